"""The course of a game of Rook: what a move changes, and what is told of it."""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.core.move import READY, Checked, Event, Move, Ready, Seat
from cardtable.core.position import Json
from cardtable.core.sentence import Fact, Sentence, say, signed
from cardtable.core.view import Result
from cardtable.games.rook import describing
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.board import (
    ALL_READY,
    AUCTION,
    CORRECT,
    DISCARD,
    LAST_CALL,
    NOTHING,
    NOTHING_EACH,
    OVER,
    PHASES,
    PLAY,
    ROUND_OVER,
    SEATS,
    TRUMP,
    Board,
)
from cardtable.games.rook.cards import BIT, COLOURS, ROOK, Card, Cards, card_name, count, nth, written
from cardtable.games.rook.choosing import listed, silent
from cardtable.games.rook.judging import fewest_counters, judge
from cardtable.games.rook.moves import (
    BIDS,
    PASS,
    PLAYS,
    REDEAL,
    TRUMPS,
    Bid,
    Call,
    Correct,
    Discard,
    Pass,
    Play,
    Redeal,
    Trump,
)
from cardtable.games.rook.pack import NEST_SIZE, dealt
from cardtable.games.rook.renege import earliest_of, has_reneged, is_open, own_open, take_back
from cardtable.games.rook.scoring import Round, leading_team, team_of
from cardtable.games.rook.seeing import TEAMS, meaning, prompting, result_of, view_of
from cardtable.games.rook.spreading import some_of
from cardtable.games.rook.tricks import suit
from cardtable.games.rook.view import RookView

ALONE: Final[tuple[tuple[Seat, ...], ...]] = tuple([(seat,) for seat in SEATS])
NOT_READY: Final[tuple[tuple[Seat, ...], ...]] = tuple(
    [tuple([s for s in SEATS if not ready & BIT[s]]) for ready in range(16)]
)
"""Who is waited for, by who is ready."""
NOBODY: Final[tuple[Seat, ...]] = ()
SELDOM: Final = 8
"""At a table with table rules, one random move in so many may break them, correct, or call."""


