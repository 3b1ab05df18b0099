"""What may be chosen in Sushi Go!, and what it would mean. Changes nothing."""

from collections.abc import Sequence
from typing import assert_never

from cardtable.core.move import READY, Checked, IllegalMove, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.sushi_go.board import Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, NAMES, WASABI, card_names, is_nigiri
from cardtable.games.sushi_go.moves import ONE, TWO, Pick, SushiGoMove
from cardtable.games.sushi_go.packed import cards_in, kinds_in, number_of, sorted_cards
from cardtable.games.sushi_go.scoring import on_wasabi, points


def legal(board: Board, seat: Seat) -> tuple[SushiGoMove, ...]:
    if not board.is_picking:
        return (READY,) if board.is_asked(seat) else ()
    if not board.is_asked(seat) and board.options.allow_reselect == "no":
        return ()
    return tuple([move for move in possible(board, seat) if move.row != board.chosen[seat]])


def check(board: Board, seat: Seat, move: SushiGoMove) -> Checked[SushiGoMove]:
    if board.is_over:
        raise IllegalMove("game-over")
    match move:
        case Pick():
            _check_pick(board, seat, move)
        case Ready():
            _check_ready(board, seat)
        case _:
            assert_never(move)
    return Checked(move, board.means(seat, move))


def means(board: Board, seat: Seat, move: SushiGoMove) -> Sentence:
    match move:
        case Pick():
            return _means_pick(cards_in(board.laid[seat]), move.cards)
        case Ready():
            return say("means-ready")
        case _:
            assert_never(move)


def possible(board: Board, seat: Seat) -> list[Pick]:
    """Every card, and with chopsticks every two; in both orders where that makes a difference."""
    hand = board.held[seat]
    kinds = kinds_in(hand)
    moves = [ONE[card] for card in kinds]
    if board.may_pick_two(seat):
        open_wasabi = on_wasabi(cards_in(board.laid[seat])).count(None)
        pairs = [(low, high) for low in kinds for high in kinds if low < high]
        moves += [TWO[card][card] for card in kinds if number_of(hand, card) > 1]
        moves += [TWO[low][high] for low, high in pairs]
        moves += [TWO[high][low] for low, high in pairs if _order_counts(low, high, open_wasabi)]
    return moves


def refuse_impossible(hand: Sequence[int], cards: Sequence[int], picked: Sequence[int]) -> None:
    """Refuse a choice that this hand and these cards in front don't allow."""
    if len(picked) > 2:
        raise IllegalMove("sushi-go-too-many", number=len(picked))
    if len(picked) == 2 and CHOPSTICKS not in cards:
        raise IllegalMove("sushi-go-no-chopsticks")
    if len(picked) == 2 and len(hand) == 1:
        raise IllegalMove("sushi-go-one-left", card=NAMES[hand[0]])
    left = list(hand)
    for card in picked:
        if card not in left:
            raise IllegalMove("sushi-go-not-in-hand", card=NAMES[card], cards=card_names(hand))
        left.remove(card)


def _check_pick(board: Board, seat: Seat, move: Pick) -> None:
    if not board.is_picking:
        raise IllegalMove("sushi-go-between-rounds", next=board.round + 1)
    if not board.is_asked(seat) and board.options.allow_reselect == "no":
        raise IllegalMove("sushi-go-chosen-already", cards=card_names(board.picked(seat)))
    if move.cards == board.picked(seat):
        raise IllegalMove("sushi-go-chosen-the-same", cards=card_names(move.cards))
    refuse_impossible(sorted_cards(board.held[seat]), cards_in(board.laid[seat]), move.cards)


def _check_ready(board: Board, seat: Seat) -> None:
    if board.is_picking:
        raise IllegalMove("sushi-go-pick-first")
    if not board.is_asked(seat):
        raise IllegalMove("sushi-go-ready-already", number=len(board.waiting))


def _means_pick(before: list[int], picked: tuple[int, ...]) -> Sentence:
    gain = points([*before, *picked]) - points(before)
    if len(picked) == 1:
        return say("sushi-go-means-one", card=NAMES[picked[0]], gain=gain)
    first, second = picked
    return say("sushi-go-means-two", card_first=NAMES[first], card_second=NAMES[second], gain=gain)


def _order_counts(low: int, high: int, open_wasabi: int) -> bool:
    """A nigiri and the wasabi it may lie on, or two nigiri that both want the only wasabi (rules 3.5 and 3.6)."""
    if not is_nigiri(low):
        return False
    return (high == WASABI and open_wasabi == 0) or (is_nigiri(high) and open_wasabi == 1)
