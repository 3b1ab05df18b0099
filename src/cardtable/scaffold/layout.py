"""Where a new game comes from and where it goes: the example game under another name, and one line of the catalog.

The example is a real game in a tree like that of the sources; all that is changed on the way is its name, in the four
ways in which a name is written. Knows no rules.
"""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardtable.core.move import Refused

NAME: Final = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")
LONGEST: Final = 30
CATALOG: Final = Path("src/cardtable/catalog.py")
LISTED: Final = re.compile(r'(FOLDERS: Final = \((?:\n    "\w+",)+)')
WRITTEN: Final = (".py", ".ftl", ".md", ".txt")
CLONE: Final = Path(__file__).parents[3]


@dataclass(frozen=True)
class Named:
    """A game's name in the four ways in which it is written."""

    slug: str
    """In messages, on the wire and at the command line: `crazy-eights`."""

    @property
    def module(self) -> str:
        """In folders and imports: `crazy_eights`."""
        return self.slug.replace("-", "_")

    @property
    def kind(self) -> str:
        """In classes: `CrazyEights`."""
        return self.title.replace(" ", "")

    @property
    def title(self) -> str:
        """For people: `Crazy Eights`."""
        return self.slug.replace("-", " ").title()

    def ways(self) -> tuple[str, str, str, str]:
        return self.slug, self.module, self.kind, self.title


EXAMPLE: Final = Named("high-tide")


def read_name(text: str) -> Named:
    """A name in either spelling."""
    if not NAME.fullmatch(text) or len(text) > LONGEST:
        raise Refused("new-game-name", text=text[:40])
    return Named(text.replace("_", "-"))


def lay_out(named: Named, clone: Path = CLONE) -> list[Path]:
    """Write every file of the new game and list it in the catalog; the paths that are new."""
    files = {clone / renamed(str(path), named): text for path, text in example_files(clone).items()}
    if any(path.exists() for path in files):
        raise Refused("new-game-exists", game=named.slug)
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(renamed(text, named), "utf-8")
    _list_in(clone / CATALOG, named)
    return list(files)


def example_files(clone: Path) -> dict[Path, str]:
    """The files of the example, by where they would stand in the sources."""
    root = clone / "example"
    files = {path.relative_to(root): path for path in sorted(root.rglob("*")) if path.suffix in WRITTEN}
    if not files:
        raise Refused("new-game-no-sources")
    return {where: path.read_text("utf-8") for where, path in files.items()}


def renamed(text: str, named: Named) -> str:
    """The example's text, under another name."""
    for old, new in zip(EXAMPLE.ways(), named.ways(), strict=True):
        text = text.replace(old, new)
    return text


def _list_in(catalog: Path, named: Named) -> None:
    """One line more, at the end of the list."""
    text = catalog.read_text("utf-8")
    catalog.write_text(LISTED.sub(lambda listed: f'{listed[1]}\n    "{named.module}",', text, count=1), "utf-8")
