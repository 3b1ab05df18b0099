"""The moves of Shanko and their written forms. Whether one is legal is not known here.

Beside the bare words there is the composed turn: its plays and its end, separated by semicolons.

    turn meld 7♠ 7♥ 7♦ / K♣ K♦ Jk ; lay 3 9♥ ; swap 2 6♥ ; discard K♠

Plays are `meld` (all groups of the contract, separated by strokes), `lay` (the number of a meld on the table and the
cards that are added; `low` before them sends spare jokers to the low end) and `swap` (the number of a sequence and the
card that takes the joker's place). A turn ends in `discard`, in `out` with the last card, or in `all-out` when none is
left. A draft may have no end yet, and the word `turn` may be left out.
"""

from collections.abc import Callable
from typing import Final

from cardtable.core import turn_notation as notation
from cardtable.core.cards import NAMES, Card, card_name, card_names, parse_cards
from cardtable.core.move import READY, Ready, Word, bare
from cardtable.core.turns import DRAW, SKIP, ComposedTurn, Discard, Draw, LayOff, Skip, Swap


class Take(Word):
    """Take the top card of the discard pile as the draw of the turn."""


class Buy(Word):
    """Ask for the fresh discard out of turn, with a hidden card from the draw pile."""


class Pass(Word):
    """Let the fresh discard go."""


class Leave(Word):
    """Leave the fresh discard to the one who asked for it."""


class Declare:
    """Lay down the contract."""

    def __init__(self, groups: tuple[tuple[Card, ...], ...]) -> None:
        self.groups: Final = groups

    def __str__(self) -> str:
        return "meld " + " / ".join([card_names(group) for group in self.groups])


class GoOut:
    """Discard the last card, face down."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"out {card_name(self.card)}"


class AllOut:
    """Every card is melded: nothing is left to discard."""

    def __str__(self) -> str:
        return "all-out"


type Play = Declare | LayOff | Swap
type End = Discard | GoOut | AllOut


class Turn(ComposedTurn[Play, End]):
    """What follows the draw, as one move (SH-43)."""


type ShankoMove = Draw | Take | Buy | Pass | Leave | Skip | Turn | Ready

TAKE: Final = Take()
BUY: Final = Buy()
PASS: Final = Pass()
LEAVE: Final = Leave()
ALL_OUT: Final = AllOut()


DISCARDS: Final = [Turn((), Discard(Card(card))) for card in range(len(NAMES))]
"""By the card."""


def discard(card: Card) -> Turn:
    """The turn that is a discard and nothing else."""
    return DISCARDS[card]


def _turn(text: str) -> Turn:
    plays, end = notation.parse_turn(notation.turn_parts(text), PLAYS, ENDS)
    return Turn(plays, end)


def _declare(text: str) -> Declare:
    return Declare(tuple([parse_cards(group) for group in text.split("/") if group.strip()]))


def _lay_off(text: str) -> LayOff:
    number, low, cards = notation.numbered(text, "lay")
    return LayOff(number, parse_cards(cards), low=low)


def _go_out(text: str) -> GoOut:
    return GoOut(notation.one_card(text, "out"))


PLAYS: Final[dict[str, Callable[[str], Play]]] = {"meld": _declare, "lay": _lay_off, "swap": notation.parse_swap}
ENDS: Final[dict[str, Callable[[str], End]]] = {
    "discard": notation.parse_discard,
    "out": _go_out,
    "all-out": bare(ALL_OUT),
}
VERBS: Final[dict[str, Callable[[str], ShankoMove]]] = {
    **{str(move): bare(move) for move in (DRAW, TAKE, BUY, PASS, LEAVE, SKIP, READY)},
    "turn": _turn,
    **notation.begun_by((*PLAYS, *ENDS), _turn),
}
