"""What silence means at a table of Shanko, and what somebody does who doesn't think. Knows no strategy."""

from typing import Final

from cardtable.core.bonds import loosest
from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.rows import rows_of
from cardtable.core.turns import DRAW, SKIP, Tried
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.legality import legal
from cardtable.games.shanko.moves import LEAVE, PASS, TAKE, ShankoMove, Turn, discard
from cardtable.games.shanko.suggestions import coded_plays, decoded, ended, melded
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
    draft = _promising_draft(board, seat, chance)
    if draft is None:
        return discard(loosest(board.hands[seat], chance))
    if draft.has_declared:
        plays = coded_plays(draft)
        while len(plays) and len(draft.hand) > 1 and chance.below(OFTEN):
            draft.play(decoded(plays[chance.below(len(plays))]))
            plays = coded_plays(draft)
    turn = ended(draft, loosest(draft.hand, chance) if draft.hand else None)
    board.tried = Tried(turn, draft)
    return turn


def _promising_draft(board: Board, seat: Seat, chance: Chance) -> Draft | None:
    """A draft with the contract laid down; or one for whoever has melded, and may lay off or go out."""
    if not board.declared[seat]:
        return melded(board, seat) if chance.below(OFTEN) else None
    return Draft(board, seat) if _has_place(board, board.hands[seat]) else None


def _has_place(board: Board, hand: list[Card]) -> bool:
    """Whether a card of a sorted hand may go onto a meld or into one, or is the last."""
    if len(hand) == 1 or hand[-1] == JOKER:
        return True
    rows = rows_of(hand)
    return any(rows & (meld.places | meld.wild) for meld in board.melds)
