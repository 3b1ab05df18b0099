"""The first hand of Shanko: a discard, a buy, the contract of round 1, cards laid off, and going out."""

from typing import Final

from cardtable.core.lesson import Lesson, Step

LESSON: Final = Lesson(
    deal={
        "round": 1,
        "phase": "draw",
        "hands": [
            "7♠ 7♥ 7♦ 7♣ 7♠ K♣ K♦ 5♣ 5♠ Q♥ Q♠",
            "5♥ 5♦ 5♠ Q♦ Q♣ 2♣ 8♥ 9♦ K♥ 6♣ 3♥",
            "3♠ 4♦ 6♥ 8♦ 10♣ A♣ J♣ 9♠ 5♣ 2♦ 7♣",
        ],
        "up_card": "10♦",
        "draws": "A♥ J♦ 9♣ 4♥ K♠ Q♠ 8♠ J♠",
    },
    steps=(
        Step("draw", "draw"),
        Step("discard", "turn discard A♥"),
        Step("buy", "buy"),
        Step("draw-again", "draw"),
        Step("contract", "turn meld 7♠ 7♥ 7♦ / K♥ K♦ K♣ ; lay 1 7♠ 7♣ ; lay 2 K♠ ; discard 9♣"),
        Step("last-draw", "draw"),
        Step("out", "turn lay 3 5♠ 5♣ ; lay 4 Q♠ Q♥ ; out J♠"),
    ),
    others=(
        ("draw", "turn discard K♥", "pass", "draw", "turn meld 5♠ 5♥ 5♦ / Q♠ Q♦ Q♣ ; discard 9♦"),
        ("pass", "leave", "draw", "turn discard 6♥", "pass", "draw", "turn discard 8♠"),
    ),
)
