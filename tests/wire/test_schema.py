"""The schema of the wire is what the web client was built from."""

from pathlib import Path

from cardtable.catalog import games
from cardtable.wire.schema import schema, written

SCHEMA = Path(__file__).parents[2] / "web" / "src" / "wire" / "schema.json"


def test_the_web_client_has_the_schema_of_the_messages_and_views():
    assert SCHEMA.read_text("utf-8") == written(), (
        "The messages or views have changed: run tools/schema.py, then `npm run generate` in web/."
    )


def test_every_game_has_its_view_in_the_schema():
    assert set(schema()["$defs"]["Views"]["properties"]) == set(games())


def test_what_a_client_sends_may_have_no_extra_fields():
    parts = schema()["$defs"]

    sent = [ref["$ref"].rpartition("/")[2] for ref in parts["FromClient"]["anyOf"]]

    assert sent
    assert all(parts[name]["additionalProperties"] is False for name in sent)


def test_what_the_server_sends_leaves_no_field_out_but_the_view():
    shown = schema()["$defs"]["TableShown"]

    assert set(shown["properties"]) - set(shown["required"]) == {"view"}
