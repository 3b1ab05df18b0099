"""Geschenkt at the plain table: two browsers and a bot, one of them cut off; help, and moves in writing."""

import re

from playwright.sync_api import expect
from tests.covers import covers

PLAIN = {"table": "plain", "sound": False}


def settings(**more):
    return {**PLAIN, **more}


def play_on(*pages, until=None):
    """Answer every question in turn: take what is cheap, pay otherwise."""
    while True:
        for page in pages:
            if page.locator(".results").count() or (until and until(page)):
                return
            moves = page.locator(".move:not([aria-disabled=true])")
            if moves.count():
                answer(page, moves)
        pages[0].wait_for_timeout(30)


def answer(page, moves):
    label = moves.last.inner_text()
    total = re.search(r"([+−]?\d+)$", label)
    cheap = total is None or int(total[1].replace("−", "-")) < 14
    wanted = moves.last if cheap or moves.count() == 1 else moves.first
    wanted.click()


@covers("geschenkt 1.2", "geschenkt 2.1", "geschenkt 2.2", "geschenkt 3.3", "geschenkt 4.5", "geschenkt 5.1")
def test_two_people_and_a_bot_play_a_whole_game_and_one_is_cut_off_and_comes_back(guest):
    ann, ben = guest(settings=settings(name="Ann")), guest(settings=settings())
    open_table(ann)
    ben.go(ann.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ann.page.locator(".chair-name")).to_have_text(["Ann", re.compile("."), "Ben"])
    ann.page.get_by_role("button", name="Start the game").click()

    for one in (ann, ben):
        expect(one.page.locator(".seat")).to_have_count(3)
        expect(one.page.get_by_text("Card on offer")).to_be_visible()
    play_on(ann.page, ben.page, until=lambda page: page.locator(".log li").count() > 14)
    ben.cut()
    expect(ben.page.get_by_text("The connection is gone")).to_be_visible()
    expect(ann.page.locator(".seat", has_text="Ben")).to_contain_text("away")
    ben.mend()
    expect(ann.page.locator(".seat", has_text="Ben")).not_to_contain_text("away")
    expect(ben.page.get_by_text("The connection is gone")).to_have_count(0)
    play_on(ann.page, ben.page)

    for one in (ann, ben):
        expect(one.page.locator(".places li")).to_have_count(3)
    assert ann.page.locator(".places-score").all_inner_texts() == ben.page.locator(".places-score").all_inner_texts()
    assert numbers_of(ann) == numbers_of(ben) == list(range(1, len(numbers_of(ann)) + 1))
    ann.go("/history")
    expect(ann.page.locator(".outcome").first).to_contain_text("Ben")


def open_table(host):
    """A table for three with a bot that doesn't keep anybody waiting."""
    host.go("/")
    host.page.locator(".shelf-box", has_text="Geschenkt").get_by_role("button", name="Invite friends").click()
    host.page.locator("summary", has_text="Table settings").click()
    host.page.locator("summary", has_text="Finer settings").click()
    pace = host.page.get_by_label("Milliseconds a bot takes to think")
    pace.fill("0")
    pace.blur()
    host.page.get_by_role("button", name="Add a bot").click()
    expect(host.page.locator(".chair-name")).to_have_count(2)


def numbers_of(one):
    return [int(number) for number in one.page.locator(".log-number").all_inner_texts()]


def seated(server, name="Ann", bots=2, **table_settings):
    return server.open_table("geschenkt", name=name, bots=["easy"] * bots, settings={"pace_ms": 0, **table_settings})


def start(one, table):
    one.go(f"/t/{table}")
    one.page.get_by_role("button", name="Start the game").click()
    one.page.wait_for_selector(".plain")


@covers("geschenkt 5.4")
def test_help_fits_the_situation(guest, server):
    seat = seated(server, bots=1, turn_time_s=0)
    ann = guest(settings=settings()).has_seat(seat)
    start(ann, seat["table"])

    expect(ann.page.locator(".move").last).to_contain_text(re.compile(r"Take the \d+: \+\d+"))
    ann.page.get_by_role("button", name="What would an expert do?").click()

    expect(ann.page.locator(".advice")).to_contain_text("An expert would")
    expect(ann.page.locator(".move-advised")).to_have_count(1)


@covers("geschenkt 3.4", "geschenkt 5.3")
def test_a_written_move_is_judged_as_it_is_written_and_a_wrong_one_changes_nothing(guest, server):
    seat = seated(server, bots=1, turn_time_s=0)
    ann = guest(settings=settings()).has_seat(seat)
    start(ann, seat["table"])
    ann.page.locator(".move").first.wait_for()
    before = ann.page.locator(".expected-sentence").inner_text()

    ann.page.get_by_text("Write a move yourself").click()
    ann.page.get_by_label("Your move in writing").fill("steal everything")
    expect(ann.page.locator(".judged")).to_contain_text("is no move of this game")
    ann.page.get_by_label("Your move in writing").press("Enter")
    assert ann.page.locator(".expected-sentence").inner_text() == before

    ann.page.get_by_label("Your move in writing").fill("take")
    expect(ann.page.locator(".judged-good")).to_contain_text("Take the")
    ann.page.get_by_label("Your move in writing").press("Enter")
    expect(ann.page.locator(".log li", has_text="Ann takes the")).to_have_count(1)


@covers("geschenkt 5.2", "geschenkt 5.5")
def test_the_log_is_numbered_and_can_be_taken_along(guest, server):
    seat = seated(server, bots=1, turn_time_s=0)
    ann = guest(settings=settings()).has_seat(seat)
    start(ann, seat["table"])
    ann.page.locator(".move").last.click()
    expect(ann.page.locator(".log-turn").first).to_have_text("turn 1")

    with ann.page.expect_download() as told:
        ann.page.get_by_role("link", name="CSV").click()

    assert "Ann" in told.value.path().read_text("utf-8")


@covers("geschenkt 2.5")
def test_the_clock_of_whoever_must_decide_runs_down_in_sight_and_then_the_card_is_taken(guest, server):
    seat = seated(server, bots=1, turn_time_s=3)
    server.sit(seat["table"], "Bob")  # whoever plays with bots alone has no clock
    ann = guest(settings=settings()).has_seat(seat)
    start(ann, seat["table"])

    expect(ann.page.locator(".seat-waiting [role=timer]")).to_be_visible()
    expect(ann.page.locator(".log li", has_text="Ann is silent and must take").first).to_be_visible(timeout=15_000)


@covers("geschenkt 1.4")
def test_everybody_sees_the_order_of_play(guest, server):
    seat = seated(server, bots=3, turn_time_s=0)
    ann = guest(settings=settings()).has_seat(seat)
    start(ann, seat["table"])

    names = ann.page.locator(".seat-name").all_inner_texts()

    assert names[-1] == "Ann"
    assert len(set(names)) == 4
