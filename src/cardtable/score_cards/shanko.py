"""Shanko with real cards: who went out, and what the others hold; whether a contract is met, and how it is met best."""

from collections import Counter
from typing import Final

from cardtable.core.cards import JOKER, called, card_name, names, parse_cards
from cardtable.core.move import IllegalMove, Refused, Seat
from cardtable.core.score_card import Answers, Ask, Declaration, ScoreCard, hand_of
from cardtable.core.sentence import Sentence, say
from cardtable.games.shanko import phases
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, ROUNDS, all_cards
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.scoring import ON_MELD, OUT, STALEMATE, finish
from cardtable.games.shanko.turns import Draft

FIRST: Final = Seat(0)


def asks(board: Board) -> tuple[Ask, ...]:
    deck = Counter([card_name(card) for card in all_cards(board.decks)])
    return Ask("winner", "seat"), Ask("cards", "cards", "seat", deck=deck)


def about(board: Board) -> Sentence:
    return say("shanko-contract-value", value=f"round-{board.round}")


def enter(board: Board, answers: Answers) -> None:
    """Only who went out holds nothing, and nobody more than was dealt and bought."""
    winner = answers.seat("winner")
    board.hands = [called(cards) for cards in answers.cards("cards")]
    ends_on_meld = board.options.end_on_meld == "yes"
    if winner is not None and board.hands[winner] and not ends_on_meld:
        raise Refused("shanko-score-winner-holds", player=winner)
    for seat, hand in enumerate(board.hands):
        if not hand and seat != winner:
            raise Refused("shanko-score-holds-nothing", player=seat)
        if len(hand) > board.hand_size + 2 * BUYS:
            raise Refused("shanko-score-holds-many", player=seat, number=len(hand), most=board.hand_size + 2 * BUYS)
    ending = STALEMATE if winner is None else ON_MELD if ends_on_meld else OUT
    board.finished = [*board.finished, finish(board, ending, winner)]
    board.round = min(len(board.finished) + 1, ROUNDS)
    if len(board.finished) == ROUNDS:
        board.phase = phases.OVER


def best(board: Board, round_number: int, cards: str) -> Declaration:
    """The way to meet the contract that leaves the fewest points."""
    _begin(board, round_number)
    hand = list(hand_of(cards, all_cards(board.decks)))
    found = meet(hand, board.contract, half=board.half)
    if found is None:
        return Declaration((), say("shanko-score-none"))
    return Declaration([" ".join(names(meld)) for meld in found.melds], say("shanko-score-best", left=found.left))


def check(board: Board, round_number: int, melds: str) -> Sentence:
    """The same judgement as at a table, for a hand that also holds something to go out with."""
    _begin(board, round_number)
    groups = [parse_cards(group) for group in melds.split("/") if group.strip()]
    if not groups:
        raise IllegalMove("turn-cards-missing", verb="meld")
    board.hands[FIRST] = [*(card for group in groups for card in group), JOKER]
    Draft(board, FIRST).declare(groups)
    return say("shanko-score-met")


def _begin(board: Board, round_number: int) -> None:
    if not 1 <= round_number <= ROUNDS:
        raise Refused("score-number", low=1, high=ROUNDS, step=1, text=str(round_number))
    board.round = round_number


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter, about=about, best=best, check=check)
