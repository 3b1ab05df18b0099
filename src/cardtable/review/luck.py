"""What the deal and every draw of a finished game brought each seat: the part of a review that looks at hidden cards.

Wherever cards come out of an order that nobody knows, experts play on from there, again and again: with the cards that
came, and with others that could have come as well (the control variates that AIVAT uses in poker). The difference is
luck. What lies behind the cards that came is shuffled anew each time, so that a draw isn't praised for what was drawn
later. Whatever the experts are worth, luck is nothing on average: only chance tells the two sides apart.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, Literal, NamedTuple

from cardtable.bots.judge import Judge
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.live.past import KeptPast
from cardtable.table.deeds import Deed, Played
from cardtable.table.replay import opening

DEALS: Final = 4
"""A deal is compared with so many times as many others as a draw."""
SEEDS: Final = 1 << 30
AFTER_ALL: Final = 1 << 20
"""Shuffles with numbers from here on come in no game."""

type Part = Literal["deal", "draws"]


class Luck(NamedTuple):
    """What the cards of one moment brought each seat, in margins, and the standard errors of that."""

    part: Part
    brought: tuple[float, ...]
    errors: tuple[float, ...]


class Fortune:
    """Values the deals and draws of one game."""

    def __init__(self, past: KeptPast, judge: Judge, chance: Chance) -> None:
        self._past: Final = past
        self._judge: Final = judge
        self._brain: Final = judge.brain
        self._chance: Final = chance
        self._stage: int = judge.brain.stage(self._state(0))
        """The stage that was dealt last."""

    def by_step(self) -> Iterator[tuple[Luck, ...]]:
        """The luck in each step. The first deal comes with the last of them, since whoever waits wants to see a first
        verdict soon."""
        state, last = self._state(0), self._past.steps
        for step in range(1, last + 1):
            before, state = state, self._state(step)
            luck = self._luck(before, self._past.entries[self._past.ends[step] - 1].deed, state)
            found = (luck, self._opening() if step == last else None)
            yield tuple(one for one in found if one is not None)

    def _state(self, step: int) -> State:
        state = self._past.table(step).state
        assert state is not None
        return state.clone()

    def _opening(self) -> Luck | None:
        """The first deal beside others by the same house rules; there is none where a situation was given."""
        if opening(self._past.entries).position is not None:
            return None
        dealt, game = self._state(0), self._judge.game
        seeds = self._seeds(DEALS)
        others = [game.new(dealt.players, dealt.options, seed) for seed in seeds]
        return self._compared("deal", dealt, others, seeds)

    def _luck(self, before: State, deed: Deed, after: State) -> Luck | None:
        if not isinstance(deed, Played):
            return None
        drawn = len(self._brain.to_come(before)) - len(self._brain.to_come(after))
        is_dealt = self._is_dealt(before, after)
        if is_dealt:
            self._stage, drawn = self._brain.stage(after), 0
        elif not after.waiting or (drawn <= 0 and before.shuffles == after.shuffles):
            return None
        move, seeds = self._judge.game.parse_move(deed.move), self._seeds(DEALS if is_dealt else 1)
        others = [self._otherwise(before, deed.seat, move, drawn, seed) for seed in seeds]
        return self._compared("deal" if is_dealt else "draws", after, others, seeds)

    def _is_dealt(self, before: State, after: State) -> bool:
        """Whether new hands were dealt. Where cards are drawn, a shuffle in the middle of a stage is a new pile."""
        if before.shuffles == after.shuffles:
            return False
        return self._brain.stage(before) != self._stage or not self._brain.to_come(after)

    def _seeds(self, times: int) -> list[int]:
        return [int(self._chance.below(SEEDS)) for _ in range(times * self._judge.depth)]

    def _otherwise(self, before: State, seat: Seat, move: Move, drawn: int, seed: int) -> State:
        """The same move with other cards: behind those that are drawn lie the same ones in the same order, but for the
        few that change places with them."""
        state, pile = before.clone(), self._brain.to_come(before)
        under = len(pile) - drawn
        pile = [*_shuffled(pile[:under], seed), *pile[under:]]
        for place in range(len(pile) - 1, under - 1, -1):
            other = self._chance.below(place + 1)
            pile[place], pile[other] = pile[other], pile[place]
        self._brain.reorder(state, pile)
        state.shuffles += AFTER_ALL + seed
        state.apply(seat, move)
        return state

    def _compared(self, part: Part, came: State, others: Sequence[State], seeds: Sequence[int]) -> Luck:
        """How much more came of it than of other cards, with the same chance for both."""
        stage = self._stage
        ours = [self._judge.outcome(self._with_other_cards_behind(came, seed), stage, Fast(seed)) for seed in seeds]
        theirs = [self._judge.outcome(other, stage, Fast(seed)) for other, seed in zip(others, seeds, strict=True)]
        gaps = [[a - b for a, b in zip(*pair, strict=True)] for pair in zip(ours, theirs, strict=True)]
        by_seat = list(zip(*gaps, strict=True))
        errors = [sqrt(variance(column) / len(column)) for column in by_seat]
        return Luck(part, tuple(map(fmean, by_seat)), tuple(errors))

    def _with_other_cards_behind(self, came: State, seed: int) -> State:
        state = came.clone()
        self._brain.reorder(state, _shuffled(self._brain.to_come(came), seed))
        state.shuffles += AFTER_ALL + seed
        return state


def _shuffled(cards: list[int], seed: int) -> list[int]:
    """In an order that has nothing to do with how they lie, which is nobody's business yet."""
    order = sorted(cards)
    Fast(seed).shuffle(order)
    return order
