"""Endings are events: a round is counted on the table itself, part by part; then comes the result, then the sheet."""

from playwright.sync_api import expect
from tests.e2e.scenes import Scene


def test_a_round_is_counted_on_the_table_part_by_part_until_the_game_goes_on(guest, server):
    scene = Scene(server, "sushi-go", "Bob")
    scene.play(until=lambda view: view["round"] == 1 and view["hand_size"] == 2)
    page = scene.shown_to(guest, reduced_motion="no-preference")
    page.wait_for_selector("[data-board] canvas")
    scene.play(until=lambda view: view["result"]["sheet"])

    reveal = page.locator("[data-reveal]")
    expect(reveal).to_contain_text("Maki")
    expect(reveal).to_have_attribute("data-reveal", "told")
    expect(reveal).to_contain_text("Ann")
    page.locator("[data-board] [data-action=ready]").click()
    expect(reveal).to_have_count(0)


def test_a_game_is_counted_on_the_table_then_its_result_and_sheet_are_shown_and_a_press_opens_a_rematch(guest, server):
    scene = Scene(server, "geschenkt", "Bob", "Cyd")
    scene.play(until=lambda view: view["deck_left"] == 0, choose=lambda client: client.legal[-1])
    page = scene.shown_to(guest, reduced_motion="no-preference")
    page.wait_for_selector("[data-board] canvas")
    scene.play(until=lambda view: view["result"]["over"], choose=lambda client: client.legal[-1])

    reveal = page.locator("[data-reveal]")
    expect(reveal).to_be_visible()
    expect(page.locator(".results")).to_have_count(0)
    reveal.click()
    expect(reveal).to_have_attribute("data-reveal", "told")
    expect(page.locator(".results .places li")).to_have_count(3)
    expect(page.locator(".results .scores").first).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function("(table) => !location.pathname.endsWith(table)", arg=scene.table)


def test_whoever_wants_no_motion_sees_the_result_at_once(guest, server):
    scene = Scene(server, "geschenkt", "Bob", "Cyd")
    scene.play(until=lambda view: view["deck_left"] == 0, choose=lambda client: client.legal[-1])
    page = scene.shown_to(guest)
    page.wait_for_selector("[data-board] canvas")
    scene.play(until=lambda view: view["result"]["over"], choose=lambda client: client.legal[-1])

    expect(page.locator(".results")).to_be_visible()
    expect(page.locator("[data-reveal]")).to_have_count(0)
