"""The moves of Rook and their written forms. Knows no rules."""

from collections.abc import Callable
from typing import Final

from cardtable.core.card_sets import BIT, Card, Cards
from cardtable.core.move import READY, IllegalMove, Move, Ready, Seat, Word, bare
from cardtable.games.rook.cards import COLOURS, DECK_SIZE, NAMES, Colour, parse_card, parse_cards, parse_colour, written

MOST_DIGITS: Final = 4


class Bid(Move):
    """Promise to capture so many points."""

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def __str__(self) -> str:
        return f"bid {self.points}"


class Pass(Word):
    """Leave the auction for this round."""


class Redeal(Word):
    """Show a hand without counters, for a new deal."""


class Discard(Move):
    """Lay five cards aside."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def __str__(self) -> str:
        return f"discard {written(self.cards)}"


class Trump(Move):
    """Name the trump colour."""

    def __init__(self, colour: Colour) -> None:
        self.colour: Final = colour

    def __str__(self) -> str:
        return f"trump {COLOURS[self.colour]}"


class Play(Move):
    """Play a card to the trick."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"play {NAMES[self.card]}"


class Call(Move):
    """Say that an opponent reneged in a trick."""

    def __init__(self, seat: Seat, trick: int) -> None:
        self.seat: Final = seat
        self.trick: Final = trick

    def __str__(self) -> str:
        return f"call {self.seat} {self.trick}"


class Correct(Move):
    """Take back the card of one's own renege, and play this one in its place."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def __str__(self) -> str:
        return f"correct {NAMES[self.card]}"


type RookMove = Bid | Pass | Redeal | Discard | Trump | Play | Call | Correct | Ready

PASS: Final = Pass()
REDEAL: Final = Redeal()
BIDS: Final = [Bid(5 * fives) for fives in range(41)]
"""The bid of so many fives."""
TRUMPS: Final = [Trump(colour) for colour in range(4)]
PLAYS: Final = [Play(card) for card in range(DECK_SIZE)]
CORRECTS: Final = [Correct(card) for card in range(DECK_SIZE)]


def _discard(rest: str) -> RookMove:
    cards = 0
    for card in parse_cards(rest):
        if cards & BIT[card]:
            raise IllegalMove("rook-card-twice", card=NAMES[card])
        cards |= BIT[card]
    return Discard(cards)


def _call(rest: str) -> RookMove:
    words = rest.split()
    numbers = [_number(word, rest) for word in words] if len(words) == 2 else []
    if not numbers or numbers[0] > 3:
        raise IllegalMove("rook-call-form", text=rest[:20])
    return Call(Seat(numbers[0]), numbers[1])


def _number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
        raise IllegalMove("rook-number", text=text[:20])
    return int(word)


VERBS: Final[dict[str, Callable[[str], RookMove]]] = {
    "bid": lambda rest: Bid(_number(rest, f"bid {rest}")),
    "pass": bare(PASS),
    "redeal": bare(REDEAL),
    "discard": _discard,
    "trump": lambda rest: TRUMPS[parse_colour(rest)],
    "play": lambda rest: PLAYS[parse_card(rest)],
    "call": _call,
    "correct": lambda rest: CORRECTS[parse_card(rest)],
    "ready": bare(READY),
}
