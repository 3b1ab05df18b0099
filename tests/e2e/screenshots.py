"""Pictures into screenshots/, at five sizes, in both lights and languages: the pages around the tables, each game
early, in the middle, between two rounds and at its end, its first hand to learn by, and the kitchen table. With names
of parts (`pages`, `lessons`, `kitchen`, or of games), of these alone."""

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from playwright.sync_api import Page
from tests.e2e.house import ACROSS, DESKTOP, PHONE, ROOT, Guest, chromium
from tests.live import Client, serving

from cardtable.catalog import GAMES, games

FOLDER = ROOT / "screenshots"
SIZES = {
    "desktop": DESKTOP,
    "large": {"width": 2560, "height": 1440},
    "tablet": {"width": 768, "height": 1024},
    "phone": PHONE,
    "across": ACROSS,
}
TELEVISION = {"television": {"width": 1920, "height": 1080}}
LANGUAGES = ("en", "ja")
LIGHTS = {"noon": "light", "lamp": "dark"}
SHORT = {"rook": {"max_rounds": 10}}
QUICK = {"pace_ms": 0, "turn_time_s": 0, "absent": "wait"}
MIDDLE = 12
"""Own moves until the middle of a game; with this many melds on the table it has come, too."""
MELDS = 3
SETTLED_MS = 150
IS_DRAWN = """() => [...document.querySelectorAll('[data-board]')].every((board) => {
  const canvas = board.querySelector('canvas');
  if (!canvas) return false;
  const [room, picture] = [board, canvas].map((one) => one.getBoundingClientRect());
  const light = document.documentElement.dataset.theme;
  return canvas.dataset.drawn === 'whole' && canvas.dataset.light === light && Math.abs(room.width - picture.width) < 2
    && Math.abs(room.height - picture.height) < 2;
})"""
"""Whether every table fills its board with a whole picture in the light of the page."""
TWO_FRAMES = "() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)))"
"""After which a table knows of another light or size."""
PATIENCE_MS = 120_000


@dataclass(frozen=True)
class Visit:
    """A page, what must be on it, as whom one comes, and what one does there first."""

    name: str
    path: str
    ready: str
    seat: dict | None = None
    act: Callable[[Page], None] = lambda page: None


def main():
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or ["pages", "lessons", "kitchen", *games()]
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3", "--rate", "0", "--whole-history") as server,
        chromium() as browser,
    ):
        for name in wanted:
            PARTS.get(name, lambda *house, game=name: pictures_of_game(*house, game))(browser, server)


def pictures_of_pages(browser, server):
    for visit in visits(server):
        for language, one in guests(browser, server, {"table": "plain"}):
            if visit.seat is not None:
                one.has_seat(visit.seat)
            one.go(visit.path).page.wait_for_selector(visit.ready)
            visit.act(one.page)
            pictures(one, visit.name, language, is_whole=True)


def visits(server):
    """The pages around the tables, as hosts, newcomers and those who look back see them."""
    seat, over = open_table(server, "geschenkt"), started(server, "sushi-go", None)
    running = started(server, "geschenkt")
    full = server.open_table("geschenkt", bots=["easy"] * 6, settings=QUICK)["table"]
    return (
        Visit("front", "/", ".shelf-box"),
        Visit("lobby", f"/t/{seat['table']}", ".chairs", seat),
        Visit("join", f"/t/{seat['table']}", ".chairs"),
        Visit("full", f"/t/{full}", ".chairs"),
        Visit("rules", "/rules/geschenkt", ".prose-sheet"),
        Visit("plain", f"/t/{running['table']}", ".plain", running),
        Visit("screen", f"/t/{running['table']}/screen", ".screen"),
        Visit("gathering", f"/t/{seat['table']}/screen", ".gathering-code"),
        Visit("replay", f"/t/{over['table']}/replay", ".replay"),
        Visit("review", f"/t/{over['table']}/replay", ".replay", act=reviewed),
        Visit("verify", f"/t/{over['table']}/verify", ".proof"),
        Visit("history", "/history", ".rows"),
        Visit("book", "/book", "main h1"),
        Visit("score", "/score", ".score-new"),
        Visit("duplicate", "/duplicate", ".evening-names"),
        Visit("daily", "/daily", ".daily-game"),
        Visit("puzzles", "/puzzles", ".practice-ways"),
        Visit("puzzle-answered", "/puzzles", ".practice-ways", act=answered),
        Visit("nowhere", "/nowhere", "main h1"),
        Visit("no-table", "/t/kyoto-sakura-9999", "main h1"),
    )


def reviewed(page):
    page.locator(".review-start").click()
    page.locator(".review-shares tbody tr").first.wait_for(timeout=120_000)


def answered(page):
    page.get_by_role("group").locator("button.btn").first.click()
    page.locator(".practice-said").wait_for(timeout=60_000)


