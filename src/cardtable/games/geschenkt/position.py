"""Geschenkt as plain data, and what must hold in it."""

from itertools import chain
from typing import Final

from cardtable.core.card_sets import cards_in
from cardtable.core.position import Field, Invariant, bits, row, seat, whole
from cardtable.games.geschenkt.board import ALL_CARDS, HIGHEST, LOWEST, REMOVED, Board
from cardtable.games.geschenkt.options import GeschenktOptions

MOST_CHIPS: Final = 1000


def fields(players: int, options: GeschenktOptions) -> tuple[Field, ...]:
    card, chips = whole(LOWEST, HIGHEST), whole(0, MOST_CHIPS * players)
    return (
        Field("deck", row(card)),
        Field("removed", row(card, REMOVED)),
        Field("cards", row(bits(card), players)),
        Field("share", row(whole(0, MOST_CHIPS), players)),
        Field("chips", row(chips, players)),
        Field("paid", row(chips, players)),
        Field("pot", chips),
        Field("order", row(whole(0, players - 1), players), None, lambda board, order: board.set_order(order)),
        Field("turn", seat(players)),
    )


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("cards", lambda b: sorted(chain(b.deck, b.removed, *map(cards_in, b.cards))) == list(ALL_CARDS)),
    Invariant("order", lambda board: sorted(board.order) == list(range(board.players))),
    Invariant("chips", lambda board: sum(board.chips) + board.pot == sum(board.share)),
    Invariant("paid", lambda board: all(board.won(s) >= 0 for s in range(board.players))),
    Invariant("pot", lambda board: not board.is_over or not board.pot),
)
