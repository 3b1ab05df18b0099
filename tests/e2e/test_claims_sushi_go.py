"""What Sushi Go!'s requirements ask of the page: joining, the hand, dishes by kind, scores, the end, coming back."""

import json
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.drawn import Drawn
from tests.e2e.house import DESKTOP, PHONE, Guest
from tests.e2e.scenes import PLAIN, QUICK, Scene, place, reads, seat_of, sees, signed
from tests.live import Client, serving
from tests.server.test_store import edited

from cardtable.table.ids import FLOWERS, REGIONS
from cardtable.table.names import FAMOUS

NIGIRI = ("squid", "salmon", "egg")
FOR_WASABI = ("pick wasabi", *(f"pick {dish}" for dish in NIGIRI))
PREFECTURES = {
    "aichi", "akita", "aomori", "chiba", "ehime", "fukui", "fukuoka", "fukushima", "gifu", "gunma", "hiroshima",
    "hokkaido", "hyogo", "ibaraki", "ishikawa", "iwate", "kagawa", "kagoshima", "kanagawa", "kochi", "kumamoto",
    "kyoto", "mie", "miyagi", "miyazaki", "nagano", "nagasaki", "nara", "niigata", "oita", "okayama", "okinawa",
    "osaka", "saga", "saitama", "shiga", "shimane", "shizuoka", "tochigi", "tokushima", "tokyo", "tottori",
    "toyama", "wakayama", "yamagata", "yamaguchi", "yamanashi",
}  # fmt: skip
CITIES = {
    "hakodate", "hakone", "ise", "kamakura", "kanazawa", "kobe", "nagoya", "nikko", "sapporo", "sendai",
    "yokohama",
}  # fmt: skip
BLOSSOMS = {
    "ajisai": "hydrangea", "asagao": "morning glory", "ayame": "iris", "botan": "tree peony", "fuji": "wisteria",
    "hagi": "bush clover", "hasu": "lotus", "himawari": "sunflower", "kiku": "chrysanthemum", "kikyo": "bellflower",
    "kinmokusei": "osmanthus", "kosumosu": "cosmos", "mokuren": "magnolia", "momo": "peach", "nadeshiko": "pink",
    "ran": "orchid", "renge": "milk vetch", "sakura": "cherry", "shobu": "water iris", "suisen": "narcissus",
    "sumire": "violet", "susuki": "silver grass", "tampopo": "dandelion", "tsubaki": "camellia",
    "tsutsuji": "azalea", "ume": "plum", "yamabuki": "kerria", "yuri": "lily",
}  # fmt: skip
PEOPLE = {"Jiro Ono", "Naruto", "Totoro", "Miyamoto Musashi"}
"""Whom the requirement itself names."""
GAP = 8
"""Pixels between cards that lie together, at most."""
KINDS = {"Maki", "Tempura", "Sashimi", "Dumpling", "Nigiri"}


def tops_wasabi(client):
    return next((move for move in FOR_WASABI if move in client.legal), client.legal[0])


def sit_down(page, name):
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


@covers("sushi-go 1.2", "sushi-go 1.4")
def test_up_to_five_sit_down_and_the_sixth_is_told_that_the_table_is_full(guest, server):
    ann = server.open_table("sushi-go")
    names = ["Ann", "Bob", "Cy", "Dee"]
    for name in names[1:]:
        server.sit(ann["table"], name)

    fifth = guest(settings=PLAIN).go(f"/t/{ann['table']}").page
    sit_down(fifth, "Eve")
    expect(fifth.locator(".chair-name")).to_have_text([*names, "Eve"])
    expect(fifth.locator(".chair-name").last).to_be_visible()
    sixth = guest(settings=PLAIN).go(f"/t/{ann['table']}").page
    sit_down(sixth, "Fay")

    sees(sixth.locator(".sit .refused"), "full")
    expect(fifth.locator(".chair-name")).to_have_count(5)


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")])
@covers("sushi-go 3.1", "sushi-go 14.1", "sushi-go 14.4")
def test_a_hand_is_a_fan_in_which_every_card_can_be_read(guest, server, size):
    scene = Scene(server, "sushi-go", "Bob")
    page = scene.shown_to(guest, size=size)
    drawn = Drawn(page, None)
    reads(page)
    hand = drawn.hand()
    board = page.locator("[data-board] canvas").bounding_box()

    assert len(hand) == len(scene.view["hand"]) == 10
    rows = in_rows(hand)
    for row in rows:
        assert all(right["x"] - left["x"] >= 40 for left, right in pairwise(row))
        assert all(board["x"] <= mark["x"] <= board["x"] + board["width"] for mark in row)
        assert all(board["y"] <= mark["y"] <= board["y"] + board["height"] for mark in row)
    if size is DESKTOP:
        heights = [mark["y"] for mark in hand]
        assert heights.index(min(heights)) in (4, 5)
        assert heights[:5] == sorted(heights[:5], reverse=True)
        assert heights[5:] == sorted(heights[5:])
    for mark in hand:
        assert colours_at(page, mark) > 8


