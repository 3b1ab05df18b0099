"""What a card of Rook is worth in the trick on the table: by the chance that the team wins it, the points in it, and
what the card could do later. Looks at one seat's own cards and at what lies open."""

from typing import Final

from cardtable.core.card_sets import BIT, Card, Cards, count, first
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.cards import COLOUR_CARDS, DECK_SIZE, ROOK, THE_ROOK, TRUMP_CARDS, Colour
from cardtable.games.rook.pack import Pack
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit, suit_cards, winning_place

# What a trick and a card are worth, in points; found by playing many rounds against slightly different values.
PARTNER_HELPS: Final = 0.6
STILL_TO_COME: Final = 1.25
"""Points that each player still to play is expected to add."""
LEAD: Final = 1.2
LAST_TRICK: Final = 10.0
KEEP_TRUMP: Final = 5.0
KEEP_TOP_TRUMP: Final = 16.0
KEEP_TOP: Final = 8.0
KEEP_ROOK: Final = 38.0
EACH_ABOVE: Final = 0.6
"""How much of a card's strength is left with each unseen card above it."""
SAVED: Final = 0.45
SAVED_BY_STRENGTH: Final = 0.3
ROOK_STRIKES: Final = 0.5
DRAWING: Final = 6.0


def power_of(chance: float, times: i64) -> float:
    """The chance that something happens so many times."""
    all_of_them = 1.0
    while times:
        all_of_them *= chance
        times -= 1
    return all_of_them


STRENGTH: Final = vec[float]([power_of(EACH_ABOVE, above) for above in range(DECK_SIZE)])
"""What is left of a card's strength, by the unseen cards above it."""
NO_COLOUR: Final = -1
NO_CARD: Final = -1
NO_VOIDS: Final = vec[i64]([])


