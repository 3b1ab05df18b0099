"""What a table can choose that is no rule of the game: clocks, absence, pace, and who may come in."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, Literal

from cardtable.core.game import Game
from cardtable.core.move import Refused
from cardtable.core.options import Options, Range, read_options

MOST_KEPT: Final = 1000


@dataclass(frozen=True)
class Settings(Options):
    turn_time_s: Annotated[int, Range(0, 600)] = 0
    """Seconds to answer a question; 0 is no clock."""
    days_per_move: Literal[0, 1, 2, 3, 5, 7, 14] = 0
    """Days to answer any question, for a game by correspondence in which nobody need be there; 0 is none of that."""
    buy_window_s: Annotated[int, Range(3, 30)] = 10
    """Seconds to answer a question that is asked out of turn, where the game asks such ones."""
    clock_alone: Literal["no", "yes"] = "no"
    """Whether clocks run for somebody who plays with bots alone, and keeps nobody waiting."""
    grace_s: Annotated[int, Range(0, 600)] = 60
    """Seconds for which the seat of somebody who is gone is simply held."""
    absent: Literal["wait", "pause", "skip", "bot", "default", "default_then_bot"] = "wait"
    """What follows when the grace is over."""
    ready_s: Annotated[int, Range(5, 120)] = 15
    """Seconds between rounds, unless everybody is ready sooner."""
    pace_ms: Annotated[int, Range(0, 5000)] = 900
    """How long bots show themselves thinking."""
    rejoin: Literal["name", "key", "ask"] = "name"
    """What it takes to come back to one's seat on another device: its name, its key, or the consent of another player.
    The key always does."""
    return_s: Annotated[int, Range(0, 600)] = 30
    """Seconds after a line broke in which a name alone does not take a seat: its owner may just have a weak signal."""
    patience_s: Annotated[int, Range(0, 600)] = 180
    """Seconds that a table which pauses for somebody waits, before those left may let a bot play or end the game."""
    listed: Literal["no", "yes"] = "no"
    """Whether the lobby shows this table."""
    onlookers: Literal["yes", "no"] = "yes"
    chat: Literal["seats", "all"] = "seats"
    """Who may read what is said: those who sit here, or onlookers too."""
    hints: Literal["yes", "no"] = "yes"
    """Whether an adviser may be asked."""
    fewest: Annotated[int, Range(1, 8)] = 1
    """How many must sit at the table before a game can begin, where that is more than the game asks."""


def read_settings(game: Game, given: Mapping[str, object]) -> Settings:
    """The settings with what was given, over the defaults of this game; listed tables ask for the seat's key."""
    usual: dict[str, object] = {"turn_time_s": game.turn_seconds, "absent": game.absence[0]}
    if given.get("listed") == "yes":
        usual["rejoin"] = "key"
    settings = read_options(Settings, {**usual, **given})
    assert isinstance(settings, Settings)
    if settings.absent not in game.absence:
        raise Refused("option-value", option="absent", value=settings.absent, values=", ".join(game.absence))
    if settings.fewest > game.most:
        raise Refused("option-value", option="fewest", value=settings.fewest, values=f"1–{game.most}")
    return _one_of_each(settings)


@lru_cache(MOST_KEPT)
def _one_of_each(settings: Settings) -> Settings:
    """Tables that have chosen alike share what they have chosen."""
    return settings
