"""What dishes are worth, and who wins."""

import pytest
from tests.covers import covers

from cardtable import game
from cardtable.games.sushi_go.cards import parse_cards
from cardtable.games.sushi_go.scoring import (
    dumpling_points,
    maki_icons,
    maki_points,
    nigiri_points,
    on_wasabi,
    places,
    points,
    pudding_points,
    round_points,
    sashimi_points,
    tempura_points,
)

sushi_go = game("sushi-go")
position = sushi_go.position

SUPPER = (
    "tempura tempura sashimi maki3 maki2 wasabi squid dumpling pudding",
    "sashimi sashimi sashimi maki2 egg dumpling dumpling chopsticks pudding",
    "maki3 maki1 salmon tempura dumpling dumpling dumpling pudding wasabi",
)
"""SG-E44"""


@covers("sushi-go 6.1", "sushi-go 6.2", "sushi-go 6.3")
def test_tempura_counts_five_for_each_pair():
    """SG-34"""
    assert [tempura_points(count) for count in range(7)] == [0, 0, 5, 5, 10, 10, 15]


@covers("sushi-go 7.1", "sushi-go 7.2", "sushi-go 7.3")
def test_sashimi_counts_ten_for_each_three():
    """SG-E04"""
    assert [sashimi_points(count) for count in range(7)] == [0, 0, 0, 10, 10, 10, 20]


@covers("sushi-go 8.1", "sushi-go 8.2", "sushi-go 8.3", "sushi-go 8.4", "sushi-go 8.5")
def test_dumplings_count_more_the_more_there_are_up_to_five():
    """SG-E05"""
    assert [dumpling_points(count) for count in range(8)] == [0, 1, 3, 6, 10, 15, 15, 15]


@covers("sushi-go 9.1", "sushi-go 9.2", "sushi-go 9.3")
@pytest.mark.parametrize(("nigiri", "worth"), [("squid", 3), ("salmon", 2), ("egg", 1)])
def test_a_nigiri_by_itself(nigiri, worth):
    assert points(parse_cards(nigiri)) == worth


@covers("sushi-go 10.1", "sushi-go 10.2", "sushi-go 10.3", "sushi-go 10.4", "sushi-go 10.5")
@pytest.mark.parametrize(
    ("cards", "worth", "lying"),
    [
        pytest.param("wasabi squid", 9, "squid", id="SG-E07"),
        pytest.param("squid wasabi", 3, "-", id="SG-E08"),
        pytest.param("wasabi wasabi salmon squid egg", 16, "salmon squid", id="SG-E10"),
        pytest.param("wasabi tempura salmon", 6, "salmon", id="SG-E11"),
        pytest.param("wasabi egg", 3, "egg", id="egg"),
        pytest.param("wasabi", 0, "-", id="open"),
        pytest.param("wasabi squid squid", 12, "squid", id="one nigiri for each wasabi"),
        pytest.param("wasabi squid wasabi egg wasabi", 12, "squid egg -", id="three of them"),
        pytest.param("egg wasabi chopsticks maki1 pudding salmon", 7, "salmon", id="others in between"),
    ],
)
def test_the_next_nigiri_after_a_wasabi_lies_on_it_and_counts_three_times(cards, worth, lying):
    """SG-18: of several open wasabi the oldest is used"""
    played = parse_cards(cards)
    names = dict(zip(played, cards.split(), strict=True))

    assert nigiri_points(played) == points(played) == worth
    assert ["-" if card is None else names[card] for card in on_wasabi(played)] == lying.split()


def test_chopsticks_and_open_wasabi_score_nothing():
    """SG-15"""
    assert points(parse_cards("chopsticks wasabi chopsticks wasabi")) == 0


@covers("sushi-go 5.1")
def test_maki_icons_are_counted_not_cards():
    assert maki_icons(parse_cards("maki1 maki2 maki3 tempura maki3")) == 9


