"""The course of a game of Shanko: what draws, turns, buys and leaves change. Doesn't ask whether they are allowed.

A turn is a draw and one composed move. After a discard the buy window opens, if anybody may buy; when it has closed,
the next player draws. A round ends when somebody goes out or when nothing moves any more; after seven it is over.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Seed
from cardtable.core.game import State
from cardtable.core.move import Event, IllegalMove, Move, Seat
from cardtable.games.shanko import telling
from cardtable.games.shanko.contracts import DECKS, HAND_SIZE, ROUNDS, all_cards
from cardtable.games.shanko.moves import Discarding, GoingOut, Laying, Melding, Swapping, Turn
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.round import (
    ASKED,
    DRAWING,
    NOT_ASKED,
    OFFER,
    OVER,
    PASSED,
    PLAYING,
    READYING,
    WINDOW,
    Round,
)
from cardtable.games.shanko.scoring import ON_MELD, OUT, STALEMATE, Ending, Finished, finish
from cardtable.games.shanko.turns import Draft
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import FEWEST_TO_BUY, first_claim, is_settled, open_window


class Course(State[ShankoOptions, Move, ShankoView]):
    """A game as it goes on."""

    def __init__(self, players: int, options: ShankoOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.house: Final = options
        self.round: Round = Round(1, players, DECKS[players])
        self.ready: list[bool] = [False] * players
        self.finished: list[Finished] = []

    def may_take(self, seat: Seat) -> bool:
        """Whether there is a discard to take, and the house lets this player take it (SH-18)."""
        now = self.round
        return now.top is not None and (not now.melded[seat] or self.house.melded_may_draw_discard == "yes")

    def may_take_first(self, seat: Seat) -> bool:
        """Whether the next player comes before the buyers (SH-21)."""
        return self.house.buy_precedence == "next_player_first" and self.may_take(seat)

    def deal(self, number: int, starter: Seat) -> None:
        """Shuffle all cards and deal a round; the decks follow the active players (SH-31, SH-38)."""
        active = self.active()
        now = Round(number, self.players, DECKS[len(active)])
        size = hand_size(number, self.house)
        cards = self.shuffled(all_cards(now.decks))
        for place, seat in enumerate(active):
            now.hands[seat] = sorted(cards[place * size : (place + 1) * size])
        now.pile = cards[len(active) * size :]
        now.discards = [now.pile.pop()]
        now.starter = now.turn = starter
        self.round = now
        self.ready = [False] * self.players
        if self.story is not None:
            self.tell(telling.dealt(now, size))

    def draw(self, seat: Seat) -> None:
        """From the draw pile."""
        card = self.round.draw(seat)
        if self.story is not None:
            self.tell(telling.drew(seat, card))
        self._has_drawn(card, took=False)
        self._recycle_if_empty()

    def take(self, seat: Seat) -> None:
        """From the discard pile; requests to buy the card are void and cost nothing (SH-21)."""
        self.round.close_window()
        card = self.round.take(seat)
        if self.story is not None:
            self.tell(telling.took(seat, card))
        self._has_drawn(card, took=True)

    def make_turn(self, seat: Seat, turn: Turn) -> None:
        """Every play of a turn, and its end."""
        draft = Draft(self.round, seat, self.house)
        draft.make(turn)
        if self.story is not None:
            self.story += telling.turned(draft)
        self._lay_down(draft)
        end = draft.end
        if isinstance(end, Discarding | GoingOut):
            self.round.play(seat, end.card)
            self.round.discards.append(end.card)
        if draft.is_out:
            self.round.face_down = isinstance(end, GoingOut)
            self._end_round(ON_MELD if draft.ends_on_meld else OUT, seat)
        else:
            self._next_turn(discarder=seat)

    def answer(self, seat: Seat, *, asks: bool) -> None:
        """In the buy window; what was said stays hidden until it closes (SH-22)."""
        now = self.round
        now.answers[seat] = ASKED if asks else PASSED
        if self.story is not None:
            self.tell(telling.answered(seat, now.discards[-1], asks=asks))
        self._close_if_settled()

    def leave_it(self, seat: Seat) -> None:
        """The next player leaves the fresh discard to the one who asked first."""
        if self.story is not None:
            self.tell(telling.left_it(seat, self.round.discards[-1]))
        self._sell()

    def go_by(self, seat: Seat) -> None:
        """The turn of somebody who is absent; when nobody is there at all, nothing moves any more (SH-30, SH-31)."""
        if self.story is not None:
            self.tell(telling.skipped(seat))
        self.round.skips += 1
        if self.round.skips >= len(self.active()):
            self._end_round(STALEMATE, None)
        else:
            self._next_turn()

    def go_on_when_ready(self) -> None:
        """The next round, started by the next active seat clockwise (SH-33)."""
        active = self.active()
        if all(self.ready[s] for s in active):
            self.deal(self.round.number + 1, next_of(self.round.starter, active))

    def leave(self, seat: Seat) -> list[Event]:
        if self.round.phase == OVER:
            raise IllegalMove("game-over")
        return super().leave(seat)

    def on_leave(self, seat: Seat) -> None:
        """Out of turn order, rotation and buying; the hand is set aside, melds stay (SH-31)."""
        active = self.active()
        if len(active) < 2:
            self.round.phase = OVER
            self.tell(telling.alone(active[0]))
        elif self.round.phase == READYING:
            self.go_on_when_ready()
        elif self.round.phase in (WINDOW, OFFER):
            self._leave_window(seat, active)
        elif seat == self.round.turn:
            self._next_turn()

    def _has_drawn(self, card: Card, *, took: bool) -> None:
        now = self.round
        now.drawn, now.took = card, took
        now.skips = 0
        now.phase = PLAYING

    def _lay_down(self, draft: Draft) -> None:
        """Every play of the turn, on the table itself."""
        now, seat = self.round, draft.seat
        for play in draft.plays:
            if isinstance(play, Swapping):
                now.play(seat, play.card)
                now.hand_openly(seat, JOKER)
            elif isinstance(play, Laying):
                now.play_all(seat, play.cards)
            elif isinstance(play, Melding):
                now.play_all(seat, [card for group in play.groups for card in group])
        if draft.plays:
            now.melds = draft.melds
            now.recycles = 0
        if draft.melded_now:
            now.melded[seat] = True
            now.buys[seat] = 0

    def _next_turn(self, discarder: Seat | None = None) -> None:
        """The next active player's turn, after the buy window if somebody has just discarded."""
        now, active = self.round, self.active()
        now.turn = next_of(now.turn, active)
        now.drawn, now.took = None, False
        now.phase = DRAWING
        self._recycle_if_empty()
        if discarder is not None and now.phase == DRAWING and open_window(now, active, discarder):
            now.phase = WINDOW
        self._end_if_nothing_to_draw()

    def _close_if_settled(self) -> None:
        """When the answers are in, the next player is asked once more, or the buyer gets the card (SH-22)."""
        now, active = self.round, self.active()
        if not is_settled(now, active):
            return
        if first_claim(now, active) is None:
            if self.story is not None:
                self.tell(telling.unwanted(now.discards[-1]))
            self._nobody_buys()
        elif self.may_take_first(now.turn):
            now.answers = [a if a == ASKED else NOT_ASKED for a in now.answers]
            now.phase = OFFER
            if self.story is not None:
                self.story += [telling.asked(s, now.discards[-1]) for s in now.asked()]
        else:
            self._sell()

    def _nobody_buys(self) -> None:
        self.round.close_window()
        self.round.phase = DRAWING
        self._end_if_nothing_to_draw()

    def _sell(self) -> None:
        """Who has the first claim gets the fresh discard and a hidden card (SH-23); then the next player draws."""
        now = self.round
        buyer = first_claim(now, self.active())
        assert buyer is not None
        card, hidden = now.take(buyer), now.draw(buyer)
        now.buys[buyer] -= 1
        now.close_window()
        now.phase = DRAWING
        if self.story is not None:
            self.tell(telling.bought(buyer, card, hidden, now.buys[buyer]))
        self._recycle_if_empty()
        self._end_if_nothing_to_draw()

    def _leave_window(self, seat: Seat, active: list[Seat]) -> None:
        """A seat that leaves is taken out of the window, and so is whoever becomes the next player."""
        now = self.round
        now.answers[seat] = NOT_ASKED
        if seat == now.turn:
            now.turn = next_of(seat, active)
            now.answers[now.turn] = NOT_ASKED
        if len(active) < FEWEST_TO_BUY or (now.phase == OFFER and not now.asked()):
            self._nobody_buys()
        elif now.phase == WINDOW:
            self._close_if_settled()
        elif not self.may_take_first(now.turn):
            self._sell()

    def _recycle_if_empty(self) -> None:
        """All discards but the top one make a new draw pile once it is empty (SH-29); too often is a stalemate."""
        now = self.round
        if now.pile or len(now.discards) < 2:
            return
        top = now.discards.pop()
        now.recycled = sorted(now.discards)
        now.pile = self.shuffled(now.discards)
        now.discards = [top]
        now.recycles += 1
        if self.story is not None:
            self.tell(telling.recycled(len(now.pile)))
        if now.recycles >= self.house.stalemate_recycles:
            self._end_round(STALEMATE, None)

    def _end_if_nothing_to_draw(self) -> None:
        """A player who must draw and can't is a stalemate, too (SH-30)."""
        now = self.round
        if now.phase == DRAWING and not now.pile and not self.may_take(now.turn):
            self._end_round(STALEMATE, None)

    def _end_round(self, ending: Ending, winner: Seat | None) -> None:
        now = self.round
        finished = finish(ending, winner, now.hands, self.left)
        self.finished.append(finished)
        now.close_window()
        now.drawn, now.took = None, False
        now.phase = OVER if now.number == ROUNDS else READYING
        if self.story is not None:
            self.story += telling.ended(finished.seen)


def hand_size(number: int, house: ShankoOptions) -> int:
    """Eleven cards; twelve in the last round where the house says so (SH-04)."""
    return HAND_SIZE + 1 if number == ROUNDS and house.round7_finish == "deal_12" else HAND_SIZE


def next_of(seat: Seat, active: Sequence[Seat]) -> Seat:
    """The next active seat clockwise."""
    return next((s for s in active if s > seat), active[0])
