"""Measure the web client: Lighthouse on three pages and two screens, the weight of the first load, and play without a
server. `python -m benchmarks.web` prints what belongs into web.md; `--lighthouse` leaves out all but Lighthouse,
`--page` and `--screen` leave out others.

LIGHTHOUSE names the program, if npx shall not fetch it.
"""

import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from argparse import ArgumentParser
from pathlib import Path

from tests.e2e.device import START_MS, Traveller
from tests.e2e.house import BROWSERS, ROOT, Guest, chromium
from tests.live import Client, serving

LIGHTHOUSE = os.environ.get("LIGHTHOUSE", "npx --yes lighthouse@13")
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
AUDITS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "",
}
SCREENS = {"desktop": ["--preset=desktop"], "phone": []}
RUNS = 3
"""Of which the middle one counts."""
TRIES = 3
"""Lighthouse itself gives up on a busy machine now and then."""
ENGINE = ROOT / "src" / "cardtable" / "server" / "tab" / "engine"


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("--lighthouse", action="store_true", help="only Lighthouse")
    arguments.add_argument("--page", action="append", help="only this page: front, lobby or table")
    arguments.add_argument("--screen", action="append", choices=SCREENS, help="only this screen")
    wanted = arguments.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3", "--rate", "0") as server,
    ):
        pages = {
            "front": "/",
            "lobby": f"/t/{server.open_table('geschenkt')['table']}",
            "table": f"/t/{running(server)}",
        }
        pages = {name: path for name, path in pages.items() if name in (wanted.page or pages)}
        if not wanted.lighthouse:
            with chromium() as browser:
                for name, path in pages.items():
                    write(f"first load, {name}: {weight(browser, server, path) / 1000:.0f} kB")
                if (ENGINE / "engine.json").exists():
                    write(alone(browser, server))
        for name, path in pages.items():
            for screen in wanted.screen or SCREENS:
                flags = SCREENS[screen]
                address, told = f"{server.address}{path}", Path(folder) / "told.json"
                runs = sorted((judged(address, flags, told) for _ in range(RUNS)), key=performance)
                write(row(name, screen, runs[RUNS // 2], f"{performance(runs[0])} to {performance(runs[-1])}"))
        write(f"load of the machine: {os.getloadavg()[0]:.1f}")


def running(server) -> str:
    """A table of Geschenkt on which one looks on."""
    seat = server.open_table("geschenkt", bots=["easy", "easy"], settings={"turn_time_s": 0})
    Client(server, seat["table"], seat["token"]).tell("start")
    return seat["table"]


def weight(browser, server, path: str) -> float:
    """Bytes over the wire until a page is at rest, for somebody who was never there."""
    visitor, weights = Guest(browser, server, service_workers="block"), []  # what one fetches would not be counted
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    visitor.go(path).page.wait_for_load_state("networkidle")
    visitor.close()
    return sum(weights)


def alone(browser, server) -> str:
    """Size of what a device takes along, and how long it takes from a press to the first question without a network."""
    size = sum(file.stat().st_size for file in ENGINE.rglob("*") if file.is_file())
    visitor = Guest(browser, server, stays=True).go("/")
    traveller = Traveller(visitor)
    began = time.monotonic()
    traveller.page.get_by_role("button", name="Play on this device now").click()
    traveller.page.wait_for_selector("html[data-house=device] .shelf-box", timeout=START_MS)
    seconds = time.monotonic() - began
    visitor.close()
    return f"engine: {size / 1e6:.1f} MB as files, {seconds:.1f} s until the shelf of the house on the device is there"


def judged(address: str, flags: list[str], told: Path) -> dict:
    flags = [*flags, "--quiet", "--output=json", f"--output-path={told}", f"--only-categories={','.join(CATEGORIES)}"]
    chrome = "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"
    browser = next(filter(None, map(shutil.which, ("chromium", "google-chrome", *BROWSERS))), "")
    command = [*shlex.split(LIGHTHOUSE), address, chrome, *flags]
    for _ in range(TRIES):
        if subprocess.run(command, check=False, env={**os.environ, "CHROME_PATH": browser}).returncode == 0:
            break
    return json.loads(told.read_text())


def performance(told: dict) -> int:
    return points(told, "performance")


def points(told: dict, category: str) -> int:
    return round(100 * told["categories"][category]["score"])


def row(page: str, screen: str, told: dict, runs: str) -> str:
    scores = [f"{performance(told)} ({runs})", *(points(told, name) for name in CATEGORIES[1:])]
    audits = [told["audits"][name]["displayValue"].replace(" ", " ") for name in AUDITS]
    lost = [
        f"{name}: {told['audits'][audit['id']]['title']}"
        for name in CATEGORIES[1:]
        for audit in told["categories"][name]["auditRefs"]
        if audit["weight"] and told["audits"][audit["id"]]["score"] == 0
    ]
    return "| " + " | ".join([page, screen, *map(str, scores), *audits]) + " |" + "".join(f"\n  {one}" for one in lost)


def write(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
