"""A finished game thought over beside its replay, in both languages, at a desk and on a phone."""

import pytest
from playwright.sync_api import expect
from tests.e2e.test_pages import LOOKS, PLAIN, finished, is_good

BUTTON = {"en": "Review this game", "ja": "このゲームを振り返る"}


@pytest.mark.parametrize("look", LOOKS[:2])
def test_a_review_tells_luck_from_skill_and_leads_to_the_moments(guest, server, look):
    seat = finished(server)
    visitor = guest(**look, settings={**PLAIN, "language": look["language"]}).go(f"/t/{seat['table']}/replay")

    visitor.page.get_by_role("button", name=BUTTON[look["language"]]).press("Enter")
    expect(visitor.page.locator(".review-shares tbody tr")).to_have_count(3, timeout=60_000)

    expect(visitor.page.locator(".review-line")).to_have_count(3)
    for moment in visitor.page.locator(".review-moments .btn").all():
        moment.click()
        expect(visitor.page.locator(".review-verdict")).to_be_visible()
    is_good(visitor)
