"""Why a bot moves as it does, in one sentence that names the move it rejected. Knows no game.

The sentence itself comes from the game's brain. Here it gets the facts of the comparison: `tried` says how the two
moves were compared (`thumb`: by rules of thumb, `worse` or `even`: tried out so many `tries`, `alone`: there was no
other move), `other` what the rejected move does, `cards_other` with which cards.
"""

from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.mistake import Slip
from cardtable.core.game import Game, State
from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Fact, Sentence, say

EVEN: Final = 0.05
"""A lead of fewer points is none."""


def by_thumb(brain: Brain, state: State, seat: Seat, move: Move) -> Sentence:
    """What speaks for a move by rules of thumb, and the one that comes next by them."""
    other = brain.alternative(state, seat, move)
    why: Sentence = brain.why(state, seat, move)
    if other is None:
        return _beside(why, {"tried": "alone", "other": "none"})
    return _beside(why, {"tried": "thumb", **brain.naming(other)})


def by_tries(brain: Brain, why: Sentence, other: Move, tries: int, margin: float) -> Sentence:
    """What speaks for a move, and how it did beside another one when both were tried out."""
    is_even = margin < EVEN
    tried: dict[str, Fact] = {"tried": "even" if is_even else "worse", "tries": tries}
    return _beside(why, {**tried, "margin": f"{max(margin, 0.0):.1f}", **brain.naming(other)})


def preferred(game: Game, brain: Brain, other: Move, tries: int, margin: float) -> Sentence:
    """For a move that speaks against the rules of thumb only tries speak."""
    name = game.name
    return by_tries(brain, say(f"{name}-prefers"), other, tries, margin)


def by_mistake(brain: Brain, slip: Slip, right: Move) -> Sentence:
    """How a beginner explains a mistake, and what the expert would have done."""
    return say(slip.mistake.code, **brain.naming(right))


def _beside(why: Sentence, facts: dict[str, Fact]) -> Sentence:
    return Sentence(why.code, {**why.facts, **facts})
