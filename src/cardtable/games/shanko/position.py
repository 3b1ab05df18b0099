"""A game of Shanko as plain data, and whether that can be one: each card there once, counts that add up, a phase that
fits. A described position may leave out cards that hands and melds once held."""

from typing import Any, Final

from cardtable.core import meld_table
from cardtable.core import position as codec
from cardtable.core.cards import JOKER, NAMES, called, rank
from cardtable.core.melds import Meld
from cardtable.core.move import Seat
from cardtable.core.position import Codec, Field, Invariant
from cardtable.core.stock import holds
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, DECKS, ROUNDS, all_cards, most_jokers, points
from cardtable.games.shanko.melds import SEQUENCE, SIZES, TRIPLET, as_it_lies
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.scoring import ENDINGS, OUT, STALEMATE
from cardtable.games.shanko.view import FinishedRound
from cardtable.games.shanko.window import FEWEST_TO_BUY, can_buy, is_settled

MOST_POINTS: Final = 2000
"""More than any hand counts."""
MOST_RECYCLES: Final = 4


def fields(players: int, options: ShankoOptions) -> tuple[Field, ...]:
    """All that a game consists of at a table like this."""
    return (
        *meld_table.fields(players, (TRIPLET, SEQUENCE), as_it_lies, (ROUNDS, MOST_RECYCLES, players)),
        Field("decks", codec.whole(DECKS[2], DECKS[-1])),
        Field("phase", codec.phase(phases.PHASES)),
        Field("took", codec.FLAG),
        Field("known", codec.per_seat(codec.CARDS, players)),
        Field("face_down", codec.FLAG),
        Field("buys", codec.per_seat(codec.whole(0, BUYS), players)),
        Field("answers", codec.per_seat(codec.phase(phases.ANSWERS), players)),
        Field("finished", codec.listed(_finished(players))),
    )


def _finished(players: int) -> Codec[FinishedRound]:
    parts: dict[str, Codec[Any]] = {
        "ending": codec.one_of(ENDINGS),
        "winner": codec.optional(codec.seat(players)),
        "held": codec.fixed(codec.fixed(codec.one_of(NAMES)), players),
        "counted": codec.fixed(codec.whole(0, MOST_POINTS), players),
        "gone": codec.fixed(codec.FLAG, players),
    }
    return codec.record(parts, FinishedRound)


def _is_going(board: Board) -> bool:
    return board.phase not in (phases.READY, phases.OVER)


def _recycles_end_the_round(board: Board) -> bool:
    """The last one lets a turn that has begun come to its end."""
    most = board.options.stalemate_recycles
    return board.recycles < most or (board.recycles == most and _may_have_drawn(board))


def _face_down_after_going_out(board: Board) -> bool:
    was_out = bool(board.finished) and board.finished[-1].ending == OUT
    return not board.face_down or (not _is_going(board) and was_out and bool(board.discards))


def _no_hand_is_too_large(board: Board) -> bool:
    """Every buy brings two cards, and a draw one; whoever has melded may have taken more."""
    has_drawn = [board.left[s] or (s == board.turn and _may_have_drawn(board)) for s in range(board.players)]
    most = [board.hand_size + 2 * (BUYS - board.buys[s]) + has_drawn[s] for s in range(board.players)]
    return all(board.declared[s] or len(hand) <= most[s] for s, hand in enumerate(board.hands))


def _may_have_drawn(board: Board) -> bool:
    return board.phase in (phases.PLAY, phases.READY, phases.OVER)


def _is_meld(board: Board, meld: Meld) -> bool:
    """As large as its kind has to be, with no more jokers and no more of its kind than the contract allows."""
    cards, is_triplet, half = meld.cards, meld.kind == TRIPLET, board.options.max_jokers_per_meld == "half"
    alike = [other for other in board.melds if other.owner == meld.owner and other.kind == meld.kind]
    most = board.contract.triplets if is_triplet else board.contract.sequences
    ranks = {rank(card) for card in cards if card != JOKER}
    is_full = len(cards) >= SIZES[meld.kind] and cards.count(JOKER) <= most_jokers(len(cards), half=half)
    return is_full and len(alike) <= most and (not is_triplet or len(ranks) == 1)


