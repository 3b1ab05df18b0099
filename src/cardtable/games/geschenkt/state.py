"""The course of a game of Geschenkt: what a move changes, and what is told of it."""

from typing import ClassVar, assert_never

from cardtable.core.card_sets import BIT
from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Event, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import say
from cardtable.core.vectors import i64, vec
from cardtable.games.geschenkt import choices, legality, position, scoring, sight
from cardtable.games.geschenkt.board import DECK, REMOVED, SEATS, Board, share_of
from cardtable.games.geschenkt.moves import ForcedTake, GeschenktMove, Pay, Take
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.view import GeschenktView


class GeschenktState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, GeschenktView)

    def some(self, seat: Seat, chance: Chance) -> GeschenktMove:
        return choices.some(self, seat, chance)

    def clone(self) -> "GeschenktState":
        twin = GeschenktState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def opening(self) -> list[Event]:
        """The order of play and the chips (GK-16)."""
        return [Event(say("geschenkt-begins", player=self.turn, chips=self.share[self.turn], card=self.offer))]

    def apply(self, seat: Seat, move: GeschenktMove) -> None:
        """No `match`, whose cases cost more in both forms."""
        if isinstance(move, Pay):
            self._pay(seat)
        elif isinstance(move, Take):
            self._take(seat, "geschenkt-took", goes_on=self.taker_goes_on)
        elif isinstance(move, ForcedTake):
            self._take(seat, "geschenkt-forced", goes_on=False)
        else:
            assert_never(move)

    def _pay(self, seat: Seat) -> None:
        self.chips[seat] -= 1
        self.paid[seat] += 1
        self.pot += 1
        if self.story is not None:
            self._tell(seat, "geschenkt-paid", self.offer, self.pot)
        self.turn = Seat(self.after[seat])

    def _take(self, seat: Seat, code: str, *, goes_on: bool) -> None:
        self.to_come -= 1
        card, pot = self.pile[self.to_come], self.pot
        self.cards[seat] |= BIT[card]
        self.chips[seat] += pot
        self.pot = 0
        if not goes_on:
            self.turn = Seat(self.after[seat])
        if self.story is not None:
            self._tell(seat, code, card, pot)
            self._tell_next()

    def _tell(self, seat: Seat, code: str, card: int, pot: int) -> None:
        counted = say(code, player=seat, card=card, pot=pot, chips=self.chips[seat])
        if self.options.chip_visibility == "open":
            self.tell(Event(counted))
        else:
            self.tell(Event(say(f"{code}-hidden", player=seat, card=card, pot=pot), counted, (seat,)))

    def _tell_next(self) -> None:
        if not self.is_over:
            self.say("geschenkt-turned", card=self.offer, player=self.turn, left=self.to_come - 1)
        else:
            self._tell_scores()

    def _tell_scores(self) -> None:
        for s, place in enumerate(self.standing.places):
            points = scoring.points(self.cards[s], self.chips[s])
            self.say("geschenkt-scored", player=s, points=points, place=place)


def new(players: int, options: GeschenktOptions, seed: Seed) -> GeschenktState:
    """Nine cards go out unseen, and the order of play is drawn by lot (rules 1.1 to 1.3)."""
    state = GeschenktState(players, options, seed)
    cards = state.shuffled_row(DECK)
    state.removed, state.deck = cards[:REMOVED], cards[REMOVED:]
    state.set_order(state.shuffled_row(SEATS[players]))
    state.turn = Seat(state.order[0])
    state.share = vec[i64]([share_of(players, options)] * players)
    state.chips = state.share[:]
    state.cards, state.paid = vec[i64]([0] * players), vec[i64]([0] * players)
    return state
