"""Frames a second while eight players' Shanko moves on the drawn table, from a trace of a real Chromium.

Run it from the root, on an idle machine: python -m benchmarks.frames. It writes benchmarks/frames.md.
"""

import json
import os
import platform
import random
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles

from tests.e2e.drawn import Drawn
from tests.e2e.house import DESKTOP, Guest, chromium
from tests.live import serving

WATCHED_S = 30
ONE_FRAME_MS = 1000 / 60
PAUSE_MS = 100
"""A longer gap is no frame that came late: nothing moved."""
CATEGORIES = "devtools.timeline"
REPORT = Path(__file__).with_name("frames.md")


def main():
    trace = watched()
    frames = [event for event in trace if event["name"] == "FireAnimationFrame" and "dur" in event]
    frames.sort(key=lambda event: event["ts"])
    gaps = [(later["ts"] - early["ts"]) / 1000 for early, later in pairwise(frames)]
    moving = [gap for gap in gaps if gap < PAUSE_MS]
    if len(moving) < 100:
        sys.exit("Hardly anything moved: nothing is written.")
    costs = [event["dur"] / 1000 for event in frames]
    REPORT.write_text(report(moving, costs), "utf-8")
    print(REPORT.read_text("utf-8"))


def watched():
    """The trace of half a minute at a table of eight, played by a pointer and seven bots."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3", "--rate", "0") as server,
        chromium() as browser,
    ):
        quick = {"pace_ms": 200, "turn_time_s": 0, "buy_window_s": 3}
        seat = server.open_table("shanko", bots=["easy"] * 7, settings=quick)
        settings = {"table": "drawn", "sound": False}
        ann = Guest(browser, server, size=DESKTOP, settings=settings, reduced_motion="no-preference").has_seat(seat)
        ann.go(f"/t/{seat['table']}").page.get_by_role("button", name="Start the game").click()
        drawn = Drawn(ann.page, random.Random(1))
        return traced(ann, lambda: play_for(drawn, WATCHED_S))


def traced(guest, act):
    """What happened in the browser meanwhile."""
    told, ended = [], []
    line = guest.context.new_cdp_session(guest.page)
    line.on("Tracing.dataCollected", lambda part: told.extend(part["value"]))
    line.on("Tracing.tracingComplete", lambda end: ended.append(end))
    line.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    act()
    line.send("Tracing.end")
    while not ended:
        guest.page.wait_for_timeout(50)
    return told


def play_for(drawn, seconds):
    page = drawn.page
    until = page.evaluate("performance.now()") + seconds * 1000
    while page.evaluate("performance.now()") < until:
        if not drawn.answer(drawn.look()):
            page.wait_for_timeout(120)


def report(moving, costs):
    in_time = sum(gap < ONE_FRAME_MS * 1.5 for gap in moving) / len(moving)
    late = quantiles(moving, n=20)[-1]
    slow = quantiles(costs, n=20)[-1]
    load = os.getloadavg()[0]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, software rendering"
    rows = {
        "frames watched while something moved": str(len(moving)),
        "median time from frame to frame": f"{median(moving):.1f} ms ({1000 / median(moving):.0f} frames a second)",
        "frames that came in time (less than 1.5 frames apart)": f"{in_time:.1%}",
        "95th percentile from frame to frame": f"{late:.1f} ms",
        "our own work in a frame, median and 95th percentile": f"{median(costs):.1f} / {slow:.1f} ms",
        "load of the machine meanwhile (1 minute)": f"{load:.1f}",
    }
    lines = "\n".join(f"| {what} | {value} |" for what, value in rows.items())
    return (
        "# Frames a second\n\n"
        "Eight players' Shanko at the drawn table, 1280 by 800, one player by pointer and seven bots, thirty seconds,\n"
        "from a trace of Chromium (`python -m benchmarks.frames` makes this page anew).\n\n"
        f"Machine: {machine}.\n\n| what | measured |\n|---|---|\n{lines}\n\n"
        f"Raw: {json.dumps({'gaps_p50_ms': round(median(moving), 2), 'in_time': round(in_time, 4)})}\n"
    )


if __name__ == "__main__":
    main()
