"""Build the compiled form of the rules beside the sources: build/compiled/cardtable, for PYTHONPATH.

Declarations that others read at run time (options, views, sentences) stay as they are.
"""

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROOMS = ("core", "games", "bots")
DECLARATIONS = {"__init__.py", "options.py", "view.py", "sentence.py"}


def sources(package: Path) -> list[str]:
    """The modules that are compiled."""
    found = (path for room in ROOMS for path in (package / room).rglob("*.py"))
    return sorted(str(path.relative_to(package.parent)) for path in found if path.name not in DECLARATIONS)


def main() -> None:
    """Copy the package, compile it there, and say so."""
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--target", type=Path, default=ROOT / "build" / "compiled")
    target: Path = arguments.parse_args().target
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "cardtable", target / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "mypyc", "--strict", *sources(target / "cardtable")]
    built = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
    print(f"compiled {len(list(target.rglob('*.so')))} modules into {target}")


if __name__ == "__main__":
    main()
