"""Who may do what at a table of Rummy With Jokers, and what it would mean. Changes nothing."""

from typing import assert_never

from cardtable.core.cards import card_name, card_names
from cardtable.core.move import READY, Checked, IllegalMove, Ready, Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.core.turns import DRAW, Discard, Draw, Skip
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.moves import DISCARDS, RummyMove, Turn
from cardtable.games.rummy.suggestions import prospect
from cardtable.games.rummy.tallies import hand_value
from cardtable.games.rummy.turns import Draft, drafted


def legal(board: Board, seat: Seat) -> tuple[RummyMove, ...]:
    """What a seat may do; of whole turns the promising ones and every plain discard."""
    if seat not in board.waiting:
        return ()
    if board.is_deal_over:
        return (READY,)
    if board.drawn is None:
        top = board.up_card if board.is_open else None
        return (DRAW, *(prospect(board, top).turns() if top is not None else ()))
    discards = [DISCARDS[card] for card in sorted(set(board.hands[seat]))]
    return (*(prospect(board).turns() if board.is_open else ()), *discards)


def check(board: Board, seat: Seat, move: RummyMove) -> Checked[RummyMove]:
    """The move in its canonical form and what it means, or a refusal."""
    board.check_turn(seat)
    if board.is_deal_over != isinstance(move, Ready):
        raise IllegalMove("move-not-now", text=str(move))
    if isinstance(move, Turn):
        draft = drafted(board, seat, move)
        turn = Turn(draft.plays, move.end, takes=move.takes)
        return Checked(turn, _means_turn(draft, turn))
    if isinstance(move, Draw) and board.drawn is not None:
        raise IllegalMove("rummy-drawn-already", card=card_name(board.drawn))
    return Checked(move, means(board, seat, move))


def means(board: Board, seat: Seat, move: RummyMove) -> Sentence:
    """What a legal move would do."""
    match move:
        case Turn():
            return _means_turn(drafted(board, seat, move), move)
        case Draw():
            return _means_draw(board)
        case Skip():
            return say("rummy-means-skip")
        case Ready():
            return say("means-ready")
        case _:
            assert_never(move)


def _means_draw(board: Board) -> Sentence:
    """There is a card, a new pile is made, or the deal is over (RJ-22)."""
    if board.stock:
        return say("rummy-means-draw", count=len(board.stock))
    return say("rummy-means-draw-renews" if board.can_renew else "rummy-means-draw-ends")


def _means_turn(draft: Draft, turn: Turn) -> Sentence:
    """What a turn lays down, what it counts, and what it leaves."""
    end = turn.end.card if turn.end is not None else None
    ending = "" if end is None else card_name(end)
    if not draft.steps:
        return say("rummy-means-discard", card=ending, left=len(draft.hand))
    facts: dict[str, Fact] = {
        "cards": card_names(draft.played),
        "points": draft.new_points,
        "jokers": draft.jokers,
        "left": len(draft.hand),
        "value": hand_value(draft.hand),
        "card_end": ending,
    }
    kind = "discard" if isinstance(turn.end, Discard) else "close" if end is not None else "out"
    if draft.taken is None:
        return say(f"rummy-means-turn-{kind}", **facts)
    return say(f"rummy-means-take-{kind}", card_taken=card_name(draft.taken), **facts)
