"""Shanko as a state that can answer: who may do what, and what each may see. What a move changes: course.py."""

from typing import ClassVar

from cardtable.core.cards import card_name
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Checked, IllegalMove, Move, Ready, Seat
from cardtable.core.position import Json
from cardtable.core.sentence import Sentence
from cardtable.core.view import Result
from cardtable.games.shanko.choosing import promising_turns, random_turn
from cardtable.games.shanko.course import Course
from cardtable.games.shanko.moves import (
    BUY,
    DRAW,
    LEAVE,
    PASS,
    SKIP,
    TAKE,
    Buy,
    Draw,
    Leave,
    Pass,
    Skip,
    Take,
    Turn,
    discard,
)
from cardtable.games.shanko.reading import written_finished, written_round
from cardtable.games.shanko.round import DRAWING, OFFER, OPEN, OVER, PLAYING, READYING, WINDOW
from cardtable.games.shanko.scoring import standing
from cardtable.games.shanko.seeing import look, means, prompt
from cardtable.games.shanko.telling import turn_in_words
from cardtable.games.shanko.turns import Draft
from cardtable.games.shanko.view import ShankoView
from cardtable.games.shanko.window import why_no_buy


class ShankoState(Course):
    game: ClassVar[str] = "shanko"

    @property
    def waiting(self) -> tuple[Seat, ...]:
        now = self.round
        if now.phase == OVER:
            return ()
        if now.phase == WINDOW:
            return tuple([Seat(s) for s in range(self.players) if now.answers[s] == OPEN])
        if now.phase == READYING:
            return tuple([s for s in self.active() if not self.ready[s]])
        return (now.turn,)

    @property
    def is_window(self) -> bool:
        return self.round.phase in (WINDOW, OFFER)

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        now = self.round
        if self.left[seat] or now.phase == OVER:
            return ()
        if now.phase == READYING:
            return () if self.ready[seat] else (READY,)
        if now.phase == WINDOW and now.answers[seat] == OPEN:
            return (BUY, PASS)
        return self._legal_in_turn() if seat == now.turn else ()

    def check(self, seat: Seat, move: Move) -> Checked:
        phase = self.round.phase
        if phase == OVER:
            raise IllegalMove("game-over")
        if self.left[seat]:
            raise IllegalMove("already-left", player=seat)
        if isinstance(move, Buy | Pass):
            self._check_answer(seat, move)
        elif phase == READYING:
            self._check_ready(seat, move)
        elif isinstance(move, Turn):
            draft = self._drafted(seat, move)
            return Checked(draft.turn, turn_in_words(draft))
        else:
            self._check_in_turn(seat, move)
        return Checked(move, self.means(seat, move))

    def means(self, seat: Seat, move: Move) -> Sentence:
        if isinstance(move, Turn):
            return turn_in_words(self._drafted(seat, move))
        return means(self.round, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        match move:
            case Turn():
                self.make_turn(seat, move)
            case Draw():
                self.draw(seat)
            case Take():
                self.take(seat)
            case Buy():
                self.answer(seat, asks=True)
            case Pass():
                self.answer(seat, asks=False)
            case Leave():
                self.leave_it(seat)
            case Skip():
                self.go_by(seat)
            case Ready():
                self.ready[seat] = True
                self.go_on_when_ready()
            case _:
                raise TypeError(move)

    def some(self, seat: Seat, chance: Chance) -> Move:
        if self.round.phase == PLAYING:
            return random_turn(self.round, seat, self.house, chance)
        moves = self.legal(seat)
        return moves[chance.below(len(moves))]

    def default(self, seat: Seat) -> Move:
        """Draw from the pile and discard the drawn card; let every other card go (SH-41)."""
        now = self.round
        if now.phase == READYING:
            return READY
        if now.phase == WINDOW:
            return PASS
        if now.phase == OFFER:
            return LEAVE
        if now.phase == DRAWING:
            return DRAW if now.pile else TAKE
        assert now.drawn is not None
        return discard(now.drawn)

    def skip(self, seat: Seat) -> Move | None:
        """The turns of an absent player go by, and buying passes them by (SH-31)."""
        return SKIP if self.round.phase == DRAWING else self.default(seat)

    def prompt(self, seat: Seat | None) -> Sentence:
        return prompt(self, seat)

    def view(self, seat: Seat | None) -> ShankoView:
        return look(self, seat)

    @property
    def result(self) -> Result:
        over = self.round.phase == OVER
        return standing(self.finished, self.left, over=over, with_sheet=self.for_people)

    def clone(self) -> "ShankoState":
        twin = ShankoState(self.players, self.house, self.seed)
        self.copy_onto(twin)
        twin.round = self.round.clone()
        twin.ready = self.ready.copy()
        twin.finished = self.finished.copy()
        return twin

    def describe(self) -> Json:
        return {**written_round(self.round), "ready": list(self.ready), "finished": written_finished(self.finished)}

    def _legal_in_turn(self) -> tuple[Move, ...]:
        now = self.round
        if now.phase == PLAYING:
            return promising_turns(now, now.turn, self.house)
        if now.phase == OFFER:
            return (TAKE, LEAVE)
        if now.phase == WINDOW:
            return (TAKE,) if self.may_take_first(now.turn) else ()
        draw: tuple[Move, ...] = (DRAW,) if now.pile else ()
        return (*draw, TAKE) if self.may_take(now.turn) else draw

    def _check_answer(self, seat: Seat, move: Move) -> None:
        now = self.round
        if now.phase == WINDOW and now.answers[seat] == OPEN:
            return
        raise why_no_buy(now, self.active(), seat) if isinstance(move, Buy) else IllegalMove("shanko-pass-nothing")

    def _check_ready(self, seat: Seat, move: Move) -> None:
        if not isinstance(move, Ready):
            raise IllegalMove("shanko-round-over")
        if self.ready[seat]:
            raise IllegalMove("move-not-now", text=str(move))

    def _check_in_turn(self, seat: Seat, move: Move) -> None:
        """A draw, or one of the answers of the player in turn."""
        now = self.round
        if seat != now.turn:
            raise IllegalMove("not-your-turn", player=now.turn)
        if now.phase == PLAYING:
            raise IllegalMove("shanko-drawn-already")
        if isinstance(move, Draw):
            self._check_draw()
        elif isinstance(move, Take):
            self._check_take(seat)
        elif isinstance(move, Leave) and now.phase != OFFER:
            raise IllegalMove("shanko-nothing-to-leave")
        elif not isinstance(move, Leave) and not (isinstance(move, Skip) and now.phase == DRAWING):
            raise IllegalMove("move-not-now", text=str(move))

    def _check_draw(self) -> None:
        now = self.round
        if now.top is not None and self.is_window:
            code = "shanko-draw-in-window" if now.phase == WINDOW else "shanko-draw-in-offer"
            raise IllegalMove(code, card=card_name(now.top))
        if not now.pile:
            raise IllegalMove("shanko-no-pile")

    def _check_take(self, seat: Seat) -> None:
        now = self.round
        if now.top is None:
            raise IllegalMove("shanko-no-discard")
        if not self.may_take(seat):
            raise IllegalMove("shanko-take-melded")
        if now.phase == WINDOW and not self.may_take_first(seat):
            raise IllegalMove("shanko-buyers-first", card=card_name(now.top))

    def _drafted(self, seat: Seat, turn: Turn) -> Draft:
        """The whole turn, tried out."""
        if seat != self.round.turn:
            raise IllegalMove("not-your-turn", player=self.round.turn)
        if self.round.phase != PLAYING:
            raise IllegalMove("shanko-draw-first")
        draft = Draft(self.round, seat, self.house)
        draft.make(turn)
        return draft
