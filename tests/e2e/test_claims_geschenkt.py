"""What Geschenkt's requirements ask to be seen, in the browser: chips, order, pot, choices, refusals, results."""

from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.scenes import PLAIN, Scene, place, reads, seat_of, sees, signed


def spends(client):
    """Ann pays as long as she can; Bob takes what she has paid for."""
    return "take" if client.legal == ["take"] or (client.shown["you"] and client.view["pot"]) else "pay"


@covers("geschenkt 1.2", "geschenkt 1.4")
def test_the_start_shows_everybodys_chips_and_the_order_of_play(guest, server):
    scene = Scene(server, "geschenkt", "Bob", "Cy", "Dee")
    order = [scene.names[seat] for seat in scene.view["order"]]

    page = scene.shown_to(guest, PLAIN)

    for name in order:
        expect(place(seat_of(page, name), "Chips")).to_have_text("11")
        expect(place(seat_of(page, name), "Chips")).to_be_visible()
    after_ann = order.index("Ann") + 1
    expect(page.locator(".seat-name")).to_have_text([*order[after_ann:], *order[:after_ann]])
    expect(page.locator(".seat-name").first).to_be_visible()
    sees(page.locator(".log li", has_text="The game begins"), ", ".join(order))
    sees(page.locator(".log li", has_text="Played in this order"), "11 chips each")


@covers("geschenkt 1.3")
def test_too_few_and_too_many_are_told_why_they_can_not_play(guest, server):
    alone = server.open_table("geschenkt")
    full = server.open_table("geschenkt", bots=["easy"] * 6)

    host = guest(settings=PLAIN).has_seat(alone).go(f"/t/{alone['table']}").page
    eighth = guest(settings=PLAIN).go(f"/t/{full['table']}").page
    eighth.get_by_label("Your name").fill("Eve")
    eighth.get_by_role("button", name="Sit down").click()

    sees(host.locator("#begin-reason"), "2")
    expect(host.get_by_role("button", name="Start the game")).to_have_attribute("aria-disabled", "true")
    sees(eighth.locator(".sit .refused"), "full")


@covers("geschenkt 2.1", "geschenkt 2.2", "geschenkt 3.3", "geschenkt 3.5", "geschenkt 5.1", "geschenkt 5.2")
def test_card_pot_turn_and_chips_follow_every_move_and_two_moves_are_offered(guest, server):
    scene = Scene(server, "geschenkt", "Bob")
    page = guest(settings=PLAIN).go(f"/t/{scene.table}").page
    pays, waits = (scene.names[seat] for seat in scene.view["order"])
    card = str(scene.view["face_up"])
    sees(page.locator(".seat-waiting .seat-name"), pays)
    sees(place(page.locator(".middle"), "Card on offer"), card)
    sees(place(page.locator(".middle"), "Chips on it"), "0")

    scene.answer(next(client for client in scene.clients if client.legal), "pay")

    sees(place(page.locator(".middle"), "Chips on it"), "1")
    sees(place(page.locator(".middle"), "Card on offer"), card)
    sees(place(seat_of(page, pays), "Chips"), "10")
    sees(page.locator(".seat-waiting .seat-name"), waits)
    sees(page.locator(".log li").last, f"{pays} pays")

    scene.play(lambda view: view["waiting"] == [0] and view["pot"], lambda client: "pay")
    ann = scene.shown_to(guest)
    moves = ann.locator("[data-board] [data-action]:not(.answer-quiet)")
    expect(moves).to_have_count(2)
    sees(moves.nth(0), "Pay a chip")
    sees(moves.nth(1), "Take the")
    pot = scene.view["pot"]
    reads(ann, card, f"{pot} chip" if pot == 1 else f"{pot} chips")


@covers("geschenkt 3.4", "geschenkt 5.3")
def test_who_has_no_chips_is_told_so_and_asked_again(guest, server):
    scene = Scene(server, "geschenkt", "Bob")
    scene.play(lambda view: view["chips"][0] == 0 and view["waiting"] == [0], spends)
    page = scene.shown_to(guest, PLAIN)
    asked = page.locator(".expected-sentence")
    expect(page.locator(".move")).to_have_count(1)
    before = asked.inner_text()

    page.get_by_text("Write a move yourself").click()
    page.get_by_label("Your move in writing").fill("pay")

    sees(page.locator(".judged"), "no chips")
    page.get_by_label("Your move in writing").press("Enter")
    sees(asked, before)
    sees(page.locator(".move"), "Take the")


@covers("geschenkt 4.5", "geschenkt 5.5")
def test_the_end_lists_places_scores_and_runs_and_stands_in_the_history(guest, server):
    """GK-20"""
    scene = Scene(server, "geschenkt", "Bob", "Cy").play(
        lambda view: view["result"]["over"], lambda client: client.legal[-1]
    )
    result = scene.view["result"]

    page = scene.shown_to(guest, PLAIN)

    for seat, name in enumerate(scene.names):
        row = page.locator(".places li", has_text=name)
        sees(row.locator(".places-number"), str(result["places"][seat]))
        sees(row.locator(".places-score"), f"{signed(result['scores'][seat])} points")
        for run in scene.view["runs"][seat]:
            listed = " ".join(str(card) for card in run)
            sees(page.locator(".results .parts li", has_text=listed).first, str(run[0]))
            sees(place(seat_of(page, name), "Cards"), str(run[0]))
    sees(page.locator(".log-turn").last, "turn 24")
    sees(page.locator(".sheet-foot .link").first, "TXT")
    page.goto("/history")
    sees(page.locator(".outcome", has_text="Cy").first, "Bob")
