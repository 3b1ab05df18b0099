"""Sets of cards as bits."""

from hypothesis import given
from hypothesis import strategies as st

from cardtable.core.card_sets import cards_in, count, nth, set_of, some_of
from cardtable.core.chance import Fast

CARDS = st.sets(st.integers(0, 60))


@given(CARDS)
def test_a_set_has_the_cards_that_were_put_into_it(cards):
    as_bits = set_of(cards)

    assert cards_in(as_bits) == sorted(cards)
    assert count(as_bits) == len(cards)
    assert [nth(as_bits, place) for place in range(len(cards))] == sorted(cards)


@given(CARDS, st.integers(0, 60), st.integers(0, 1000))
def test_some_of_a_set_are_so_many_of_its_cards(cards, number, seed):
    chosen = some_of(set_of(cards), min(number, len(cards)), Fast(seed))

    assert len(cards_in(chosen)) == min(number, len(cards))
    assert set(cards_in(chosen)) <= cards
