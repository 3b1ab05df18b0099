"""Moves that need no player: a random one, and what silence means."""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.games.sushi_go.board import Board
from cardtable.games.sushi_go.cards import parse_cards
from cardtable.games.sushi_go.moves import ONE, TWO, SushiGoMove
from cardtable.games.sushi_go.packed import nth, number_of

SILENT_CHOICE: Final = parse_cards(
    "squid maki3 salmon tempura dumpling maki2 sashimi pudding wasabi egg maki1 chopsticks"
)
"""What silence picks: the first of these that the hand holds."""


def some(board: Board, seat: Seat, chance: Chance) -> SushiGoMove:
    count = board.hand_size
    if not count:
        return READY
    hand, first = board.held[seat], chance.below(count)
    if chance.below(2) or not board.may_pick_two(seat):
        return ONE[nth(hand, first)]
    second = chance.below(count - 1)
    return TWO[nth(hand, first)][nth(hand, second if second < first else second + 1)]


def default(board: Board, seat: Seat) -> SushiGoMove:
    if not board.is_picking:
        return READY
    return next(ONE[card] for card in SILENT_CHOICE if number_of(board.held[seat], card))
