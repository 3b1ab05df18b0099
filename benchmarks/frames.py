"""Frames a second while eight players' Shanko is dealt and moves on the drawn table, from a trace of a real Chromium.

Run it from the root, on an idle machine: python -m benchmarks.frames. It writes benchmarks/frames.md.
"""

import os
import platform
import random
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import mean, median, quantiles

from tests.e2e.drawn import Drawn
from tests.e2e.house import DESKTOP, Guest, chromium
from tests.live import serving

WATCHED_S = 30
ONE_FRAME_MS = 1000 / 60
PAUSE_MS = 100
"""A longer gap is no frame that came late: nothing moved."""
DEALT_S = 3
"""After so long a round has been dealt."""
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"
TASKS, DRAWING = "all tasks", "our own drawing"
KINDS = {
    TASKS: {"RunTask"},
    DRAWING: {"FireAnimationFrame"},
    "other scripts": {"FunctionCall", "EvaluateScript"},
    "style and layout": {"UpdateLayoutTree", "Layout"},
    "painting and handing the picture over": {"PrePaint", "Paint", "Layerize", "Commit"},
}
"""What the page's thread does, by the names that a trace has for it."""
REPORT = Path(__file__).with_name("frames.md")


def main():
    trace = watched()
    frames = sorted((event for event in trace if is_whole(event, "FireAnimationFrame")), key=began)
    gaps = [Gap(early, later) for early, later in pairwise(frames) if early["ts"] + PAUSE_MS * 1000 > later["ts"]]
    if len(gaps) < 100:
        sys.exit("Hardly anything moved: nothing is written.")
    main_thread = frames[0]["pid"], frames[0]["tid"]
    work = [event for event in trace if "dur" in event and (event["pid"], event["tid"]) == main_thread]
    REPORT.write_text(report(gaps, {kind: of_kind(work, names) for kind, names in KINDS.items()}), "utf-8")
    print(REPORT.read_text("utf-8"))


def is_whole(event, name):
    """Whether something of this name began and ended while it was watched."""
    return event["name"] == name and "dur" in event


def began(event):
    return event["ts"]


def of_kind(work, names):
    """Events of these names, but for those within another of them or, of scripts, within our own drawing."""
    outer = names if names in (KINDS[TASKS], KINDS[DRAWING]) else names | KINDS[DRAWING]
    found, until = [], 0
    for event in sorted((event for event in work if event["name"] in outer), key=began):
        if event["ts"] < until:
            continue
        until = event["ts"] + event["dur"]
        if event["name"] in names:
            found.append(event)
    return found


class Gap:
    """From one frame to the next: how long it was, and what our own drawing took of it."""

    def __init__(self, early, later):
        self.since, self.until = early["ts"], later["ts"]
        self.ms = (self.until - self.since) / 1000
        self.own_ms = early["dur"] / 1000
        self.is_late = self.ms >= ONE_FRAME_MS * 1.5

    def busy_ms(self, events):
        """What these took of it; what no task took was spent waiting for the picture to be put on the screen."""
        shares = (min(self.until, one["ts"] + one["dur"]) - max(self.since, one["ts"]) for one in events)
        return sum(share for share in shares if share > 0) / 1000


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
        start = ann.go(f"/t/{seat['table']}").page.get_by_role("button", name="Start the game")
        start.wait_for()

        def play():
            start.click()
            play_for(Drawn(ann.page, random.Random(1)), WATCHED_S)

        return traced(ann, play)


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


def report(gaps, work):
    dealt = [gap for gap in gaps if gap.since < gaps[0].since + DEALT_S * 1_000_000]
    late = [gap for gap in gaps if gap.is_late]
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, software rendering"
    rows = {
        "frames watched while something moved": str(len(gaps)),
        "median time from frame to frame": told(gaps),
        f"the same in the {DEALT_S} s in which the first round is dealt": told(dealt),
        "frames that came in time (less than 1.5 frames apart)": in_time(gaps),
        "the same while the round is dealt": in_time(dealt),
        "95th percentile from frame to frame": f"{high([gap.ms for gap in gaps]):.1f} ms",
        "our own work in a frame, median and 95th percentile": own(gaps),
        "late frames in which our own drawing took a frame or more": share(late, is_slow),
        "late frames in which the page's thread was busy for less than a frame": share(
            late, lambda gap: gap.busy_ms(work[TASKS]) < ONE_FRAME_MS
        ),
        "a late frame on average": spent(late, work),
        "a late frame while the round is dealt, on average": spent([gap for gap in dealt if gap.is_late], work),
        "load of the machine meanwhile (1 minute)": f"{os.getloadavg()[0]:.1f}",
    }
    lines = "\n".join(f"| {what} | {value} |" for what, value in rows.items())
    return (
        "# Frames a second\n\n"
        "Eight players' Shanko at the drawn table, 1280 by 800, one player by pointer and seven bots, thirty seconds,\n"
        "from a trace of Chromium (`python -m benchmarks.frames` makes this page anew).\n\n"
        f"Machine: {machine}.\n\n| what | measured |\n|---|---|\n{lines}\n"
    )


def spent(gaps, work):
    """How long such gaps are, and what they are spent on."""
    if not gaps:
        return "there was none"
    parts = (f"{kind} {mean(gap.busy_ms(events) for gap in gaps):.0f} ms" for kind, events in work.items())
    return f"{mean(gap.ms for gap in gaps):.0f} ms: {', '.join(parts)}"


def told(gaps):
    middle = median(gap.ms for gap in gaps)
    return f"{middle:.1f} ms ({1000 / middle:.0f} frames a second)"


def in_time(gaps):
    return f"{1 - sum(gap.is_late for gap in gaps) / len(gaps):.1%}"


def own(gaps):
    costs = [gap.own_ms for gap in gaps]
    return f"{median(costs):.1f} / {high(costs):.1f} ms"


def is_slow(gap):
    return gap.own_ms >= ONE_FRAME_MS


def share(gaps, holds):
    return f"{sum(map(holds, gaps))} of {len(gaps)}"


def high(numbers):
    return quantiles(numbers, n=20)[-1]


if __name__ == "__main__":
    main()
