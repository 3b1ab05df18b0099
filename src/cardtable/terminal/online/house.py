"""What is asked of a house over HTTP: which tables wait for players, the table behind a code, a new table, a seat."""

import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import msgspec

from cardtable.core.move import Refused
from cardtable.wire.bodies import Invitation, OpenTable, Seated, SitDown, TableListed, Wrong

SECONDS: Final = 10.0
MOST_BYTES: Final = 1_048_576
CODE: Final = re.compile(r"[A-Za-z]{4}")


@dataclass(frozen=True)
class House:
    """A server, and what opens it."""

    server: str
    key: str = ""
    """The key of the house, where its link has one."""

    @property
    def headers(self) -> dict[str, str]:
        """What opens the house."""
        return {"cookie": f"cardtable_key={self.key}"} if self.key else {}

    def tables(self) -> list[TableListed]:
        """The tables that are listed."""
        return self._ask("tables", list[TableListed])

    def coded(self, code: str) -> TableListed:
        """The table whose four letters were said."""
        return self._ask(f"codes/{code.upper()}", TableListed)

    def invitation(self, table: str) -> Invitation:
        """How others find a table."""
        return self._ask(f"tables/{table}/invitation", Invitation)

    def open(self, wish: OpenTable) -> Seated:
        """A new table, and a seat at it."""
        return self._ask("tables", Seated, msgspec.json.encode(wish))

    def sit(self, table: str, wish: SitDown) -> Seated:
        """A seat at a table, new or one's own."""
        return self._ask(f"tables/{table}/seats", Seated, msgspec.json.encode(wish))

    def _ask[T](self, path: str, of: type[T], body: bytes | None = None) -> T:
        """What the house answers; what it refuses, it refuses in a sentence."""
        headers = {**self.headers, **({} if body is None else {"content-type": "application/json"})}
        request = urllib.request.Request(f"{self.server}/api/{path}", body, headers)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                return msgspec.json.decode(answer.read(MOST_BYTES), type=of)
        except urllib.error.HTTPError as refused:
            raise _refusal(refused.read(MOST_BYTES)) from None
        except (OSError, msgspec.MsgspecError):
            raise Refused("terminal-no-server", server=self.server) from None


def read_house(text: str) -> House:
    """A house by its address or its whole link."""
    link = urlsplit(text)
    if link.scheme not in ("http", "https") or not link.netloc:
        raise Refused("terminal-server", text=text[:60])
    key = dict(parse_qsl(link.query)).get("key", "")
    if not (key.isascii() and key.isprintable()):
        raise Refused("house-key-wanted")
    return House(f"{link.scheme}://{link.netloc}", key)


def _refusal(body: bytes) -> Refused:
    """What the server had to say."""
    try:
        sentence = msgspec.json.decode(body, type=Wrong).sentence
    except msgspec.MsgspecError:
        return Refused("connection-not-understood")
    return Refused(sentence.code, **sentence.facts)