class RookState(Board):
    @property
    def waiting(self) -> tuple[Seat, ...]:
        if self.phase < LAST_CALL:
            return ALONE[self.turn]
        return NOBODY if self.phase == OVER else NOT_READY[self.ready]

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return listed(self, seat)

    def check(self, seat: Seat, move: Move) -> Checked:
        judge(self, seat, move)
        return Checked(move, meaning(self, seat, move))

    def means(self, seat: Seat, move: Move) -> Sentence:
        return meaning(self, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Play):
            self._play(seat, move.card)
        elif isinstance(move, Ready):
            self._be_ready(seat)
        elif isinstance(move, Bid):
            self._bid(seat, move.points)
        elif isinstance(move, Pass):
            self._pass(seat)
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
            raise TypeError(move)

    def some(self, seat: Seat, chance: Chance) -> Move:
        if not self.is_strict and self.phase >= PLAY and not chance.below(SELDOM):
            moves = self.legal(seat)
            return moves[chance.below(len(moves))]
        if self.phase == PLAY:
            cards = self.playable(seat)
            return PLAYS[nth(cards, chance.below(count(cards)))]
        if self.phase == AUCTION:
            return self._some_bid(seat, chance)
        if self.phase == DISCARD:
            return Discard(self._some_five(self.hands[seat], chance))
        if self.phase == TRUMP:
            return TRUMPS[chance.below(4)]
        return READY if self.phase != CORRECT else self.default(seat)

    def default(self, seat: Seat) -> Move:
        return silent(self, seat)

    def prompt(self, seat: Seat | None) -> Sentence:
        return prompting(self, seat)

    def view(self, seat: Seat | None) -> RookView:
        return view_of(self, seat)

    @property
    def result(self) -> Result:
        return result_of(self)

    def clone(self) -> "RookState":
        twin = RookState(self.house, self.seed)
        self.copy_board(twin)
        return twin

    def describe(self) -> Json:
        return describing.describe(self)

    def deal(self) -> None:
        """Shuffle, and deal a new round; nothing of the last one stays (rules 2.1 and 9.2)."""
        cards = self.pack.cards.copy()
        self.shuffle(cards)
        self.hands, self.nest = dealt(cards, self.dealer)
        self.auction = self.new_auction()
        self.turn = self.auction.turn
        self.phase = AUCTION
        self.buried = 0
        self.trump = 0
        self.leaders, self.played, self.again = [], [], []
        self.seen_tricks = []
        self.captured = [0, 0]
        self.earlier = self.wrong_calls = NOTHING
        self.proven = self.shown = NOTHING_EACH
        self.ready = 0
        if self.story is not None:
            self._tell("rook-dealt", player=self.dealer, player_next=self.turn, round=self.rounds_played + 1)

    def _tell(self, code: str, **facts: Fact) -> None:
        self.tell(Event(say(code, **facts)))

    def _tell_bidder(self, code: str, cards: Cards) -> None:
        """The high bidder is told the cards, the others only that it happened."""
        bidder = self.bidder
        secret = say(f"{code}-cards", player=bidder, cards=written(cards))
        self.tell(Event(say(code, player=bidder), secret, (bidder,)))

    def _bid(self, seat: Seat, points: int) -> None:
        self.auction.hear_bid(points)
        if self.story is not None:
            self._tell("rook-says-bid", player=seat, bid=points)
        self._after_speaking()

    def _pass(self, seat: Seat) -> None:
        self.auction.hear_pass()
        if self.story is not None:
            self._tell("rook-passes", player=seat)
        self._after_speaking()

    def _after_speaking(self) -> None:
        auction = self.auction
        if auction.is_over:
            self._take_nest(auction.bidder)
        elif auction.is_thrown_in:
            self.throw_ins += 1
            self.redealt_by, self.redealt_hand = None, 0
            if self.story is not None:
                self._tell("rook-thrown-in", player=self.dealer)
            self.deal()
        else:
            self.turn = auction.turn

    def _take_nest(self, bidder: Seat | None) -> None:
        assert bidder is not None
        self.turn = bidder
        self.hands[bidder] |= self.nest
        self.phase = DISCARD
        if self.story is not None:
            self._tell("rook-wins-auction", player=bidder, bid=self.bid)
            self._tell_bidder("rook-takes-nest", self.nest)

    def _call_redeal(self, seat: Seat) -> None:
        """The hand is shown to all, and the same dealer deals again (RK-08)."""
        self.redealt_by, self.redealt_hand = seat, self.hands[seat]
        if self.story is not None:
            self._tell("rook-redeal", player=seat, player_dealer=self.dealer, cards=written(self.hands[seat]))
        self.deal()

    def _bury(self, seat: Seat, cards: Cards) -> None:
        self.hands[seat] ^= cards
        self.buried, self.nest = cards, 0
        self.phase = TRUMP
        if self.story is not None:
            self._tell_bidder("rook-buries", cards)

    def _name_trump(self, seat: Seat, colour: int) -> None:
        self.trump = colour
        self.phase = PLAY
        self.turn = self.first_leader()
        if self.story is not None:
            self._tell("rook-names-trump", player=seat, trump=COLOURS[colour], player_leader=self.turn)

    def _play(self, seat: Seat, card: Card) -> None:
        if not len(self.played) & 3:
            self.leaders.append(seat)
        self._lay(seat, card)
        if self.story is not None:
            self._tell("rook-plays", player=seat, card=card_name(card))
        if len(self.played) & 3:
            self.turn = Seat((seat + 1) & 3)
        else:
            self._end_trick()

    def _lay(self, seat: Seat, card: Card) -> None:
        hand, bit = self.hands[seat], BIT[card]
        self.hands[seat] = hand ^ bit
        self.played.append(card)
        if self.shown is not NOTHING_EACH:
            self.shown = [cards & ~bit for cards in self.shown]
        if self.again:
            self.again = self.again[1:]

    def _end_trick(self) -> None:
        winner = self.winner_of(len(self.leaders) - 1)
        points = self.pack.value(self.played, len(self.played) - 4)
        self.captured[winner & 1] = self.captured[winner & 1] + points
        self.turn = winner
        if self.story is not None:
            self._tell("rook-wins-trick", player=winner, trick=self.trick_number - 1, points=points)
        if self.hands[winner]:
            return
        if self.is_strict:
            self._open_nest()
        else:
            self.phase = LAST_CALL

    def _open_nest(self) -> None:
        """The winner of the last trick gets the cards laid aside (rule 5.6)."""
        points = self.pack.worth(self.buried)
        nest = (points, 0) if team_of(self.turn) == 0 else (0, points)
        if self.story is not None:
            self._tell("rook-opens-nest", player=self.turn, cards=written(self.buried), points=points)
        self._end_round(Round(self.bidder, self.bid, (self.captured[0], self.captured[1]), nest, None))

    def _end_round(self, played: Round) -> None:
        self.add_round(played)
        self.ready = 0
        self.again = []
        self.phase = OVER if self.is_won else ROUND_OVER
        if self.story is not None:
            self._tell_round(played)

    def _tell_round(self, played: Round) -> None:
        if played.offender is None:
            captured = played.captured[team_of(played.bidder)]
            code = "rook-bid-made" if played.is_made else "rook-bid-set"
            self._tell(code, player=played.bidder, bid=played.bid, points=captured)
        for team, (one, other) in enumerate(TEAMS):
            gain, total = signed(played.scores[team]), self.scores[team]
            self._tell("rook-scores", player=one, player_partner=other, points=gain, total=total)
        if self.phase == OVER:
            self._tell_end()

    def _tell_end(self) -> None:
        first, second = self.scores
        best = leading_team(self.scores)
        if best is None:
            self._tell("rook-drawn", total=first)
        else:
            one, other = TEAMS[best]
            high, low = max(first, second), min(first, second)
            self._tell("rook-game-won", player=one, player_partner=other, total=high, other=low)

    def _be_ready(self, seat: Seat) -> None:
        self.ready |= BIT[seat]
        if self.story is not None:
            self._tell("rook-is-ready", player=seat, phase=PHASES[self.phase])
        if self.ready != ALL_READY:
            return
        if self.phase == LAST_CALL:
            self._open_nest()
            return
        self.dealer = Seat((self.dealer + 1) & 3)
        self.throw_ins = 0
        self.redealt_by, self.redealt_hand = None, 0
        self.deal()

    def _call(self, seat: Seat, called: Seat, trick: int) -> None:
        number = trick - 1 - self.earlier_tricks
        if self.story is not None:
            self._tell("rook-calls", player=seat, player_called=called, trick=trick)
        if not has_reneged(self, called, number):
            self._answer_wrong_call(seat, called, number)
            return
        renege = earliest_of(self, team_of(called))
        assert renege is not None
        if is_open(self, renege):
            self.phase, self.turn = CORRECT, renege.seat
            if self.story is not None:
                self._tell("rook-must-correct", player=renege.seat, trick=self.earlier_tricks + renege.trick + 1)
        else:
            self._punish(renege.seat, renege.trick)

    def _answer_wrong_call(self, seat: Seat, called: Seat, number: int) -> None:
        """Nothing is lost but the call; and all know now what the called player could not have held."""
        wrong, proven = self.wrong_calls.copy(), self.proven.copy()
        wrong[team_of(seat)] += 1
        trick = self.trick_of(number)
        led = suit(trick[0], self.trump)
        card = trick[(called - self.leaders[number]) & 3]
        if suit(card, self.trump) != led and card != ROOK:
            proven[called] |= BIT[led]
        self.wrong_calls, self.proven = wrong, proven
        if self.story is not None:
            self._tell("rook-call-was-wrong", player=called, trick=self.earlier_tricks + number + 1)

    def _punish(self, offender: Seat, trick: int) -> None:
        """The round is over; tricks count only up to the renege, and the nest not at all (RK-21, RK-22)."""
        points = self.recount(trick)
        shown = self.shown.copy()
        shown[offender] = self.hands[offender]
        self.shown = shown
        if self.story is not None:
            number = self.earlier_tricks + trick + 1
            self._tell("rook-renege", player=offender, trick=number, bid=self.bid, cards=written(shown[offender]))
        self._end_round(Round(self.bidder, self.bid, (points[0], points[1]), (0, 0), offender))

    def _correct(self, seat: Seat, card: Card) -> None:
        """The card is replaced, and those who played after it to that trick play again (RK-20)."""
        renege = own_open(self, seat)
        assert renege is not None
        before = card_name(self.played[renege.place])
        number = self.earlier_tricks + renege.trick + 1
        take_back(self, renege)
        self.phase = PLAY
        if self.story is not None:
            self._tell("rook-corrects", player=seat, trick=number, card=before, card_new=card_name(card))
        kept, self.again = self.again, []
        self._play(seat, card)
        if len(self.played) & 3:
            self.again = kept

    def _some_bid(self, seat: Seat, chance: Chance) -> Move:
        if not self.hands[seat] & self.pack.counters and chance.below(2):
            return REDEAL
        if chance.below(2):
            return PASS
        lowest = self.auction.lowest
        return BIDS[lowest // STEP + chance.below((self.auction.top - lowest) // STEP + 1)]

    def _some_five(self, hand: Cards, chance: Chance) -> Cards:
        """Five random cards of a hand, within what the house allows."""
        if self.house.bury_counters == "allowed":
            return some_of(hand, NEST_SIZE, chance)
        fewest, counters = fewest_counters(self, hand), hand & self.pack.counters
        return some_of(counters, fewest, chance) | some_of(hand ^ counters, NEST_SIZE - fewest, chance)
