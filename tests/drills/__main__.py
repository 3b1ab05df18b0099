"""Every drill in its full form, one after the other: python -m tests.drills"""

import signal
import subprocess
import sys

from tests.processes import kill_session

FULL = (
    ("tests.drills.kills", "--kills", "200", "--tables", "300"),
    (
        "tests.drills.outages",
        "--outages",
        "kill:50",
        "fast:50",
        "immediate:50",
        "cut:50",
        "sever:10",
        "--tables",
        "100",
    ),
    ("tests.drills.outages", "--outages", "kill:10", "fast:10", "--tables", "100", "--server", "silent"),
    ("tests.drills.fuzz", "--messages", "1000000"),
    ("tests.drills.fuzz_http", "--requests", "100000"),
    ("tests.drills.crowd", "--seconds", "60"),
    ("tests.drills.disk", "--moves", "1500", "--cuts", "400"),
    ("tests.drills.meld_finder", "--hands", "100000"),
    ("tests.drills.positions", "--games", "1000"),
    ("tests.drills.scenarios", "--moments", "10000"),
    ("tests.drills.reviews", "--games", "1000"),
    ("tests.drills.bots",),
    ("tests.drills.offline",),
    ("tests.drills.keystrokes", "--keys", "10000"),
    ("tests.drills.whole_games",),
    ("tests.simulation", "--worlds", "10000", "--many"),
    ("tests.simulation", "--worlds", "5000", "--servers", "1"),
)


def main(drills=FULL):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    failed = [module for module, *flags in drills if run(module, *flags)]
    print(f"drills: {len(drills) - len(failed)} passed, {len(failed)} failed")
    raise SystemExit(bool(failed))


def run(module, *flags):
    """Whether a drill failed. It has a session of its own, which ends with it: its servers and their bots with all."""
    print(f"· {module} {' '.join(flags)}", flush=True)
    drill = subprocess.Popen([sys.executable, "-m", module, *flags], start_new_session=True)
    try:
        return drill.wait() != 0
    finally:
        kill_session(drill.pid)


if __name__ == "__main__":
    main()
