"""The moves of Rummy With Jokers and their written forms. They know nothing of what is allowed.

A turn is composed of plays and an end, and played as one move (RJ-38):
`turn declare 3♣4♣5♣ / Q♣Q♦Jk ; extend 2 6♦ ; discard K♠`, `turn take ; extend 1 low Jk ; close 2♦`,
and where the house allows it `turn swap 3 9♦ ; extend 1 Jk ; discard 4♠`.
A draft lacks its end. The word `turn` may be left out, suits may be letters.
"""

import re
from collections.abc import Callable
from typing import ClassVar, Final

from cardtable.core.cards import NAMES, Card, names, parse_cards
from cardtable.core.melds import naturals
from cardtable.core.move import READY, IllegalMove, Ready, bare, parse_by_verb
from cardtable.core.turns import DRAW, SKIP, ComposedTurn, Discard, Draw, LayOff, Skip, Swap, begun_by
from cardtable.games.rummy.melds import RUN, SET

PARTS: Final = ("declare", "extend", "swap", "discard", "close")
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
    return Proposal(cards, kind if len(naturals(cards)) == 1 else "")


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


def parse_move(text: str) -> RummyMove:
    """The move with this written form, or the draft of one."""
    return parse_by_verb(text.replace(";", " ; "), VERBS)


def _turn(text: str) -> Turn:
    """Plays and an end, separated by semicolons."""
    parts = [part.strip() for part in re.split(r"[;；\n]", text) if part.strip()]
    if not parts:
        raise IllegalMove("rummy-turn-empty")
    takes = parts[0].lower() == "take"
    steps = [_part(part) for part in (parts[1:] if takes else parts)]
    plays = [step for step in steps if isinstance(step, Declare | Extend | Swap)]
    ends = [step for step in steps if isinstance(step, Discard | Close)]
    if len(ends) > 1 or (ends and steps[-1] is not ends[0]):
        raise IllegalMove("rummy-turn-order", text=str(ends[0]))
    return Turn(plays, ends[0] if ends else None, takes=takes)


def _part(text: str) -> Play | End:
    verb, rest = (*text.split(maxsplit=1), "")[:2]
    match verb.lower():
        case "declare":
            return Declare(tuple([_proposal(part.strip()) for part in rest.split("/")]))
        case "extend":
            number, end, cards = _numbered(rest, "extend")
            return Extend(number, _cards(cards, "extend"), low=end == "low")
        case "swap":
            number, _, card = _numbered(rest, "swap")
            return Swap(number, _one_card(card, "swap"))
        case "discard":
            return Discard(_one_card(rest, "discard"))
        case "close":
            return Close(_one_card(rest, "close") if rest else None)
        case _:
            raise IllegalMove("rummy-turn-part", text=text[:40], parts=", ".join(PARTS))


def _proposal(text: str) -> Proposal:
    """Cards, with `set` or `run` before them where one natural card and jokers could be both."""
    word, _, rest = text.partition(" ")
    kind = KINDS.get(word.lower(), "")
    return Proposal(_cards(rest if kind else text, "declare"), kind)


def _numbered(text: str, verb: str) -> tuple[int, str, str]:
    """The number of a meld, the end of it that may be named, and cards."""
    parts = re.fullmatch(r"#?(\d{1,2})\s+(?:(low|high)\s+)?(.+)", text, re.IGNORECASE)
    if parts is None:
        raise IllegalMove(f"rummy-{verb}-form", text=text[:40])
    return int(parts[1]), (parts[2] or "").lower(), parts[3]


def _one_card(text: str, verb: str) -> Card:
    cards = _cards(text, verb)
    if len(cards) != 1:
        raise IllegalMove("rummy-one-card", verb=verb)
    return cards[0]


def _cards(text: str, verb: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise IllegalMove("rummy-cards-missing", verb=verb)
    return cards


VERBS: Final[dict[str, Callable[[str], RummyMove]]] = {
    "draw": bare(DRAW),
    "turn": _turn,
    **begun_by(("take", *PARTS), _turn),
    "ready": bare(READY),
    "skip": bare(SKIP),
}
