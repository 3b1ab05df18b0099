"""What a decision was worth, in the eyes of whoever made it. Knows no game.

The judge sees what the player saw. A first look at all moves is a race: those that fall clearly behind drop out. Where
the move that was played isn't ahead at its end, it is compared with the one that is, among fresh determinizations, so
that luck in choosing isn't counted as merit; and where it costs something beyond doubt, the adviser is asked, whose
word is final: what a review calls better is what a hint would have said. What a move brings is counted in two
currencies:

The *margin*: how many points a seat ends up ahead of the mean of its opponents. Margins of all seats add up to nothing.
The *chance to win*: counted where the game ends; where more rounds follow, what the margins promise, if every round
adds as much chance as a round between experts does.

All moves are tried in the same determinizations with the same chance, so that only the moves differ.
"""

from collections.abc import Sequence
from math import erfc, fsum, hypot, sqrt
from typing import Final

from cardtable.bots.adviser import advise
from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of
from cardtable.bots.guesses import likely
from cardtable.bots.reason import by_thumb, preferred
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import NOBODY, Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View

LOOKS: Final = 4
"""In so many parts a first look is taken; after each of them moves may drop out."""
BEHIND: Final = 2.5
"""Standard errors behind the leader at which a move drops out."""
MORE_LOOKS: Final = 3
MANY_LOOKS: Final = 9
"""Closer looks at a move that isn't settled: so many, and so many where it seems to cost what matters."""
SURELY: Final = 2.8
"""A loss of so many standard errors is one beyond doubt, and so many are shown as its error. Judged again, with other
guesses, a move costs something else by two standard errors of a difference at most, about 95 of 100 times; each of the
two is off the truth, so that is more than two of its own."""
CLEAR: Final = 6.0
"""A loss of so many standard errors needs no closer look."""
MATTERS: Final = 0.25
"""A loss of so much of what a stage between experts varies mustn't be missed, nor left in doubt."""


class Verdict:
    """One decision: the best move, what is lost by the one that was played, and how the seat stood before it."""

    def __init__(self, best: Move, why: Sentence, priced: "Pricing", doubt: float = 0.0) -> None:
        self.best: Final = best
        self.why: Final = why
        self.value: Final = _mean(priced.margins[0])
        self.win: Final = _mean(priced.wins[0])
        self.loss, error = _difference(priced.margins)
        self.error: Final = hypot(error, doubt)
        """The standard error of the loss, with the doubt whether this move is the best one."""
        self.win_loss, self.win_error = _difference(priced.wins)


class Pricing:
    """Margins and chances of some moves of a seat, one of each in every determinization; those that have dropped out
    were tried in the first of them only."""

    def __init__(self, moves: int) -> None:
        self.left: list[int] = list(range(moves))
        """The moves that have not dropped out."""
        self.margins: Final[list[list[float]]] = [[] for _ in range(moves)]
        self.wins: Final[list[list[float]]] = [[] for _ in range(moves)]

    @property
    def best(self) -> int:
        """The move with the best margin of those left; of equals the first."""
        means = [_mean(self.margins[move]) for move in self.left]
        return self.left[means.index(max(means))]

    @property
    def doubt(self) -> float:
        """How far a loss may be off because another move is the best one in truth: what the closest rival is behind,
        by how likely it is to be ahead."""
        best = self.best
        return max(
            [_doubt(*self.loss(best, other)) for other in range(len(self.margins)) if other != best], default=0.0
        )

    def loss(self, best: int, other: int) -> tuple[float, float]:
        """How many points one move costs beside another, and the standard error of that."""
        return _difference([self.margins[best], self.margins[other]])

    def drop_the_beaten(self) -> None:
        """Take out the moves that lie clearly behind the leader."""
        best = self.best
        self.left = [move for move in self.left if move == best or not self._is_behind(best, move)]

    def _is_behind(self, best: int, move: int) -> bool:
        loss, error = self.loss(best, move)
        return loss > BEHIND * error


