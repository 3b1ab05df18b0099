"""Rummy With Jokers with real cards: who closed, who had declared, what everybody holds; and first declarations."""

from collections import Counter
from typing import Final

from cardtable.core.cards import JOKER, called, card_name, card_names
from cardtable.core.move import Refused, Seat
from cardtable.core.score_card import Answers, Ask, Declaration, ScoreCard, hand_of
from cardtable.core.sentence import Sentence, say
from cardtable.games.rummy.board import ALL_CARDS, HAND_SIZE, Board
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.moves import parse_declaration
from cardtable.games.rummy.scoring import tallies
from cardtable.games.rummy.turns import Draft

FIRST: Final = Seat(0)
MOST_PURES: Final = HAND_SIZE // 3


def asks(board: Board) -> tuple[Ask, ...]:
    """What the house gives bonuses for is asked, too."""
    deck = Counter([card_name(card) for card in ALL_CARDS])
    asked = [Ask("closer", "seat"), Ask("declared", "yes", "seat"), Ask("cards", "cards", "seat", deck=deck)]
    if board.options.perfect_finish_bonus:
        asked.append(Ask("perfect", "yes"))
    if board.options.pure_sequence_bonus:
        asked.append(Ask("pures", "number", "seat", high=MOST_PURES))
    return tuple(asked)


def enter(board: Board, answers: Answers) -> None:
    closer, has_pures = answers.seat("closer"), bool(board.options.pure_sequence_bonus)
    board.hands = [called(cards) for cards in answers.cards("cards")]
    board.declared = [s == closer or answers.says("declared", s) for s in range(board.players)]
    board.pures = [answers.number("pures", s) if has_pures and yes else 0 for s, yes in enumerate(board.declared)]
    for s, hand in enumerate(board.hands):
        _check_hand(Seat(s), len(hand), has_closed=s == closer, declared=board.declared[s])
    is_perfect = bool(board.options.perfect_finish_bonus) and answers.says("perfect")
    board.history = [*board.history, tallies(board, closer, is_perfect=is_perfect)]
    board.deal = len(board.history)


def best(board: Board, round_number: int, cards: str) -> Declaration:
    """The first declaration that leaves the least in hand."""
    options = board.options
    jokers_count = options.joker_opening_value == "substituted"
    finder = Finder(hand_of(cards, ALL_CARDS), (), options.max_jokers_per_meld, jokers_count=jokers_count)
    plan = finder.best(options.opening_points, may_use_all=options.close_without_last_card == "yes")
    if plan is None:
        return Declaration((), say("rummy-score-none", needed=options.opening_points))
    melds = [card_names(piece.cards) for piece in plan.melds]
    if plan.end is None:
        return Declaration(melds, say("rummy-score-best-all", points=plan.points))
    return Declaration(melds, say("rummy-score-best", points=plan.points, left=plan.left, card=card_name(plan.end)))


def check(board: Board, round_number: int, melds: str) -> Sentence:
    """The same judgement as at a table, for a hand that also holds a card to close with."""
    declaration = parse_declaration(melds)
    board.hands[FIRST] = [*(card for meld in declaration.melds for card in meld.cards), JOKER]
    draft = Draft(board, FIRST, None)
    draft.play(declaration)
    return say("rummy-score-good", points=draft.new_points)


def _check_hand(seat: Seat, number: int, *, has_closed: bool, declared: bool) -> None:
    """Who closed holds nothing, who declared and didn't close holds something; of others only jokers count."""
    if has_closed and number:
        raise Refused("rummy-score-closer-holds", player=seat)
    if declared and not has_closed and not number:
        raise Refused("rummy-score-holds-nothing", player=seat)
    if number > HAND_SIZE:
        raise Refused("rummy-score-holds-many", player=seat, number=number, most=HAND_SIZE)


SCORE_CARD: Final = ScoreCard(asks=asks, enter=enter, best=best, check=check)
