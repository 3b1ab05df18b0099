"""Every page: without barriers, without errors, without anything that sticks out; in both lights and languages."""

import pytest
from playwright.sync_api import expect
from tests.e2e.house import DESKTOP, PHONE, Guest
from tests.e2e.scenes import Scene
from tests.live import Client

PLAIN = {"table": "plain", "sound": False}
FIRST_LOAD = 250_000
LOOKS = [
    {"size": DESKTOP, "light": "light", "language": "en"},
    {"size": PHONE, "light": "dark", "language": "ja"},
    {"size": PHONE, "light": "light", "language": "en"},
    {"size": DESKTOP, "light": "dark", "language": "ja"},
]


def is_good(one):
    assert one.barriers() == []
    assert one.overflow() <= 0


def opened(server, bots=2, **wish):
    return server.open_table("geschenkt", bots=["easy"] * bots, settings={"pace_ms": 0, "turn_time_s": 0}, **wish)


@pytest.mark.parametrize("look", LOOKS)
def test_the_pages_around_the_table_are_good(guest, server, look):
    visitor = guest(**look)
    for path in ("/", "/history", "/rules/geschenkt", "/verify", "/nowhere", "/t/kyoto-sakura-9999"):
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        is_good(visitor)


@pytest.mark.parametrize("look", LOOKS)
def test_the_settings_are_good(guest, look):
    visitor = guest(**look).go("/")
    visitor.page.locator(".head > .btn").click()
    expect(visitor.page.locator("dialog[open]")).to_be_visible()

    is_good(visitor)


@pytest.mark.parametrize("look", LOOKS)
def test_the_lobby_is_good_for_host_and_newcomer(guest, server, look):
    seat = opened(server)
    host, newcomer = guest(**look).has_seat(seat), guest(**look)
    for one in (host, newcomer):
        one.go(f"/t/{seat['table']}")
        one.page.wait_for_selector(".chairs")
        for summary in one.page.locator(".arrange summary").all():
            summary.click()
        is_good(one)


@pytest.mark.parametrize(("look", "table"), list(zip(LOOKS, ["plain", "plain", "drawn", "drawn"], strict=True)))
def test_the_table_is_good_from_the_first_card_to_the_result(guest, server, look, table):
    seat = opened(server)
    ann = guest(**look, settings={**PLAIN, "table": table, "language": look["language"]}).has_seat(seat)
    ann.go(f"/t/{seat['table']}")
    ann.page.locator(".begin .btn-primary").click()
    ann.page.wait_for_selector(".plain .move", state="attached")
    is_good(ann)
    for sheet in ("chat", "scores", "rules", "log"):
        ann.page.locator(f"[data-tab={sheet}]").click()
        is_good(ann)
    while not ann.page.locator(".results").count():
        ann.page.evaluate("document.querySelector('.move:last-child')?.click()")
        ann.page.wait_for_timeout(20)
    is_good(ann)


def test_the_name_of_the_house_is_there_before_any_script(browser, server):
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    page = context.new_page()
    page.goto("/t/kyoto-sakura-9999")

    expect(page.get_by_text("Cardtable", exact=True)).to_be_visible()
    expect(page.get_by_text("please allow them")).to_be_visible()
    context.close()


def test_the_first_load_is_small_at_the_door_in_the_lobby_and_at_a_table(browser, server):
    lobby, running = opened(server)["table"], Scene(server, "shanko", "Bob").table
    for path, there in (("/", ".shelf-box"), (f"/t/{lobby}", ".chairs"), (f"/t/{running}", "[data-board] canvas")):
        assert 0 < first_load(browser, server, path, there) < FIRST_LOAD, path


def first_load(browser, server, path, there):
    """Bytes over the wire until a page is at rest, for somebody who was never there. There is no service worker: what
    one fetches would not be counted."""
    visitor, weights = Guest(browser, server, settings={"table": "drawn"}, service_workers="block"), []
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda told: weights.append(told["encodedDataLength"]))
    visitor.go(path).page.wait_for_selector(there)
    visitor.page.wait_for_load_state("networkidle")
    visitor.close()
    return sum(weights)


def test_a_language_is_changed_where_one_stands(guest):
    visitor = guest().go("/")
    expect(visitor.page.locator("h1")).to_have_text("What shall we play?")

    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("日本語").check()

    expect(visitor.page.locator("h1")).to_have_text("どれで遊びますか")
    assert visitor.page.evaluate("document.documentElement.lang") == "ja"


