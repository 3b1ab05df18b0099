"""Melds as they lie on the table, for both rummies: runs, and cards of one rank. Knows neither sizes nor limits."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.cards import JOKER, RANKS, Card, card_name, rank
from cardtable.core.move import Seat
from cardtable.core.rows import rows_of
from cardtable.core.runs import Run
from cardtable.core.view import MeldShown


class Meld:
    """A run, or cards of one rank, where the suits of jokers stay open."""

    def __init__(
        self, owner: Seat, kind: str, cards: tuple[Card, ...], run: Run | None, ends: tuple[Card, ...]
    ) -> None:
        self.owner: Final = owner
        self.kind: Final = kind
        """What the game calls it."""
        self.cards: Final = cards
        self.run: Final = run
        """Where its cards stand; cards of one rank have none."""
        self.ends: Final = ends
        """The natural cards that could be added next."""
        self.places: Final[int] = rows_of(list(ends))
        """Where those stand."""
        stands = () if run is None or JOKER not in cards else run.stands
        self.wild: Final[int] = rows_of([card for place, card in enumerate(stands) if cards[place] == JOKER])
        """Where jokers stand in a run."""
        self._shown: MeldShown | None = None

    def __eq__(self, other: object) -> bool:
        """Melds of the same cards in the same order, before the same player, are the same."""
        if not isinstance(other, Meld):
            return False
        return self.cards == other.cards and self.kind == other.kind and self.owner == other.owner

    def __hash__(self) -> int:
        return hash(self.cards)

    @property
    def is_pure(self) -> bool:
        """Whether this is a run without jokers."""
        return self.run is not None and JOKER not in self.cards

    @property
    def stands(self) -> tuple[str, ...]:
        """What each card stands for, in its written form; beside cards of one rank a joker is a rank without a suit."""
        return self.shown.stands

    @property
    def jokers(self) -> tuple[str, ...]:
        """What the jokers stand for."""
        return tuple([stands for card, stands in zip(self.cards, self.stands, strict=True) if card == JOKER])

    @property
    def shown(self) -> MeldShown:
        """The meld as everybody sees it; made once, since it never changes."""
        if self._shown is None:
            names = tuple([card_name(card) for card in self.cards])
            self._shown = MeldShown(self.owner, self.kind, names, self._stood_for())
        return self._shown

    def _stood_for(self) -> tuple[str, ...]:
        if self.run is not None:
            return tuple([card_name(card) for card in self.run.stands])
        own = RANKS[rank(naturals(self.cards)[0]) - 1]
        return tuple([own if card == JOKER else card_name(card) for card in self.cards])


def run_meld(owner: Seat, kind: str, run: Run) -> Meld:
    """A run as it lies."""
    return Meld(owner, kind, run.cards, run, run.ends)


def naturals(cards: Sequence[Card]) -> list[Card]:
    """The cards that are no jokers."""
    return [card for card in cards if card != JOKER]
