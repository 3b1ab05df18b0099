"""A review: every decision of a finished game priced in the eyes of whoever made it, and luck told from skill.

What a decision cost is judged from the view of that seat at that moment, and from nothing else (`bots/judge.py`). A
seat's result, its margin over the mean of its opponents, is then told in two parts:

*Skill* is what the opponents lost by their decisions, less what one's own side lost by its own.
*Luck* is the deal and the draws, each of them valued (`luck.py`), and what is left: what hidden cards made of moves
that nobody could have known better.

They add up to the margin exactly; what is uncertain is where the lines between them lie: `error` says it of luck and
skill, `cards_error` of the cards, and what is left over is as uncertain as both together.
"""

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import starmap
from math import hypot
from typing import Final, NamedTuple

from cardtable.bots.budget import is_interpreted
from cardtable.bots.judge import SURELY, Judge, Verdict, margins
from cardtable.catalog import brain, game
from cardtable.core.chance import Fast
from cardtable.core.game import State
from cardtable.core.move import Move, Refused, Seat
from cardtable.core.sentence import Sentence, say, signed
from cardtable.live.past import KeptPast
from cardtable.review.luck import Fortune, Luck, Part
from cardtable.table.deeds import Played
from cardtable.wire.reviews import Decision, Review, Share

USUAL_DEPTH: Final = 8 if is_interpreted() else 48
"""So deep that a game of four players takes less than a minute of one core (benchmarks/reviews.md); where a game is
played on quickly, its brain has patience for more."""
MOMENTS: Final = 3


class Cost(NamedTuple):
    lost: float
    error: float


class Thought(NamedTuple):
    """What there is to say about one step."""

    decision: Decision | None
    """None where nothing was decided."""
    luck: Sequence[Luck]


def thoughts(past: KeptPast, depth: int = USUAL_DEPTH, guesses: int = 0) -> Iterator[Thought]:
    """Every step in its order: whoever waits can watch it grow. Another number makes other guesses."""
    return thoughts_on(past, decisions(past, depth, guesses), depth, guesses)


def thoughts_on(
    past: KeptPast, verdicts: Iterable[Decision | None], depth: int = USUAL_DEPTH, guesses: int = 0
) -> Iterator[Thought]:
    """The same with the verdicts that are given."""
    fortune = Fortune(past, _judge(past, depth), Fast(guesses))
    return starmap(Thought, zip(verdicts, fortune.by_step(), strict=True))


def decisions(
    past: KeptPast, depth: int = USUAL_DEPTH, guesses: int = 0, only: Container[int] | None = None
) -> Iterator[Decision | None]:
    """The verdicts alone, on every step or only on some; None where nothing was decided or asked."""
    judge = _judge(past, depth)
    for step in range(1, past.steps + 1):
        deed = past.entries[past.ends[step] - 1].deed
        is_asked = only is None or step in only
        yield _decision(past, judge, step, deed, guesses) if is_asked and isinstance(deed, Played) else None


def review(past: KeptPast, found: Iterable[Thought], depth: int = USUAL_DEPTH) -> Review:
    """All thoughts together."""
    whole = list(found)
    priced = tuple(thought.decision for thought in whole if thought.decision is not None)
    luck = [one for thought in whole for one in thought.luck]
    return Review(past.steps, depth, priced, tuple(_shares(past, priced, luck)), _dearest(priced))


def what_if(past: KeptPast, step: int, move: str, depth: int = USUAL_DEPTH) -> Decision:
    """The verdict on another move than the one that was played at a step."""
    state, seat = decided_at(past, step)
    judge = _judge(past, depth)
    checked = state.check(seat, judge.game.parse_move(move)).move
    verdict = judge.advised(state.knowledge(seat), seat, checked, Fast(step))
    return _written(step, state, seat, checked, verdict)


def decided_at(past: KeptPast, step: int) -> tuple[State, Seat]:
    """The state before a step, and whose decision it was."""
    deed = past.entries[past.ends[step] - 1].deed if 0 < step <= past.steps else None
    if not isinstance(deed, Played):
        raise Refused("review-no-choice")
    state = past.table(step - 1).state
    assert state is not None
    return state, deed.seat


def reviewable(past: object) -> KeptPast:
    """A game that can be reviewed: it is over, and can be played again."""
    if not isinstance(past, KeptPast):
        raise Refused("review-log-only")
    if not past.is_over:
        raise Refused("review-not-over")
    return past


def _judge(past: KeptPast, depth: int) -> Judge:
    mind = brain(past.game)
    return Judge(game(past.game), mind, depth * mind.patience)


