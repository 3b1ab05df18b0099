"""The house as files: the pages, the engine, and no word of a server."""

import json

import pytest

from cardtable.catalog import GAMES
from cardtable.core.move import Refused
from cardtable.server.tab.site import write_site


@pytest.fixture
def built(tmp_path):
    """Pages and an engine as they are built, in small."""
    pages, engine = tmp_path / "pages", tmp_path / "engine"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text('<!doctype html><html lang="en"></html>')
    (pages / "assets" / "index.js").write_text("")
    engine.mkdir()
    (engine / "engine.json").write_text("{}")
    return pages, engine


def test_every_address_of_a_site_is_a_page_that_plays_on_the_device(built, tmp_path):
    write_site(tmp_path / "site", *built)

    page = (tmp_path / "site" / "index.html").read_text()
    assert '<html data-house="device" lang="en">' in page
    assert (tmp_path / "site" / "404.html").read_text() == page
    assert (tmp_path / "site" / "assets" / "index.js").exists()
    assert (tmp_path / "site" / "engine" / "engine.json").exists()


def test_a_site_lists_its_games_before_the_engine_has_started(built, tmp_path):
    write_site(tmp_path / "site", *built)

    listed = json.loads((tmp_path / "site" / "api" / "games").read_bytes())
    assert [game["name"] for game in listed] == [game.name for game in GAMES]


def test_what_is_not_built_is_not_written(built, tmp_path):
    pages, engine = built
    (engine / "engine.json").unlink()

    with pytest.raises(Refused) as refused:
        write_site(tmp_path / "site", pages, engine)

    assert refused.value.sentence.code == "static-not-built"
    assert not (tmp_path / "site").exists()
