"""A table and its journal, without a server: what is decided happens, and is written down."""

from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.core.values import asdict
from cardtable.table import decide
from cardtable.table.decide import Decision
from cardtable.table.deeds import Ended, Entry
from cardtable.table.evolve import evolve
from cardtable.table.log import whole_log
from cardtable.table.replay import replayed
from cardtable.table.table import Table
from cardtable.wire.codec import read_deed, write_deed

SEED = "5e" * 32
ID = "nara-ume-7"
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


class Story:
    """What happened at a table so far, as its journal would hold it."""

    def __init__(self, name="geschenkt", options=None, settings=None):
        self.game = game(name)
        self.entries = [Entry(1, 1000.0, decide.open_table(self.game, options or {}, settings or {}, SEED))]
        self.table = Table(ID, self.game, self.entries[0].deed, 1000.0)
        self.chance = Fast(3)

    def happens(self, decided, id=None, seconds=1.0):
        """Let it happen as it would be read from a disk; the table after it."""
        decision = decided if isinstance(decided, Decision) else Decision(decided)
        deed = read_deed(write_deed(decision.deed))
        entry = Entry(self.table.version + 1, self.entries[-1].at + seconds, deed, id)
        self.entries.append(entry)
        evolve(self.table, entry, decision.checked)
        return self.table

    def sits(self, name, chair=None):
        """Somebody sits down, whose token and key are called like them."""
        self.happens(decide.sit(self.table, name, chair, self.chance, token=f"token of {name}", key=f"key of {name}"))
        return decide.chair_named(self.table, name)

    def starts(self, players=None):
        """Enough people sit down, and the game begins."""
        for name in NAMES[: players or self.game.fewest]:
            self.sits(name)
        self.happens(decide.start(self.table))
        return self

    def plays(self, moves=1):
        """Random moves of whoever is waited for, as long as there is somebody."""
        for _ in range(moves):
            if self.table.phase != "playing":
                break
            state = self.table.state
            seat = state.waiting[self.chance.below(len(state.waiting))]
            move = state.some(seat, self.chance)
            by = "table" if move.by_table or state.left[seat] else "player"
            self.happens(decide.play(self.table, seat, str(move), None, by))
        return self

    def ends(self):
        """The game is played to its end, and the end is written down."""
        self.plays(20_000)
        lines = tuple(whole_log(self.table.lines))
        self.happens(Ended(tuple(self.table.names), lines, self.table.state.result))
        return self

    def again(self, versions=None):
        """The table as its journal tells it, up to a version."""
        return replayed(self.game, ID, self.entries[:versions])


def picture(table):
    """All that a table is, as plain values: two tables with the same picture are the same."""
    seats = [] if table.state is None else [Seat(seat) for seat in range(table.state.players)]
    return {
        **{name: getattr(table, name) for name in FIELDS},
        "chairs": [who and {name: getattr(who, name) for name in CHAIR} for who in table.chairs],
        "state": table.state and table.state.to_json(),
        "lines": [(line.number, line.turn, line.at, event(line)) for line in table.lines],
        "words": [asdict(word) for word in table.words],
        "questions": [table.question(seat) for seat in seats],
        "kept": dict(table.kept),
        "made": dict(table.made),
        "silent": dict(table.silent),
        "ids": set(table.ids),
        **{name: getattr(table.clocks, name) for name in CLOCKS},
        "asked_at": dict(table.clocks.asked_at),
        "unwelcome": set(table.unwelcome),
    }


FIELDS = (
    "id",
    "opened_at",
    "touched_at",
    "version",
    "arranged",
    "options",
    "settings",
    "chairs",
    "host",
    "state",
    "phase",
    "seated",
    "nonces",
    "kept",
    "silent",
    "paused",
    "waits_for",
    "abandoned",
    "rematch",
    "ended",
    "reviewed",
    "brought",
    "unwelcome",
    "decisions",
    "made",
    "lines",
    "words",
    "ids",
)
"""What a table remembers. A compiled one has no dictionary of it; test_one_truth.py sees that nothing is missing."""
CHAIR = ("name", "level", "token", "lent", "key", "muted", "ready", "nonce", "subscription")
CLOCKS = ("asked_at", "held", "paused_at", "measured")
LEFT_OUT = ("game", "opened", "clocks", "_shared", "_own", "_asked", "_questions")
"""What is the same for ever, or made again when it is asked for."""


def event(line):
    return line.event.seen, line.event.secret, line.event.knowers
