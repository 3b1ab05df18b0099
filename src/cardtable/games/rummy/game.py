"""Rummy With Jokers as a whole: how a game begins, is read back and guessed."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from cardtable.core.cards import JOKER, Card, card_name, deck, parse_card
from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game, Json
from cardtable.core.move import IllegalMove, IllegalState, Move, Refused, Seat
from cardtable.core.options import Options
from cardtable.core.reading import flag, flags, lists_of_texts, require, text, texts, whole, wholes
from cardtable.core.view import MeldShown, Place, View
from cardtable.games.rummy import moves
from cardtable.games.rummy.describing import filled_in
from cardtable.games.rummy.melds import Meld, meld_of
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.state import DECKS, HAND, JOKERS, RummyState
from cardtable.games.rummy.turn import Laid
from cardtable.games.rummy.view import PLACES, RummyView, Tally

ALL_CARDS: Final = sorted(card for _ in range(DECKS) for card in deck(JOKERS))
MOST_ROUNDS: Final = 1_000_000
MOST_DEALS: Final = 100_000


class Rummy(Game):
    name: ClassVar[str] = "rummy"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 6
    options: ClassVar[type[Options]] = RummyOptions
    view: ClassVar[type[View]] = RummyView
    places: ClassVar[tuple[Place, ...]] = PLACES
    absence: ClassVar[tuple[str, ...]] = ("wait", "skip", "bot", "pause")

    def new(self, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        state = RummyState(players, options, seed)
        order = list(range(players))
        state.shuffle(order)
        state.starter = state.turn = Seat(order[0])
        state.deal_cards()
        return state

    def read(self, data: Json, players: int, options: RummyOptions, seed: Seed) -> RummyState:
        state = RummyState(players, options, seed)
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

    def fill_in(self, described: Json) -> Json:
        return filled_in(described)

    def guess(self, view: RummyView, chance: Chance) -> RummyState:
        state = RummyState(len(view.hands), view.options, chance.below(1 << 30))
        state.left = [s in view.left for s in range(state.players)]
        state.deal, state.round = view.deal, view.round
        state.starter, state.turn = view.starter, view.turn
        state.discards = _cards_of(view.discards)
        state.table = [_laid(meld) for meld in view.melds]
        state.declared = [declared == "yes" for declared in view.declared]
        state.pures = list(view.pures)
        state.thrown = [_cards_of(cards) for cards in view.thrown]
        state.dealt_in = list(view.dealt_in)
        state.recycles, state.recycled, state.skips = view.recycles, _cards_of(view.recycled), view.skips
        state.history = list(view.history)
        state.ready = [s not in view.waiting for s in range(state.players)] if state.is_deal_over else state.ready
        _guess_hidden(state, view, chance)
        return state

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)


def _guess_hidden(state: RummyState, view: RummyView, chance: Chance) -> None:
    """Deal the cards that the seat can't see: the draw pile, the other hands, a card that lies face down."""
    known = [_known_of(state, view, s) for s in range(state.players)]
    seen = [*state.discards, *(c for meld in state.melds for c in meld.cards), *(c for hand in known for c in hand)]
    unseen = [int(card) for card in (Counter(ALL_CARDS) - Counter(seen)).elements()]
    chance.shuffle(unseen)
    loose = [Card(card) for card in unseen]
    piled = view.stock + view.closed
    pile = _drawn_from(loose, piled, _likely_in_pile(state, loose))
    state.closing = pile.pop() if view.closed else None
    state.stock = pile
    for s, size in enumerate(view.hands):
        short = size - len(known[s])
        state.hands[s] = [*known[s], *loose[:short]]
        del loose[:short]
    if view.phase == "play":
        state.drawn = parse_card(view.drawn) if view.drawn is not None else state.hands[view.turn][-1]


def _known_of(state: RummyState, view: RummyView, seat: int) -> list[Card]:
    """The cards of a seat that are known: one's own, and what counted when the deal was over."""
    if seat == view.seat:
        return _cards_of(view.hand)
    return _cards_of(state.history[-1][seat].cards) if state.is_deal_over else []


def _likely_in_pile(state: RummyState, loose: list[Card]) -> list[Card]:
    """The unseen cards that may lie in the draw pile: what was recycled; after a deal, jokers nobody counted first."""
    if state.is_deal_over:
        return sorted(loose, reverse=True)
    if not state.recycles:
        return loose.copy()
    recycled = Counter(state.recycled)
    found = []
    for card in loose:
        if recycled[card]:
            recycled[card] -= 1
            found.append(card)
    return found


def _drawn_from(loose: list[Card], size: int, likely: list[Card]) -> list[Card]:
    """So many of the likely cards, taken out of the loose ones."""
    pile = likely[:size]
    for card in pile:
        loose.remove(card)
    return pile


def _cards_of(names: tuple[str, ...]) -> list[Card]:
    return [parse_card(name) for name in names]


def _laid(meld: MeldShown) -> Laid:
    return meld.owner, meld_of(_cards_of(meld.cards), meld.kind)


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
        require(_cards_of(tally.cards) == counts, "history")
    closers = [s for s, tally in enumerate(state.history[-1]) if tally.closed]
    require(len(closers) <= 1 and all(not state.hands[s] for s in closers), "history")
    require(state.closing is None or bool(closers), "closing")
