"""The web client's files: assets that never change under their names, and one page for every address."""

import html
import os
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PREVIEW: Final = 'content="/preview.jpg"'
PICTURES: Final = (".svg", ".png", ".jpg")
FOR_AN_HOUR: Final = "public, max-age=3600"
FOR_EVER: Final = "public, max-age=31536000, immutable"
WORKER: Final = "worker-"
WORKER_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What a worker among the assets may do: run the engine of a house in a tab. Pages have a policy of their own."""


PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""Twins of files that were packed when the client was built, the smallest first."""


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them."""

    async def check_config(self) -> None:
        """A folder that isn't there yet has no files."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        coding, path = packed(str(full_path), Headers(scope=scope).get("accept-encoding", ""))
        response = super().file_response(path, os.stat(path) if coding else stat_result, scope, status_code)
        if coding:
            response.headers["content-encoding"] = coding
            response.headers["vary"] = "accept-encoding"
        response.headers["cache-control"] = FOR_EVER
        if os.path.basename(full_path).startswith(WORKER):
            response.headers["content-security-policy"] = WORKER_POLICY
        return response


def packed(path: str, accepted: str) -> tuple[str, str]:
    """The packed twin of a file that whoever asks can read, and how it is packed; else the file itself."""
    codings = {coding.split(";")[0].strip() for coding in accepted.split(",")}
    twins = [(coding, path + suffix) for coding, suffix in PACKED.items() if coding in codings]
    return next((twin for twin in twins if os.path.exists(twin[1])), ("", path))


def page_routes(pages: Path, engine: Path, public: str = "") -> list[BaseRoute]:
    """The client, if it was built; a word about that, if not. The engine may be built while we serve."""
    if not (pages / "index.html").exists():
        return [Route("/{path:path}", _not_built)]

    names = {file.name for file in pages.iterdir() if file.is_file()}

    index = (pages / "index.html").read_text("utf-8")

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        is_file = name in names and name != "index.html"
        response = FileResponse(pages / name) if is_file else HTMLResponse(with_preview(index, public or here(request)))
        response.headers["cache-control"] = FOR_AN_HOUR if name.endswith(PICTURES) and is_file else "no-cache"
        return response

    async def engine_json(_: Request) -> Response:
        response = FileResponse(engine / "engine.json") if (engine / "engine.json").exists() else Response(None, 204)
        response.headers["cache-control"] = "no-cache"
        return response

    assets = GZipMiddleware(Assets(directory=pages / "assets"), compresslevel=6)
    files = GZipMiddleware(Assets(directory=engine, check_dir=False), compresslevel=6)
    engine_list = Route("/engine/engine.json", engine_json)
    return [Mount("/assets", assets), engine_list, Mount("/engine", files), Route("/{path:path}", page)]


def with_preview(index: str, address: str) -> str:
    """The page, with the whole address of the picture that link previews show: they want no other."""
    return index.replace(PREVIEW, f'content="{html.escape(address.rstrip("/"))}/preview.jpg"')


def here(request: Request) -> str:
    """The address by which the page was asked for."""
    return f"{request.url.scheme}://{request.url.netloc}"


async def _not_built(_: Request) -> Response:
    return PlainTextResponse("The web client is not built yet: run ./play, or npm run build in web/.\n", 503)
