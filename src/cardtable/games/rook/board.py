"""What lies on the table in a game of Rook, and questions about it. Knows neither moves nor words."""

from collections.abc import Iterable
from typing import ClassVar, Final

from cardtable.core.card_sets import BIT, Card, Cards, cards_in, count, set_of
from cardtable.core.chance import Seed
from cardtable.core.game import NOBODY, State
from cardtable.core.move import Seat
from cardtable.core.vectors import append, i64, vec
from cardtable.games.rook.auction import Auction
from cardtable.games.rook.cards import Colour
from cardtable.games.rook.moves import RookMove
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import Pack, pack_in
from cardtable.games.rook.phases import AUCTION, LAST_CALL, OVER, Phase
from cardtable.games.rook.rounds import SEATS, Pair, Round, is_over, team_of
from cardtable.games.rook.tricks import follows, playable, suit, suit_cards, winning_place
from cardtable.games.rook.view import RookView

ALL_READY: Final = 15
MOST_WRONG_CALLS: Final = 2
MOST_THROW_INS: Final = 3
NOTHING: Final[list[Cards]] = [0, 0]
NOTHING_EACH: Final[list[Cards]] = [0, 0, 0, 0]
"""Where nothing happened yet; such lists are replaced, never changed."""
NO_HANDS: Final = vec[i64]([0, 0, 0, 0])
NO_POINTS: Final = vec[i64]([0, 0])
NO_CARDS: Final = vec[i64]([])
ALONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in SEATS]
NOT_READY: Final = [tuple([seat for seat in SEATS if not ready & BIT[seat]]) for ready in range(16)]
"""Who is waited for, by who is ready."""
FIRST_NOT_READY: Final = [seats[0] if seats else NOBODY for seats in NOT_READY]