def in_rows(hand):
    """The cards by the rows in which they lie: a fan goes to the right until it begins anew."""
    rows = [[hand[0]]]
    for left, right in pairwise(hand):
        rows[-1:] = [[*rows[-1], right]] if right["x"] > left["x"] else [rows[-1], [right]]
    return rows


def colours_at(page, mark):
    """How many colours the screen shows around a mark: a card is painted, bare wood hardly differs."""
    spot = {"x": mark["x"] + 2, "y": mark["y"] - 24, "width": 34, "height": 60}
    picture = page.screenshot(clip=spot).hex()
    return page.evaluate(COLOURS, picture)


COLOURS = """async (picture) => {
  const bytes = Uint8Array.from(picture.match(/../g), (byte) => parseInt(byte, 16));
  const image = await createImageBitmap(new Blob([bytes]));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const seen = new Set();
  for (let at = 0; at < data.length; at += 4) seen.add([data[at] >> 4, data[at + 1] >> 4, data[at + 2] >> 4].join());
  return seen.size;
}"""


@covers("sushi-go 13.1", "sushi-go 13.2", "sushi-go 13.4")
def test_after_a_round_its_points_the_totals_and_the_kinds_of_cards_are_shown(guest, server):
    scene = Scene(server, "sushi-go", "Bob", "Cy").play(lambda view: view["round"] == 3)
    points, totals = scene.view["round_points"], scene.view["result"]["scores"]
    page = scene.shown_to(guest)

    page.locator("[data-tab=scores]").click()
    page.get_by_text("Where the points come from").click()

    for seat, name in enumerate(scene.names):
        row = page.locator(".scores-short tbody tr", has_text=name)
        expect(row.locator("td")).to_have_text([*[signed(one[seat]) for one in points], signed(totals[seat])])
        for cell in row.locator("td").all():
            expect(cell).to_be_visible()
        reads(page, f"{signed(totals[seat])} + {scene.view['so_far'][seat]} so far")
    told = page.locator(".reasons .parts").first
    expect(told).to_be_visible()
    assert {kind for kind in KINDS if kind.lower() in told.inner_text().lower()} == KINDS


@covers("sushi-go 13.3", "sushi-go 13.4", "sushi-go 17.4", "sushi-go 20.1")
def test_the_end_shows_the_winner_the_places_and_what_puddings_brought(guest, server):
    scene = Scene(server, "sushi-go", "Bob", "Cy").play(lambda view: view["result"]["over"])
    result, puddings = scene.view["result"], scene.view["pudding_points"]

    page = scene.shown_to(guest, PLAIN)

    for seat, name in enumerate(scene.names):
        row = page.locator(".places li", has_text=name)
        sees(row.locator(".places-number"), str(result["places"][seat]))
        sees(row.locator(".places-score"), f"{signed(result['scores'][seat])} points")
        won = page.locator(".results .reasons tbody tr").last.locator("td").nth(seat)
        sees(won.locator("li", has_text=re.compile("pudding", re.IGNORECASE)), signed(puddings[seat]))
    winners = [name for seat, name in enumerate(scene.names) if result["places"][seat] == 1]
    told = "You win" if winners == ["Ann"] else winners[0]
    sees(page.locator(".results-title"), told)
    page.locator(".proof summary").click()
    with page.expect_download() as asked_for:
        page.get_by_role("link", name="The whole game as a file").click()
    kept = json.loads(asked_for.value.path().read_text("utf-8"))
    assert (kept["names"], kept["result"]["scores"]) == (scene.names, result["scores"])
    assert len(kept["steps"]) >= 3 * 8 * 3, "every pick of every round"


