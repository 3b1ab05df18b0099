"""How a game is played well: the expert's rules of thumb, and what a search asks about a game. Knows no game."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from cardtable.bots.learned import Leaning, Learned
from cardtable.bots.mistake import Mistake, Slip
from cardtable.bots.task import Task
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Fact, Sentence


class Brain[S: State = Any, M: Move = Any](ABC):
    """How one game is played well. A brain looks at a state only through its seat's eyes: at that seat's own cards and
    at what lies open. The states it gets are guesses, so there is nothing behind them to peek at."""

    swing: ClassVar[float] = 10.0
    """The standard deviation of a seat's score in one stage between experts, in points of the game."""
    mistakes: ClassVar[Sequence[Mistake]] = ()
    """What beginners do wrong in this game."""
    studied: ClassVar[int] = 800
    """How many playouts an adviser spends on a decision, where no clock presses: a second or two, interpreted; compiled
    it has time for more (`budget.study`)."""
    patience: ClassVar[int] = 1
    """A review has so many times the usual guesses for a decision: more where a game is played on in no time."""
    guesses: ClassVar[int] = 1
    """Of so many guesses the one is taken that is least surprising, where what others did tells of their cards."""
    judge: ClassVar[Learned | None] = None
    """What values a situation in the middle of a stage, where that was learned."""
    leaning: ClassVar[Leaning | None] = None
    """What tells moves apart before any of them is tried, where that was learned."""

    @abstractmethod
    def expert(self, state: S, seat: Seat, chance: Chance) -> M:
        """The move by rules of thumb; it is also the playout policy of the search."""

    def slip(self, state: S, seat: Seat, right: M, chance: Chance) -> Slip | None:
        """What a beginner does wrong here in place of the right move, if anything."""
        for mistake in self.mistakes:
            wrong = mistake.lure(state, seat, right)
            if wrong is not None and wrong != right and chance.below(100) < mistake.percent:
                return Slip(mistake, wrong)
        return None

    def easy(self, state: S, seat: Seat, chance: Chance) -> M:
        """The move of a beginner, who knows the rules of thumb and makes the usual mistakes."""
        right = self.expert(state, seat, chance)
        slip = self.slip(state, seat, right, chance)
        wrong: M = right if slip is None else slip.move
        return wrong

    @abstractmethod
    def why(self, state: S, seat: Seat, move: M) -> Sentence:
        """What speaks for this move, in a sentence; which move it was preferred to is added to its facts (`reason`)."""

    def alternative(self, state: S, seat: Seat, move: M) -> M | None:
        """The move that comes next by rules of thumb; None where there is nothing else to do."""
        for other in self.candidates(state, seat):
            if other != move:
                return other
        return None

    def naming(self, move: M) -> dict[str, Fact]:
        """A move as sentences name it when it was rejected: what is done first in it, and with which cards it ends."""
        parts = str(move).removeprefix("turn ").split(" ; ")
        verb, _, cards = parts[-1].partition(" ")
        return {"other": parts[0].partition(" ")[0] if cards else verb, "cards_other": cards}

    def candidates(self, state: S, seat: Seat) -> Sequence[M]:
        """The moves a search tries; a game with many of them names the promising ones."""
        return state.legal(seat)

    def leanings(self, state: S, seat: Seat, moves: Sequence[M]) -> Sequence[float]:
        """What was learned of these moves, in points; nothing where that isn't known of all of them."""
        return ()

    def task(self, state: S, seat: Seat) -> Task | None:
        """What can be reached this turn by one discard alone, where a game has such turns and it is found exactly."""
        return None

    def stage(self, state: S) -> int:
        """A playout ends with the game, or when this number changes, as at the end of a round."""
        return 0

    def stages_left(self, state: S) -> float:
        """How many stages are still to come after this one, about."""
        return 0.0

    def value(self, state: S, seat: Seat) -> float:
        """What the end of a playout is worth to a seat, in points of the game; more is better."""
        places = state.standing.places
        return float(sum(place > places[seat] for place in places))

    def credit(self, state: S, seat: Seat) -> float:
        """Points that a seat may expect beside its score where a stage has ended, for what is counted later."""
        return 0.0

    def is_horizon(self, state: S, moves: int) -> bool:
        """Whether a review that has played on for so many moves may stop here and trust the outlook."""
        return False

    def outlook(self, state: S, seat: Seat) -> float:
        """The heuristic evaluation of a state that isn't the end of a stage, in points of the game. It is asked in
        guesses only, where one may look at all hands."""
        return self.value(state, seat)

    def standings(self, state: S) -> list[float]:
        """The same for all seats as a score: the points that each may expect by the end of the stage."""
        return [self.outlook(state, Seat(seat)) for seat in range(state.players)]

    def refine(self, state: S, seat: Seat, chance: Chance) -> None:  # noqa: B027
        """Make a guess more likely: others are thought to have played like experts, which says something of what they
        hold. Only what this seat can't see may be changed."""

    def surprise(self, state: S, seat: Seat, *, closely: bool) -> float:
        """How badly a guess explains what others did, if they play like experts; nothing where it fits. A close look
        minds every move of theirs."""
        return 0.0

    def settle(self, state: S, seat: Seat, chance: Chance) -> None:  # noqa: B027
        """Change a guess until what others did surprises less, where there is time for it. Only what this seat can't
        see may be changed."""

    def searched(self, players: int) -> int:
        """How many playouts the hard level spends on a decision at a table of so many, where no clock presses: so that,
        compiled, the slowest takes less than a second."""
        return 400

    def keep_in_step(self, state: S, move: M) -> None:  # noqa: B027
        """Before a move of a playout that leaves a hidden card to others which its player would have drawn: put that
        card where it comes last. Then everybody draws the same cards, whatever moves are compared, and those differ by
        less luck. Nobody knows the order, so nothing becomes likelier."""

    def pile(self, state: S) -> list[Any] | None:
        """The cards of a true state that come one by one and whose order nobody knows, where luck is to be measured."""
        return None

    def to_come(self, state: S) -> list[Any]:
        """The same as a list of its own, the next card last; nothing where there is no such pile."""
        return list(self.pile(state) or ())

    def reorder(self, state: S, cards: Sequence[Any]) -> None:
        """Let the cards to come lie in this order."""
        pile = self.pile(state)
        if pile is not None:
            pile[:] = cards

    def suits_tree_search(self, state: S) -> bool:
        """Whether two play and only the order of the cards to come is hidden."""
        return False

    def observation(self, state: S) -> int:
        """What a move has brought to light, such as the next card: the tree tells its nodes apart by it."""
        return 0

    def move_ordering(self, state: S, seat: Seat, chance: Chance) -> list[M]:
        """What a search tries, the expert's own move first."""
        usual = self.expert(state, seat, chance)
        return [usual, *(move for move in self.candidates(state, seat) if move != usual)]
