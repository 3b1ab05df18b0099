"""Sushi Go! as plain data, and what must hold in it (SG-33)."""

from typing import Final

from cardtable.core import position as core
from cardtable.core.move import IllegalMove
from cardtable.core.position import FLAG, TEXT, Derived, Field, Invariant, choice, converted, fixed, listed
from cardtable.games.sushi_go.board import BITS, ROUNDS, Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, NUMBERS, PUDDING, named
from cardtable.games.sushi_go.legality import refuse_impossible
from cardtable.games.sushi_go.moves import picked
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.scoring import on_wasabi, scores
from cardtable.games.sushi_go.sight import doing

POINTS: Final = core.whole(-6, 1000)
CARD: Final = choice(NUMBERS)
CARDS: Final = listed(CARD)
HAND: Final = converted(CARDS, list[int], sorted)
PICK: Final = converted(CARDS, lambda pick: list(pick.cards) if pick else [], picked)


def fields(players: int, options: SushiGoOptions) -> tuple[Field, ...]:
    return (
        Field("round", core.whole(1, ROUNDS)),
        Derived("phase", TEXT, lambda board: board.phase),
        Field("deck", core.row(CARD)),
        Field("hands", core.per_seat(HAND, players)),
        Field("returned", core.per_seat(core.whole(0, 4), players)),
        Field("collections", core.per_seat(CARDS, players)),
        Field("revealed", core.per_seat(fixed(CARD), players)),
        Derived("wasabi", core.per_seat(listed(TEXT), players), lambda board: wasabi_written(board.collections)),
        Field("past", listed(core.per_seat(CARDS, players))),
        Field("picks", core.per_seat(PICK, players)),
        Field("ready", core.per_seat(FLAG, players), _ready, _ask),
        Derived("scores", core.per_seat(POINTS, players), lambda b: scores(b.finished_rounds, b.players, b.options)),
    )


def wasabi_written(collections: list[list[int]]) -> list[list[str]]:
    """For each seat and each wasabi the nigiri on it, in its written form; nothing for an open one."""
    return [["" if nigiri is None else named([nigiri])[0] for nigiri in on_wasabi(cards)] for cards in collections]


def _ready(board: Board) -> list[bool]:
    return [doing(board, seat) == "ready" for seat in range(board.players)]


def _ask(board: Board, ready: list[bool]) -> None:
    """Whoever has not answered yet is still asked."""
    is_between = not board.is_picking and board.round < ROUNDS
    core.require(is_between or not any(ready), "ready")
    if is_between or board.is_picking:
        open_ = [seat for seat in range(board.players) if board.picks[seat] is None and not ready[seat]]
        board.asked = sum([BITS[seat] for seat in open_])
        core.require(bool(open_), "picks" if board.is_picking else "ready")


def _what_was_revealed_lies_in_front(board: Board) -> bool:
    """At the end of a collection, before a last card that went down by itself."""
    if len(board.hands[0]) == board.size:
        return not any(board.revealed)
    by_itself = 1 if not board.is_picking and board.puts_last_down else 0
    end = board.size - len(board.hands[0]) - by_itself
    return all(
        1 <= len(shown) <= 2 and cards[:end][-len(shown) :] == list(shown)
        for cards, shown in zip(board.collections, board.revealed, strict=True)
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
            refuse_impossible(board.hands[seat], board.collections[seat], board.picked(seat))
    except IllegalMove:
        return False
    return True


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("shuffles", lambda board: board.shuffles == board.round),
    Invariant("hands", lambda board: {len(hand) for hand in board.hands} == {len(board.hands[0])}),
    Invariant("hands", lambda board: len(board.hands[0]) != 1 or not board.puts_last_down),
    Invariant("collections", lambda b: all(len(cards) == b.size - len(b.hands[0]) for cards in b.collections)),
    Invariant("past", lambda board: len(board.past) == board.round - 1),
    Invariant("past", lambda board: all(len(cards) == board.size for played in board.past for cards in played)),
    Invariant("past", _no_earlier_round_had_too_many),
    Invariant("cards", lambda board: sorted(board.all_cards()) == DECK),
    Invariant("returned", lambda b: all(n <= b.hands[seat].count(CHOPSTICKS) for seat, n in enumerate(b.returned))),
    Invariant("returned", lambda board: len(board.hands[0]) < board.size or not any(board.returned)),
    Invariant("revealed", _what_was_revealed_lies_in_front),
    Invariant("picks", _picks_are_possible),
)
