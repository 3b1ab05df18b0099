"""The course of a game of Rook: what a move changes, and what is told of it."""

from typing import ClassVar, assert_never

from cardtable.core.card_sets import BIT, Card, Cards
from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Event, Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import say, signed
from cardtable.core.vectors import append, i64, vec
from cardtable.games.rook import choices, legality, position, scoring, sight
from cardtable.games.rook.auction import PASSED
from cardtable.games.rook.board import ALL_READY, NO_CARDS, NO_HANDS, NOTHING, NOTHING_EACH, Board
from cardtable.games.rook.cards import COLOURS, NAMES, written
from cardtable.games.rook.moves import Bid, Call, Correct, Discard, Pass, Play, Redeal, RookMove, Trump
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import NEST
from cardtable.games.rook.phases import AUCTION, CORRECT, DISCARD, LAST_CALL, OVER, PHASES, PLAY, ROUND_OVER, TRUMP
from cardtable.games.rook.renege import Renege, has_reneged, is_open, reneges, take_back, to_correct
from cardtable.games.rook.rounds import SEATS, TEAMS, Round, leading_team, team_of
from cardtable.games.rook.tricks import winning_place
from cardtable.games.rook.view import RookView


class RookState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, RookView)

    def apply(self, seat: Seat, move: RookMove) -> None:
        """The frequent moves first; and no `match`, whose cases cost more in both forms."""
        if isinstance(move, Play):
            self._play(seat, move.card)
        elif isinstance(move, Ready):
            self._be_ready(seat)
        elif isinstance(move, Bid):
            self._hear(seat, move.points)
        elif isinstance(move, Pass):
            self._hear(seat, PASSED)
        elif isinstance(move, Discard):
            self._bury(seat, move.cards)
        elif isinstance(move, Trump):
            self._name_trump(seat, move.colour)
        elif isinstance(move, Redeal):
            self._call_redeal(seat)
        elif isinstance(move, Call):
            self._call(seat, move.seat, move.trick)
        elif isinstance(move, Correct):
            self._correct(seat, move.card)
        else:
            assert_never(move)

    def some(self, seat: Seat, chance: Chance) -> RookMove:
        return choices.some(self, seat, chance)

    def clone(self) -> "RookState":
        twin = RookState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def deal(self, redealt_by: Seat | None = None, redealt_hand: Cards = 0) -> None:
        """Shuffle, and deal a new round; nothing of the last stays (rules 2.1 and 9.2) but a hand that was shown."""
        self.redealt_by, self.redealt_hand = redealt_by, redealt_hand
        dealt = self.pack.dealt(self.shuffled_row(self.pack.cards), self.dealer)
        self.hands, self.nest = dealt[:NEST], dealt[NEST]
        self.phase, self.auction = AUCTION, self.new_auction()
        self.turn = self.auction.turn
        self.buried, self.trump, self.ready = 0, 0, 0
        self.leaders, self.played, self.again, self.captured = vec[i64]([]), vec[i64]([]), NO_CARDS, vec[i64]([0, 0])
        self.earlier = self.wrong_calls = NOTHING
        self.proven, self.voids_until, self.shown = NO_HANDS, 0, NOTHING_EACH
        if self.story is not None:
            self.say("rook-dealt", player=self.dealer, player_next=self.turn, round=self.rounds_played + 1)

    def _tell_bidder(self, code: str, cards: Cards) -> None:
        """The high bidder is told the cards, the others only that it happened."""
        if self.story is not None:
            self.confide(self.bidder, code, f"{code}-cards", {"cards": written(cards)})

    def _hear(self, seat: Seat, bid: int) -> None:
        """A bid, or a pass."""
        auction = self.auction
        if self.story is not None:
            said = say("rook-says-bid", player=seat, bid=bid) if bid else say("rook-passes", player=seat)
            self.story.append(Event(said))
        auction.hear(bid)
        if auction.is_over:
            self._take_nest()
        elif auction.is_thrown_in:
            self.throw_ins += 1
            self.say("rook-thrown-in", player=self.dealer)
            self.deal()
        else:
            self.turn = auction.turn

    def _take_nest(self) -> None:
        self.phase, self.turn = DISCARD, self.bidder
        self.hands[self.turn] |= self.nest
        if self.story is not None:
            self.say("rook-wins-auction", player=self.turn, bid=self.bid)
        self._tell_bidder("rook-takes-nest", self.nest)

    def _call_redeal(self, seat: Seat) -> None:
        """The hand is shown to all, and the same dealer deals again (RK-08)."""
        hand = self.hands[seat]
        if self.story is not None:
            self.say("rook-redeal", player=seat, player_dealer=self.dealer, cards=written(hand))
        self.deal(seat, hand)

    def _bury(self, seat: Seat, cards: Cards) -> None:
        self.hands[seat] ^= cards
        self.phase, self.buried, self.nest = TRUMP, cards, 0
        self._tell_bidder("rook-buries", cards)

    def _name_trump(self, seat: Seat, colour: int) -> None:
        self.phase, self.trump, self.turn = PLAY, colour, self.first_leader()
        if self.story is not None:
            self.say("rook-names-trump", player=seat, trump=COLOURS[colour], player_leader=self.turn)

    def _play(self, seat: Seat, card: Card) -> None:
        place: i64 = len(self.played) & 3
        if not place:
            self.leaders = append(self.leaders, seat)
        bit = BIT[card]
        self.hands[seat] ^= bit
        self.played = append(self.played, card)
        if self.shown is not NOTHING_EACH:
            self.shown = [cards & ~bit for cards in self.shown]
        if len(self.again):
            self.again = self.again[1:]
        if self.story is not None:
            self.say("rook-plays", player=seat, card=NAMES[card])
        if place < 3:
            self.turn = Seat((seat + 1) & 3)
        else:
            self._end_trick()

    def _end_trick(self) -> None:
        first = len(self.played) - 4
        winner = self.player_of(winning_place(self.played, self.trump, self.pack, first))
        points = self.pack.value(self.played, first)
        self.captured[winner & 1] += points
        self.turn = winner
        if self.story is not None:
            self.say("rook-wins-trick", player=winner, trick=self.number_of(len(self.played) - 1), points=points)
        if not self.hands[winner]:
            self._end_tricks(winner)

    def _end_tricks(self, winner: Seat) -> None:
        """The last trick may bring points of its own (RK-34)."""
        bonus = self.last_trick
        self.captured[winner & 1] += bonus
        if bonus:
            self.say("rook-last-trick-counts", player=winner, points=bonus)
        if self.is_strict:
            self._open_nest()
        else:
            self.phase = LAST_CALL

    def _open_nest(self) -> None:
        """The winner of the last trick gets the cards laid aside (rule 5.6)."""
        points = self.pack.worth(self.buried)
        nest = (points, 0) if team_of(self.turn) == 0 else (0, points)
        if self.story is not None:
            self.say("rook-opens-nest", player=self.turn, cards=written(self.buried), points=points)
        self._end_round(Round(self.bidder, self.bid, (self.captured[0], self.captured[1]), nest, None))

    def _end_round(self, played: Round) -> None:
        self.add_round(played)
        self.ready, self.again = 0, NO_CARDS
        self.phase = OVER if self.is_won else ROUND_OVER
        if self.story is not None:
            self._tell_round(played)

    def _tell_round(self, played: Round) -> None:
        if played.offender is None:
            code = "rook-bid-made" if played.losers is None else "rook-bid-set"
            self.say(code, player=played.bidder, bid=played.bid, points=played.captured[team_of(played.bidder)])
        for team, (one, other) in enumerate(TEAMS):
            gain, total = signed(played.scores[team]), self.scores[team]
            self.say("rook-scores", player=one, player_partner=other, points=gain, total=total)
        best = leading_team(self.scores)
        if self.phase == OVER and best is None:
            self.say("rook-drawn", total=self.scores[0])
        elif self.phase == OVER and best is not None:
            (one, other), total, less = TEAMS[best], self.scores[best], self.scores[1 - best]
            self.say("rook-game-won", player=one, player_partner=other, total=total, other=less)

    def _be_ready(self, seat: Seat) -> None:
        self.ready |= BIT[seat]
        if self.story is not None:
            self.say("rook-is-ready", player=seat, phase=PHASES[self.phase])
        if self.ready == ALL_READY and self.phase == LAST_CALL:
            self._open_nest()
        elif self.ready == ALL_READY:
            self.dealer, self.throw_ins = SEATS[(self.dealer + 1) & 3], 0
            self.deal()

    def _call(self, seat: Seat, called: Seat, trick: int) -> None:
        self.say("rook-calls", player=seat, player_called=called, trick=trick)
        number = trick - 1 - self.earlier_tricks
        renege = next((renege for renege in reneges(self) if team_of(renege.seat) == team_of(called)), None)
        if renege is None or not has_reneged(self, called, number):
            self._answer_wrong_call(seat, called, number)
        elif is_open(self, renege):
            self.phase, self.turn = CORRECT, renege.seat
            self.say("rook-must-correct", player=renege.seat, trick=self.number_of(renege.place))
        else:
            self._punish(renege)

    def _answer_wrong_call(self, seat: Seat, called: Seat, number: int) -> None:
        """Nothing is lost but the call; and all know now what the called player could not have held."""
        place = 4 * number + ((called - self.leaders[number]) & 3)
        self.wrong_calls, self.proven, self.voids_until = self.wrong_calls.copy(), self.proven[:], 0
        self.wrong_calls[team_of(seat)] += 1
        if place in self.strays():
            self.proven[called] |= BIT[self.led_at(place)]
        self.say("rook-call-was-wrong", player=called, trick=self.number_of(place))

    def _punish(self, renege: Renege) -> None:
        """The round is over; tricks count only up to the renege, and the nest not at all (RK-21, RK-22)."""
        offender, hand = renege.seat, self.hands[renege.seat]
        points = self.recount(renege.trick)
        self.shown = [hand if seat == offender else cards for seat, cards in enumerate(self.shown)]
        number = self.number_of(renege.place)
        self.say("rook-renege", player=offender, trick=number, bid=self.bid, cards=written(hand))
        self._end_round(Round(self.bidder, self.bid, (points[0], points[1]), (0, 0), offender))

    def _correct(self, seat: Seat, card: Card) -> None:
        """The card is replaced, and those who played after it to that trick play again (RK-20)."""
        renege = to_correct(self, seat)
        before, number = NAMES[self.played[renege.place]], self.number_of(renege.place)
        take_back(self, renege)
        self.phase = PLAY
        self.say("rook-corrects", player=seat, trick=number, card=before, card_new=NAMES[card])
        kept, self.again = self.again, NO_CARDS
        self._play(seat, card)
        if len(self.played) & 3:
            self.again = kept


def new(players: int, options: RookOptions, seed: Seed) -> RookState:
    """The first dealer is drawn by lot (rule 2.1)."""
    state = RookState(players, options, seed)
    state.dealer = state.shuffled(SEATS)[0]
    state.deal()
    return state
