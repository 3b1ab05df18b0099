"""The judgement of a composed turn: each play is tried on a copy of hand and table, and the first fault is told.

It changes neither.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from cardtable.core.cards import JOKER, Card, card_name, card_names
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Incomplete, Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.core.turns import Discard, Swap
from cardtable.games.rummy.board import Board
from cardtable.games.rummy.melds import grown, meld_of, points, with_swap
from cardtable.games.rummy.moves import Close, Declare, End, Extend, Play, Proposal, Turn
from cardtable.games.rummy.tallies import hand_value


class Step:
    """One meld laid down or changed: its number on the table, the meld as it lies now, and the cards that came."""

    def __init__(
        self, number: int, meld: Meld, cards: tuple[Card, ...], *, is_new: bool, is_swap: bool = False
    ) -> None:
        self.number: Final = number
        self.meld: Final = meld
        self.cards: Final = cards
        self.is_new: Final = is_new
        self.is_swap: Final = is_swap


class Draft:
    """A turn as far as it is composed: what it makes of hand and table."""

    def __init__(self, board: Board, seat: Seat, taken: Card | None) -> None:
        self.seat: Final = seat
        self.options: Final = board.options
        self.had_declared: Final = board.declared[seat]
        self.taken: Final = taken
        self.hand: list[Card] = [*board.hands[seat], *([] if taken is None else [taken])]
        self.melds: list[Meld] = board.melds.copy()
        self.steps: list[Step] = []
        self.plays: list[Play] = []
        """The plays in their canonical form."""
        self.has_declared: bool = self.had_declared
        self.opening: int | None = None
        """The points of the first declaration, if it is part of this turn."""
        self.owed: int = int(taken == JOKER)
        """How many jokers have still to be played that were taken, or swapped out of melds (RJ-05, RJ-13)."""

    @property
    def played(self) -> list[Card]:
        return [card for step in self.steps for card in step.cards]

    @property
    def pures(self) -> int:
        """How many pure sequences were laid down."""
        return sum(step.is_new and step.meld.is_pure for step in self.steps)

    @property
    def new_points(self) -> int:
        """What the new melds count."""
        return sum(self._points(step.meld) for step in self.steps if step.is_new)

    @property
    def jokers(self) -> str:
        """What the jokers that were played stand for."""
        shown = [stands for step in self.steps if JOKER in step.cards for stands in step.meld.jokers]
        return ", ".join(f"Jk={stands}" for stands in shown) or "none"

    def play(self, play: Play, *, is_last: bool) -> None:
        """Try the next play; the last one of a draft may be a first declaration that isn't complete."""
        match play:
            case Declare():
                self._declare(play, may_lack=is_last)
            case Extend():
                self._extend(play)
            case Swap():
                self._swap(play)
            case _:
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
        melds = [self._meld(proposal) for proposal in play.melds]
        for meld in melds:
            self.melds.append(meld)
            self.steps.append(Step(len(self.melds), meld, meld.cards, is_new=True))
        self.plays.append(Declare(tuple(_proposal(meld) for meld in melds)))
        if not self.has_declared:
            self._open(melds, may_lack=may_lack)
        self._check_one_is_left()

    def _meld(self, proposal: Proposal) -> Meld:
        self._lay_down(proposal.cards)
        return meld_of(proposal.cards, proposal.kind, self.options.max_jokers_per_meld, self.seat)

    def _open(self, melds: list[Meld], *, may_lack: bool) -> None:
        """The first declaration: enough points in melds laid down together, one of them a pure sequence (rule 4.2)."""
        needed, self.opening = self.options.opening_points, sum(self._points(meld) for meld in melds)
        is_pure = any(meld.is_pure for meld in melds)
        self.has_declared = self.opening >= needed and is_pure
        if self.has_declared or may_lack:
            return
        if self.opening < needed:
            raise IllegalMove("rummy-opening-points", points=self.opening, needed=needed, short=needed - self.opening)
        raise IllegalMove("rummy-opening-pure", points=self.opening)

    def _extend(self, play: Extend) -> None:
        if not self.has_declared:
            raise IllegalMove("rummy-extend-early", needed=self.options.opening_points)
        meld = self._on_table(play.number)
        self._lay_down(play.cards)
        whole = grown(meld, play.number, play.cards, self.options.max_jokers_per_meld, low=play.low)
        self._change(play, whole, play.cards)
        self._check_one_is_left()

    def _swap(self, play: Swap) -> None:
        """A joker leaves a meld for the card it stands for, and has to be played in this turn (RJ-13)."""
        if self.options.joker_swap == "no":
            raise IllegalMove("rummy-swap-not-here")
        if not self.has_declared:
            raise IllegalMove("rummy-swap-early", needed=self.options.opening_points)
        meld, card = self._on_table(play.number), card_name(play.card)
        self._take_from_hand((play.card,))
        natural = with_swap(meld, play.card)
        if natural is None:
            stands = ", ".join(meld.jokers) or "none"
            raise IllegalMove(
                "rummy-swap-other", number=play.number, card=card, cards_meld=card_names(meld.cards), jokers=stands
            )
        self.hand.append(JOKER)
        self.owed += 1
        self._change(play, natural, (play.card,))

    def _on_table(self, number: int) -> Meld:
        if not 1 <= number <= len(self.melds):
            raise IllegalMove("rummy-meld-unknown", number=number, count=len(self.melds))
        return self.melds[number - 1]

    def _change(self, play: Extend | Swap, meld: Meld, cards: tuple[Card, ...]) -> None:
        self.melds[play.number - 1] = meld
        self.steps.append(Step(play.number, meld, cards, is_new=False, is_swap=isinstance(play, Swap)))
        self.plays.append(play)

    def _discard(self, card: Card) -> None:
        if not self.hand:
            raise IllegalMove("rummy-nothing-to-discard")
        self._take_from_hand((card,))
        if not self.hand:
            raise IllegalMove("rummy-last-card-closes", card=card_name(card))

    def _close(self, card: Card | None) -> None:
        if not self.has_declared:
            raise IllegalMove("rummy-close-undeclared", needed=self.options.opening_points)
        if card is None:
            if self.hand:
                raise IllegalMove("rummy-close-which", count=len(self.hand))
            return
        self._take_from_hand((card,))
        if self.hand:
            raise IllegalMove("rummy-close-early", count=len(self.hand), cards=card_names(sorted(self.hand)))

    def _check_one_is_left(self) -> None:
        """One card is kept for closing, unless the house closes without one (RJ-17)."""
        if not self.hand and self.options.close_without_last_card == "no":
            raise IllegalMove("rummy-keep-one")

    def _lay_down(self, cards: Sequence[Card]) -> None:
        self._take_from_hand(cards)
        self.owed = max(self.owed - sum(card == JOKER for card in cards), 0)

    def _take_from_hand(self, cards: Sequence[Card]) -> None:
        for card in cards:
            if card not in self.hand:
                raise IllegalMove("rummy-not-in-hand", card=card_name(card))
            self.hand.remove(card)

    def _points(self, meld: Meld) -> int:
        return points(meld, jokers_count=self.options.joker_opening_value == "substituted")


def drafted(board: Board, seat: Seat, turn: Turn) -> Draft:
    """A whole turn tried on a copy of hand and table; a draft that lacks its end is refused with what it needs."""
    _check_time(board, turn)
    draft = Draft(board, seat, board.discards[-1] if turn.takes else None)
    for play in turn.plays:
        draft.play(play, is_last=turn.end is None and play is turn.plays[-1])
    if turn.end is None:
        lacks = draft.lacks()
        raise Incomplete(lacks.code, **lacks.facts)
    draft.finish(turn.end)
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


def _proposal(meld: Meld) -> Proposal:
    """The written form of a meld as it lies; its kind is stated where its cards could be both."""
    naturals = sum(card != JOKER for card in meld.cards)
    return Proposal(meld.cards, meld.kind if naturals == 1 else "")
