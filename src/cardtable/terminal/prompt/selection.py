"""Where somebody stands who walks along their cards, and which of them are marked. Knows no keys and no rules."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from cardtable.core.view import Place, What, Where


@dataclass(frozen=True)
class Selection:
    card: int = 0
    """The number of the card under the cursor."""
    marked: tuple[int, ...] = ()
    """Numbers of cards, in the order in which they were marked."""
    row: int = 0
    """The line of the menu that Enter would take."""

    def walked(self, by: int, cards: int) -> "Selection":
        """So many cards further, round and round; what can be done there stands first again."""
        return replace(self, card=(self.card + by) % max(cards, 1), row=0)

    def turned(self, by: int, rows: int) -> "Selection":
        """So many lines of the menu further."""
        return replace(self, row=(self.row + by) % max(rows, 1))

    def toggled(self, card: int) -> "Selection":
        """With the mark of this card set or taken away."""
        others = tuple(number for number in self.marked if number != card)
        return Selection(card, others if card in self.marked else (*self.marked, card))

    def unmarked(self) -> "Selection":
        """Without the last mark."""
        return replace(self, marked=self.marked[:-1], row=0)

    def within(self, cards: int) -> "Selection":
        """The same for a hand of so many cards; marks of a hand that has changed are gone."""
        is_whole = all(number < cards for number in self.marked)
        return replace(self, card=min(self.card, max(cards - 1, 0)), marked=self.marked if is_whole else ())

    def signs(self, card: int) -> tuple[str, str]:
        """What stands left and right of a card."""
        here = card == self.card
        return "*" if card in self.marked else "›" if here else " ", "‹" if here else " "

    def of(self, cards: Sequence[str]) -> tuple[str, ...]:
        """The cards that are meant: the marked ones, or the one under the cursor."""
        return tuple(cards[number] for number in self.marked or (self.card,) if number < len(cards))


def hand_of(places: Iterable[Place]) -> Place | None:
    """The place where one's own cards lie."""
    own = (place for place in places if place.where == Where.MINE and place.what == What.CARDS)
    return next(own, None)


def held(cards: Iterable[str], used: Iterable[str]) -> list[tuple[str, int | None]]:
    """Cards with their numbers; those that are used in a draft have none."""
    left = list(used)
    numbered: list[tuple[str, int | None]] = []
    number = 0
    for card in cards:
        if card in left:
            left.remove(card)
            numbered.append((card, None))
        else:
            numbered.append((card, number))
            number += 1
    return numbered
