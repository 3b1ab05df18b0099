"""Cards drawn at random, and dealt into places that may refuse some of them. Knows no rules."""

from typing import Final

from cardtable.core.chance import Chance
from cardtable.games.rook.cards import BIT, Card, Cards, count, nth


def spread(cards: list[Card], room: list[int], barred: list[Cards], chance: Chance) -> list[Cards] | None:
    """Fill each place with as many cards as it has room for, none that it bars; None if that can't be."""
    cards = cards.copy()
    chance.shuffle(cards)
    if not any(barred):
        return _deal_out(cards, room, [0] * len(room))
    spreading = _Spreading(cards, room, barred)
    if not spreading.fits():
        return None
    for card in spreading.choosy:
        spreading.place(card, chance)
    return _deal_out(spreading.easy, spreading.room, spreading.places)


def some_of(cards: Cards, number: int, chance: Chance) -> Cards:
    """So many cards of a set."""
    chosen = 0
    for left in range(count(cards), count(cards) - number, -1):
        bit = BIT[nth(cards, chance.below(left))]
        chosen |= bit
        cards ^= bit
    return chosen


def _deal_out(cards: list[Card], room: list[int], places: list[Cards]) -> list[Cards]:
    """Fill the places up, one after the other."""
    start = 0
    for number, size in enumerate(room):
        place = places[number]
        for card in cards[start : start + size]:
            place |= BIT[card]
        places[number] = place
        start += size
    return places


class _Spreading:
    """Cards that may go to the same places are of one kind; a kind is the set of its places, as bits.

    Choosy cards, which some place bars, come first; all the others fit into whatever room is left.
    """

    def __init__(self, cards: list[Card], room: list[int], barred: list[Cards]) -> None:
        self.room: Final = room.copy()
        self.barred: Final = barred
        self.places: Final = [0] * len(room)
        bars = 0
        for cards_barred in barred:
            bars |= cards_barred
        self.choosy: Final = [card for card in cards if bars & BIT[card]]
        self.easy: Final = [card for card in cards if not bars & BIT[card]]
        self.slack: Final = self._slack()
        """For each group of places how much room it has beyond the cards that can go nowhere else."""

    def fits(self) -> bool:
        """Hall's condition: no group of places is asked to take more cards than it has room for."""
        return min(self.slack) >= 0

    def place(self, card: Card, chance: Chance) -> None:
        """Put a card where the rest still fits, more likely where there is more room."""
        kind = self._kind(card)
        open_places = [place for place, size in enumerate(self.room) if size and kind & BIT[place]]
        while True:
            place = open_places.pop(self._draw(open_places, chance))
            if not open_places or self._has_slack(place, kind):
                self._put(card, place, kind)
                return

    def _has_slack(self, place: int, kind: int) -> bool:
        """Whether all others still fit when a card of this kind goes to this place."""
        return all(slack or not group & BIT[place] or not kind & ~group for group, slack in enumerate(self.slack))

    def _put(self, card: Card, place: int, kind: int) -> None:
        """Groups to which the card was not bound have a place less for others."""
        self.places[place] |= BIT[card]
        self.room[place] -= 1
        for group in range(len(self.slack)):
            if group & BIT[place] and kind & ~group:
                self.slack[group] -= 1

    def _slack(self) -> list[int]:
        slack = [0]
        for size in self.room:
            slack += [free + size for free in slack]
        for card in self.choosy:
            kind = self._kind(card)
            for group in range(len(slack)):
                if kind & ~group == 0:
                    slack[group] -= 1
        return slack

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
