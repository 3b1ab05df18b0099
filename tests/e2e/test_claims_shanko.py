"""What Shanko's requirements ask to be seen, in the browser: contract, melds, buys, motion, bots, errors, scores."""

import random
import re
import time
from collections import Counter
from contextlib import suppress

import pytest
from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.drawn import Drawn
from tests.e2e.house import ACROSS
from tests.e2e.scenes import DRAWN, PLAIN, QUICK, Scene, reads, sees, steady
from tests.live import Client

ENDS_SOON = {"end_on_meld": "yes"}
PATIENCE_S = 40
CONTRACTS = ("two triplets", "a triplet and a sequence")
FLIGHTS = """
window.moved = new Set();
new MutationObserver(() => {
  const moving = document.querySelector('[data-board] canvas')?.dataset.moving ?? '';
  for (const key of moving.split(' ')) if (key) window.moved.add(key.split(':')[0].replace(/[0-9.]+$/, ''));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-moving'] });
"""
"""Remembers what has flown."""


@covers("shanko 5.3")
def test_every_round_shows_its_number_and_contract_to_all(guest, server):
    scene = Scene(server, "shanko", "Bob", options=ENDS_SOON)
    for number, contract in enumerate(CONTRACTS, 1):
        scene.play(lambda view, number=number: view["round"] == number, steady)

        onlooker = guest(settings=PLAIN).go(f"/t/{scene.table}").page
        page = scene.shown_to(guest)

        told = f"Round {number}: {contract}"
        sees(onlooker.locator(".middle .place", has_text="Contract").locator("dd"), told)
        short = {1: "2 triplets", 2: "1 triplet + 1 sequence"}[number]
        reads(page, f"Round {number} of 7", short)


@covers("shanko 6.5")
def test_melds_lie_face_up_before_everybody(guest, server):
    scene = Scene(server, "shanko", "Bob", "Cy").play(lambda view: view["melds"], steady)

    for page in (scene.shown_to(guest, PLAIN), guest(settings=PLAIN).go(f"/t/{scene.table}").page):
        rows = page.locator(".melds > li")
        expect(rows).to_have_count(len(scene.view["melds"]))
        for row, meld in zip(rows.all(), scene.view["melds"], strict=True):
            sees(row.locator(".meld-owner"), scene.names[meld["owner"]])
            for shown, card in zip(row.locator(".card-face").all(), meld["cards"], strict=True):
                sees(shown, card[-1])


@covers("shanko 13.5")
def test_everybodys_buys_are_counted_in_sight(guest, server):
    scene = Scene(server, "shanko", "Bob", "Cy")
    scene.play(lambda view: min(view["buys"]) < 3, lambda client: "buy" if "buy" in client.legal else steady(client))

    page = scene.shown_to(guest, PLAIN)

    for seat, name in enumerate(scene.names):
        left = page.locator(".seat", has_text=name).locator(".place", has_text="Buys left").locator("dd")
        expect(left).to_be_visible()
        expect(left).to_have_text(str(scene.view["buys"][seat]))
    reads(scene.shown_to(guest), "Buys left", str(scene.view["buys"][0]))


def test_the_question_to_buy_is_answered_ahead_for_a_round(guest, server):
    scene = Scene(server, "shanko", "Bob", "Cy", settings={"buy_window_s": 30})
    ann = scene.clients[0]
    scene.play(is_offered, lingering)
    page, before = scene.shown_to(guest), answers(scene)

    page.locator("[data-action=ahead-none]").click()
    for number in (1, 2):
        ann.wait_for(lambda client: not is_offered(client.view))
        assert answers(scene) >= before + number
        scene.follow(ann.shown["version"])
        scene.play(is_offered, lingering)

    expect(page.locator("[data-action=ahead-ask]")).to_be_visible()


@pytest.mark.parametrize("coach", [False, True], ids=["alone", "coached"])
def test_the_question_to_buy_fits_a_phone_held_across(guest, server, coach):
    scene = Scene(server, "shanko", "Bob", "Cy").play(is_offered, steady)

    page = scene.shown_to(guest, {**DRAWN, "coach": coach}, size=ACROSS, has_touch=True, inkless=True)
    if coach:
        page.get_by_role("button", name="Let's play").tap()

    expect(page.locator("[data-advice]" if coach else "[data-action=ahead-held]")).to_be_visible()
    drawn = Drawn(page, random.Random(7))
    while not drawn.is_still():
        continue
    assert drawn.look()["beyond"] <= 0


