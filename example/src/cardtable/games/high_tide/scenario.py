"""Situations of High Tide described in part, made whole."""

from cardtable.core.position import Json
from cardtable.core.scenario import spoken_of
from cardtable.core.stock import remaining, taken
from cardtable.games.high_tide.cards import ALL_CARDS, HAND


def fill_in(described: Json) -> Json:
    """Unsaid: the first round, low cards in all hands, the lowest one left on the discards, the others in the stock.
    `top_card` stands for discards with that card alone."""
    said = dict(described)
    players = said.setdefault("players", spoken_of(said, ("hands", "points")) or 2)
    if "top_card" in said:
        said["discards"] = [said.pop("top_card")]
    spare = remaining(ALL_CARDS, *said.get("hands", ()), said.get("discards", ()), said.get("stock", ()))
    if "hands" not in said:
        said["hands"] = [taken(spare, HAND) for _ in range(players)]
    if "discards" not in said:
        said["discards"] = taken(spare, 1)
    return {"stock": spare[::-1], "round": len(said.get("finished", ())) + 1, **said}
