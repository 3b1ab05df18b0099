"""Geschenkt with real cards: what everybody has in the end."""

from typing import Final

from cardtable.core.card_sets import set_of
from cardtable.core.move import Refused
from cardtable.core.score_card import Answers, Ask, ScoreCard
from cardtable.core.vectors import i64, vec
from cardtable.games.geschenkt.board import ALL_CARDS, REMOVED, Board, share_of

IN_PLAY: Final = len(ALL_CARDS) - REMOVED


def asks(board: Board) -> tuple[Ask, ...]:
    deck = {str(card): 1 for card in ALL_CARDS}
    return Ask("cards", "cards", "seat", deck=deck), Ask("chips", "number", "seat", high=_all_chips(board))


def enter(board: Board, answers: Answers) -> None:
    """All cards that were in play are somewhere, and so are all chips."""
    cards = answers.cards("cards")
    taken = sum([len(own) for own in cards])
    if taken != IN_PLAY:
        raise Refused("geschenkt-score-cards-number", number=taken, needed=IN_PLAY)
    chips = [answers.number("chips", seat) for seat in range(board.players)]
    if sum(chips) != _all_chips(board):
        raise Refused("geschenkt-score-chips-number", number=sum(chips), needed=_all_chips(board))
    board.cards = vec[i64]([set_of([int(card) for card in own]) for own in cards])
    board.chips = vec[i64](chips)


def _all_chips(board: Board) -> int:
    return board.players * share_of(board.players, board.options)


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter)
