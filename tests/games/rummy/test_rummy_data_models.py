"""The things that Rummy's requirement lists as its data, as this program has them; and what it is made with."""

import sys
from pathlib import Path

from tests.covers import covers
from tests.games.rummy.at_the_table import ANN, BOB, position

from cardtable.core.cards import JOKER, RANKS, SUITS, parse_cards, rank, suit

ROOT = Path(__file__).parents[3]


@covers("rummy D.1")
def test_a_card_has_suit_and_rank_or_is_a_joker():
    (ten, joker) = parse_cards("10♥ Jk")

    assert (RANKS[rank(ten) - 1], SUITS[suit(ten)], ten == JOKER) == ("10", "♥", False)
    assert joker == JOKER


@covers("rummy D.2", "rummy D.3", "rummy D.4")
def test_a_game_has_players_with_hands_piles_a_round_and_melds_of_a_kind():
    state = position(hands=["KH 3C", None], melds=[(1, "8D Jk 10D"), (1, "QC QD Jk")], players=2, round=5)

    view = state.view(ANN)

    assert (view.hand, view.hands) == (("K♥", "3♣"), (2, len(state.hands[BOB])))
    assert [word != "" for word in view.declared] == [True, True]
    assert view.declared[ANN] != view.declared[BOB]
    assert [(meld.kind, meld.cards) for meld in view.melds] == [
        ("run", ("8♦", "Jk", "10♦")),
        ("set", ("Q♣", "Q♦", "Jk")),
    ]
    assert (view.round, view.stock > 0, view.up_card in view.discards) == (5, True, True)


@covers("rummy T.1", "rummy T.2")
def test_it_is_made_with_python_3_13_and_uv():
    assert sys.version_info[:2] == (3, 13)
    assert (ROOT / ".python-version").read_text().strip() == "3.13"
    assert "uv==" in (ROOT / "tools" / "setup.sh").read_text()
