"""Runs against brute force: every way in which cards can lie in a row."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardtable.core.cards import JOKER, Card, card_names, card_of, parse_card, parse_cards, suit
from cardtable.core.runs import LONGEST, Run, as_run, extended, swapped

SPADES = st.integers(0, 12).map(Card)
CARDS = st.one_of(SPADES, SPADES, SPADES, st.just(JOKER), st.integers(13, 26).map(Card))
HANDS = st.lists(CARDS, min_size=1, max_size=14)
ROWS = [(low, low + size - 1) for size in range(1, LONGEST + 1) for low in range(1, 16 - size)]


@st.composite
def runs(draw):
    """A run that lies on the table, jokers and all."""
    low, high = draw(st.sampled_from([row for row in ROWS if row[1] - row[0] >= 2]))
    cards = [draw(st.sampled_from([card_of(0, r), card_of(0, r), JOKER])) for r in range(low, high + 1)]
    assume(any(card != JOKER for card in cards))
    return Run(0, low, tuple(cards))


def lying(cards):
    """Every run that these cards make in some order: its first rank and its cards."""
    naturals = [card for card in cards if card != JOKER]
    for low, high in ROWS:
        row = [card_of(suit(naturals[0]), r) for r in range(low, high + 1)] if naturals else []
        if len(row) == len(cards) and len(set(naturals)) == len(naturals) and set(naturals) <= set(row):
            yield low, tuple(card if card in naturals else JOKER for card in row)


def as_written(run):
    return None if run is None else (run.low, run.cards)


@given(HANDS)
def test_cards_make_the_run_of_their_order_or_else_the_highest(cards):
    """RJ-12, SH-08: the highest one is worth most."""
    found = list(lying(cards))
    in_order = [row for row in found if row[1] == tuple(cards)]

    expected = in_order[0] if in_order else max(found, key=lambda row: row[0], default=None)

    assert as_written(as_run(cards)) == expected


@given(runs(), st.lists(CARDS, min_size=1, max_size=6), st.booleans())
def test_a_run_grows_in_the_given_order_or_else_wherever_the_cards_belong(run, cards, low_first):
    found = [
        (low, row)
        for low, row in lying((*run.cards, *cards))
        if low <= run.low and row[run.low - low :][: len(run.cards)] == run.cards
    ]
    orders = [(*cards, *run.cards)] if low_first else [(*run.cards, *cards), (*cards, *run.cards)]
    in_order = [row for order in orders for row in found if row[1] == order]
    best = min(found, key=lambda row: row[0] if low_first else -row[0], default=None)

    whole = extended(run, cards, low_first=low_first)

    assert as_written(whole) == (in_order[0] if in_order else best)


@given(runs())
def test_a_run_on_the_table_is_read_back_as_it_lies(run):
    assert as_written(as_run(run.cards)) == (run.low, run.cards)


@given(runs(), SPADES)
def test_a_card_takes_the_place_of_the_joker_that_stands_for_it(run, card):
    places = [i for i, stands in enumerate(run.stands) if stands == card and run.cards[i] == JOKER]

    whole = swapped(run, card)

    assert (whole is not None) == bool(places)
    if whole is not None:
        assert (whole.low, whole.stands) == (run.low, run.stands)
        assert [i for i in range(len(run.cards)) if whole.cards[i] != run.cards[i]] == places


@pytest.mark.parametrize(
    ("cards", "lies", "stands"),
    [
        ("8D Jk 10D", "8♦ Jk 10♦", "8♦ 9♦ 10♦"),
        ("QD KD Jk", "Q♦ K♦ Jk", "Q♦ K♦ A♦"),
        ("KD AD Jk", "Jk K♦ A♦", "Q♦ K♦ A♦"),
        ("9D Jk Jk Jk", "9♦ Jk Jk Jk", "9♦ 10♦ J♦ Q♦"),
        ("Jk Jk Jk 9D", "Jk Jk Jk 9♦", "6♦ 7♦ 8♦ 9♦"),
        ("Jk AS Jk", "Jk Jk A♠", "Q♠ K♠ A♠"),
        ("AS Jk Jk", "A♠ Jk Jk", "A♠ 2♠ 3♠"),
        ("Jk Jk AS", "Jk Jk A♠", "Q♠ K♠ A♠"),
        ("7S 5S 4S 6S", "4♠ 5♠ 6♠ 7♠", "4♠ 5♠ 6♠ 7♠"),
        ("2S Jk AS", "A♠ 2♠ Jk", "A♠ 2♠ 3♠"),
        ("QS Jk JS AS", "J♠ Q♠ Jk A♠", "J♠ Q♠ K♠ A♠"),
    ],
)
def test_a_joker_stands_for_the_card_of_its_place(cards, lies, stands):
    run = as_run(parse_cards(cards))

    assert (card_names(run.cards), card_names(run.stands)) == (lies, stands)


@pytest.mark.parametrize("cards", ["KS AS 2S", "KC AC Jk 2C", "7D 8D 9H", "7D 8D 10D", "4S 4S 5S", "Jk Jk Jk", ""])
def test_what_does_not_lie_in_a_row_is_no_run(cards):
    assert as_run(parse_cards(cards)) is None


def test_a_run_holds_one_ace_and_so_thirteen_cards_at_most():
    suit_from_the_ace = [card_of(1, r) for r in range(1, 14)]

    assert as_run(suit_from_the_ace).high == 13
    assert as_run([*suit_from_the_ace, card_of(1, 14)]) is None
    assert as_run([*suit_from_the_ace, JOKER]) is None
    assert extended(as_run(suit_from_the_ace), [JOKER]) is None


@pytest.mark.parametrize(
    ("run", "cards", "low_first", "lies"),
    [
        ("5H 6H 7H 8H", "Jk", False, "5♥ 6♥ 7♥ 8♥ Jk"),
        ("5H 6H 7H 8H", "Jk", True, "Jk 5♥ 6♥ 7♥ 8♥"),
        ("5H 6H 7H 8H", "9H Jk", True, "Jk 5♥ 6♥ 7♥ 8♥ 9♥"),
        ("5H 6H 7H 8H", "4H 9H", False, "4♥ 5♥ 6♥ 7♥ 8♥ 9♥"),
        ("5H 6H 7H 8H", "10H Jk", False, "5♥ 6♥ 7♥ 8♥ Jk 10♥"),
        ("QS KS AS", "Jk", False, "Jk Q♠ K♠ A♠"),
        ("AS 2S 3S", "Jk", True, "A♠ 2♠ 3♠ Jk"),
    ],
)
def test_spare_jokers_go_to_the_high_end_or_where_they_are_sent(run, cards, low_first, lies):
    whole = extended(as_run(parse_cards(run)), parse_cards(cards), low_first=low_first)

    assert card_names(whole.cards) == lies


@pytest.mark.parametrize(
    ("run", "card"), [("AD 2D 3D", "KD"), ("QD KD AD", "2D"), ("7D 8D 9D", "5D"), ("7D 8D 9D", "8D")]
)
def test_nothing_wraps_leaves_a_gap_or_stands_twice(run, card):
    assert extended(as_run(parse_cards(run)), [parse_card(card)]) is None
