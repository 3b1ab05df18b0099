"""Messages that no honest client sends, over real sockets: every one is answered, nothing fails, nothing changes.

Full form: python -m tests.drills.fuzz --messages 1000000
"""

import json
import random
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from tests.live import Client, serving

BATCH = 40
KINDS = ("do", "ask", "hint", "say", "arrange", "seatbot", "clear", "reseat", "start", "leave", "pause", "handback",
         "host", "mute", "abandon", "rematch", "hello", "done", "table", "")  # fmt: skip
VALUES = (None, True, False, -1, 0, 1, 2**63, 1e400, 0.5, "", "x", "x" * 3000, "\u0000", "\ud83d", [], {}, [[]],
          {"a": {}}, "take", "pay", "forced-take", "../../etc", "<script>", "'; drop table entries; --")  # fmt: skip
FIELDS = ("move", "answers", "id", "text", "chair", "to", "on", "level", "options", "settings", "token", "extra")


def wrong_message(chance):
    """One message that can't be done: noise, broken JSON, wrong fields, or a stale command."""
    make = chance.choice((noise, broken, mixed, stale))
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


class Fuzzer:
    """A seat that is not to play, and an onlooker, both badly behaved."""

    def __init__(self, server, seed):
        self.server, self.chance = server, random.Random(seed)
        settings = {"turn_time_s": 0, "absent": "wait"}
        ann = server.open_table(settings=settings)
        _, bob = server.sit(ann["table"], "Bob")
        self.table = ann["table"]
        clients = [Client(server, self.table, who["token"]) for who in (ann, bob)]
        clients[0].tell("start")
        for client in clients:
            client.wait_for(lambda c: c.shown["phase"] == "playing")
        self.witness = next(client for client in clients if client.legal)
        self.tokens = (next(client for client in clients if not client.legal).token, None, "forged")
        self.before = (self.witness.shown["version"], self.witness.view)

    def run(self, messages):
        """How many of these messages were answered."""
        answered = 0
        while answered < messages:
            client = Client(self.server, self.table, self.chance.choice(self.tokens))
            answered += self.converse(client, min(400, messages - answered))
            client.close()
        return answered

    def converse(self, client, messages):
        answered = 0
        while answered < messages:
            batch = [wrong_message(self.chance) for _ in range(min(BATCH, messages - answered))]
            for message in batch:
                client.send(message.encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
            for _ in batch:
                answered += await_answer(client)
        return answered

    def unchanged(self):
        """Whether the table is as it was, for everybody."""
        now = Client(self.server, self.table, self.witness.token)
        same = (now.shown["version"], now.view) == self.before
        moved = now.do("pay")["type"] == "done"
        now.close()
        return same and moved


def await_answer(client):
    """The next answer; 1, since every message has one."""
    while client.receive()["type"] == "table":
        continue
    return 1


def run(messages, seed=1, report=lambda answered: None):
    """How many messages were answered, and all that is wrong."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "t.sqlite3", "--rate", "0") as server:
        fuzzer = Fuzzer(server, seed)
        answered = 0
        while answered < messages:
            answered += fuzzer.run(min(10_000, messages - answered))
            report(answered)
        wrong = [] if fuzzer.unchanged() else ["the table has changed"]
        wrong += ["an exception in the log"] if "Traceback" in server.log() else []
        return answered, wrong


def main():
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--messages", type=int, default=1_000_000)
    given = arguments.parse_args()
    from_ = time.monotonic()
    answered, wrong = run(given.messages, report=lambda answered: print(f"\r{answered} answered", end="", flush=True))
    print(f"\n{answered} messages answered, faults: {wrong or 'none'}, {time.monotonic() - from_:.0f} s")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
