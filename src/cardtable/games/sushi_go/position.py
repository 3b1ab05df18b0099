"""Sushi Go! as plain data, and what must hold in it (SG-33)."""

from typing import Final

from cardtable.core import position as core
from cardtable.core.move import IllegalMove
from cardtable.core.position import FLAG, TEXT, Derived, Field, Invariant, Unreadable, choice, converted, listed
from cardtable.core.vectors import vec
from cardtable.games.sushi_go.board import BITS, ROUNDS, Board, collections
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, NUMBERS, PUDDING, named
from cardtable.games.sushi_go.legality import refuse_impossible
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.packed import (
    LONGEST,
    Hand,
    Row,
    cards_in,
    hand_of,
    number_of,
    packed,
    row_of,
    sorted_cards,
)
from cardtable.games.sushi_go.scoring import on_wasabi, scores
from cardtable.games.sushi_go.sight import doing

POINTS: Final = core.whole(-6, 1000)
CARD: Final = choice(NUMBERS)
CARDS: Final = listed(CARD)


def _hand(cards: list[int]) -> Hand:
    return hand_of(_few(cards))


def _row(cards: list[int]) -> Row:
    return row_of(_few(cards))


def _few(cards: list[int]) -> list[int]:
    """No more than a word has room for."""
    if len(cards) > LONGEST:
        raise Unreadable
    return cards


HAND: Final = converted(CARDS, lambda hand: sorted_cards(hand), _hand)
ROW: Final = converted(CARDS, lambda row: cards_in(row), _row)


def fields(players: int, options: SushiGoOptions) -> tuple[Field, ...]:
    return (
        Field("round", core.whole(1, ROUNDS)),
        Derived("phase", TEXT, lambda board: board.phase),
        Field("deck", core.row(CARD)),
        Field("hands", core.row(HAND, players), lambda board: board.held, _deal),
        Field("returned", core.per_seat(core.whole(0, 4), players), _returned, _put_back),
        Field("collections", core.row(ROW, players), lambda board: board.laid, _lay),
        Field("revealed", core.row(ROW, players)),
        Derived("wasabi", core.per_seat(listed(TEXT), players), lambda board: wasabi_written(board.collections)),
        Field("past", listed(core.row(ROW, players)), lambda board: board.before, _lay_before),
        Field("picks", core.row(ROW, players), lambda board: board.chosen, _choose),
        Field("ready", core.per_seat(FLAG, players), _ready, _ask),
        Derived("scores", core.per_seat(POINTS, players), lambda b: scores(b.finished_rounds, b.players, b.options)),
    )


def wasabi_written(collections: list[list[int]]) -> list[list[str]]:
    """For each seat and each wasabi the nigiri on it, in its written form; nothing for an open one."""
    return [["" if nigiri is None else named([nigiri])[0] for nigiri in on_wasabi(cards)] for cards in collections]


def _deal(board: Board, held: vec[Hand]) -> None:
    board.held, board.hand_size = held, len(sorted_cards(held[0]))


def _returned(board: Board) -> list[int]:
    return [board.returned_to(seat) for seat in range(board.players)]


def _put_back(board: Board, returned: list[int]) -> None:
    board.returned = packed(returned)


def _lay(board: Board, laid: vec[Row]) -> None:
    board.laid = laid


def _lay_before(board: Board, before: list[vec[Row]]) -> None:
    board.before = before


def _choose(board: Board, chosen: vec[Row]) -> None:
    board.chosen = chosen


def _ready(board: Board) -> list[bool]:
    return [doing(board, seat) == "ready" for seat in range(board.players)]


def _ask(board: Board, ready: list[bool]) -> None:
    """Whoever has not answered yet is still asked."""
    is_between = not board.is_picking and board.round < ROUNDS
    core.require(is_between or not any(ready), "ready")
    if is_between or board.is_picking:
        open_ = [seat for seat in range(board.players) if not board.chosen[seat] and not ready[seat]]
        board.asked = sum([BITS[seat] for seat in open_])
        core.require(bool(open_), "picks" if board.is_picking else "ready")


def _what_was_revealed_lies_in_front(board: Board) -> bool:
    """At the end of a collection, before a last card that went down by itself."""
    if board.hand_size == board.size:
        return not any(board.revealed)
    by_itself = 1 if not board.is_picking and board.puts_last_down else 0
    end = board.size - board.hand_size - by_itself
    return all(
        1 <= len(shown) <= 2 and cards[:end][-len(shown) :] == shown
        for cards, shown in zip(board.collections, collections(board.revealed), strict=True)
    )


def _no_earlier_round_had_too_many(board: Board) -> bool:
    """Of a kind, puddings of the rounds before included; asked where all cards are shuffled anew."""
    kept: list[int] = []
    for played in board.past if board.options.deck == "reshuffle_all" else []:
        dealt = [card for cards in played for card in cards]
        if any([*kept, *dealt].count(card) > DECK.count(card) for card in set(dealt)):
            return False
        kept += [card for card in dealt if card == PUDDING]
    return True


def _picks_are_possible(board: Board) -> bool:
    try:
        for seat in range(board.players):
            refuse_impossible(sorted_cards(board.held[seat]), cards_in(board.laid[seat]), board.picked(seat))
    except IllegalMove:
        return False
    return True


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("shuffles", lambda board: board.shuffles == board.round),
    Invariant("hands", lambda board: {len(hand) for hand in board.hands} == {board.hand_size}),
    Invariant("hands", lambda board: board.hand_size != 1 or not board.puts_last_down),
    Invariant("collections", lambda b: all(len(cards) == b.size - b.hand_size for cards in b.collections)),
    Invariant("past", lambda board: len(board.before) == board.round - 1),
    Invariant("past", lambda board: all(len(cards) == board.size for played in board.past for cards in played)),
    Invariant("past", _no_earlier_round_had_too_many),
    Invariant("cards", lambda board: sorted(board.all_cards()) == DECK),
    Invariant(
        "returned", lambda b: all(n <= number_of(b.held[seat], CHOPSTICKS) for seat, n in enumerate(_returned(b)))
    ),
    Invariant("returned", lambda board: board.hand_size < board.size or not board.returned),
    Invariant("revealed", _what_was_revealed_lies_in_front),
    Invariant("picks", _picks_are_possible),
)
