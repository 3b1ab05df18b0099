"""The judgement of a composed turn: each play is tried on a copy of hand and table, and the first fault is told.

It changes neither.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from cardtable.core import drafts
from cardtable.core.cards import JOKER, Card, card_name, card_names
from cardtable.core.drafts import How
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Incomplete, Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.core.turns import Discard, Swap
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.melds import grown, meld_of, points, with_swap
from cardtable.games.rummy.moves import Close, Declare, End, Extend, Play, Turn, proposal
from cardtable.games.rummy.tallies import hand_value


class Draft(drafts.Draft[Play]):
    def __init__(self, board: Board, seat: Seat, taken: Card | None) -> None:
        super().__init__(board, seat, taken)
        self.options: Final = board.options
        self.has_declared: bool = self.had_declared
        self.opening: int | None = None
        """The points of the first declaration, if it is part of this turn."""
        self.pures: int = 0
        """How many pure sequences were laid down."""
        self.owed: int = int(taken == JOKER)
        """How many jokers have still to be played that were taken, or swapped out of melds (RJ-05, RJ-13)."""

    @property
    def new_points(self) -> int:
        """What the new melds count."""
        return sum([self._points(step.meld) for step in self.steps if step.how is How.DECLARED])

    @property
    def jokers(self) -> str:
        """What the jokers that were played stand for."""
        shown = [stands for step in self.steps if JOKER in step.cards for stands in step.meld.jokers]
        return ", ".join(f"Jk={stands}" for stands in shown) or "none"

    def play(self, play: Play, *, is_last: bool = False) -> None:
        """The last play of a draft may be a first declaration that isn't complete."""
        if isinstance(play, Extend):
            self._extend(play)
        elif isinstance(play, Declare):
            self._declare(play, may_lack=is_last)
        elif isinstance(play, Swap):
            self._swap(play)
        else:
            assert_never(play)

    def finish(self, end: End) -> None:
        """End the turn; what was taken must have been used, and the last card closes (rules 2.4 and 6.1 to 6.4)."""
        if self.taken is not None and self.taken not in self.played:
            raise IllegalMove("rummy-taken-unused", card=card_name(self.taken))
        if self.owed:
            raise IllegalMove("rummy-joker-unused", count=self.owed)
        match end:
            case Discard():
                self._discard(end.card)
            case Close():
                self._close(end.card)
            case _:
                assert_never(end)

    def lacks(self) -> Sentence:
        """What a draft without an end is worth so far, and what it still needs."""
        facts: dict[str, Fact] = {"points": self.new_points, "jokers": self.jokers, "left": len(self.hand)}
        if self.opening is not None and not self.has_declared:
            short = max(self.options.opening_points - self.opening, 0)
            pure = "yes" if self.pures else "no"
            return say("rummy-draft-opening", needed=self.options.opening_points, short=short, pure=pure, **facts)
        if self.taken is not None and self.taken not in self.played:
            return say("rummy-draft-taken", card=card_name(self.taken), **facts)
        if self.owed:
            return say("rummy-draft-joker", count=self.owed, **facts)
        if not self.hand:
            return say("rummy-draft-out", **facts)
        if len(self.hand) == 1:
            return say("rummy-draft-close", card=card_name(self.hand[0]), **facts)
        return say("rummy-draft-end", value=hand_value(self.hand), **facts)

    def _declare(self, play: Declare, *, may_lack: bool) -> None:
        melds: list[Meld] = []
        for new in play.melds:
            self._lay_down(new.cards)
            meld = meld_of(new.cards, new.kind, self.options.max_jokers_per_meld, self.seat)
            melds.append(meld)
            self.pures += meld.is_pure
        self.lay(melds, Declare(tuple([proposal(meld.cards, meld.kind) for meld in melds])))
        if not self.has_declared:
            self._open(melds, may_lack=may_lack)
        self._check_one_is_left()

    def _open(self, melds: list[Meld], *, may_lack: bool) -> None:
        """The first declaration: enough points in melds laid down together, one of them a pure sequence (rule 4.2)."""
        needed, self.opening = self.options.opening_points, sum([self._points(meld) for meld in melds])
        self.has_declared = self.opening >= needed and self.pures > 0
        if self.has_declared or may_lack:
            return
        if self.opening < needed:
            raise IllegalMove("rummy-opening-points", points=self.opening, needed=needed, short=needed - self.opening)
        raise IllegalMove("rummy-opening-pure", points=self.opening)

    def _extend(self, play: Extend) -> None:
        if not self.has_declared:
            raise IllegalMove("rummy-extend-early", needed=self.options.opening_points)
        meld = self.on_table(play.number)
        self._lay_down(play.cards)
        whole = grown(meld, play.number, play.cards, self.options.max_jokers_per_meld, low=play.low)
        self.lay_off(play.number, whole, play.cards, play)
        self._check_one_is_left()

    def _swap(self, play: Swap) -> None:
        """A joker leaves a meld for the card it stands for, and has to be played in this turn (RJ-13)."""
        if self.options.joker_swap == "no":
            raise IllegalMove("rummy-swap-not-here")
        if not self.has_declared:
            raise IllegalMove("rummy-swap-early", needed=self.options.opening_points)
        number, meld = play.number, self.on_table(play.number)
        self.spend((play.card,))
        natural = with_swap(meld, play.card)
        if natural is None:
            names, stands = card_names(meld.cards), ", ".join(meld.jokers) or "none"
            raise IllegalMove(
                "rummy-swap-other", number=number, card=card_name(play.card), cards_meld=names, jokers=stands
            )
        self.owed += 1
        self.swap(number, natural, play.card, play)

    def _discard(self, card: Card) -> None:
        if not self.hand:
            raise IllegalMove("rummy-nothing-to-discard")
        self.spend((card,))
        if not self.hand:
            raise IllegalMove("rummy-last-card-closes", card=card_name(card))

    def _close(self, card: Card | None) -> None:
        if not self.has_declared:
            raise IllegalMove("rummy-close-undeclared", needed=self.options.opening_points)
        if card is None:
            if self.hand:
                raise IllegalMove("rummy-close-which", count=len(self.hand))
            return
        self.spend((card,))
        if self.hand:
            raise IllegalMove("rummy-close-early", count=len(self.hand), cards=card_names(sorted(self.hand)))

    def _check_one_is_left(self) -> None:
        """One card is kept for closing, unless the house closes without one (RJ-17)."""
        if not self.hand and self.options.close_without_last_card == "no":
            raise IllegalMove("rummy-keep-one")

    def _lay_down(self, cards: Sequence[Card]) -> None:
        self.spend(cards)
        if self.owed:
            self.owed = max(self.owed - sum([card == JOKER for card in cards]), 0)

    def _points(self, meld: Meld) -> int:
        return points(meld, jokers_count=self.options.joker_opening_value == "substituted")


