"""Keeping score for real cards: by taps and by keys, in both languages, at a desk and on a phone, and off line."""

import pytest
from playwright.sync_api import expect
from tests.e2e.device import START_MS
from tests.e2e.test_pages import LOOKS, is_good

WORDS = {
    "en": {
        "game": "Shanko",
        "begin": "Begin",
        "enter": "Enter the round",
        "ask": "Ask the expert",
        "best": "Best declaration",
    },
    "ja": {
        "game": "シャンコ",
        "begin": "始める",
        "enter": "ラウンドを記入する",
        "ask": "名人に聞く",
        "best": "いちばん良い宣言",
    },
}


class Keeper:
    """Keeps the score of a game of Shanko."""

    def __init__(self, visitor, language):
        self.visitor, self.page, self.words = visitor, visitor.page, WORDS[language]
        self.page.get_by_label(self.words["game"]).check()
        for seat, name in enumerate(("Ann", "Bob", "Cy", "Dee")):
            self.page.locator(".score-name input").nth(seat).fill(name)
        is_good(visitor)
        self.button("begin").press("Enter")
        expect(self.page.locator(".score-round")).to_be_visible()

    def button(self, word):
        return self.page.get_by_role("button", name=self.words[word])

    def enters(self, winner, hands):
        """Who went out is chosen, and what the others hold is tapped."""
        form = self.page.locator(".score-round")
        form.get_by_label(winner, exact=True).first.check()
        for seat, cards in hands.items():
            form.locator(".score-cards .pill input").nth(seat).check()
            for card in cards:
                form.locator(f".score-deck .score-tap >> nth={card}").press("Enter")
        self.button("enter").press("Enter")

    def totals(self):
        return self.page.locator(".scores-total").all_inner_texts()


@pytest.mark.parametrize(("look", "is_cut"), [(LOOKS[0], False), (LOOKS[1], True)], ids=["desk", "phone-off-line"])
def test_rounds_are_tapped_counted_corrected_and_kept_and_a_hand_is_asked_about(guest, look, is_cut):
    visitor = guest(**look, stays=is_cut, settings={"language": look["language"]}).go("/score")
    keeper = Keeper(visitor, look["language"])
    if is_cut:
        visitor.page.locator(".score > p [role=status]").wait_for(timeout=START_MS)
        visitor.cut()

    keeper.enters("Ann", {1: [0], 2: [12]})
    expect(visitor.page.locator(".refused").first).to_contain_text("Dee", timeout=START_MS)
    keeper.page.locator(".score-cards .pill input").nth(3).check()
    keeper.page.locator(".score-deck .score-tap").nth(52).press("Enter")
    keeper.button("enter").press("Enter")
    expect(visitor.page.locator(".scores-total")).to_have_count(4)
    assert keeper.totals() == ["0", "15", "10", "50"]
    is_good(visitor)

    visitor.page.locator(".score-history > summary").press("Enter")
    visitor.page.locator(".score-history .btn").first.press("Enter")
    visitor.page.locator(".slab-lit .score-cards .pill input").nth(1).check()
    visitor.page.locator(".slab-lit .score-deck .score-tap").nth(1).press("Enter")
    visitor.page.locator(".slab-lit .btn-primary").press("Enter")
    expect(visitor.page.locator(".scores-total").nth(1)).to_have_text("17")

    visitor.page.get_by_text(keeper.words["ask"]).click()
    visitor.page.locator(".score-ask input").first.fill("7s 7h 7d 4c 5c 6c 7c 2h")
    keeper.button("best").press("Enter")
    expect(visitor.page.locator(".score-meld")).to_have_count(2)
    is_good(visitor)
    visitor.page.reload()
    expect(visitor.page.locator(".scores-total").nth(1)).to_have_text("17", timeout=START_MS)
    visitor.faults[:] = [fault for fault in visitor.faults if not (is_cut and "net::ERR_FAILED" in fault)]
