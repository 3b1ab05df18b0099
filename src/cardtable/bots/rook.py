"""How to play Rook: what a hand is worth in the auction, and what a card is worth in the trick. Knows its own seat's
cards and what lies open, nothing else.

Rule 1: bid what the hand with its best trump colour should capture, and no more.
Rule 2: weigh each card by the chance that the team wins the trick, by the points in it, and by what the card could still
        do later.
Rule 3: count what is gone: a card beats what has not been seen.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.board import AUCTION, DISCARD, LAST_CALL, PLAY, TRUMP
from cardtable.games.rook.cards import (
    BIT,
    COLOUR_CARDS,
    COLOURS,
    ROOK,
    THE_ROOK,
    TRUMP_CARDS,
    Card,
    Cards,
    Colour,
    card_name,
    cards_in,
    count,
    set_of,
)
from cardtable.games.rook.choosing import least, longest_colour
from cardtable.games.rook.judging import calls_left
from cardtable.games.rook.moves import BIDS, PASS, PLAYS, REDEAL, TRUMPS, Bid, Call, Discard, Pass, Play, Trump
from cardtable.games.rook.pack import NEST_SIZE, Pack
from cardtable.games.rook.scoring import team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import follows, suit, suit_cards, winning_place

P: list[float] = [0.85, 1.25, 4.4, 4.0, 16.0, 8.0, 6.0, 0.5, 0.45, 38.0, 0.5, 0.4]


class Outlook:
    """What one seat can count on in the trick on the table."""

    def __init__(self, state: RookState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.pack: Final[Pack] = state.pack
        self.trump: Final[Colour] = state.trump
        self.hand: Final[Cards] = state.hands[seat]
        gone = state.all_played() | state.earlier[0] | state.earlier[1] | self.hand
        self.knows_buried: Final = state.bidder == seat
        if self.knows_buried:
            gone |= state.buried
        self.unseen: Final[Cards] = state.pack.all & ~gone
        self.voids: Final = state.apparent_voids()
        self.after: Final = 3 - len(state.played) % 4
        """How many players come after this seat in the trick."""
        self.miss: Final = [self.misses(other) for other in range(4)]
        self.cards_left: Final = int(count(self.hand))

    def misses(self, seat: int) -> list[float]:
        """The chance that a seat holds none of so many unseen cards."""
        held = float(count(self.state.hands[seat]))
        places = float(count(self.unseen))
        miss = max(0.0, 1.0 - held / places) if places else 1.0
        chances = [1.0]
        for _ in range(15):
            chances.append(chances[-1] * miss)
        return chances

    def chance_of(self, seat: int, cards: Cards) -> float:
        """The chance that a seat holds at least one of these unseen cards."""
        return 1.0 - self.miss[seat][count(cards & self.unseen)]

    def chance_to_beat(self, seat: int, card: Card, led: Colour) -> float:
        """The chance that a seat still to play beats a card."""
        above = self.pack.above[self.trump][led][card] & self.unseen
        trumps = above & TRUMP_CARDS[self.trump]
        of_led = above & ~trumps
        has_trumps = not self.voids[seat] & BIT[self.trump]
        if led == self.trump:
            return self.chance_of(seat, trumps) if has_trumps else 0.0
        ruff = self.chance_of(seat, trumps) if has_trumps else 0.0
        if self.voids[seat] & BIT[led]:
            return ruff
        follows_led = self.chance_of(seat, COLOUR_CARDS[led])
        over = self.chance_of(seat, of_led)
        rook = self.chance_of(seat, THE_ROOK & trumps) * P[10] if has_trumps else 0.0
        return over + (follows_led - over) * rook + (1.0 - follows_led) * ruff

    def chance_to_win(self, card: Card) -> float:
        """The chance that this team takes the trick if this seat plays a card now."""
        state = self.state
        trick = state.trick
        led = suit(trick[0], self.trump) if trick else suit(card, self.trump)
        power = self.pack.power[self.trump][led]
        best, is_ours = card, True
        for place, other in enumerate(trick):
            if power[other] > power[best]:
                best, is_ours = other, (state.leaders[-1] + place - self.seat) & 1 == 0
        ours, theirs = (1.0, 0.0) if is_ours else (0.0, 1.0)
        for step in range(1, self.after + 1):
            beats = self.chance_to_beat((self.seat + step) & 3, best, led)
            if step & 1:
                ours, theirs = ours * (1.0 - beats), theirs + ours * beats
            else:
                ours, theirs = ours + theirs * beats * P[0], theirs * (1.0 - beats * P[0])
        return ours

    def worth(self, card: Card) -> float:
        """What playing a card now is worth, in points."""
        state = self.state
        chance = self.chance_to_win(card)
        points = state.pack.value(state.trick) + state.pack.points[card] + P[1] * self.after + P[2]
        if self.cards_left == 1:
            points += 10.0
        return points * (2.0 * chance - 1.0) - self.keep(card) + self.draws(card)

    def keep(self, card: Card) -> float:
        """What a card may still do later."""
        if self.cards_left == 1:
            return 0.0
        if card == ROOK:
            return P[9]
        colour = suit(card, self.trump)
        above = int(count(self.pack.above[self.trump][colour][card] & self.unseen & suit_cards(colour, self.trump)))
        top = 1.0
        for _ in range(above):
            top *= P[7]
        taken = self.pack.points[card] * (2.0 * (P[8] + P[11] * top) - 1.0)
        if colour == self.trump:
            return P[3] + P[4] * top + taken
        return P[5] * top + taken

    def draws(self, card: Card) -> float:
        """Leading trumps is good for the bidders while the opponents hold some."""
        if self.after != 3 or suit(card, self.trump) != self.trump:
            return 0.0
        left = int(count(self.unseen & TRUMP_CARDS[self.trump]))
        ours = team_of(self.state.bidder) == team_of(self.seat)
        return (P[6] if ours else -P[6]) * min(left, 4) / 4.0


class RookBrain(Brain):
    def expert(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, RookState)
        if state.phase == PLAY:
            return _evident_call(state, seat) or PLAYS[best_card(state, seat)]
        if state.phase == AUCTION:
            return _bid(state, seat)
        if state.phase == DISCARD:
            trump = best_trump(state, state.hands[seat])
            return Discard(cards_to_lay_aside(state, state.hands[seat], trump))
        if state.phase == TRUMP:
            return TRUMPS[best_trump(state, state.hands[seat])]
        return _evident_call(state, seat) or state.default(seat)

    def easy(self, state: State, seat: Seat, chance: Chance) -> Move:
        """Bids on the length of a colour, wins what it can, and gives away nothing else."""
        assert isinstance(state, RookState)
        if state.phase == PLAY:
            return PLAYS[_simple_card(state, seat)]
        if state.phase == AUCTION and state.auction.lowest <= _simple_limit(state, seat) + 5 * chance.below(3):
            return BIDS[state.auction.lowest // STEP]
        return state.default(seat)

    def why(self, state: State, seat: Seat, move: Move) -> Sentence:
        assert isinstance(state, RookState)
        if isinstance(move, Play) and move.card in cards_in(state.playable(seat)):
            chance = round(100 * Outlook(state, seat).chance_to_win(move.card))
            return say("rook-why-play", card=card_name(move.card), chance=chance)
        if isinstance(move, Bid | Pass):
            return say("rook-why-bid", points=hopes(state, seat))
        if isinstance(move, Discard | Trump):
            return say("rook-why-trump", trump=COLOURS[best_trump(state, state.hands[seat])])
        return say("rook-why-rules")

    def candidates(self, state: State, seat: Seat) -> Sequence[Move]:
        """In the auction only the next bids; of the discards one for each colour."""
        assert isinstance(state, RookState)
        if state.phase == AUCTION:
            lowest, top = state.auction.lowest, state.auction.top
            return [PASS, *(BIDS[bid // STEP] for bid in range(lowest, min(lowest + 3 * STEP, top + 1), STEP))]
        if state.phase == DISCARD:
            return [Discard(cards_to_lay_aside(state, state.hands[seat], trump)) for trump in range(4)]
        if state.phase == PLAY:
            return [PLAYS[card] for card in cards_in(state.playable(seat))]
        return state.legal(seat)

    def stage(self, state: State) -> int:
        """The round: a move is tried out until its scores are known."""
        assert isinstance(state, RookState)
        return state.rounds_played

    def value(self, state: State, seat: Seat) -> float:
        """How far this seat's team is ahead."""
        assert isinstance(state, RookState)
        return float(state.scores[team_of(seat)] - state.scores[1 - team_of(seat)])


