"""The theme: in which style cards are written, and how a hand is sorted. Cards unknown here are plain."""

import re
from typing import Final

from cardtable.catalog import GAMES
from cardtable.core.cards import NAMES, SUITS

SUIT_STYLES: Final = {
    "♠": "spade",
    "♥": "heart",
    "♦": "diamond",
    "♣": "club",
    "Jk": "joker",
    **{letters: style for game in GAMES for letters, style in game.suits.items()},
}
"""Styles by the suit of a card: its sign, or the letters before its number, which a game with its own cards tells."""
PLAIN: Final = "card"

SIGNED: Final = {
    style: re.compile(rf"(?:10|[2-9AJQK])?{sign}")
    for sign, style in SUIT_STYLES.items()
    if sign in SUITS and style != "spade"
}
"""Cards with a coloured sign as they stand in sentences."""
LETTERS_AND_NUMBER: Final = re.compile(r"(\D*)(\d*)(\D*)")
LAST: Final = 99

ORDERS: Final = ("suit", "rank", "dealt")


def suit_of(card: str) -> str:
    """The sign or the letters that cards of one suit share."""
    if card[-1:] in SUITS:
        return card[-1]
    letters, number, rest = _parts(card)
    return letters or (rest if number else card)


def style_of(card: str) -> str:
    """The name of the style in which a card is written."""
    return SUIT_STYLES.get(suit_of(card), PLAIN)


def in_order(cards: tuple[str, ...], order: str) -> tuple[str, ...]:
    """A hand sorted by suit, by rank, or as it was dealt."""
    match order:
        case "suit":
            return tuple(sorted(cards, key=lambda card: (_suit_key(card), _rank_key(card))))
        case "rank":
            return tuple(sorted(cards, key=lambda card: (_rank_key(card), _suit_key(card))))
        case _:
            return cards


def _suit_key(card: str) -> tuple[int, str]:
    """International suits in their order, other ones by name, cards without a number last."""
    suit = suit_of(card)
    return (SUITS.index(suit), "") if suit in SUITS else (LAST - bool(_parts(card)[1]), suit)


def _rank_key(card: str) -> int:
    if card in NAMES and card[-1] in SUITS:
        return NAMES.index(card) % 13 + 1
    number = _parts(card)[1]
    return int(number) if number else LAST


def rank_of(card: str) -> str:
    """A card without the sign of its suit."""
    return card.rstrip("".join(SUITS))


def number_of(card: str) -> str:
    """The figures of a card's rank, where it has some."""
    return _parts(card)[1]


def _parts(card: str) -> tuple[str, str, str]:
    found = LETTERS_AND_NUMBER.match(card)
    assert found is not None
    letters, number, rest = found.groups()
    return letters, number, rest
