"""Coming back where the others are asked, and files of a table that is closed to onlookers."""

from playwright.sync_api import expect
from tests.e2e.house import PHONE
from tests.live import Client

PLAIN = {"table": "plain", "sound": False}


def playing(guest, server, **wishes):
    """Bob at his browser; Ann's line has broken in the middle of the game."""
    settings = {"pace_ms": 0, "rejoin": "ask", "onlookers": "no"}
    seat = server.open_table("geschenkt", bots=["easy"], settings=settings)
    ann = Client(server, seat["table"], seat["token"])
    _, bob = server.sit(seat["table"], "Bob")
    ann.tell("start")
    page = guest(settings=PLAIN, **wishes).has_seat(bob).go(f"/t/{seat['table']}")
    page.page.wait_for_selector(".game")
    ann.close()
    expect(page.page.locator(".seat", has_text="Ann")).to_contain_text("away")
    return page, seat["table"]


def ask(guest, table):
    ann = guest(settings=PLAIN, size=PHONE).go(f"/t/{table}")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Sit down").click()
    return ann


def test_whoever_wants_to_come_back_waits_until_another_player_lets_them_in(guest, server):
    bob, table = playing(guest, server)
    ann = ask(guest, table)
    expect(ann.page.get_by_role("status").filter(has_text="You have asked for")).to_be_visible()
    expect(ann.page.locator(".plain")).to_have_count(0)
    expect(bob.page.get_by_role("alert").filter(has_text="Is it Ann?")).to_be_visible()
    assert (ann.barriers(), bob.barriers()) == ([], [])
    assert (ann.overflow(), bob.overflow()) == (0, 0)
    ann.page.reload()
    expect(ann.page.get_by_text("You have asked for")).to_be_visible()

    bob.page.get_by_role("button", name="Let them in").click()

    expect(ann.page.locator(".seat", has_text="Ann")).to_contain_text("you")
    expect(bob.page.get_by_text("Is it Ann?")).to_have_count(0)
    expect(ann.page.get_by_text("The game begins")).to_have_count(1)


def test_whoever_is_turned_away_is_told(guest, server):
    bob, table = playing(guest, server)
    ann = ask(guest, table)

    bob.page.get_by_role("button", name="Not now").click()

    expect(ann.page.get_by_text("no room for onlookers")).to_be_visible()
    expect(ann.page.get_by_label("Your name")).to_be_visible()


def test_the_log_of_a_table_without_onlookers_is_saved_by_those_who_sit_there(guest, server):
    bob, table = playing(guest, server)

    with bob.page.expect_download() as saving:
        bob.page.get_by_role("link", name="TXT").click()

    assert saving.value.suggested_filename == f"{table}.txt"
    assert "The game begins" in saving.value.path().read_text()
