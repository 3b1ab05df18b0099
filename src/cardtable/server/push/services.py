"""The push services that this house calls, and how. A browser names its own service, so a stranger could name any
address at all: only known ones are called, over TLS, without following where they point."""

import http.client
import logging
import ssl
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from cardtable.core.move import Refused

log = logging.getLogger("cardtable.push")

KNOWN: Final = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    ".notify.windows.com",
)
"""Hosts of the great browsers' services; one with a dot before it stands for all that end with it."""
PATIENCE_S: Final = 10.0
GONE: Final = (404, 410)


class Push(NamedTuple):
    """A message on its way to a service."""

    endpoint: str
    body: bytes
    headers: dict[str, str]


def check_endpoint(endpoint: str, own: tuple[str, ...]) -> None:
    """Refuse any address that is no known service's; a house may know some of its own, by their origins."""
    try:
        parts = urlsplit(endpoint)
        is_known = f"{parts.scheme}://{parts.netloc}" in own or _is_known(parts)
    except ValueError:
        is_known = False
    if not is_known:
        raise Refused("push-service-unknown")


def deliver(push: Push) -> bool:
    """Hand a message to its service; False, when the subscription is gone. Called in a thread."""
    parts = urlsplit(push.endpoint)
    line = _line(parts)
    try:
        line.request("POST", f"{parts.path}{f'?{parts.query}' if parts.query else ''}", push.body, push.headers)
        status = line.getresponse().status
    except (OSError, http.client.HTTPException) as fault:
        log.warning("not pushed", extra={"service": parts.hostname, "why": type(fault).__name__})
        return True
    finally:
        line.close()
    if status >= 300 and status not in GONE:
        log.warning("not pushed", extra={"service": parts.hostname, "status": status})
    return status not in GONE


def _is_known(parts: SplitResult) -> bool:
    """By name alone: a port, a user or an address of numbers is never meant."""
    name = parts.netloc.lower()
    return parts.scheme == "https" and any(name == one or (one[0] == "." and name.endswith(one)) for one in KNOWN)


def _line(parts: SplitResult) -> http.client.HTTPConnection:
    host = parts.hostname or ""
    if parts.scheme == "http":
        return http.client.HTTPConnection(host, parts.port, timeout=PATIENCE_S)
    return http.client.HTTPSConnection(host, parts.port, timeout=PATIENCE_S, context=ssl.create_default_context())
