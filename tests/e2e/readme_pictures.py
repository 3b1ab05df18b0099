"""The pictures of the README, made anew: `python -m tests.e2e.readme_pictures`. All are drawn by the product itself."""

import base64
import tempfile
from contextlib import suppress
from pathlib import Path

from tests.e2e.house import ACROSS, DESKTOP, PHONE, ROOT, Guest, chromium
from tests.e2e.screenshots import started
from tests.live import Client, serving

FOLDER = ROOT / "docs" / "pictures"
LIGHTS = {"shanko": "dark", "sushi-go": "light", "rook": "light", "geschenkt": "dark", "rummy": "light"}
TELEVISION = {"width": 1280, "height": 720}
ANSWERS = 13
SETTLED_MS = 4000
"""Until what was told beside the table has been read."""
KITCHEN = """<body style="margin:0;background:#2a211b;width:1280px;height:720px;position:relative">
<img src="{screen}" style="position:absolute;left:40px;top:24px;width:960px;border:10px solid #111;border-radius:12px">
<img src="{ann}" style="position:absolute;right:30px;top:150px;width:236px;border:8px solid #111;border-radius:26px">
<img src="{bob}" style="position:absolute;left:70px;bottom:20px;width:330px;border:8px solid #111;border-radius:22px">
</body>"""
"""A screen, and before it two phones."""


def main():
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "tables.sqlite3", "--rate", "0") as server,
        chromium() as browser,
    ):
        keep("front", picture(Guest(browser, server, device_scale_factor=0.8).go("/")))
        for name, light in LIGHTS.items():
            seat = started(server, name)
            one = visitor(browser, server, size=DESKTOP, light=light, device_scale_factor=0.75)
            keep(name, picture(one.has_seat(seat).go(f"/t/{seat['table']}")))
        keep("kitchen", kitchen(browser, server))


def kitchen(browser, server):
    """A game of Rook on a screen, and what two of its players hold in their hands."""
    seat = server.open_table("rook", bots=["medium"] * 2, settings={"pace_ms": 0, "turn_time_s": 0})
    table = seat["table"]
    bob = server.sit(table, "Bob")[1]
    clients = [Client(server, table, one["token"]) for one in (seat, bob)]
    clients[0].tell("start")
    for _ in range(ANSWERS):
        answer(clients)
    screen = visitor(browser, server, size=TELEVISION).go(f"/t/{table}/screen")
    held = [
        visitor(browser, server, size=size, has_touch=True).has_seat(one).go(f"/t/{table}")
        for size, one in ((PHONE, seat), (ACROSS, bob))
    ]
    shown = dict(zip(("screen", "ann", "bob"), map(address, [screen, *held]), strict=True))
    page = browser.new_page(viewport=TELEVISION, device_scale_factor=0.8)
    page.set_content(KITCHEN.format(**shown))
    page.wait_for_timeout(500)
    return page.screenshot(type="jpeg", quality=86)


def answer(clients):
    """Whoever is asked does what an expert would."""
    while True:
        for client in clients:
            if client.legal:
                advice = client.tell("hint")
                client.do(advice["move"] if advice["type"] == "advice" else client.legal[0])
                return
            with suppress(TimeoutError):
                client.receive(0.1)


def visitor(browser, server, **device):
    settings = {"table": "drawn", "sound": False}
    one = Guest(browser, server, settings=settings, **device)
    one.context.add_init_script("localStorage.setItem('cardtable.gestures', 'true')")
    return one


def address(one):
    return f"data:image/jpeg;base64,{base64.b64encode(picture(one)).decode()}"


def picture(one):
    one.page.wait_for_load_state("networkidle")
    one.page.wait_for_timeout(SETTLED_MS)
    return one.page.screenshot(type="jpeg", quality=86)


def keep(name, taken):
    (FOLDER / f"{name}.jpg").write_bytes(taken)


if __name__ == "__main__":
    main()
