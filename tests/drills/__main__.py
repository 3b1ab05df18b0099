"""Every drill in its full form, one after the other: python -m tests.drills"""

import subprocess
import sys

FULL = (
    ("tests.drills.kills", "--kills", "200", "--tables", "300"),
    ("tests.drills.fuzz", "--messages", "1000000"),
    ("tests.drills.disk", "--moves", "1500", "--cuts", "400"),
    ("tests.drills.meld_finder", "--hands", "100000"),
    ("tests.drills.bots",),
)


def main():
    failed = []
    for module, *flags in FULL:
        print(f"· {module} {' '.join(flags)}", flush=True)
        if subprocess.run([sys.executable, "-m", module, *flags], check=False).returncode:
            failed.append(module)
    print(f"drills: {len(FULL) - len(failed)} passed, {len(failed)} failed")
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
