"""Where a live table is, and whose seat there is ours. The token of a seat is kept for its user alone."""

import json
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec

from cardtable.core.move import Refused
from cardtable.table.ids import is_id
from cardtable.table.names import likeness
from cardtable.terminal.local.game import home
from cardtable.terminal.online.house import CODE, House, read_house
from cardtable.wire.bodies import SitDown


@dataclass(frozen=True)
class Address:
    """A table on a server."""

    house: House
    table: str

    @property
    def link(self) -> str:
        """The table's link as it is shared."""
        return f"{self.house.server}/t/{self.table}" + (f"?key={self.house.key}" if self.house.key else "")

    @property
    def socket(self) -> str:
        return f"{self.house.server.replace('http', 'ws', 1)}/ws/{self.table}"


def read_address(text: str, server: str) -> Address:
    """An id on that server, four letters that were said there, or the whole link of a table as it is shared."""
    if text.startswith(("http://", "https://")):
        house, table = read_house(text), urlsplit(text).path.rstrip("/").rsplit("/", 1)[-1]
    else:
        house, table = read_house(server), text.strip().lower()
    if CODE.fullmatch(table):
        table = house.coded(table).id
    if not is_id(table):
        raise Refused("terminal-table-id", text=text[:60])
    return Address(house, table)


def seat_token(address: Address, name: str, key: str | None) -> str:
    """The token of one's seat: the one that was kept here, or that of a seat that is taken now."""
    kept = None if name or key else kept_token(address)
    if kept is not None:
        return kept
    try:
        seated = address.house.sit(address.table, SitDown(name=name, key=key))
    except Refused:
        mine = _kept(address).get(likeness(name)) if name else None
        if mine is None:
            raise
        return mine
    keep_token(address, seated.name, seated.token)
    return seated.token


def kept_token(address: Address) -> str | None:
    """The token of the seat that was taken from here before; where there are several, somebody must say which."""
    kept = _kept(address)
    if len(kept) > 1:
        raise Refused("terminal-which-seat", names=", ".join(sorted(kept)))
    return next(iter(kept.values()), None)


def keep_token(address: Address, name: str, token: str) -> None:
    tokens = {**_tokens(), f"{address.house.server}/{address.table}#{likeness(name)}": token}
    path = home() / "seats.json"
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    path.touch(0o600)
    path.write_text(json.dumps(tokens, indent=1))


def kept_tables() -> list[str]:
    """The tables where a seat was taken from here, the last one first."""
    tables = [place.partition("#")[0].rpartition("/")[2] for place in _tokens()]
    return list(dict.fromkeys(reversed(tables)))


def _kept(address: Address) -> dict[str, str]:
    """The tokens of seats at this table by the names of those who sit there; once, one was kept without a name."""
    place = f"{address.house.server}/{address.table}"
    named = {key.partition("#")[2]: token for key, token in _tokens().items() if key.partition("#")[0] == place}
    return {name: token for name, token in named.items() if name} or named


def _tokens() -> dict[str, str]:
    """All tokens that are kept; a file that can't be read keeps none."""
    try:
        return msgspec.json.decode((home() / "seats.json").read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}
