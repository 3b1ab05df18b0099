"""The course of a game of Rummy With Jokers: what a move changes, and what is told of it."""

from typing import ClassVar, assert_never

from cardtable.core.cards import Card, card_name, card_names, take_out
from cardtable.core.chance import Chance, Seed
from cardtable.core.drafts import How
from cardtable.core.move import Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import Fact
from cardtable.core.turns import Discard, Draw, Skip
from cardtable.games.rummy import choices, legality, position, scoring, sight
from cardtable.games.rummy.board import HAND_SIZE, PACK, Board
from cardtable.games.rummy.melds import points as meld_points
from cardtable.games.rummy.moves import Close, RummyMove, Turn
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.tallies import points
from cardtable.games.rummy.turns import Draft, played
from cardtable.games.rummy.view import RummyOwn, RummyView


class RummyState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, RummyView)

    def own(self, seat: Seat | None) -> RummyOwn:
        own = sight.own(self, seat)
        own.legal = self.choices(seat)
        sight.hint(self, own)
        return own

    def some(self, seat: Seat, chance: Chance) -> RummyMove:
        return choices.some(self, seat, chance)

    def skip(self, seat: Seat) -> RummyMove | None:
        return choices.skip(self, seat)

    def clone(self) -> "RummyState":
        twin = RummyState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def apply(self, seat: Seat, move: RummyMove) -> None:
        """No `match`, whose cases cost more where it is compiled."""
        if isinstance(move, Turn):
            self._play(seat, move)
        elif isinstance(move, Draw):
            self._draw(seat)
        elif isinstance(move, Ready):
            self.be_ready(seat)
        elif isinstance(move, Skip):
            self._skip(seat)
            return
        else:
            assert_never(move)
        self.skips = 0

    def on_leave(self, seat: Seat) -> None:
        """The hand of one who leaves is set aside and counts as it is (RJ-36)."""
        if self.is_over:
            return
        if self.is_deal_over:
            self.go_on_when_ready()
        elif len(self.active()) < 2:
            self._end_deal(None)
        elif seat == self.turn:
            self.drawn = None
            self._pass_on()

    def next_round(self) -> None:
        """The next deal begins one seat further on (RJ-25)."""
        self.deal += 1
        self.deal_cards(self.next_seat(self.starter))
        self.say("rummy-dealt", deal=self.deal, player=self.starter)

    def deal_cards(self, starter: Seat) -> None:
        """Thirteen cards to everybody in the game, one face up, the others as the draw pile (rules 1.2 to 1.4)."""
        self.deal_out(PACK, HAND_SIZE, starter)
        self.dealt_in = [not gone for gone in self.left]
        self.pures, self.thrown = [0] * self.players, [[] for _ in range(self.players)]
        self.round, self.closing = 1, None

    def _draw(self, seat: Seat) -> None:
        """From the draw pile, which is made anew when it is used up, as often as the house allows (RJ-21, RJ-22)."""
        if not self.stock:
            if not self.can_renew:
                self.say("rummy-pile-used-up", count=self.recycles)
                self._end_deal(None)
                return
            self.recycle()
            most = self.options.max_recycles
            self.say("rummy-recycled", count=len(self.stock), times=self.recycles, most=most)
        self.drawn = self.stock.pop()
        self.hands[seat].append(self.drawn)
        if self.story is not None:
            self.confide(seat, "rummy-drew", "rummy-drew-card", {"card": card_name(self.drawn)})

    def _play(self, seat: Seat, turn: Turn) -> None:
        had_declared, end = self.declared[seat], turn.end
        if turn.plays:
            self._lay_down(played(self, seat, turn))
        self.drawn = None
        if isinstance(end, Discard):
            take_out(self.hands[seat], end.card)
            self._discard(seat, end.card)
        elif isinstance(end, Close):
            self._close(seat, end.card, is_perfect=not had_declared)
        else:
            raise TypeError(turn)

    def _lay_down(self, draft: Draft) -> None:
        if draft.taken is not None:
            self.discards.pop()
        self.hands[draft.seat], self.melds = draft.hand, draft.melds
        self.declared[draft.seat] = draft.has_declared
        self.pures[draft.seat] += draft.pures
        if self.story is not None:
            self._tell_plays(draft)

    def _tell_plays(self, draft: Draft) -> None:
        """What a turn lays down, play by play (RJ-38)."""
        if draft.taken is not None:
            self.say("rummy-took", player=draft.seat, card=card_name(draft.taken))
        if draft.opening is not None:
            self.say("rummy-opened", player=draft.seat, points=draft.opening)
        for step in draft.steps:
            facts: dict[str, Fact] = {"player": draft.seat, "number": step.number, "cards": card_names(step.cards)}
            if step.how == How.DECLARED:
                self.say(f"rummy-declared-{step.meld.kind}", points=meld_points(step.meld), **facts)
            else:
                self.say("rummy-swapped" if step.how == How.SWAPPED else "rummy-extended", **facts)

    def _discard(self, seat: Seat, card: Card) -> None:
        self.discards.append(card)
        self.thrown[seat].append(card)
        if self.story is not None:
            self.say("rummy-discarded", player=seat, card=card_name(card))
        self._pass_on()

    def _close(self, seat: Seat, card: Card | None, *, is_perfect: bool) -> None:
        self.hands[seat], self.closing = [], card
        if card is None:
            self.say("rummy-closed-all", player=seat)
        else:
            self.confide(seat, "rummy-closed", "rummy-closed-card", {"card": card_name(card)})
        self._end_deal(seat, is_perfect=is_perfect)

    def _skip(self, seat: Seat) -> None:
        self.skips += 1
        self.say("rummy-skipped", player=seat)
        card, self.drawn = self.drawn, None
        if card is None:
            self._pass_on()
        else:
            take_out(self.hands[seat], card)
            self._discard(seat, card)

    def _pass_on(self) -> None:
        """The next player in the game is to play; a round ends where it began (rule 1.6)."""
        turn = self.next_seat(self.turn)
        gone = (turn - self.turn) % self.players or self.players
        self.round += (self.starter - self.turn - 1) % self.players < gone
        self.turn = turn

    def _end_deal(self, closer: Seat | None, *, is_perfect: bool = False) -> None:
        """Count what everybody holds (rules 7.1 to 7.5)."""
        self.drawn = None
        self.history.append(scoring.tallies(self, closer, is_perfect=is_perfect))
        totals = self.totals() if self.story is not None else ()
        for s, total in enumerate(totals):
            if self.dealt_in[s]:
                score = points(self.history[-1][s], self.options)
                self.say("rummy-scored", player=s, deal=self.deal, points=score, total=total)


def new(players: int, options: RummyOptions, seed: Seed) -> RummyState:
    """A game whose first deal a random player starts (RJ-25)."""
    state = RummyState(players, options, seed)
    state.deal_cards(Seat(state.shuffled(range(players))[0]))
    return state
