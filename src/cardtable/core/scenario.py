"""Described positions: what a person may leave unsaid or say in several ways, brought into one form. Knows no game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from cardtable.core.cards import Card, as_cards, names
from cardtable.core.move import IllegalState
from cardtable.core.position import Json, require


def refuse_unknown(described: Json, keys: Iterable[str]) -> None:
    """Refuse a key that says nothing."""
    for name in described:
        if name not in keys:
            raise IllegalState("state-field", field=str(name)[:40])


def spoken_of(said: Json, names: Iterable[str]) -> int | None:
    """How many players the first of these lists speaks of."""
    for name in names:
        if isinstance(said.get(name), list | tuple):
            return len(said[name])
    return None


def by_seat(given: Any, players: int, unsaid: Any = None) -> list[Any]:
    """A value for each seat, from a list for all of them or from a mapping of some; nothing said is nothing said."""
    if given is None:
        return [unsaid] * players
    if isinstance(given, Mapping):
        return [given.get(seat, unsaid) for seat in range(players)]
    return [unsaid if value is None else value for value in given]


def by_each(given: Any, players: int, unsaid: Any) -> list[Any]:
    """The same, where a list has to speak of everybody."""
    values = by_seat(given, players, unsaid)
    require(len(values) == players, "players")
    return values


def flags(given: Sequence[Any], players: int) -> list[bool]:
    """Yes or no for each seat, given as such or as the seats for which it is yes."""
    if any(isinstance(value, bool) for value in given):
        return list(given)
    return [seat in given for seat in range(players)]


class Pack:
    """The cards in play of which nobody has spoken yet, in the order in which they are dealt."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards: Final = list(names(cards))
        self.lacking: Final[list[str]] = []
        """What was spoken of more often than it is there."""

    def take(self, spoken: Any) -> list[str]:
        """The cards that somebody speaks of, in their usual written form."""
        taken = list(names(as_cards(spoken or ())))
        for name in taken:
            if name in self.cards:
                self.cards.remove(name)
            else:
                self.lacking.append(name)
        return taken

    def deal(self, number: int) -> list[str]:
        dealt = self.cards[:number]
        del self.cards[:number]
        return dealt


type Lies = Callable[[tuple[Card, ...]], tuple[str, tuple[Card, ...]]]
"""Of what kind the meld of some cards is, and in which order they lie."""


def spoken_meld(described: Any, owner: int, lies: Lies) -> Json:
    """A meld as its cards (then it is this owner's), as owner and cards, or as it is written down; of what kind it is,
    and in which order its cards lie, may follow from them."""
    if not isinstance(described, Mapping):
        is_pair = not isinstance(described, str) and isinstance(described[0], int)
        described = dict(zip(("owner", "cards"), described if is_pair else (owner, described), strict=True))
    cards = as_cards(described["cards"])
    kind, lying = (described["kind"], cards) if described.get("kind") else lies(cards)
    return {"owner": described.get("owner", owner), "kind": kind, "cards": names(lying)}


def fill_melds(said: Json, owner: int, lies: Lies) -> None:
    """The melds, this owner's where nothing else is said; whose they are has declared, as have those it is said of."""
    said["melds"] = [spoken_meld(entry, owner, lies) for entry in said.get("melds", ())]
    owners = {meld["owner"] for meld in said["melds"]}
    declared = flags(said.get("declared", ()), said["players"])
    said["declared"] = [yes or seat in owners for seat, yes in enumerate(declared)]


def fill_cards(said: Json, pack: Pack, unsaid_hand: Callable[[int], list[str]]) -> None:
    """Hands, melds and piles of a rummy: what was said comes first. Of the rest a card is for the discards, and the
    others are the draw pile, on which lies what is to be drawn next; where the draw pile was said, they lie below the
    discards."""
    told = [None if hand is None else pack.take(hand) for hand in said["hands"]]
    for meld in said["melds"]:
        meld["cards"] = pack.take(meld["cards"])
    discards, stock = said.get("discards"), said.get("stock")
    top, pile, draws = pack.take(discards), pack.take(stock), pack.take(said.pop("to_draw", None))
    said["hands"] = [unsaid_hand(seat) if hand is None else hand for seat, hand in enumerate(told)]
    top = pack.deal(1) if discards is None else top
    said["discards"] = top if stock is None else [*pack.cards, *top]
    said["stock"] = [*(pack.cards if stock is None else pile), *reversed(draws)]
