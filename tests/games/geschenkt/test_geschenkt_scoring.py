"""What cards and chips are worth, and who wins."""

import pytest
from tests.covers import covers

from cardtable import Refused, game
from cardtable.core.card_sets import set_of
from cardtable.games.geschenkt.scoring import points, runs

geschenkt = game("geschenkt")


@covers("geschenkt 4.2", "geschenkt 4.3")
@pytest.mark.parametrize(
    ("cards", "chips", "score"),
    [
        pytest.param([10, 11, 12], 0, 10, id="GK-E04"),
        pytest.param([4, 6, 10, 21], 0, 41, id="GK-E05"),
        pytest.param([13, 14, 15, 16], 0, 13, id="GK-E07"),
        pytest.param([3, 10, 11, 12, 13, 20], 5, 28, id="GK-E08"),
        pytest.param([], 11, -11, id="GK-E10"),
        pytest.param([35], 0, 35, id="GK-E11"),
        pytest.param([33, 35], 0, 68, id="GK-E13"),
        pytest.param([22, 20, 21], 4, 16, id="GK-E14"),
        pytest.param([17, 18, 19, 20], 0, 17, id="GK-E16"),
        pytest.param([5, 7, 9, 11], 6, 26, id="GK-E17"),
    ],
)
def test_a_run_counts_its_lowest_card_and_chips_count_off(cards, chips, score):
    """GK-12"""
    assert points(set_of(cards), chips) == score


def test_runs_are_sorted_and_split_at_gaps():
    assert runs([22, 5, 20, 21, 7]) == [[5], [7], [20, 21, 22]]


def finished(cards, chips):
    """A game that is over with these cards and chips; one more player holds the other cards."""
    held = [card for hand in cards for card in hand]
    rest = [card for card in range(3, 36) if card not in held]
    last = rest[: 24 - len(held)]
    return geschenkt.position(cards=[*cards, last], chips=[*chips, 0], deck=[], removed=rest[24 - len(held) :])


def from_first_to_last(result):
    return sorted(range(3), key=lambda seat: result.places[seat])


@covers("geschenkt 4.4")
def test_of_equal_scores_the_one_with_more_chips_wins():
    """GK-E26"""
    result = finished([[28], [30], [31]], (3, 5, 0)).result

    assert result.scores[:3] == (25, 25, 31)
    assert from_first_to_last(result) == [1, 0, 2]


def test_equal_scores_and_chips_share_a_place():
    """GK-13"""
    ann = [*range(10, 15), *range(20, 26)]
    bob = [*range(3, 10), *range(27, 33)]

    result = geschenkt.position(
        cards=[ann, bob], chips=(11, 11), deck=[], removed=[*range(15, 20), 26, 33, 34, 35]
    ).result

    assert result.scores == (19, 19)
    assert result.places == (1, 1)


@covers("geschenkt 4.5")
def test_the_result_lists_places_scores_and_runs():
    """GK-E28"""
    result = finished([[12, 13, 30], [8, 25], [20, 21, 22]], (6, 0, 2)).result

    assert result.scores[:3] == (36, 33, 18)
    assert from_first_to_last(result) == [2, 1, 0]
    lines = [(part.label.facts, part.points) for part in result.sheet[0][0]]
    assert lines == [({"cards": "12 13"}, 12), ({"cards": "30"}, 30), ({"chips": 6}, -6)]


@pytest.mark.parametrize(
    "change",
    [
        {"deck": [3, 3]},
        {"chips": [11, 12]},
        {"chips": [True, 21]},
        {"pot": -1},
        {"turn": 2},
        {"order": [0, 0]},
        {"removed": [3]},
        {"cards": [[3], [3]]},
        {"game": "rook"},
        {"seed": "abc"},
        {"left": [0, 1]},
        {"options": {"chips": "twelve"}},
        {"players": 8},
    ],
    ids=str,
)
def test_a_state_that_cannot_be_is_refused(change):
    """GK-E29"""
    good = geschenkt.start(2, seed=5).to_json()

    with pytest.raises(Refused):
        geschenkt.from_json({**good, **change})
