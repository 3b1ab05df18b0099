"""What beginners do wrong in Sushi Go!. Looks at one seat's own hand and at what lies in front of it."""

from typing import Final

from cardtable.bots.mistake import Mistake
from cardtable.bots.sushi_go_outlook import weighed
from cardtable.core.move import Seat
from cardtable.games.sushi_go.cards import DUMPLING, MAKI_1, MAKI_3, PUDDING
from cardtable.games.sushi_go.moves import ONE, Pick, SushiGoMove
from cardtable.games.sushi_go.packed import cards_in, kinds_in
from cardtable.games.sushi_go.scoring import points
from cardtable.games.sushi_go.state import SushiGoState


def _forgets_chopsticks(state: SushiGoState, seat: Seat, right: SushiGoMove) -> SushiGoMove | None:
    """Picks one card where the chopsticks would bring two."""
    if not isinstance(right, Pick) or len(right.cards) < 2:
        return None
    return _best_of(state, seat, kinds_in(state.held[seat]))


def _points_now(state: SushiGoState, seat: Seat, right: SushiGoMove) -> SushiGoMove | None:
    """Takes what brings points at once, and nothing that has to grow."""
    if not state.is_picking:
        return None
    cards, best, most = cards_in(state.laid[seat]), ONE[0], 0
    now = points(cards)
    for card in kinds_in(state.held[seat]):
        gain = points([*cards, card]) - now
        if gain > most:
            best, most = ONE[card], gain
    return best if most else None


def _collects(state: SushiGoState, seat: Seat, right: SushiGoMove) -> SushiGoMove | None:
    """Goes on collecting a set, though too few cards of it are likely to come."""
    if not state.is_picking:
        return None
    return _best_of(state, seat, [card for card in kinds_in(state.held[seat]) if card <= DUMPLING])


def _forgets_the_end(state: SushiGoState, seat: Seat, right: SushiGoMove) -> SushiGoMove | None:
    """Leaves puddings and maki to the others, since they count later."""
    if not isinstance(right, Pick) or not any(_counts_later(card) for card in right.cards):
        return None
    return _best_of(state, seat, [card for card in kinds_in(state.held[seat]) if not _counts_later(card)])


def _counts_later(card: int) -> bool:
    return card == PUDDING or MAKI_1 <= card <= MAKI_3


def _best_of(state: SushiGoState, seat: Seat, cards: list[int]) -> SushiGoMove | None:
    """The best of these cards alone."""
    best: SushiGoMove | None = None
    most = -1000.0
    for worth, pick in weighed(state, seat):
        if len(pick.cards) == 1 and pick.cards[0] in cards and worth > most:
            best, most = pick, worth
    return best


MISTAKES: Final = (
    Mistake("sushi-go-mistake-forgets-chopsticks", 80, _forgets_chopsticks),
    Mistake("sushi-go-mistake-points-now", 45, _points_now),
    Mistake("sushi-go-mistake-collects", 45, _collects),
    Mistake("sushi-go-mistake-forgets-the-end", 60, _forgets_the_end),
)
