"""Which form of the rules runs, and how the arena comes by the compiled one. Knows no game."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardtable.bots.budget import is_interpreted

FASTER: Final = ("arena", "bench", "learn")
"""The commands that want the compiled form."""
PINNED: Final = ("CARDTABLE_INTERPRETED", "PYTHONPATH")
"""Whoever has set one of these has chosen a form."""
ROOT: Final = Path(__file__).parents[3]


def is_compiled() -> bool:
    """Whether the rules run compiled."""
    return not is_interpreted()


def prefer_compiled(words: Sequence[str], root: Path = ROOT) -> None:
    """Begin a command of the arena anew with the compiled rules, built from these very sources if need be; where they
    can't be built, the command runs as it is."""
    tool, compiled = root / "tools" / "compile.py", root / "build" / "compiled"
    if not words or words[0] not in FASTER or "--help" in words or _is_settled() or not tool.exists():
        return
    built = subprocess.run([sys.executable, tool, "--if-possible"], stdout=sys.stderr, check=False)
    if not built.returncode:
        environment = {**os.environ, "PYTHONPATH": str(compiled)}
        os.execve(sys.executable, [sys.executable, "-m", "cardtable", *words], environment)


def _is_settled() -> bool:
    return is_compiled() or any(name in os.environ for name in PINNED)
