"""A house to visit: a real server, a real Chromium, and guests who notice everything that goes wrong."""

import json
import os
import shutil
import time
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from cardtable.catalog import game, games

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
ACROSS = {"width": 844, "height": 390}
HELD = {"phone": PHONE, "across": ACROSS}
"""A phone in the hand."""
FEW = {"shanko": 2}
"""Where three take long."""
NOTHING_NEW_S = 60
LONGEST_S = 900
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SOCKETS = """
window.sockets = [];
window.isCut = false;
window.WebSocket = class extends WebSocket {
  constructor(...a) { super(...a); window.sockets.push(this); if (window.isCut) this.close(); }
};
"""
"""Lets a test cut the line: being off line does not keep a browser from opening sockets on its own machine."""
PASSING = "if (navigator.serviceWorker) navigator.serviceWorker.register = () => Promise.resolve();"
"""Nothing settles in the browser of somebody who is passing through: a seventh of what a page costs."""


INKLESS = """
for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  for (const name of ['fill', 'stroke', 'fillRect', 'drawImage', 'fillText']) kind.prototype[name] = () => undefined;
}
"""
"""A table is laid out, moves and is touched as ever, but its pens leave nothing: that is most of what it costs here."""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows to draw, and takes half the time."""
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


@contextmanager
def chromium():
    """The system's browser, or Playwright's own where there is none."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


class Guest:
    """Somebody with a browser of their own, on a device that moves little and has a mouse, or as it is told. The house
    settles in the browser of those who stay; nothing is painted where nobody looks."""

    def __init__(
        self,
        browser,
        server,
        *,
        size=DESKTOP,
        light="light",
        language="en",
        settings=None,
        stays=False,
        inkless=False,
        **device,
    ):
        locale = {"en": "en-GB", "ja": "ja-JP"}[language]
        self.context = browser.new_context(
            base_url=server.address,
            viewport=size,
            color_scheme=light,
            locale=locale,
            **{"reduced_motion": "reduce", **device},
        )
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(SOCKETS)
        if not stays:
            self.context.add_init_script(PASSING)
        if inkless:
            self.context.add_init_script(INKLESS)
        self.context.add_init_script(_once("cardtable.settings", {"coach": False, **(settings or {})}))
        self.faults = []
        self.page = self.new_page()

    def new_page(self):
        page = self.context.new_page()
        page.on("console", lambda said: self.faults.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        return page

    def go(self, path):
        self.page.goto(path)
        self.page.wait_for_selector("main")
        return self

    def has_seat(self, seated):
        """What the browser keeps after sitting down."""
        seat = {name: seated[name] for name in ("token", "name", "key")}
        self.context.add_init_script(_once("cardtable.seats", {seated["table"]: seat}))
        return self

    def cut(self):
        """The line breaks, and can't be mended until it is mended here."""
        self.context.set_offline(True)
        self.page.evaluate("() => { window.isCut = true; window.sockets.forEach((socket) => socket.close()); }")

    def mend(self):
        self.context.set_offline(False)
        self.page.evaluate("() => { window.isCut = false; }")

    def barriers(self):
        """What axe finds on the page, as short lines."""
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("(tags) => axe.run(document, { runOnly: { type: 'tag', values: tags } })", RULES)
        return [
            f"{rule['id']}: {node['target']} {node['failureSummary']}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    def overflow(self):
        """How many pixels stick out at the side of the page."""
        return self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")

    def close(self):
        self.context.close()


def _once(name, value):
    """Keep something in the browser, unless something is kept there already."""
    key, kept = json.dumps(name), json.dumps(json.dumps(value))
    return f"if (!localStorage.getItem({key})) localStorage.setItem({key}, {kept});"


class Patience:
    """Of somebody who watches a whole game: it lasts as long as there is something new, on a busy machine, too."""

    def __init__(self):
        self.known = None
        self.began = self.since = time.monotonic()

    def lasts(self, told):
        now = time.monotonic()
        if told != self.known:
            self.known, self.since = told, now
        return now - self.since < NOTHING_NEW_S and now - self.began < LONGEST_S


def on_screens(sizes, usual=None):
    """Every game on every screen; where a usual one is named, a game takes its time on the others."""
    return [
        pytest.param(one, sizes[name], id=f"{one}-{name}", marks=[pytest.mark.long] if rest else [])
        for one in games()
        for name in sizes
        for rest in [name != (usual or {}).get(one, name)]
    ]


def bots_at(name):
    """So many bots that a table of few has its players."""
    return max(FEW.get(name, 3), game(name).fewest) - 1


def is_built():
    return os.path.exists(ROOT / "src" / "cardtable" / "server" / "pages" / "index.html")
