"""The client's files go out as they were packed when it was built; nothing is packed at a request."""

import asyncio
import gzip

import pytest
from starlette.applications import Starlette

from cardtable.server.web.pages import page_routes

SCRIPT = b"console.log('hello');" * 100
PACKED = gzip.compress(b"packed before: " + SCRIPT)


@pytest.fixture
def pages(tmp_path):
    assets = tmp_path / "pages" / "assets"
    assets.mkdir(parents=True)
    (tmp_path / "pages" / "index.html").write_text("<html></html>")
    (tmp_path / "pages" / "icon.svg").write_text("<svg/>")
    (assets / "index.js").write_bytes(SCRIPT)
    (assets / "index.js.gz").write_bytes(PACKED)
    return Starlette(routes=page_routes(tmp_path / "pages", tmp_path / "engine"))


def asked(app, path, accepted):
    """Headers and body of an answer."""
    told = []

    async def tell(message):
        told.append(message)

    async def receive():
        await asyncio.Event().wait()

    headers = [(b"accept-encoding", accepted)]
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers}
    asyncio.run(app(scope, receive, tell))
    return dict(told[0]["headers"]), b"".join(message.get("body", b"") for message in told[1:])


def test_a_file_goes_out_as_it_was_packed(pages):
    headers, body = asked(pages, "/assets/index.js", b"deflate, gzip;q=0.8")

    assert headers[b"content-encoding"] == b"gzip"
    assert headers[b"content-type"].startswith(b"text/javascript")
    assert headers[b"vary"].lower() == b"accept-encoding"
    assert body == PACKED


def test_whoever_reads_nothing_packed_gets_the_file_itself(pages):
    headers, body = asked(pages, "/assets/index.js", b"identity")

    assert b"content-encoding" not in headers
    assert body == SCRIPT


def test_a_picture_that_a_page_shows_in_several_places_is_fetched_once(pages):
    assert asked(pages, "/icon.svg", b"")[0][b"cache-control"] == b"public, max-age=3600"
    assert asked(pages, "/", b"")[0][b"cache-control"] == b"no-cache"
