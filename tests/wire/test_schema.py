"""The schema of the wire is what the web client was built from."""

import inspect
import runpy
import subprocess
import sys
from pathlib import Path

from cardtable.catalog import GAMES, games
from cardtable.wire.schema import BODIES, HEARD, SENT, schema, written

ROOT = Path(__file__).parents[2]


def test_the_web_client_is_built_from_the_schema_of_the_messages_and_views():
    printed = subprocess.run([sys.executable, ROOT / "tools" / "schema.py"], stdout=subprocess.PIPE, check=True).stdout

    assert printed.decode() == written()


def test_a_change_of_a_message_or_a_view_makes_the_client_anew():
    build_web = runpy.run_path(str(ROOT / "tools" / "build_web.py"))

    made_of = set(build_web["wire_sources"]())

    described = [inspect.getfile(kind) for kind in (*SENT, *HEARD, *BODIES, *(game.view for game in GAMES))]
    assert {Path(file) for file in described} <= made_of


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
