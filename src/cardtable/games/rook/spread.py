"""Cards drawn at random, and spread over places that may refuse some of them. Knows no rules.

Cards that some place bars come first: each goes to a place with room, more likely where there is more of it. One that
finds no room pushes another on (the augmenting path of a matching), so they all find places if there are any. All other
cards fit into whatever room is left.
"""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.games.rook.sets import BIT, Card, Cards, cards_in, set_of


def spread(cards: Cards, room: list[int], barred: list[Cards], chance: Chance) -> list[Cards] | None:
    """Fill each place with as many cards as it has room for, none that it bars; None if that can't be."""
    shuffled, bars = cards_in(cards), 0
    chance.shuffle(shuffled)
    for cards_barred in barred:
        bars |= cards_barred
    places = _Places(room, barred)
    for card in shuffled:
        if bars & BIT[card] and not places.draw(card, chance) and not places.push(card, set()):
            return None
    places.fill([card for card in shuffled if not bars & BIT[card]])
    return [set_of(held) for held in places.held]


class _Places:
    def __init__(self, room: list[int], barred: list[Cards]) -> None:
        self.room: Final = room.copy()
        self.barred: Final = barred
        self.held: Final[list[list[Card]]] = [[] for _ in room]

    def draw(self, card: Card, chance: Chance) -> bool:
        """Put a card somewhere, each place as likely as it has room; False if there is none."""
        room = [0 if self.barred[place] & BIT[card] else size for place, size in enumerate(self.room)]
        total = sum(room)
        at = chance.below(total) if total else 0
        for place, size in enumerate(room):
            if at < size:
                self._put(card, place)
                return True
            at -= size
        return False

    def push(self, card: Card, tried: set[int]) -> bool:
        """Put a card in the place of another one that can go elsewhere."""
        for place, held in enumerate(self.held):
            if place in tried or self.barred[place] & BIT[card]:
                continue
            tried.add(place)
            if self.room[place]:
                self._put(card, place)
                return True
            for at, other in enumerate(held):
                if self.push(other, tried):
                    held[at] = card
                    return True
        return False

    def fill(self, cards: list[Card]) -> None:
        """Cards that fit everywhere go one after the other."""
        start = 0
        for place, size in enumerate(self.room):
            self.held[place] += cards[start : start + size]
            start += size

    def _put(self, card: Card, place: int) -> None:
        self.held[place].append(card)
        self.room[place] -= 1
