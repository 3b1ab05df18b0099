"""Sushi Go! with real cards: what lies before everybody when a round is over."""

from collections import Counter
from typing import Final

from cardtable.core.move import Refused
from cardtable.core.score_card import Answers, Ask, ScoreCard
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import Board
from cardtable.games.sushi_go.cards import COUNTS, NAMES, NUMBERS
from cardtable.games.sushi_go.packed import row_of


def asks(board: Board) -> tuple[Ask, ...]:
    """What is out of the game since earlier rounds can't lie there now."""
    out = Counter([NAMES[card] for card in board.out_after([*board.past, board.collections])])
    return (Ask("cards", "cards", "seat", deck={name: count - out[name] for name, count in COUNTS.items()}),)


def enter(board: Board, answers: Answers) -> None:
    """Everybody has put down as many cards as were dealt, in this order: wasabi serves what comes after it."""
    cards = answers.cards("cards")
    for seat, own in enumerate(cards):
        if len(own) != board.size:
            raise Refused("sushi-go-score-cards-number", player=seat, number=len(own), needed=board.size)
    board.before = [*board.before, board.laid] if any(board.laid) else board.before
    board.laid = vec[i64]([row_of([NUMBERS[card] for card in own]) for own in cards])


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter)
