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
    for moment in visitor.page.locator(".review-moments .btn").all():
        moment.press("Enter")
        expect(visitor.page.locator(".review-verdict")).to_be_visible()
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
