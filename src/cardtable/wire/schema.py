"""The JSON Schema of every message and of every game's view, for clients in other languages. Knows no socket."""

import json
from typing import Any, Final

import msgspec

from cardtable.catalog import GAMES
from cardtable.core.view import MeldShown, Place, View
from cardtable.wire import messages

type Schema = dict[str, Any]

SENT: Final[tuple[Any, ...]] = (messages.Hello, *messages.Command.__value__.__args__)
"""What a client says over its socket."""

HEARD: Final[tuple[Any, ...]] = (
    messages.Done,
    messages.Refusal,
    messages.Opinion,
    messages.Advice,
    messages.TableShown,
    messages.Goodbye,
)
"""What a client hears over its socket."""

BODIES: Final[tuple[Any, ...]] = (
    messages.OpenTable,
    messages.SitDown,
    messages.Seated,
    messages.TableListed,
    messages.Replay,
    messages.Wrong,
)
"""What goes over HTTP."""


def schema() -> Schema:
    """Every message and view, the closed unions of what is sent and heard, and which view each game has."""
    kinds = [*SENT, *HEARD, *BODIES, Place, MeldShown, View, *(game.view for game in GAMES)]
    refs, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = dict(zip(kinds, refs, strict=True))
    parts = {name: _complete(part) for name, part in found.items()}
    for shown in ("TableShown", "StepShown"):
        parts[shown]["properties"]["view"] = {"anyOf": [named[game.view] for game in GAMES]}
    parts["TableShown"]["required"].remove("view")
    parts["FromClient"] = {"anyOf": [named[kind] for kind in SENT]}
    parts["FromServer"] = {"anyOf": [named[kind] for kind in HEARD]}
    parts["Views"] = _record({game.name: named[game.view] for game in GAMES})
    whole = _record({name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)})
    return {"title": "Cardtable", **whole, "$defs": {name: parts[name] for name in sorted(parts)}}


def written() -> str:
    """The schema as it stands in its file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def _complete(part: Schema) -> Schema:
    """The server leaves no field out; a client may leave out what has a default."""
    is_clients = part.get("additionalProperties") is False
    if is_clients or "properties" not in part:
        return part
    return {**part, "required": list(part["properties"])}


def _record(properties: Schema) -> Schema:
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}
