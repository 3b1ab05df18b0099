"""What a card of Rook is worth in the trick on the table: by the chance that the team wins it, the points in it, and
what the card could do later. Looks at one seat's own cards and at what lies open."""

from typing import Final

from cardtable.bots.rook_strength import strength_of
from cardtable.core.card_sets import BIT, Card, Cards, count, first
from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.cards import COLOUR_CARDS, ROOK, THE_ROOK, TRUMP_CARDS, Colour
from cardtable.games.rook.pack import Pack
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit, suit_cards

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

NO_COLOUR: Final = -1
NO_VOIDS: Final = vec[i64]([])
NO_MISS: Final = vec[float]([])


class Outlook:
    """What one seat can count on in the trick on the table."""

    def __init__(self, state: RookState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.pack: Final[Pack] = state.pack
        self.strength: Final = strength_of(state.pack)
        self.trump: Final[Colour] = state.trump
        self.trick: Final = state.trick
        self.on_table: Final = state.pack.value(self.trick)
        self.cards_left: Final = count(state.hands[seat])
        self.after: Final[i64] = 3 - len(self.trick)
        """How many players come after this seat in the trick."""
        self.unseen: Final[Cards] = _unseen(state, seat)
        self.voids: Final = state.apparent_voids() if self.after else NO_VOIDS
        self.miss: Final = self._miss() if self.after else NO_MISS
        """For each seat the chance that it does not hold a given unseen card."""
        self._led: Colour = NO_COLOUR
        self._above: Cards = 0
        self._is_ours: bool = False
        self._chance: float = 0.0
        """The last chance that was worked out, and for what: most cards of a hand ask for the same."""

    def worth(self, card: Card) -> float:
        """What playing a card now is worth, in points (rule 3)."""
        points = float(self.on_table + self.pack.points[card]) + STILL_TO_COME * float(self.after) + LEAD
        if self.cards_left == 1:
            points += LAST_TRICK + self.state.options.last_trick
        return points * (2.0 * self.chance_to_win(card) - 1.0) - self._keep(card) + self._draws(card)

    def chance_to_win(self, card: Card) -> float:
        """The chance that this team takes the trick if this seat plays a card now."""
        led = suit(self.trick[0] if len(self.trick) else card, self.trump)
        best, is_ours = self._best(card, led)
        above = self.strength.beating(best, self.trump, led) & self.unseen
        if led != self._led or above != self._above or is_ours != self._is_ours:
            self._led, self._above, self._is_ours = led, above, is_ours
            self._chance = self._chance_above(led, above, is_ours=is_ours)
        return self._chance

    def _chance_above(self, led: Colour, above: Cards, *, is_ours: bool) -> float:
        """The same, for a trick in which one of the teams is ahead and these unseen cards would beat it."""
        ours, theirs = (1.0, 0.0) if is_ours else (0.0, 1.0)
        for step in range(1, self.after + 1):
            beats = self._chance_to_beat((self.seat + step) & 3, above, led)
            if step & 1:
                ours, theirs = ours * (1.0 - beats), theirs + ours * beats
            else:
                ours, theirs = ours + theirs * beats * PARTNER_HELPS, theirs * (1.0 - beats * PARTNER_HELPS)
        return ours

    def _best(self, card: Card, led: Colour) -> tuple[Card, bool]:
        """The card that is ahead with this one on the table, and whether it is this team's."""
        best, is_ours, highest = card, True, self.pack.power(card, self.trump, led)
        for place, other in enumerate(self.trick):
            power = self.pack.power(other, self.trump, led)
            if power > highest:
                best, is_ours, highest = other, (len(self.trick) - place) & 1 == 0, power
        return best, is_ours

    def _chance_to_beat(self, seat: i64, above: Cards, led: Colour) -> float:
        """The chance that a seat still to play beats a trick with these: by following, by the Rook, or by trumping."""
        trumps = 0 if self.voids[seat] & BIT[self.trump] else above & TRUMP_CARDS[self.trump]
        trumping = self._chance_of(seat, trumps)
        if led == self.trump or self.voids[seat] & BIT[led]:
            return trumping
        following = self._chance_of(seat, COLOUR_CARDS[led])
        higher = self._chance_of(seat, above & COLOUR_CARDS[led])
        striking = self._chance_of(seat, trumps & THE_ROOK) * ROOK_STRIKES
        return higher + (following - higher) * striking + (1.0 - following) * trumping

    def _chance_of(self, seat: i64, cards: Cards) -> float:
        """The chance that a seat holds at least one of these unseen cards."""
        unseen = cards & self.unseen
        return 1.0 - power_of(self.miss[seat], count(unseen)) if unseen else 0.0

    def _miss(self) -> vec[float]:
        unseen, miss = float(count(self.unseen)), vec[float]([1.0, 1.0, 1.0, 1.0])
        for seat in range(4 if self.unseen else 0):
            miss[seat] = max(0.0, 1.0 - float(count(self.state.hands[seat])) / unseen)
        return miss

    def _keep(self, card: Card) -> float:
        """What a card may still do later: win a trick, and save its points."""
        if self.cards_left == 1:
            return 0.0
        if card == ROOK and not self.pack.low_rook:
            return KEEP_ROOK
        colour = suit(card, self.trump)
        above = self.strength.beating(card, self.trump, colour) & self.unseen & suit_cards(colour, self.trump)
        strength = power_of(EACH_ABOVE, count(above))
        saved = float(self.pack.points[card]) * (2.0 * (SAVED + SAVED_BY_STRENGTH * strength) - 1.0)
        if colour == self.trump:
            return KEEP_TRUMP + KEEP_TOP_TRUMP * strength + saved
        return KEEP_TOP * strength + saved

    def _draws(self, card: Card) -> float:
        """To lead trumps is good for the bidders and bad for the others, while there are some to draw."""
        if len(self.trick) or suit(card, self.trump) != self.trump:
            return 0.0
        left = float(min(count(self.unseen & TRUMP_CARDS[self.trump]), 4)) / 4.0
        return DRAWING * left if team_of(self.state.bidder) == self.seat & 1 else -DRAWING * left


def power_of(chance: float, times: i64) -> float:
    """The chance that something happens so many times."""
    all_of_them = 1.0
    while times:
        all_of_them *= chance
        times -= 1
    return all_of_them


def _unseen(state: RookState, seat: Seat) -> Cards:
    """All that this seat doesn't see, wherever it lies: the other hands, and what another player laid aside."""
    unseen = 0 if state.bidder == seat else state.buried
    for other in range(4):
        if other != seat:
            unseen |= state.hands[other]
    return unseen


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
