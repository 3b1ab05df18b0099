"""Pictures into screenshots/, at five sizes, in both lights and languages: the pages around the tables, and each
game early, in the middle and at its end. With names of games, of these alone; with `pages`, of the pages around."""

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
    seat, running = open_table(server, "geschenkt"), started(server, "geschenkt")
    over = started(server, "sushi-go", None)
    for page, path, ready in (
        ("front", "/", ".shelf-box"),
        ("lobby", f"/t/{seat['table']}", ".chairs"),
        ("rules", "/rules/geschenkt", ".prose-sheet"),
        ("plain", f"/t/{running['table']}", ".plain"),
        ("screen", f"/t/{running['table']}/screen", "[data-board] canvas"),
        ("gathering", f"/t/{seat['table']}/screen", ".gathering-code"),
        ("replay", f"/t/{over['table']}/replay", ".replay"),
        ("verify", f"/t/{over['table']}/verify", ".proof"),
        ("history", "/history", ".rows"),
        ("book", "/book", "main h1"),
        ("score", "/score", ".score-new"),
        ("duplicate", "/duplicate", ".evening-names"),
        ("daily", "/daily", ".daily-game"),
        ("puzzles", "/puzzles", ".practice-ways"),
        ("nowhere", "/nowhere", "main h1"),
    ):
        for language, one in guests(browser, server, {"table": "plain"}):
            one.has_seat(seat).go(path).page.wait_for_selector(ready)
            pictures(one, page, language, is_whole=True)


def pictures_of_game(browser, server, name):
    """Three moments of a game, and of each a picture in every size and light."""
    for moment, moves in (("early", 1), ("middle", MIDDLE), ("end", None)):
        seat = started(server, name, moves)
        for language, one in guests(browser, server, {"table": "drawn"}):
            one.has_seat(seat).go(f"/t/{seat['table']}").page.wait_for_selector(".game")
            pictures(one, f"{name}-{moment}", language)


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


def guests(browser, server, settings):
    """One for each language."""
    for language in LANGUAGES:
        one = Guest(browser, server, language=language, settings={"sound": False, **settings})
        yield language, one
        one.close()


def pictures(one, name, language, *, is_whole=False):
    """What is on the screen in every size and light; or the whole page, where it is one to be read."""
    one.page.wait_for_load_state("networkidle")
    for size, light in product(SIZES, LIGHTS):
        one.page.set_viewport_size(SIZES[size])
        one.page.emulate_media(color_scheme=LIGHTS[light])
        one.page.wait_for_timeout(SETTLED_MS)
        path = FOLDER / f"{name}-{size}-{light}-{language}.png"
        one.page.screenshot(path=path, full_page=is_whole, animations="disabled")  # no light half gone


if __name__ == "__main__":
    main()
