"""How to play Rook: what a hand is worth in the auction, and what a card is worth in the trick. Knows its own seat's
cards and what lies open, nothing else.

Rule 1: bid up to what the hand should capture with its best trump, and leave the auction to a partner who is ahead.
Rule 2: lay aside cards of short colours that win nothing; their points come back with the last trick.
Rule 3: weigh each card by the chance that the team wins the trick, by the points in it, and by what it could do later.
Rule 4: count what is gone: only a card that has not been seen can beat another.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.brain import Brain
from cardtable.core.card_sets import BIT, Card, Cards, cards_in, count, first
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.cards import COLOUR_CARDS, COLOUR_OF, COLOURS, NAMES, ROOK, THE_ROOK, TRUMP_CARDS, Colour
from cardtable.games.rook.choices import least, longest_colour
from cardtable.games.rook.moves import (
    BIDS,
    PASS,
    PLAYS,
    REDEAL,
    TRUMPS,
    Bid,
    Call,
    Discard,
    Pass,
    Play,
    RookMove,
    Trump,
)
from cardtable.games.rook.pack import FULL, NEST_SIZE, Pack
from cardtable.games.rook.phases import AUCTION, DISCARD, LAST_CALL, PLAY, TRUMP
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import follows, suit, suit_cards, winning_place

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
USEFUL: Final = 1e9
EACH_IN_COLOUR: Final = 5.0
TOP_STAYS: Final = 15.0
EACH_RANK: Final = 0.2
EACH_POINT: Final = 0.3

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
WIN: Final = 150.0
MIDDLING: Final = 65.0
"""About what the side that leads gains in a round."""

EASY_DREAMS: Final = 4
"""One card in so many the easy player plays without a look at the trick: the least one."""


NO_COLOUR: Final = -1
NO_VOIDS: Final = vec[i64]([])
NO_MISS: Final = vec[float]([])


class RookBrain(Brain[RookState, RookMove]):
    swing: ClassVar[float] = 44.0

    def expert(self, state: RookState, seat: Seat, chance: Chance) -> RookMove:
        if state.phase == PLAY:
            return _evident_call(state, seat) or PLAYS[best_card(state, seat)]
        if state.phase == AUCTION:
            return _bid(state, seat)
        if state.phase == DISCARD:
            return Discard(cards_to_lay_aside(state, state.hands[seat], best_trump(state, state.hands[seat])))
        if state.phase == TRUMP:
            return TRUMPS[best_trump(state, state.hands[seat])]
        return _evident_call(state, seat) or state.default(seat)

    def easy(self, state: RookState, seat: Seat, chance: Chance) -> RookMove:
        """Bids on the length of a colour, wins what it can, counts nothing, and dreams now and then."""
        if state.phase == PLAY:
            is_dreaming = not chance.below(EASY_DREAMS)
            return PLAYS[least(state.playable(seat), state.pack) if is_dreaming else _simple_card(state, seat)]
        if state.phase == AUCTION and state.auction.lowest <= _simple_limit(state, seat) + STEP * chance.below(3):
            return BIDS[state.auction.lowest // STEP]
        return state.default(seat)

    def why(self, state: RookState, seat: Seat, move: RookMove) -> Sentence:
        if isinstance(move, Play) and state.playable(seat) & BIT[move.card]:
            chance = int(100 * Outlook(state, seat).chance_to_win(move.card))
            return say("rook-why-play", card=NAMES[move.card], chance=chance)
        if isinstance(move, Bid | Pass):
            return _why_bid(state, seat, move)
        if isinstance(move, Discard | Trump):
            return say("rook-why-trump", trump=COLOURS[best_trump(state, state.hands[seat])])
        return say("rook-why-rules")

    def candidates(self, state: RookState, seat: Seat) -> Sequence[RookMove]:
        """In the auction only the next bids; of the discards one for each colour; in tricks only lawful cards."""
        if state.phase == AUCTION:
            lowest = state.auction.lowest
            few = range(lowest, min(lowest + 3 * STEP, state.auction.top + 1), STEP)
            return [PASS, *[BIDS[bid // STEP] for bid in few]]
        if state.phase == DISCARD:
            return [Discard(cards_to_lay_aside(state, state.hands[seat], trump)) for trump in range(4)]
        if state.phase == PLAY:
            return [PLAYS[card] for card in cards_in(state.playable(seat))]
        return state.legal(seat)

    def stage(self, state: RookState) -> int:
        """The round: a move is tried out until its scores are known."""
        return state.rounds_played

    def stages_left(self, state: RookState) -> float:
        """The leaders' way to the target, a middling bid at a time."""
        return (state.options.target - max(state.scores)) / MIDDLING

    def value(self, state: RookState, seat: Seat) -> float:
        """How far this seat's team is ahead, and more if that wins the game."""
        ahead = state.scores[team_of(seat)] - state.scores[1 - team_of(seat)]
        if state.waiting or not ahead:
            return float(ahead)
        return ahead + WIN if ahead > 0 else ahead - WIN


