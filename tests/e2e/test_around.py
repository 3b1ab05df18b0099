"""What is around the table: a coach, hints, rules that fit, notices, several people on one device, and the proof."""

import random
import re

import pytest
from playwright.sync_api import expect
from tests.covers import covers
from tests.e2e.drawn import Drawn
from tests.e2e.house import ACROSS, PHONE
from tests.live import Client

from cardtable.catalog import game
from cardtable.words.speech import speech

QUICK = {"pace_ms": 0, "turn_time_s": 0}
DRAWN = {"table": "drawn", "sound": False}
PLAIN = {"table": "plain", "sound": False}


def start(guest, server, name="geschenkt", bots=2, path="", **wishes):
    seat = server.open_table(name, bots=["easy"] * bots, settings=QUICK)
    ann = guest(**{"settings": DRAWN, **wishes}).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.wait_for_selector(".game")
    return ann


def finished(server, name):
    return finished_by(server, name)["table"]


def finished_by(server, name):
    """The seat of somebody who has played a game to its end."""
    seat = server.open_table(name, bots=["easy"] * 2, settings=QUICK)
    client = Client(server, seat["table"], seat["token"])
    client.tell("start")
    client.play_to_the_end()
    client.close()
    return seat


def test_whoever_plays_for_the_first_time_is_offered_a_lesson_or_a_coach_who_speaks_on_every_turn(guest, server):
    ann = start(guest, server, settings={**DRAWN, "coach": True})

    expect(ann.page.locator("dialog[open] .btn-primary")).to_have_text("Learn it: 2 minutes")
    assert ann.barriers() == []
    ann.page.get_by_role("button", name="Let's play").click()
    expect(ann.page.locator("[data-advice]")).to_contain_text("An expert would")
    expect(ann.page.locator("[data-action][aria-pressed=true]")).to_have_count(1)
    ann.page.locator("[data-action=coach-stop]").click()
    ann.page.reload()

    Drawn(ann.page, random.Random(7)).play(until=lambda drawn: "hint" in drawn.buttons())
    expect(ann.page.locator("dialog[open]")).to_have_count(0)


def test_a_coach_is_silent_for_somebody_who_plays_well_until_they_ask(guest, server):
    ann = start(guest, server, settings={**PLAIN, "coach": True})
    ann.page.get_by_role("button", name="Let's play").click()
    advice = ann.page.locator(".advice")

    for _ in range(3):
        expect(advice).to_contain_text("An expert would", timeout=20_000)
        told = ann.page.locator(".log li").count()
        ann.page.locator(".move-advised").click()
        ann.page.wait_for_function("(told) => document.querySelectorAll('.log li').length > told", arg=told)

    ann.page.locator(".advice button").wait_for()
    expect(ann.page.locator(".move-advised")).to_have_count(0)
    ann.page.locator(".advice button").click()
    expect(advice).to_contain_text("An expert would")


LESSONS = [
    ("geschenkt", "en", {"size": PHONE}),
    ("sushi-go", "ja", {}),
    ("rook", "en", {}),
    ("rummy", "ja", {"size": PHONE}),
    ("shanko", "en", {}),
]


@pytest.mark.parametrize(("name", "language", "device"), LESSONS, ids=[name for name, *_ in LESSONS])
def test_every_game_is_learned_by_playing_its_first_hand_by_keyboard(guest, server, name, language, device):
    seat = server.open_table(name, lesson=True, settings={"pace_ms": 0})
    ann = guest(settings=PLAIN, language=language, **device).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.locator(".begin .btn-primary").press("Enter")
    steps = game(name).lesson.steps

    for number, step in enumerate(steps, 1):
        ann.page.wait_for_function(PROGRESS, arg=[number, len(steps)])
        expect(ann.page.locator(".advice strong")).to_have_text(speech(language).text(f"{name}-lesson-{step.idea}"))
        ann.page.locator(".advice .btn").press("Enter")

    expect(ann.page.locator("dialog[open] .btn-primary")).to_be_visible()
    assert ann.overflow() <= 0


PROGRESS = """([step, of]) => document.querySelectorAll('.lesson-done').length === step - 1
  && document.querySelectorAll('.lesson span').length === of
  && document.querySelector('.advice .btn')"""


def test_what_a_lesson_teaches_is_read_on_a_phone_held_across(guest, server):
    seat = server.open_table("geschenkt", lesson=True, settings={"pace_ms": 0})
    Client(server, seat["table"], seat["token"]).tell("start")

    page = guest(size=ACROSS, settings=DRAWN, inkless=True).has_seat(seat).go(f"/t/{seat['table']}").page

    expect(page.locator(".answer[aria-pressed=true]")).to_be_visible()
    expect(page.locator("[data-advice] strong")).to_be_visible()


