"""Clients without sockets: the other ends of connections, under the world's control."""

from itertools import count

import msgspec
from tests.simulation.pictures import Picture

from cardtable.server.counts import Counts
from cardtable.server.rooms.credentials import hashed
from cardtable.wire.messages import (
    Abandon,
    Admit,
    Advice,
    Arrange,
    Ask,
    Changes,
    Clear,
    Do,
    Done,
    Goodbye,
    HandBack,
    Hello,
    Hint,
    Host,
    Leave,
    Look,
    Mute,
    Opinion,
    Pause,
    Ready,
    Refusal,
    Rematch,
    Reseat,
    Say,
    SeatBot,
    Start,
    TableShown,
)

HEARD = msgspec.json.Decoder(Done | Refusal | Opinion | Advice | TableShown | Changes | Goodbye)


class Line:
    """A client's end of a line; what it hears goes into one list with what all others hear, in its order."""

    def __init__(self, client, loop):
        self.client, self._loop = client, loop
        self.is_closed = False
        self.tell = self._lost = None

    def say(self, message):
        if not self.is_closed:
            self.client.world.said.append((self.client, message))
        return not self.is_closed

    def end(self, code=1001, reason=""):
        self.hang_up()

    def hang_up(self):
        self.is_closed = True
        if self._lost is not None:
            self._loop.call_soon(self._lost)
            self._lost = None

    def pause(self):
        """Clients here send no more than they are asked to."""

    def resume(self):
        """Likewise."""

    def listen(self, heard, lost):
        self.tell, self._lost = heard, lost
        if self.is_closed:
            self.hang_up()


class Socket:
    """What the server sees of a client until it listens."""

    def __init__(self, line, hello, loop):
        self.channel, self._hello, self._loop = line, hello, loop

    async def receive(self):
        await self._loop.later()
        return {"type": "websocket.receive", "text": self._hello}

    async def send_text(self, text):
        self.channel.say(text.encode())

    async def close(self, code=1000, reason=""):
        self.channel.end()


class Client:
    """A tab at a table, on one of the servers, with somebody's token or none."""

    def __init__(self, world, server, table, token):
        self.world, self.server, self.table, self.token = world, server, table, token
        self.mark = None if token is None else hashed(token)
        self.line = Line(self, world.loop)
        self.picture = Picture()
        self.version = 0
        self.chair = None
        self.lines = 0
        self.task = None

    @property
    def is_heard(self):
        return self.line.tell is not None and not self.line.is_closed

    def hello(self):
        return msgspec.json.encode(Hello(token=self.token)).decode()

    def send(self, command):
        self.line.tell(msgspec.json.encode(command))

    @property
    def phase(self):
        """The phase of the game, as it was last shown."""
        return self.picture["phase"] if self.version else None


class QuickThinker:
    """Bots that answer with their first move, in the loop's own time."""

    def __init__(self, loop):
        self.loop = loop
        self.counts = Counts()

    def is_hurried(self, level):
        return False

    async def answer(self, game, level, view, seed=None):
        move, _ = await self.advise(game, view)
        return move

    async def advise(self, game, view):
        await self.loop.later()
        return view.legal[0].move, view.prompt


class Wishes:
    """Commands by chance, as a client would give them that knows a little and tries a lot."""

    def __init__(self, chance):
        self.chance = chance
        self._numbers = count(1)

    def command(self, client):
        """Mostly what makes sense in this phase of a game."""
        phase = client.phase if self.chance.random() < 0.9 else None
        kinds = [(make, weight) for make, weight, *phases in self._kinds if phase is None or phase in phases]
        make = self.chance.choices(*zip(*kinds, strict=True))[0]
        return make(self, client, f"c{next(self._numbers)}")

    def _do(self, client, id):
        moves = client.picture.moves
        question = client.picture["question"] if client.version else None
        move = self.chance.choice(moves) if moves else self.chance.choice(("take", "pay", "pass", "skip"))
        return Do(move, question or 0, id)

    def _chair(self):
        return self.chance.randrange(5)

    def _mine(self, client):
        return client.chair if client.chair is not None else self._chair()

    def _on(self):
        return self.chance.random() < 0.6

    _kinds = (
        (_do, 40, "playing"),
        (lambda self, client, id: Say(f"word {id}", id), 8, "lobby", "playing", "over"),
        (lambda self, client, id: Reseat(self._mine(client), self._chair(), id), 10, "lobby"),
        (lambda self, client, id: Reseat(self._chair(), self._chair(), id), 6, "lobby"),
        (lambda self, client, id: Clear(self._chair(), id), 1, "lobby", "playing"),
        (lambda self, client, id: SeatBot(self._level(), id, self._chair()), 2, "lobby", "playing"),
        (lambda self, client, id: Host(self._chair(), id), 2, "lobby", "playing"),
        (lambda self, client, id: Mute(self._chair(), self._on(), id), 1, "lobby", "playing"),
        (lambda self, client, id: Pause(self.chance.random() < 0.3, id), 2, "playing"),
        (lambda self, client, id: Leave(id), 1, "lobby", "playing"),
        (lambda self, client, id: Ready(self._on(), id, "salt"), 4, "lobby"),
        (lambda self, client, id: Start(id), 2, "lobby"),
        (lambda self, client, id: HandBack(id), 1, "playing"),
        (lambda self, client, id: Abandon(id), 1, "playing"),
        (lambda self, client, id: Rematch(id), 30, "over"),
        (lambda self, client, id: Admit(self._chair(), id), 3, "lobby", "playing"),
        (lambda self, client, id: Arrange(id, {}, {"rejoin": self._rejoin()}), 2, "lobby", "playing"),
        (lambda self, client, id: Arrange(id, {}, {"onlookers": self.chance.choice(("yes", "no"))}), 1, "lobby"),
        (lambda self, client, id: Ask("skip", id), 1, "playing"),
        (lambda self, client, id: Hint(id), 1, "playing"),
        (lambda self, client, id: Look(id), 2, "lobby", "playing", "over"),
    )

    def _level(self):
        return self.chance.choice(("easy", "medium"))

    def _rejoin(self):
        return self.chance.choice(("name", "key", "ask"))