@covers("sushi-go 15.1", "sushi-go 15.2", "sushi-go 15.3")
def test_dishes_lie_together_by_kind_and_a_nigiri_on_its_wasabi(guest, server):
    scene = with_a_full_plate(server)
    dishes = scene.view["collections"][0]
    page = scene.shown_to(guest, PLAIN)

    groups = place(seat_of(page, "Ann"), "Table").locator(".groups > li")

    expect(groups).to_have_count(len(dishes))
    for group, cards in zip(groups.all(), dishes, strict=True):
        assert [kind_of(face.inner_text()) for face in group.locator(".card-face").all()] == [
            kind_of(card) for card in cards
        ]
        boxes = [face.bounding_box() for face in group.locator(".card-face").all()]
        assert all(box["width"] > 10 and box["height"] > 10 for box in boxes)
        assert all(right["x"] - left["x"] <= left["width"] + GAP for left, right in pairwise(boxes))
    kinds = [kind_of(cards[0]) for cards in dishes if cards[0] != "wasabi"]
    assert len(kinds) == len(set(kinds))
    wasabi = next(cards for cards in dishes if cards[0] == "wasabi" and len(cards) == 2)
    assert wasabi[1] in NIGIRI


def with_a_full_plate(server):
    """Luck decides whether there is one in a game."""
    while True:
        scene = Scene(server, "sushi-go", "Bob")
        scene.play(lambda view: view["result"]["over"] or has_a_full_plate(view), tops_wasabi)
        if has_a_full_plate(scene.view) and not scene.view["result"]["over"]:
            return scene


def has_a_full_plate(view):
    """A nigiri lies on a wasabi, and there are two cards of some other kind."""
    dishes = view["collections"][0]
    return any(len(cards) == 2 and cards[0] == "wasabi" for cards in dishes) and any(
        len(cards) > 1 and cards[0] != "wasabi" for cards in dishes
    )


def kind_of(card):
    """The dish that a card shows: Maki×3 and maki3 are one kind."""
    return re.sub(r"[^a-z].*", "", card.strip().lower())


@covers("sushi-go 18.1", "sushi-go 18.4", "sushi-go 22.3")
def test_one_sees_who_has_chosen_who_is_gone_and_who_is_back(guest, server):
    scene = Scene(server, "sushi-go", "Bob", "Cy")
    page = scene.shown_to(guest, PLAIN)
    bob = scene.clients[1]
    picked = bob.legal[0]

    bob.do(picked)
    sees(place(seat_of(page, "Bob"), "Now"), "has chosen")
    sees(place(seat_of(page, "Cy"), "Now"), "choosing")
    expect(seat_of(page, "Bob").get_by_text("Put down last")).to_have_count(0)
    bob.close()
    sees(seat_of(page, "Bob").locator(".mark-warn"), "away")
    sees(page.locator(".expected-sentence"), "paused")
    Client(server, scene.table, bob.token)

    expect(seat_of(page, "Bob").locator(".mark-warn")).to_have_count(0)
    sees(page.locator(".expected-sentence"), "Pick a card")
    sees(page.locator(".log li").last, "The game goes on.")


@covers("sushi-go 19.1", "sushi-go 19.2")
def test_a_card_one_does_not_hold_and_two_without_chopsticks_are_refused_in_words(guest, server):
    scene = Scene(server, "sushi-go", "Bob")
    hand = scene.view["hand"]
    page = scene.shown_to(guest, PLAIN)
    missing = next(dish for dish in ("wasabi", "squid", "egg", "salmon", "tempura", "sashimi") if dish not in hand)

    page.get_by_text("Write a move yourself").click()
    for move, reason in ((f"pick {missing}", "hold"), (f"pick {hand[0]} {hand[1]}", "hopsticks")):
        page.get_by_label("Your move in writing").fill(move)
        sees(page.locator(".judged"), re.compile(reason))
        page.get_by_label("Your move in writing").press("Enter")
        expect(page.locator(".hand .card-pick")).to_have_count(10)


