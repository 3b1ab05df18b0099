"""A game of Rummy With Jokers from plain data, with every invariant checked. Knows nothing of made-up positions."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from cardtable.core.cards import JOKER, Card, card_name, parse_card
from cardtable.core.chance import Seed
from cardtable.core.move import IllegalMove, IllegalState, Refused, Seat
from cardtable.core.position import Json, read_fields
from cardtable.core.reading import flag, flags, lists_of_texts, require, text, texts, whole, wholes
from cardtable.games.rummy.melds import Meld, meld_of
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.state import ALL_CARDS, HAND, RummyState
from cardtable.games.rummy.turns import Laid
from cardtable.games.rummy.view import Tally

MOST_ROUNDS: Final = 1_000_000
MOST_DEALS: Final = 100_000


def read(data: Json, players: int, options: RummyOptions, seed: Seed) -> RummyState:
    """The game that is described; refuses what can't be one."""
    state = read_fields(data, RummyState(players, options, seed), ())
    state.left = flags(data, "left", players)
    state.deal = whole(data, "deal", 1, MOST_DEALS)
    state.round = whole(data, "round", 1, MOST_ROUNDS)
    state.starter = Seat(whole(data, "starter", 0, players - 1))
    state.turn = Seat(whole(data, "turn", 0, players - 1))
    state.stock = _read_cards(texts(data, "stock"), "stock")
    state.discards = _read_cards(texts(data, "discards"), "discards")
    state.hands = [_read_cards(hand, "hands") for hand in lists_of_texts(data, "hands", players)]
    state.drawn = _read_card(data, "drawn")
    state.closing = _read_card(data, "closing")
    state.table = [_read_meld(entry, players, options) for entry in _entries(data, "melds")]
    state.declared = flags(data, "declared", players)
    state.pures = wholes(data, "pures", 0, len(ALL_CARDS), players)
    state.thrown = [_read_cards(cards, "thrown") for cards in lists_of_texts(data, "thrown", players)]
    state.dealt_in = flags(data, "dealt_in", players)
    state.recycles = whole(data, "recycles", 0, options.max_recycles)
    state.recycled = _read_cards(texts(data, "recycled"), "recycled")
    state.history = [_read_tallies(entry, players) for entry in _rows(data, "history")]
    state.ready = flags(data, "ready", players)
    state.skips = whole(data, "skips", 0, MOST_ROUNDS)
    _check(state)
    return state


def _read_cards(names: list[str], field: str) -> list[Card]:
    try:
        cards = [parse_card(name) for name in names]
    except Refused:
        raise IllegalState("state-field", field=field) from None
    require([card_name(card) for card in cards] == names, field)
    return cards


def _read_card(data: Json, field: str) -> Card | None:
    return None if data.get(field) is None else _read_cards([text(data, field)], field)[0]


def _rows(data: Json, field: str) -> list[Any]:
    rows = data.get(field)
    if not isinstance(rows, list | tuple):
        raise IllegalState("state-field", field=field)
    return list(rows)


def _entries(data: Json, field: str) -> list[Json]:
    rows = _rows(data, field)
    require(all(isinstance(row, Mapping) for row in rows), field)
    return rows


def _read_meld(data: Json, players: int, options: RummyOptions) -> Laid:
    """A meld just as it lies."""
    cards = _read_cards(texts(data, "cards"), "melds")
    try:
        meld: Meld = meld_of(cards, text(data, "kind"), options.max_jokers_per_meld)
    except IllegalMove:
        raise IllegalState("state-field", field="melds") from None
    require(meld.kind == data["kind"] and list(meld.cards) == cards, "melds")
    return Seat(whole(data, "owner", 0, players - 1)), meld


def _read_tallies(row: Any, players: int) -> tuple[Tally, ...]:
    entries = _entries({"history": row}, "history")
    require(len(entries) == players, "history")
    return tuple(_read_tally(entry) for entry in entries)


def _read_tally(data: Json) -> Tally:
    cards = texts(data, "cards")
    _read_cards(cards, "history")
    return Tally(
        present=flag(data, "present"),
        closed=flag(data, "closed"),
        declared=flag(data, "declared"),
        excused=flag(data, "excused"),
        cards=tuple(cards),
        pures=whole(data, "pures", 0, len(ALL_CARDS)),
        perfect=flag(data, "perfect"),
    )


def _check(state: RummyState) -> None:
    """Each card there once, hands of a possible size, a turn that somebody can play, a history that fits."""
    held = [card for hand in state.hands for card in hand]
    closing = [] if state.closing is None else [state.closing]
    melded = [card for meld in state.melds for card in meld.cards]
    require(sorted([*state.stock, *state.discards, *held, *closing, *melded]) == ALL_CARDS, "cards")
    require(all(state.declared[owner] for owner, _ in state.table), "declared")
    require(state.is_open or not any(state.declared), "round")
    require(len(state.history) in (state.deal - 1, state.deal), "history")
    require(all(state.dealt_in[s] or (state.left[s] and not state.hands[s]) for s in range(state.players)), "dealt_in")
    require(bool(state.recycles) or not state.recycled, "recycled")
    for s in range(state.players):
        _check_seat(state, s)
    if state.is_deal_over:
        _check_finished(state)
    else:
        _check_running(state)


def _check_seat(state: RummyState, seat: int) -> None:
    may_hold = HAND + (state.left[seat] or (seat == state.turn and state.drawn is not None))
    require(len(state.hands[seat]) <= may_hold, "hands")
    require(state.pures[seat] <= sum(owner == seat for owner, _ in state.table), "pures")


def _check_running(state: RummyState) -> None:
    require(len(state.active()) > 1 and not state.left[state.turn], "turn")
    require(all(state.hands[s] for s in state.active()), "hands")
    require(
        state.drawn is None or (state.drawn in state.hands[state.turn] and len(state.hands[state.turn]) > 1), "drawn"
    )
    require(state.closing is None and not any(state.ready), "closing")
    require(not state.recycles or not Counter(state.stock) - Counter(state.recycled), "recycled")


def _check_finished(state: RummyState) -> None:
    """The tallies of a deal that is over say what lies there."""
    require(state.drawn is None, "drawn")
    require(state.is_over or not all(state.ready[s] for s in state.active()), "ready")
    for s, tally in enumerate(state.history[-1]):
        counts = sorted(c for c in state.hands[s] if state.declared[s] or c == JOKER)
        require(tally.present == state.dealt_in[s] and tally.declared == state.declared[s], "history")
        require([parse_card(name) for name in tally.cards] == counts, "history")
    closers = [s for s, tally in enumerate(state.history[-1]) if tally.closed]
    require(len(closers) <= 1 and all(not state.hands[s] for s in closers), "history")
    require(state.closing is None or bool(closers), "closing")
