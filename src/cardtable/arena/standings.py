"""What the results of a tournament say: shares of the wins, leads in points and ratings, each with a 95 % interval.

A deal is the unit: its games share their cards, so they count as one observation. Knows no game.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log10, sqrt
from statistics import fmean, stdev
from typing import Final

from cardtable.arena.games import Deal, Outcome
from cardtable.arena.lineup import Lineup, Setup, lineups
from cardtable.core.chance import Fast

Z: Final = 1.96
"""Standard errors on either side of a 95 % interval."""
MEAN_RATING: Final = 1500
RESAMPLES: Final = 100
SWEEPS: Final = 60


@dataclass(frozen=True)
class Estimate:
    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot's figures."""

    bot: str
    games: int
    fair: float
    """The share of the wins it would have if all were equal."""
    wins: Estimate
    """Its share of the wins; those who share a first place share the win."""
    deals: Estimate
    """The share of the deals in which it was ahead of the others when all seatings had been played."""
    lead: Estimate
    """Points ahead of the others, whichever way the game counts."""
    score: float
    rating: Estimate
    fair_wins: Estimate | None = None
    """Its share of the wins without the luck of the draw, where that was measured; it may lie outside 0 and 1."""
    fair_lead: Estimate | None = None
    """Points ahead, likewise."""


@dataclass(frozen=True)
class Standings:
    games: int
    deals: int
    digest: str
    """A hash over all results in order: the same seed gives the same one for any number of workers."""
    table: tuple[Standing, ...]


def standings(setup: Setup, deals: Mapping[int, Deal]) -> Standings:
    """The table of a tournament, best bot first; without those who haven't met anybody when it was stopped."""
    played = {number: deals[number] for number in sorted(deals)}
    games = [game for number, deal in played.items() for game in zip(lineups(setup, number), deal, strict=True)]
    sign = -1 if _low_wins(games) else 1
    seated = {bot for number in played for bot in lineups(setup, number)[0]}
    bots = [bot for bot in dict.fromkeys(setup.bots) if bot in seated]
    ratings = _ratings(setup, bots, list(played.items()))
    table = [_standing(setup, bot, played, sign, ratings[bot]) for bot in bots]
    table.sort(key=lambda standing: (-standing.wins.mean / max(standing.fair, 1e-9), standing.bot))
    return Standings(len(games), len(played), _digest(played), tuple(table))


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of shares and its interval, to which two deals won and two lost are added: a clean sheet isn't certainty
    (Agresti and Coull)."""
    wider = estimate([*values, 0.0, 0.0, 1.0, 1.0])
    return Estimate(fmean(values), max(wider.low, 0.0), min(wider.high, 1.0))


def estimate(values: Sequence[float]) -> Estimate:
    """A mean and its interval."""
    mean = fmean(values)
    error = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(mean, mean - error, mean + error)


def wins(lineup: Lineup, outcome: Outcome, bot: str) -> float:
    """A bot's share of one win."""
    firsts = [name for name, place in zip(lineup, outcome.places, strict=True) if place == 1]
    return firsts.count(bot) / len(firsts)


def lead(lineup: Lineup, outcome: Outcome, bot: str) -> float:
    """By how many points the seats of a bot were above the other seats, on average."""
    return _above(lineup, outcome.scores, bot)


def luck(lineup: Lineup, outcome: Outcome, bot: str) -> float:
    """The same for what luck has brought; more is better."""
    return _above(lineup, outcome.luck, bot)


def _above(lineup: Lineup, numbers: Sequence[float], bot: str) -> float:
    own = [number for name, number in zip(lineup, numbers, strict=True) if name == bot]
    others = [number for name, number in zip(lineup, numbers, strict=True) if name != bot]
    return fmean(own) - fmean(others) if own and others else 0.0


def win_luck(lineup: Lineup, outcome: Outcome, bot: str) -> float:
    """What luck has added to a bot's chances to win."""
    return sum(chance for name, chance in zip(lineup, outcome.win_luck, strict=True) if name == bot)


def without(values: Sequence[float], lucks: Sequence[float]) -> Estimate:
    """The mean of values from which luck is taken out, as far as both go together: luck has no mean, so whatever part
    of it is taken out, the mean to be estimated stays the same (a control variate with its regression coefficient)."""
    mean, spread = fmean(lucks), sum((lucky - fmean(lucks)) ** 2 for lucky in lucks)
    together = sum((lucky - mean) * value for value, lucky in zip(values, lucks, strict=True))
    part = together / spread if spread else 0.0
    return estimate([value - part * lucky for value, lucky in zip(values, lucks, strict=True)])