class Judge:
    """Prices decisions; the same view and chance give the same verdict."""

    def __init__(self, game: Game, brain: Brain, depth: int) -> None:
        self.game: Final = game
        self.brain: Final = brain
        self.depth: Final = depth
        """Determinizations in which moves are compared: in a first look at most so many, in a closer one more."""

    def judge(self, view: View, seat: Seat, played: Move, chance: Chance) -> Verdict | None:
        """What a move was worth; None where there was nothing to decide. The adviser is asked where the move costs
        something beyond doubt."""
        state = self.game.guess(view, chance)
        moves = self.brain.move_ordering(state, seat, chance)
        if played not in moves:
            moves.append(played)
        if len(moves) == 1:
            return None
        looked = self._first_look(view, seat, moves, chance)
        rival = moves[looked.best]
        if rival == played:
            why = self._why_best(state, seat, moves, looked)
            return Verdict(played, why, self.price(view, seat, [played], chance), looked.doubt)
        compared = self._compared(view, seat, [rival, played], chance)
        loss, error = compared.loss(0, 1)
        if loss > SURELY * error:
            return self.advised(view, seat, played, chance, rival, compared)
        why = preferred(self.game, self.brain, played, len(compared.margins[0]), loss)
        return Verdict(rival, why, compared, looked.doubt)

    def advised(
        self,
        view: View,
        seat: Seat,
        played: Move,
        chance: Chance,
        rival: Move | None = None,
        compared: Pricing | None = None,
    ) -> Verdict:
        """The same by the adviser's word, by which all moves of a moment are measured alike; if a rival of the move was
        its choice too, that comparison holds."""
        thought = advise(self.game, self.brain, view, seat)
        if compared is None or thought.move != rival:
            rivals = [thought.move] if thought.move == played else [thought.move, played]
            compared = self._compared(view, seat, rivals, chance)
        return Verdict(thought.move, thought.why, compared)

    def best(self, view: View, seat: Seat, moves: Sequence[Move], chance: Chance) -> Move:
        """The move with the best margin in a first look at all of them; of equals the one that was listed first."""
        return moves[self._first_look(view, seat, moves, chance).best]

    def price(self, view: View, seat: Seat, moves: Sequence[Move], chance: Chance) -> Pricing:
        """What each move would bring, all of them in the same determinizations."""
        pricing = Pricing(len(moves))
        self._look(pricing, view, seat, moves, chance, self.depth)
        return pricing

    def outcome(self, state: State, stage: int, chance: Chance) -> list[float]:
        """What comes of a state when everybody goes on like the expert: the margin of every seat at the end of the
        stage, or as the brain's outlook promises it."""
        if _played_out(self.brain, state, stage, chance):
            credits = [self.brain.credit(state, Seat(seat)) for seat in range(state.players)]
            return _leads(self.game, [a + b for a, b in zip(_scores(self.game, state), credits, strict=True)])
        return _leads(self.game, self.brain.standings(state))

    def _first_look(self, view: View, seat: Seat, moves: Sequence[Move], chance: Chance) -> Pricing:
        looked, looks = Pricing(len(moves)), 0
        while len(looked.left) > 1 and looks < LOOKS:
            self._look(looked, view, seat, moves, chance, max(self.depth // LOOKS, 2))
            looked.drop_the_beaten()
            looks += 1
        return looked

    def _why_best(self, state: State, seat: Seat, moves: Sequence[Move], looked: Pricing) -> Sentence:
        """What speaks for the best move of a first look; only tries do where rules of thumb would miss it."""
        if looked.best == 0:
            return by_thumb(self.brain, state, seat, moves[0])
        lead, _ = looked.loss(looked.best, 0)
        return preferred(self.game, self.brain, moves[0], len(looked.margins[0]), lead)

    def _compared(self, view: View, seat: Seat, rivals: Sequence[Move], chance: Chance) -> Pricing:
        """The same for two moves, and longer where one of them seems to cost something and it isn't clear how much."""
        pricing = self.price(view, seat, rivals, chance)
        looks = 0
        while len(rivals) > 1 and not self._is_settled(*pricing.loss(0, 1), looks):
            self._look(pricing, view, seat, rivals, chance, self.depth)
            looks += 1
        return pricing

    def _is_settled(self, loss: float, error: float, looks: int) -> bool:
        """Whether it is clear what a move costs, or that this is hardly anything; or there were looks enough."""
        much = MATTERS * self.brain.swing
        if looks >= (MANY_LOOKS if loss >= much else MORE_LOOKS) or loss > CLEAR * error:
            return True
        return loss < error and loss + error < much

    def _look(
        self, pricing: Pricing, view: View, seat: Seat, moves: Sequence[Move], chance: Chance, guesses: int
    ) -> None:
        """Play every move that is left in so many more determinizations."""
        for _ in range(guesses):
            determinization = likely(self.game, self.brain, view, seat, chance)
            stage, seed = self.brain.stage(determinization), chance.below(1 << 30)
            for number in pricing.left:
                ahead = determinization.clone()
                ahead.apply(seat, moves[number])
                margins = self.outcome(ahead, stage, Fast(seed))
                pricing.margins[number].append(margins[seat])
                pricing.wins[number].append(self._chance_to_win(ahead, seat, margins))

    def _chance_to_win(self, state: State, seat: Seat, ahead: Sequence[float]) -> float:
        """A part of the win where the game is over; else what the margins promise (`equity`)."""
        captains = [team[0] for team in self.game.teams(state.players)]
        places = state.standing.places
        if places:
            winners = [captain for captain in captains if places[captain] == 1]
            return 1 / len(winners) if places[seat] == 1 else 0.0
        own = next(number for number, team in enumerate(self.game.teams(state.players)) if seat in team)
        scale = scale_of(self.brain.swing, self.brain.stages_left(state))
        return chance_to_win([ahead[captain] for captain in captains], own, scale)


def _played_out(brain: Brain, state: State, stage: int, chance: Chance) -> bool:
    """Let everybody go on like the expert; whether that led to the end of the stage, and not to the brain's horizon."""
    moves, current = 0, state.current_seat()
    while current != NOBODY and brain.stage(state) == stage:
        if brain.is_horizon(state, moves):
            return False
        state.apply(current, brain.expert(state, current, chance))
        moves += 1
        current = state.current_seat()
    return True


def margins(game: Game, state: State) -> list[float]:
    """How many points each seat is ahead of the mean of its opponents, as scores stand."""
    return _leads(game, _scores(game, state))


def _scores(game: Game, state: State) -> list[float]:
    """The scores; more is better."""
    sign = -1.0 if game.low_score_wins else 1.0
    return [sign * (score or 0) for score in state.standing.scores]


def _leads(game: Game, scores: Sequence[float]) -> list[float]:
    ahead = [0.0] * len(scores)
    for team in game.teams(len(scores)):
        others = [score for s, score in enumerate(scores) if s not in team]
        for seat in team:
            ahead[seat] = scores[seat] - sum(others) / len(others)
    return ahead


def _doubt(gap: float, error: float) -> float:
    """The standard deviation of what such a choice between two brings, if the gap is normal."""
    ahead = erfc(gap / error / sqrt(2)) / 2 if error else 0.0
    return sqrt(ahead * (1 - ahead)) * hypot(gap, error)


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def _difference(rivals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """By how much the first is better than the second on average where both were tried, and the standard error of
    that."""
    if len(rivals) == 1:
        return 0.0, 0.0
    gaps = [a - b for a, b in zip(rivals[0], rivals[1], strict=False)]
    mean = _mean(gaps)
    return mean, sqrt(fsum([(gap - mean) ** 2 for gap in gaps]) / max(len(gaps) - 1, 1) / len(gaps))
