"""A duplicate evening: the same deals at several tables, and everybody compared with those who had the same cards.

An evening is one short text, as a scenario is; whoever has it can sit down, read the results and print them:

    rook;deals=4;tables=2;players=4;names=(Ann,Bob,…);code=k3v9

Everybody who enters has a number. In every round all tables play the same deal, and in between everybody moves: one
chair to the left, so that all hold other cards than last time; and the team of the second chair one table on, that of
the third two, and so on, so that they meet others. Partners stay partners, since they move alike.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.core.game import Game
from cardtable.core.move import Refused, Seat
from cardtable.core.options import Value, written
from cardtable.core.view import ranked
from cardtable.review.notation import Misread, Reader, parts
from cardtable.store.journal import Summary
from cardtable.table.ids import new_id
from cardtable.table.names import clean_name

MOST_DEALS: Final = 24
MOST_TABLES: Final = 12
LONGEST: Final = 6_000
LEFT_S: Final = 12 * 3600
"""After so many seconds without a move nobody waits for a table any more."""
TRIES: Final = 8
"""So many ids are tried for a table, should another one have its first."""
type Scores = tuple[int | None, ...]


class Place(NamedTuple):
    table: int
    seat: Seat


@dataclass(frozen=True)
class Evening:
    game: str
    deals: int
    tables: int
    players: int
    """At each table."""
    names: tuple[str, ...]
    """Of all who enter, by their numbers."""
    options: tuple[tuple[str, Value], ...]
    """House rules that aren't the usual ones."""
    code: str
    """Makes its deals different from those of any other evening."""

    def __str__(self) -> str:
        said: dict[str, Any] = {"deals": self.deals, "tables": self.tables, "players": self.players}
        said |= {"names": self.names, "options": dict(self.options), "code": self.code}
        return f"{self.game};{parts(said, ';')}"

    @property
    def kind(self) -> Game:
        return game(self.game)

    def place(self, entrant: int, deal: int) -> Place:
        """Where somebody sits in a round, all counted from 0."""
        table, chair = divmod(entrant, self.players)
        team = next(at for at, team in enumerate(self.kind.teams(self.players)) if chair in team)
        return Place((table + deal * team) % self.tables, Seat((chair + deal) % self.players))

    def sitting(self, deal: int, table: int) -> list[int]:
        """Who sits at a table in a round, chair by chair."""
        places = {self.place(entrant, deal): entrant for entrant in range(len(self.names))}
        return [places[Place(table, Seat(seat))] for seat in range(self.players)]

    def deal_name(self, deal: int) -> str:
        return f"duplicate {self._digest('deal', deal)[:24]}"

    def table_ids(self, deal: int, table: int) -> Iterator[str]:
        """The ids that a table may have, the first one most likely."""
        for attempt in range(TRIES):
            yield new_id(Fast(int(self._digest("table", deal, table, attempt)[:12], 16)))

    def _digest(self, *what: str | int) -> str:
        return hashlib.sha256(f"{self} {what}".encode()).hexdigest()


def new_evening(
    kind: Game, deals: int, tables: int, names: Sequence[str], options: Mapping[str, object], code: str
) -> Evening:
    """An evening for these people; as many must enter as there are chairs."""
    if not (1 <= deals <= MOST_DEALS and 1 <= tables <= MOST_TABLES):
        raise Refused("evening-size", deals=MOST_DEALS, tables=MOST_TABLES)
    players, over = divmod(len(names), tables)
    if over:
        raise Refused("evening-chairs", number=len(names), tables=tables)
    house = written(kind.house(players, options))
    usual = written(kind.options())
    chosen = tuple((name, value) for name, value in house.items() if value != usual[name])
    called = tuple(clean_name(name) for name in names)
    if len(set(called)) < len(called):
        raise Refused("evening-names")
    return Evening(kind.name, deals, tables, players, called, chosen, code)


def parse_evening(text: str) -> Evening:
    """The evening with this written form."""
    if len(text) > LONGEST:
        raise Refused("message-too-long", most=LONGEST)
    head, _, rest = text.strip().partition(";")
    reader = Reader(rest)
    said = reader.named(";")
    reader.end()
    try:
        found = new_evening(
            game(head), said["deals"], said["tables"], said["names"], said["options"] or {}, str(said["code"])
        )
    except (TypeError, LookupError, AttributeError, ArithmeticError):
        raise Misread(text) from None
    if str(found) != text.strip():
        raise Misread(text)
    return found


@dataclass(frozen=True)
class Line:
    """A table in a traveller: what came of a deal there."""

    table: int
    id: str | None
    """None as long as nobody has sat down."""
    phase: str
    names: tuple[str, ...]
    scores: Scores
    above: tuple[float | None, ...]
    """For each seat how many points it is above the field: the mean of all who held the same cards."""


def is_told(tables: Sequence[Summary | None], now: float) -> bool:
    """Whether what came of a deal may be shown: scores say something about the cards, so all must have played it. Where
    a table was left half done, it is shown some hours later."""
    if all(one is not None and one.phase == "over" for one in tables):
        return True
    latest = max((one.touched_at for one in tables if one is not None), default=now)
    return now - latest > LEFT_S


def traveller(evening: Evening, tables: Sequence[Summary | None]) -> list[Line]:
    """What came of one deal at all tables."""
    finished = [one for one in tables if one is not None and _counts(evening, one)]
    sign = -1 if evening.kind.low_score_wins else 1
    fields = [_mean([one.scores[seat] or 0 for one in finished]) for seat in range(evening.players)]
    lines = []
    for number, one in enumerate(tables):
        if one is None:
            lines.append(Line(number, None, "none", (), (), ()))
            continue
        is_counted = _counts(evening, one)
        above = [sign * ((score or 0) - field) for score, field in zip(one.scores, fields, strict=False)]
        told = tuple(round(points, 1) for points in above) if is_counted else ()
        lines.append(Line(number, one.id, one.phase, one.names, one.scores if is_counted else (), told))
    return lines


@dataclass(frozen=True)
class Standing:
    entrant: int
    name: str
    played: int
    above: float
    place: int


def standings(evening: Evening, travellers: Sequence[Sequence[Line]]) -> list[Standing]:
    """Everybody with the points above the field over all deals, the best first. Who plays a seat counts, whether
    or not it was theirs by the plan; bots count for nobody."""
    totals: dict[str, list[float]] = {name: [] for name in evening.names}
    for line in [line for lines in travellers for line in lines]:
        for name, above in zip(line.names, line.above, strict=False):
            if name in totals and above is not None:
                totals[name].append(above)
    sums = [round(sum(totals[name]), 1) for name in evening.names]
    places = ranked([(-round(10 * total),) for total in sums])
    found = [
        Standing(entrant, name, len(totals[name]), sums[entrant], places[entrant])
        for entrant, name in enumerate(evening.names)
    ]
    return sorted(found, key=lambda one: (one.place, one.entrant))


def _counts(evening: Evening, one: Summary) -> bool:
    """Whether a game was played to its end, by as many as held the same cards elsewhere."""
    return bool(one.places) and len(one.scores) == evening.players


def _mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
