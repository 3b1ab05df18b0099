"""The whole house as files: any web space can serve it, and whoever opens it plays on their own device."""

import shutil
from pathlib import Path
from typing import Final

from cardtable.catalog import GAMES
from cardtable.core.move import Unavailable
from cardtable.server.web.facts import game_facts
from cardtable.wire.codec import write

ON_THE_DEVICE: Final = '<html data-house="device"'
"""Tells the page that there is no server."""
UNKNOWN: Final = "404.html"
"""What web spaces show for an address that is no file, like that of a table."""


def write_site(target: Path, pages: Path, engine: Path) -> None:
    """Write the pages and the engine; what else lies there stays."""
    if not (pages / "index.html").exists() or not (engine / "engine.json").exists():
        raise Unavailable("static-not-built")
    shutil.copytree(pages, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    shutil.copytree(engine, target / "engine", dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*"))
    page = (pages / "index.html").read_text("utf-8").replace("<html", ON_THE_DEVICE, 1)
    for name in ("index.html", UNKNOWN):
        (target / name).write_text(page, "utf-8")
    (target / "api").mkdir(exist_ok=True)
    (target / "api" / "games").write_bytes(write([game_facts(listed) for listed in GAMES]))
