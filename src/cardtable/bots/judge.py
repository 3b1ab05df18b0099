"""What a decision was worth, in the eyes of whoever made it. Knows no game.

The judge sees what the player saw. It asks the search which move is best, among fresh determinizations then, so that
luck in choosing isn't counted as merit, what that move and the one played would bring on average, in two currencies:

The *margin*: how many points a seat ends up ahead of the mean of its opponents. Margins of all seats add up to nothing.
The *chance to win*: counted where the game ends; where more rounds follow, what the margins promise, if every round
adds as much chance as a round between experts does.
"""

from collections.abc import Sequence
from math import exp, fsum, pi, sqrt
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.budget import playouts
from cardtable.bots.monte_carlo import MonteCarlo, play_on
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View


class Verdict:
    """One decision: the best move, what is lost by the one that was played, and how the seat stood before it."""

    def __init__(self, best: Move, why: Sentence, priced: "Pricing") -> None:
        self.best: Final = best
        self.why: Final = why
        self.value: Final = _mean(priced.margins[0])
        self.win: Final = _mean(priced.wins[0])
        self.loss, self.error = _difference(priced.margins)
        self.win_loss, self.win_error = _difference(priced.wins)


class Pricing:
    """Margins and chances of some moves of a seat, one of each in every determinization."""

    def __init__(self, moves: int) -> None:
        self.margins: Final[list[list[float]]] = [[] for _ in range(moves)]
        self.wins: Final[list[list[float]]] = [[] for _ in range(moves)]

    def loss(self, best: int, other: int) -> tuple[float, float]:
        """How many points one move costs beside another, and the standard error of that."""
        return _difference([self.margins[best], self.margins[other]])


class Judge:
    """Prices decisions; the same view and chance give the same verdict."""

    def __init__(self, game: Game, brain: Brain, depth: int) -> None:
        self.game: Final = game
        self.brain: Final = brain
        self.depth: Final = depth
        """Determinizations in which the moves are priced; the search before it gets half as many for every move."""

    def judge(self, view: View, seat: Seat, played: Move, chance: Chance) -> Verdict | None:
        """What a move was worth; None where there was nothing to decide."""
        state = self.game.guess(view, chance)
        moves = self.brain.move_ordering(state, seat, chance)
        if played not in moves:
            moves.append(played)
        if len(moves) == 1:
            return None
        best = self.best(view, seat, moves, chance)
        return self.compare(view, seat, best, played, chance)

    def compare(self, view: View, seat: Seat, best: Move, played: Move, chance: Chance) -> Verdict:
        """What is lost by a move beside another one."""
        state = self.game.guess(view, chance)
        rivals = [best] if best == played else [best, played]
        return Verdict(best, self.brain.why(state, seat, best), self.price(view, seat, rivals, chance))

    def best(self, view: View, seat: Seat, moves: Sequence[Move], chance: Chance) -> Move:
        """The move that the search finds."""
        budget = playouts(max(self.depth // 2, 2) * len(moves))
        race = MonteCarlo(self.game, self.brain, view, seat, moves).search(chance, budget())
        return moves[race.best()]

    def price(self, view: View, seat: Seat, moves: Sequence[Move], chance: Chance) -> Pricing:
        """What each move would bring, all of them in the same determinizations."""
        pricing = Pricing(len(moves))
        for _ in range(self.depth):
            determinization = self.game.guess(view, chance)
            stage, seed = self.brain.stage(determinization), chance.below(1 << 30)
            for number, move in enumerate(moves):
                ahead = determinization.clone()
                ahead.apply(seat, move)
                margins = self._margins(ahead, stage, Fast(seed))
                pricing.margins[number].append(margins[seat])
                pricing.wins[number].append(self._chance_to_win(ahead, seat, margins))
        return pricing

    def _margins(self, state: State, stage: int, chance: Chance) -> list[float]:
        """The margin of every seat at the end of the stage, or as the brain's outlook promises it."""
        if play_on(self.brain, state, stage, chance):
            return margins(self.game, state)
        return [self.brain.outlook(state, Seat(s)) for s in range(state.players)]

    def _chance_to_win(self, state: State, seat: Seat, ahead: Sequence[float]) -> float:
        """A part of the win where the game is over; else the softmax of the margins, which is what chance of the
        size of the rounds to come makes of them (Luce's choice: noise with a Gumbel distribution)."""
        captains = [team[0] for team in self.game.teams(state.players)]
        places = state.result.places
        if places:
            winners = [captain for captain in captains if places[captain] == 1]
            return 1 / len(winners) if places[seat] == 1 else 0.0
        noise = self.brain.swing * sqrt(max(self.brain.stages_left(state), 1.0)) * sqrt(6) / pi
        return 1 / fsum([exp((ahead[rival] - ahead[seat]) / noise) for rival in captains])


def margins(game: Game, state: State) -> list[float]:
    """How many points each seat is ahead of the mean of its opponents, as scores stand."""
    sign = -1 if game.low_score_wins else 1
    scores = [sign * (score or 0) for score in state.result.scores]
    ahead = [0.0] * state.players
    for team in game.teams(state.players):
        others = [scores[s] for s in range(state.players) if s not in team]
        for seat in team:
            ahead[seat] = scores[seat] - sum(others) / len(others)
    return ahead


def _mean(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def _difference(rivals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """By how much the first is better than the second on average, and the standard error of that."""
    if len(rivals) == 1:
        return 0.0, 0.0
    gaps = [a - b for a, b in zip(rivals[0], rivals[1], strict=True)]
    mean = _mean(gaps)
    return mean, sqrt(fsum([(gap - mean) ** 2 for gap in gaps]) / max(len(gaps) - 1, 1) / len(gaps))
