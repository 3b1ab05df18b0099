"""What Rook's requirements ask to be seen, in the browser: teams in the lobby, results of rounds, the end."""

import re

from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.scenes import DRAWN, PLAIN, Scene, reads, sees, signed

OTHERS = ("Bob", "Cy", "Dee")


def buys_the_nest(client):
    """Ann takes the auction, the others let her."""
    if "pass" in client.legal:
        bids = [move for move in client.legal if move.startswith("bid ")]
        return bids[-1] if client.shown["you"] == 0 and bids else "pass"
    return client.legal[0]


def is_between_rounds(view):
    return view["phase"] == "round_over"


@covers("rook 1.3")
def test_who_joins_is_shown_with_place_and_team(guest, server):
    seat = server.open_table("rook")
    ann = guest(settings=DRAWN).has_seat(seat).go(f"/t/{seat['table']}")

    for name in OTHERS:
        server.sit(seat["table"], name)

    expect(ann.page.locator(".chair-name")).to_have_count(4)
    for place, name in enumerate(("Ann", *OTHERS)):
        team = ann.page.get_by_role("group", name=f"Team {place % 2 + 1}")
        sees(team.get_by_role("heading"), f"Team {place % 2 + 1}")
        sees(team.locator(".chair", has_text=name).locator(".chair-number"), str(place + 1))


@covers("rook 9.1")
def test_every_card_of_a_hand_is_in_sight_with_its_number(guest, server):
    scene = Scene(server, "rook", *OTHERS)

    cards = scene.shown_to(guest, PLAIN).locator(".hand .card-pick")

    expect(cards).to_have_count(13)
    for shown, card in zip(cards.all(), scene.view["hand"], strict=True):
        expect(shown).to_be_visible()
        assert re.sub(r"\D", "", card) in shown.inner_text()


@covers("rook 4.5")
def test_after_laying_aside_the_high_bidder_is_asked_for_one_of_four_colours(guest, server):
    scene = Scene(server, "rook", *OTHERS)
    scene.play(lambda view: view["phase"] == "trump", buys_the_nest)

    page = scene.shown_to(guest)

    sees(page.locator("[data-prompt]"), "trump")
    for colour in ("red", "yellow", "green", "black"):
        sees(page.locator(f"[data-action='trump {colour}']"), colour)


@covers("rook 4.6", "rook 9.3")
def test_the_trump_is_written_on_everybodys_table(guest, server):
    scene = Scene(server, "rook", *OTHERS)
    scene.play(lambda view: view["trump"] is not None)

    reads(scene.shown_to(guest), "Trump", scene.view["trump"])


@covers("rook 8.7", "rook 9.4", "rook 10.1", "rook 10.2", "rook 10.3")
def test_a_round_ends_with_what_each_team_captured_and_with_the_totals(guest, server):
    scene = Scene(server, "rook", *OTHERS)
    scene.play(lambda view: is_between_rounds(view) and len(view["rounds"]) == 1)
    scene.play(lambda view: is_between_rounds(view) and len(view["rounds"]) == 2)
    before, last = scene.view["rounds"]

    page = scene.shown_to(guest)

    for team, names in enumerate(("Ann & Cy", "Bob & Dee")):
        tricks, nest, score = last["tricks"][team], last["nest"][team], last["scores"][team]
        total = before["scores"][team] + score
        reads(page, f"{tricks} in tricks, {nest} in the nest, {signed(score)} scored")
        reads(page, names, f"{signed(total)} pts · {scene.view['captured'][team]} taken")
    sees(page.locator("[data-action=ready]"), "Go on with the next round")


@covers("rook 10.6", "rook 10.7")
def test_the_winners_are_told_with_the_scores_and_one_can_go_on_or_home(guest, server):
    scene = Scene(server, "rook", *OTHERS, options={"max_rounds": 10})
    scene.play(lambda view: view["result"]["over"])
    result = scene.view["result"]

    page = scene.shown_to(guest, PLAIN)

    title = page.locator(".results-title")
    for seat, name in enumerate(scene.names):
        row = page.locator(".places li", has_text=name)
        sees(row.locator(".places-score"), f"{signed(result['scores'][seat])} points")
        if result["places"][seat] == 1:
            sees(title, name)
    page.locator(".results").get_by_role("button", name="New game").click()
    page.wait_for_url(re.compile(rf"/t/(?!{scene.table})"))
    sees(page.locator("h1"), "Rook")
    page.go_back()
    page.locator(".results").get_by_role("link", name="Main menu").click()
    expect(page.locator(".shelf-box").first).to_be_visible()
