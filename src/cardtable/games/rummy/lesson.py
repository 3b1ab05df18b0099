"""The first hand of Rummy With Jokers: a first declaration, a joker, an extension, a discard taken, and a close."""

from typing import Final

from cardtable.core.lesson import Lesson, Step

LESSON: Final = Lesson(
    deal={
        "round": 4,
        "hands": [
            "J♥ Q♥ K♥ 6♠ 6♦ 6♣ 8♣ 9♣ Jk 10♥ 8♠ 4♠ K♠",
            "5♠ 6♠ 7♠ Q♠ Q♦ Q♣ 2♣ 3♥ 9♦ J♦ 7♥ A♦ 5♥",
            "3♠ 4♦ 6♥ 8♦ 10♠ K♦ A♣ J♣ 9♠ 5♣ 2♥ 3♦ 7♣",
        ],
        "discards": "10♣",
        "to_draw": "7♦ A♥ J♠ A♠ 2♠ 4♥ K♣ 8♥ 5♦",
    },
    steps=(
        Step("draw", "draw"),
        Step("declare", "turn declare J♥Q♥K♥ / 6♠6♦6♣ ; discard K♠"),
        Step("again", "draw"),
        Step("joker", "turn declare 8♣9♣Jk ; extend 1 10♥ ; discard A♠"),
        Step("take", "turn take ; extend 2 6♥ ; discard 7♦"),
        Step("last-draw", "draw"),
        Step("close", "turn extend 4 4♠8♠ ; close 5♦"),
    ),
    others=(
        ("draw", "turn discard A♥", "draw", "turn declare 5♠6♠7♠ / Q♠Q♦Q♣ ; discard 9♦", "draw", "turn discard K♣"),
        ("draw", "turn discard K♦", "draw", "turn discard 6♥", "draw", "turn discard 8♥"),
    ),
)
