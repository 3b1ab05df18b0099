"""Moves that suggest themselves in Rook: a random one, and what silence means. Looks only at one seat's own cards."""

from typing import Final, assert_never

from cardtable.core.card_sets import BIT, Card, Cards, cards_in, count, nth, set_of, some_of
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.games.rook import phases
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.board import Board
from cardtable.games.rook.cards import COLOUR_CARDS, COLOUR_OF, TRUMP_CARDS, Colour
from cardtable.games.rook.moves import BIDS, CORRECTS, PASS, PLAYS, REDEAL, TRUMPS, Discard, RookMove
from cardtable.games.rook.pack import NEST_SIZE, Pack
from cardtable.games.rook.renege import to_correct

SELDOM: Final = 8
"""At a table with table rules, one random move in so many may break them, correct, or call."""


def some(board: Board, seat: Seat, chance: Chance) -> RookMove:
    """A random move; of the many that break the rules, only a few."""
    if not board.is_strict and board.phase >= phases.PLAY and not chance.below(SELDOM):
        legal = board.legal(seat)
        return legal[chance.below(len(legal))]
    match board.phase:
        case phases.PLAY:
            cards = board.playable(seat)
            return PLAYS[nth(cards, chance.below(count(cards)))]
        case phases.AUCTION:
            return _some_bid(board, seat, chance)
        case phases.DISCARD:
            return Discard(_some_five(board, board.hands[seat], chance))
        case phases.TRUMP:
            return TRUMPS[chance.below(4)]
        case phases.CORRECT | phases.LAST_CALL | phases.ROUND_OVER | phases.OVER:
            return default(board, seat)
        case _:
            assert_never(board.phase)


def default(board: Board, seat: Seat) -> RookMove:
    """What silence means (rule 9.3): the card played before a correction, or else the least that keeps the rules."""
    hand = board.hands[seat]
    match board.phase:
        case phases.PLAY:
            cards, again = board.playable(seat), set_of(board.again[:1])
            return PLAYS[least(cards & again or cards, board.pack)]
        case phases.AUCTION:
            return PASS
        case phases.DISCARD:
            return Discard(cards_to_bury(board, hand, longest_colour(hand)))
        case phases.TRUMP:
            return TRUMPS[longest_colour(hand)]
        case phases.CORRECT:
            return CORRECTS[least(to_correct(board, seat).lawful, board.pack)]
        case phases.LAST_CALL | phases.ROUND_OVER | phases.OVER:
            return READY
        case _:
            assert_never(board.phase)


def longest_colour(hand: Cards) -> Colour:
    """The colour with the most cards, the first of equals."""
    lengths = [count(hand & cards) for cards in COLOUR_CARDS]
    return lengths.index(max(lengths))


def least(cards: Cards, pack: Pack) -> Card:
    """The card that is worth the fewest points, the lowest of equals."""
    return min(cards_in(cards), key=lambda card: (pack.points[card], pack.rank[card], card))


def cards_to_bury(board: Board, hand: Cards, trump: Colour) -> Cards:
    """Five low cards of the shortest colours; trumps and counters only where there is nothing else."""
    pack = board.pack

    def keep(card: Card) -> tuple[bool, bool, int, int]:
        is_trump = bool(TRUMP_CARDS[trump] & BIT[card])
        length = 0 if is_trump else count(hand & COLOUR_CARDS[COLOUR_OF[card]])
        return bool(pack.points[card]), is_trump, length, pack.rank[card]

    return set_of(sorted(cards_in(hand), key=keep)[:NEST_SIZE])


def _some_bid(board: Board, seat: Seat, chance: Chance) -> RookMove:
    if board.may_call_redeal(seat) and chance.below(2):
        return REDEAL
    if chance.below(2):
        return PASS
    lowest = board.auction.lowest
    return BIDS[lowest // STEP + chance.below((board.auction.top - lowest) // STEP + 1)]


def _some_five(board: Board, hand: Cards, chance: Chance) -> Cards:
    """Five random cards of a hand, within what the house allows."""
    if board.may_bury_counters:
        return some_of(hand, NEST_SIZE, chance)
    fewest, counters = board.pack.fewest_counters(hand), hand & board.pack.counters
    return some_of(counters, fewest, chance) | some_of(hand ^ counters, NEST_SIZE - fewest, chance)
