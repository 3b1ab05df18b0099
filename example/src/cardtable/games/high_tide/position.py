"""High Tide as plain data, and what must hold in it."""

from typing import Final

from cardtable.core.position import (
    FLAG,
    Field,
    Invariant,
    listed,
    per_seat,
    seat,
    whole,
)
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.cards import ALL_CARDS, HIGHEST, LOWEST
from cardtable.games.high_tide.options import HighTideOptions

MOST_POINTS: Final = 1000


def fields(players: int, options: HighTideOptions) -> tuple[Field, ...]:
    card, points = whole(LOWEST, HIGHEST), per_seat(whole(0, MOST_POINTS), players)
    return (
        Field("round", whole(1, 3)),
        Field("turn", seat(players)),
        Field("ready", per_seat(FLAG, players)),
        Field("hands", per_seat(listed(card), players)),
        Field("stock", listed(card)),
        Field("discards", listed(card)),
        Field("points", points),
        Field("finished", listed(points)),
    )


def _each_card_is_there_once(board: Board) -> bool:
    cards = [*board.stock, *board.discards, *(card for hand in board.hands for card in hand)]
    return sorted(cards) == list(ALL_CARDS)


def _a_card_lies_open(board: Board) -> bool:
    return bool(board.discards)


def _rounds_follow_each_other(board: Board) -> bool:
    return board.round - 1 <= len(board.finished) <= board.round <= board.options.rounds


def _somebody_who_plays_is_on_turn(board: Board) -> bool:
    return board.is_over or board.is_between or (not board.left[board.turn] and bool(board.hands[board.turn]))


INVARIANTS: Final = (
    Invariant("hands", _each_card_is_there_once),
    Invariant("discards", _a_card_lies_open),
    Invariant("finished", _rounds_follow_each_other),
    Invariant("turn", _somebody_who_plays_is_on_turn),
)
