"""Tasks of Rummy With Jokers, by the exact finder: make the first declaration, or close, with the one card for it."""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.task import CHOICES, FEWEST_CHOICES, Task
from cardtable.core.cards import JOKER, Card
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.turns import Discard
from cardtable.games.rummy.finder import Finder, Plan
from cardtable.games.rummy.moves import Close, Turn
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.suggestions import plays
from cardtable.games.rummy.tallies import hand_value

MANY_CARDS: Final = 3
"""What lays down fewer is seen at once."""


def task(state: RummyState, seat: Seat) -> Task | None:
    """What the player in turn can reach with one of some cards alone."""
    if state.drawn is None or not state.is_open or _may_swap(state, seat):
        return None
    kinds = sorted(set(state.hands[seat]))
    plans = {card: _plan(state, seat, card) for card in kinds}
    closing = [card for card, plan in plans.items() if plan is not None and _laid(plan) == len(state.hands[seat]) - 1]
    if len(closing) == 1:
        return _task(state, seat, say("rummy-task-close"), closing, plans)
    opening = [card for card, plan in plans.items() if plan is not None]
    if closing or state.declared[seat] or not opening:
        return None
    return _task(state, seat, say("rummy-task-open", points=state.options.opening_points), opening, plans)


def _task(
    state: RummyState, seat: Seat, goal: Sentence, right: Sequence[Card], plans: dict[Card, Plan | None]
) -> Task | None:
    """With the card of the right ones that leaves least, and the dearest of the wrong ones."""
    hand = state.hands[seat]
    left = {card: hand_value(_without(hand, card)) for card in plans}
    wrong = sorted([card for card in plans if card not in right and card != JOKER], key=lambda card: left[card])
    best = min(right, key=lambda card: _left(state, seat, card, plans))
    plan = plans[best]
    if plan is None or _laid(plan) < MANY_CARDS or len(wrong) + 1 < FEWEST_CHOICES:
        return None
    least = _left(state, seat, best, plans)
    costs = {Turn((), Discard(card)): left[card] - least for card in wrong[: CHOICES - 1]}
    bare = Turn((), Discard(best))
    is_closed = _laid(plan) == len(hand) - 1
    turn = Turn(plays(plan.pieces), Close(best) if is_closed else Discard(best))
    return Task(goal, turn, bare, {bare: 0, **costs})


def _plan(state: RummyState, seat: Seat, card: Card) -> Plan | None:
    """What is best laid down when this card ends the turn; None where nothing can be."""
    house = state.options
    rest = _without(state.hands[seat], card)
    finder = Finder(
        rest, state.melds, house.max_jokers_per_meld, jokers_count=house.joker_opening_value == "substituted"
    )
    plan = finder.best(0 if state.declared[seat] else house.opening_points, may_use_all=True)
    return plan if plan is not None and plan.pieces else None


def _left(state: RummyState, seat: Seat, card: Card, plans: dict[Card, Plan | None]) -> int:
    """What stays in hand after the turn."""
    plan, rest = plans[card], _without(state.hands[seat], card)
    for piece in plan.pieces if plan is not None else ():
        for laid in piece.cards:
            rest.remove(laid)
    return hand_value(rest)


def _laid(plan: Plan) -> int:
    return sum([len(piece.cards) for piece in plan.pieces])


def _without(hand: Sequence[Card], card: Card) -> list[Card]:
    rest = list(hand)
    rest.remove(card)
    return rest


def _may_swap(state: RummyState, seat: Seat) -> bool:
    """Whether jokers of the table may come into play, which the finder leaves to others."""
    has_jokers = any(JOKER in meld.cards for meld in state.melds)
    return has_jokers and state.declared[seat] and state.options.joker_swap == "yes"
