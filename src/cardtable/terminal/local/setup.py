"""A game before its first card: who plays, and by which house rules. Nothing is on disk before it begins."""

import hashlib
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Final

from cardtable.core.chance import SECRET_BYTES, Provable, write_seed
from cardtable.core.game import Game
from cardtable.core.move import Refused
from cardtable.core.options import Option, Value, options_of, written
from cardtable.table import decide
from cardtable.table.deeds import Deed, Entry, Sat
from cardtable.table.evolve import evolve
from cardtable.table.ids import new_id
from cardtable.table.table import Table
from cardtable.terminal.local.game import LocalGame, kept_from_now_on

USUAL_LEVEL: Final = "medium"
USUAL_PLAYERS: Final = 3


class Setup:
    """A table in its lobby, in memory."""

    def __init__(self, game: Game, seed: bytes, options: Mapping[str, object], clock: int) -> None:
        own = Provable(hashlib.sha256(b"names" + seed).digest(), 0)
        settings: dict[str, object] = {"turn_time_s": clock, "clock_alone": "yes"}
        opened = decide.open_table(game, options, settings, str(write_seed(seed)))
        self.chance: Final = own
        self.table: Final = Table(new_id(own), game, opened, time.time())

    @property
    def people(self) -> list[str]:
        return [chair.name for chair in self.table.chairs if chair and not chair.is_bot]

    @property
    def house_rules(self) -> tuple[Option, ...]:
        return options_of(self.table.game.options)

    def add_person(self, name: str) -> None:
        self._happen(decide.sit(self.table, name, None, self.chance, token="", key=""))

    def add_bot(self, level: str) -> None:
        self._happen(decide.seat_bot(self.table, level, None, self.chance))

    def add_bots(self, levels: Sequence[str]) -> None:
        for level in levels:
            self.add_bot(level)

    def fill_up(self) -> None:
        """Bots on chairs until enough sit there for a good game."""
        wanted = min(max(USUAL_PLAYERS, self.table.game.fewest), self.table.game.most)
        self.add_bots([USUAL_LEVEL] * (wanted - len(self.table.taken())))

    def remove(self, place: int) -> None:
        self._happen(decide.stand(self.table, self._chair(place)))

    def swap(self, place: int, other: int) -> None:
        self._happen(decide.reseat(self.table, self._chair(place), self._chair(other)))

    def choose(self, option: str, value: Value) -> None:
        self._happen(decide.arrange(self.table, {option: value}, {}))

    def set_clock(self, seconds: int) -> None:
        self._happen(decide.arrange(self.table, {}, {"turn_time_s": seconds}))

    def next_value(self, option: Option) -> None:
        """Choose the value that comes after the one that is chosen."""
        now = option.values.index(self.table.options[option.name])
        self.choose(option.name, option.values[(now + 1) % len(option.values)])

    def refusal(self) -> Refused | None:
        """Why the game can't begin yet."""
        try:
            decide.start(self.table)
        except Refused as refusal:
            return refusal
        return None

    async def begin(self) -> LocalGame:
        """Sit down and start; how it was arranged before is nothing to remember."""
        sat = [chair for chair in self.table.chairs if chair]
        deeds: list[Deed] = [
            decide.open_table(
                self.table.game, self.table.options, written(self.table.settings), self.table.opened.seed
            ),
            *(Sat(number, chair.name, chair.level) for number, chair in enumerate(sat)),
            decide.start(self.table),
        ]
        entries = [Entry(version, time.time(), deed) for version, deed in enumerate(deeds, 1)]
        return await kept_from_now_on(self.table.id, entries)

    def _happen(self, deed: Deed) -> None:
        evolve(self.table, Entry(self.table.version + 1, time.time(), deed))

    def _chair(self, place: int) -> int:
        """The chair of the player with this number in the list."""
        taken = self.table.taken()
        if not 1 <= place <= len(taken):
            raise Refused("chair-unknown", chairs=len(taken))
        return taken[place - 1]


def deal_seed(number: int | None) -> bytes:
    """The secret of a deal: chance from the operating system, or a given number for a game that can be dealt again."""
    return (
        secrets.token_bytes(SECRET_BYTES)
        if number is None
        else (number % (1 << 8 * SECRET_BYTES)).to_bytes(SECRET_BYTES)
    )


def read_value(option: Option, text: str) -> Value:
    """A value of a house rule as it is typed; whatever isn't one is kept, for a refusal that names what is possible."""
    known = {str(value): value for value in option.values}
    return known.get(text.strip(), text.strip())


def read_choices(game: Game, given: Sequence[str]) -> dict[str, Value]:
    """House rules written as name=value."""
    known = {option.name: option for option in options_of(game.options)}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, sign, value = (part.strip() for part in pair.partition("="))
        if not sign:
            raise Refused("option-form", text=pair[:40], options=", ".join(known))
        chosen[name] = read_value(known[name], value) if name in known else value
    return chosen
