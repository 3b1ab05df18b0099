"""Reneges: finding them in the record, and taking cards back to put one right. Knows nothing of who may call them.

A card is a renege if the hand it came from held one that follows (rule 7.1). The hand is what its player still holds
and has played since, so nothing needs to be remembered when the card is played.
"""

from typing import NamedTuple

from cardtable.core.card_sets import BIT, Cards
from cardtable.core.move import Seat
from cardtable.games.rook.board import Board
from cardtable.games.rook.tricks import playable, suit


class Renege(NamedTuple):
    """A card that should not have been played: who did, its place in the record, and what could have been played."""

    seat: Seat
    place: int
    lawful: Cards

    @property
    def trick(self) -> int:
        """The trick of the record, counted from 0."""
        return self.place >> 2


def reneges(board: Board) -> list[Renege]:
    """All reneges of the record, the earliest first."""
    found: list[Renege] = []
    held = board.hands[:]
    for place in range(len(board.played) - 1, -1, -1):
        seat, card = board.player_of(place), board.played[place]
        held[seat] |= BIT[card]
        if place & 3:
            lawful = playable(held[seat], board.played[place & ~3], board.trump)
            if not lawful & BIT[card]:
                found.append(Renege(seat, place, lawful))
    found.reverse()
    return found


def is_open(board: Board, renege: Renege) -> bool:
    """A renege can be put right until the fourth card of the next trick (RK-20)."""
    return renege.trick >= len(board.played) // 4 - 1


def own_open(board: Board, seat: Seat) -> Renege | None:
    """The earliest renege that a player can still put right."""
    return next((r for r in reneges(board) if r.seat == seat and is_open(board, r)), None)


def to_correct(board: Board, seat: Seat) -> Renege:
    """The same, where there is one."""
    renege = own_open(board, seat)
    assert renege is not None
    return renege


def has_reneged(board: Board, seat: Seat, trick: int) -> bool:
    """Whether a player reneged in a trick of the record."""
    return any(r.seat == seat and r.trick == trick for r in reneges(board))


def take_back(board: Board, renege: Renege) -> None:
    """Withdraw the card of a renege and all cards after it; everybody has seen them (RK-20). Whoever was found to lack
    their colour holds it again."""
    hands, shown, proven = board.hands[:], board.shown.copy(), board.proven[:]
    for place in range(renege.place, len(board.played)):
        seat, card = board.player_of(place), board.played[place]
        hands[seat] |= BIT[card]
        shown[seat] |= BIT[card]
        proven[seat] &= ~BIT[suit(card, board.trump)]
    board.hands, board.shown, board.proven = hands, shown, proven
    board.again = board.played[renege.place + 1 : 4 * renege.trick + 4]
    board.played, board.leaders = board.played[: renege.place], board.leaders[: renege.trick + 1]
    board.captured, board.voids_until = board.recount(renege.trick), 0
