"""The course of a game of Shanko: what draws, turns, buys and leaves change, and what is told of them.

A turn is a draw and one composed move. After a discard the buy window opens, if anybody may buy; when it has closed,
the next player draws. A round ends when somebody goes out or when nothing moves any more; after seven it is over.
"""

from typing import ClassVar, assert_never

from cardtable.core.cards import JOKER, Card, card_name, card_names, put_in, take_out
from cardtable.core.chance import Chance, Seed
from cardtable.core.drafts import How, Step
from cardtable.core.move import Event, IllegalMove, Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import Fact, say
from cardtable.core.turns import Discard, Draw, Skip
from cardtable.games.shanko import choices, legality, phases, position, scoring, sight
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import BUYS, DECKS, ROUNDS, all_cards
from cardtable.games.shanko.moves import AllOut, Buy, End, GoOut, Leave, Pass, ShankoMove, Take, Turn
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.scoring import ON_MELD, OUT, STALEMATE, Ending
from cardtable.games.shanko.turns import Draft, played
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import FEWEST_TO_BUY, first_claim, is_settled, open_window


class ShankoState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, ShankoView)

    def some(self, seat: Seat, chance: Chance) -> ShankoMove:
        return choices.some(self, seat, chance)

    def skip(self, seat: Seat) -> ShankoMove | None:
        return choices.skip(self, seat)

    def clone(self) -> "ShankoState":
        twin = ShankoState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def apply(self, seat: Seat, move: ShankoMove) -> None:
        """The frequent moves first; no `match`, whose cases cost more where it is compiled."""
        if isinstance(move, Turn):
            self._play(seat, move)
        elif isinstance(move, Take):
            self._take(seat)
        elif isinstance(move, Draw):
            self._draw(seat)
        elif isinstance(move, Buy):
            self._answer(seat, asks=True)
        elif isinstance(move, Pass):
            self._answer(seat, asks=False)
        elif isinstance(move, Leave):
            self._leave_it(seat)
        elif isinstance(move, Ready):
            self.be_ready(seat)
        elif isinstance(move, Skip):
            self._skip(seat)
        else:
            assert_never(move)
        self.tried = None

    def next_round(self) -> None:
        """Started by the next active seat clockwise (SH-33)."""
        self.deal(self.round + 1, self.next_seat(self.starter))

    def deal(self, number: int, starter: Seat) -> None:
        """Shuffle all cards and deal a round; the decks follow the active players (SH-31, SH-38)."""
        self._close(phases.DRAW)
        self.round, self.decks = number, DECKS[len(self.active())]
        self.deal_out(all_cards(self.decks), self.hand_size, starter)
        self.hands = [sorted(hand) for hand in self.hands]
        self.known, self.buys = [[] for _ in range(self.players)], [BUYS] * self.players
        self.face_down = False
        if self.story is not None:
            contract, up_card = self.contract, card_name(self.discards[-1])
            facts: dict[str, Fact] = {"triplets": contract.triplets, "sequences": contract.sequences, "card": up_card}
            self.say("shanko-dealt", round=number, player=starter, size=self.hand_size, **facts)

    def leave(self, seat: Seat) -> list[Event]:
        if self.phase == phases.OVER:
            raise IllegalMove("game-over")
        return super().leave(seat)

    def on_leave(self, seat: Seat) -> None:
        """Out of turn order, rotation and buying; the hand is set aside, melds stay (SH-31)."""
        active = self.active()
        if len(active) < 2:
            self._close(phases.OVER)
            self.say("shanko-alone", player=active[0])
        elif self.phase == phases.READY:
            self.go_on_when_ready()
        elif self.is_window:
            self._leave_window(seat, active)
        elif seat == self.turn:
            self._next_turn()

    def _draw(self, seat: Seat) -> None:
        card = self.draw_unseen(seat)
        if self.story is not None:
            self.confide(seat, "shanko-drew", "shanko-drew-card", {"card": card_name(card)})
        self._has_drawn(card, took=False)
        self._recycle_if_empty()

    def _take(self, seat: Seat) -> None:
        """Requests to buy the card are void and cost nothing (SH-21)."""
        self._forget_answers()
        card = self.take_openly(seat)
        if self.story is not None:
            self.say("shanko-took", player=seat, card=card_name(card))
        self._has_drawn(card, took=True)

    def _has_drawn(self, card: Card, *, took: bool) -> None:
        self.drawn, self.took = card, took
        self.skips = 0
        self.phase = phases.PLAY

    def _play(self, seat: Seat, turn: Turn) -> None:
        """Every play of a turn, and its end."""
        end = turn.end
        if turn.plays and self._lay_down(self._drafted(seat, turn)):
            self._end_round(ON_MELD, seat)
            return
        self._put_away(seat, end)
        if isinstance(end, Discard):
            self._next_turn(discarder=seat)
        else:
            self._end_round(OUT, seat)

    def _drafted(self, seat: Seat, turn: Turn) -> Draft:
        """The plays of a turn, tried; one that was just made up has been tried already."""
        if self.tried is None or self.tried.turn is not turn:
            return played(self, seat, turn)
        draft = self.tried.draft
        assert isinstance(draft, Draft)
        return draft

    def _lay_down(self, draft: Draft) -> bool:
        """The plays of a turn; whether the round ends with them."""
        seat = draft.seat
        for step in draft.steps:
            self._lay(seat, step)
        self.hands[seat], self.melds, self.recycles = draft.hand, draft.melds, 0
        if draft.declares:
            self.declared[seat], self.buys[seat] = True, 0
        return draft.ends_on_meld

    def _lay(self, seat: Seat, step: Step) -> None:
        """Cards that go may be the very ones that were known to be there."""
        known = self.known[seat]
        for card in step.cards:
            take_out(known, card)
        if step.how is How.SWAPPED:
            put_in(known, JOKER)
        if self.story is not None:
            self._tell_step(seat, step)

    def _tell_step(self, seat: Seat, step: Step) -> None:
        number, cards = step.number, card_names(step.cards)
        match step.how:
            case How.DECLARED:
                self.say("shanko-melded", player=seat, cards=cards)
            case How.LAID_OFF:
                self.say("shanko-laid", player=seat, number=number, cards=cards)
            case How.SWAPPED:
                self.say("shanko-swapped", player=seat, number=number, card=cards)
            case _:
                assert_never(step.how)

    def _put_away(self, seat: Seat, end: End | None) -> None:
        """The last card of a round goes down unseen (SH-37)."""
        if isinstance(end, Discard):
            if self.story is not None:
                self.say("shanko-discarded", player=seat, card=card_name(end.card))
        elif isinstance(end, GoOut):
            self.face_down = True
            self.confide(seat, "shanko-out", "shanko-out-with", {"card": card_name(end.card)})
        elif isinstance(end, AllOut):
            self.say("shanko-all-out", player=seat)
            return
        else:
            raise TypeError(end)
        take_out(self.hands[seat], end.card)
        take_out(self.known[seat], end.card)
        self.discards.append(end.card)

    def _leave_it(self, seat: Seat) -> None:
        if self.story is not None:
            self.say("shanko-left-it", player=seat, card=card_name(self.discards[-1]))
        self._sell()

    def _answer(self, seat: Seat, *, asks: bool) -> None:
        """In the buy window; what was said stays hidden until it closes (SH-22)."""
        self.answers[seat] = phases.ASKED if asks else phases.PASSED
        if self.story is not None:
            secret = say("shanko-you-ask" if asks else "shanko-you-pass", card=card_name(self.discards[-1]))
            self.tell(Event(say("shanko-answer-given", player=seat), secret, (seat,)))
        self._close_if_settled()

    def _skip(self, seat: Seat) -> None:
        """The turn of somebody who is absent; when nobody is there at all, nothing moves any more (SH-30, SH-31)."""
        self.say("shanko-skipped", player=seat)
        self.skips += 1
        if self.skips >= len(self.active()):
            self._end_round(STALEMATE, None)
        else:
            self._next_turn()

    def _next_turn(self, discarder: Seat | None = None) -> None:
        """The next active player's turn, after the buy window if somebody has just discarded."""
        self.turn = self.next_seat(self.turn)
        self._close(phases.DRAW)
        self._recycle_if_empty()
        self._end_if_stalemate()
        if discarder is not None and self.phase == phases.DRAW and open_window(self, discarder):
            self.phase = phases.WINDOW

    def _close_if_settled(self) -> None:
        """When the answers are in, the next player is asked once more, or the buyer gets the card (SH-22)."""
        if not is_settled(self):
            return
        if first_claim(self) is None:
            if self.story is not None:
                self.say("shanko-unwanted", card=card_name(self.discards[-1]))
            self._nobody_buys()
        elif self.may_take_first(self.turn):
            self.answers = [a if a == phases.ASKED else phases.NOT_ASKED for a in self.answers]
            self.phase = phases.OFFER
            for seat in self.asked() if self.story is not None else ():
                self.say("shanko-asked", player=seat, card=card_name(self.discards[-1]))
        else:
            self._sell()

    def _nobody_buys(self) -> None:
        self._close(phases.DRAW)
        self._end_if_stalemate()

    def _sell(self) -> None:
        """Who has the first claim gets the fresh discard and a hidden card (SH-23); then the next player draws."""
        buyer = first_claim(self)
        assert buyer is not None
        card, hidden = self.take_openly(buyer), self.draw_unseen(buyer)
        self.buys[buyer] -= 1
        self._close(phases.DRAW)
        if self.story is not None:
            facts: dict[str, Fact] = {"card": card_name(card), "left": self.buys[buyer]}
            self.confide(buyer, "shanko-bought", "shanko-bought-with", {"card_hidden": card_name(hidden)}, **facts)
        self._recycle_if_empty()
        self._end_if_stalemate()

    def _leave_window(self, seat: Seat, active: list[Seat]) -> None:
        """A seat that leaves is taken out of the window, and so is whoever becomes the next player."""
        self.answers[seat] = phases.NOT_ASKED
        if seat == self.turn:
            self.turn = self.next_seat(seat)
            self.answers[self.turn] = phases.NOT_ASKED
        if len(active) < FEWEST_TO_BUY or (self.phase == phases.OFFER and not self.asked()):
            self._nobody_buys()
        elif self.phase == phases.WINDOW:
            self._close_if_settled()
        elif not self.may_take_first(self.turn):
            self._sell()

    def _recycle_if_empty(self) -> None:
        """All discards but the top one make a new draw pile once it is empty (SH-29)."""
        if self.stock or len(self.discards) < 2:
            return
        self.recycle()
        self.say("shanko-recycled", number=len(self.stock))

    def _end_if_stalemate(self) -> None:
        """Whoever must draw can't, or the draw pile came round too often; a turn that has begun is over by then
        (SH-30)."""
        if self.recycles >= self.most_recycles or not (self.stock or self.may_take(self.turn)):
            self._end_round(STALEMATE, None)

    def _end_round(self, ending: Ending, winner: Seat | None) -> None:
        self.finished.append(scoring.finish(self, ending, winner))
        self._close(phases.OVER if self.round == ROUNDS else phases.READY)
        if self.story is not None:
            self._tell_round(ending, winner)

    def _tell_round(self, ending: Ending, winner: Seat | None) -> None:
        if winner is None:
            self.say("shanko-ended-stalemate")
        else:
            self.say("shanko-ended-meld" if ending == ON_MELD else "shanko-ended-out", player=winner)
        for s in self.active():
            self.say("shanko-scored", player=s, points=self.finished[-1].counted[s])

    def _close(self, following: int) -> None:
        """Turn and buy window are over, and something else follows."""
        self._forget_answers()
        self.phase = following
        self.drawn, self.took = None, False

    def _forget_answers(self) -> None:
        """Outside of the buy window nobody is asked."""
        if self.is_window:
            self.answers = [phases.NOT_ASKED] * self.players


def new(players: int, options: ShankoOptions, seed: Seed) -> ShankoState:
    """A game whose first round is dealt."""
    state = ShankoState(players, options, seed)
    state.deal(1, _first_starter(state))
    return state


def _first_starter(state: ShankoState) -> Seat:
    """The one marked as the youngest; nobody marked, or the house wants it so: somebody at random (SH-32)."""
    if state.options.youngest:
        return Seat(state.options.youngest - 1)
    return Seat(state.shuffled(range(state.players))[0])
