"""A house that lets in only those who bring its key: it stands in the link and in the QR code, and after that in a
cookie. Without one, everybody who can reach the server comes in."""

import re
from typing import Final
from urllib.parse import quote

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response

from cardtable.core.move import Forbidden, Refused
from cardtable.server.rooms.credentials import hashed, is_same

COOKIE: Final = "cardtable_key"
A_YEAR_S: Final = 31_536_000
FORM: Final = re.compile(r"[A-Za-z0-9_-]{8,60}")
"""So long that nobody guesses it at the pace that limits allow, and of letters that stand in a link as they are."""
OPEN_TO_ALL: Final = ("/health", "/ready")
"""A proxy asks these without a key, and by a name of its own for the server; they tell nothing of the house."""


def read_key(key: str) -> str:
    """A house's key as it was chosen; an empty one is none."""
    if key and not FORM.fullmatch(key):
        raise Refused("house-key-form")
    return key


def with_key(link: str, key: str) -> str:
    """A link that opens the house."""
    return f"{link}?key={key}" if key else link


def check_key(connection: HTTPConnection, key: str) -> None:
    """Refuse whoever doesn't bring the key; the client's own files are no secret."""
    path: str = connection.scope["path"]
    if key and path not in OPEN_TO_ALL and not _is_file(path) and not is_same(hashed(_given(connection)), hashed(key)):
        raise Forbidden("house-key-wanted")


def brings_a_key(connection: HTTPConnection, key: str) -> bool:
    """Whether somebody tries to open a house that is locked."""
    return bool(key) and bool(_given(connection))


def remembered(connection: HTTPConnection, key: str) -> Response | None:
    """Whoever comes to a page with the key in the link gets it as a cookie, and the page without it: no key stays in an
    address. The way leads back to this house, whatever the path looks like."""
    if not key or connection.scope["type"] != "http" or "key" not in connection.query_params:
        return None
    path: str = connection.scope["path"]
    if path.startswith("/api/"):
        return None
    answer = RedirectResponse("/" + quote(path.lstrip("/")), 303)
    answer.set_cookie(COOKIE, key, max_age=A_YEAR_S, samesite="lax")
    return answer


def _given(connection: HTTPConnection) -> str:
    return connection.query_params.get("key") or connection.cookies.get(COOKIE, "")


def _is_file(path: str) -> bool:
    return "." in path and not path.startswith(("/api/", "/ws/"))
