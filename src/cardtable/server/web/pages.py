"""The web client's files: assets that never change under their names, and one page for every address."""

from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER: Final = "public, max-age=31536000, immutable"


class Assets(StaticFiles):
    """Files whose names carry a hash of what is in them."""

    def file_response(
        self, full_path: str | PathLike[str], stat_result: stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["cache-control"] = FOR_EVER
        return response


def page_routes(pages: Path) -> list[BaseRoute]:
    """The client, if it was built; a word about that, if not."""
    if not (pages / "index.html").exists():
        return [Route("/{path:path}", _not_built)]

    names = {file.name for file in pages.iterdir() if file.is_file()}

    async def page(request: Request) -> Response:
        name = request.path_params["path"]
        response = FileResponse(pages / (name if name in names else "index.html"))
        response.headers["cache-control"] = "no-cache"
        return response

    assets = GZipMiddleware(Assets(directory=pages / "assets"), compresslevel=6)
    return [Mount("/assets", assets), Route("/{path:path}", page)]


async def _not_built(_: Request) -> Response:
    return PlainTextResponse("The web client is not built yet: run ./play, or npm run build in web/.\n", 503)
