"""Build the compiled form of the rules, and of the path of a move, beside the sources: build/compiled/cardtable, for
PYTHONPATH.

Declarations that others read at run time (options, views, sentences) stay as they are. Nothing is done when nothing has
changed; with --if-possible a machine without a compiler is no fault, only an exit code.
"""

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "cardtable"
ROOMS = ("core", "games", "bots", "score_cards")
PATH = (
    "live/clock.py",
    "live/live_table.py",
    "live/turns.py",
    "server/rooms/bell.py",
    "server/rooms/broadcast.py",
    "server/rooms/room.py",
    "server/rooms/snapshot.py",
    "server/rooms/steward.py",
    "server/sockets/channel.py",
    "server/sockets/connection.py",
    "server/sockets/conversation.py",
    "server/sockets/dispatch.py",
    "server/sockets/frames.py",
    "server/sockets/outbox.py",
    "server/web/limits.py",
    "store/latest.py",
    "store/writer.py",
    "store/writing.py",
    "table/chair.py",
    "table/clocks.py",
    "table/decide.py",
    "table/evolve.py",
    "table/table.py",
    "wire/codec.py",
    "wire/difference.py",
    "wire/lines.py",
)
"""What every move goes through on its way from a click to all screens."""
DECLARATIONS = {"__init__.py", "options.py", "places.py", "view.py", "values.py", "vectors.py"}
WRAP_AROUND = "-fno-strict-overflow"
"""Machine words drop what is too large for them; core/chance.py counts on it."""
OUR_OWN_CALLS = "-fno-semantic-interposition -fvisibility=hidden"
"""Nobody else's function may take the place of one of ours, so short ones can be put where they are called."""
NO_DETOUR = "-fno-plt"
"""Python's functions are called where they are, not by way of a table of jumps: what a move runs through is longer than
a processor keeps at hand, and each of those jumps is a line of it more."""


def main() -> None:
    """Copy the package, compile it there, and say so."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--target", type=Path, default=ROOT / "build" / "compiled")
    arguments.add_argument("--if-possible", action="store_true")
    arguments.add_argument("--is-built", action="store_true", help="only say whether it is")
    given = arguments.parse_args()
    if is_built(given.target):
        return
    if given.is_built or (given.if_possible and not (shutil.which("cc") or shutil.which("gcc"))):
        sys.exit(1)
    print("· compiling the rules", flush=True)
    with alone(given.target):
        if not is_built(given.target):
            compile_into(given.target)


def is_built(target: Path) -> bool:
    stamp = target / "stamp"
    return stamp.exists() and stamp.read_text() == digest()


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Two who want the same wait for each other, and the second finds it done."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with (target.parent / f"{target.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_into(target: Path) -> None:
    """Compile a copy. Its stamp is written last: what was broken off is no compiled form."""
    before = digest()
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(SOURCE, target / "cardtable", ignore=shutil.ignore_patterns("__pycache__", "pages", "engine"))
    for built in ("server/pages", "server/tab/engine"):
        (target / "cardtable" / built).symlink_to(SOURCE / built)
    run_compiler(target, compiled_modules(target / "cardtable"), level="3")
    run_compiler(target, [f"cardtable/{module}" for module in PATH], level="2")
    (target / "stamp").write_text(before)


def run_compiler(target: Path, modules: list[str], level: str) -> None:
    """Compile modules together. Rules and path are two of these: the C compiler takes as much memory as one needs; and
    rules are loops, which may be long, where the path is run through once, and should be short."""
    command = [sys.executable, "-m", "mypyc", "--strict", *modules]
    done = subprocess.run(
        command, cwd=target, env=compiler_environment(level), capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(done.stdout + done.stderr)


def compiler_environment(level: str) -> dict[str, str]:
    """Without warnings and what debuggers read, which take the C compiler longer than the work itself. CFLAGS replace
    Python's own flags instead of adding to them, so those are said again."""
    python = sysconfig.get_config_var("CFLAGS") or ""
    flags = (python, os.environ.get("CFLAGS", ""), WRAP_AROUND, OUR_OWN_CALLS, NO_DETOUR, "-Wno-all")
    return {"MYPYC_DEBUG_LEVEL": "0", "MYPYC_OPT_LEVEL": level, **os.environ, "CFLAGS": " ".join(flags)}


def compiled_modules(package: Path) -> list[str]:
    """The modules that are compiled."""
    found = (path for room in ROOMS for path in (package / room).rglob("*.py"))
    return sorted(str(path.relative_to(package.parent)) for path in found if path.name not in DECLARATIONS)


def digest() -> str:
    """All of the package as one hash."""
    total = hashlib.sha256()
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in (".py", ".ftl", ".md", ".json"):
            total.update(str(path.relative_to(SOURCE)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    main()
