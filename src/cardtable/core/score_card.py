"""Keeping score for people who play with real cards: what is asked about a round, and what a game makes of the answers.

Answers are texts as people write them, one for each seat or team, or one for the round: cards by their names with
blanks between them, whole numbers, `yes`, a seat counted from 0. What nobody answered is empty. Knows no game.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

from cardtable.core.cards import Card, card_name, parse_cards
from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.stock import remaining

type Each = Literal["round", "seat", "team"]
type What = Literal["cards", "number", "seat", "yes"]
type Entry = Mapping[str, Sequence[str]]
"""What was answered about a round, by the name of the question."""

LONGEST: Final = 1_000
MOST_CARDS: Final = 20
"""Of a hand that somebody asks about."""


class Ask:
    """A question about a round; its words are `<game>-score-<name>`."""

    def __init__(
        self,
        name: str,
        what: What,
        each: Each = "round",
        *,
        deck: Mapping[str, int] | None = None,
        low: int = 0,
        high: int = 0,
        step: int = 1,
    ) -> None:
        self.name: Final = name
        self.what: Final = what
        self.each: Final = each
        self.deck: Final = deck or {}
        """How often each card is there, where cards are asked for."""
        self.low: Final = low
        self.high: Final = high
        self.step: Final = step


class Declaration:
    """What the expert would lay down, meld by meld, or nothing; and what can be said of it."""

    def __init__(self, melds: Sequence[str], says: Sentence) -> None:
        self.melds: Final = tuple(melds)
        self.says: Final = says


class ScoreCard[B = Any]:
    """The functions of one game; `B` is its board, which is fresh and has seen no deal."""

    def __init__(
        self,
        *,
        asks: Callable[[B], tuple[Ask, ...]],
        enter: Callable[[B, "Answers"], None],
        about: Callable[[B], Sentence | None] = lambda board: None,
        best: Callable[[B, int, str], Declaration] | None = None,
        check: Callable[[B, int, str], Sentence] | None = None,
    ) -> None:
        self.asks: Final = asks
        """What is asked about the next round."""
        self.enter: Final = enter
        """The board learns of a round, or refuses what can't have been."""
        self.about: Final = about
        """What should be known of the next round."""
        self.best: Final = best
        """The best first declaration of a hand in a round."""
        self.check: Final = check
        """Whether melds, with a stroke between them, may be a first declaration in a round."""


class Answers:
    """What was answered about one round, read strictly."""

    def __init__(self, asks: Sequence[Ask], entry: Entry, players: int, teams: int) -> None:
        self._asks: Final = {ask.name: ask for ask in asks}
        self._sizes: Final = {"round": 1, "seat": players, "team": teams}
        self._entry: Final = entry
        self._players: Final = players
        for name in entry:
            if name not in self._asks:
                raise Refused("score-unknown", name=name[:40])

    def text(self, name: str, at: int = 0) -> str:
        answers = self._entry.get(name, ())
        size = self._sizes[self._asks[name].each]
        if len(answers) not in (0, size) or any(len(answer) > LONGEST for answer in answers):
            raise Refused("score-unknown", name=name)
        return answers[at].strip() if answers else ""

    def says(self, name: str, at: int = 0) -> bool:
        return self.text(name, at) == "yes"

    def number(self, name: str, at: int = 0) -> int:
        ask, text = self._asks[name], self.text(name, at)
        digits = text.removeprefix("-")
        value = int(text) if digits.isascii() and digits.isdecimal() and len(digits) < 6 else None
        if value is None or not ask.low <= value <= ask.high or (value - ask.low) % ask.step:
            raise Refused("score-number", low=ask.low, high=ask.high, step=ask.step, text=text[:20])
        return value

    def seat(self, name: str) -> Seat | None:
        """A player, or nobody."""
        text = self.text(name)
        if not text:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) == 1 and int(text) < self._players):
            raise Refused("chair-unknown", chairs=self._players)
        return Seat(int(text))

    def cards(self, name: str) -> list[list[str]]:
        """The cards of everybody; each card as often as it is there."""
        ask = self._asks[name]
        found = [self.text(name, at).split() for at in range(self._sizes[ask.each])]
        left = dict(ask.deck)
        for card in [card for cards in found for card in cards]:
            if card not in left:
                raise Refused("card-unknown", text=card[:20])
            left[card] -= 1
            if left[card] < 0:
                raise Refused("score-too-often", card=card, number=ask.deck[card])
        return found


def hand_of(text: str, deck: Sequence[Card]) -> tuple[Card, ...]:
    """The cards of a hand that somebody asks about; a deck can have dealt them."""
    cards = parse_cards(text)
    if len(cards) > MOST_CARDS:
        raise Refused("score-many-cards", number=len(cards), most=MOST_CARDS)
    odd = remaining(cards, deck)
    if odd:
        raise Refused("score-too-often", card=card_name(odd[0]), number=deck.count(odd[0]))
    return cards