def best_card(state: RookState, seat: Seat) -> Card:
    """The card that is worth most in this trick (rule 2)."""
    cards = cards_in(state.playable(seat))
    if len(cards) == 1:
        return cards[0]
    outlook = Outlook(state, seat)
    best, most = cards[0], outlook.worth(cards[0])
    for card in cards[1:]:
        worth = outlook.worth(card)
        if worth > most:
            best, most = card, worth
    return best


W: list[float] = [31.5, 4.4, 21.0, 8.5, 3.0, 0.5, 6.5, 0.5, 3.0, 0.0, 0.1]
B: list[float] = [23.0, 0.845, 5.0, 15.0, 0.0, 15.0]


def features(pack: Pack, hand: Cards, trump: Colour) -> list[float]:
    trumps = hand & COLOUR_CARDS[trump]
    f = [1.0, float(count(trumps)), 1.0 if hand & THE_ROOK else 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    best = pack.best
    for place in range(3):
        if trumps & BIT[best[trump][place]]:
            f[3 + place] = 1.0
    for colour in range(4):
        if colour == trump:
            continue
        held = hand & COLOUR_CARDS[colour]
        number = int(count(held))
        if not number:
            f[8] += 1.0
            continue
        if number == 1:
            f[9] += 1.0
        if held & BIT[best[colour][0]]:
            f[6] += 1.0
        if held & BIT[best[colour][1]] and number > 1:
            f[7] += 1.0
        f[10] += float(pack.worth(held & ~BIT[best[colour][0]]))
    return f


def promise(pack: Pack, hand: Cards, trump: Colour) -> float:
    """The points that a high bidder's team should capture with these thirteen cards and this trump."""
    total = 0.0
    for weight, feature in zip(W, features(pack, hand, trump), strict=True):
        total += weight * feature
    return total


def best_trump(state: RookState, hand: Cards) -> Colour:
    best, most = 0, -1e9
    for trump in range(4):
        kept = hand
        if count(hand) > state.pack.hand_size:
            kept = hand & ~cards_to_lay_aside(state, hand, trump)
        value = promise(state.pack, kept, trump)
        if value > most:
            best, most = trump, value
    return best


def cards_to_lay_aside(state: RookState, hand: Cards, trump: Colour) -> Cards:
    """Cards of short colours that win nothing; their points come back with the last trick."""
    pack = state.pack
    found: list[tuple[float, Card]] = []
    for card in cards_in(hand):
        found.append((_use(state, hand, trump, card), card))
    found.sort()
    return set_of([card for _, card in found[:NEST_SIZE]])


def _use(state: RookState, hand: Cards, trump: Colour, card: Card) -> float:
    pack = state.pack
    barred = 1000.0 if pack.points[card] and state.house.bury_counters == "fewest" else 0.0
    if TRUMP_CARDS[trump] & BIT[card]:
        return barred + 100.0 + pack.rank(card)
    colour = card // 14
    held = hand & COLOUR_CARDS[colour]
    use = barred + B[2] * float(count(held)) + 0.2 * pack.rank(card)
    if card == pack.best[colour][0]:
        return use + B[3]
    return use - 0.3 * pack.points[card]


def hopes(state: RookState, seat: Seat) -> int:
    hand = state.hands[seat]
    best = max([promise(state.pack, hand, trump) for trump in range(4)])
    return int(B[0] + B[1] * best)


def _bid(state: RookState, seat: Seat) -> Move:
    if not state.hands[seat] & state.pack.counters:
        return REDEAL
    auction = state.auction
    limit = hopes(state, seat) - int(B[4])
    if auction.bidder is not None and auction.bidder == (seat + 2) & 3:
        limit -= int(B[5])
    return BIDS[auction.lowest // STEP] if auction.lowest <= min(limit, auction.top) else PASS


def _evident_call(state: RookState, seat: Seat) -> Move | None:
    """Call an opponent who did not follow a colour and has played it since."""
    if state.is_strict or state.phase not in (PLAY, LAST_CALL) or not calls_left(state, seat):
        return None
    for place, card in enumerate(state.played):
        player, led = state.player_of(place), state.played[place & ~3]
        if team_of(player) != team_of(seat) and not follows(card, led, state.trump):
            wanted = suit_cards(suit(led, state.trump), state.trump) | state.shown[player] * 0
            since = [c for at, c in enumerate(state.played) if at > place and state.player_of(at) == player]
            if wanted & (set_of(since) | state.shown[player]):
                return Call(player, state.earlier_tricks + place // 4 + 1)
    return None


def _simple_card(state: RookState, seat: Seat) -> Card:
    """The lowest card that wins at the moment, or else the least one; the Rook only for points."""
    cards = cards_in(state.playable(seat))
    trick, pack = state.trick, state.pack
    if not trick:
        return max(cards, key=lambda card: (card != ROOK, pack.rank(card), card))
    winning = [card for card in cards if winning_place([*trick, card], state.trump, pack) == len(trick)]
    if winning and (pack.value(trick) or winning[0] != ROOK):
        return min(winning, key=lambda card: (pack.power[state.trump][0][card], card))
    partner_wins = len(trick) > 1 and winning_place(trick, state.trump, pack) == len(trick) - 2
    if partner_wins:
        return max(cards, key=lambda card: (pack.points[card] if card != ROOK else -1, -pack.rank(card)))
    return least(state.playable(seat), pack)


def _simple_limit(state: RookState, seat: Seat) -> int:
    hand = state.hands[seat]
    return 45 + 5 * int(count(hand & TRUMP_CARDS[longest_colour(hand)]))


BRAIN: Final = RookBrain()
