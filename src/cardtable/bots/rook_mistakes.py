"""What beginners do wrong in Rook. Looks at one seat's own cards and at what lies open."""

from typing import Final

from cardtable.bots.mistake import Mistake
from cardtable.core.card_sets import Card, cards_in, count
from cardtable.core.move import Seat
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.cards import ROOK, THE_ROOK, TRUMP_CARDS
from cardtable.games.rook.choices import cards_to_bury, least, longest_colour
from cardtable.games.rook.moves import BIDS, PASS, PLAYS, TRUMPS, Discard, RookMove
from cardtable.games.rook.phases import AUCTION, DISCARD, PLAY, TRUMP
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit, winning_place

FOR_A_COLOUR: Final = 45
"""What a beginner bids on any colour, with a step more for each card in it."""


def _length_alone(state: RookState, seat: Seat, right: RookMove) -> RookMove | None:
    """Bids on the length of a colour, whatever cards are in it."""
    if state.phase != AUCTION:
        return None
    hand = state.hands[seat]
    length = count(hand & TRUMP_CARDS[longest_colour(hand)])
    limit = FOR_A_COLOUR + state.options.last_trick // 2 + STEP * (length + 1)
    return BIDS[state.auction.lowest // STEP] if state.auction.lowest <= limit else PASS


def _low_cards_away(state: RookState, seat: Seat, right: RookMove) -> RookMove | None:
    """Lays the lowest cards aside, and names the longest colour."""
    hand = state.hands[seat]
    if state.phase == DISCARD:
        return Discard(cards_to_bury(state, hand, longest_colour(hand)))
    return TRUMPS[longest_colour(hand)] if state.phase == TRUMP else None


def _dreaming(state: RookState, seat: Seat, right: RookMove) -> RookMove | None:
    """Plays the least card without a look at the trick."""
    return PLAYS[least(state.playable(seat), state.pack)] if state.phase == PLAY else None


def _uncounted(state: RookState, seat: Seat, right: RookMove) -> RookMove | None:
    """Leads what is high and wins what can be won now, without counting what is still to come."""
    return PLAYS[_simple_card(state, seat)] if state.phase == PLAY else None


def _simple_card(state: RookState, seat: Seat) -> Card:
    """The cheapest card that is ahead, a counter for a partner who is, or else the least card."""
    cards, trick, pack = state.playable(seat), state.trick, state.pack
    if not len(trick):
        return max(cards_in(cards), key=lambda card: (card != ROOK, pack.rank[card], card))
    ahead = winning_place(trick, state.trump, pack)
    if len(trick) - ahead == 2:
        return max(cards_in(cards & ~THE_ROOK or cards), key=lambda card: (pack.points[card], -pack.rank[card]))
    led = suit(trick[0], state.trump)
    winners = cards_in(cards & pack.beating(trick[ahead], state.trump, led))
    return min(winners, key=lambda card: pack.power(card, state.trump, led)) if winners else least(cards, pack)


MISTAKES: Final = (
    Mistake("rook-mistake-length-alone", 100, _length_alone),
    Mistake("rook-mistake-low-cards-away", 80, _low_cards_away),
    Mistake("rook-mistake-dreaming", 40, _dreaming),
    Mistake("rook-mistake-uncounted", 100, _uncounted),
)
