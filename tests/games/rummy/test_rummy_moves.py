"""The written forms of moves: what is written can be read, and what people type is understood."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.rummy.at_the_table import rummy

from cardtable import IllegalMove
from cardtable.core.cards import Card
from cardtable.core.turns import Discard
from cardtable.games.rummy.moves import Close, Declare, Extend, Proposal, Turn

CARD = st.integers(0, 52).map(Card)
CARDS = st.lists(CARD, min_size=1, max_size=13).map(tuple)
PROPOSALS = st.builds(Proposal, CARDS, st.sampled_from(["", "set", "run"]))
DECLARE = st.builds(Declare, st.lists(PROPOSALS, min_size=1, max_size=4).map(tuple))
EXTEND = st.builds(lambda n, cards, low: Extend(n, cards, low=low), st.integers(0, 99), CARDS, st.booleans())
END = st.one_of(st.none(), st.builds(Discard, CARD), st.builds(Close, st.one_of(st.none(), CARD)))


@given(st.lists(st.one_of(DECLARE, EXTEND), max_size=4), END, st.booleans())
def test_a_written_turn_can_be_read(plays, end, takes):
    turn = Turn(plays, end, takes=takes)

    if plays or end or takes:
        assert rummy.parse_move(str(turn)) == turn


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("draw", "draw"),
        ("DRAW", "draw"),
        ("discard K♠", "turn discard K♠"),
        ("discard ks", "turn discard K♠"),
        ("turn discard KS", "turn discard K♠"),
        ("close 2d", "turn close 2♦"),
        ("close", "turn close"),
        ("declare 3♣4♣5♣ / Q♣Q♦Jk", "turn declare 3♣4♣5♣ / Q♣Q♦Jk"),
        ("declare 3c 4c 5c/qc qd jk", "turn declare 3♣4♣5♣ / Q♣Q♦Jk"),
        ("declare 3♣–4♣–5♣", "turn declare 3♣4♣5♣"),
        ("declare run 7d jk jk", "turn declare run 7♦JkJk"),
        ("declare sequence 7d jk jk / set 8c jk jk", "turn declare run 7♦JkJk / set 8♣JkJk"),
        ("extend 2 6♦", "turn extend 2 6♦"),
        ("extend #2 6d 7d", "turn extend 2 6♦7♦"),
        ("extend 2 low jk", "turn extend 2 low Jk"),
        ("extend 2 high Jk", "turn extend 2 Jk"),
        ("take", "turn take"),
        ("take; extend 1 10d ;discard 4s", "turn take ; extend 1 10♦ ; discard 4♠"),
        (
            "turn declare 3♣4♣5♣ / Q♣Q♦Jk ; extend 2 6♦ ; discard K♠",
            "turn declare 3♣4♣5♣ / Q♣Q♦Jk ; extend 2 6♦ ; discard K♠",
        ),
        ("ready", "ready"),
        ("skip", "skip"),
    ],
)
def test_short_and_long_forms_are_understood(typed, written):
    assert str(rummy.parse_move(typed)) == written


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "move-unknown"),
        ("meld 3c 4c 5c", "move-unknown"),
        ("draw 7d", "move-takes-nothing"),
        ("turn", "rummy-turn-empty"),
        ("turn ;", "rummy-turn-empty"),
        ("discard", "turn-cards-missing"),
        ("discard 7d 8d", "turn-one-card"),
        ("close 7d 8d", "turn-one-card"),
        ("discard 7x", "card-unknown"),
        ("declare", "turn-cards-missing"),
        ("declare 3c4c5c /", "turn-cards-missing"),
        ("extend 6d", "turn-meld-number"),
        ("extend two 6d", "turn-meld-number"),
        ("extend 2", "turn-cards-missing"),
        ("discard 7d ; declare 3c4c5c", "turn-order"),
        ("discard 7d ; close 8d", "turn-order"),
        ("declare 3c4c5c ; take", "turn-part"),
        ("declare 3c4c5c ; draw", "turn-part"),
        ("discard 7d " * 200, "move-unknown"),
    ],
)
def test_what_cannot_be_understood_is_refused_with_help(typed, code):
    with pytest.raises(IllegalMove) as refusal:
        rummy.parse_move(typed)

    assert refusal.value.sentence.code == code


def test_moves_written_alike_are_equal():
    assert rummy.parse_move("discard ks") == rummy.parse_move("turn discard K♠") == Turn((), Discard(Card(12)))
