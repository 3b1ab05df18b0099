"""Sushi Go! as plain data, and what must hold in it (SG-33)."""

from typing import Final

from cardtable.core.move import IllegalMove
from cardtable.core.position import (
    FLAG,
    TEXT,
    Derived,
    Field,
    Invariant,
    Json,
    choice,
    converted,
    fixed,
    listed,
    per_seat,
    read_fields,
    require,
    whole,
    write_fields,
)
from cardtable.games.sushi_go.board import BITS, ROUNDS, Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, NUMBERS, PUDDING, named
from cardtable.games.sushi_go.legality import refuse_impossible
from cardtable.games.sushi_go.moves import Pick, pick
from cardtable.games.sushi_go.scoring import on_wasabi, scores
from cardtable.games.sushi_go.sight import doing

POINTS: Final = whole(-6, 1000)
CARD: Final = choice(NUMBERS)
CARDS: Final = listed(CARD)
HAND: Final = converted(CARDS, list[int], sorted)
PICK: Final = converted(CARDS, lambda chosen: list(chosen.cards) if chosen else [], lambda cards: _pick(cards))


def fields(players: int) -> tuple[Field, ...]:
    return (
        Field("round", whole(1, ROUNDS)),
        Derived("phase", TEXT, lambda board: board.phase),
        Field("deck", CARDS),
        Field("hands", per_seat(HAND, players)),
        Field("returned", per_seat(whole(0, 4), players)),
        Field("collections", per_seat(CARDS, players)),
        Field("revealed", per_seat(fixed(CARD), players)),
        Derived("wasabi", per_seat(listed(TEXT), players), lambda board: wasabi_written(board.collections)),
        Field("past", listed(per_seat(CARDS, players))),
        Field("picks", per_seat(PICK, players)),
        Field("ready", per_seat(FLAG, players), _ready, _ask),
        Derived("scores", per_seat(POINTS, players), lambda b: scores(b.finished_rounds, b.players, b.options)),
    )


def describe(board: Board) -> Json:
    return write_fields(board, fields(board.players))


def read[B: Board](data: Json, board: B) -> B:
    """A fresh board, filled with what the data say."""
    return read_fields(data, board, fields(board.players), INVARIANTS)


def wasabi_written(collections: list[list[int]]) -> list[list[str]]:
    """For each seat and each wasabi the nigiri on it, in its written form; nothing for an open one."""
    return [["" if nigiri is None else named([nigiri])[0] for nigiri in on_wasabi(cards)] for cards in collections]


def _pick(cards: list[int]) -> Pick | None:
    return pick(cards) if cards else None


def _ready(board: Board) -> list[bool]:
    return [doing(board, seat) == "ready" for seat in range(board.players)]


def _ask(board: Board, ready: list[bool]) -> None:
    """Whoever has not answered yet is still asked."""
    is_between = not board.is_picking and board.round < ROUNDS
    require(is_between or not any(ready), "ready")
    if is_between or board.is_picking:
        open_ = [seat for seat in range(board.players) if board.picks[seat] is None and not ready[seat]]
        board.asked = sum([BITS[seat] for seat in open_])
        require(bool(open_), "picks" if board.is_picking else "ready")


def _every_round_was_shuffled(board: Board) -> bool:
    return board.shuffles == board.round


def _earlier_rounds_are_there(board: Board) -> bool:
    return len(board.past) == board.round - 1


def _hands_are_of_one_size(board: Board) -> bool:
    size = len(board.hands[0])
    return all(len(hand) == size for hand in board.hands) and (size != 1 or not board.puts_last_down)


def _what_hands_have_lost_was_collected(board: Board) -> bool:
    return all(len(cards) == board.size - len(board.hands[0]) for cards in board.collections)


def _earlier_rounds_are_whole(board: Board) -> bool:
    return all(len(cards) == board.size for played in board.past for cards in played)


def _no_earlier_round_had_too_many(board: Board) -> bool:
    """Of a kind, puddings of the rounds before included; asked where all cards are shuffled anew."""
    kept: list[int] = []
    for played in board.past if board.options.deck == "reshuffle_all" else []:
        dealt = [card for cards in played for card in cards]
        if any([*kept, *dealt].count(card) > DECK.count(card) for card in set(dealt)):
            return False
        kept += [card for card in dealt if card == PUDDING]
    return True


def _each_card_is_there_once(board: Board) -> bool:
    """Where all cards are shuffled anew, of earlier rounds only puddings are still out (SG-23)."""
    past = [card for played in board.past for cards in played for card in cards]
    gone = [card for card in past if card == PUDDING or board.options.deck != "reshuffle_all"]
    out = [card for cards in [*board.hands, *board.collections] for card in cards]
    return sorted([*board.deck, *out, *gone]) == DECK


def _returned_chopsticks_are_in_their_hand(board: Board) -> bool:
    is_fresh = len(board.hands[0]) == board.size
    counted = zip(board.hands, board.returned, strict=True)
    return all(count <= hand.count(CHOPSTICKS) for hand, count in counted) and not (is_fresh and any(board.returned))


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


def _picks_are_possible(board: Board) -> bool:
    for seat in [seat for seat in range(board.players) if board.picks[seat] is not None]:
        try:
            refuse_impossible(board.hands[seat], board.collections[seat], board.picked(seat))
        except IllegalMove:
            return False
    return True


INVARIANTS: Final = (
    Invariant("shuffles", _every_round_was_shuffled),
    Invariant("past", _earlier_rounds_are_there),
    Invariant("hands", _hands_are_of_one_size),
    Invariant("collections", _what_hands_have_lost_was_collected),
    Invariant("past", _earlier_rounds_are_whole),
    Invariant("past", _no_earlier_round_had_too_many),
    Invariant("cards", _each_card_is_there_once),
    Invariant("returned", _returned_chopsticks_are_in_their_hand),
    Invariant("revealed", _what_was_revealed_lies_in_front),
    Invariant("picks", _picks_are_possible),
)