@covers("sushi-go 21.1", "sushi-go 21.2", "sushi-go 21.3", "sushi-go 21.4", "sushi-go 21.5")
def test_a_table_is_called_by_region_and_flower_and_the_nameless_by_somebody_famous(guest, server):
    """SG-32"""
    ann = server.open_table("sushi-go")
    page = guest(settings=PLAIN).go(f"/t/{ann['table']}").page
    sees(page.get_by_text(ann["table"]).first, re.compile(r"[a-z]+-[a-z]+-[1-9]\d{0,3}\b"))

    page.get_by_role("button", name="Sit down").click()

    named = page.locator(".chair-name").nth(1)
    expect(named).to_be_visible()
    region, flower, _ = ann["table"].split("-")
    assert region in REGIONS
    assert flower in FLOWERS
    assert named.inner_text() in FAMOUS


@covers("sushi-go 21.2", "sushi-go 21.3", "sushi-go 21.5")
def test_regions_flowers_and_names_are_ones_that_people_know():
    """SG-32"""
    assert {"tokyo", "kyoto", "osaka", "hokkaido", "okinawa"} <= set(REGIONS) <= PREFECTURES | CITIES
    assert {"sakura", "ume", "tsubaki", "ajisai", "kiku"} <= set(FLOWERS) <= BLOSSOMS.keys()
    assert set(FAMOUS) >= PEOPLE


@covers("sushi-go 22.1", "sushi-go 22.2", "sushi-go 22.4")
def test_a_name_brings_back_hand_dishes_and_score_on_another_device(guest, server):
    """SG-28"""
    scene = Scene(server, "sushi-go", "Bob", settings={"return_s": 0})
    scene.play(lambda view: view["round"] == 2 and view["turn"] == 4)
    before = scene.view
    scene.clients[0].close()
    scene.clients[1].wait_for(lambda client: not client.shown["chairs"][0]["connected"])

    page = guest(settings=PLAIN).go(f"/t/{scene.table}").page
    page.locator("summary", has_text="looking on").click()
    sit_down(page, "Ann")

    hand = page.locator(".hand .card-pick")
    expect(hand).to_have_count(len(before["hand"]))
    assert [kind_of(card.inner_text()) for card in hand.all()] == [kind_of(card) for card in before["hand"]]
    groups = place(seat_of(page, "Ann"), "Table").locator(".groups > li")
    expect(groups).to_have_count(len(before["collections"][0]))
    for group, cards in zip(groups.all(), before["collections"][0], strict=True):
        expect(group).to_be_visible()
        assert [kind_of(face.inner_text()) for face in group.locator(".card-face").all()] == [kind_of(c) for c in cards]
    expect(seat_of(page, "Ann").locator(".seat-score")).to_have_text(
        re.compile(rf"{signed(before['result']['scores'][0])}$")
    )
    sees(place(page.locator(".middle"), "Round"), "2")


APPEND = "insert into entries (tab, version, at, deed) select tab, max(version) + 1, 0, ? from entries where tab = ?"


@covers("sushi-go 19.4")
def test_a_state_that_can_not_be_is_logged_told_and_not_played_on(browser, tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path) as server:
        bad, good = (server.open_table("sushi-go", bots=["easy"], settings=QUICK) for _ in range(2))
    wrong = b'{"kind":"played","seat":0,"move":"pick lobster","by":"player","events":[]}'
    edited(path, APPEND, wrong, bad["table"])

    with serving(path) as server:
        visitor = Guest(browser, server, settings=PLAIN)
        sees(visitor.go(f"/t/{bad['table']}").page.locator("main"), "read")
        visitor.close()
        (logged,) = [json.loads(line) for line in server.log().splitlines() if "quarantined" in line]
        ann = Client(server, good["table"], good["token"])
        assert ann.tell("start")["type"] == "done"
        ann.close()

    assert (logged["level"], logged["table"]) == ("error", bad["table"])