def lingering(client):
    """Melds nothing, so that the round goes on: what was said ahead holds for one."""
    return next((move for move in client.legal if move.startswith(("discard ", "turn discard "))), steady(client))


def answers(scene):
    return scene.server.text(f"/api/tables/{scene.table}/log.txt")[1].count("Ann has answered")


def is_offered(view):
    return any(choice["move"] == "buy" for choice in view["legal"])


@covers("shanko 8.4")
def test_after_a_round_everybodys_total_is_shown(guest, server):
    scene = Scene(server, "shanko", "Bob", options=ENDS_SOON)
    scene.play(lambda view: view["phase"] == "ready" and len(view["finished"]) == 2, steady)
    totals = scene.view["result"]["scores"]

    plain, drawn = scene.shown_to(guest, PLAIN), scene.shown_to(guest)

    for seat, name in enumerate(scene.names):
        score = plain.locator(".seat", has_text=name).locator(".seat-score")
        expect(score).to_be_visible()
        expect(score).to_have_text(re.compile(rf"\b{totals[seat]}$"))
    reads(drawn, f"{totals[1]} points", f"+{scene.view['finished'][-1]['counted'][1]}")


@covers("shanko 8.5")
def test_after_seven_rounds_whoever_has_least_is_announced(guest, server):
    scene = Scene(server, "shanko", "Bob", options=ENDS_SOON).play(lambda view: view["result"]["over"], steady)
    scores = scene.view["result"]["scores"]
    least = [name for name, score in zip(scene.names, scores, strict=True) if score == min(scores)]

    page = guest(settings=PLAIN).go(f"/t/{scene.table}").page

    for name in least:
        sees(page.locator(".results-title"), name)
    for name, score in zip(scene.names, scores, strict=True):
        sees(page.locator(".places li", has_text=name).locator(".places-score"), f"{score} points")


def has_a_triplet(view):
    """Ann is to play and holds two cards of a rank, and a third or a joker."""
    if view["phase"] != "turn" or view["turn"] != 0 or view["declared"][0] or view["round"] != 1:
        return False
    return triplet_of(view["hand"]) is not None


def triplet_of(hand):
    ranks = Counter(card[:-1] for card in hand if card != "Jk")
    for rank, count in ranks.items():
        if count >= 2 and (count >= 3 or "Jk" in hand):
            naturals = [card for card in hand if card[:-1] == rank and card != "Jk"]
            return [*naturals, *["Jk"] * hand.count("Jk")][:3]
    return None


def mixed_of(hand):
    """Four cards of different suits and ranks."""
    bare = sorted((card for card in hand if card != "Jk"), key=lambda card: card[-1])
    one, last = bare[0], bare[-1]
    return [one, last, *[card for card in bare[1:-1] if card[:-1] not in (one[:-1], last[:-1])][:2]]


@pytest.fixture
def to_meld(guest, server):
    """Ann before her turn, with the line open in which she writes a move."""
    scene = Scene(server, "shanko", "Bob").play(has_a_triplet, steady)
    page = scene.shown_to(guest, PLAIN)
    page.get_by_text("Write a move yourself").click()
    return scene.view["hand"], page


def told(page, move, sentence):
    page.get_by_label("Your move in writing").fill(move)
    sees(page.locator(".judged"), sentence)
    page.get_by_label("Your move in writing").press("Enter")
    expect(page.locator(".hand .card-pick")).to_have_count(12)


@covers("shanko 2.4", "shanko 3.7", "shanko 6.4", "shanko 10.5")
def test_melds_that_are_none_and_less_than_the_contract_are_refused_in_words(to_meld):
    hand, page = to_meld
    triplet, mixed = triplet_of(hand), mixed_of(hand)

    told(page, f"turn meld {' '.join(triplet[:2])}", "exactly three cards, not 2")
    told(page, f"turn meld {' '.join(mixed)}", "all cards must be of one suit")
    told(page, f"turn meld {' '.join(triplet)}", "contract is exactly 2 triplets and 0 sequences, not 1 and 0")


