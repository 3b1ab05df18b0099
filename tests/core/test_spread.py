"""Cards spread over places that may refuse some of them."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.card_sets import cards_in, count, set_of
from cardtable.core.chance import Fast
from cardtable.core.spread import spread

ROOMS = st.lists(st.integers(0, 4), min_size=1, max_size=4)


@st.composite
def tasks(draw):
    """Rooms, as many cards as they hold, and what each place bars."""
    rooms = draw(ROOMS)
    cards = set_of(range(sum(rooms)))
    return cards, rooms, [draw(st.integers(0, max(cards, 0))) for _ in rooms]


def can_be(cards, rooms, barred):
    """Hall's condition: no group of places is asked to take more cards than it has room for."""
    places = range(len(rooms))
    groups = [set(group) for size in range(len(rooms) + 1) for group in combinations(places, size)]
    homes = [{place for place in places if not barred[place] >> card & 1} for card in cards_in(cards)]
    return all(sum(home <= group for home in homes) <= sum(rooms[place] for place in group) for group in groups)


@given(tasks(), st.integers(0, 1000))
def test_every_card_finds_a_place_that_admits_it_whenever_that_can_be(task, seed):
    cards, rooms, barred = task

    filled = spread(cards, rooms, barred, Fast(seed))

    assert (filled is not None) == can_be(cards, rooms, barred)
    if filled is not None:
        assert sum(filled) == cards
        assert [count(held) for held in filled] == rooms
        assert not any(held & bars for held, bars in zip(filled, barred, strict=True))


def test_each_place_is_as_likely_as_it_has_room():
    counted = [0, 0]
    for seed in range(4000):
        filled = spread(set_of(range(8)), [6, 2], [0, 0], Fast(seed))
        counted[0 if filled[0] & 1 else 1] += 1

    assert 2850 < counted[0] < 3150
