"""What silence means at a table of Shanko, and what somebody does who doesn't think. Knows no strategy."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.turns import DRAW, SKIP
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.legality import legal
from cardtable.games.shanko.moves import LEAVE, PASS, TAKE, Play, ShankoMove, Turn, discard
from cardtable.games.shanko.suggestions import ended, melded, single_plays
from cardtable.games.shanko.turns import Draft

OFTEN: Final = 8
"""A random player lets one chance in so many go by."""

DEFAULTS: Final[dict[int, ShankoMove]] = {phases.READY: READY, phases.WINDOW: PASS, phases.OFFER: LEAVE}


def some(board: Board, seat: Seat, chance: Chance) -> ShankoMove:
    """A random legal move."""
    if board.phase == phases.PLAY:
        return _random_turn(board, seat, chance)
    moves = legal(board, seat)
    return moves[chance.below(len(moves))]


def default(board: Board, seat: Seat) -> ShankoMove:
    """Draw from the pile and discard the drawn card; let every other card go (SH-41)."""
    if board.phase == phases.DRAW:
        return DRAW if board.stock else TAKE
    return DEFAULTS[board.phase] if board.drawn is None else discard(board.drawn)


def skip(board: Board, seat: Seat) -> ShankoMove:
    """The turns of an absent player go by, and buying passes them by (SH-31)."""
    return SKIP if board.phase == phases.DRAW else default(board, seat)


def _random_turn(board: Board, seat: Seat, chance: Chance) -> Turn:
    """Melds when it can, lays off at random, and rather discards a lonely card than a useful one."""
    draft = Draft(board, seat)
    if not draft.had_declared and chance.below(OFTEN):
        draft = melded(board, seat) or draft
    plays: list[Play] = single_plays(draft) if draft.has_declared else []
    while plays and len(draft.hand) > 1 and chance.below(OFTEN):
        draft.add(plays[chance.below(len(plays))])
        plays = single_plays(draft)
    return ended(draft, _random_discard(draft.hand, chance))


def _random_discard(hand: Sequence[Card], chance: Chance) -> Card | None:
    if not hand:
        return None
    tried = [hand[chance.below(len(hand))] for _ in range(3)]
    return min(tried, key=lambda card: _company(card, hand))


def _company(card: Card, hand: Sequence[Card]) -> int:
    """How many cards of the hand could stand beside this one in a meld."""
    if card == JOKER:
        return len(hand)
    return sum([other != JOKER and (rank(other) == rank(card) or _is_near(card, other)) for other in hand])


def _is_near(card: Card, other: Card) -> bool:
    return suit(card) == suit(other) and abs(rank(card) - rank(other)) <= 2
