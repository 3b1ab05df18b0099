"""The first hand of Sushi Go!: the second half of a round, and what five kinds of dishes bring."""

from typing import Final

from cardtable.core.lesson import Lesson, Step

LESSON: Final = Lesson(
    deal={
        "players": 3,
        "turn": 4,
        "hands": [
            "tempura salmon dumpling egg maki3 sashimi",
            "tempura dumpling squid sashimi egg maki1",
            "wasabi egg salmon dumpling pudding maki2",
        ],
        "collections": ["tempura maki2 dumpling", "sashimi maki1 egg", "dumpling maki2 salmon"],
    },
    steps=(
        Step("pair", "pick tempura"),
        Step("wasabi", "pick wasabi"),
        Step("nigiri", "pick squid"),
        Step("maki", "pick maki3"),
        Step("pudding", "pick pudding"),
    ),
    others=(
        ("pick tempura", "pick salmon", "pick salmon", "pick sashimi", "pick sashimi"),
        ("pick egg", "pick dumpling", "pick egg", "pick maki2", "pick egg"),
    ),
)