def pictures_of_game(browser, server, name):
    """Four moments of a game, and of each a picture in every size and light."""
    for moment, moves in (("early", 1), ("middle", MIDDLE), ("round", None), ("end", None)):
        seat = started(server, name, moves, is_counted if moment == "round" else is_never)
        for language, one in guests(browser, server, {"table": "drawn"}):
            one.has_seat(seat).go(f"/t/{seat['table']}").page.wait_for_selector(".game")
            pictures(one, f"{name}-{moment}", language)


def pictures_of_lessons(browser, server):
    """The first thing that a lesson says, at the drawn table."""
    for name in games():
        seat = server.open_table(name, lesson=True, settings={"pace_ms": 0})
        Client(server, seat["table"], seat["token"]).tell("start")
        for language, one in guests(browser, server, {"table": "drawn"}):
            one.has_seat(seat).go(f"/t/{seat['table']}").page.wait_for_selector("[data-board] canvas")
            pictures(one, f"{name}-lesson", language)


def pictures_of_the_kitchen(browser, server):
    """A screen that shows a table to a room, and the phones of two who play there."""
    for name in games():
        seat = open_table(server, name, beside=2)
        bob = server.sit(seat["table"], "Bob")[1]
        clients = [Client(server, seat["table"], one["token"]) for one in (seat, bob)]
        clients[0].tell("start")
        for _ in range(MIDDLE):
            answer_once(clients)
        for language, screen in guests(browser, server, {"table": "drawn"}):
            screen.go(f"/t/{seat['table']}/screen").page.wait_for_selector("[data-board] canvas")
            pictures(screen, f"{name}-kitchen-screen", language, sizes=TELEVISION)
            for holder, size in ((seat, "phone"), (bob, "across")):
                one = guest(browser, server, language, {"table": "drawn"}, has_touch=True).has_seat(holder)
                one.go(f"/t/{seat['table']}").page.wait_for_selector("[data-board] canvas")
                pictures(one, f"{name}-kitchen-hand", language, sizes={size: SIZES[size]})
                one.close()


PARTS = {"pages": pictures_of_pages, "lessons": pictures_of_lessons, "kitchen": pictures_of_the_kitchen}


def answer_once(clients):
    """Whoever is asked does what an expert would, as soon as somebody is."""
    asked = next((client for client in clients if client.legal), None)
    if asked is None:
        clients[0].receive()
    else:
        advise(asked)
    for client in clients:
        client.wait_for(lambda one: one.shown["version"] >= (asked or clients[0]).shown["version"])


def advise(client):
    advice = client.tell("hint")
    client.do(advice["move"] if advice["type"] == "advice" else client.legal[0])


def is_never(view):
    return False


def is_counted(view):
    """Whether a round has just been counted, and the game goes on."""
    return bool(view["result"]["sheet"]) and not view["result"]["over"]


def play_on(client, moves, until):
    """Answer some questions, or all that are left; then wait for the next one."""
    while client.shown["phase"] == "playing" and moves != 0 and not until(client.view):
        if moves is not None and len(client.view.get("melds", ())) >= MELDS and client.legal:
            return
        if not client.legal:
            client.receive()
            continue
        advise(client)
        moves = None if moves is None else moves - 1
    client.wait_for(lambda one: one.shown["phase"] == "over" or one.legal)


def open_table(server, name, beside=1):
    """A table with bots on all chairs of a good round but these."""
    game = next(game for game in GAMES if game.name == name)
    bots = ["medium"] * (min(max(game.fewest, 4), game.most) - beside)
    return server.open_table(name, name="Ann", bots=bots, options=SHORT.get(name, {}), settings=QUICK)


def started(server, name, moves=MIDDLE, until=is_never):
    """A table at which so many own moves were made, or all; another one where the game was over before that."""
    seat = open_table(server, name)
    client = Client(server, seat["table"], seat["token"])
    client.tell("start")
    play_on(client, moves, until)
    is_over_early = moves is not None and client.shown["phase"] == "over"
    client.close()
    return started(server, name, moves) if is_over_early else seat


def guests(browser, server, settings):
    """One for each language."""
    for language in LANGUAGES:
        one = guest(browser, server, language, settings)
        yield language, one
        one.close()


def guest(browser, server, language, settings, **device):
    return Guest(browser, server, language=language, settings={"sound": False, **settings}, **device)


def pictures(one, name, language, *, is_whole=False, sizes=SIZES):
    """What is on the screen in every size and light; or the whole page, where it is one to be read."""
    one.page.wait_for_load_state("networkidle")
    for size, light in product(sizes, LIGHTS):
        one.page.set_viewport_size(sizes[size])
        one.page.emulate_media(color_scheme=LIGHTS[light])
        one.page.evaluate(TWO_FRAMES)
        one.page.wait_for_timeout(SETTLED_MS)
        one.page.wait_for_function(IS_DRAWN)
        path = FOLDER / f"{name}-{size}-{light}-{language}.png"
        one.page.screenshot(
            path=path, full_page=is_whole, animations="disabled", timeout=PATIENCE_MS
        )  # no light half gone


if __name__ == "__main__":
    main()
