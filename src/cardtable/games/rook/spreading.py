"""Cards drawn at random, and dealt into places that may refuse some of them. Knows no rules."""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.games.rook.cards import BIT, Card, Cards, count, nth


def spread(cards: list[Card], room: list[int], barred: list[Cards], chance: Chance) -> list[Cards] | None:
    """Fill each place with as many cards as it has room for, none that it bars; None if that can't be."""
    cards = cards.copy()
    chance.shuffle(cards)
    if not any(barred):
        return _deal_out(cards, room)
    spreading = _Spreading(cards, room, barred)
    if not spreading.fits():
        return None
    for card in cards:
        spreading.place(card, chance)
    return spreading.places


def some_of(cards: Cards, number: int, chance: Chance) -> Cards:
    """So many cards of a set."""
    chosen = 0
    for left in range(count(cards), count(cards) - number, -1):
        bit = BIT[nth(cards, chance.below(left))]
        chosen |= bit
        cards ^= bit
    return chosen


def _deal_out(cards: list[Card], room: list[int]) -> list[Cards]:
    places: list[Cards] = []
    start = 0
    for size in room:
        place = 0
        for card in cards[start : start + size]:
            place |= BIT[card]
        places.append(place)
        start += size
    return places


class _Spreading:
    """Cards that may go to the same places are of one kind; a kind is the set of its places, as bits."""

    def __init__(self, cards: list[Card], room: list[int], barred: list[Cards]) -> None:
        self.room: Final = room.copy()
        self.barred: Final = barred
        self.places: Final = [0] * len(room)
        self.left: Final[dict[int, int]] = {}
        """How many cards of each kind are still to be placed."""
        for card in cards:
            kind = self._kind(card)
            self.left[kind] = self.left.get(kind, 0) + 1

    def fits(self) -> bool:
        """Hall's condition: no group of places is asked to take more cards than it has room for."""
        for group in range(1, BIT[len(self.room)]):
            asked = sum([number for kind, number in self.left.items() if kind & ~group == 0])
            if asked and asked > sum([size for place, size in enumerate(self.room) if group & BIT[place]]):
                return False
        return 0 not in self.left

    def place(self, card: Card, chance: Chance) -> None:
        """Put a card where the rest still fits, more likely where there is more room."""
        kind = self._kind(card)
        self._count(kind, -1)
        open_places = [place for place, size in enumerate(self.room) if size and kind & BIT[place]]
        while True:
            place = open_places.pop(self._draw(open_places, chance))
            self.room[place] -= 1
            if not open_places or self.fits():
                self.places[place] |= BIT[card]
                return
            self.room[place] += 1

    def _draw(self, places: list[int], chance: Chance) -> int:
        """An index into places, each as likely as it has room."""
        at = chance.below(sum([self.room[place] for place in places]))
        for index, place in enumerate(places):
            at -= self.room[place]
            if at < 0:
                return index
        return len(places) - 1

    def _kind(self, card: Card) -> int:
        kind = 0
        for place, bars in enumerate(self.barred):
            if not bars & BIT[card]:
                kind |= BIT[place]
        return kind

    def _count(self, kind: int, change: int) -> None:
        self.left[kind] += change
        if not self.left[kind]:
            del self.left[kind]
