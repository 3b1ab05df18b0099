"""A house with a key, in the browser: its link opens it once and for all, and is what is shared."""

from playwright.sync_api import expect
from tests.e2e.house import Guest
from tests.live import serving

KEY = "lamp-over-the-table"


def test_the_link_of_a_house_with_a_key_opens_it_and_a_tables_link_opens_it_for_others(browser, tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--key", KEY) as house:
        ann, bob = Guest(browser, house), Guest(browser, house)
        bob.page.goto("/")
        expect(bob.page.get_by_text("lets in only those who have its link")).to_be_visible()
        ann.go(f"/?key={KEY}")
        ann.page.get_by_role("button", name="Invite friends").first.click()
        link = ann.page.get_by_label("The table's link").input_value()

        bob.go(link)
        bob.page.get_by_label("Your name").fill("Bob")
        bob.page.get_by_role("button", name="Sit down").click()

        expect(ann.page.locator(".chair-name", has_text="Bob")).to_be_visible()
        assert link.endswith(f"?key={KEY}")
        assert "key" not in bob.page.url
        ann.close()
        bob.close()
