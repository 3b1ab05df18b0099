"""How others find a table: four letters to say across a room, and the addresses by which they reach this server."""

import hashlib
import socket
from collections.abc import Iterable, Iterator
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from cardtable.server.config import Config

LETTERS: Final = "BCDFGHJKLMNPRSTVWXYZ"
"""Without vowels no code is a word, nice or not."""
LENGTH: Final = 4
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104, nothing is bound here


def code_of(id: str) -> str:
    """The letters are read off the table's name, so that no server must remember them."""
    number = int.from_bytes(hashlib.sha256(f"code of {id}".encode()).digest())
    return "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether this could be a table's code."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)


def addresses(config: Config, scheme: str, host: str) -> list[str]:
    """Where others find this server, the best first; none, if only this machine can reach it."""
    if config.public:
        return [config.public.rstrip("/")]
    asked = [] if is_this_machine(host) else [f"{scheme}://{host}"]
    at_home = home_addresses() if config.host in EVERYWHERE else []
    return _each_once([*asked, *(f"http://{address}:{config.port}" for address in at_home)])


def is_this_machine(host: str) -> bool:
    """Whether a Host header says no more than "here"."""
    name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_loopback(name)


def home_addresses() -> list[str]:
    """This machine's addresses in its networks; first the one by which it goes out."""
    return _each_once(address for address in (*_way_out(), *_by_name()) if not _is_loopback(address))


def _way_out() -> Iterator[str]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return
        yield probe.getsockname()[0]


def _by_name() -> Iterator[str]:
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except OSError:
        return
    for *_, (address, *_port) in found:
        yield str(address)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _each_once(addresses: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(addresses))
