"""Cards that lie unseen, and how they come back: for deals, for guesses and for described positions. Knows no game."""

from collections.abc import Iterable, Sequence


def remaining[T: int](deck: Sequence[T], *seen: Iterable[T]) -> list[T]:
    """The cards of a deck, in its order, without those that lie elsewhere; each of those counts once."""
    gone: dict[int, int] = {}
    for cards in seen:
        for card in cards:
            gone[card] = gone.get(card, 0) + 1
    left: list[T] = []
    for card in deck:
        count = gone.get(card, 0)
        if count:
            gone[card] = count - 1
        else:
            left.append(card)
    return left


def holds[T: int](cards: Iterable[T], some: Sequence[T]) -> bool:
    """Whether all of these are among the cards, each as often as it is there."""
    return not remaining(some, cards)


def taken[T: int](cards: list[T], size: int) -> list[T]:
    """The first so many cards, taken out."""
    first = cards[:size]
    del cards[:size]
    return first


def taken_within[T: int](cards: list[T], size: int, possible: Iterable[T]) -> list[T]:
    """The first so many cards that are among the possible ones, taken out: what a stock that was made of just these
    may still hold."""
    count: dict[int, int] = {}
    for card in possible:
        count[card] = count.get(card, 0) + 1
    found: list[T] = []
    others: list[T] = []
    for card in cards:
        if len(found) < size and count.get(card, 0):
            count[card] -= 1
            found.append(card)
        else:
            others.append(card)
    cards[:] = others
    return found
