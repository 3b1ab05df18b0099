"""What a client needs to know of a game before a table of it is opened."""

from typing import Final

from cardtable.core.game import Game
from cardtable.core.level import LEVELS
from cardtable.core.options import Option, options_of
from cardtable.table.settings import Settings

FEW: Final = 12
"""Values that are listed one by one; more numbers than these are told as a range."""


def game_facts(listed: Game) -> dict[str, object]:
    usual = {"turn_time_s": listed.turn_seconds, "absent": listed.absence[0]}
    settings = [_option(o) | ({"default": usual[o.name]} if o.name in usual else {}) for o in options_of(Settings)]
    return {
        "name": listed.name,
        "fewest": listed.fewest,
        "most": listed.most,
        "teams": listed.teams(listed.most),
        "options": [_option(option) for option in options_of(listed.options)],
        "settings": settings,
        "places": listed.places,
        "verbs": listed.verbs,
        "explains": listed.explains,
        "absence": listed.absence,
        "levels": LEVELS,
        "has_lesson": listed.lesson is not None,
        "keeps_score": listed.score_card is not None,
        "has_declarations": listed.score_card is not None and listed.score_card.best is not None,
    }


def _option(option: Option) -> dict[str, object]:
    facts: dict[str, object] = {"name": option.name, "default": option.default}
    numbers = [value for value in option.values if isinstance(value, int)]
    if len(numbers) <= FEW:
        return facts | {"values": option.values}
    others = [value for value in option.values if isinstance(value, str)]
    return facts | {"low": min(numbers), "high": max(numbers), "values": others}