def test_a_lesson_at_the_drawn_table_shows_its_move_and_refuses_another_kindly(guest, server):
    seat = server.open_table("geschenkt", lesson=True, settings={"pace_ms": 0})
    ann = guest(settings=DRAWN, size=PHONE, has_touch=True).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.locator(".begin .btn-primary").tap()

    ann.page.locator("[data-action=take]").tap()
    expect(ann.page.locator("[data-prompt]")).to_contain_text("first try what the lesson asks for")
    expect(ann.page.locator("[data-action=pay]")).to_have_attribute("aria-pressed", "true")
    ann.page.locator("[data-action=pay]").tap()

    expect(ann.page.locator("[data-advice]")).to_contain_text("Everybody paid")


def test_a_hint_at_the_drawn_table_says_what_an_expert_would_do_and_why(guest, server):
    ann = start(guest, server, "sushi-go")
    ann.page.locator("[data-action=hint]").click()

    expect(ann.page.locator("[data-advice] strong")).to_contain_text("An expert would")
    assert len(ann.page.locator("[data-advice]").inner_text().split("\n")) == 2
    expect(ann.page.locator("[data-spot^='hand:'][data-light=winner]")).to_have_count(1)


@covers("geschenkt 5.4")
def test_the_rules_that_matter_now_stand_on_top_of_the_whole_sheet(guest, server):
    ann = start(guest, server, size=PHONE)

    ann.page.locator("[data-tab=rules]").click()

    expect(ann.page.locator(".rules-now")).to_contain_text("2. A decision")
    expect(ann.page.locator(".panel")).to_contain_text("5. House rules")


def test_on_a_phone_log_and_chat_come_up_as_a_sheet_and_go_down_again(guest, server):
    ann = start(guest, server, size=PHONE)
    expect(ann.page.locator(".panel [role=tabpanel]")).to_be_hidden()

    ann.page.locator("[data-tab=log]").click()
    expect(ann.page.locator(".log li").last).to_be_visible()
    ann.page.locator(".panel-down").click()

    expect(ann.page.locator(".panel [role=tabpanel]")).to_be_hidden()
    assert ann.overflow() <= 0


