"""Geschenkt for two, solved exactly: every order of the cards to come, every decision. An oracle for the bots."""

from functools import cache

from cardtable.bots.geschenkt import WIN
from cardtable.core.card_sets import cards_in, set_of
from cardtable.core.chance import Fast
from cardtable.core.move import Move
from cardtable.games.geschenkt import GAME
from cardtable.games.geschenkt.moves import PAY, TAKE
from cardtable.games.geschenkt.scoring import points
from cardtable.games.geschenkt.state import GeschenktState

type Cards = frozenset[int]


class Solution:
    """What perfect play of both is worth; a win and the difference in points count as they do for the bot."""

    def __init__(self, all_chips: int) -> None:
        self.all_chips = all_chips
        self.decide = cache(self._decide)

    def _decide(self, held: tuple[Cards, Cards], chips: int, pot: int, offer: int, unseen: Cards, left: int) -> float:
        """The worth of the game to the player who decides: the first hand and `chips` are that player's."""
        return max(self.worths(held, chips, pot, offer, unseen, left).values())

    def worths(
        self, held: tuple[Cards, Cards], chips: int, pot: int, offer: int, unseen: Cards, left: int
    ) -> dict[Move, float]:
        """The worth of each move."""
        own, other = held
        worths: dict[Move, float] = {TAKE: self._turn_up((own | {offer}, other), chips + pot, unseen, left)}
        if chips:
            theirs = self.all_chips - chips - pot
            worths[PAY] = WIN - self.decide((other, own), theirs, pot + 1, offer, unseen, left)
        return worths

    def _turn_up(self, held: tuple[Cards, Cards], chips: int, unseen: Cards, left: int) -> float:
        if not left:
            return self._end(held, chips)
        return sum(self.decide(held, chips, 0, card, unseen - {card}, left - 1) for card in unseen) / len(unseen)

    def _end(self, held: tuple[Cards, Cards], chips: int) -> float:
        lead = points(set_of(held[1]), self.all_chips - chips) - points(set_of(held[0]), chips)
        return (WIN if lead > 0 else WIN / 2 if lead == 0 else 0.0) + lead / 2


def worths(state: GeschenktState) -> dict[Move, float]:
    """What each move of the player on turn is worth."""
    own, other = state.turn, 1 - state.turn
    unseen = frozenset([*state.deck[:-1], *state.removed])
    held = frozenset(cards_in(state.cards[own])), frozenset(cards_in(state.cards[other]))
    exact = Solution(sum(state.chips) + state.pot)
    return exact.worths(held, state.chips[own], state.pot, state.deck[-1], unseen, len(state.deck) - 1)


def small_position(seed: int, left: int, most_chips: int) -> GeschenktState:
    """A random position for two with so many cards in the deck, one of them on offer."""
    chance = Fast(seed)
    cards = list(range(3, 36))
    chance.shuffle(cards)
    deck, removed, held = cards[:left], cards[left : left + 9], cards[left + 9 :]
    split = chance.below(len(held) + 1)
    chips = [1 + chance.below(most_chips), chance.below(most_chips + 1)]
    pot = chance.below(4)
    return GAME.position(
        players=2, deck=deck, removed=removed, cards=[held[:split], held[split:]], chips=chips, pot=pot, turn=0
    )