class Outlook:
    """What one seat can count on in the trick on the table."""

    def __init__(self, state: RookState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.pack: Final[Pack] = state.pack
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
        above = self.pack.beating(best, self.trump, led) & self.unseen
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
        above = self.pack.beating(card, self.trump, colour) & self.unseen & suit_cards(colour, self.trump)
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


def best_card(state: RookState, seat: Seat) -> Card:
    """The card that is worth most in this trick."""
    cards = state.playable(seat)
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


def hope(state: RookState, seat: Seat) -> int:
    """What this seat's team should capture if it gets the nest (rule 1)."""
    best = 0.0
    for trump in range(4):
        best = max(best, promise(state.pack, state.hands[seat], trump))
    hope = FROM_NEST + BEFORE_NEST * best + EACH_CARD_LESS * (FULL.hand_size - state.pack.hand_size)
    return int(hope * state.top / FULL.total)


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


def cards_to_lay_aside(state: RookState, hand: Cards, trump: Colour) -> Cards:
    """The five cards of least use (rule 2)."""
    aside: Cards = 0
    for _ in range(NEST_SIZE):
        aside |= BIT[_least_useful(state, hand, hand & ~aside, trump)]
    return aside


def _least_useful(state: RookState, hand: Cards, cards: Cards, trump: Colour) -> Card:
    least, fewest = first(cards), USEFUL
    while cards:
        card, cards = first(cards), cards & (cards - 1)
        use = _use(state, hand, trump, card)
        if use < fewest:
            least, fewest = card, use
    return least


def _use(state: RookState, hand: Cards, trump: Colour, card: Card) -> float:
    pack = state.pack
    use = COUNTER_STAYS if pack.points[card] and state.options.bury_counters == "fewest" else 0.0
    use += EACH_RANK * float(pack.rank[card])
    if TRUMP_CARDS[trump] & BIT[card]:
        return use + TRUMP_STAYS
    colour = COLOUR_OF[card]
    use += EACH_IN_COLOUR * float(count(hand & COLOUR_CARDS[colour]))
    return use + TOP_STAYS if card == pack.best[colour][0] else use - EACH_POINT * float(pack.points[card])


def _bid(state: RookState, seat: Seat) -> RookMove:
    """The next bid while the hand is good for it; a hand without counters asks for another."""
    if not state.hands[seat] & state.pack.counters:
        return REDEAL
    lowest = state.auction.lowest
    return BIDS[lowest // STEP] if lowest <= _most_to_bid(state, seat) else PASS


def _most_to_bid(state: RookState, seat: Seat) -> int:
    """The highest bid that the hand is good for; less where a partner is ahead."""
    limit = hope(state, seat) - CAUTION
    if _partner_is_ahead(state, seat):
        limit -= PARTNER_IS_AHEAD
    return max(min(limit, state.auction.top), 0) // STEP * STEP


def _partner_is_ahead(state: RookState, seat: Seat) -> bool:
    bidder = state.auction.bidder
    return bidder is not None and team_of(bidder) == team_of(seat)


def _why_bid(state: RookState, seat: Seat, move: RookMove) -> Sentence:
    most = _most_to_bid(state, seat)
    if isinstance(move, Bid):
        return say("rook-why-bid", most=most)
    if _partner_is_ahead(state, seat):
        return say("rook-why-partner", bid=state.auction.bid)
    return say("rook-why-pass", next=state.auction.lowest, most=most)


def _evident_call(state: RookState, seat: Seat) -> RookMove | None:
    """Call an opponent who didn't follow a colour, and has shown a card of it since."""
    if state.is_strict or state.phase not in (PLAY, LAST_CALL) or not state.calls_left(seat):
        return None
    shown = state.shown.copy()
    for place in range(len(state.played) - 1, -1, -1):
        player, card, led = state.player_of(place), state.played[place], state.played[place & ~3]
        colour = suit_cards(suit(led, state.trump), state.trump)
        is_suspect = team_of(player) != team_of(seat) and not follows(card, led, state.trump)
        if is_suspect and shown[player] & colour:
            return Call(player, state.earlier_tricks + place // 4 + 1)
        shown[player] |= BIT[card]
    return None


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


def _simple_limit(state: RookState, seat: Seat) -> int:
    hand = state.hands[seat]
    return 45 + state.options.last_trick // 2 + STEP * count(hand & TRUMP_CARDS[longest_colour(hand)])


BRAIN: Final = RookBrain()
