"""Whatever is wanted of a table, in whatever order: it equals its journal replayed, and a refusal changes nothing."""

from copy import deepcopy

import hypothesis.strategies as some
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from tests.table.story import NAMES, Story, picture

from cardtable.catalog import GAMES
from cardtable.core.chance import Fast
from cardtable.core.level import LEVELS
from cardtable.core.move import Refused, Seat
from cardtable.core.options import options_of
from cardtable.table import decide
from cardtable.table.replay import evolve_all

CHAIRS = some.integers(-1, 9)
SEATS = some.integers(0, 7).map(Seat)
NAMED = some.sampled_from((*NAMES, "ann", "АNN", "  Bob ", "", "\x00"))
LUCK = some.integers(0, 1 << 30)
PROOFS = some.sampled_from(("key", "name", "consent"))
FEW = settings(
    max_examples=12, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)


class Life(RuleBasedStateMachine):
    """One table of one game, and everything that may be wanted of it."""

    def __init__(self, game):
        super().__init__()
        self.story = Story(game.name)
        self.pictures = [deepcopy(picture(self.story.table))]
        self.ids = set()

    def wants(self, decision, *given, id=None, **named):
        """It happens, or is refused and nothing has changed."""
        table, before = self.story.table, self.pictures[-1]
        try:
            decided = decision(table, *given, **named)
        except Refused:
            assert picture(table) == before
            return
        assert picture(table) == before, "deciding changed the table"
        self.story.happens(decided, id)
        self.ids |= {id} - {None}
        self.pictures.append(deepcopy(picture(table)))

    @property
    def people(self):
        return [n for n in self.story.table.taken() if not self.story.table.chair_at(n).is_bot]

    @rule(name=NAMED, chair=some.none() | CHAIRS, luck=LUCK)
    def sit(self, name, chair, luck):
        nobodys = len(self.pictures)
        self.wants(decide.sit, name, chair, Fast(luck), token=f"token {nobodys}", key=f"key {nobodys}")

    @rule(level=some.sampled_from((*LEVELS, "wild")), chair=some.none() | CHAIRS, luck=LUCK)
    def seat_bot(self, level, chair, luck):
        self.wants(decide.seat_bot, level, chair, Fast(luck))

    @rule(chair=CHAIRS, removed=some.booleans())
    def stand(self, chair, removed):
        self.wants(decide.stand, chair, removed=removed)

    @rule(chair=CHAIRS, to=CHAIRS)
    def reseat(self, chair, to):
        self.wants(decide.reseat, chair, to)

    @rule(pick=LUCK, value=LUCK, rejoin=some.sampled_from(("name", "key", "ask", "never")))
    def arrange(self, pick, value, rejoin):
        options = options_of(self.story.game.options)
        option = options[pick % len(options)] if options else None
        chosen = {option.name: option.values[value % len(option.values)]} if option else {}
        self.wants(decide.arrange, chosen, {"rejoin": rejoin} if value % 3 == 0 else {})

    @rule(chair=CHAIRS, on=some.booleans(), nonce=some.sampled_from(("", "salt")))
    def ready(self, chair, on, nonce):
        self.wants(decide.ready, chair, on=on, nonce=nonce)

    @rule()
    def fill_up_and_start(self):
        table = self.story.table
        while table.state is None and len(table.taken()) < table.game.fewest:
            before = table.version
            self.wants(decide.seat_bot, "easy", None, self.story.chance)
            assert table.version > before
        self.wants(decide.start, "pepper")

    @precondition(lambda self: self.story.table.phase == "playing")
    @rule(moves=some.integers(1, 40))
    def play(self, moves):
        for _ in range(moves):
            state = self.story.table.state
            if self.story.table.phase == "playing":
                seat = state.waiting[self.story.chance.below(len(state.waiting))]
                self.wants(decide.play, seat, str(state.some(seat, self.story.chance)), None, "bot")

    @rule(
        seat=some.integers(0, 1).map(Seat),
        text=some.sampled_from(("fly", "ready", "skip", "pass", "take", "pay", "draw")),
    )
    def play_anything(self, seat, text):
        self.wants(decide.play, seat, text, None)

    @precondition(lambda self: self.story.table.state is not None)
    @rule(pick=LUCK, removed=some.booleans())
    def leave(self, pick, removed):
        self.wants(decide.leave, Seat(pick % self.story.table.state.players), removed=removed)

    @precondition(lambda self: self.story.table.state is not None)
    @rule(pick=LUCK, level=some.sampled_from(LEVELS))
    def keep(self, pick, level):
        self.wants(decide.keep, Seat(pick % self.story.table.state.players), level)

    @rule(seat=SEATS, removed=some.booleans())
    def hand_back(self, seat, removed):
        self.wants(decide.hand_back, seat, removed=removed)

    @rule(on=some.booleans(), waits_for=some.sampled_from(("", "Ann")))
    def pause(self, on, waits_for):
        self.wants(decide.pause, on=on, waits_for=waits_for)

    @rule(chair=CHAIRS, on=some.booleans())
    def pass_host_or_mute(self, chair, on):
        self.wants(decide.pass_host, chair)
        self.wants(decide.mute, chair, on=on)

    @rule(chair=CHAIRS, text=some.sampled_from(("hello", "", "👍", "x" * 400)), id=some.none() | LUCK.map(str))
    def speak(self, chair, text, id):
        self.wants(decide.speak, chair, text, reaction=text == "👍", id=id if id not in self.ids else None)

    @rule(chair=CHAIRS, proof=PROOFS)
    def come_back(self, chair, proof):
        self.wants(decide.come_back, chair, proof, token=f"another {len(self.pictures)}")

    @rule(pick=LUCK)
    def take_back(self, pick):
        marks = [self.story.table.chair_at(n).token for n in self.people] or ["nobody's"]
        self.wants(decide.take_back, marks[pick % len(marks)])

    @rule()
    def abandon_or_go_on_elsewhere(self):
        self.wants(decide.rematch, "kyoto-fuji-1")
        if self.story.chance.below(4) == 0:
            self.wants(decide.abandon)

    @invariant()
    def a_table_equals_its_journal_replayed(self):
        assert picture(self.story.again()) == self.pictures[-1]
        assert set(self.story.table.ids) == self.ids

    @invariant()
    def whoever_sits_is_somebody_and_nobody_is_two(self):
        table = self.story.table
        marks = [mark for n in self.people for mark in (table.chair_at(n).token, table.chair_at(n).lent) if mark]
        assert len(set(marks)) == len(marks)
        assert all(table.chair_for(mark) is not None for mark in marks)
        assert table.host is None or table.host in self.people
        assert table.chair_for(None) is table.chair_for("") is None

    def teardown(self):
        """At every version, not only at the last: a table that is read again passes through the same pictures."""
        table = self.story.again(1)
        assert picture(table) == self.pictures[0]
        for entry, then in zip(self.story.entries[1:], self.pictures[1:], strict=True):
            evolve_all(table, [entry])
            assert picture(table) == then


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_table_equals_its_journal_replayed_at_every_version(game):
    run_state_machine_as_test(lambda: Life(game), settings=FEW)