def test_the_chosen_light_and_size_are_there_before_the_page_is_drawn_again(guest):
    visitor = guest().go("/")
    visitor.page.get_by_role("button", name="Settings").click()
    visitor.page.get_by_label("lamp").check()
    visitor.page.get_by_label("huge").check()

    visitor.page.reload()

    root = visitor.page.locator("html")
    expect(root).to_have_attribute("data-theme", "lamp")
    expect(root).to_have_attribute("data-size", "huge")


def test_playing_with_bots_asks_once_how_many_and_how_good_and_is_one_press_after_that(guest):
    visitor = guest(settings=PLAIN).go("/")
    box = visitor.page.locator(".shelf-box", has_text="Geschenkt")

    box.get_by_role("button", name="Play with bots now").click()
    dialog = visitor.page.locator("dialog[open]")
    dialog.get_by_label("2").check()
    dialog.get_by_label("easy").check()
    dialog.get_by_role("button", name="Deal").click()
    expect(visitor.page.locator(".seat")).to_have_count(3)

    visitor.go("/")
    expect(box).to_contain_text("2 bots, easy")
    box.locator(".shelf-lid").click()

    expect(visitor.page.locator(".seat")).to_have_count(3)


def test_a_lobby_fills_up_with_bots_in_one_press_and_shows_partners_side_by_side(guest, server):
    seat = server.open_table("rook", name="Ann")
    host = guest().has_seat(seat).go(f"/t/{seat['table']}")

    host.page.get_by_role("button", name="Fill up with 3 bots").click()
    teams = host.page.locator(".teams > div")
    expect(host.page.locator(".chair-free")).to_have_count(0)
    expect(teams.nth(0).locator(".chair").nth(0)).to_contain_text("Ann")
    teams.nth(1).get_by_role("button", name="Change places").first.click()

    expect(teams.nth(1)).to_contain_text("Ann")
    assert host.barriers() == []


def test_a_link_asks_for_a_name_alone(guest, server):
    seat = opened(server, bots=0)
    visitor = guest().go(f"/t/{seat['table']}")

    fields = visitor.page.locator(".sit input")

    expect(fields).to_have_count(1)
    fields.fill("Ben")
    fields.press("Enter")
    expect(visitor.page.locator(".chair", has_text="Ben")).to_contain_text("you")


def test_a_name_that_is_at_the_table_is_refused_with_a_sentence(guest, server):
    seat = opened(server, bots=0)
    guest().has_seat(seat).go(f"/t/{seat['table']}").page.wait_for_selector(".chairs")
    visitor = guest().go(f"/t/{seat['table']}")

    visitor.page.get_by_label("Your name").fill("ANN")
    visitor.page.get_by_role("button", name="Sit down").click()

    expect(visitor.page.get_by_role("alert").first).to_contain_text("Choose another name")


def test_a_seat_can_be_taken_back_by_name_on_another_device(guest, server):
    seat = server.open_table("geschenkt", bots=["easy", "easy"], settings={"pace_ms": 0, "return_s": 0})
    first = guest(settings=PLAIN).has_seat(seat).go(f"/t/{seat['table']}")
    first.page.get_by_role("button", name="Start the game").click()
    first.page.wait_for_selector(".plain")
    first.page.close()

    other = guest(settings=PLAIN).go(f"/t/{seat['table']}")
    other.page.get_by_text("You are looking on.").click()
    other.page.get_by_label("Your name").fill("Ann")
    other.page.get_by_role("button", name="Sit down").click()

    expect(other.page.locator(".seat", has_text="Ann")).to_contain_text("you")


def test_the_host_chooses_house_rules_and_the_others_see_them(guest, server):
    seat = opened(server, bots=0)
    host = guest().has_seat(seat).go(f"/t/{seat['table']}")
    visitor = guest().go(f"/t/{seat['table']}")
    for one in (host, visitor):
        one.page.locator("summary", has_text="House rules").click()

    host.page.get_by_label("Chip counts").select_option("hidden")

    expect(visitor.page.get_by_label("Chip counts")).to_have_value("hidden")
    expect(visitor.page.get_by_label("Chip counts")).to_be_disabled()


def test_the_start_says_why_it_must_wait(guest, server):
    seat = opened(server, bots=0)
    host = guest().has_seat(seat).go(f"/t/{seat['table']}")

    expect(host.page.get_by_text("1 player is not right for this game")).to_be_visible()
    host.page.get_by_role("button", name="Add a bot").click()

    expect(host.page.get_by_text("1 player is not right for this game")).to_have_count(0)


