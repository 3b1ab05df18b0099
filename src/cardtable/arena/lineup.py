"""Who meets whom in the arena: the setup of a tournament, and the seats of its bots in each deal. Plays nothing."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from pathlib import PurePath
from typing import Final

from cardtable.bots.levels import ALL_LEVELS
from cardtable.catalog import brain, game
from cardtable.core.level import SEARCHING, unknown_level
from cardtable.core.move import Refused

type Lineup = tuple[str, ...]
"""The bot at each seat, by name."""

MOST_PLAYOUTS: Final = 1_000_000
USUAL_PLAYERS: Final = 4


@dataclass(frozen=True)
class Setup:
    """A tournament: everything on which its results depend, but for its length."""

    game: str
    bots: tuple[str, ...]
    players: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    rounds: int | None = None
    """Stop after so many rounds of a game and let the standing decide; None plays every game to its end."""
    is_controlled: bool = False
    """Whether the luck of the draw is measured, so that it can be taken out of the results."""
    is_ladder: bool = False
    """Whether every two of the bots meet, at tables of these two alone; else they all sit together."""

    def check(self) -> None:
        """Refuse what can't be played."""
        game(self.game).house(self.players, self.options)
        for bot in self.bots:
            if command_of(bot) is None:
                parse_bot(bot)
        if self.is_controlled and (SEER in self.bots or not self._can_be_controlled()):
            raise Refused("arena-no-control", game=self.game)
        if len(self.bots) < (2 if self.is_ladder else self.players):
            raise Refused("arena-bots", bots=len(self.bots), players=self.players)

    def _can_be_controlled(self) -> bool:
        """Whether cards are drawn in this game, and a judge can say what they are worth."""
        judge = brain(self.game).judge
        return judge is not None and judge.is_taught


PROGRAM: Final = "run:"
SEER: Final = "seer"
"""Sees all cards: what even that one can't win is luck."""
ENTRANTS: Final = (*ALL_LEVELS, SEER)


def command_of(entrant: str) -> str | None:
    """The command that starts somebody's program, if this entrant is one: `run:node bot.mjs`."""
    return entrant.removeprefix(PROGRAM).strip() if entrant.startswith(PROGRAM) else None


def caption(entrant: str) -> str:
    """How a bot is called where there is little room: a program by its file."""
    command = command_of(entrant)
    return PurePath(command.split()[-1]).name if command else entrant


def parse_bot(name: str) -> tuple[str, int | None]:
    """The level of a bot and its playouts for each decision, if that is said: `medium`, `hard`, `hard:100`."""
    level, colon, number = name.partition(":")
    playouts = int(number) if number.isdecimal() and len(number) <= len(str(MOST_PLAYOUTS)) else 0
    if level not in ENTRANTS or (colon and not (level in SEARCHING and 0 < playouts <= MOST_PLAYOUTS)):
        raise unknown_level(name, ENTRANTS)
    return level, playouts or None


def lineups(setup: Setup, deal: int) -> tuple[Lineup, ...]:
    """The seatings in which a deal is played: on a ladder by the next two bots, where there are more bots than seats by
    the next table of them; then everybody one seat on, until all have held the same cards."""
    tables = _duels(setup.bots, setup.players) if setup.is_ladder else _tables(setup.bots, setup.players)
    return tables[deal % len(tables)]


def usual_players(name: str) -> int:
    """How many sit at a table of a ladder, where nothing is said."""
    return min(max(USUAL_PLAYERS, game(name).fewest), game(name).most)


def games_in(setup: Setup, deals: int) -> int:
    """How many games so many deals make."""
    return sum(len(lineups(setup, deal)) for deal in range(deals))


def deals_for(setup: Setup, games: int) -> int:
    """The fewest deals that make so many games."""
    deals = played = 0
    while played < games:
        played += len(lineups(setup, deals))
        deals += 1
    return deals


@cache
def _tables(bots: tuple[str, ...], players: int) -> tuple[tuple[Lineup, ...], ...]:
    return tuple(_rotations(table) for table in dict.fromkeys(combinations(bots, players)))


@cache
def _duels(bots: tuple[str, ...], players: int) -> tuple[tuple[Lineup, ...], ...]:
    """Two bots in turn round the table, as teams sit, and both of them first."""
    return tuple(
        tuple(dict.fromkeys(_rotations(_in_turn(one, other, players)) + _rotations(_in_turn(other, one, players))))
        for one, other in combinations(dict.fromkeys(bots), 2)
    )


def _in_turn(one: str, other: str, players: int) -> Lineup:
    return tuple(other if seat % 2 else one for seat in range(players))


def _rotations(table: Lineup) -> tuple[Lineup, ...]:
    return tuple(dict.fromkeys((*table[turn:], *table[:turn]) for turn in range(len(table))))