@covers("sushi-go 5.2", "sushi-go 5.3", "sushi-go 5.4", "sushi-go 5.5")
@pytest.mark.parametrize(
    ("icons", "worth"),
    [
        pytest.param([5, 3, 2], [6, 3, 0], id="SG-E13"),
        pytest.param([4, 4, 2], [3, 3, 0], id="SG-E14"),
        pytest.param([3, 3, 3, 1], [2, 2, 2, 0], id="SG-E16"),
        pytest.param([2, 2, 2, 2], [1, 1, 1, 1], id="SG-E17"),
        pytest.param([4, 0, 0], [6, 0, 0], id="SG-E19"),
        pytest.param([0, 0, 0], [0, 0, 0], id="SG-E20"),
        pytest.param([3, 3], [3, 3], id="SG-E22"),
        pytest.param([3, 1], [6, 3], id="SG-E23"),
        pytest.param([4, 4, 2, 2], [3, 3, 0, 0], id="SG-04"),
        pytest.param([5, 3, 3], [6, 1, 1], id="second place tied"),
        pytest.param([5, 3, 3, 3], [6, 1, 1, 1], id="second place tied by three"),
        pytest.param([5, 3, 3, 3, 3], [6, 0, 0, 0, 0], id="SG-05: nothing left to share"),
        pytest.param([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], id="SG-05: six among five"),
        pytest.param([2, 0], [6, 0], id="SG-03"),
        pytest.param([0, 0], [0, 0], id="nobody has any"),
        pytest.param([2, 7, 4, 4, 1], [0, 6, 1, 1, 0], id="in any seat"),
    ],
)
def test_most_maki_get_six_and_second_most_three_and_ties_share(icons, worth):
    """SG-03, SG-05, SG-06"""
    assert maki_points(icons) == worth


@pytest.mark.parametrize(
    ("icons", "worth"),
    [([4, 4, 2, 2], [6, 6, 3, 3]), ([5, 3, 2], [6, 3, 0]), ([5, 3, 3], [6, 3, 3]), ([4, 0, 0], [6, 0, 0])],
)
def test_a_house_can_pay_maki_ties_in_full(icons, worth):
    """SG-04"""
    assert maki_points(icons, "full") == worth


@covers("sushi-go 12.2", "sushi-go 12.3", "sushi-go 12.4", "sushi-go 12.5", "sushi-go 12.6")
@pytest.mark.parametrize(
    ("puddings", "full", "split"),
    [
        pytest.param([4, 2, 1], [6, 0, -6], [6, 0, -6], id="SG-E25"),
        pytest.param([3, 3, 1, 0], [6, 6, 0, -6], [3, 3, 0, -6], id="SG-E26"),
        pytest.param([2, 2, 2], [0, 0, 0], [0, 0, 0], id="SG-E28"),
        pytest.param([0, 0, 0], [0, 0, 0], [0, 0, 0], id="SG-E29"),
        pytest.param([2, 2, 1], [6, 6, -6], [3, 3, -6], id="SG-E31"),
        pytest.param([3, 1], [6, 0], [6, 0], id="SG-E32"),
        pytest.param([2, 2], [0, 0], [0, 0], id="SG-09: equal with two players"),
        pytest.param([0, 4], [0, 6], [0, 6], id="SG-09: no loss with two players"),
        pytest.param([3, 1, 1, 1], [6, -6, -6, -6], [6, -2, -2, -2], id="fewest tied"),
        pytest.param([3, 1, 1, 1, 1], [6, -6, -6, -6, -6], [6, -1, -1, -1, -1], id="SG-07: towards zero"),
        pytest.param([1, 1, 1, 1, 0], [6, 6, 6, 6, -6], [1, 1, 1, 1, -6], id="four have the most"),
        pytest.param([1, 0, 0], [6, -6, -6], [6, -3, -3], id="SG-10: none at all is fewest"),
    ],
)
def test_most_puddings_get_six_and_fewest_lose_six(puddings, full, split):
    """SG-07, SG-08"""
    assert pudding_points(puddings) == full
    assert pudding_points(puddings, "split") == split


