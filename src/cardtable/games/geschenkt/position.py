"""Geschenkt as plain data, and what must hold in it."""

from typing import Final

from cardtable.core.position import (
    Field,
    Invariant,
    Json,
    listed,
    per_seat,
    read_fields,
    seat,
    whole,
    write_fields,
)
from cardtable.games.geschenkt.board import ALL_CARDS, HIGHEST, LOWEST, REMOVED, Board

MOST_CHIPS: Final = 1000


def fields(players: int) -> tuple[Field, ...]:
    card, chips = whole(LOWEST, HIGHEST), whole(0, MOST_CHIPS * players)
    return (
        Field("deck", listed(card)),
        Field("removed", listed(card, REMOVED)),
        Field("cards", per_seat(listed(card), players)),
        Field("share", per_seat(whole(0, MOST_CHIPS), players)),
        Field("chips", per_seat(chips, players)),
        Field("paid", per_seat(chips, players)),
        Field("pot", chips),
        Field("order", per_seat(whole(0, players - 1), players)),
        Field("turn", seat(players)),
    )


def describe(board: Board) -> Json:
    return write_fields(board, fields(board.players))


def read[B: Board](data: Json, board: B) -> B:
    """A fresh board, filled with what the data say."""
    read_fields(data, board, fields(board.players), INVARIANTS)
    board.set_order(board.order)
    return board


def _each_card_is_there_once(board: Board) -> bool:
    cards = [*board.deck, *board.removed, *(card for held in board.cards for card in held)]
    return sorted(cards) == list(ALL_CARDS)


def _everybody_is_in_the_order(board: Board) -> bool:
    return sorted(board.order) == list(range(board.players))


def _no_chip_is_lost(board: Board) -> bool:
    return sum(board.chips) + board.pot == sum(board.share)


def _nobody_won_less_than_nothing(board: Board) -> bool:
    return all(board.won(s) >= 0 for s in range(board.players))


def _chips_lie_on_a_card(board: Board) -> bool:
    return bool(board.deck) or not board.pot


INVARIANTS: Final = (
    Invariant("cards", _each_card_is_there_once),
    Invariant("order", _everybody_is_in_the_order),
    Invariant("chips", _no_chip_is_lost),
    Invariant("paid", _nobody_won_less_than_nothing),
    Invariant("pot", _chips_lie_on_a_card),
)
