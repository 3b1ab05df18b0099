"""The first hand of Rook: a bid, the nest, trump, and the four tricks that show what a trick is."""

from typing import Final

from cardtable.core.lesson import Lesson, Step

LESSON: Final = Lesson(
    deal={
        "dealer": 3,
        "phase": "auction",
        "hands": [
            "R14 R13 R12 R10 R9 R7 R5 Rook G14 G2 Y3 Y6 B2",
            "R11 R4 R1 G13 G10 G9 G6 Y13 Y9 Y7 B13 B8 B7",
            "R8 R3 G12 G5 G4 G3 Y5 Y12 Y4 Y1 B14 B10 B4",
            "R6 R2 G11 G8 G7 G1 Y14 Y10 Y11 B5 B12 B11 B9",
        ],
        "nest": "Y2 Y8 B1 B3 B6",
    },
    steps=(
        Step("bid", "bid 80"),
        Step("outbid", "bid 90"),
        Step("nest", "discard Y2 Y3 Y6 Y8 B1"),
        Step("trump", "trump red"),
        Step("lead", "play R14"),
        Step("partner", "play B2"),
        Step("no-colour", "play R5"),
        Step("rook", "play ROOK"),
    ),
    others=(
        ("pass", "play R1", "play B7", "play Y7"),
        ("pass", "play R3", "play B14", "play Y5"),
        ("bid 85", "pass", "play R2", "play B5", "play Y14"),
    ),
)