def _window_is_open(board: Board) -> bool:
    """There is something to buy, and it is not this player's by right."""
    is_there = len(board.active()) >= FEWEST_TO_BUY and bool(board.stock) and board.up_card is not None
    return not board.is_window or (is_there and (board.phase == phases.WINDOW or board.may_take_first(board.turn)))


def _answers_fit(board: Board) -> bool:
    answers = {Seat(s): answer for s, answer in enumerate(board.answers) if answer != phases.NOT_ASKED}
    if not board.is_window:
        return not answers
    if not all(s in board.active() and s != board.turn and can_buy(board, s) for s in answers):
        return False
    if board.phase == phases.WINDOW:
        return phases.OPEN in answers.values() and not is_settled(board)
    return set(answers.values()) == {phases.ASKED}


def _rounds_follow_each_other(board: Board) -> bool:
    done, alone = len(board.finished), len(board.active()) < 2
    if board.phase == phases.OVER:
        return done == ROUNDS == board.round or (alone and done in (board.round - 1, board.round))
    return done == board.round - (board.phase != phases.READY)


def _somebody_is_not_ready(board: Board) -> bool:
    waits = [not board.ready[s] for s in board.active()]
    return any(waits) if board.phase == phases.READY else len(waits) < 2 or all(waits)


def _is_counted(one: FinishedRound, seat: int) -> bool:
    """Nothing for the winner and for those who are gone; for the others what they held, where that is known."""
    counted, held = one.counted[seat], one.held[seat]
    if one.gone[seat] or seat == one.winner:
        return not counted and not held
    return not held or counted == points(called(held))


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("cards", lambda b: sorted(b.all_cards()) == sorted(all_cards(b.decks))),
    Invariant("stock", lambda b: bool(b.stock) or len(b.discards) < 2 or not _is_going(b)),
    Invariant("recycled", lambda b: not b.recycled or holds(b.recycled, b.stock)),
    Invariant("recycled", lambda b: b.recycled == sorted(b.recycled)),
    Invariant("recycles", _recycles_end_the_round),
    Invariant("recycles", lambda b: not b.recycles or bool(b.recycled)),
    Invariant("face_down", _face_down_after_going_out),
    Invariant("left", lambda b: len(b.active()) > 1 or b.phase == phases.OVER),
    Invariant("turn", lambda b: not _is_going(b) or not b.left[b.turn]),
    Invariant("drawn", lambda b: (b.phase == phases.PLAY) == (b.drawn is not None)),
    Invariant("drawn", lambda b: b.drawn is None or b.drawn in b.hands[b.turn]),
    Invariant("took", lambda b: not b.took or b.drawn in b.known[b.turn]),
    Invariant("skips", lambda b: not _is_going(b) or b.skips < len(b.active())),
    Invariant("decks", lambda b: DECKS[max(len(b.active()), 2)] <= b.decks <= DECKS[b.players]),
    Invariant("stock", lambda b: b.phase != phases.DRAW or bool(b.stock) or b.may_take(b.turn)),
    Invariant("phase", _window_is_open),
    Invariant("answers", _answers_fit),
    Invariant("finished", _rounds_follow_each_other),
    Invariant("phase", lambda b: b.phase != phases.READY or b.round < ROUNDS),
    Invariant("ready", _somebody_is_not_ready),
    Invariant("winner", lambda b: all((one.winner is None) == (one.ending == STALEMATE) for one in b.finished)),
    Invariant("counted", lambda b: all(_is_counted(one, s) for one in b.finished for s in range(b.players))),
    Invariant("hands", lambda b: all(hand == sorted(hand) for hand in b.hands)),
    Invariant("known", lambda b: all(cards == sorted(cards) for cards in b.known)),
    Invariant("known", lambda b: all(holds(b.hands[s], b.known[s]) for s in range(b.players))),
    Invariant("buys", lambda b: not any(b.declared[s] and b.buys[s] for s in range(b.players))),
    Invariant("hands", _no_hand_is_too_large),
    Invariant("declared", lambda b: all(b.declared[meld.owner] for meld in b.melds)),
    Invariant("melds", lambda b: all(_is_meld(b, meld) for meld in b.melds)),
)
