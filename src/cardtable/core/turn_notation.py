"""How the composed turns of both rummies are read: parts between semicolons, each begun by its verb. Knows no rules."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from cardtable.core.cards import Card, parse_cards
from cardtable.core.move import IllegalMove
from cardtable.core.turns import Discard, Swap

BETWEEN_PARTS: Final = re.compile(r"[;；\n]")
NUMBERED: Final = re.compile(r"#?(\d{1,3})(?:\s+(?:(low|high)\s+)?(.*))?", re.IGNORECASE)
SHOWN: Final = 40
"""So many letters of what can't be read are shown."""


def parse_turn[P, E](
    parts: Iterable[str], plays: Mapping[str, Callable[[str], P]], ends: Mapping[str, Callable[[str], E]]
) -> tuple[list[P], E | None]:
    """The plays of a turn, and its end if it has one, each read by its verb."""
    found: list[P] = []
    end: E | None = None
    for part in parts:
        verb, rest = (*part.split(maxsplit=1), "")[:2]
        if end is not None:
            raise IllegalMove("turn-order", text=str(end))
        if verb.lower() in plays:
            found.append(plays[verb.lower()](rest))
        elif verb.lower() in ends:
            end = ends[verb.lower()](rest)
        else:
            raise IllegalMove("turn-part", text=part[:SHOWN], parts=", ".join([*plays, *ends]))
    return found, end


def turn_parts(text: str) -> list[str]:
    """What stands between the semicolons of a turn."""
    return [part.strip() for part in BETWEEN_PARTS.split(text) if part.strip()]


def begun_by[T](verbs: Iterable[str], read: Callable[[str], T]) -> dict[str, Callable[[str], T]]:
    """Readers of a turn that begins with the verb of one of its parts, the word `turn` being left out."""

    def from_verb(verb: str) -> Callable[[str], T]:
        return lambda rest: read(f"{verb} {rest}")

    return {verb: from_verb(verb) for verb in verbs}


def parse_swap(text: str) -> Swap:
    number, _, card = numbered(text, "swap")
    return Swap(number, one_card(card, "swap"))


def parse_discard(text: str) -> Discard:
    return Discard(one_card(text, "discard"))


def numbered(text: str, verb: str) -> tuple[int, bool, str]:
    """The number of a meld, whether its low end is named, and what stands behind that."""
    parts = NUMBERED.fullmatch(text.strip())
    if parts is None:
        raise IllegalMove("turn-meld-number", text=text[:SHOWN], verb=verb)
    return int(parts[1]), (parts[2] or "").lower() == "low", parts[3] or ""


def one_card(text: str, verb: str) -> Card:
    cards = some_cards(text, verb)
    if len(cards) != 1:
        raise IllegalMove("turn-one-card", verb=verb)
    return cards[0]


def some_cards(text: str, verb: str) -> tuple[Card, ...]:
    cards = parse_cards(text)
    if not cards:
        raise IllegalMove("turn-cards-missing", verb=verb)
    return cards
