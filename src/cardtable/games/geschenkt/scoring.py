"""What cards and chips are worth in Geschenkt."""

from collections.abc import Iterable


def runs(cards: Iterable[int]) -> list[list[int]]:
    """The cards sorted and split into runs of consecutive numbers (rule 4.1)."""
    groups: list[list[int]] = []
    for card in sorted(cards):
        if groups and card == groups[-1][-1] + 1:
            groups[-1].append(card)
        else:
            groups.append([card])
    return groups


def points(cards: Iterable[int], chips: int) -> int:
    """A run counts its lowest card; every chip takes a point off (rules 4.1 and 4.2)."""
    held = set(cards)
    return sum(card for card in held if card - 1 not in held) - chips
