"""Photographs the drawn tables from recorded views, in both lights and both sizes. Needs a running `npm run dev`.

Run it from the root: python web/tests/pictures/photograph.py geschenkt 0 10 40 --to /tmp/pictures.
"""

import argparse
import shutil
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

SIZES = {"desk": (1280, 800), "board": (912, 720), "phone": (390, 844)}
THEMES = ("noon", "lamp")


def photograph(page: Page, given: argparse.Namespace, theme: str, size: str) -> None:
    """All wanted moments in one light and size."""
    page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    of = given.of or given.game
    page.goto(f"{given.at}/tests/pictures/index.html?game={given.game}&of={of}&theme={theme}&language={given.language}")
    page.wait_for_selector("canvas")
    page.wait_for_timeout(500)
    for moment in given.moments:
        page.wait_for_function("() => 'turnTo' in window")
        page.evaluate(f"turnTo({moment})")
        page.wait_for_timeout(given.wait)
        page.screenshot(path=str(Path(given.to) / f"{of}-{moment}-{size}-{theme}.png"))


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("game")
    wanted.add_argument("moments", type=int, nargs="+")
    wanted.add_argument("--of", default=None)
    wanted.add_argument("--to", default="/tmp/pictures")
    wanted.add_argument("--at", default="http://127.0.0.1:5199")
    wanted.add_argument("--wait", type=int, default=1500)
    wanted.add_argument("--language", default="en")
    wanted.add_argument("--themes", nargs="+", default=THEMES)
    wanted.add_argument("--sizes", nargs="+", default=list(SIZES))
    given = wanted.parse_args()
    Path(given.to).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        page = browser.new_page()
        page.on(
            "console",
            lambda message: print(message.type, message.text) if message.type in ("error", "warning") else None,
        )
        page.on("pageerror", lambda error: print("error:", error))
        for theme in given.themes:
            for size in given.sizes:
                photograph(page, given, theme, size)
        browser.close()


if __name__ == "__main__":
    main()
