"""A voice in one language: it turns sentences into text for people. It knows no rules.

Messages common to all games stand in words/<language>/*.ftl, those of a game in games/<game>/words/<language>.ftl.
A message is parsed when it is said for the first time: most programs say few of some fifteen hundred.
"""

import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from cardtable.catalog import games
from cardtable.core.sentence import Fact, Sentence
from cardtable.words.plain_text import plain_text

LANGUAGES: Final = ("en", "ja")
MESSAGES: Final = re.compile(r"^(?=[a-zA-Z#])", re.MULTILINE)
"""Where a message begins, or a comment; what goes on is indented."""
REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)")
"""A message that stands within another."""
PARTS_OF_A_CARD: Final = re.compile(r"([^\d]*)(\d*)(.*)")

type Names = Sequence[str]
"""The players' names by seat."""


class MissingWords(LookupError):
    """A code that no .ftl file of a language has, or a message that lacks a fact."""


class Speech:
    def __init__(self, language: str, resources: list[str]) -> None:
        from fluent.runtime import FluentBundle  # a server opens its door before it needs words

        self.language: Final = language
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._cards: Final[dict[tuple[str, str], str]] = {}
        """What cards are called, as far as they were named already."""
        self._unread: Final = {
            message.partition(" ")[0]: message for resource in resources for message in MESSAGES.split(resource)
        }

    def has(self, code: str) -> bool:
        """Whether there are words for a code."""
        self._read(code)
        return bool(self._bundle.has_message(code))

    def text(self, code: str, **facts: Fact) -> str:
        """The words for a code, with facts as they are."""
        if not self.has(code):
            raise MissingWords(f"{code} ({self.language})")
        message: Any = self._bundle.get_message(code)
        text, errors = self._bundle.format_pattern(message.value, {name: _plain(fact) for name, fact in facts.items()})
        if errors:
            raise MissingWords(f"{code} ({self.language}): {errors[0]}")
        return str(text)

    def _read(self, code: str) -> None:
        """Parse a message after those that stand within it, so that whoever finds it finds it whole."""
        source = self._unread.get(code)
        if source is None:
            return
        from fluent.runtime import FluentResource

        for other in REFERENCE.findall(source):
            self._read(other)
        self._bundle.add_resource(FluentResource(source))
        self._unread.pop(code, None)

    def says(self, sentence: Sentence, game: str, names: Names) -> str:
        """A sentence in words: seats become names, cards become what the game calls them."""
        spoken = {name: self._fact(name, value, game, names) for name, value in sentence.facts.items()}
        return self.text(sentence.code, **spoken)

    def card(self, game: str, card: Fact) -> str:
        """A card as the game names it."""
        known = self._cards.get((game, str(card)))
        if known is None:
            known = self._cards[game, str(card)] = self._card(game, card)
        return known

    def _card(self, game: str, card: Fact) -> str:
        parts = PARTS_OF_A_CARD.fullmatch(str(card))
        kind, number, rest = parts.groups() if parts else (str(card), "", "")
        facts: dict[str, Fact] = {"card": str(card), "kind": kind or rest, "number": number}
        return self.text(f"{game}-card", **facts)

    def _fact(self, name: str, value: Fact, game: str, names: Names) -> Fact:
        if is_player(name) and isinstance(value, int):
            return names[value]
        if is_card(name):
            return self._joint(game).join(self.card(game, card) for card in str(value).split())
        return value

    def _joint(self, game: str) -> str:
        """What stands between the cards of a list, in a game that calls them by words or by signs."""
        own = f"{game}-cards-joint"
        return self.text(own if self.has(own) else "list-of-cards-joint")


def _plain(fact: Fact) -> Fact:
    """A fact as it may be shown: others may have written it, and less than nothing has a real minus sign."""
    if isinstance(fact, str):
        return plain_text(fact)
    return str(fact).replace("-", "−") if fact < 0 else fact


def is_player(fact: str) -> bool:
    """Whether a fact of this name holds a seat."""
    return fact == "player" or fact.startswith("player_")


def is_card(fact: str) -> bool:
    """Whether a fact of this name holds cards."""
    return fact in ("card", "cards") or fact.startswith(("card_", "cards_"))


@cache
def speech(language: str) -> Speech:
    """The voice for a language; English for one that isn't known."""
    known = language if language in LANGUAGES else "en"
    return Speech(known, [source.read_text("utf-8") for source in sources(known)])


def sources(language: str) -> list[Traversable]:
    """The .ftl files of a language."""
    own = files("cardtable.words").joinpath(language)
    shared = sorted(source.name for source in own.iterdir() if source.name.endswith(".ftl"))
    of_games = [game_files(game).joinpath("words", f"{language}.ftl") for game in games()]
    return [*(own.joinpath(name) for name in shared), *of_games]


def rule_sheet(game: str, language: str) -> str:
    """The numbered rules of a game, as Markdown."""
    known = language if language in LANGUAGES else "en"
    return game_files(game).joinpath("rules", f"{known}.md").read_text("utf-8")


def game_files(game: str) -> Traversable:
    """The folder of a game."""
    return files("cardtable.games").joinpath(game.replace("-", "_"))
