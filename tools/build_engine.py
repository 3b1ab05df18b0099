"""Build the engine of a house in a tab (server/tab/engine): Pyodide, packages and the house, as files to be served.

Nothing is done when nothing has changed.
"""

import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

from build_web import ROOT, WEB, digest, find_node, install

PACKAGE = ROOT / "src" / "cardtable"
ENGINE = PACKAGE / "server" / "tab" / "engine"
WORKSHOP = ROOT / "build" / "engine"
LOCK = ROOT / "locks" / "tab.txt"
PLATFORM = "pyemscripten_2026_0_wasm32"
"""What Pyodide 314 calls itself among platforms."""
OURS = (".py", ".ftl", ".md", ".json")
ROOMS_ELSEWHERE = ("terminal", "arena", "scaffold")
"""Rooms that no tab has."""
LANGUAGES = ("global.dat", "root.dat", "en.dat", "ja.dat")


def main() -> None:
    stamp = digest(sources())
    written = ENGINE / ".stamp"
    if written.exists() and written.read_text() == stamp:
        return
    print("· building the engine for play without a server", flush=True)
    install()
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    pack(packages(), WORKSHOP / "packages.zip", is_of_a_package)
    pack(PACKAGE.parent, WORKSHOP / "house.zip", is_of_the_house)
    fresh = WORKSHOP / "fresh"
    archives = [WORKSHOP / "packages.zip", WORKSHOP / "house.zip"]
    engine, bytecode = WEB / "tools" / "engine.mjs", ROOT / "tools" / "bytecode.py"
    run([find_node(), engine, bytecode, *archives, WORKSHOP / "kept", fresh])
    (fresh / ".stamp").write_text(stamp)
    shutil.rmtree(ENGINE, ignore_errors=True)
    fresh.rename(ENGINE)


def packages() -> Path:
    """The packages that a tab needs, for the Python that runs in it."""
    folder = WORKSHOP / digest([LOCK])[:12]
    if not folder.exists():
        part = folder.with_suffix(".part")
        platform = ["--platform", PLATFORM, "--implementation", "cp", "--abi", "cp314", "--abi", "none"]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile", "--only-binary=:all:"]
        run([*pip, *platform, "--platform", "any", "--python-version", "3.14", "--target", part, "--requirement", LOCK])
        part.rename(folder)
    return folder


def pack(folder: Path, target: Path, wanted: Callable[[Path], bool]) -> None:
    """An archive that is the same whenever it is made of the same files."""
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and wanted(path.relative_to(folder)):
                archive.writestr(zipfile.ZipInfo(path.relative_to(folder).as_posix()), path.read_bytes())


def is_of_a_package(path: Path) -> bool:
    """Of Babel's languages we speak two, and nobody asks pytz for a zone."""
    if path.suffix == ".dat":
        return path.name in LANGUAGES
    return "zoneinfo" not in path.parts and "tests" not in path.parts and not path.parts[0].endswith(".dist-info")


def is_of_the_house(path: Path) -> bool:
    built = {"pages", "engine", "__pycache__"} & set(path.parts)
    is_ours = path.parts[0] == "cardtable" and path.suffix in OURS
    return is_ours and not built and path.parts[1] not in ROOMS_ELSEWHERE


def sources() -> Iterator[Path]:
    """What the engine is made of."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.is_file() and is_of_the_house(path.relative_to(PACKAGE.parent)):
            yield path
    yield from (LOCK, WEB / "package-lock.json", WEB / "tools" / "engine.mjs", *(ROOT / "tools").glob("b*.py"))


def run(command: list[str | Path]) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"The engine could not be built:\n{done.stdout[-3000:]}{done.stderr[-3000:]}")


if __name__ == "__main__":
    main()
