"""Typed text as it was meant: whatever an input method wrote, in words of either language, with a slip or without.

It only spells; what a line means as a move or a command is decided elsewhere.
"""

import re
import unicodedata
from collections.abc import Container, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from cardtable.core.view import Place, View, What, Where
from cardtable.words import LANGUAGES, Speech, speech

ALIASES: Final = {
    "?": "help", "h": "help", "q": "quit", "exit": "quit", "score": "scores", "rule": "rules", "m": "moves",
    "ヘルプ": "help", "ルール": "rules", "ログ": "log", "得点": "scores", "ヒント": "hint", "並べ": "sort",
    "手": "moves", "戻す": "undo", "消す": "clear", "保存": "save", "読込": "load", "終了": "quit",
    "交代": "switch", "書出": "export",
}  # fmt: skip
"""Other words for commands."""
OBJECT: Final = "を"
"""The particle behind what something is done with; a written move has none."""
LIKE_ENOUGH: Final = 0.7
"""From here on a word is taken for a slip of another."""


def normal(line: str) -> str:
    """A line as a plain keyboard would have it: １２ is 12, and wide blanks are blanks."""
    return unicodedata.normalize("NFKC", line).strip()


def command_word(line: str) -> str:
    """The command that a line begins with, if it is one, under its own name."""
    word = normal(line).partition(" ")[0].casefold()
    return ALIASES.get(word, word)


def number_in(line: str, most: int) -> int | None:
    """The number from 1 to this one that a line is."""
    text = normal(line)
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
    return int(text) if is_number and 1 <= int(text) <= most else None


def cards_in_sight(view: View, places: Iterable[Place]) -> list[str]:
    """The cards that whoever looks holds, or that lie open in the middle."""
    cards: list[str] = []
    for place in places:
        value = getattr(view, place.name)
        if place.where == Where.MINE and place.what == What.CARDS:
            cards += map(str, value)
        elif place.where == Where.MIDDLE and place.what == What.CARD and value is not None:
            cards.append(str(value))
    return list(dict.fromkeys(cards))


def card_names(game: str, cards: Iterable[str]) -> dict[str, str]:
    """The written form of these cards by what they are called, in every language."""
    voices = [speech(language) for language in LANGUAGES]
    return {normal(voice.card(game, card)).casefold(): card for card in cards for voice in voices}


def written(line: str, names: Mapping[str, str]) -> str:
    """The line with cards in their written form where it calls them by name."""
    if not names:
        return line
    longest_first = sorted(names, key=len, reverse=True)
    called = re.compile("|".join(map(_whole, longest_first)), re.IGNORECASE)
    spaced = called.sub(lambda found: f" {names[found.group().casefold()]} ", normal(line).replace(OBJECT, " "))
    return " ".join(spaced.split())


def spoken_move(text: str, game: str, cards: Container[str], voice: Speech) -> str:
    """A written move in the words of a language: its verbs, and the cards that whoever looks has before them."""
    return " ".join(_spoken(word, game, cards, voice) for word in text.split(" "))


def _spoken(word: str, game: str, cards: Container[str], voice: Speech) -> str:
    if word in cards and voice.language != LANGUAGES[0]:
        return voice.card(game, word)
    code = f"{game}-word"
    return voice.text(code, word=word) if voice.has(code) and word.isascii() and word.isalpha() else word


def verb_names(game: str, words: Iterable[str]) -> dict[str, str]:
    """The written form of these words by what they are called, in every language."""
    voices = [speech(language) for language in LANGUAGES]
    return {normal(_spoken(word, game, (), voice)).casefold(): word for word in words for voice in voices}


def meant(line: str, words: Sequence[str]) -> str | None:
    """The one of these words that a line with a slip in it was probably meant for."""
    known = {word.casefold(): word for word in words}
    found = get_close_matches(normal(line).casefold(), list(known), n=1, cutoff=LIKE_ENOUGH)
    return known[found[0]] if found else None


def _whole(name: str) -> str:
    """A pattern for a name that is no part of a longer word; where words aren't parted by blanks, it may be."""
    return rf"(?<!\w){re.escape(name)}(?!\w)" if name.isascii() else re.escape(name)


def fitting(typed: str, offers: Sequence[str]) -> list[str]:
    """The offers that begin with what is typed; after them those that have its letters in this order."""
    wanted = normal(typed).casefold()
    begun = [offer for offer in offers if offer.casefold().startswith(wanted)]
    letters = re.compile(".*".join(map(re.escape, wanted)))
    return [*begun, *(offer for offer in offers if offer not in begun and letters.search(offer.casefold()))]
