"""How a player's cards lie in front of them: by kind, each nigiri on its wasabi. Knows no course of play."""

from typing import Final

from cardtable.games.sushi_go.cards import (
    CHOPSTICKS,
    DUMPLING,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    PUDDING,
    SASHIMI,
    TEMPURA,
    WASABI,
    named,
)
from cardtable.games.sushi_go.scoring import bare_nigiri, on_wasabi

TOGETHER: Final = ((MAKI_3, MAKI_2, MAKI_1), (TEMPURA,), (SASHIMI,), (DUMPLING,), (CHOPSTICKS,))
"""Kinds that lie together, in this order."""


def groups(cards: list[int], puddings: int) -> tuple[tuple[str, ...], ...]:
    """The cards of a round by kind, and the puddings of all rounds."""
    wasabi = [[WASABI] if nigiri is None else [WASABI, nigiri] for nigiri in on_wasabi(cards)]
    kinds = [[card for kind in kinds for card in cards if card == kind] for kinds in TOGETHER]
    laid = [*wasabi, sorted(bare_nigiri(cards)), *kinds, [PUDDING] * puddings]
    return tuple([named(group) for group in laid if group])


def wasabi_written(cards: list[int]) -> list[str]:
    """For each wasabi the nigiri on it, in its written form; nothing for an open one."""
    return ["" if nigiri is None else named([nigiri])[0] for nigiri in on_wasabi(cards)]
