"""Sushi Go! with real cards: what lies before everybody when a round is over."""

from collections import Counter
from typing import Final

from cardtable.core.move import Refused
from cardtable.core.score_card import Answers, Ask, ScoreCard
from cardtable.games.sushi_go.board import Board, Collections
from cardtable.games.sushi_go.cards import COUNTS, NAMES, NUMBERS


def asks(board: Board) -> tuple[Ask, ...]:
    """What is out of the game since earlier rounds can't lie there now."""
    out = Counter([NAMES[card] for card in board.out_after(_rounds(board))])
    return (Ask("cards", "cards", "seat", deck={name: count - out[name] for name, count in COUNTS.items()}),)


def enter(board: Board, answers: Answers) -> None:
    """Everybody has put down as many cards as were dealt, in this order: wasabi serves what comes after it."""
    cards = answers.cards("cards")
    for seat, own in enumerate(cards):
        if len(own) != board.size:
            raise Refused("sushi-go-score-cards-number", player=seat, number=len(own), needed=board.size)
    board.past = _rounds(board)
    board.collections = [[NUMBERS[card] for card in own] for own in cards]


def _rounds(board: Board) -> list[Collections]:
    return [*board.past, board.collections] if any(board.collections) else board.past


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter)
