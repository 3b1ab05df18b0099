"""Where a live table is, and how one sits down there. The token of a seat is kept for its user alone."""

import json
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, urlsplit

import msgspec

from cardtable.core.move import Refused
from cardtable.table.ids import is_id
from cardtable.table.names import likeness
from cardtable.terminal.local.game import home
from cardtable.wire.messages import Seated, SitDown, Wrong

SECONDS: Final = 10.0
MOST_BYTES: Final = 65536


@dataclass(frozen=True)
class Address:
    """A table on a server."""

    server: str
    table: str
    key: str = ""
    """The key of the house, where its link has one."""

    @property
    def link(self) -> str:
        """The table's link as it is shared."""
        return f"{self.server}/t/{self.table}" + (f"?key={self.key}" if self.key else "")

    @property
    def headers(self) -> dict[str, str]:
        """What opens the house."""
        return {"cookie": f"cardtable_key={self.key}"} if self.key else {}

    @property
    def socket(self) -> str:
        return f"{self.server.replace('http', 'ws', 1)}/ws/{self.table}"


def read_address(text: str, server: str) -> Address:
    """An id on that server, or the whole link of a table as it is shared."""
    link = urlsplit(text)
    if link.scheme in ("http", "https") and link.netloc:
        table = link.path.rstrip("/").rsplit("/", 1)[-1]
        base, key = f"{link.scheme}://{link.netloc}", dict(parse_qsl(link.query)).get("key", "")
    else:
        table, base, key = text.strip().lower(), server.rstrip("/"), ""
    if not is_id(table):
        raise Refused("terminal-table-id", text=text[:60])
    if urlsplit(base).scheme not in ("http", "https"):
        raise Refused("terminal-server", text=base[:60])
    if not (key.isascii() and key.isprintable()):
        raise Refused("house-key-wanted")
    return Address(base, table, key)


def sit_down(address: Address, name: str, key: str | None) -> Seated:
    """A seat at the table, new or one's own."""
    body = msgspec.json.encode(SitDown(name=name, key=key))
    request = urllib.request.Request(
        f"{address.server}/api/tables/{address.table}/seats",
        body,
        {"content-type": "application/json", **address.headers},
    )
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            seated = msgspec.json.decode(answer.read(MOST_BYTES), type=Seated)
    except urllib.error.HTTPError as refused:
        raise _refusal(refused.read(MOST_BYTES)) from None
    except (OSError, msgspec.MsgspecError):
        raise Refused("terminal-no-server", server=address.server) from None
    keep_token(address, seated.name, seated.token)
    return seated


def seat_token(address: Address, name: str, key: str | None) -> str:
    """The token of one's seat: the one that was kept here, or that of a seat that is taken now."""
    kept = None if name or key else kept_token(address)
    if kept is not None:
        return kept
    try:
        return sit_down(address, name, key).token
    except Refused:
        mine = _kept(address).get(likeness(name)) if name else None
        if mine is None:
            raise
        return mine


def kept_token(address: Address) -> str | None:
    """The token of the seat that was taken from here before; where there are several, somebody must say which."""
    kept = _kept(address)
    if len(kept) > 1:
        raise Refused("terminal-which-seat", names=", ".join(sorted(kept)))
    return next(iter(kept.values()), None)


def keep_token(address: Address, name: str, token: str) -> None:
    tokens = {**_tokens(), f"{address.server}/{address.table}#{likeness(name)}": token}
    path = home() / "seats.json"
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(0o600)
    path.write_text(json.dumps(tokens, indent=1))


def _kept(address: Address) -> dict[str, str]:
    """The tokens of seats at this table by the names of those who sit there; once, one was kept without a name."""
    place = f"{address.server}/{address.table}"
    named = {key.partition("#")[2]: token for key, token in _tokens().items() if key.partition("#")[0] == place}
    return {name: token for name, token in named.items() if name} or named


def _tokens() -> dict[str, str]:
    """All tokens that are kept; a file that can't be read keeps none."""
    try:
        return msgspec.json.decode((home() / "seats.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def _refusal(body: bytes) -> Refused:
    """What the server had to say."""
    try:
        sentence = msgspec.json.decode(body, type=Wrong).sentence
    except msgspec.MsgspecError:
        return Refused("connection-not-understood")
    return Refused(sentence.code, **sentence.facts)
