"""What may be seen of Sushi Go!"""

from cardtable.core.places import CARDS, GROUPS, NUMBER, WORD, middle, mine, seats
from cardtable.core.view import Own, Shared, View
from cardtable.games.sushi_go.options import SushiGoOptions

type Names = tuple[str, ...]
"""Cards in their written form."""


class SushiGoShared(Shared):
    options: SushiGoOptions
    round: int
    turn: int
    """Which of the round's turns this is, counted from one; the last one again when the round is over."""
    turns: int
    """How many turns a round has."""
    direction: str
    """Where hands go in this round: left or right."""
    doing: Names
    """For each seat: choosing, chosen, reading (the scores), ready or done."""
    hand_size: int
    """Cards in each hand; the chosen ones count until they are revealed."""
    returned: tuple[int, ...]
    """For each seat the chopsticks in its hand that were put back before everybody's eyes."""
    collections: tuple[tuple[Names, ...], ...]
    """For each seat its cards in front of it by kind; a wasabi and its nigiri are a group of their own, and puddings
    are those of all rounds."""
    so_far: tuple[int, ...]
    """For each seat what this round would bring it if it ended now, maki rolls among it; none once it is over."""
    revealed: tuple[Names, ...]
    """For each seat what it put down last time in this round; a last card that went down by itself isn't counted."""
    played: tuple[Names, ...]
    """For each seat its cards of this round, in the order in which they were put down."""
    past: tuple[tuple[Names, ...], ...]
    """The same for each round before."""
    puddings: tuple[int, ...]
    round_points: tuple[tuple[int, ...], ...]
    """For each round that is over what each seat got for it, without the puddings of the end."""
    pudding_points: tuple[int, ...]
    """What each seat got for its puddings, once the game is over."""
    deck_left: int


class SushiGoOwn(Own):
    hand: Names
    picked: Names
    """What this seat has chosen for this turn, in order."""
    known: tuple[Names, ...]
    """For each seat what this one knows to be in its hand: all of a hand that came by here, and of the others the
    chopsticks that were put back."""


class SushiGoView(SushiGoOwn, SushiGoShared, View):
    """All that may be seen of Sushi Go!"""


PLACES = (
    *middle(round=NUMBER, hand_size=NUMBER, direction=WORD, deck_left=NUMBER),
    *seats(doing=WORD, collections=GROUPS, so_far=NUMBER, revealed=CARDS, puddings=NUMBER, known=CARDS),
    *mine(hand=CARDS, picked=CARDS),
)
