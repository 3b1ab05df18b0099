"""A world of servers, tables and people in one process, stepped by a seed: the same seed gives the same history.

Each step is one thing that somebody, or the outer world, does; then the loop runs on for a while, seldom to the end. So
whatever takes time is met in the middle by whatever comes next: cancels, hang-ups, other writers, a failing disk.
"""

import asyncio
import random
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from itertools import count
from unittest import mock

from tests.simulation.audit import UNKNOWN, Audit, Found, hold
from tests.simulation.clients import Client, QuickThinker, Socket, Wishes
from tests.simulation.database import Database, SimulatedHints, SimulatedRegistry, Wire
from tests.simulation.disk import Disk, Faults, SimulatedJournal
from tests.simulation.loop import SimulatedLoop

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.live.clock import Clock
from cardtable.server.cluster.cluster import Cluster
from cardtable.server.config import Config
from cardtable.server.rooms import credentials
from cardtable.server.rooms.house import House
from cardtable.server.rooms.seating import new_doorman
from cardtable.server.scope import Scope
from cardtable.server.sockets import websocket
from cardtable.server.sockets.outbox import Outbox
from cardtable.server.sockets.websocket import converse
from cardtable.wire.bodies import SitDown
from cardtable.wire.messages import Look, Rematch

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")
GAMES = ("geschenkt", "geschenkt", "geschenkt", "sushi-go")
MOST_TABLES = 5
MOST_CLIENTS = 14
BETWEEN_AUDITS = 30
"""Steps until everything comes to rest and is compared."""
REST_S = 8
"""Seconds in which servers that nothing keeps from it find out about each other."""
LONG_RUN = 200_000
"""Callbacks in which everything comes to rest."""


@dataclass
class Person:
    """Somebody who was let in at a table."""

    table: str
    name: str
    token: str
    key: str | None


class SeededSecrets:
    """Secrets that the seed knows, so that a run can be had again."""

    def __init__(self, chance):
        self._chance = chance

    def token_urlsafe(self, length):
        return f"{self._chance.getrandbits(8 * length):x}"

    def token_hex(self, length):
        return f"{self._chance.getrandbits(8 * length):0{2 * length}x}"

    def choice(self, letters):
        return self._chance.choice(letters)

    def randbits(self, bits):
        return self._chance.getrandbits(bits)


class Server:
    """A house alone, or one of many with its part of the cluster."""

    def __init__(self, world, *, is_one_of_many):
        self.wire = Wire(world.loop, world.faults)
        journal = SimulatedJournal(world.disk, world.loop, world.faults, self.wire)
        clock = Clock(lambda: world.loop.time() + world.wall_ahead, world.loop.time)
        self.cluster, self.scope, self.doorman = None, Scope(), new_doorman()
        if is_one_of_many:
            self.cluster = self._cluster(world, journal, clock)
            journal.announce = self.cluster.wrote
        self.house = House(Config(rate=0), journal, QuickThinker(world.loop), clock, self.cluster)

    def _cluster(self, world, journal, clock):
        name = f"server {next(world.numbers)}"
        registry = SimulatedRegistry(world.database, self.wire, name)
        return Cluster(journal, registry, SimulatedHints(world.database, self.wire, name), clock, self.scope)

    def start(self):
        if self.cluster is not None:
            self.cluster.rooms, self.cluster.repair = self.house.rooms, self.house.repair
            self.scope.start(self.cluster.live())

    @property
    def rooms(self):
        return self.house.rooms

    def tends(self, name):
        return self.cluster is not None and not self.wire.is_dead and self.cluster.tends(name)


