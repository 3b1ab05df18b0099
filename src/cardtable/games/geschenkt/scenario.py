"""Situations of Geschenkt described in part, made whole."""

from cardtable.core.position import Json
from cardtable.games.geschenkt.board import ALL_CARDS, CHIPS, REMOVED


def fill_in(described: Json) -> Json:
    """Unsaid: nobody holds a card, chips are those of the start, and the other cards lie in the deck."""
    said = dict(described)
    given = [len(said[name]) for name in ("chips", "cards", "order") if name in said]
    players = said.setdefault("players", given[0] if given else 2)
    held = said.setdefault("cards", [[] for _ in range(players)])
    face_up = said.pop("face_up", None)
    spare = [c for c in ALL_CARDS if c != face_up and not any(c in cards for cards in held)]
    dealt = len(ALL_CARDS) - REMOVED - sum(len(cards) for cards in held) - (face_up is not None)
    said.setdefault("deck", [*spare[:dealt], *([] if face_up is None else [face_up])])
    said.setdefault("removed", [c for c in spare if c not in said["deck"]])
    chips = said.setdefault("chips", [CHIPS] * players)
    pot = said.setdefault("pot", 0)
    said.setdefault("paid", [pot, *[0] * (players - 1)])
    said.setdefault("share", [chips[0] + pot, *chips[1:]])
    said.setdefault("order", list(range(players)))
    said.setdefault("turn", said["order"][0])
    return said
