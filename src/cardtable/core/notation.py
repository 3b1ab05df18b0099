"""The written forms of a deck of its own: a name for each card, read in small or large letters. Knows no deck."""

from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.card_sets import Cards, cards_in
from cardtable.core.move import IllegalMove, IllegalState
from cardtable.core.sentence import Fact


class Notation:
    """The names of the cards 0, 1, 2 …, and the code with which another word is refused."""

    def __init__(self, cards: Sequence[str], refusal: str, **facts: Fact) -> None:
        self.called: Final = {name: card for card, name in enumerate(cards)}
        self._names: Final = tuple(cards)
        self._read: Final = {name.lower(): card for card, name in enumerate(cards)}
        self._refusal: Final = refusal
        self._facts: Final = facts

    def parse(self, text: str) -> int:
        """The card with this written form."""
        card = self._read.get(text.strip().lower())
        if card is None:
            raise IllegalMove(self._refusal, text=text[:20], **self._facts)
        return card

    def parse_all(self, text: str) -> list[int]:
        """Cards written one after the other, with blanks or commas between them."""
        return [self.parse(word) for word in text.replace(",", " ").split()]

    def parse_given(self, given: object) -> list[int]:
        """Cards as a description may give them: written in one line, or each by itself."""
        if not isinstance(given, str | list | tuple):
            raise IllegalState("state-field", field="cards")
        return self.parse_all(given if isinstance(given, str) else " ".join([str(name) for name in given]))

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """The written form of each of some cards."""
        return tuple([self._names[card] for card in cards])

    def write(self, cards: Iterable[int]) -> str:
        """Some cards in one line."""
        return " ".join(self.names(cards))

    def set_names(self, cards: Cards) -> tuple[str, ...]:
        """The written forms of a set of cards, in their order."""
        return self.names(cards_in(cards))

    def write_set(self, cards: Cards) -> str:
        """A set of cards in one line."""
        return self.write(cards_in(cards))
