"""The cards of the international deck with jokers, and their written forms: 7♠ or 7S, 10♥, A♣, Jk.

Equal cards of several decks are interchangeable: a card has no identity that could be followed through a shuffle.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NewType

from cardtable.core.move import Refused

Card = NewType("Card", int)
"""Thirteen cards for each suit from the ace up, then the joker."""

SUITS: Final = "♠♥♦♣"
LETTERS: Final = "SHDC"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
JOKER: Final = Card(52)
NATURALS: Final = [Card(card) for card in range(52)]
ACE: Final = 1
HIGH_ACE: Final = 14

NAMES: Final = (*(rank + suit for suit in SUITS for rank in RANKS), "Jk")
WRITTEN: Final = {
    **{rank + letter: Card(13 * s + r) for s, letter in enumerate(LETTERS) for r, rank in enumerate(RANKS)},
    **{rank + suit: Card(13 * s + r) for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS)},
    "JK": JOKER,
    "JOKER": JOKER,
}
CALLED: Final = {name: Card(c) for c, name in enumerate(NAMES)}
SEPARATOR: Final = re.compile(r"[\s,–—-]+|\ufe0e|\ufe0f")
"""What may stand between cards; also the marks that make a suit's sign plain or coloured."""


def rank(card: Card) -> int:
    """From 1 for the ace to 13 for the king."""
    return card % 13 + 1


def suit(card: Card) -> int:
    """The place of the suit in SUITS."""
    return card // 13


def card_of(suit: int, rank: int) -> Card:
    """The card of this suit and rank; the ace has rank 1 and, above the king, 14."""
    return Card(13 * suit + (rank - 1) % 13)


def deck(jokers: int) -> list[Card]:
    """One deck."""
    return [*NATURALS, *[JOKER] * jokers]


def card_name(card: Card) -> str:
    """The written form of a card."""
    return NAMES[card]


def card_names(cards: Iterable[Card]) -> str:
    """The written form of several cards."""
    return " ".join([NAMES[card] for card in cards])


def names(cards: Iterable[Card]) -> tuple[str, ...]:
    """The written form of each of some cards."""
    return tuple([NAMES[card] for card in cards])


def parse_card(text: str) -> Card:
    """The card with this written form; suits may be signs or letters, in either case."""
    exact = CALLED.get(text)
    if exact is not None:
        return exact
    cards = parse_cards(text)
    if len(cards) != 1:
        raise Refused("card-unknown", text=text[:20])
    return cards[0]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other, with or without blanks between them: 3♣4♣5♣, 3c 4c Jk, 3♣–4♣–5♣."""
    found: list[Card] = []
    rest = SEPARATOR.sub("", text.upper())
    while rest:
        size = next((n for n in (5, 3, 2) if rest[:n] in WRITTEN), 0)
        if not size:
            raise Refused("card-unknown", text=text[:20])
        found.append(WRITTEN[rest[:size]])
        rest = rest[size:]
    return tuple(found)


def as_cards(given: Iterable[Card | str] | str) -> tuple[Card, ...]:
    """Cards from their written forms, in one string or one by one, or as they are."""
    if isinstance(given, str):
        return parse_cards(given)
    return tuple([card for one in given for card in (parse_cards(one) if isinstance(one, str) else (one,))])


def called(names: Iterable[str]) -> list[Card]:
    """The cards with these written forms, just as card_name writes them."""
    return [CALLED[name] for name in names]


def take_out(cards: list[Card], card: Card) -> bool:
    """Take a card out of others, the first of those that are alike; whether it was there at all."""
    for place, held in enumerate(cards):
        if held == card:
            del cards[place]
            return True
    return False


def put_in(cards: list[Card], card: Card) -> None:
    """Put a card where it belongs among others that are sorted."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    cards.insert(place, card)


def lacks(hand: Sequence[Card], cards: Iterable[Card]) -> Card | None:
    """The first of these cards that the hand doesn't hold often enough."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return card
        left.remove(card)
    return None
