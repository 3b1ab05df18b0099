"""Writes what a view holds: cards, places, players and sentences of one game, in one language, for one pair of eyes."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from rich.text import Text

from cardtable.core.cards import JOKER
from cardtable.core.sentence import Sentence
from cardtable.core.view import MeldShown, Place, What
from cardtable.terminal.client import Shown
from cardtable.terminal.prompt.moves import shortest
from cardtable.terminal.prompt.selection import Selection, hand_of, held
from cardtable.terminal.prompt.spelling import cards_in_sight, spoken_move
from cardtable.terminal.render.flow import Flow
from cardtable.terminal.render.theme import SIGNED, in_order, rank_of, style_of
from cardtable.terminal.screen.input import Spot
from cardtable.terminal.screen.lines import pointed
from cardtable.words import Speech

NOTHING = "–"


@dataclass(frozen=True)
class Renderer:
    voice: Speech
    shown: Shown
    order: str = "suit"
    """How hands are sorted."""
    used: Sequence[str] = ()
    """Cards of one's own that are part of a draft."""
    beside: Sequence[str] = ()
    """Cards that are played like one's own for this turn, such as one that was taken."""
    selection: Selection | None = None
    """Where somebody stands who walks along their cards, and what they marked."""
    hints: bool = True
    """Whether advice is shown."""

    def says(self, sentence: Sentence) -> Text:
        """A sentence, with the cards in it in their colours."""
        text = Text(self.voice.says(sentence, self.shown.game.name, self.shown.names))
        for style, cards in SIGNED.items():
            text.highlight_regex(cards, style)
        return text

    def label(self, place: Place) -> str:
        return self.voice.text(f"{self.shown.game.name}-{place.name.replace('_', '-')}")

    def player(self, seat: int) -> Text:
        """A name, with what there is to say about who bears it."""
        text = Text(self.shown.names[seat])
        remarks = [
            self.voice.text("terminal-you") if seat == self.shown.seat else "",
            self.voice.text("terminal-partner") if self._is_partner(seat) else "",
            self.voice.text("terminal-bot") if self.shown.levels[seat] else "",
            self.voice.text("terminal-has-left") if seat in self.shown.view.left else "",
        ]
        return text.append(f" ({', '.join(filter(None, remarks))})", "quiet") if any(remarks) else text

    def _is_partner(self, seat: int) -> bool:
        """Whether somebody else plays with the one who looks."""
        teams = self.shown.game.teams(len(self.shown.names))
        return seat != self.shown.seat and any(seat in team and self.shown.seat in team for team in teams)

    def period(self, number: int = 0) -> str:
        """What a part of the score sheet is called in this game, with its number if it has one."""
        game = self.shown.game.name
        own = f"{game}-period"
        return self.voice.text(own if self.voice.has(own) else "terminal-period", number=number)

    def value(self, place: Place, value: object) -> Text | Flow:
        """What stands in a place."""
        if value is None:
            return Text(NOTHING)
        match place.what:
            case What.NUMBER:
                return Text(str(value), "bold")
            case What.CARD:
                return self.card(str(value))
            case What.CARDS:
                return self._cards_at(place, _strings(value))
            case What.GROUPS:
                return Flow([self.group(_strings(group)) for group in _several(value)], gap=2)
            case What.MELDS:
                melds = cast(Sequence[MeldShown], value)
                return Flow([self.owned(number, meld) for number, meld in enumerate(melds, 1)], gap=3)
            case What.PLAYER:
                return Text(self.shown.names[int(str(value))])
            case What.WORD:
                name = place.name.replace("_", "-")
                return Text(self.voice.text(f"{self.shown.game.name}-{name}-value", value=str(value)))
            case What.SENTENCES:
                return Text("\n").join(self.says(sentence) for sentence in cast(Sequence[Sentence], value))

    def _cards_at(self, place: Place, cards: tuple[str, ...]) -> Flow:
        """One's own cards in the order that was wished for; others as they lie, for that tells how they came there."""
        is_own = place == hand_of(self.shown.game.places)
        return self.hand(cards) if is_own else _spread([self.card(card) for card in cards])

    def hand(self, cards: Iterable[str]) -> Flow:
        """One's own cards; those in a draft stand in brackets."""
        return _spread([self._held(card, at) for card, at in self.held(cards)])

    def held(self, cards: Iterable[object]) -> list[tuple[str, int | None]]:
        """One's own cards as they are written and lie, each with its number for whoever walks along them."""
        return held([*in_order(tuple(map(str, cards)), self.order), *self.beside], self.used)

    def _held(self, card: str, at: int | None) -> Text:
        text = self.card(card)
        if at is None:
            return Text(f"({text.plain})", "quiet")
        if self.selection is not None:
            left, right = self.selection.signs(at)
            text = Text.assemble((left, "key"), text, (right, "key"))
            if at == self.selection.card:
                text.stylize("reverse")
        return pointed(text, Spot("card", at))

    def card(self, card: str) -> Text:
        return Text(self.voice.card(self.shown.game.name, card), style_of(card))

    def move(self, move: str) -> str:
        """A move as it is easiest typed, in words of the language that is spoken."""
        cards = {*cards_in_sight(self.shown.view, self.shown.game.places)}
        return spoken_move(shortest(move), self.shown.game.name, cards, self.voice)

    def cards(self, cards: Iterable[str]) -> Text:
        texts = [self.card(card) for card in cards]
        return Text(", " if any(" " in text.plain for text in texts) else " ").join(texts)

    def group(self, cards: Iterable[str]) -> Text:
        """Cards that lie together."""
        return Text.assemble(("[", "quiet"), self.cards(cards), ("]", "quiet"))

    def meld(self, number: int, meld: MeldShown) -> Text:
        """A meld with its number, as moves name it."""
        laid = Text(" ").join(self._laid(card, stands) for card, stands in zip(meld.cards, meld.stands, strict=True))
        return Text.assemble((f"{number} ", "bold"), ("[", "quiet"), laid, ("]", "quiet"))

    def owned(self, number: int, meld: MeldShown) -> Text:
        """A meld with the name of whoever laid it down."""
        return self.meld(number, meld).append(f" {self.shown.names[meld.owner]}", "quiet")

    def meld_in_short(self, number: int, meld: MeldShown) -> Text:
        """A meld of one rank by that and its size, any other by its ends."""
        ranks = {rank_of(card) for card in meld.cards if card != str(JOKER)}
        short = Text(f"{ranks.pop()}×{len(meld.cards)}", "card") if len(ranks) == 1 else self._ends(meld)
        return Text.assemble((f"{number} ", "bold"), ("[", "quiet"), short, ("]", "quiet"))

    def _ends(self, meld: MeldShown) -> Text:
        return Text("–").join(self.card(meld.stands[at] or meld.cards[at]) for at in (0, -1))

    def _laid(self, card: str, stands: str) -> Text:
        """A card in a meld; a joker with what it stands for."""
        if card == stands or not stands:
            return self.card(card)
        return Text.assemble(self.card(card), ("=", "quiet"), self.card(stands))


def _spread(cards: Sequence[Text]) -> Flow:
    """Cards side by side, further apart where their names are of several words."""
    return Flow(cards, gap=2 if any(" " in card.plain for card in cards) else 1)


def points(number: int | None) -> str:
    """A score for people; one that is hidden is a dash."""
    return NOTHING if number is None else str(number).replace("-", "−")


def _several(value: object) -> Sequence[Any]:
    return cast(Sequence[Any], value)


def _strings(value: object) -> tuple[str, ...]:
    return tuple(str(item) for item in _several(value))
