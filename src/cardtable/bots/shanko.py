"""How to play Shanko: grow towards the contract, meld as soon as it goes, lay off all that fits, and buy what brings the
contract closer.

Looks at this seat's own cards and at what lies open; of all others it counts what is unseen.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.bots.brain import Brain
from cardtable.bots.shanko_plans import Plan, counted, plan
from cardtable.core.cards import JOKER, Card, card_name, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.game import State
from cardtable.core.move import READY, Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.shanko.contracts import POINTS, Contract, contract_of
from cardtable.games.shanko.layoffs import shed
from cardtable.games.shanko.melds import open_ends
from cardtable.games.shanko.moves import BUY, DRAW, LEAVE, PASS, TAKE, Turn
from cardtable.games.shanko.promising import ended, melded
from cardtable.games.shanko.round import DRAWING, OFFER, PLAYING, READYING, WINDOW, Round
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.turns import Draft

COPIES: Final = 4
"""Jokers in a deck, and copies of a rank."""
COMPANY: Final = 6.0
"""How much a card is worth keeping for each card beside which it could stand, in points."""
FEEDS: Final = 4.0
"""How bad it is to discard what the next player can use, in points."""


class ShankoBrain(Brain):
    def expert(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, ShankoState)
        phase = state.round.phase
        if phase == READYING:
            return READY
        if phase == PLAYING:
            return _turn(state, seat)
        wanted = state.round.top is not None and _wants(state, seat)
        if phase == WINDOW:
            return BUY if wanted else PASS
        if phase == OFFER:
            return TAKE if wanted else LEAVE
        return TAKE if (wanted and state.may_take(seat)) or not state.round.pile else DRAW

    def easy(self, state: State, seat: Seat, chance: Chance) -> Move:
        assert isinstance(state, ShankoState)
        raise NotImplementedError

    def why(self, state: State, seat: Seat, move: Move) -> Sentence:
        raise NotImplementedError


def _turn(state: ShankoState, seat: Seat) -> Turn:
    """Meld as soon as it goes, lay off what fits, and discard what can be spared."""
    now = state.round
    draft = melded(now, seat, state.house)
    if draft is None:
        return ended(Draft(now, seat, state.house), _spare(state, seat))
    shed(draft)
    return ended(draft, _least_useful(state, seat, draft.hand))


def _wants(state: ShankoState, seat: Seat) -> bool:
    """Whether the top discard brings the contract closer, or can be laid off."""
    now = state.round
    card = now.top
    assert card is not None
    if card == JOKER:
        return True
    if now.melded[seat]:
        return _can_be_laid(state, seat, card)
    hand = counted(now.hands[seat])
    unseen = _unseen(now, seat)
    contract = contract_of(now.number)
    before = plan(hand, contract, unseen)
    hand[card] += 1
    after = plan(hand, contract, unseen)
    return after.missing < before.missing


def _can_be_laid(state: ShankoState, seat: Seat, card: Card) -> bool:
    house = state.house
    if house.layoff == "after_swap":
        return False
    melds = [m for m in state.round.melds if house.layoff == "all" or m.run is not None]
    return any(card in open_ends(m) for m in melds)


def _spare(state: ShankoState, seat: Seat) -> Card:
    now = state.round
    hand = now.hands[seat]
    best = plan(counted(hand), contract_of(now.number), _unseen(now, seat))
    left = best.used.copy()
    free: list[Card] = []
    for card in hand:
        if left[card]:
            left[card] -= 1
        else:
            free.append(card)
    spare = _least_useful(state, seat, free or hand)
    assert spare is not None
    return spare


def _least_useful(state: ShankoState, seat: Seat, cards: Sequence[Card]) -> Card | None:
    now = state.round
    contract = contract_of(now.number)
    melded = now.melded[seat]
    best: Card | None = None
    most = -1e9
    for card in cards:
        worth = POINTS[card] if card != JOKER else -100.0
        if not melded:
            worth -= COMPANY * _company(card, now.hands[seat], contract)
        if worth > most:
            best, most = card, worth
    return best


def _company(card: Card, hand: Sequence[Card], contract: Contract) -> int:
    count = -1 if contract.triplets else 0
    for other in hand:
        if other == JOKER:
            continue
        if contract.triplets and rank(other) == rank(card):
            count += 1
        if contract.sequences and suit(other) == suit(card) and 1 <= abs(rank(other) - rank(card)) <= 2:
            count += 1
    return count


def _unseen(now: Round, seat: Seat) -> list[int]:
    unseen = [now.decks] * JOKER + [COPIES * now.decks]
    for cards in (now.hands[seat], now.discards, *[m.cards for m in now.melds], *now.known):
        for card in cards:
            unseen[card] -= 1
    return unseen


BRAIN: Final = ShankoBrain()
