"""What a hand of Rook is worth before the first trick: in the auction, with the nest, as trump. Looks at one seat's own
cards and at the bids."""

from typing import Final

from cardtable.core.card_sets import BIT, Card, Cards, cards_in, count
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.cards import COLOUR_CARDS, COLOUR_OF, THE_ROOK, TRUMP_CARDS, Colour
from cardtable.games.rook.moves import BIDS, PASS, REDEAL, RookMove
from cardtable.games.rook.pack import FULL, NEST_SIZE, Pack
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState

# What the features of thirteen cards with a trump are worth, fitted to the captures of many high bidders.
BARE_HAND: Final = 31.5
EACH_TRUMP: Final = 4.4
THE_ROOK_ITSELF: Final = 21.0
LOW_ROOK_ITSELF: Final = 10.0
TOP_TRUMPS: Final = [8.5, 3.0]
TOP_OF_COLOUR: Final = 6.5
VOID: Final = 3.0
FROM_NEST: Final = 23.0
"""What the nest and the free choice of trump add to a hand before them; a strong hand gains less by it."""
BEFORE_NEST: Final = 0.845
EACH_CARD_LESS: Final = 3.3
"""The same five cards do more for a hand of nine."""
CAUTION: Final = 5
PARTNER_IS_AHEAD: Final = 15

# What makes a card of a side colour worth keeping when five are laid aside.
TRUMP_STAYS: Final = 100.0
COUNTER_STAYS: Final = 1000.0
EACH_IN_COLOUR: Final = 5.0
TOP_STAYS: Final = 15.0
EACH_RANK: Final = 0.2
EACH_POINT: Final = 0.3
GOES_FIRST: Final = 100.0
NEVER: Final = 1e9
"""More than any card is of use."""


def promise(pack: Pack, hand: Cards, trump: Colour) -> float:
    """The points that a high bidder's team should capture with thirteen cards and this trump."""
    worth = BARE_HAND + EACH_TRUMP * float(count(hand & COLOUR_CARDS[trump]))
    if hand & THE_ROOK:
        worth += LOW_ROOK_ITSELF if pack.low_rook else THE_ROOK_ITSELF
    for place, bonus in enumerate(TOP_TRUMPS):
        if hand & BIT[pack.best[trump][place]]:
            worth += bonus
    for colour in range(4):
        if colour != trump and hand & BIT[pack.best[colour][0]]:
            worth += TOP_OF_COLOUR
        if not hand & COLOUR_CARDS[colour]:
            worth += VOID
    return worth


def hope(pack: Pack, hand: Cards) -> int:
    """What a team should capture if this hand of it gets the nest (rule 1)."""
    best = 0.0
    for trump in range(4):
        best = max(best, promise(pack, hand, trump))
    hope = FROM_NEST + BEFORE_NEST * best + EACH_CARD_LESS * (FULL.hand_size - pack.hand_size)
    return int(hope * pack.top / FULL.total)


def best_trump(state: RookState, hand: Cards) -> Colour:
    """The colour that promises most, with the nest among the cards or after five were laid aside."""
    best, most = 0, 0.0
    for trump in range(4):
        is_full = count(hand) <= state.pack.hand_size
        kept = hand if is_full else hand & ~cards_to_lay_aside(state, hand, trump)
        worth = promise(state.pack, kept, trump)
        if worth > most:
            best, most = trump, worth
    return best


def cards_to_lay_aside(state: RookState, hand: Cards, trump: Colour, first: Cards = 0) -> Cards:
    """The five cards of least use, the lowest of equals (rule 2); these before others."""
    stay: Cards = state.pack.counters if state.options.bury_counters == "fewest" else 0
    cards = cards_in(hand)
    uses = vec[float]([_use(state.pack, hand, trump, stay, card) for card in cards])
    for place in range(len(uses)):
        if BIT[cards[place]] & first:
            uses[place] -= GOES_FIRST
    aside: Cards = 0
    for _ in range(NEST_SIZE):
        least = _least(uses)
        uses[least] = NEVER
        aside |= BIT[cards[least]]
    return aside


def _least(uses: vec[float]) -> i64:
    """The place of the least, the first of equals."""
    least: i64 = 0
    for place in range(1, len(uses)):
        if uses[place] < uses[least]:
            least = place
    return least


def _use(pack: Pack, hand: Cards, trump: Colour, stay: Cards, card: Card) -> float:
    use = COUNTER_STAYS if stay & BIT[card] else 0.0
    use += EACH_RANK * float(pack.rank[card])
    if TRUMP_CARDS[trump] & BIT[card]:
        return use + TRUMP_STAYS
    colour = COLOUR_OF[card]
    use += EACH_IN_COLOUR * float(count(hand & COLOUR_CARDS[colour]))
    is_top = card == pack.best[colour][0]
    return use + TOP_STAYS if is_top else use - EACH_POINT * float(pack.points[card])


def bid(state: RookState, seat: Seat) -> RookMove:
    """The next bid while the hand is good for it; a hand without counters asks for another."""
    if not state.hands[seat] & state.pack.counters:
        return REDEAL
    lowest = state.auction.lowest
    return BIDS[lowest // STEP] if lowest <= most_to_bid(state, seat) else PASS


def most_to_bid(state: RookState, seat: Seat) -> int:
    """The highest bid that the hand is good for; less where a partner is ahead."""
    limit = hope(state.pack, state.hands[seat]) - CAUTION
    if partner_is_ahead(state, seat):
        limit -= PARTNER_IS_AHEAD
    return max(min(limit, state.auction.top), 0) // STEP * STEP


def partner_is_ahead(state: RookState, seat: Seat) -> bool:
    bidder = state.auction.bidder
    return bidder is not None and team_of(bidder) == team_of(seat)