class Outlook:
    """What one seat can count on in the trick on the table."""

    def __init__(self, state: RookState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.pack: Final[Pack] = state.pack
        self.trump: Final[Colour] = state.trump
        self.cards_left: Final = count(state.hands[seat])
        played, start = state.played, i64(len(state.played) & ~3)
        self.on_table: Final = self.pack.value(played, start)
        self.after: Final[i64] = 3 - (len(played) - start)
        """How many players come after this seat in the trick."""
        self.led: Colour = NO_COLOUR
        self.ahead: Card = NO_CARD
        self.is_ahead: bool = False
        """The colour and the best card of the trick, and whether that is the partner's."""
        if self.after < 3:
            place = winning_place(played, self.trump, self.pack, start)
            self.led, self.ahead = suit(played[start], self.trump), played[place]
            self.is_ahead = (len(played) - place) & 1 == 0
        self.unseen: Final[Cards] = _unseen(state, seat)
        self.voids: Final = state.apparent_voids() if self.after else NO_VOIDS
        self.miss: Final = self._miss()
        """The chance that a seat still to play, with as many cards as this one, does not hold a given unseen card."""
        self._led: Colour = NO_COLOUR
        self._above: Cards = 0
        self._is_ours: bool = False
        self._chance: float = 0.0
        """The last chance that was worked out, and for what: most cards of a hand ask for the same."""
        self._trumping: float = 0.0
        self._following: float = 0.0
        self._higher: float = 0.0
        self._striking: float = 0.0
        """The chances of a seat to hold a trump that beats the trick, any card or a higher one of the led colour, and
        to play the Rook rather than follow."""

    def worth(self, card: Card) -> float:
        """What playing a card now is worth, in points (rule 3)."""
        points = float(self.on_table + self.pack.points[card]) + STILL_TO_COME * float(self.after) + LEAD
        if self.cards_left == 1:
            points += LAST_TRICK + self.state.options.last_trick
        return points * (2.0 * self.chance_to_win(card) - 1.0) - self._keep(card) + self.draws(card)

    def chance_to_win(self, card: Card) -> float:
        """The chance that this team takes the trick if this seat plays a card now."""
        led, pack, trump = self.led, self.pack, self.trump
        best, is_ours = card, True
        if led == NO_COLOUR:
            led = suit(card, trump)
        elif pack.power(self.ahead, trump, led) > pack.power(card, trump, led):
            best, is_ours = self.ahead, self.is_ahead
        above = pack.beating(best, trump, led) & self.unseen
        if led != self._led or above != self._above or is_ours != self._is_ours:
            self._led, self._above, self._is_ours = led, above, is_ours
            self._chance = self._chance_above(led, above, is_ours=is_ours)
        return self._chance

    def draws(self, card: Card) -> float:
        """To lead trumps is good for the bidders and bad for the others, while there are some to draw."""
        if self.led != NO_COLOUR or suit(card, self.trump) != self.trump:
            return 0.0
        left = float(min(count(self.unseen & TRUMP_CARDS[self.trump]), 4)) / 4.0
        return DRAWING * left if team_of(self.state.bidder) == self.seat & 1 else -DRAWING * left

    def _chance_above(self, led: Colour, above: Cards, *, is_ours: bool) -> float:
        """The same, for a trick in which one of the teams is ahead and these unseen cards would beat it."""
        ours, theirs = (1.0, 0.0) if is_ours else (0.0, 1.0)
        if self.after:
            self._weigh(led, above)
        for step in range(1, self.after + 1):
            beats = self._chance_to_beat((self.seat + step) & 3, led)
            if step & 1:
                ours, theirs = ours * (1.0 - beats), theirs + ours * beats
            else:
                ours, theirs = ours + theirs * beats * PARTNER_HELPS, theirs * (1.0 - beats * PARTNER_HELPS)
        return ours

    def _weigh(self, led: Colour, above: Cards) -> None:
        """What anybody may do who is not known to be void, where these cards beat the trick."""
        trumps = above & TRUMP_CARDS[self.trump]
        self._trumping = self._chance_of(trumps)
        if led != self.trump:
            self._following = self._chance_of(COLOUR_CARDS[led])
            self._higher = self._chance_of(above & COLOUR_CARDS[led])
            self._striking = self._chance_of(trumps & THE_ROOK) * ROOK_STRIKES

    def _chance_to_beat(self, seat: i64, led: Colour) -> float:
        """The chance that a seat still to play beats the trick: by following, by the Rook, or by trumping."""
        voids, trumping, striking = self.voids[seat], self._trumping, self._striking
        if voids & BIT[self.trump]:
            trumping = striking = 0.0
        if led == self.trump or voids & BIT[led]:
            return trumping
        following, higher = self._following, self._higher
        return higher + (following - higher) * striking + (1.0 - following) * trumping

    def _chance_of(self, cards: Cards) -> float:
        """The chance that a seat still to play holds at least one of these unseen cards."""
        unseen = cards & self.unseen
        return 1.0 - power_of(self.miss, count(unseen)) if unseen else 0.0

    def _miss(self) -> float:
        unseen = float(count(self.unseen))
        return max(0.0, 1.0 - float(self.cards_left) / unseen) if self.unseen else 1.0

    def _keep(self, card: Card) -> float:
        """What a card may still do later: win a trick, and save its points."""
        if self.cards_left == 1:
            return 0.0
        if card == ROOK and not self.pack.low_rook:
            return KEEP_ROOK
        colour = suit(card, self.trump)
        above = self.pack.beating(card, self.trump, colour) & self.unseen & suit_cards(colour, self.trump)
        strength = STRENGTH[count(above)]
        saved = float(self.pack.points[card]) * (2.0 * (SAVED + SAVED_BY_STRENGTH * strength) - 1.0)
        if colour == self.trump:
            return KEEP_TRUMP + KEEP_TOP_TRUMP * strength + saved
        return KEEP_TOP * strength + saved


def _unseen(state: RookState, seat: Seat) -> Cards:
    """All that this seat doesn't see, wherever it lies: the other hands, and what another player laid aside."""
    hands = state.hands
    others = (hands[0] | hands[1] | hands[2] | hands[3]) ^ hands[seat]
    return others if state.bidder == seat else others | state.buried


def best_card(state: RookState, seat: Seat, among: Cards = 0) -> Card:
    """The card that is worth most in this trick, of these or of all that may be played."""
    cards = among or state.playable(seat)
    best, rest = first(cards), cards & (cards - 1)
    if not rest:
        return best
    outlook = Outlook(state, seat)
    most = outlook.worth(best)
    while rest:
        card, rest = first(rest), rest & (rest - 1)
        worth = outlook.worth(card)
        if worth > most:
            best, most = card, worth
    return best
