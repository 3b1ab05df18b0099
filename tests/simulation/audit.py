"""The comparison of a server with a plain model, after each step: who sits where, what each connection was shown, and
what was acknowledged. Whatever differs is a fault."""

from collections import defaultdict

from msgspec.json import decode
from tests.simulation.clients import HEARD
from tests.simulation.seats import Seats
from tests.table.story import picture

from cardtable.core.values import asdict
from cardtable.live.replay import replayed
from cardtable.server.rooms.credentials import hashed
from cardtable.server.rooms.snapshot import lesson, surroundings
from cardtable.table.deeds import CameBack, Rematched, Sat
from cardtable.table.log import log_for
from cardtable.table.replay import evolve_all
from cardtable.wire.codec import write
from cardtable.wire.lines import shortened
from cardtable.wire.messages import Changes, Done, Refusal, TableShown

UNKNOWN = ("table-unreadable", "database-away")
"""Refusals after which nobody can know whether it was written: the disk refused, and then it couldn't be asked."""
BY_THE_CLOCK = ("asked_at", "paused_at", "measured")
"""Facts of a live table that are counted by the clock that measures, and not by the journal."""


class Found(AssertionError):
    """Server and model differ."""


def hold(holds, *why):
    if not holds:
        raise Found(" ".join(str(word) for word in why))


class Shadow:
    """A table made from its journal alone, up to a version, beside the plain model of its chairs."""

    def __init__(self, id, entries):
        self.id, self.entries = id, entries
        self._begin()

    def go_to(self, version):
        """Read the journal on to a version; from its beginning, if that lies behind."""
        if version < self.table.version:
            self._begin()
        hold(version <= len(self.entries), self.id, "shows version", version, "which is not on disk")
        for entry in self.entries[self.table.version : version]:
            evolve_all(self.table, [entry])
            self.seats.happen(entry.deed)
            self._known.clear()
        return self

    def shared(self):
        """What everybody is shown alike at this version, but for what only the room knows."""
        return self._once("shared", lambda: surroundings(self.table, lambda _: False, 0, []))

    def own(self, chair):
        return self._once(("own", chair), lambda: self._asked(chair, self._seat(chair)))

    def _asked(self, chair, seat):
        question = None if seat is None else self.table.question(seat)
        return {"you": chair, "question": question, "lesson": lesson(self.table, seat)}

    def view(self, chair):
        view = self.table.view(self._seat(chair))
        return self._once(("view", chair), lambda: {} if view is None else asdict(view))

    def _seat(self, chair):
        return None if chair is None else self.table.seat_of(chair)

    def _once(self, key, fields):
        """Fields in bytes, made once for each version."""
        if key not in self._known:
            self._known[key] = {name: write(value) for name, value in fields().items()}
        return self._known[key]

    def _begin(self):
        self.table, self.seats, self._known = replayed(self.id, self.entries[:1]), Seats(), {}


