"""Pictures into screenshots/, at five sizes, in both lights and languages: the shelf, a lobby, and each game early, in
the middle and at its end. With names of games, of these alone; with `pages`, of the pages around them."""

import sys
import tempfile
from itertools import product
from pathlib import Path

from tests.e2e.house import ACROSS, DESKTOP, PHONE, ROOT, Guest, chromium
from tests.live import Client, serving

from cardtable.catalog import GAMES

FOLDER = ROOT / "screenshots"
SIZES = {
    "desktop": DESKTOP,
    "large": {"width": 2560, "height": 1440},
    "tablet": {"width": 768, "height": 1024},
    "phone": PHONE,
    "across": ACROSS,
}
LANGUAGES = ("en", "ja")
LIGHTS = {"noon": "light", "lamp": "dark"}
SHORT = {"rook": {"max_rounds": 10}}
MIDDLE = 12
"""Own moves until the middle of a game; with this many melds on the table it has come, too."""
MELDS = 3
SETTLED_MS = 600


def main():
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or ["pages", *(game.name for game in GAMES)]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3", "--rate", "0") as server,
        chromium() as browser,
    ):
        for name in wanted:
            if name == "pages":
                pictures_of_pages(browser, server)
            else:
                pictures_of_game(browser, server, name)


def pictures_of_pages(browser, server):
    seat = open_table(server, "geschenkt")
    for page, path, ready in (
        ("front", "/", ".shelf-box"),
        ("lobby", f"/t/{seat['table']}", ".chairs"),
        ("rules", "/rules/geschenkt", ".prose-sheet"),
        ("plain", f"/t/{started(server, 'geschenkt')['table']}", ".plain"),
    ):
        for look, one in looks(browser, server, {"table": "plain"}):
            one.has_seat(seat).go(path).page.wait_for_selector(ready)
            picture(one, f"{page}-{look}", is_whole=True)


def pictures_of_game(browser, server, name):
    """Three moments of a game, and of each a picture in every size and light."""
    for moment, moves in (("early", 1), ("middle", MIDDLE), ("end", None)):
        seat = started(server, name, moves)
        for look, one in looks(browser, server, {"table": "drawn"}):
            one.has_seat(seat).go(f"/t/{seat['table']}").page.wait_for_selector(".game")
            picture(one, f"{name}-{moment}-{look}")


def play_on(client, moves):
    """Answer some questions, or all that are left; then wait for the next one."""
    while client.shown["phase"] == "playing" and moves != 0:
        if moves is not None and len(client.view.get("melds", ())) >= MELDS and client.legal:
            return
        if not client.legal:
            client.receive()
            continue
        advice = client.tell("hint")
        client.do(advice["move"] if advice["type"] == "advice" else client.legal[0])
        moves = None if moves is None else moves - 1
    client.wait_for(lambda one: one.shown["phase"] == "over" or one.legal)


def open_table(server, name):
    game = next(game for game in GAMES if game.name == name)
    bots = ["medium"] * (min(max(game.fewest, 4), game.most) - 1)
    quick = {"pace_ms": 0, "turn_time_s": 0, "absent": "wait"}
    return server.open_table(name, name="Ann", bots=bots, options=SHORT.get(name, {}), settings=quick)


def started(server, name, moves=MIDDLE):
    """A table at which so many own moves were made, or all; another one where the game was over before that."""
    seat = open_table(server, name)
    client = Client(server, seat["table"], seat["token"])
    client.tell("start")
    play_on(client, moves)
    is_over_early = moves is not None and client.shown["phase"] == "over"
    client.close()
    return started(server, name, moves) if is_over_early else seat


def looks(browser, server, settings):
    for size, light, language in product(SIZES, LIGHTS, LANGUAGES):
        device = {"size": SIZES[size], "light": LIGHTS[light], "language": language}
        one = Guest(browser, server, settings={"sound": False, **settings}, **device)
        yield f"{size}-{light}-{language}", one
        one.close()


def picture(one, name, *, is_whole=False):
    """What is on the screen; or the whole page, where it is one to be read from top to bottom."""
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_timeout(SETTLED_MS)
    one.page.screenshot(path=FOLDER / f"{name}.png", full_page=is_whole)


if __name__ == "__main__":
    main()
