"""Moves that need no player: a random one, and what silence means."""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.games.sushi_go.board import Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, parse_cards
from cardtable.games.sushi_go.moves import ONE, TWO, Pick, SushiGoMove

SILENT_CHOICE: Final = parse_cards(
    "squid maki3 salmon tempura dumpling maki2 sashimi pudding wasabi egg maki1 chopsticks"
)
"""What silence picks: the first of these that the hand holds."""


def some(board: Board, seat: Seat, chance: Chance) -> SushiGoMove:
    return some_pick(board, seat, chance) if board.hands[seat] else READY


def some_pick(board: Board, seat: Seat, chance: Chance) -> Pick:
    hand = board.hands[seat]
    count = len(hand)
    first = chance.below(count)
    if chance.below(2) or count == 1 or CHOPSTICKS not in board.collections[seat]:
        return ONE[hand[first]]
    second = chance.below(count - 1)
    return TWO[hand[first]][hand[second if second < first else second + 1]]


def default(board: Board, seat: Seat) -> SushiGoMove:
    if not board.is_picking:
        return READY
    return next(ONE[card] for card in SILENT_CHOICE if card in board.hands[seat])
