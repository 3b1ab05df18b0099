"""Cards being shuffled, as pictures of letters. It only looks like it: the deck is dealt elsewhere."""

from typing import Final

from rich.text import Text

WIDTH: Final = 24
ROUNDS: Final = 2
FRAME_SECONDS: Final = 0.07


def frames(caption: str) -> list[Text]:
    """Two halves of a deck that slide into each other, twice."""
    gaps = [*range(0, WIDTH // 2, 3), *range(WIDTH // 2, -1, -2)]
    return [_frame(caption, gap, number) for number, gap in enumerate(gaps * ROUNDS)]


def _frame(caption: str, gap: int, number: int) -> Text:
    half = "▐█" * (WIDTH // 4)
    left = " " * (WIDTH // 2 - gap + 4) + half
    right = " " * (2 * gap) + half
    rows = [f"{left}{right}" if (row + number) % 2 else f" {left[1:]}{right}" for row in range(3)]
    dots = "." * (number % 4)
    return Text.assemble("\n\n", ("\n".join(rows), "said"), "\n\n", (f"{' ' * 16}{caption}{dots}", "bold"))
