"""Situations of Rummy With Jokers described in part: what is left unsaid is made up so that it fits."""

from collections.abc import Mapping
from typing import Any, Final

from cardtable.core.cards import JOKER, Card, as_cards, names
from cardtable.core.move import IllegalState
from cardtable.core.position import Json
from cardtable.core.scenario import Pack, by_seat, fill_cards, fill_melds, flags
from cardtable.games.rummy.board import ALL_CARDS, COPIES, HAND_SIZE
from cardtable.games.rummy.melds import meld_of
from cardtable.games.rummy.options import RummyOptions

HAND_OF_DECLARED: Final = 5
APART: Final = 29
"""So far apart in the sorted deck lie cards that are dealt one after the other: such hands hold little."""
NATURALS: Final = [card for card in ALL_CARDS if card != JOKER]
MADE_UP: Final = [*[NATURALS[APART * i % len(NATURALS)] for i in range(len(NATURALS))], *[JOKER] * COPIES[JOKER]]
ALIASES: Final = {
    "table": "melds",
    "draw_pile": "stock",
    "discard_pile": "discards",
    "up_card": "discards",
    "discard": "discards",
}


def fill_in(described: Json) -> Json:
    """A whole description. Cards are strings like "3C 4♣ Jk" or lists of them; every key may be left out.

    players, options, left; hands (a list or a mapping by seat; an unsaid hand is made up), turn, round, starter;
    drawn (the card that the player in turn has drawn, in the hand or besides, or True for the last one in hand);
    declared (seats, or a flag for each), melds or table (cards, or owner, kind and cards), pures;
    discards, discard_pile, discard or up_card (the uppermost ones, top card last);
    stock or draw_pile (all of it, top card last), to_draw (its next cards in the order in which they will come);
    recycles, recycled, thrown, skips; deal, history (earlier deals: for each seat points, or a whole tally), ready.
    """
    said = {ALIASES.get(name, name): value for name, value in described.items()}
    players = said.setdefault("players", _players(said))
    said.setdefault("turn", 0)
    _fill_melds(said, players)
    _fill_cards(said, players)
    history = [[_tally(entry) for entry in deal] for deal in said.get("history", [])]
    first = said.setdefault("options", {}).get("first_declaration_round", RummyOptions.first_declaration_round)
    recycled = sorted(said["stock"]) if said.get("recycles") else []
    return {"round": first, "recycled": recycled, "deal": len(history) + 1, **said, "history": history}


def _players(said: Json) -> int:
    """As many as are spoken of; two at least."""
    hands = said.get("hands", ())
    named = max(hands, default=0) + 1 if isinstance(hands, Mapping) else len(hands)
    return max(2, named, int(said.get("turn", 0)) + 1, len(said.get("left", ())))


def _fill_melds(said: Json, players: int) -> None:
    """A meld of which nothing else is said belongs to another player who has declared."""
    declared = [s for s, yes in enumerate(flags(said.get("declared", ()), players)) if yes]
    elsewhere = [s for s in declared if s != said["turn"]] or declared or [(said["turn"] + 1) % players]
    fill_melds(said, elsewhere[0], _lies)


def _lies(cards: tuple[Card, ...]) -> tuple[str, tuple[Card, ...]]:
    meld = meld_of(cards)
    return meld.kind, meld.cards


def _fill_cards(said: Json, players: int) -> None:
    told, turn, drawn = said.get("hands", {}), said["turn"], said.get("drawn")
    said["hands"] = by_seat(told if isinstance(told, Mapping) else dict(enumerate(told)), players)
    card = as_cards(drawn) if isinstance(drawn, str) else ()
    if said["hands"][turn] is not None:
        hand = as_cards(said["hands"][turn])
        said["hands"][turn] = [*hand, *[one for one in card if one not in hand]]
    pack = Pack(MADE_UP)
    pack.take(said.get("closing"))
    fill_cards(said, pack, lambda seat: pack.deal(HAND_OF_DECLARED if said["declared"][seat] else HAND_SIZE))
    if pack.lacking:
        raise IllegalState("rummy-too-often", card=pack.lacking[0])
    hand_in_turn = said["hands"][turn]
    is_last = drawn is True or (drawn is None and len(hand_in_turn) > HAND_SIZE)
    said["drawn"] = hand_in_turn[-1] if is_last else next(iter(names(card)), None)


def _tally(entry: Any) -> Json:
    """A tally as it is, or one that comes to these points: 0 closed, the others declared and held some cards."""
    if isinstance(entry, Mapping):
        return dict(entry)
    tens, ones = (entry // 10, entry % 10) if entry % 10 != 1 else (entry // 10 - 1, 11)
    small = {0: [], 11: ["9♠", "2♠"]}.get(ones, [f"{ones}♠"])
    return {
        "present": True,
        "closed": entry == 0,
        "declared": True,
        "excused": False,
        "cards": [*["K♠"] * tens, *small],
        "pures": 1,
        "perfect": False,
    }