class World:
    def __init__(self, seed, servers=None):
        self.seed = seed
        self.chance = random.Random(seed)
        self.loop = SimulatedLoop(self.chance)
        self.disk, self.faults = Disk(), Faults()
        self.wall_ahead = 1.7e9
        drawn = self.chance.choice((1, 2, 3))
        number = servers or drawn
        self.database, self.numbers = Database(), count(1)
        self.servers = [Server(self, is_one_of_many=number > 1) for _ in range(number)]
        self.kinds = (*self.KINDS, *(self.KINDS_OF_MANY if number > 1 else ()))
        self.wishes = Wishes(self.chance)
        self.people, self.clients, self.doors, self.said = [], [], [], []
        self.sendings, self.unwritten = Counter(), set()
        self.last = None
        self.unheard = 0
        """How many went to a door and can't know what came of it."""
        self.audit = Audit(self)
        self.steps = 0

    def run(self, steps):
        """So many steps; raises Found, with the seed and the step, at the first that differs from the model."""
        with self._seeded():
            for server in self.servers:
                server.start()
            try:
                for _ in range(steps):
                    self.steps += 1
                    self._step()
            except Found as found:
                raise Found(f"seed {self.seed}, step {self.steps}: {found}") from found
            finally:
                self._end()

    def _end(self):
        """Nothing outlives its world."""
        self.loop.run(LONG_RUN)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run(LONG_RUN)

    def _seeded(self):
        secrets = mock.patch.object(credentials, "secrets", SeededSecrets(self.chance))
        channels = mock.patch.object(websocket, "channel_of", lambda socket, outbox: socket.channel)
        stack = ExitStack()
        for context in (secrets, channels, self.loop.at_work()):
            stack.enter_context(context)
        return stack

    def _step(self):
        kinds, weights = zip(*self.kinds, strict=True)
        self.chance.choices(kinds, weights)[0](self)
        self.loop.run(self.chance.choice((0, 1, 2, 5, 10, 30, 100)))
        self.audit.listen()
        self.audit.leased_once()
        if self.steps % BETWEEN_AUDITS == 0:
            self._come_to_rest()
            self.audit.settled()

    def _come_to_rest(self):
        self._repair()
        self.loop.run(LONG_RUN)
        hold(self.loop.is_quiet(), "the world never comes to rest")
        self.audit.listen()
        if len(self.servers) > 1:
            self._let_servers_find_each_other()
        elif not self._journal.unread:
            self._nothing_is_left_behind()
        self.audit.listen()
        self.clients = [client for client in self.clients if not client.line.is_closed]
        self.doors = [door for door in self.doors if not door.done()]

    def _let_servers_find_each_other(self):
        """Nothing fails any more: after some seconds everybody has all there is."""
        for _ in range(REST_S):
            self.loop.pass_time(1.0)
            self.loop.run(LONG_RUN)
        hold(self.loop.is_quiet(), "the world never comes to rest")

    @property
    def _journal(self):
        return self.servers[0].house.journal

    def _nothing_is_left_behind(self):
        """One server alone has applied all that it has written."""
        for id, room in self.servers[0].rooms.items():
            hold(room.table.version == len(self.disk.entries.get(id, ())), id, "has other entries than the disk")

    def _start(self, work):
        task = self.loop.create_task(work)
        task.add_done_callback(_look)
        return task

    def _open_table(self):
        if len(self.disk.tables) < MOST_TABLES:
            self._go_to_the_door(self._opening(self.chance.choice(self.servers)))

    async def _opening(self, server):
        name = self.chance.choice(GAMES)
        settings = {
            "pace_ms": 0,
            "turn_time_s": self.chance.choice((0, 0, 20)),
            "rejoin": self.chance.choice(("name", "name", "key", "ask")),
            "return_s": self.chance.choice((0, 30)),
            "onlookers": self.chance.choice(("yes", "yes", "no")),
            "grace_s": self.chance.choice((0, 5, 60)),
            "absent": self.chance.choice(game(name).absence),
        }
        room = await server.house.open(name, {}, settings)
        await self._let_in(server, room, SitDown(self.chance.choice(NAMES)))

    def _sit_down(self):
        """Under a new name, or under that of somebody who is there: by name alone, with the key, or a wrong one."""
        if not self.disk.tables:
            return
        server, table = self.chance.choice(self.servers), self.chance.choice(list(self.disk.tables))
        wish = SitDown(self.chance.choice(NAMES), self.chance.choice((None, None, self.chance.randrange(5))))
        known = [person for person in self.people if person.table == table]
        if known and self.chance.random() < 0.5:
            who = self.chance.choice(known)
            wish = SitDown(who.name, None, self.chance.choice((None, who.key, "WRONGKEY")))
        self._go_to_the_door(self._sitting(server, table, wish))

    def _go_to_the_door(self, wish):
        door = self._start(wish)
        door.add_done_callback(self._leave_the_door)
        self.doors.append(door)

    def _leave_the_door(self, door):
        refusal = None if door.cancelled() else door.exception()
        self.unheard += door.cancelled() or (isinstance(refusal, Refused) and refusal.sentence.code in UNKNOWN)

    async def _sitting(self, server, table, wish):
        await self._let_in(server, await server.house.room(table), wish)

    async def _let_in(self, server, room, wish):
        source = str(self.chance.randrange(1000))
        seated = await server.doorman.let_in(room, wish, source)
        await server.house.neighbours.met()
        known = [person.key for person in self.people if person.table == seated.table and person.name == seated.name]
        self.people.append(Person(seated.table, seated.name, seated.token, seated.key or next(iter(known), None)))

    def _connect(self):
        """A tab for somebody, perhaps their second one; or an onlooker."""
        if not self.people or len(self.clients) >= MOST_CLIENTS:
            return
        seated = [person for person in self.people if self.audit.is_seated(person)]
        person = self.chance.choice(seated if seated and self.chance.random() < 0.8 else self.people[-12:])
        token = person.token if self.chance.random() < 0.9 else None
        client = Client(self, self.chance.choice(self.servers), person.table, token)
        client.task = self._start(self._conversation(client))
        self.clients.append(client)

    async def _conversation(self, client):
        house, stays = client.server.house, False
        try:
            room = await house.room(client.table)
            socket = Socket(client.line, client.hello(), self.loop)
            stays = await converse(house, socket, room, Outbox(), lambda: None)
        finally:
            if not stays:
                client.line.hang_up()

    def _command(self):
        heard = [client for client in self.clients if client.is_heard]
        if heard:
            self._wish(heard)

    def _burst(self):
        """Several at one table speak at once."""
        heard = [client for client in self.clients if client.is_heard]
        if heard:
            table = self.chance.choice(heard).table
            for _ in range(self.chance.randrange(2, 7)):
                self._wish([client for client in heard if client.table == table and client.is_heard])

    def _wish(self, clients):
        """Somebody wants something, mostly one who sits there."""
        seated = [client for client in clients if client.chair is not None]
        if clients:
            client = self.chance.choice(seated if seated and self.chance.random() < 0.9 else clients)
            self._send(client, self.wishes.command(client))

    def _again(self):
        """An impatient second click: the same command with the same id, perhaps from another tab."""
        if self.last is not None:
            mark, command = self.last
            tabs = [client for client in self.clients if client.is_heard and client.mark == mark]
            if tabs:
                self._send(self.chance.choice(tabs), command)

    def _send(self, client, command):
        self.last = client.mark, command
        self.sendings[client.table, self.audit.full_id(client, command.id)] += 1
        if isinstance(command, Rematch | Look):
            self.unwritten.add(self.audit.full_id(client, command.id))
        self.audit.sends(client, command)
        client.send(command)

    def _hang_up(self):
        if self.clients:
            self.chance.choice(self.clients).line.hang_up()

    def _cancel(self):
        """Whoever carries a client's message may be cancelled wherever it waits."""
        carriers = [*self.doors, *(client.task for client in self.clients)]
        if carriers:
            self.chance.choice(carriers).cancel()

    def _pass_time(self):
        """Servers look at their clocks every second; long waits are rare, since they take long here too."""
        for _ in range(self.chance.choices((1, 12, 61, 700), (4, 4, 4, 1))[0]):
            self.loop.pass_time(1.0)
            self._beat()

    def _beat(self):
        for server in self.servers:
            server.house.clock.jump()

    def _jump(self):
        """Somebody sets the clock, or the machine sleeps."""
        if self.chance.random() < 0.5:
            self.wall_ahead += self.chance.choice((-3600.0, 3600.0, 86400.0 * 40))
        else:
            self.loop.sleep(self.chance.choice((400.0, 4000.0)))

    def _sweep(self):
        for server in self.servers:
            self._start(server.house.sweep())

    def _break(self):
        self.faults.unwritten = self.chance.choice((0.0, 0.1, 0.5))
        self.faults.written = self.chance.choice((0.0, 0.1, 0.5))
        self.faults.unread = self.chance.choice((0.0, 0.0, 0.0, 0.2))

    def _repair(self):
        for fault in vars(self.faults):
            setattr(self.faults, fault, 0.0)
        for server in self.servers:
            server.wire.is_cut = False

    def _break_lines(self):
        """Between servers and their database some of everything is lost."""
        self.faults.away = self.chance.choice((0.0, 0.1, 0.5))
        self.faults.slow = self.chance.choice((0.0, 0.1, 0.5))
        self.faults.lost = self.chance.choice((0.0, 0.3, 1.0))
        self.faults.doubled = self.chance.choice((0.0, 0.3))

    def _cut(self):
        wire = self.chance.choice(self.servers).wire
        wire.is_cut = not wire.is_cut

    def _kill(self):
        """A server dies with all it has in memory, and another is started."""
        number = self.chance.randrange(len(self.servers))
        dead, self.servers[number] = self.servers[number], Server(self, is_one_of_many=True)
        dead.wire.is_dead = True
        for client in self.clients:
            if client.server is dead:
                client.line.hang_up()
        self.servers[number].start()

    def _restart_the_database(self):
        self.database.restart()

    KINDS = (
        (_command, 40),
        (_burst, 14),
        (_again, 6),
        (_connect, 14),
        (_sit_down, 9),
        (_open_table, 3),
        (_hang_up, 6),
        (_cancel, 6),
        (_pass_time, 3),
        (_jump, 1),
        (_sweep, 1),
        (_break, 3),
        (_repair, 3),
    )
    KINDS_OF_MANY = (
        (_break_lines, 4),
        (_cut, 4),
        (_kill, 2),
        (_restart_the_database, 1),
    )


def _look(task):
    """What was refused or cancelled has ended as it should; anything else is heard of."""
    if not task.cancelled() and not isinstance(task.exception(), Refused | None):
        task.get_loop().faults.append({"exception": task.exception()})
