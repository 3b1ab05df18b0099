"""Messages that no honest client sends, and honest ones again, out of order, too late or by somebody else, over real
sockets at a table of every game: every one is answered, nothing fails, nothing changes.

Full form: python -m tests.drills.fuzz --messages 1000000
"""

import json
import random
import tempfile
import time
from argparse import ArgumentParser
from contextlib import contextmanager
from pathlib import Path

from tests.live import Client, Server
from websockets.exceptions import ConnectionClosed

from cardtable.catalog import GAMES

BATCH = 40
ANSWER_S = 10.0
"""Seconds that an answer may take."""
TALK = 100
"""Messages over one connection."""
MOVES_BEFORE = 12
"""Honest moves at each table before the noise begins."""
KINDS = ("do", "ask", "hint", "say", "arrange", "seatbot", "clear", "reseat", "start", "leave", "pause", "handback",
         "host", "mute", "abandon", "rematch", "hello", "done", "table", "")  # fmt: skip
VALUES = (None, True, False, -1, 0, 1, 2**63, 1e400, 0.5, "", "x", "x" * 3000, "\u0000", "\ud83d", [], {}, [[]],
          {"a": {}}, "take", "pay", "forced-take", "ready", "draw", "bid 100", "pick tempura", "turn discard Jk",
          "../../etc", "<script>", "'; drop table entries; --")  # fmt: skip
FIELDS = ("move", "answers", "id", "text", "chair", "to", "on", "level", "options", "settings", "token", "extra")


def wrong_message(chance, heard):
    """One message that can't be done: noise, broken JSON, wrong fields, a stale command, or one that was done."""
    make = chance.choice((noise, broken, mixed, stale, lambda chance: again(chance, heard)))
    return make(chance)


def noise(chance):
    return "".join(
        chr(chance.choice((chance.randrange(32, 127), chance.randrange(160, 0x2FF))))
        for _ in range(chance.randrange(60))
    )


def broken(chance):
    text = json.dumps({"type": "do", "move": "take", "answers": 1, "id": "x"})
    at = chance.randrange(len(text))
    return chance.choice(
        (text[:at], text[at:], "[" * 3000, "{" * 3000, text + text, text.replace(":", "", 1), "NaN", "1e999")
    )


def mixed(chance):
    message = {"type": chance.choice((*KINDS, *VALUES[:8]))}
    message |= {field: chance.choice(VALUES) for field in chance.sample(FIELDS, chance.randrange(1, 6))}
    return json.dumps({**message, "extra": 1})


def stale(chance):
    id = f"f{chance.randrange(10**9)}"
    return json.dumps(
        {"type": "do", "move": chance.choice(("take", "pay")), "answers": chance.randrange(-9, 10**6) + 50, "id": id}
    )


def again(chance, heard):
    """An honest command that has happened: repeated as it was, or sent anew with an answer that is long gone."""
    command = chance.choice(heard)
    return json.dumps(chance.choice((command, {**command, "id": f"n{chance.randrange(10**9)}"})))


class Fuzzer:
    """Everybody at a table, an onlooker and somebody with a forged token, all badly behaved."""

    def __init__(self, server, game, seed):
        self.server, self.chance = server, random.Random(seed)
        settings = {"turn_time_s": 0, "absent": "wait", "ready_s": 120, "buy_window_s": 30, "pace_ms": 0}
        ann = server.open_table(game.name, settings=settings)
        others = [server.sit(ann["table"], f"P{n}")[1] for n in range(1, max(game.fewest, 2))]
        self.table = ann["table"]
        self.seated = [who["token"] for who in (ann, *others)]
        self.tokens = (*self.seated, None, "forged")
        with self.everybody() as clients:
            clients[0].tell("start")
            self.heard = [self.honest_move(clients) for _ in range(MOVES_BEFORE)]
        self.before = self.seen()

    @contextmanager
    def everybody(self):
        """All who are seated, at the table for as long as they are listened to."""
        clients = [Client(self.server, self.table, token) for token in self.seated]
        yield clients
        for client in clients:
            client.close()

    def honest_move(self, clients):
        """A move of somebody who may make one, as a command that has happened."""
        for client in clients:
            client.wait_for(lambda c: c.shown["phase"] == "playing")
        mover = self.chance.choice([c for c in clients if c.view["seat"] in c.view["waiting"]])
        command = {"type": "do", "move": self.chance.choice(mover.legal), "answers": mover.shown["question"]}
        command["id"] = f"honest{self.chance.randrange(10**9)}"
        done = mover.tell("do", **{key: value for key, value in command.items() if key != "type"})
        assert done["type"] == "done", done
        for client in clients:
            client.wait_for(lambda c: c.shown["version"] >= done["version"])
        return command

    def seen(self):
        """The version of the table, and what everybody sees who comes to it now."""
        with self.everybody() as clients:
            return [(client.shown["version"], client.view) for client in clients]

    def run(self, messages):
        """How many of these messages were answered."""
        answered = 0
        while answered < messages:
            client = Client(self.server, self.table, self.chance.choice(self.tokens))
            answered += self.converse(client, min(TALK, messages - answered))
            client.close()
        return answered

    def converse(self, client, messages):
        answered = 0
        while answered < messages:
            batch = [wrong_message(self.chance, self.heard) for _ in range(min(BATCH, messages - answered))]
            for message in batch:
                client.send(message.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            for _ in batch:
                answered += await_answer(client)
        return answered

    def wrong(self):
        """What has changed, or can't go on."""
        if self.seen() != self.before:
            return [f"{self.table} has changed"]
        with self.everybody() as clients:
            self.honest_move(clients)
        return []


class Unanswered(Exception):
    """A message got no answer, or ended the connection."""


def await_answer(client):
    """The next answer; 1, since every message has one."""
    try:
        while client.receive(ANSWER_S)["type"] in ("table", "changes"):
            continue
    except (TimeoutError, EOFError, ConnectionClosed) as fault:
        raise Unanswered from fault
    return 1


def run(messages, seed=1, games=GAMES, server_kind=Server, report=lambda answered: None):
    """How many messages were answered, and all that is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        server = server_kind(Path(folder) / "t.sqlite3", "--rate", "0").start()
        try:
            return _run(server, messages, seed, games, report)
        finally:
            server.stop()


def _run(server, messages, seed, games, report):
    answered, wrong = 0, []
    for number, game in enumerate(games, 1):
        fuzzer = Fuzzer(server, game, seed)
        try:
            while answered < messages * number // len(games):
                answered += fuzzer.run(min(10_000, messages * number // len(games) - answered))
                report(answered)
            wrong += fuzzer.wrong()
        except Unanswered:
            wrong.append(f"a message was not answered at {fuzzer.table}")
    wrong += ["an exception in the log"] if "Traceback" in server.log() else []
    return answered, wrong


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--messages", type=int, default=1_000_000)
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    from_ = time.monotonic()
    answered, wrong = run(
        given.messages, given.seed, report=lambda answered: print(f"\r{answered} answered", end="", flush=True)
    )
    print(f"\n{answered} messages answered, faults: {wrong or 'none'}, {time.monotonic() - from_:.0f} s")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
