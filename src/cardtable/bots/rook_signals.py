"""What the bids of Rook tell about the hands behind them: who bids like an expert has the cards for it, and who passes
hasn't. Looks at a guess, in which all hands lie open."""

from cardtable.bots.rook_auction import CAUTION, PARTNER_IS_AHEAD, hope, promise
from cardtable.core.card_sets import BIT
from cardtable.core.game import NOBODY
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.auction import LOWEST_BID, PASSED, STEP
from cardtable.games.rook.phases import PLAY
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState


def surprise(state: RookState, seat: Seat) -> float:
    """By how many points what others have bid doesn't fit the cards that they hold in a guess."""
    if state.earlier_tricks:  # it begins in the middle of a round: nobody knows what was dealt
        return 0.0
    hands, high = _dealt(state), state.auction.bidder if state.auction.is_over else None
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


def _dealt(state: RookState) -> vec[i64]:
    """The hands with what was played from them: as they were dealt, or as the high bidder has made up theirs."""
    hands = state.hands[:]
    for place in range(len(state.played)):
        hands[state.player_of(place)] |= BIT[state.played[place]]
    return hands