def test_what_is_said_is_heard_by_all(guest, server):
    seat = opened(server)
    _, bobs = server.sit(seat["table"], "Bob")
    ann, bob = guest().has_seat(seat), guest().has_seat(bobs)
    for one in (ann, bob):
        one.go(f"/t/{seat['table']}")
        one.page.locator("[data-tab=chat]").click()

    ann.page.get_by_label("Say something").fill("Good evening")
    ann.page.get_by_label("Say something").press("Enter")
    ann.page.get_by_role("button", name="🎉").click()

    expect(bob.page.locator(".word")).to_have_text(["Ann Good evening", "Ann 🎉"])


def test_a_rematch_takes_everybody_to_another_table(guest, server):
    seat = opened(server)
    ann = guest(settings=PLAIN).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.get_by_role("button", name="Start the game").click()
    while not ann.page.locator(".results").count():
        ann.page.evaluate("document.querySelector('.move:last-child')?.click()")
        ann.page.wait_for_timeout(20)

    ann.page.get_by_role("button", name="Rematch").click()

    expect(ann.page.locator(".chair", has_text="Ann")).to_contain_text("you")
    assert seat["table"] not in ann.page.url


def finished(server, game="geschenkt"):
    """A table at which a game was played to its end."""
    seat = server.open_table(game, bots=["easy"] * 2, settings={"pace_ms": 0, "turn_time_s": 0})
    client = Client(server, seat["table"], seat["token"])
    client.tell("start")
    client.play_to_the_end()
    client.close()
    return seat


@pytest.mark.parametrize("look", LOOKS)
def test_a_finished_game_can_be_watched_again_through_anybodys_eyes(guest, server, look):
    seat = finished(server)
    visitor = guest(**look, settings={**PLAIN, "language": look["language"]}).go(f"/t/{seat['table']}/replay")
    visitor.page.wait_for_selector(".plain")
    first = visitor.page.locator(".replay-lines").inner_text()

    visitor.page.locator(".replay-controls .btn").nth(2).click()
    expect(visitor.page.locator(".replay-lines")).not_to_have_text(first)
    visitor.page.locator(".replay-controls select").last.select_option("1")
    expect(
        visitor.page.locator(".seat .mark", has_text={"en": "you", "ja": "あなた"}[look["language"]])
    ).to_be_visible()
    visitor.page.locator("input[type=range]").press("End")

    expect(visitor.page.locator(".seat-score")).to_have_count(3)
    is_good(visitor)


def test_the_deal_of_a_finished_game_is_proved_in_the_browser(guest, server):
    seat = finished(server, "sushi-go")
    visitor = guest(settings=PLAIN).go(f"/t/{seat['table']}")

    visitor.page.get_by_text("Deal proven fair").click()

    expect(visitor.page.locator("p.proof-good")).to_contain_text("It fits")


def test_without_a_network_there_is_still_a_page_that_says_so(guest):
    visitor = guest(stays=True).go("/")
    visitor.page.evaluate("navigator.serviceWorker.ready")
    visitor.page.reload()
    visitor.page.wait_for_load_state("networkidle")

    visitor.context.set_offline(True)
    visitor.page.reload()

    expect(visitor.page.get_by_text("This device is off line")).to_be_visible()
    expect(visitor.page.locator(".shelf-box").first).to_be_visible()


@pytest.mark.parametrize("page", ["/", "/t/kyoto-sakura-9999"])
def test_a_table_is_joined_by_its_name_as_it_is_said(guest, server, page):
    table = opened(server)["table"]
    visitor = guest().go(page)

    visitor.page.get_by_label("The name of the table").fill(f"  {table.replace('-', ' ').upper()} ")
    visitor.page.get_by_role("button", name="Go there").click()

    visitor.page.wait_for_url(f"**/t/{table}")
    expect(visitor.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_a_name_with_a_slip_of_the_pen_is_answered_with_the_tables_that_are_near(guest, server):
    table = server.open_table("geschenkt", settings={"listed": "yes"})["table"]
    visitor = guest().go("/")

    visitor.page.get_by_label("The name of the table").fill(f"x{table}")
    visitor.page.get_by_role("button", name="Go there").click()
    visitor.page.get_by_role("link", name=table, exact=True).click()

    visitor.page.wait_for_url(f"**/t/{table}")


def test_a_full_table_says_so_before_one_writes_a_name(guest, server):
    table = opened(server, bots=6)["table"]

    visitor = guest().go(f"/t/{table}")

    expect(visitor.page.get_by_text("This table is full.")).to_be_visible()
