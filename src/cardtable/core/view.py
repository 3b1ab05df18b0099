"""What a seat may know, and how a plain table shows it. Declarations only: they stay interpreted, so that wire/ can
read their types."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence


@dataclass(frozen=True)
class Choice:
    """A legal move in its written form, and what it would mean."""

    move: str
    means: Sentence


@dataclass(frozen=True)
class Part:
    """One line of a score sheet."""

    label: Sentence
    points: int


type Sheet = tuple[tuple[tuple[Part, ...], ...], ...]
"""For each round, for each seat, the parts of that round's score."""


@dataclass(frozen=True)
class Result:
    """The standing of a game. Places are there once it is over; a score that must stay hidden is None."""

    over: bool
    scores: tuple[int | None, ...]
    places: tuple[int, ...] = ()
    sheet: Sheet = ()


@dataclass(frozen=True)
class View:
    """What every game shows; each game adds its own."""

    seat: Seat | None
    waiting: tuple[Seat, ...]
    left: tuple[Seat, ...]
    prompt: Sentence
    legal: tuple[Choice, ...]
    result: Result


@dataclass(frozen=True)
class MeldShown:
    """A meld on the table: whose it is, what it is (run, set, …), its cards, and what each of them stands for."""

    owner: Seat
    kind: str
    cards: tuple[str, ...]
    stands: tuple[str, ...]


@dataclass(frozen=True)
class MeldTableView(View):
    """What every rummy shows; each adds its own."""

    round: int
    starter: Seat
    turn: Seat
    stock: int
    discards: tuple[str, ...]
    """Those that can be seen, the top one last."""
    up_card: str | None
    melds: tuple[MeldShown, ...]
    """Numbered from 1 in this order."""
    hand: tuple[str, ...]
    drawn: str | None
    """The card drawn in this turn, where this seat may know it."""
    hands: tuple[int, ...]
    """For each seat, how many cards it holds."""
    recycles: int
    recycled: tuple[str, ...]
    """What lay in the draw pile when it was last made anew."""
    skips: int
    """How many turns in a row went by for absent players."""


class Where(StrEnum):
    MIDDLE = "middle"
    SEATS = "seats"
    MINE = "mine"


class What(StrEnum):
    """How the value of a place is to be read."""

    NUMBER = "number"
    CARD = "card"
    CARDS = "cards"
    GROUPS = "groups"
    """A list of groups of cards."""
    MELDS = "melds"
    """A list of MeldShown, numbered from 1 as moves name them."""
    PLAYER = "player"
    WORD = "word"
    """A word of the game, spoken by the message `<game>-<place>-value` with `$value`."""
    SENTENCES = "sentences"


@dataclass(frozen=True)
class Place:
    """A field of a game's view that a plain table shows; a field for SEATS is a tuple with a value for each seat.

    Its label is the message `<game>-<name>`, with dashes for underscores.
    """

    name: str
    where: Where
    what: What


def lowest_wins(scores: tuple[int, ...], left: Sequence[bool], *, over: bool, sheet: Sheet) -> Result:
    """The lowest score wins, equals share a place, and whoever has left comes after all others."""
    keys = [(int(gone), score) for gone, score in zip(left, scores, strict=True)]
    return Result(over=over, scores=scores, places=ranked(keys) if over else (), sheet=sheet)


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each key, lowest key first; equals share a place, and the next one is left out (1, 1, 3)."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)
