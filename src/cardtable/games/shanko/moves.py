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

from cardtable.core.cards import Card, card_name, card_names, parse_cards
from cardtable.core.move import READY, IllegalMove, Move, Ready, bare, parse_by_verb
from cardtable.core.turns import DRAW, SKIP, ComposedTurn, Discard, Draw, LayOff, Skip, Swap, begun_by


class Take(Move):
    """Take the top card of the discard pile as the draw of the turn."""

    def __str__(self) -> str:
        return "take"


class Buy(Move):
    """Ask for the fresh discard out of turn, with a hidden card from the draw pile."""

    def __str__(self) -> str:
        return "buy"


class Pass(Move):
    """Let the fresh discard go."""

    def __str__(self) -> str:
        return "pass"


class Leave(Move):
    """Leave the fresh discard to the one who asked for it."""

    def __str__(self) -> str:
        return "leave"


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


def discard(card: Card) -> Turn:
    """The turn that is a discard and nothing else."""
    return Turn((), Discard(card))


def parse_move(text: str) -> ShankoMove:
    """The move with this written form."""
    return parse_by_verb(text, VERBS)


def _turn(rest: str) -> Turn:
    plays: list[Play] = []
    end: End | None = None
    for part in [part.strip() for part in rest.split(";") if part.strip()]:
        if end is not None:
            raise IllegalMove("shanko-after-the-end", text=part[:40], end=str(end))
        read = _part(part)
        if isinstance(read, Declare | LayOff | Swap):
            plays.append(read)
        else:
            end = read
    return Turn(plays, end)


def _part(text: str) -> Play | End:
    verb, _, rest = text.partition(" ")
    match verb.lower():
        case "meld":
            return Declare(tuple([parse_cards(group) for group in rest.split("/") if group.strip()]))
        case "lay":
            number, cards = _number(rest)
            low = cards.lower().startswith("low ")
            return LayOff(number, parse_cards(cards[4:] if low else cards), low=low)
        case "swap":
            number, card = _number(rest)
            return Swap(number, _card(card, "swap 2 6♥"))
        case "discard":
            return Discard(_card(rest, "discard K♠"))
        case "out":
            return GoOut(_card(rest, "out K♠"))
        case "all-out" if not rest:
            return ALL_OUT
        case _:
            raise IllegalMove("shanko-part-unknown", text=text[:40])


def _number(text: str) -> tuple[int, str]:
    """The number of a meld, and what stands behind it."""
    number, _, rest = text.strip().partition(" ")
    if not (number.isascii() and number.isdigit() and len(number) < 4):
        raise IllegalMove("shanko-meld-number", text=text[:40])
    return int(number), rest.strip()


def _card(text: str, example: str) -> Card:
    cards = parse_cards(text)
    if len(cards) != 1:
        raise IllegalMove("shanko-one-card", text=text[:40], example=example)
    return cards[0]


VERBS: Final[dict[str, Callable[[str], ShankoMove]]] = {
    **{str(move): bare(move) for move in (DRAW, TAKE, BUY, PASS, LEAVE, SKIP, READY)},
    "turn": _turn,
    **begun_by(("meld", "lay", "swap", "discard", "out", "all-out"), _turn),
}
