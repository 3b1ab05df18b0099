"""The moves of Rummy With Jokers and their written forms. They know nothing of what is allowed.

A turn is composed of plays and an end, and played as one move (RJ-38):
`turn declare 3♣4♣5♣ / Q♣Q♦Jk ; extend 2 6♦ ; discard K♠`, `turn take ; extend 1 low Jk ; close 2♦`,
and where the house allows it `turn swap 3 9♦ ; extend 1 Jk ; discard 4♠`.
A draft lacks its end. The word `turn` may be left out, suits may be letters.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from cardtable.core import turn_notation as notation
from cardtable.core.cards import NAMES, Card, names
from cardtable.core.melds import jokers_in
from cardtable.core.move import READY, IllegalMove, Ready, bare
from cardtable.core.turns import DRAW, SKIP, ComposedTurn, Discard, Draw, LayOff, Skip, Swap
from cardtable.games.rummy.melds import RUN, SET

KINDS: Final = {"run": RUN, "sequence": RUN, "set": SET}


class Proposal:
    """The cards of one new meld, in the player's order; its kind where the player stated it."""

    def __init__(self, cards: tuple[Card, ...], kind: str = "") -> None:
        self.cards: Final = cards
        self.kind: Final = kind

    def __str__(self) -> str:
        return f"{self.kind} {''.join(names(self.cards))}".strip()


def proposal(cards: tuple[Card, ...], kind: str) -> Proposal:
    """A new meld as it is written down: its kind is stated where its cards could be both (RJ-12)."""
    return Proposal(cards, kind if jokers_in(cards) == len(cards) - 1 else "")


class Declare:
    """Lay down new melds together."""

    def __init__(self, melds: tuple[Proposal, ...]) -> None:
        self.melds: Final = melds

    def __str__(self) -> str:
        return "declare " + " / ".join(map(str, self.melds))


class Extend(LayOff):
    verb: ClassVar[str] = "extend"
    between: ClassVar[str] = ""


class Close:
    """End the deal by putting the last card face down; without a card where the house allows it."""

    def __init__(self, card: Card | None) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return "close" if self.card is None else f"close {NAMES[self.card]}"


type Play = Declare | Extend | Swap
type End = Discard | Close


class Turn(ComposedTurn[Play, End]):
    """A whole turn, or the draft of one."""


type RummyMove = Draw | Turn | Skip | Ready

DISCARDS: Final = [Turn((), Discard(Card(card))) for card in range(len(NAMES))]
"""By the card, the turn that does nothing but discard it."""


def _turn(text: str) -> Turn:
    parts = notation.turn_parts(text)
    if not parts:
        raise IllegalMove("rummy-turn-empty")
    takes = parts[0].lower() == "take"
    plays, end = notation.parse_turn(parts[1:] if takes else parts, PLAYS, ENDS)
    return Turn(plays, end, takes=takes)


def parse_declaration(text: str) -> Declare:
    return Declare(tuple([_proposal(part.strip()) for part in text.split("/")]))


def _proposal(text: str) -> Proposal:
    """Cards, with `set` or `run` before them where one natural card and jokers could be both."""
    word, _, rest = text.partition(" ")
    kind = KINDS.get(word.lower(), "")
    return Proposal(notation.some_cards(rest if kind else text, "declare"), kind)


def _extend(text: str) -> Extend:
    number, low, cards = notation.numbered(text, "extend")
    return Extend(number, notation.some_cards(cards, "extend"), low=low)


def _close(text: str) -> Close:
    return Close(notation.one_card(text, "close") if text else None)


PLAYS: Final[dict[str, Callable[[str], Play]]] = {
    "declare": parse_declaration,
    "extend": _extend,
    "swap": notation.parse_swap,
}
ENDS: Final[dict[str, Callable[[str], End]]] = {"discard": notation.parse_discard, "close": _close}
VERBS: Final[dict[str, Callable[[str], RummyMove]]] = {
    "draw": bare(DRAW),
    "turn": _turn,
    **notation.begun_by(("take", *PLAYS, *ENDS), _turn),
    "ready": bare(READY),
    "skip": bare(SKIP),
}
