"""Tasks of Shanko: meet the contract, or go out, with the one card that does. Contracts are met by the exact finder,
and of a few cards that are left every way to lay them off is tried."""

from typing import Final

from cardtable.bots.task import CHOICES, FEWEST_CHOICES, Task
from cardtable.core.cards import JOKER, Card
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.shanko import phases
from cardtable.games.shanko.contracts import POINTS, points
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.moves import Play, discard
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.suggestions import ended, single_plays
from cardtable.games.shanko.turns import Draft

A_FEW: Final = 6
"""Of so many cards every way is tried."""


def task(state: ShankoState, seat: Seat) -> Task | None:
    """What the player in turn can reach with one of some cards alone."""
    if state.phase != phases.PLAY:
        return None
    hand = state.hands[seat]
    if not state.declared[seat]:
        drafts = {card: _with_contract(state, seat, card) for card in sorted(set(hand))}
        return _task(state, seat, say("shanko-task-meld"), drafts)
    if len(hand) > A_FEW:
        return None
    ways = {card: _out_with(state, seat, card) for card in sorted(set(hand))}
    return _task(state, seat, say("shanko-task-out"), ways)


def _task(state: ShankoState, seat: Seat, goal: Sentence, drafts: dict[Card, Draft | None]) -> Task | None:
    """With the card of the right ones that is dearest, and the dearest of the wrong ones."""
    whole = points(state.hands[seat])
    right = [(card, draft) for card, draft in drafts.items() if draft is not None and not draft.ends_on_meld]
    wrong = sorted([card for card, draft in drafts.items() if draft is None and card != JOKER], key=_dearest)
    if not right or len(wrong) + 1 < FEWEST_CHOICES:
        return None
    best, draft = min(right, key=lambda way: (points(way[1].hand) - POINTS[way[0]], way[0]))
    least = points(draft.hand) - POINTS[best]
    costs = {discard(card): whole - POINTS[card] - least for card in wrong[: CHOICES - 1]}
    return Task(goal, ended(draft, best), discard(best), {discard(best): 0, **costs})


def _dearest(card: Card) -> int:
    return -POINTS[card]


def _with_contract(state: ShankoState, seat: Seat, card: Card) -> Draft | None:
    """The contract laid down so that this card is left to be discarded."""
    rest = list(state.hands[seat])
    rest.remove(card)
    found = meet(rest, state.contract, half=state.options.max_jokers_per_meld == "half")
    if found is None:
        return None
    draft = Draft(state, seat)
    draft.declare(found.melds)
    return draft


def _out_with(state: ShankoState, seat: Seat, card: Card, plays: tuple[Play, ...] = ()) -> Draft | None:
    """A draft that begins with these plays, with all cards laid off but this one, if that can be."""
    draft = Draft(state, seat)
    for play in plays:
        draft.play(play)
    if card not in draft.hand:
        return None
    if len(draft.hand) == 1:
        return draft
    for play in single_plays(draft):
        found = _out_with(state, seat, card, (*plays, play))
        if found is not None:
            return found
    return None
