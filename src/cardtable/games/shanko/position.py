"""A game of Shanko as plain data, and whether that can be one: each card there once, counts that add up, a phase that
fits. A described position may leave out cards that hands and melds once held."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from cardtable.core import meld_table
from cardtable.core import position as codec
from cardtable.core.cards import JOKER, NAMES, Card, called, rank
from cardtable.core.melds import Meld
from cardtable.core.move import Seat
from cardtable.core.position import Codec, Field, Json, read_fields, require, write_fields
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, DECKS, ROUNDS, all_cards, most_jokers, points
from cardtable.games.shanko.melds import SEQUENCE, SIZES, TRIPLET, as_it_lies
from cardtable.games.shanko.scoring import ENDINGS, OUT, STALEMATE
from cardtable.games.shanko.view import FinishedRound
from cardtable.games.shanko.window import FEWEST_TO_BUY, can_buy, is_settled

MOST_POINTS: Final = 2000
"""More than any hand counts."""
MOST_RECYCLES: Final = 4
OLD_NAMES: Final = {"pile": "stock", "melded": "declared"}
"""What some fields were called once."""


def describe(board: Board) -> Json:
    return write_fields(board, fields(board.players))


def read[B: Board](data: Json, board: B) -> B:
    """The game that is described, on this empty board; refuses what no game could reach."""
    read_fields({OLD_NAMES.get(name, name): value for name, value in data.items()}, board, fields(board.players))
    _check_cards(board)
    _check_turn(board)
    _check_answers(board)
    _check_rounds(board)
    for number in range(board.players):
        _check_seat(board, number)
    for meld in board.melds:
        _check_meld(board, meld)
    return board


def fields(players: int) -> tuple[Field, ...]:
    """All that a game of so many consists of."""
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


def _check_cards(board: Board) -> None:
    going, most = _is_going(board), board.options.stalemate_recycles
    require(sorted(board.all_cards()) == sorted(all_cards(board.decks)), "cards")
    require(bool(board.stock) or len(board.discards) < 2 or not going, "stock")
    require(not board.recycled or _holds(board.recycled, board.stock), "recycled")
    require(board.recycled == sorted(board.recycled), "recycled")
    is_last = board.recycles == most and board.phase in (phases.PLAY, phases.READY, phases.OVER)
    require(board.recycles < most or is_last, "recycles")
    require(not board.recycles or bool(board.recycled), "recycles")
    was_out = bool(board.finished) and board.finished[-1].ending == OUT
    require(not board.face_down or (not going and was_out and bool(board.discards)), "face_down")


def _check_seat(board: Board, number: int) -> None:
    hand, known = board.hands[number], board.known[number]
    require(hand == sorted(hand), "hands")
    require(known == sorted(known) and _holds(hand, known), "known")
    if board.declared[number]:
        require(not board.buys[number], "buys")
        return
    has_drawn = (number == board.turn and board.phase in (phases.PLAY, phases.READY, phases.OVER)) or board.left[number]
    require(len(hand) <= board.hand_size + 2 * (BUYS - board.buys[number]) + has_drawn, "hands")


def _check_meld(board: Board, meld: Meld) -> None:
    size, is_triplet = len(meld.cards), meld.kind == TRIPLET
    most = board.contract.triplets if is_triplet else board.contract.sequences
    require(board.declared[meld.owner], "declared")
    half = board.options.max_jokers_per_meld == "half"
    require(meld.cards.count(JOKER) <= most_jokers(size, half=half), "melds")
    alike = [other for other in board.melds if other.owner == meld.owner and other.kind == meld.kind]
    require(size >= SIZES[meld.kind] and len(alike) <= most, "melds")
    require(not is_triplet or len({rank(card) for card in meld.cards if card != JOKER}) == 1, "melds")


def _check_turn(board: Board) -> None:
    going, active = _is_going(board), board.active()
    require(len(active) > 1 or board.phase == phases.OVER, "left")
    require(not going or board.turn in active, "turn")
    require((board.phase == phases.PLAY) == (board.drawn is not None), "drawn")
    require(board.drawn is None or board.drawn in board.hands[board.turn], "drawn")
    require(not board.took or board.drawn in board.known[board.turn], "took")
    require(not going or board.skips < len(active), "skips")
    require(DECKS[max(len(active), 2)] <= board.decks <= DECKS[board.players], "decks")
    require(board.phase != phases.DRAW or bool(board.stock) or board.may_take(board.turn), "stock")


def _check_answers(board: Board) -> None:
    active = board.active()
    asked = [s for s in range(board.players) if board.answers[s] != phases.NOT_ASKED]
    if not board.is_window:
        require(not asked, "answers")
        return
    require(len(active) >= FEWEST_TO_BUY and bool(board.stock) and board.up_card is not None, "phase")
    require(all(s in active and s != board.turn and can_buy(board, Seat(s)) for s in asked), "answers")
    if board.phase == phases.WINDOW:
        require(phases.OPEN in board.answers and not is_settled(board), "answers")
    else:
        require(bool(asked) and all(board.answers[s] == phases.ASKED for s in asked), "answers")
        require(board.may_take_first(board.turn), "phase")


def _check_rounds(board: Board) -> None:
    done, alone = len(board.finished), len(board.active()) < 2
    if board.phase == phases.OVER:
        require(done == ROUNDS == board.round or (alone and done in (board.round - 1, board.round)), "finished")
    else:
        require(done == board.round - (board.phase != phases.READY), "finished")
    require(board.phase != phases.READY or board.round < ROUNDS, "phase")
    waits = [not board.ready[s] for s in board.active()]
    require(any(waits) if board.phase == phases.READY else alone or all(waits), "ready")
    for one in board.finished:
        _check_finished(one)


def _check_finished(one: FinishedRound) -> None:
    require((one.winner is None) == (one.ending == STALEMATE), "winner")
    for number, counted in enumerate(one.counted):
        spared = one.gone[number] or number == one.winner
        require(not spared or (not counted and not one.held[number]), "counted")
        require(not one.held[number] or counted == points(called(one.held[number])), "counted")


def _is_going(board: Board) -> bool:
    return board.phase not in (phases.READY, phases.OVER)


def _holds(cards: Iterable[Card], some: Iterable[Card]) -> bool:
    """Whether all of these are among the cards, each as often as it is there."""
    return not Counter(some) - Counter(cards)
