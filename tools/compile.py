"""Build the compiled form of the rules beside the sources: build/compiled/cardtable, for PYTHONPATH.

Declarations that others read at run time (options, views, sentences) stay as they are.
"""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "build" / "compiled"
ROOMS = ("core", "games", "bots")
DECLARATIONS = {"__init__.py", "options.py", "view.py", "sentence.py"}


def sources(package: Path) -> list[str]:
    """The modules that are compiled."""
    found = (path for room in ROOMS for path in (package / room).rglob("*.py"))
    return sorted(str(path.relative_to(package.parent)) for path in found if path.name not in DECLARATIONS)


def main() -> None:
    """Copy the package, compile it there, and say so."""
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "cardtable", TARGET / "cardtable", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "mypyc", "--strict", *sources(TARGET / "cardtable")]
    built = subprocess.run(command, cwd=TARGET, capture_output=True, text=True, check=False)
    if built.returncode:
        sys.exit(built.stdout + built.stderr)
    print(f"compiled {len(list(TARGET.rglob('*.so')))} modules into {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
