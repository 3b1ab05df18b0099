"""What a seat may have said in the buy window of Shanko."""

from typing import Final

NOT_ASKED: Final = 0
OPEN: Final = 1
PASSED: Final = 2
ASKED: Final = 3
ANSWERS: Final = ("", "open", "pass", "buy")