def drafted(board: Board, seat: Seat, turn: Turn) -> Draft:
    """A whole turn tried on a copy of hand and table; a draft that lacks its end is refused with what it needs."""
    _check_time(board, turn)
    draft = played(board, seat, turn)
    if turn.end is None:
        lacks = draft.lacks()
        raise Incomplete(lacks.code, **lacks.facts)
    draft.finish(turn.end)
    return draft


def played(board: Board, seat: Seat, turn: Turn) -> Draft:
    """The plays of a turn tried, before its end."""
    draft = Draft(board, seat, board.discards[-1] if turn.takes else None)
    draft.play_all(turn)
    return draft


def _check_time(board: Board, turn: Turn) -> None:
    """Refuse a turn before the draw, and plays before the first round for them (rules 2.1 to 2.3)."""
    if (turn.plays or turn.takes) and not board.is_open:
        code = "rummy-take-early" if turn.takes else "rummy-declare-early"
        raise IllegalMove(code, round=board.round, first=board.options.first_declaration_round)
    if turn.takes and board.drawn is not None:
        raise IllegalMove("rummy-drawn-already", card=card_name(board.drawn))
    if turn.takes and not board.discards:
        raise IllegalMove("rummy-no-discard")
    if not turn.takes and board.drawn is None:
        raise IllegalMove("rummy-draw-first" if board.is_open else "rummy-draw-first-only")
