"""Icons for platforms that want pixels, and the picture of a table that link previews show, into web/public/.

Made anew with: .venv/bin/python -m tests.e2e.icons
"""

import tempfile
from pathlib import Path

from tests.e2e.house import ROOT, Guest, chromium
from tests.live import Client, serving

PUBLIC = ROOT / "web" / "public"
SIZES = {"icon-180.png": 180, "icon-192.png": 192, "icon-512.png": 512}
PREVIEW = {"width": 1200, "height": 630}
LAMP = "#9a3b26"
PLAIN_SIDE = 0.7
"""So much of a maskable icon is sure to be seen."""


def icons(browser):
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    for name, size in SIZES.items():
        icon(browser, drawing, name, size, size, "transparent")
    icon(browser, drawing, "icon-maskable.png", 512, int(512 * PLAIN_SIDE), LAMP)


def icon(browser, drawing, name, size, side, ground):
    page = browser.new_page(viewport={"width": size, "height": size})
    style = f"margin:0;display:grid;place-items:center;height:100vh;background:{ground}"
    sized = drawing.replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    page.set_content(f'<body style="{style}">{sized}</body>')
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def preview(browser, server):
    """A game of Rook after a few tricks, as its table is drawn."""
    seat = server.open_table("rook", name="Ann", bots=["medium"] * 3, settings={"pace_ms": 0})
    ann = Client(server, seat["table"], seat["token"])
    ann.tell("start")
    while ann.view is None or len(ann.view["tricks"]) < 4:
        ann.wait_for(lambda c: c.view is not None and c.legal)
        ann.do(ann.legal[0])
    guest = Guest(browser, server, size=PREVIEW, settings={"panel": False, "sound": False}).has_seat(seat)
    guest.go(f"/t/{seat['table']}")
    guest.page.wait_for_selector("[data-board] canvas")
    guest.page.wait_for_timeout(1500)
    guest.page.screenshot(path=PUBLIC / "preview.jpg", type="jpeg", quality=80)


def main():
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        icons(browser)
        with serving(Path(folder) / "tables.sqlite3", "--rate", "0") as server:
            preview(browser, server)


if __name__ == "__main__":
    main()
