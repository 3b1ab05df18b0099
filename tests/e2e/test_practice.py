"""Pages to practise on: a moment to play on from, the deal of the day and puzzles; by keyboard, in both languages, at a
desk and on a phone."""

from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.e2e.test_pages import LOOKS, PLAIN, is_good
from tests.server.test_practice import SCENARIO, begun

from cardtable.catalog import games
from cardtable.core.cards import card_names, parse_cards
from cardtable.review.shelf import shelf
from cardtable.words.speech import speech

PLAY_ON = {"en": "Play on from here", "ja": "ここから続ける"}
ASK = {"en": "Ask the expert", "ja": "名人に聞く"}
GAME = ".practice > fieldset .pill"
RUMMY = games().index("rummy")
SOLVED = "(solved) => localStorage.setItem('cardtable.solved', JSON.stringify(solved))"


def visiting(guest, look, path):
    return guest(**look, settings={**PLAIN, "language": look["language"]}).go(path)


@pytest.mark.parametrize("look", LOOKS[:2])
def test_a_scenario_is_shown_asked_about_and_played_on(guest, look):
    visitor = visiting(guest, look, f"/s/{quote(SCENARIO)}")
    visitor.page.get_by_role("button", name=ASK[look["language"]]).press("Enter")
    expect(visitor.page.locator(".practice-said")).to_be_visible(timeout=30_000)
    is_good(visitor)

    visitor.page.get_by_role("button", name=PLAY_ON[look["language"]]).press("Enter")

    expect(visitor.page.locator(".plain .move").first).to_be_visible(timeout=30_000)


def test_its_link_is_copied_also_from_a_page_without_a_certificate(guest):
    visitor = guest(**LOOKS[0], settings=PLAIN)
    visitor.page.add_init_script("delete Navigator.prototype.clipboard")
    visitor.go(f"/s/{quote(SCENARIO)}")
    copy = visitor.page.get_by_role("button", name="Copy the link")

    copy.press("Enter")

    expect(visitor.page.get_by_text("Copied", exact=True)).to_be_visible()
    expect(copy).to_be_focused()

    visitor.page.evaluate("document.execCommand = () => false")
    copy.press("Enter")

    expect(visitor.page.get_by_text("Copy the link by hand")).to_be_visible()


def test_what_is_no_scenario_says_so(guest):
    visitor = visiting(guest, LOOKS[0], "/s/rook;nonsense")

    expect(visitor.page.get_by_role("alert")).to_contain_text("This is no scenario")


@pytest.mark.parametrize("look", LOOKS[:2])
def test_the_deal_of_the_day_is_played_and_compared(guest, server, look):
    for _ in range(2):
        other = begun(server, server.post("/api/daily", {"game": "geschenkt", "name": "Bob"})[1])
        other.play_to_the_end()
    visitor = visiting(guest, look, "/daily")
    expect(visitor.page.locator(".daily-game")).to_have_count(5, timeout=30_000)
    expect(visitor.page.locator(".daily-bars").first).to_be_visible()
    is_good(visitor)

    visitor.page.locator(".daily-game").first.get_by_role("button").press("Enter")

    expect(visitor.page.locator(".plain")).to_be_visible(timeout=30_000)
    visitor.go("/daily")
    expect(visitor.page.locator(".practice > p[role=status]")).to_be_visible()


def test_the_drawn_table_of_a_scenario_can_be_seen(guest):
    visitor = guest(settings={"table": "drawn", "sound": False}).go(f"/s/{quote(SCENARIO)}")

    visitor.page.wait_for_function(
        "() => document.querySelector('.drawn canvas')?.getBoundingClientRect().height > 300"
    )


@pytest.mark.parametrize("look", LOOKS[:2])
def test_puzzles_of_every_game_can_be_answered_and_say_why(guest, look):
    visitor = visiting(guest, look, "/puzzles")
    expect(visitor.page.locator(GAME)).to_have_count(len(games()))
    for game in visitor.page.locator(GAME).all():
        game.click()
        visitor.page.get_by_role("group").locator("button.btn").first.press("Enter")
        expect(visitor.page.locator(".practice-said")).to_be_visible(timeout=30_000)
        is_good(visitor)


@pytest.mark.parametrize("look", LOOKS[2:])
def test_a_task_says_what_is_to_be_reached_and_its_answer_shows_the_whole_turn(guest, look):
    puzzles = shelf("rummy")
    at = next(number for number, asked in enumerate(puzzles) if asked.task is not None)
    visitor = visiting(guest, look, "/puzzles")
    visitor.page.evaluate(SOLVED, {"rummy": list(range(1, at + 1))})
    visitor.go("/puzzles")
    visitor.page.locator(GAME).nth(RUMMY).click()
    voice = speech(look["language"])
    expect(visitor.page.get_by_text(voice.says(puzzles[at].task, "rummy", ()))).to_be_visible()

    ways = visitor.page.get_by_role("group").locator("button.btn")
    expect(ways).to_have_count(len(puzzles[at].losses))
    expect(visitor.page.get_by_text(voice.text("rummy-hints"))).to_have_count(0)
    ways.nth(sorted(puzzles[at].losses).index(puzzles[at].best)).press("Enter")

    for card in parse_cards(puzzles[at].turn.split()[-1]):
        expect(visitor.page.locator(".practice-said")).to_contain_text(card_names([card]))
    solved = voice.text("puzzle-so-far", solved=at + 1, count=len(puzzles))
    expect(visitor.page.get_by_text(solved)).to_be_visible()
    is_good(visitor)
