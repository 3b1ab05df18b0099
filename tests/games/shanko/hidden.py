"""What a seat at a table of Shanko may not know: other hands but for what was seen, the draw pile, the card somebody
went out with, hands set aside, and answers in an open buy window."""

from collections import Counter

from cardtable.core.cards import card_name
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.shanko import phases
from cardtable.games.shanko.state import ShankoState


def deal_anew(state: ShankoState, seat: Seat | None, chance: Fast) -> ShankoState:
    """Mix all that is hidden; the draw pile stays within the cards it was last made of, which everybody has seen."""
    now = state
    hidden = {s: hidden_cards(state, s) for s in range(state.players) if s != seat and not is_shown(state, s)}
    unseen = [
        *now.stock,
        *(now.discards[-1:] if now.face_down else []),
        *(c for cards in hidden.values() for c in cards),
    ]
    now.stock = mixed(possible_stock(state, unseen), chance)[: len(now.stock)]
    rest = mixed((Counter(unseen) - Counter(now.stock)).elements(), chance)
    if now.face_down:
        now.discards[-1] = rest.pop()
    for other, cards in hidden.items():
        dealt = [rest.pop() for _ in cards]
        if other == now.turn and now.phase == phases.PLAY and not now.took:
            now.drawn = [*dealt, *now.known[other]][0]
        now.hands[other] = sorted([*now.known[other], *dealt])
    answer_anew(state, seat, chance)
    return state


def is_shown(state: ShankoState, seat: int) -> bool:
    """After a round everybody has shown what they held."""
    over = len(state.finished) == state.round
    return over and len(state.finished[-1].held[seat]) == len(state.hands[seat])


def hidden_cards(state: ShankoState, seat: int) -> list[int]:
    return list((Counter(state.hands[seat]) - Counter(state.known[seat])).elements())


def possible_stock(state: ShankoState, unseen: list[int]) -> list[int]:
    recycled = state.recycled
    return list((Counter(unseen) & Counter(recycled)).elements()) if recycled else unseen


def answer_anew(state: ShankoState, seat: Seat | None, chance: Fast) -> None:
    """An answer is open to doubt as long as somebody with an earlier claim hasn't given theirs."""
    now = state
    if now.phase != phases.WINDOW:
        return
    doubt = False
    for s in [(now.turn + i) % state.players for i in range(state.players)]:
        doubt = doubt or now.answers[s] == phases.OPEN
        if doubt and s != seat and now.answers[s] in (phases.ASKED, phases.PASSED):
            now.answers[s] = phases.ASKED if chance.below(2) else phases.PASSED


def mixed(cards, chance: Fast) -> list[int]:
    order = list(cards)
    chance.shuffle(order)
    return order


def census(state: ShankoState) -> list[str]:
    """The cards of one deck after the other, wherever they lie."""
    now = state
    melded = [card for meld in now.melds for card in meld.cards]
    held = [card for hand in now.hands for card in hand]
    return [card_name(card) for card in sorted([*now.stock, *now.discards, *melded, *held])]