def test_scores_are_plotted_over_the_rounds_and_explained(guest, server):
    table = finished(server, "sushi-go")
    ann = guest(settings=PLAIN).go(f"/t/{table}")
    results = ann.page.locator(".results")

    expect(results.locator(".plot-line")).to_have_count(3)
    expect(results.locator(".scores-short tbody tr")).to_have_count(3)
    expect(results.locator(".parts").first).to_be_visible()
    totals = [int(text.replace("−", "-")) for text in results.locator(".scores-total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)


def test_a_deal_is_checked_on_a_page_of_its_own(guest, server):
    table = finished(server, "sushi-go")
    visitor = guest().go("/verify")
    visitor.page.get_by_label("The name of a finished table").fill(table)
    visitor.page.get_by_role("button", name="Check").click()

    expect(visitor.page.locator(".proof-good")).to_contain_text("It fits")
    assert visitor.barriers() == []
    visitor.page.get_by_label("Or the file of a game").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(visitor.page.get_by_role("alert")).to_contain_text("no game of Cardtable")


def test_a_result_says_with_one_tick_that_its_deal_is_proven_and_stands_in_the_familys_book(guest, server):
    seat = finished_by(server, "sushi-go")
    ann = guest(settings=PLAIN).has_seat(seat).go(f"/t/{seat['table']}")
    expect(ann.page.locator(".proof summary.proof-good")).to_have_text("✓ Deal proven fair")

    ann.go("/book")

    expect(ann.page.locator(".book-wins tbody tr")).to_have_count(3)
    expect(ann.page.locator(".rows li")).to_contain_text("Sushi Go!")
    with ann.page.expect_download() as picture:
        ann.page.get_by_role("button", name="As a picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    assert ann.barriers() == []

    with ann.page.expect_download() as book:
        ann.page.get_by_role("button", name="Take the book along").click()
    ben = guest().go("/book")
    ben.page.get_by_label("Bring a book").set_input_files(book.value.path())
    expect(ben.page.locator(".rows li")).to_have_count(1)


def test_a_game_that_keeps_its_deal_says_so(guest, server):
    visitor = guest().go(f"/t/{finished(server, 'geschenkt')}/verify")

    expect(visitor.page.locator(".proof")).to_contain_text("keeps its deal secret")


def test_two_people_play_on_one_device_with_a_curtain_between_their_turns(guest, server):
    seat = server.open_table("geschenkt", settings=QUICK)
    device = guest(settings=PLAIN).has_seat(seat).go(f"/t/{seat['table']}")
    page = device.page
    page.get_by_label("Somebody else on this device").fill("Ben")
    page.get_by_role("button", name="Sit down too").click()
    expect(page.locator(".chair", has_text="Ben")).not_to_contain_text("away")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".plain, .curtain")

    turns = []
    for _ in range(4):
        if page.locator(".curtain").count():
            assert page.locator(".plain").count() == 0
            page.locator(".curtain button").click()
        page.wait_for_selector(".move")
        turns.append(page.locator(".seat", has=page.locator(".mark", has_text=re.compile("^you$"))).inner_text()[:3])
        page.locator(".move").first.click()
        page.wait_for_selector(".curtain")

    assert sorted(turns) == ["Ann", "Ann", "Ben", "Ben"]
    assert device.barriers() == []


NOTICES = """
window.notices = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title, { body }) { window.notices.push([title, body]); }
};
Object.defineProperty(document, 'hidden', { get: () => true });
window.badges = [];
window.shakes = [];
navigator.setAppBadge = async (number) => void window.badges.push(number);
navigator.clearAppBadge = async () => void window.badges.push(0);
navigator.vibrate = (time) => window.shakes.push(time);
"""


def test_whoever_looks_elsewhere_is_told_when_it_is_their_turn_by_a_notice_the_tab_the_app_and_a_shake(guest, server):
    seat = server.open_table("geschenkt", bots=["easy"], settings=QUICK)
    ann = guest(settings={**PLAIN, "notify": True, "buzz": True}).has_seat(seat)
    ann.context.add_init_script(NOTICES)
    ann.go(f"/t/{seat['table']}")
    ann.page.get_by_role("button", name="Start the game").click()

    ann.page.wait_for_function("() => window.notices.length > 0")

    assert ann.page.evaluate("window.notices[0][0]") == "Your turn · Geschenkt"
    assert ann.page.title().startswith("Your turn")
    assert ann.page.evaluate("window.shakes.length") == 1
    assert ann.page.evaluate("window.badges") == [1]
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    ann.go("/")
    expect(ann.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_the_settings_hold_speed_notices_and_the_coach(guest):
    visitor = guest()
    visitor.context.add_init_script(NOTICES)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("not at all").check()
    visitor.page.get_by_label(re.compile("^A notice from this device")).check()
    visitor.page.get_by_label(re.compile("^Help in the first game")).check()

    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('cardtable.settings'))")

    assert (kept["speed"], kept["notify"], kept["coach"]) == ("none", True, True)


KINDS = "(all) => Promise.all(all.map((one) => fetch(one).then((answer) => answer.headers.get('content-type'))))"


def test_a_link_shows_a_picture_of_a_table_where_it_is_sent(server):
    _, page = server.text("/t/kyoto-sakura-42")

    assert f'property="og:image" content="{server.address}/preview.jpg"' in page


def test_the_house_can_be_installed(guest):
    visitor = guest(stays=True).go("/")
    manifest = visitor.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )

    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    kinds = visitor.page.evaluate(KINDS, [*(icon["src"] for icon in manifest["icons"]), "/icon-180.png"])
    assert set(kinds) == {"image/png", "image/svg+xml"}
    assert visitor.page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.active !== null)")


ASKED_TO_INSTALL = """() => {
  const question = new Event('beforeinstallprompt', { cancelable: true });
  question.prompt = () => { window.isAsked = true; return Promise.resolve(); };
  return !dispatchEvent(question);
}"""


def test_the_browsers_question_to_install_waits_until_somebody_wants_it(guest):
    visitor = guest().go("/")
    assert visitor.page.evaluate(ASKED_TO_INSTALL), "it doesn't pop up by itself"

    visitor.page.get_by_role("button", name="home screen").click()

    assert visitor.page.evaluate("window.isAsked")
    expect(visitor.page.get_by_role("button", name="home screen")).to_have_count(0)


def test_rules_that_were_read_can_be_read_off_line(guest):
    visitor = guest(stays=True).go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready")
    visitor.page.reload()
    visitor.go("/rules/rook").page.wait_for_selector(".prose-sheet li, .prose-sheet p")

    visitor.context.set_offline(True)
    visitor.page.reload()

    expect(visitor.page.locator(".prose-sheet").last).to_contain_text("The auction")
