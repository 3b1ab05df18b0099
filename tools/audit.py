"""Known faults of the pinned packages, by pip-audit: python tools/audit.py UV

Where its database can't be reached, that is said, and nothing fails.
"""

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PIP_AUDIT = "pip-audit==2.10.1"
SECONDS = 120


def main() -> None:
    uv = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        reports = [report_on(uv, lock, Path(folder) / lock.stem) for lock in LOCKS]
    packages = [package for report in reports for package in report.get("dependencies", [])]
    print(f"{audited(packages)} of {len(packages)} pinned packages were looked up")
    if faults := known_faults(packages):
        sys.exit("\n".join(faults))


def report_on(uv: str, lock: Path, report: Path) -> dict[str, Any]:
    """What pip-audit says of a lock file; nothing where it can't be had or can't reach its database."""
    flags = ["--disable-pip", "--no-deps", "--progress-spinner", "off", "--format", "json", "--output", report]
    command = [uv, "tool", "run", "--quiet", PIP_AUDIT, *flags, "--requirement", lock]
    try:
        subprocess.run(command, capture_output=True, check=False, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return {}
    written: dict[str, Any] = json.loads(report.read_text("utf-8")) if report.exists() else {}
    return written


def audited(packages: list[dict[str, Any]]) -> int:
    """How many packages the database knows; the others were passed over."""
    return sum("vulns" in package for package in packages)


def known_faults(packages: list[dict[str, Any]]) -> list[str]:
    return [
        f"{package['name']} {package['version']}: {fault['id']}, mended in {', '.join(fault['fix_versions']) or 'none'}"
        for package in packages
        for fault in package.get("vulns", [])
    ]


if __name__ == "__main__":
    main()
