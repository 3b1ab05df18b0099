"""Slips that can't be taken back: what is asked about before it is done."""

from collections.abc import Iterable
from typing import Final

from cardtable.core.cards import JOKER
from cardtable.core.sentence import Sentence, say
from cardtable.core.turns import Discard
from cardtable.terminal.prompt.moves import parts
from cardtable.terminal.render.theme import number_of

JOKER_AWAY: Final = str(Discard(JOKER))
FIRST_DOUBTED: Final = 10
"""The first nine lines of a menu are meant when their figure is typed; from here on it may be a card's."""


def slip(move: str, typed: str, hand: Iterable[str]) -> Sentence | None:
    """What may be a slip in a move, asked as a question."""
    if JOKER_AWAY in (parts(move) or (move,)):
        return say("terminal-slip-joker")
    of_rank = [card for card in hand if number_of(card) == typed] if typed.isdigit() else []
    if of_rank and int(typed) >= FIRST_DOUBTED and not any(card in move for card in of_rank):
        return say("terminal-slip-number", number=int(typed), card=of_rank[0])
    return None
