"""The form for what is wrong: it saves a file that holds what one may know, and `cardtable replay` opens it."""

import json

import pytest
from playwright.sync_api import expect
from tests.e2e.test_pages import LOOKS, PLAIN, is_good, opened

MORE = {"en": "More", "ja": "その他"}


@pytest.mark.parametrize("look", LOOKS[2:])
def test_what_is_wrong_is_told_and_saved_as_a_file(guest, server, look):
    seat = opened(server)
    ann = guest(**look, settings={**PLAIN, "language": look["language"]}).has_seat(seat).go(f"/t/{seat['table']}")
    ann.page.locator(".begin .btn-primary").click()
    ann.page.wait_for_selector(".plain .move", state="attached")
    ann.page.get_by_role("button", name=MORE[look["language"]]).press("Enter")
    ann.page.locator(".report > summary").click()
    ann.page.locator(".report textarea").fill("The pot looks odd.")
    is_good(ann)

    with ann.page.expect_download() as saved:
        ann.page.locator(".report .btn").press("Enter")

    expect(ann.page.locator(".report [role=status]")).to_contain_text("geschenkt-report.json")
    told = json.loads(saved.value.path().read_text("utf-8"))
    assert told["report"]["what"] == "The pot looks odd."
    assert told["report"]["scenario"].startswith("geschenkt@0;")
