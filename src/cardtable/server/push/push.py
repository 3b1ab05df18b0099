"""Whether this house calls anybody. What that takes is an extra, and is loaded only where it is wanted."""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

from cardtable.core.move import Refused
from cardtable.server.config import Config

if TYPE_CHECKING:
    from cardtable.server.push.caller import Caller
    from cardtable.server.rooms.house import House


def caller_of(config: Config, house: "House") -> "Caller | None":
    """Who calls those who are gone, as the house was told; None where it has no key."""
    if not config.push_key:
        return None
    keys = vapid().read_vapid(config.push_key, config.push_contact)
    from cardtable.server.push.caller import Caller

    return Caller(keys, house.clock, house.scope, house.neighbours)


def vapid() -> ModuleType:
    """What makes and reads keys, or a sentence that says how to get it."""
    try:
        return importlib.import_module("cardtable.server.push.vapid")
    except ModuleNotFoundError:
        raise Refused("push-extra-wanted") from None
