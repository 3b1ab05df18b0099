"""Geschenkt as plain data, and what must hold in it."""

from itertools import chain
from typing import Final

from cardtable.core.position import Field, Invariant, Json, listed, per_seat, read_fields, seat, whole, write_fields
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


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("cards", lambda b: sorted(chain(b.deck, b.removed, *b.cards)) == list(ALL_CARDS)),
    Invariant("order", lambda board: sorted(board.order) == list(range(board.players))),
    Invariant("chips", lambda board: sum(board.chips) + board.pot == sum(board.share)),
    Invariant("paid", lambda board: all(board.won(s) >= 0 for s in range(board.players))),
    Invariant("pot", lambda board: bool(board.deck) or not board.pot),
)