class Audit:
    """Listens to everybody at all tables of a disk."""

    def __init__(self, world):
        self.world = world
        self.disk = world.disk
        self.outcomes = defaultdict(list)
        """What was answered to each command, by table and id as the journal knows it."""
        self.sent = {}
        self.messages = 0
        self._shadows = {}
        self._read = defaultdict(int)
        self._judges = {}

    def sends(self, client, command):
        self.sent[client.table, self.full_id(client, command.id)] = client.mark

    @staticmethod
    def full_id(client, id):
        """A command's id as the journal knows it."""
        return f"{(client.mark or '')[:12]}.{id}"

    def listen(self):
        """What was said since the last time, in its order."""
        said, self.world.said = self.world.said, []
        for client, message in said:
            self.messages += 1
            heard = HEARD.decode(message)
            match heard:
                case TableShown() | Changes():
                    self._shown(client, message)
                case Done() | Refusal() if heard.id is not None:
                    self._answered(client, heard)
        self._read_on()

    def _shown(self, client, message):
        """Byte for byte what whoever has this token may see of the journal so far, and nobody else."""
        picture, before = client.picture, client.chair
        hold(picture.takes(message), "changes to a picture that was never sent")
        version = picture["version"]
        hold(version >= client.version, "a table went back")
        shadow = self._shadow_of(client.server, client.table).go_to(version)
        chair = shadow.seats.chair_of(client.mark)
        hold(
            picture["you"] == chair,
            client.table,
            "is shown to chair",
            picture["you"],
            "what is chair",
            chair,
            "by token",
        )
        if chair is None and shadow.table.settings.onlookers == "no":
            self._check_doorstep(picture)
            client.version, client.chair, client.lines = version, None, 0
            return
        hold(picture.view == shadow.view(chair), "chair", chair, "is not shown its own view")
        hold(picture.table.items() >= shadow.own(chair).items(), "chair", chair, "is asked what another is")
        self._check_surroundings(picture, shadow)
        hold(picture.is_whole or before == chair, "another seat, and not all is shown anew")
        self._check_log(client, shadow.table, chair)
        client.version, client.chair = version, chair

    def _check_doorstep(self, picture):
        """Where nobody looks on, whoever waits to be let in learns nothing of the game."""
        told = picture.is_whole and (picture.view, picture.lines, picture.words, picture["seed"], picture["question"])
        hold(told == ({}, b"[]", b"[]", None, None), "somebody who waits outside is shown", told)

    def _check_surroundings(self, picture, shadow):
        """What all share follows from the journal; who is connected, and how time runs, the room alone knows."""
        for name, value in shadow.shared().items():
            if picture.table[name] == value:
                continue
            if name == "chairs":
                chairs = [who and {**who, "connected": False} for who in picture.chairs]
                plain = [who and {**who, "connected": False} for who in decode(value)]
                hold(chairs == plain, "chairs", chairs, "are", plain)
            elif name not in ("onlookers", "asking"):
                raise Found(f"{name} is shown as {picture.table[name]} and is {value}")

    def _check_log(self, client, table, chair):
        """A whole log, or the lines that came to it; each as this seat may read it."""
        seat = None if chair is None else table.seat_of(chair)
        first = 0 if client.picture.is_whole else client.lines
        told = log_for if client.picture.is_whole else shortened
        hold(client.picture.lines == write(told(table.lines[first:], seat)), "the log has a gap, or is another's")
        said = client.picture.words.count(b'"number"')
        hold(client.picture.words == write(table.words[len(table.words) - said :]), "the chat has a gap")
        client.lines = len(table.lines)

    def _answered(self, client, heard):
        id = self.full_id(client, heard.id)
        self.outcomes[client.table, id].append(heard)
        if isinstance(heard, Done):
            hold(heard.version <= len(self.disk.ever(client.table)), "acknowledged before it was on disk")

    def _read_on(self):
        """Every new entry was one that its author might write."""
        for table, entries in self.disk.entries.items():
            if table in self.disk.forgotten and len(entries) < self._read[table]:
                self._read[table], self._judges[table] = 0, Seats()
            judge = self._judges.setdefault(table, Seats())
            for entry in entries[self._read[table] :]:
                if entry.id is not None:
                    self._judge(table, judge, entry)
                judge.happen(entry.deed)
            self._read[table] = len(entries)

    def _judge(self, table, judge, entry):
        hold((table, entry.id) in self.sent, "nobody sent", entry.id)
        mark = self.sent[table, entry.id]
        chair = judge.chair_of(mark)
        hold(judge.may(mark, entry.deed), table, entry.version, entry.deed, "was done by chair", chair)

    def _shadow_of(self, server, table):
        """The shadow of a table beside a server, whose clients are shown one version after the other."""
        entries, shadow = self.disk.ever(table), self._shadows.get((server, table))
        if shadow is None or shadow.entries is not entries:
            shadow = self._shadows[server, table] = Shadow(table, entries)
        return shadow

    def is_seated(self, person):
        """Whether somebody's token is good for a seat now."""
        judge = self._judges.get(person.table)
        return judge is not None and judge.chair_of(hashed(person.token)) is not None

    def settled(self):
        """When all is quiet: live tables equal their journals, everybody sees the newest, and all was answered."""
        for server in self.world.servers:
            hold(server.house.scope.failures + server.scope.failures == 0, "a task failed")
            for id, room in server.rooms.items():
                hold(id in self.disk.entries or not room.connections, id, "is shown, and is forgotten")
                self._equals_its_journal(id, room)
                if room.connections and server.cluster is not None:
                    self._plays_on(id, room)
        for client in self.world.clients:
            self._sees_the_newest(client)
        self._nothing_happened_twice()
        self._nobody_sits_unawares()
        self._one_rematch_each()
        hold(not self.world.loop.faults, self.world.loop.faults)

    def leased_once(self):
        """What must happen once is done by one server at most, at any time."""
        names = {name for server in self.world.servers if server.cluster for name in server.cluster.leases.held}
        for name in names:
            hold(sum(server.tends(name) for server in self.world.servers) <= 1, name, "is tended twice")

    def _plays_on(self, id, room):
        """A table with guests has all that is on disk, is tended, and waits for no bot."""
        hold(room.table.version == len(self.disk.entries[id]), id, "lacks entries that are on disk")
        hold(any(server.tends(id) for server in self.world.servers), id, "is tended by nobody")
        table = room.table
        waiting = table.state.waiting if table.phase == "playing" and not table.paused else ()
        hold(not any(table.bot_level(seat) for seat in waiting), id, "waits for a bot")

    def _equals_its_journal(self, id, room):
        """As far as it was read; what nobody looks at is read when somebody comes."""
        shadow = self._shadow_of(None, id).go_to(room.table.version)
        live, journal = stripped(room.table), stripped(shadow.table)
        differing = [name for name, value in live.items() if value != journal[name]]
        hold(not differing, id, "differs from its journal in", differing)
        chairs = {n: (who.token, who.lent) for n, who in enumerate(room.table.chairs) if who}
        plain = {n: (who.owner, who.guest) for n, who in shadow.seats.chairs.items()}
        hold((chairs, room.table.host) == (plain, shadow.seats.host), id, chairs, plain, room.table.host)

    def _sees_the_newest(self, client):
        if not client.is_heard:
            return
        room = client.server.rooms.get(client.table)
        hold(room is not None and client.version == room.table.version, "somebody is not shown the table")
        here = {other.mark for other in self.world.clients if other.is_heard and other.table == client.table}
        for chair, who in enumerate(client.picture.chairs):
            sitter = room.table.chairs[chair]
            there = bool(sitter) and (sitter.is_bot or bool({sitter.token, sitter.lent} & here - {"", None}))
            hold((who is not None and who["connected"]) == there, "chair", chair, "is there:", there)

    def _nothing_happened_twice(self):
        for (table, id), outcomes in self.outcomes.items():
            times = sum(entry.id == id for entry in self.disk.ever(table))
            is_done = any(isinstance(outcome, Done) for outcome in outcomes)
            codes = {outcome.sentence.code for outcome in outcomes if isinstance(outcome, Refusal)}
            is_written = id not in self.world.unwritten
            hold(times == is_written or not is_done, table, id, "was acknowledged and is there", times, "times")
            may_be = is_done or codes & set(UNKNOWN) or len(outcomes) < self.world.sendings[table, id]
            hold(times == 0 or may_be, table, id, "was refused and happened:", codes)
        self.outcomes.clear()

    def _nobody_sits_unawares(self):
        """Whoever has a seat was told so, or was gone before that; whoever was refused has none."""
        deeds = [entry.deed for entries in self.disk.entries.values() for entry in entries]
        sitting = {deed.token for deed in deeds if isinstance(deed, Sat | CameBack) and deed.token}
        strangers = sitting - {hashed(person.token) for person in self.world.people}
        hold(len(strangers) <= self.world.unheard, len(strangers), "sit, of whom", self.world.unheard, "were not told")

    def _one_rematch_each(self):
        known = [*self.disk.entries.values(), *self.disk.forgotten.values()]
        targets = [e.deed.table for entries in known for e in entries if isinstance(e.deed, Rematched)]
        sources = [t for t, entries in self.disk.entries.items() for e in entries if isinstance(e.deed, Rematched)]
        hold(len(set(sources)) == len(sources), "a table went on to two others")
        hold(self.disk.together <= set(targets), "a rematch that no table went on to")


def stripped(table):
    return {name: value for name, value in picture(table).items() if name not in BY_THE_CLOCK}