def _standing(setup: Setup, bot: str, played: Mapping[int, Deal], sign: int, rating: Estimate) -> Standing:
    def by_deal(measure: Callable[[Lineup, Outcome, str], float]) -> list[float]:
        seated = ((lineups(setup, number), deal) for number, deal in played.items())
        return [
            fmean(measure(lineup, outcome, bot) for lineup, outcome in zip(seatings, deal, strict=True))
            for seatings, deal in seated
            if bot in seatings[0]
        ]

    leads = [sign * points for points in by_deal(lead)]
    seats = by_deal(lambda lineup, _, bot: lineup.count(bot) / setup.players)
    return Standing(
        bot=bot,
        games=sum(len(deal) for number, deal in played.items() if bot in lineups(setup, number)[0]),
        fair=fmean(seats),
        wins=share_of(by_deal(wins)),
        deals=share_of([0.5 if not points else float(points > 0) for points in leads]),
        lead=estimate(leads),
        score=fmean(by_deal(_score)),
        rating=rating,
        fair_wins=without(by_deal(wins), by_deal(win_luck)) if setup.is_controlled else None,
        fair_lead=without(leads, by_deal(luck)) if setup.is_controlled else None,
    )


def _score(lineup: Lineup, outcome: Outcome, bot: str) -> float:
    return fmean(score for name, score in zip(lineup, outcome.scores, strict=True) if name == bot)


def _low_wins(games: Sequence[tuple[Lineup, Outcome]]) -> bool:
    """Whether those in the first place have fewer points than the rest."""
    firsts = [score for _, game in games for score, place in zip(game.scores, game.places, strict=True) if place == 1]
    return fmean(firsts) < fmean(score for _, game in games for score in game.scores)


type Duels = dict[tuple[str, str], float]
"""How often one bot was placed before another; a shared place is half a time for both."""


def _ratings(setup: Setup, bots: Sequence[str], played: Sequence[tuple[int, Deal]]) -> dict[str, Estimate]:
    """Ratings on the scale of chess, 400 points for ten to one, with intervals from deals drawn anew."""
    by_deal = [_duels(lineups(setup, number), deal) for number, deal in played]
    ratings = _fitted(bots, by_deal)
    chance = Fast(setup.seed)
    again = [_fitted(bots, [by_deal[chance.below(len(by_deal))] for _ in by_deal]) for _ in range(RESAMPLES)]
    return {bot: _around(ratings[bot], [drawn[bot] for drawn in again]) for bot in bots}


def _around(mean: float, drawn: Sequence[float]) -> Estimate:
    return Estimate(mean, mean - Z * stdev(drawn), mean + Z * stdev(drawn))


def _duels(seatings: Sequence[Lineup], deal: Deal) -> Duels:
    duels: Duels = {}
    for lineup, outcome in zip(seatings, deal, strict=True):
        seated = list(zip(lineup, outcome.places, strict=True))
        for bot, place in seated:
            for other, behind in seated:
                if bot != other:
                    better = 0.5 if place == behind else float(place < behind)
                    duels[bot, other] = duels.get((bot, other), 0.0) + better
    return duels


def _fitted(bots: Sequence[str], by_deal: Sequence[Duels]) -> dict[str, float]:
    """Bradley and Terry's strengths, fitted by turns; half a win for each pair keeps them finite."""
    won = {(a, b): 0.5 + sum(duels.get((a, b), 0.0) for duels in by_deal) for a in bots for b in bots if a != b}
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(SWEEPS if len(bots) > 1 else 0):
        for bot in bots:
            others = [other for other in bots if other != bot]
            met = sum((won[bot, other] + won[other, bot]) / (strength[bot] + strength[other]) for other in others)
            strength[bot] = sum(won[bot, other] for other in others) / met
    logs = {bot: 400 * log10(value) for bot, value in strength.items()}
    return {bot: MEAN_RATING + value - fmean(logs.values()) for bot, value in logs.items()}


def _digest(played: Mapping[int, Deal]) -> str:
    written = [[number, [[game.places, game.scores] for game in deal]] for number, deal in played.items()]
    return hashlib.sha256(json.dumps(written).encode()).hexdigest()
