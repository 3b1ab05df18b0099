"""The JSON Schema of every message and of every game's view, for clients in other languages. Knows no socket."""

import json
from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any, Final, get_args, get_type_hints

import msgspec

from cardtable.catalog import GAMES
from cardtable.core.view import MeldShown, Place, View
from cardtable.wire import bodies, evenings, messages, practice, push, scores
from cardtable.wire.reviews import Decision, ReviewShown

type Schema = dict[str, Any]

SENT: Final[tuple[Any, ...]] = (messages.Hello, *messages.Command.__value__.__args__)
"""What a client says over its socket."""

HEARD: Final[tuple[Any, ...]] = (
    messages.Done,
    messages.Refusal,
    messages.Opinion,
    messages.Advice,
    messages.TableShown,
    messages.Changes,
    messages.Goodbye,
)
"""What a client hears over its socket."""

BODIES: Final[tuple[Any, ...]] = (
    bodies.OpenTable,
    bodies.SitDown,
    bodies.Seated,
    bodies.TableListed,
    bodies.Invitation,
    bodies.Replay,
    ReviewShown,
    Decision,
    practice.OpenScenario,
    practice.ScenarioShown,
    practice.ScenarioTold,
    practice.ExpertTold,
    practice.Alternatives,
    practice.OpenDaily,
    practice.Daily,
    practice.ReportWish,
    practice.PuzzleShown,
    practice.PuzzleAnswered,
    push.PushKey,
    push.Subscribe,
    evenings.OpenEvening,
    evenings.EveningTold,
    evenings.TakePlace,
    evenings.EveningShown,
    scores.ScoreWish,
    scores.ScoreTold,
    scores.DeclarationWish,
    scores.DeclarationTold,
    bodies.Wrong,
)
"""What goes over HTTP."""


def schema() -> Schema:
    """Every message and view, the closed unions of what is sent and heard, and which view each game has."""
    kinds = [*SENT, *HEARD, *BODIES, Place, MeldShown, View, *(game.view for game in GAMES)]
    refuse_namesakes(kinds)
    refs, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = dict(zip(kinds, refs, strict=True))
    parts = {name: _complete(part) for name, part in found.items()}
    for shown in ("TableShown", "StepShown", "ScenarioShown", "PuzzleShown"):
        parts[shown]["properties"]["view"] = {"anyOf": [named[game.view] for game in GAMES]}
    parts["TableShown"]["required"].remove("view")
    parts["FromClient"] = {"anyOf": [named[kind] for kind in SENT]}
    parts["FromServer"] = {"anyOf": [named[kind] for kind in HEARD]}
    parts["Views"] = _record({game.name: named[game.view] for game in GAMES})
    whole = _record({name: {"$ref": f"#/$defs/{name}"} for name in sorted(parts)})
    return {"title": "Cardtable", **whole, "$defs": {name: parts[name] for name in sorted(parts)}}


def refuse_namesakes(kinds: Iterable[Any]) -> None:
    """Two types with one name would get other names in the schema, and clients of the first would break."""
    seen: dict[str, Any] = {}
    for kind in _all_parts(kinds):
        other = seen.setdefault(kind.__name__, kind)
        if other is not kind:
            places = f"{other.__module__} and {kind.__module__}"
            raise TypeError(f"Two types of the wire are called {kind.__name__}, in {places}: give one another name.")


def _all_parts(kinds: Iterable[Any]) -> list[Any]:
    """These types with all that they are made of; each once."""
    found: list[Any] = []
    open_ = list(kinds)
    while open_:
        kind = open_.pop()
        open_ += get_args(getattr(kind, "__value__", kind))
        if isinstance(kind, type) and (is_dataclass(kind) or issubclass(kind, msgspec.Struct)) and kind not in found:
            found.append(kind)
            open_ += get_type_hints(kind).values()
    return found


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
