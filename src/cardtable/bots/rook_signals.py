"""What bids and played cards of Rook tell about the hands behind them: who bids like an expert has the cards for it,
who passes hasn't, and who could have played a better card doesn't hold it. Looks at a guess, in which all hands lie
open."""

from typing import Final

from cardtable.bots.rook_auction import CAUTION, PARTNER_IS_AHEAD, hope, promise
from cardtable.bots.rook_tricks import Outlook
from cardtable.core.card_sets import BIT, Card, Cards, first
from cardtable.core.game import NOBODY
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.auction import LOWEST_BID, PASSED, STEP
from cardtable.games.rook.board import NO_CARDS, NOTHING_EACH
from cardtable.games.rook.moves import PLAYS
from cardtable.games.rook.phases import PLAY
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState

ODDEST: Final = 15.0
"""No single card surprises by more points: not everybody plays like an expert."""


def surprise(state: RookState, seat: Seat, *, closely: bool) -> float:
    """By how many points what others have bid doesn't fit the cards that they hold in a guess; looked at closely, also
    what they have played."""
    if state.earlier_tricks:  # it begins in the middle of a round: nobody knows what was dealt
        return 0.0
    hands = _dealt(state)
    odd = _odd_bids(state, seat, hands)
    return odd + _odd_cards(state, seat, hands) if closely else odd


def _odd_bids(state: RookState, seat: Seat, hands: vec[Cards]) -> float:
    """What others have bid beyond their hands, or could have bid and didn't."""
    high = state.auction.bidder if state.auction.is_over else None
    bid, ahead, total = PASSED, NOBODY, 0.0
    for number, said in state.auction.spoken:
        speaker = Seat(number)
        if speaker not in (seat, high):
            limit = hope(state.pack, hands[speaker]) - CAUTION
            if ahead != NOBODY and team_of(ahead) == team_of(speaker):
                limit -= PARTNER_IS_AHEAD
            lowest = bid + STEP if bid else LOWEST_BID
            total += max(said - limit, 0) if said else max(limit + 1 - lowest, 0)
        if said:
            bid, ahead = said, speaker
    if high is not None and high != seat and state.phase == PLAY:
        total += max(state.auction.bid - promise(state.pack, hands[high], state.trump), 0.0)
    return total


def _odd_cards(state: RookState, seat: Seat, hands: vec[Cards]) -> float:
    """What others could have gained by better cards: the tricks are played anew."""
    if state.phase != PLAY or not len(state.played):
        return 0.0
    anew, total = _before_the_tricks(state, hands), 0.0
    for card in state.played:
        player = anew.turn
        if player != seat:
            total += _oddness(anew, player, card)
        anew.apply(player, PLAYS[card])
    return total


def _before_the_tricks(state: RookState, hands: vec[Cards]) -> RookState:
    before = state.clone()
    before.turn, before.hands = state.player_of(0), hands
    before.leaders, before.played, before.captured = vec[i64]([]), vec[i64]([]), vec[i64]([0, 0])
    before.voids_until, before.shown, before.again = 0, NOTHING_EACH, NO_CARDS
    return before


def _oddness(state: RookState, seat: Seat, card: Card) -> float:
    """By how much the best card was worth more than the one that was played."""
    cards = state.playable(seat)
    others = cards & ~BIT[card]
    if not others or cards == others:  # there was no choice, or it was a renege
        return 0.0
    outlook = Outlook(state, seat)
    worth = outlook.worth(card)
    most = worth
    while others:
        most = max(most, outlook.worth(first(others)))
        others = others & (others - 1)
    return min(most - worth, ODDEST)


def _dealt(state: RookState) -> vec[Cards]:
    """The hands with what was played from them: as they were dealt, or as the high bidder has made up theirs."""
    hands = state.hands[:]
    for place in range(len(state.played)):
        hands[state.player_of(place)] |= BIT[state.played[place]]
    return hands
