"""A finished game thought over beside its replay, in both languages, at a desk and on a phone."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.test_pages import LOOKS, PLAIN, finished, is_good

BUTTON = {"en": "Review this game", "ja": "このゲームを振り返る"}

TOLD = {"en": "the cards", "ja": "カードの運"}


@pytest.mark.parametrize("look", LOOKS[:2])
def test_a_review_tells_luck_from_skill_and_leads_to_the_moments(guest, server, look):
    seat = finished(server)
    visitor = guest(**look, settings={**PLAIN, "language": look["language"]}).go(f"/t/{seat['table']}/replay")

    visitor.page.get_by_role("button", name=BUTTON[look["language"]]).press("Enter")
    expect(visitor.page.locator(".review-shares tbody tr")).to_have_count(3, timeout=60_000)

    expect(visitor.page.locator(".review-line")).to_have_count(3)
    expect(visitor.page.locator(".review-shares > p").first).to_contain_text(TOLD[look["language"]])
    eyes = visitor.page.locator(".replay-controls select").last
    names = visitor.page.locator(".review-shares tbody th").all_inner_texts()
    for moment in visitor.page.locator(".review-moments .btn").all():
        moment.press("Enter")
        expect(visitor.page.locator(".review-verdict")).to_be_visible()
        assert eyes.input_value() in [str(seat) for seat, name in enumerate(names) if name in moment.inner_text()]
    is_good(visitor)


def test_another_move_is_tried_and_played_on_by_keyboard(guest, server):
    seat, look = finished(server), LOOKS[3]
    visitor = guest(**look, settings={**PLAIN, "language": look["language"]}).go(f"/t/{seat['table']}/replay")
    visitor.page.get_by_role("button", name=BUTTON[look["language"]]).press("Enter")
    what_if = visitor.page.locator(".review-what-if")

    what_if.locator("select").press("ArrowDown")
    what_if.get_by_role("button").first.press("Enter")
    expect(what_if.get_by_role("status")).not_to_be_empty(timeout=30_000)
    is_good(visitor)
    what_if.get_by_role("button").last.press("Enter")

    expect(visitor.page).to_have_url(re.compile("/s/geschenkt"), timeout=30_000)


def test_at_a_desk_the_review_stands_beside_the_table_that_it_speaks_of(guest, server):
    seat = finished(server)
    visitor = guest(**LOOKS[0]).go(f"/t/{seat['table']}/replay")
    visitor.page.get_by_role("button", name=BUTTON["en"]).click()
    review, table = visitor.page.locator(".review"), visitor.page.locator(".replay > .drawn")
    expect(visitor.page.locator(".review-shares tbody tr")).to_have_count(3, timeout=60_000)

    visitor.page.locator(".review-shares").scroll_into_view_if_needed()

    assert review.bounding_box()["x"] >= table.bounding_box()["x"] + table.bounding_box()["width"]
    expect(table).to_be_in_viewport(ratio=0.6)
