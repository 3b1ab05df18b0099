"""The course of a game of High Tide: what a move changes, and what is told of it."""

from typing import ClassVar, assert_never

from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Event, Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import say
from cardtable.core.stock import taken
from cardtable.games.high_tide import choices, legality, position, scoring, sight
from cardtable.games.high_tide.board import Board
from cardtable.games.high_tide.cards import ALL_CARDS, HAND
from cardtable.games.high_tide.moves import Draw, HighTideMove, Play
from cardtable.games.high_tide.options import HighTideOptions
from cardtable.games.high_tide.view import HighTideView


class HighTideState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, HighTideView)

    def some(self, seat: Seat, chance: Chance) -> HighTideMove:
        return choices.some(self, seat, chance)

    def clone(self) -> "HighTideState":
        twin = HighTideState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def apply(self, seat: Seat, move: HighTideMove) -> None:
        match move:
            case Play():
                self._play(seat, move.card)
            case Draw():
                self._draw(seat)
            case Ready():
                self.tell(Event(say("high-tide-is-ready", player=seat)))
                self.be_ready(seat)
            case _:
                assert_never(move)

    def next_round(self) -> None:
        self.round += 1
        self.deal()

    def deal(self) -> None:
        """Four cards to everybody who plays, one open card, and the others as the stock (rules 1.2 and 1.3)."""
        cards = self.shuffled(ALL_CARDS)
        self.hands = [[] if self.left[s] else taken(cards, HAND) for s in range(self.players)]
        self.discards = taken(cards, 1)
        self.stock = cards
        self.points = [0] * self.players
        self.turn = self.next_seat(Seat((self.round - 2) % self.players))
        self.tell(Event(say("high-tide-dealt", round=self.round, card=self.discards[-1], player=self.turn)))

    def on_leave(self, seat: Seat) -> None:
        """The others go on without this seat; its cards stay where they are (rule 4.3)."""
        if self.is_over:
            return
        if self.is_between:
            self.go_on_when_ready()
        elif self.turn == seat:
            self.turn = self.next_seat(seat)

    def _play(self, seat: Seat, card: int) -> None:
        is_fall = self.is_fall(card)
        self.hands[seat].remove(card)
        self.discards.append(card)
        if is_fall:
            self.points[seat] += scoring.FALL
        self.tell(Event(say("high-tide-fell" if is_fall else "high-tide-rose", player=seat, card=card)))
        if self.hands[seat]:
            self.turn = self.next_seat(seat)
        else:
            self._end_round(seat)

    def _draw(self, seat: Seat) -> None:
        """Everybody hears of it, and only who drew knows the card (rule 2.3)."""
        card = self.stock.pop()
        self.hands[seat].append(card)
        self.tell(Event(say("high-tide-drew", player=seat), say("high-tide-drew-card", card=card), (seat,)))
        self.turn = self.next_seat(seat)

    def _end_round(self, seat: Seat) -> None:
        self.finished.append(scoring.round_points(self))
        self.tell(Event(say("high-tide-round-over", player=seat, round=self.round)))


def new(players: int, options: HighTideOptions, seed: Seed) -> HighTideState:
    """The state right after the first deal."""
    state = HighTideState(players, options, seed)
    state.deal()
    return state
