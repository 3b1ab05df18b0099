"""Situations of Rummy With Jokers described in part: what is left unsaid is made up so that it fits."""

from collections.abc import Mapping
from typing import Any, Final

from cardtable.core.cards import JOKER, Card, card_name, parse_card, parse_cards
from cardtable.core.move import IllegalState
from cardtable.core.position import Json
from cardtable.core.scenario import by_seat, flags
from cardtable.core.stock import remaining
from cardtable.games.rummy.board import ALL_CARDS, COPIES, HAND_SIZE
from cardtable.games.rummy.melds import meld_of
from cardtable.games.rummy.options import RummyOptions

HAND_OF_DECLARED: Final = 5
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
    said.setdefault("left", [False] * players)
    said.setdefault("turn", 0)
    said.setdefault("starter", 0)
    options = said.setdefault("options", {})
    said.setdefault("round", options.get("first_declaration_round", RummyOptions.first_declaration_round))
    _fill_melds(said, players)
    _fill_cards(said, players)
    said.setdefault("recycles", 0)
    said.setdefault("recycled", sorted(said["stock"]) if said["recycles"] else [])
    said.setdefault("thrown", [[] for _ in range(players)])
    said.setdefault("dealt_in", [True] * players)
    said.setdefault("closing", None)
    said["history"] = [[_tally(entry) for entry in deal] for deal in said.get("history", [])]
    said.setdefault("deal", len(said["history"]) + 1)
    said.setdefault("ready", [False] * players)
    said.setdefault("skips", 0)
    return said


def _players(said: Json) -> int:
    """As many as are spoken of; two at least."""
    hands = said.get("hands", ())
    named = max(hands, default=0) + 1 if isinstance(hands, Mapping) else len(hands)
    return max(2, named, int(said.get("turn", 0)) + 1, len(said.get("left", ())))


def _fill_melds(said: Json, players: int) -> None:
    declared = [s for s, yes in enumerate(flags(said.get("declared", ()), players)) if yes]
    elsewhere = [s for s in declared if s != said["turn"]] or declared or [(said["turn"] + 1) % players]
    said["melds"] = [_meld(entry, elsewhere[0]) for entry in said.get("melds", ())]
    owners = {meld["owner"] for meld in said["melds"]}
    said["declared"] = [s in declared or s in owners for s in range(players)]
    said.setdefault("pures", [0] * players)


def _meld(entry: Any, owner: int) -> Json:
    """A meld given as its cards, or with its owner."""
    if isinstance(entry, Mapping):
        meld = {"owner": owner, **entry}
        cards = _cards(meld["cards"])
        return {**meld, "cards": _names(cards), "kind": meld.get("kind") or meld_of(cards).kind}
    if isinstance(entry, tuple) and len(entry) == 2 and isinstance(entry[0], int):
        return _meld({"owner": entry[0], "cards": entry[1]}, owner)
    laid = meld_of(_cards(entry))
    return {"owner": owner, "kind": laid.kind, "cards": _names(laid.cards)}


def _fill_cards(said: Json, players: int) -> None:
    """Deal what was not spoken of: first to hands, then a card for the discard pile, the rest for the draw pile; where
    the draw pile is said, the rest lies at the bottom of the discard pile."""
    told = said.get("hands", {})
    seats = by_seat(told if isinstance(told, Mapping) else dict(enumerate(told)), players)
    given = [None if hand is None else _cards(hand) for hand in seats]
    drawn, discards, stock = said.get("drawn"), said.get("discards"), said.get("stock")
    in_turn = given[said["turn"]]
    if isinstance(drawn, str) and in_turn is not None and parse_card(drawn) not in in_turn:
        in_turn.append(parse_card(drawn))
    to_draw = _cards(said.pop("to_draw", ()))
    spoken = [card for hand in given for card in hand or ()] + to_draw + _cards(discards) + _cards(stock)
    spoken += [parse_card(name) for meld in said["melds"] for name in meld["cards"]]
    spoken += _cards(said.get("closing"))
    rest = _rest(spoken)
    hands = [_made_up(rest, said, s) if hand is None else hand for s, hand in enumerate(given)]
    said["hands"] = [_names(hand) for hand in hands]
    top = [rest.pop(0)] if discards is None else _cards(discards)
    bottom, pile = ([], rest) if stock is None else (rest, _cards(stock))
    said["discards"] = _names([*bottom, *top])
    said["stock"] = _names([*pile, *reversed(to_draw)])
    said["drawn"] = _drawn(drawn, hands[said["turn"]])


def _made_up(rest: list[Card], said: Json, seat: int) -> list[Card]:
    """A hand without jokers from the cards nobody spoke of, spread over the deck so that it holds little."""
    size = HAND_OF_DECLARED if said["declared"][seat] else HAND_SIZE
    return [rest.pop((7 * i + 3 * seat) % (len(rest) - rest.count(JOKER))) for i in range(size)]


def _drawn(drawn: Any, hand: list[Card]) -> str | None:
    """A hand of fourteen has drawn; otherwise it is as said."""
    if drawn is True or (drawn is None and len(hand) > HAND_SIZE):
        return card_name(hand[-1])
    return card_name(parse_card(drawn)) if isinstance(drawn, str) else None


def _rest(spoken: list[Card]) -> list[Card]:
    """The cards of both decks that were not spoken of."""
    twice = next((card for card in spoken if spoken.count(card) > COPIES[card]), None)
    if twice is not None:
        raise IllegalState("rummy-too-often", card=card_name(twice))
    return remaining(ALL_CARDS, spoken)


def _cards(given: Any) -> list[Card]:
    if given is None:
        return []
    return list(parse_cards(given if isinstance(given, str) else " ".join(given)))


def _names(cards: Any) -> list[str]:
    return [card_name(card) for card in cards]


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
