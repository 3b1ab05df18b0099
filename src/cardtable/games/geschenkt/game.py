"""Geschenkt as a whole: how a game begins, is described, read back and guessed."""

from typing import ClassVar, Final

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game, Json
from cardtable.core.move import Move, Refused, Seat
from cardtable.core.options import Options
from cardtable.core.reading import lists_of_wholes, require, whole, wholes
from cardtable.core.view import Place, View
from cardtable.games.geschenkt import moves
from cardtable.games.geschenkt.options import GeschenktOptions
from cardtable.games.geschenkt.state import HIGHEST, LOWEST, REMOVED, GeschenktState
from cardtable.games.geschenkt.view import PLACES, GeschenktView

ALL_CARDS: Final = range(LOWEST, HIGHEST + 1)
OFFICIAL_CHIPS: Final = {6: 9, 7: 7}
MOST_CHIPS: Final = 1000


class Geschenkt(Game):
    name: ClassVar[str] = "geschenkt"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 7
    options: ClassVar[type[Options]] = GeschenktOptions
    view: ClassVar[type[View]] = GeschenktView
    places: ClassVar[tuple[Place, ...]] = PLACES
    absence: ClassVar[tuple[str, ...]] = ("default_then_bot", "default", "bot", "wait")
    turn_seconds: ClassVar[int] = 30
    seed_is_told: ClassVar[bool] = False

    def check_players(self, players: int, options: Options) -> None:
        super().check_players(players, options)
        assert isinstance(options, GeschenktOptions)
        if players < options.min_players:
            raise Refused("players-number", game=self.name, number=players, fewest=options.min_players, most=self.most)

    def new(self, players: int, options: GeschenktOptions, seed: Seed) -> GeschenktState:
        state = GeschenktState(players, options, seed)
        cards = list(ALL_CARDS)
        state.shuffle(cards)
        state.removed, state.deck = cards[:REMOVED], cards[REMOVED:]
        order = list(range(players))
        state.shuffle(order)
        state.set_order(order)
        state.turn = Seat(order[0])
        state.share = [share(players, options)] * players
        state.chips = state.share.copy()
        return state

    def read(self, data: Json, players: int, options: GeschenktOptions, seed: Seed) -> GeschenktState:
        state = GeschenktState(players, options, seed)
        state.deck = wholes(data, "deck", LOWEST, HIGHEST)
        state.removed = wholes(data, "removed", LOWEST, HIGHEST, REMOVED)
        state.cards = lists_of_wholes(data, "cards", LOWEST, HIGHEST, players)
        state.share = wholes(data, "share", 0, MOST_CHIPS, players)
        state.chips = wholes(data, "chips", 0, MOST_CHIPS * players, players)
        state.paid = wholes(data, "paid", 0, MOST_CHIPS * players, players)
        state.pot = whole(data, "pot", 0, MOST_CHIPS * players)
        order = wholes(data, "order", 0, players - 1, players)
        require(sorted(order) == list(range(players)), "order")
        state.set_order(order)
        state.turn = Seat(whole(data, "turn", 0, players - 1))
        _check(state)
        return state

    def fill_in(self, described: Json) -> Json:
        """Unsaid: nobody holds a card, chips are those of the start, and the other cards lie in the deck."""
        said = dict(described)
        given = [len(said[name]) for name in ("chips", "cards", "order") if name in said]
        players = said.setdefault("players", given[0] if given else self.fewest)
        held = said.setdefault("cards", [[] for _ in range(players)])
        face_up = said.pop("face_up", None)
        spare = [c for c in ALL_CARDS if c != face_up and not any(c in cards for cards in held)]
        dealt = len(ALL_CARDS) - REMOVED - sum(len(cards) for cards in held) - (face_up is not None)
        said.setdefault("deck", [*spare[:dealt], *([] if face_up is None else [face_up])])
        said.setdefault("removed", [c for c in spare if c not in said["deck"]])
        chips = said.setdefault("chips", [11] * players)
        pot = said.setdefault("pot", 0)
        said.setdefault("paid", [pot, *[0] * (players - 1)])
        said.setdefault("share", [chips[0] + pot, *chips[1:]])
        said.setdefault("order", list(range(players)))
        said.setdefault("turn", said["order"][0])
        return {"left": [False] * players, **said}

    def guess(self, view: GeschenktView, chance: Chance) -> GeschenktState:
        players = len(view.order)
        state = GeschenktState(players, view.options, chance.below(1 << 30))
        state.cards = [[card for run in held for card in run] for held in view.runs]
        seen = {card for cards in state.cards for card in cards} | {view.face_up}
        unseen = [card for card in ALL_CARDS if card not in seen]
        chance.shuffle(unseen)
        state.removed, state.deck = unseen[view.deck_left :], unseen[: view.deck_left]
        if view.face_up is not None:
            state.deck.append(view.face_up)
        state.share, state.paid = list(view.share), list(view.paid)
        state.chips = [view.share[s] - view.paid[s] + view.won[s] for s in range(players)]
        state.pot, state.turn = view.pot, view.turn
        state.set_order([int(s) for s in view.order])
        state.shuffles = 2
        state.left = [s in view.left for s in range(players)]
        return state

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)


def share(players: int, options: GeschenktOptions) -> int:
    """Eleven chips each; the published rules give fewer to six and seven players (GK-02)."""
    return OFFICIAL_CHIPS.get(players, 11) if options.chips == "official" else 11


def _check(state: GeschenktState) -> None:
    """Each card there once, chips that add up, an order that is one."""
    cards = [*state.deck, *state.removed, *(card for held in state.cards for card in held)]
    require(sorted(cards) == list(ALL_CARDS), "cards")
    require(sum(state.chips) + state.pot == sum(state.share), "chips")
    require(all(state.won(s) >= 0 for s in range(state.players)), "paid")
    require(bool(state.deck) or not state.pot, "pot")
