"""A duplicate evening: opened by its host, played, and compared; at a desk and on a phone."""

from playwright.sync_api import expect
from tests.e2e.test_pages import LOOKS, PLAIN, is_good
from tests.server.test_evenings import WISH, played


def test_an_evening_is_opened_and_everybody_finds_their_place_and_the_ranking(guest, server):
    host = guest(**LOOKS[0], settings=PLAIN).go("/duplicate")
    for at, name in enumerate(("Ann", "Bob")):
        host.page.locator(".evening-names input").nth(at).fill(name)
    is_good(host)
    host.page.get_by_role("button", name="Open the evening").press("Enter")
    host.page.get_by_label("You are").select_option("Bob")
    expect(host.page.get_by_text("Deal 1: table 1, seat 2", exact=True)).to_be_visible()
    expect(host.page.get_by_text("Deal 2: table 2, seat 3", exact=True)).to_be_visible()
    host.page.get_by_role("button", name="Sit down").first.press("Enter")
    expect(host.page.locator(".chairs")).to_contain_text("Bob")

    evening = server.post("/api/evenings", WISH)[1]["evening"]
    played(server, evening, 0)
    phone = guest(**LOOKS[1], settings={**PLAIN, "language": "ja"})
    phone.page.goto(f"/duplicate/{evening.replace('%', '%25')}")
    expect(phone.page.locator(".evening-table").first.locator("tbody tr")).to_have_count(4)
    phone.page.locator(".evening-mine select").select_option("Dee")
    expect(phone.page.locator(".evening-mine .rows li")).to_have_count(2)
    is_good(phone)
    phone.go("/duplicate")
    expect(phone.page.locator(".evening-names input").first).to_be_visible()
    is_good(phone)
