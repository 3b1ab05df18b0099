"""Tricks: which cards may be played, and which card wins. Knows no players and no scores."""

from cardtable.core.card_sets import Card, Cards
from cardtable.core.vectors import i64, vec
from cardtable.games.rook.cards import COLOUR_CARDS, COLOUR_OF, ROOK, THE_ROOK, TRUMP_CARDS, Colour
from cardtable.games.rook.pack import FULL, Pack


def suit(card: Card, trump: Colour) -> Colour:
    """The colour a card belongs to; the Rook belongs to the trumps."""
    return trump if card == ROOK else COLOUR_OF[card]


def suit_cards(colour: Colour, trump: Colour) -> Cards:
    """All cards that belong to a colour."""
    return TRUMP_CARDS[trump] if colour == trump else COLOUR_CARDS[colour]


def playable(hand: Cards, led: Card, trump: Colour) -> Cards:
    """Follow the led colour if you can; the Rook may be played instead (rules 5.2, 5.3 and 6.2 to 6.4)."""
    if led == ROOK or COLOUR_OF[led] == trump:
        trumps = hand & TRUMP_CARDS[trump]
        return trumps if trumps else hand
    followers = hand & COLOUR_CARDS[COLOUR_OF[led]]
    return followers | (hand & THE_ROOK) if followers else hand


def follows(card: Card, led: Card, trump: Colour) -> bool:
    """Whether a card shows nothing of what else its player holds: it follows, or it is the Rook."""
    return card == ROOK or COLOUR_OF[card] == suit(led, trump)


def winning_place(cards: vec[Card], trump: Colour, pack: Pack = FULL, first: i64 = 0) -> i64:
    """The place of the highest trump, or else of the highest card of the led colour (rule 5.4).

    The trick begins at a place of these cards, and has up to four of them.
    """
    led, best = suit(cards[first], trump), first
    highest: i64 = 0
    for place in range(first, min(first + 4, len(cards))):
        power = pack.power(cards[place], trump, led)
        if power > highest:
            best, highest = place, power
    return best
