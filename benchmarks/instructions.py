"""How many instructions a durable move takes, which doesn't depend on the hour: 15 moves at each of 40 tables of a
game for four, all but the sockets, counted by callgrind; with --caches also what misses the first caches.

    python tools/compile.py && PYTHONPATH=build/compiled:. python -m benchmarks.instructions [GAME] [--caches]
"""

import os
import re
import subprocess
import sys
from pathlib import Path

from benchmarks.instructions_play import MOVES, TABLES

FOUND = Path("build/callgrind.out")
LAYERS = {
    "PROGRAM TOTALS": "everything, with the loop and the client that plays",
    "CPyDef_channel___Channel___data_received": "frames and messages read, dispatched, decided",
    "CPyDef_live_table___LiveTable___decide": "  deciding, with the row for the journal",
    "CPyDef_evolve____happen": "the move and its log",
    "CPyDef_table___Table___ask": "what each seat is asked",
    "CPyDef_room___Room____show": "the picture, compared and encoded for four, and handed to sockets",
    "CPyDef_table___Table___shared": "  what all may see, made once",
    "CPyDef_writer___Writer____write": "the journal's thread",
}


def main() -> None:
    name = next((word for word in sys.argv[1:] if not word.startswith("-")), "geschenkt")
    events = ("Ir", "I1mr", "D1mr", "D1mw") if "--caches" in sys.argv else ("Ir",)
    counting = ("--instr-atstart=no", f"--callgrind-out-file={FOUND}", f"--cache-sim={'yes' if events[1:] else 'no'}")
    run("valgrind", "--tool=callgrind", *counting, sys.executable, "-m", "benchmarks.instructions_play", name)
    for event in events:
        tell(event)


def tell(event: str) -> None:
    """A line for each layer, with what a move has of this event in a function and in all it calls."""
    sorting = (f"--show={event}", f"--sort={event}")
    found = run("callgrind_annotate", "--inclusive=yes", "--threshold=100", *sorting, str(FOUND))
    rows = re.findall(r"^ *([\d,]+) \([ \d.]+%\) +(?:\S*:)?(PROGRAM TOTALS|\w+)", found, re.M)
    counts = {name: int(count.replace(",", "")) for count, name in reversed(rows)}
    for name, layer in LAYERS.items():
        print(f"{event:4} {counts.get(name, 0) // (TABLES * MOVES):8,}  {layer}")


def run(*command: str) -> str:
    """The same hashes each time, so that the same is counted."""
    alike = {**os.environ, "PYTHONHASHSEED": "0"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=alike).stdout


if __name__ == "__main__":
    main()