@covers("sushi-go 4.4", "sushi-go 13.1", "sushi-go 13.4")
def test_a_round_is_scored_by_kind_of_card():
    """SG-E44"""
    state = position(collections=SUPPER)

    lines = [
        {part.label.code.removeprefix("sushi-go-part-"): part.points for part in seat} for seat in state.result.sheet[0]
    ]

    assert lines == [
        {"maki": 6, "tempura": 5, "sashimi": 0, "dumpling": 1, "nigiri": 9},
        {"maki": 0, "tempura": 0, "sashimi": 10, "dumpling": 3, "nigiri": 1},
        {"maki": 3, "tempura": 0, "sashimi": 0, "dumpling": 6, "nigiri": 2},
    ]
    assert state.result.scores == (21, 14, 11)
    assert state.view(None).round_points == ((21, 14, 11),)
    assert round_points([parse_cards(cards) for cards in SUPPER]) == [21, 14, 11]


@covers("sushi-go 13.4")
def test_each_line_of_the_sheet_says_what_was_counted():
    ann = position(collections=SUPPER).result.sheet[0][0]

    facts = [part.label.facts for part in ann]

    assert facts == [{"icons": 5}, {"number": 2}, {"number": 1}, {"number": 1}, {"number": 1, "tripled": 1}]


@covers("sushi-go 17.2", "sushi-go 17.3")
@pytest.mark.parametrize(
    ("scores", "puddings", "expected"),
    [
        pytest.param((40, 40, 31), (2, 3, 4), (2, 1, 3), id="SG-E46"),
        pytest.param((40, 40), (2, 2), (1, 1), id="SG-E47"),
        pytest.param((30, 45, 22), (1, 0, 2), (2, 1, 3), id="the highest score wins"),
        pytest.param((40, 30, 30), (0, 1, 2), (1, 3, 2), id="SG-26: lower places too"),
        pytest.param((40, 30, 30), (0, 1, 1), (1, 2, 2), id="SG-26: shared"),
        pytest.param((30, 30, 25), (1, 1, 2), (1, 1, 3), id="SG-25"),
    ],
)
def test_the_highest_score_wins_and_of_equal_ones_more_puddings(scores, puddings, expected):
    """SG-25, SG-26"""
    assert places(scores, puddings) == expected

    state = position(scores=scores, puddings=puddings)

    assert state.result.over
    assert (state.result.scores, state.view(None).puddings) == (scores, puddings)
    assert state.result.places == expected


@covers("sushi-go 12.1", "sushi-go 17.1", "sushi-go 13.3")
def test_puddings_of_all_three_rounds_count_at_the_end():
    past = [
        ["pudding pudding maki1 maki1 maki1 chopsticks tempura sashimi sashimi wasabi", ["maki2"] * 10],
        ["pudding dumpling tempura sashimi sashimi salmon salmon salmon egg egg", ["dumpling"] * 10],
    ]
    state = position(past=past, collections=[["tempura"] * 10, ["sashimi"] * 9 + ["pudding"]])

    view = state.view(None)

    assert view.puddings == (3, 1)
    assert view.round_points == ((3, 6), (9, 15), (25, 30))
    assert view.pudding_points == (6, 0)
    assert view.result.scores == (43, 51)
    assert [part.label.code for part in view.result.sheet[2][0]][-1] == "sushi-go-part-pudding"
    assert view.result.sheet[2][0][-1].points == 6


def test_puddings_change_no_score_before_the_end():
    """12.1 speaks of the third round only"""
    state = position(
        round=2, collections=["pudding " * 5 + "maki1 " * 5, "maki2 " * 10], past=[["dumpling " * 10, "tempura " * 10]]
    )

    assert state.phase == "between"
    assert state.result.scores == (18, 31)
    assert state.view(None).pudding_points == ()


def test_a_total_may_be_below_zero():
    """SG-39"""
    lean = "tempura sashimi sashimi maki1 maki1 maki1 wasabi wasabi wasabi"
    state = position(
        past=[
            [lean, "maki3 maki2" + 7 * " dumpling", "maki3 maki2" + 7 * " dumpling"],
            [lean, "maki3 maki2" + 7 * " salmon", "maki3 maki2" + 3 * " salmon" + 4 * " squid"],
        ],
        collections=[
            "tempura sashimi sashimi maki2 maki2" + 4 * " chopsticks",
            "maki3 maki3 pudding" + 6 * " tempura",
            "maki3 maki3" + 7 * " pudding",
        ],
    )

    assert state.result.scores[0] == -6
    assert state.result.places[0] == 3
