"""A house with a sixth game: a copy of the sources under git, the files that `cardtable new-game` lays out, and that
game changed into another small one, as its author would go on from there.

    python -m tests.scaffold.house FOLDER     makes one, unless it stands there already
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME, MODULE = "ebb-and-flow", "ebb_and_flow"
GIT = ("git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false")

GAME, TESTS = f"src/cardtable/games/{MODULE}", f"tests/games/{MODULE}/test_{MODULE}_rules.py"
CHANGES = (
    (f"{GAME}/cards.py", "HIGHEST: Final = 40", "HIGHEST: Final = 60"),
    (f"{GAME}/cards.py", "HAND: Final = 4", "HAND: Final = 6"),
    (f"{GAME}/board.py", "return card < self.discards[-1]", "return abs(card - self.discards[-1]) > 20"),
    (f"{GAME}/options.py", "rounds: Literal[1, 2, 3] = 2", "rounds: Literal[1, 2, 3] = 3"),
    (f"{GAME}/game.py", "most: ClassVar[int] = 5", "most: ClassVar[int] = 6"),
    (f"{GAME}/words/en.ftl", "Play higher than the last card", "Play near the last card"),
    (f"{GAME}/words/ja.ftl", "前のカードより大きいカードを出す。小さければ", "前のカードに近いカードを出す。遠ければ"),
    (f"{GAME}/rules/en.md", "40 cards, numbered from 1 to 40", "60 cards, numbered from 1 to 60"),
    (f"{GAME}/rules/en.md", "that is lower than the one", "that is more than 20 away from the one"),
    (TESTS, "15", "40"),
    (TESTS, "list(range(20, 40))", "[*range(20, 40), *range(41, 61)]"),
    (TESTS, "[4, 4]", "[6, 6]"),
)
"""The other game: sixty cards, hands of six, up to six players, three rounds, and a card must lie near the last one."""


def make(folder):
    """The house with the game as it was laid out."""
    copy_sources(folder)
    git(folder, "init", "--quiet")
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "The house as it stands")
    cardtable(folder, "new-game", NAME, "--in", str(folder))
    return folder


def copy_sources(folder):
    """All that is or would be under git here."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True, check=True
    )
    for name in listed.stdout.decode().splitlines():
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def change(folder):
    """Make another game of it; what was kept of the first one is kept anew."""
    for path, old, new in CHANGES:
        text = (folder / path).read_text("utf-8")
        assert old in text, f"{path} has no {old!r}"
        (folder / path).write_text(text.replace(old, new), "utf-8")
    python(folder, "-m", "tests.playthroughs.transcript", NAME, "3", "7")


def environment(folder):
    """In which its own sources run, not those that are installed."""
    return {**os.environ, "PYTHONPATH": str(Path(folder) / "src")}


def cardtable(folder, *words, **how):
    return python(folder, "-m", "cardtable", *words, **how)


def python(folder, *words, **how):
    done = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        text=True,
        check=False,
        **how,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def git(folder, *words):
    return subprocess.run([*GIT, *words], cwd=folder, capture_output=True, text=True, check=True).stdout


def digest():
    """Of all the sources that a house is made of."""
    total = hashlib.sha256()
    for part in ("src", "tests", "example"):
        for path in sorted((ROOT / part).rglob("*")):
            if path.suffix in (".py", ".ftl", ".md", ".txt"):
                total.update(str(path).encode() + path.read_bytes())
    return total.hexdigest()


def main():
    folder = Path(sys.argv[1]).resolve()
    stamp = folder / "build" / "stamp"
    if stamp.exists() and stamp.read_text() == digest():
        return
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    change(make(folder))
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(digest())


if __name__ == "__main__":
    main()