@covers("shanko 7.4")
def test_dealing_drawing_discarding_and_buying_are_each_seen_as_motion(guest, server):
    seat = server.open_table("shanko", settings=QUICK)
    others = [Client(server, seat["table"], server.sit(seat["table"], name)[1]["token"]) for name in ("Bob", "Cy")]
    ann = guest(settings=DRAWN, reduced_motion="no-preference").has_seat(seat)
    ann.context.add_init_script(FLIGHTS)
    ann.go(f"/t/{seat['table']}")

    ann.page.get_by_role("button", name="Start the game").click()
    flies(ann.page, "hand")

    drawn = Drawn(ann.page, random.Random(7))
    answer(others, drawn, until=lambda: "draw" in drawn.buttons(), ann_buys=False)
    begin_to_watch(ann.page)
    drawn.press("draw")
    flies(ann.page, "hand")

    ann.page.wait_for_selector("[data-board][data-asked=yes]")
    drawn.touch(drawn.hand()[0])
    begin_to_watch(ann.page)
    drawn.press("finish")
    flies(ann.page, "discard")

    answer(others, drawn, until=lambda: "buy" in drawn.buttons(), ann_buys=True)
    begin_to_watch(ann.page)
    drawn.press("buy")
    bought = ann.page.locator(".log li", has_text="You buy the")
    answer(others, drawn, until=bought.count, ann_buys=True)
    flies(ann.page, "hand")


def answer(clients, drawn, until, *, ann_buys):
    """The others answer what they are asked and give Ann time, until something is seen; she declines or buys."""
    end = time.monotonic() + PATIENCE_S
    while not until():
        assert time.monotonic() < end, drawn.sentence()
        for client in clients:
            with suppress(TimeoutError):
                client.receive(0.02)
            if client.view and client.legal and client.view["claims"][0] != "open":
                client.do(steady(client))
        if not ann_buys:
            drawn.page.evaluate(DECLINE)


DECLINE = "document.querySelector('[data-action=pass]:enabled, [data-action=leave]:enabled')?.click()"
"""A button that may be gone the next moment."""


def begin_to_watch(page):
    page.wait_for_function("() => !document.querySelector('[data-board] canvas').dataset.moving")
    page.evaluate("window.moved.clear()")


def flies(page, kind):
    page.wait_for_function("(kind) => window.moved.has(kind)", arg=kind)


@covers("shanko 18.5")
def test_what_bots_do_is_told_beside_the_table_one_deed_after_the_other(guest, server):
    seat = server.open_table("shanko", bots=["easy", "easy"], settings={"pace_ms": PACE_MS, "turn_time_s": 0})
    ann = guest(settings=DRAWN).has_seat(seat)
    ann.context.add_init_script(SLIPS)
    ann.go(f"/t/{seat['table']}")
    bots = ann.page.locator(".chair-name").all_inner_texts()[1:]
    ann.page.get_by_role("button", name="Start the game").click()

    Drawn(ann.page, random.Random(7)).play(until=lambda drawn: drawn.page.evaluate(DEEDS, bots)["told"] >= 4)

    deeds = ann.page.evaluate(DEEDS, bots)
    assert deeds["hidden"] == 0
    assert deeds["shortest"] > PACE_MS / 4


PACE_MS = 600
SLIPS = """
window.slips = new Map();
new MutationObserver(() => {
  for (const slip of document.querySelectorAll('.board-news p'))
    if (!window.slips.has(slip.innerText))
      window.slips.set(slip.innerText, { at: performance.now(), wide: slip.offsetWidth });
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Remembers when each piece of news was first seen on the table."""
DEEDS = """(bots) => {
  const deeds = [...window.slips].filter(([text]) => bots.some((bot) => text.startsWith(`${bot} d`)));
  const times = deeds.map(([, { at }]) => at);
  return {
    told: deeds.length,
    hidden: deeds.filter(([, { wide }]) => wide === 0).length,
    shortest: Math.min(...times.slice(1).map((at, i) => at - times[i])),
  };
}"""
"""What bots have drawn and discarded, as slips on the table told it."""