def _decision(past: KeptPast, judge: Judge, step: int, deed: Played, guesses: int) -> Decision | None:
    state, _ = decided_at(past, step)
    move = judge.game.parse_move(deed.move)
    verdict = judge.judge(state.knowledge(deed.seat), deed.seat, move, Fast(guesses + step))
    return _written(step, state, deed.seat, move, verdict) if verdict else None


def _written(step: int, state: State, seat: Seat, move: Move, verdict: Verdict) -> Decision:
    return Decision(
        step=step,
        seat=seat,
        played=str(move),
        played_means=state.means(seat, move),
        best=str(verdict.best),
        best_means=state.means(seat, verdict.best),
        why=verdict.why,
        value=round(verdict.value, 2),
        win=round(verdict.win, 3),
        loss=round(verdict.loss, 2),
        error=round(SURELY * verdict.error, 2),
        win_loss=round(verdict.win_loss, 3),
        win_error=round(SURELY * verdict.win_error, 3),
    )


def _shares(past: KeptPast, priced: Sequence[Decision], cards: Sequence[Luck]) -> Iterator[Share]:
    """Each seat's part: its margin, and what cards and decisions of both sides made of it."""
    state = past.whole.state
    assert state is not None
    teams = past.whole.game.teams(state.players)
    margin = margins(past.whole.game, state)
    for seat in range(state.players):
        own = next(team for team in teams if seat in team)
        ours, theirs = _cost(priced, own), [_cost(priced, team) for team in teams if team != own]
        skill = sum(cost.lost for cost in theirs) / len(theirs) - ours.lost
        luck = margin[seat] - skill
        error = hypot(ours.error, *(cost.error / len(theirs) for cost in theirs))
        mine = [decision for decision in priced if decision.seat == seat]
        deal, draws = [_brought(cards, part, seat) for part in ("deal", "draws")]
        cards_error = SURELY * hypot(*(one.errors[seat] for one in cards))
        yield Share(
            margin=round(margin[seat], 2),
            skill=round(skill, 2),
            luck=round(luck, 2),
            error=round(error, 2),
            lost=round(_cost(mine, (Seat(seat),)).lost, 2),
            accuracy=_accuracy(mine),
            moments=_dearest(mine),
            told=came_about(Seat(seat), error, margin[seat], luck),
            deal=round(deal, 2),
            draws=round(draws, 2),
            cards_error=round(cards_error, 2),
            cards=_cards(cards, error, cards_error, deal=deal, draws=draws, hidden=luck - deal - draws),
        )


def came_about(seat: Seat, error: float, margin: float, luck: float) -> Sentence:
    """How a result came about, in whole points that add up, and whether each was for better or worse."""
    points = {"margin": round(margin), "luck": round(luck), "skill": round(margin) - round(luck)}
    sizes = {part: abs(size) for part, size in points.items()}
    signs = {f"{part}_is": "gain" if size > 0 else "loss" for part, size in points.items()}
    return say("review-told", player=seat, error=round(error), **sizes, **signs)


def _brought(cards: Sequence[Luck], part: Part, seat: int) -> float:
    """What deals, or draws, brought a seat in all."""
    return sum(one.brought[seat] for one in cards if one.part == part)


def _cards(cards: Sequence[Luck], error: float, cards_error: float, **parts: float) -> Sentence:
    """Of which parts luck is made. What is left over is known as badly as the play and the cards together."""
    code = "review-drawn" if any(one.part == "draws" for one in cards) else "review-dealt"
    errors = {"error": round(cards_error), "hidden_error": round(hypot(error, cards_error))}
    return say(code, **errors, **{part: signed(round(size)) for part, size in parts.items()})


def _cost(priced: Sequence[Decision], seats: Sequence[Seat]) -> Cost:
    """What the decisions of some seats cost in all."""
    made = [decision for decision in priced if decision.seat in seats]
    return Cost(sum(decision.loss for decision in made), hypot(*(decision.error for decision in made)))


def _accuracy(mine: Sequence[Decision]) -> int:
    fine = sum(not is_mistake(decision) for decision in mine)
    return round(100 * fine / len(mine)) if mine else 100


def is_mistake(decision: Decision) -> bool:
    """Whether it cost something beyond doubt."""
    return decision.loss > decision.error


def _dearest(priced: Sequence[Decision]) -> tuple[int, ...]:
    """Where most was lost for sure."""
    dear = sorted((d for d in priced if is_mistake(d)), key=lambda d: d.error - d.loss)
    return tuple(decision.step for decision in dear[:MOMENTS])
