"""The first hand of Geschenkt: the last five cards of a game, and why to pay, to wait and to take."""

from typing import Final

from cardtable.core.lesson import Lesson, Step

LESSON: Final = Lesson(
    deal={
        "cards": [[18, 26], [5, 6, 7, 14, 15, 23, 24, 31, 32], [9, 10, 11, 21, 27, 28, 33, 34]],
        "chips": [6, 3, 24],
        "deck": [3, 35, 17, 19, 29],
    },
    steps=(
        Step("cost", "pay"),
        Step("chips", "pay"),
        Step("run", "take"),
        Step("wait", "pay"),
        Step("reap", "take"),
        Step("highest", "pay"),
        Step("last", "take"),
    ),
    others=(("pay", "pay", "pay", "take", "pay"), ("pay", "take", "pay", "pay", "pay")),
)