class Board(State[RookOptions, RookMove, RookView]):
    game: ClassVar[str] = "rook"

    def __init__(self, players: int, options: RookOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.pack: Final[Pack] = pack_in(options)
        self.is_strict: Final = options.renege == "strict"
        self.target: Final[int] = options.target
        self.max_rounds: Final[int] = options.max_rounds
        self.last_trick: Final[int] = options.last_trick
        self.dealer_is_stuck: Final = options.all_pass == "stuck_70"
        self.may_bury_counters: Final = options.bury_counters == "allowed"
        """House rules that are asked for in every round; to look one up by its name takes longer than to keep it."""
        self.phase: Phase = AUCTION
        self.dealer: Seat = SEATS[0]
        self.turn: Seat = SEATS[0]
        self.throw_ins: int = 0
        """How often nobody wanted to bid since this dealer's turn began."""
        self.auction: Auction = self.new_auction()
        self.redealt_by: Seat | None = None
        self.redealt_hand: Cards = 0
        """The hand without counters for which these cards were dealt anew."""
        self.hands: vec[Cards] = NO_HANDS
        self.nest: Cards = 0
        """While its five cards lie in the middle, and until the high bidder has laid five aside."""
        self.buried: Cards = 0
        self.trump: Colour = 0
        """Once it is named: from the first trick on."""
        self.leaders: vec[i64] = vec[i64]([])
        """Who led each trick of the record, the trick on the table included."""
        self.played: vec[Card] = vec[i64]([])
        """The record: the cards of all these tricks in order of play."""
        self.earlier: list[Cards] = NOTHING
        """What each team took in tricks before the record begins; only a described position has such tricks."""
        self.captured: vec[i64] = NO_POINTS
        """The points each team has taken in tricks."""
        self.proven: vec[i64] = NO_HANDS
        """The colours, as bits, that a seat was found not to hold when it was called."""
        self.voids: vec[i64] = NO_HANDS
        self.voids_until: i64 = 0
        """The apparent voids at a place of the record, up to which it was read for them; 0 to read it anew."""
        self.shown: list[Cards] = NOTHING_EACH
        """Cards that everybody knows a seat to hold, since they were taken back from the table."""
        self.again: vec[Card] = NO_CARDS
        """What the players to come had played to this trick before it was corrected."""
        self.wrong_calls: list[int] = NOTHING
        self.ready: int = 0
        """Who is ready, as bits."""
        self.rounds: list[Round] = []
        self.earlier_rounds: int = 0
        self.scores: Pair = (0, 0)
        """The total of each team."""
        self.earlier_scores: Pair = (0, 0)
        """What had been played before the first of these rounds; only in a described position."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        if self.phase < LAST_CALL:
            return ALONE[self.turn]
        return () if self.phase == OVER else NOT_READY[self.ready]

    def current_seat(self) -> Seat:
        if self.phase < LAST_CALL:
            return self.turn
        return NOBODY if self.phase == OVER else FIRST_NOT_READY[self.ready]

    @property
    def bid(self) -> int:
        return self.auction.bid

    @property
    def bidder(self) -> Seat:
        """The high bidder."""
        bidder = self.auction.bidder
        assert bidder is not None
        return bidder

    @property
    def rounds_played(self) -> int:
        return self.earlier_rounds + len(self.rounds)

    def add_round(self, played: Round) -> None:
        """A round is done, and scored."""
        self.rounds.append(played)
        gained = played.scores
        self.scores = self.scores[0] + gained[0], self.scores[1] + gained[1]

    @property
    def is_won(self) -> bool:
        """Whether the game ends with the rounds that are played."""
        return is_over(self.scores, self.rounds_played, self.target, self.max_rounds)

    @property
    def earlier_tricks(self) -> i64:
        return count(self.earlier[0] | self.earlier[1]) // 4

    @property
    def trick(self) -> vec[Card]:
        """The cards of the trick on the table."""
        return self.played[len(self.played) & ~3 :]

    def new_auction(self) -> Auction:
        """The auction after a deal (RK-06)."""
        is_stuck = self.dealer_is_stuck or self.throw_ins >= MOST_THROW_INS
        return Auction(self.dealer, self.pack.top, dealer_is_stuck=is_stuck)

    def first_leader(self) -> Seat:
        return self.auction.first_leader(self.options.first_lead)

    def may_call_redeal(self, seat: Seat) -> bool:
        """A hand without counters may ask for a new deal while the auction lasts (RK-08)."""
        return self.phase == AUCTION and not self.hands[seat] & self.pack.counters

    def calls_left(self, seat: Seat) -> int:
        """Wrong calls that this seat's team can still afford (RK-32)."""
        return MOST_WRONG_CALLS - self.wrong_calls[team_of(seat)]

    def playable(self, seat: Seat) -> Cards:
        """The cards of a seat that keep the rules now."""
        led, hand = len(self.played) & ~3, self.hands[seat]
        return playable(hand, self.played[led], self.trump) if led < len(self.played) else hand

    def player_of(self, place: i64) -> Seat:
        """Who played the card at a place of the record."""
        return Seat((self.leaders[place >> 2] + place) & 3)

    def trick_of(self, number: int) -> vec[Card]:
        """The cards of a trick of the record, counted from 0."""
        return self.played[4 * number : 4 * number + 4]

    def winner_of(self, number: i64) -> Seat:
        """Who won a full trick of the record, and so led the next."""
        if number + 1 < len(self.leaders):
            return Seat(self.leaders[number + 1])
        return self.player_of(winning_place(self.played, self.trump, self.pack, 4 * number))

    def trace_leaders(self, first: Seat) -> None:
        """Who led each trick of the record, given who led the first: whoever won a trick leads the next."""
        self.leaders = vec[i64]([first])
        for number in range((len(self.played) - 1) // 4):
            self.leaders = append(self.leaders, self.winner_of(number))

    def recount(self, tricks: int) -> vec[i64]:
        """The points each team took before the record, and in so many tricks of it; the last one may bring more."""
        points = vec[i64]([self.pack.worth(self.earlier[0]), self.pack.worth(self.earlier[1])])
        for number in range(tricks):
            points[team_of(self.winner_of(number))] += self.pack.value(self.trick_of(number))
        if self.earlier_tricks + tricks == self.pack.hand_size:
            points[team_of(self.winner_of(tricks - 1) if tricks else self.turn)] += self.last_trick
        return points

    def number_of(self, place: int) -> int:
        """The number of the trick to which the card at a place of the record was played, or will be."""
        return self.earlier_tricks + place // 4 + 1

    def led_at(self, place: int) -> Colour:
        """The colour that was led to the trick at a place of the record."""
        return suit(self.played[place & ~3], self.trump)

    def strays(self) -> list[int]:
        """The places of the record whose cards didn't follow: void, or renege."""
        return [at for at, card in enumerate(self.played) if not follows(card, self.played[at & ~3], self.trump)]

    def is_proven(self, place: int) -> bool:
        """Whether a call has shown that the card at a place was void, and no renege."""
        return self.proven[self.player_of(place)] & BIT[self.led_at(place)] != 0

    def apparent_voids(self) -> vec[i64]:
        """The colours, as bits, that each seat should not hold: it didn't follow, and hasn't played one since."""
        if not self.voids_until:
            self.voids = self.proven[:]
        voids, trump = self.voids, self.trump
        for place in range(self.voids_until, len(self.played)):
            card, led, seat = self.played[place], self.played[place & ~3], (self.leaders[place >> 2] + place) & 3
            if not follows(card, led, trump):
                voids[seat] |= BIT[suit(led, trump)]
            voids[seat] &= ~BIT[suit(card, trump)]
        self.voids_until = len(self.played)
        return voids

    def unseen_beside(self, places: Iterable[Cards]) -> Cards:
        """The cards that were not played and lie in none of these places."""
        seen = set_of(self.played)
        for cards in places:
            seen |= cards
        return self.pack.all & ~seen

    def barred_by(self, voids: vec[i64]) -> list[Cards]:
        """The cards that each hand can't hold, by the colours that it lacks."""
        barred = [0, 0, 0, 0]
        for seat in SEATS:
            for colour in cards_in(voids[seat]):
                barred[seat] |= suit_cards(colour, self.trump)
        return barred

    def copy_board(self, twin: "Board") -> None:
        """What a clone gets. Lists that are replaced rather than changed are shared."""
        self.copy_onto(twin)
        twin.phase, twin.dealer, twin.turn = self.phase, self.dealer, self.turn
        twin.auction = self.auction.clone() if self.phase == AUCTION else self.auction
        twin.throw_ins, twin.redealt_by, twin.redealt_hand = self.throw_ins, self.redealt_by, self.redealt_hand
        twin.hands, twin.nest, twin.buried = self.hands[:], self.nest, self.buried
        twin.trump, twin.leaders, twin.played = self.trump, self.leaders[:], self.played[:]
        twin.earlier, twin.captured = self.earlier, self.captured[:]
        twin.proven, twin.shown, twin.again = self.proven, self.shown, self.again
        twin.voids, twin.voids_until = self.voids[:], self.voids_until
        twin.wrong_calls, twin.ready = self.wrong_calls, self.ready
        twin.rounds, twin.earlier_rounds = self.rounds.copy(), self.earlier_rounds
        twin.scores, twin.earlier_scores = self.scores, self.earlier_scores
