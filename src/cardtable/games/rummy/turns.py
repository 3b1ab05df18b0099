"""The judgement of a composed turn: each play is tried on a copy of hand and table, and the first fault is told.

It sees one player's hand and the table, and changes neither.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from cardtable.core.cards import JOKER, Card, card_name, card_names
from cardtable.core.move import IllegalMove, Incomplete, Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.games.rummy.melds import Meld, grown, meld_of
from cardtable.games.rummy.moves import Close, Declare, Discard, End, Extend, Play, Proposal, Turn
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.scoring import hand_value

type Laid = tuple[Seat, Meld]
"""A meld on the table and its owner."""


class Step:
    """One meld laid down or grown: its number on the table, the meld as it lies now, and the cards that came."""

    def __init__(self, number: int, meld: Meld, cards: tuple[Card, ...], *, is_new: bool) -> None:
        self.number: Final = number
        self.meld: Final = meld
        self.cards: Final = cards
        self.is_new: Final = is_new


class Draft:
    """A turn as far as it is composed: what it makes of hand and table."""

    def __init__(
        self,
        seat: Seat,
        hand: Sequence[Card],
        table: Sequence[Laid],
        options: RummyOptions,
        *,
        has_declared: bool,
        taken: Card | None,
    ) -> None:
        self.seat: Final = seat
        self.options: Final = options
        self.had_declared: Final = has_declared
        self.taken: Final = taken
        self.hand: list[Card] = [*hand, *([] if taken is None else [taken])]
        self.table: list[Laid] = list(table)
        self.steps: list[Step] = []
        self.plays: list[Play] = []
        """The plays in their canonical form."""
        self.has_declared: bool = has_declared
        self.opening: int | None = None
        """The points of the first declaration, if it is part of this turn."""

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
        shown = [stands for step in self.steps for stands in step.meld.jokers if JOKER in step.cards]
        return ", ".join(f"Jk={stands}" for stands in shown) or "none"

    def play(self, play: Play, *, is_last: bool) -> None:
        """Try the next play; the last one of a draft may be a first declaration that isn't complete."""
        match play:
            case Declare():
                self._declare(play, may_lack=is_last)
            case Extend():
                self._extend(play)
            case _:
                assert_never(play)

    def finish(self, end: End) -> None:
        """End the turn; what was taken must have been used, and the last card closes (rules 2.4 and 6.1 to 6.4)."""
        if self.taken is not None and self.taken not in self.played:
            raise IllegalMove("rummy-taken-unused", card=card_name(self.taken))
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
        if not self.hand:
            return say("rummy-draft-out", **facts)
        if len(self.hand) == 1:
            return say("rummy-draft-close", card=card_name(self.hand[0]), **facts)
        return say("rummy-draft-end", value=hand_value(self.hand), **facts)

    def _declare(self, play: Declare, *, may_lack: bool) -> None:
        melds = [self._meld(proposal) for proposal in play.melds]
        for meld in melds:
            self.table.append((self.seat, meld))
            self.steps.append(Step(len(self.table), meld, meld.cards, is_new=True))
        self.plays.append(Declare(tuple(_proposal(meld) for meld in melds)))
        if not self.has_declared:
            self._open(melds, may_lack=may_lack)
        self._check_one_is_left()

    def _meld(self, proposal: Proposal) -> Meld:
        self._take_from_hand(proposal.cards)
        return meld_of(proposal.cards, proposal.kind, self.options.max_jokers_per_meld)

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
        if not 1 <= play.number <= len(self.table):
            raise IllegalMove("rummy-meld-unknown", number=play.number, count=len(self.table))
        self._take_from_hand(play.cards)
        owner, meld = self.table[play.number - 1]
        whole = grown(meld, play.number, play.cards, self.options.max_jokers_per_meld, low=play.low)
        self.table[play.number - 1] = (owner, whole)
        self.steps.append(Step(play.number, whole, play.cards, is_new=False))
        self.plays.append(play)
        self._check_one_is_left()

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

    def _take_from_hand(self, cards: Sequence[Card]) -> None:
        for card in cards:
            if card not in self.hand:
                raise IllegalMove("rummy-not-in-hand", card=card_name(card))
            self.hand.remove(card)

    def _points(self, meld: Meld) -> int:
        return meld.points(jokers_count=self.options.joker_opening_value == "substituted")


def judge(draft: Draft, turn: Turn) -> Draft:
    """Try a whole turn, or a draft of one that lacks its end."""
    for play in turn.plays:
        draft.play(play, is_last=turn.end is None and play is turn.plays[-1])
    if turn.end is None:
        lacks = draft.lacks()
        raise Incomplete(lacks.code, **lacks.facts)
    draft.finish(turn.end)
    return draft


def _proposal(meld: Meld) -> Proposal:
    """The written form of a meld as it lies; its kind is stated where its cards could be both."""
    naturals = sum(card != JOKER for card in meld.cards)
    return Proposal(meld.cards, meld.kind if naturals == 1 else "")
