"""Cards spread at random over places that may refuse some of them. Knows no rules.

The free slots of all places are shuffled. Cards that some place bars come first, each into the first slot that admits
it; one that finds none pushes another on (the augmenting path of a matching), so they all find slots if that can be.
"""

from cardtable.core.card_sets import BIT, Cards, cards_in, count
from cardtable.core.chance import Chance
from cardtable.core.vectors import i64, vec


def filled_up(
    places: list[Cards], sizes: list[int], cards: Cards, barred: list[Cards], chance: Chance
) -> list[Cards] | None:
    """Places that hold some cards already, filled up to their sizes with these; None if that can't be."""
    room = [size - count(held) for size, held in zip(sizes, places, strict=True)]
    if min(room) < 0 or sum(room) != count(cards):
        return None
    more = spread(cards, room, barred, chance)
    return None if more is None else [held | extra for held, extra in zip(places, more, strict=True)]


def spread(cards: Cards, room: list[int], barred: list[Cards], chance: Chance) -> list[Cards] | None:
    """Fill each place with as many cards as it has room for, none that it bars; None if that can't be."""
    slots = [place for place, size in enumerate(room) for _ in range(size)]
    chance.shuffle(slots)
    held, choosy = [0] * len(slots), 0
    for bars in barred:
        choosy |= cards & bars
    for card in cards_in(choosy):
        if not _put(BIT[card], slots, held, barred, [False] * len(slots)):
            return None
    rest = cards_in(cards & ~choosy)
    filled = vec[i64]([0] * len(room))
    for slot, place in enumerate(slots):
        filled[place] |= held[slot] if held[slot] else BIT[rest.pop()]
    return list(filled)


def _put(card: Cards, slots: list[int], held: list[Cards], barred: list[Cards], tried: list[bool]) -> bool:
    """A card goes into a free slot, or into that of a card that can go elsewhere."""
    open_to_it = [slot for slot, place in enumerate(slots) if not barred[place] & card]
    for slot in open_to_it:
        if not held[slot]:
            held[slot] = card
            return True
    for slot in open_to_it:
        if not tried[slot]:
            tried[slot] = True
            if _put(held[slot], slots, held, barred, tried):
                held[slot] = card
                return True
    return False
