"""What a seat may know, and how a plain table shows it. Declarations only: they stay interpreted, so that wire/ can
read their types."""

from collections.abc import Sequence
from enum import StrEnum

from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence
from cardtable.core.values import Shown, Value, asdict


class Choice(Value, frozen=True):
    """A legal move in its written form, and what it would mean."""

    move: str
    means: Sentence


class Part(Value, frozen=True):
    """One line of a score sheet."""

    label: Sentence
    points: int


type Sheet = tuple[tuple[tuple[Part, ...], ...], ...]
"""For each round, for each seat, the parts of that round's score."""


class Result(Value, frozen=True):
    """The standing of a game. Places are there once it is over; a score that must stay hidden is None."""

    over: bool
    scores: tuple[int | None, ...]
    places: tuple[int, ...] = ()
    sheet: Sheet = ()

    def with_sheet(self, sheet: Sheet) -> "Result":
        return Result(self.over, self.scores, self.places, sheet) if sheet else self


class Shared(Shown):
    """What everybody may see alike; each game adds its own. It is made once for all who look."""

    waiting: tuple[Seat, ...]
    left: tuple[Seat, ...]
    result: Result


class Own(Shown):
    """What one seat, or an onlooker, is shown besides: each game adds what only that seat may see."""

    seat: Seat | None
    prompt: Sentence
    legal: tuple[Choice, ...]


class View(Own, Shared):
    """All that one seat may know: what is shared, and its own part, which says more where both speak of one thing."""


def joined[V: View](kind: type[V], shared: Shared, own: Own) -> V:
    """The view that these two parts make."""
    return kind(**(asdict(shared) | asdict(own)))


class MeldShown(Value, frozen=True):
    """A meld on the table: whose it is, what it is (run, set, …), its cards, and what each of them stands for."""

    owner: Seat
    kind: str
    cards: tuple[str, ...]
    stands: tuple[str, ...]


class MeldTableShared(Shared):
    """What every rummy shows to all; each adds its own."""

    round: int
    starter: Seat
    turn: Seat
    stock: int
    discards: tuple[str, ...]
    """Those that can be seen, the top one last."""
    up_card: str | None
    melds: tuple[MeldShown, ...]
    """Numbered from 1 in this order."""
    hands: tuple[int, ...]
    """For each seat, how many cards it holds."""
    recycles: int
    recycled: tuple[str, ...]
    """What lay in the draw pile when it was last made anew."""
    skips: int
    """How many turns in a row went by for absent players."""


class MeldTableOwn(Own):
    """What every rummy shows to one seat."""

    hand: tuple[str, ...]
    drawn: str | None
    """The card drawn in this turn, where this seat may know it."""


class MeldTableView(MeldTableOwn, MeldTableShared, View):
    """What every rummy shows; each adds its own."""


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


class Place(Value, frozen=True):
    """A field of a game's view that a plain table shows; a field for SEATS is a tuple with a value for each seat,
    or an empty one while nobody has any.

    Its label is the message `<game>-<name>`, with dashes for underscores.
    """

    name: str
    where: Where
    what: What


def lowest_wins(scores: tuple[int, ...], left: Sequence[bool], *, over: bool) -> Result:
    """The lowest score wins, equals share a place, and whoever has left comes after all others."""
    keys = [(int(gone), score) for gone, score in zip(left, scores, strict=True)]
    return Result(over=over, scores=scores, places=ranked(keys) if over else ())


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each key, lowest key first; equals share a place, and the next one is left out (1, 1, 3)."""
    return tuple(1 + sum(other < key for other in keys) for key in keys)
