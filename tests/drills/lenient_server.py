"""A server with a planted fault: it overlooks fields that don't belong there. The fuzz drill must find it out."""

import json

from cardtable.main import run
from cardtable.server.sockets import conversation
from cardtable.wire.codec import read_command
from cardtable.wire.messages import Command

FIELDS = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in Command.__value__.__args__}


def read_leniently(data):
    """A command without what its kind doesn't have, and with an id in any case."""
    try:
        given = json.loads(data)
        known = {name: given[name] for name in FIELDS[given["type"]] if name in given}
    except (ValueError, KeyError, TypeError, RecursionError):
        return read_command(data)
    named = known.get("id") if isinstance(known.get("id"), str) and known["id"].isascii() else "lenient"
    return read_command(json.dumps({"type": given["type"], **known, "id": named[:40] or "lenient"}))


if __name__ == "__main__":
    conversation.read_command = read_leniently
    run()
