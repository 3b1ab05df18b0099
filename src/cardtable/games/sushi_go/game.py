"""Sushi Go! as a whole: how a game begins, is described, read back and guessed."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.move import Move, Seat
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.sushi_go import filling, moves, reading
from cardtable.games.sushi_go.cards import COUNTS, DECK, KINDS, NUMBERS, PUDDING
from cardtable.games.sushi_go.moves import Pick, pick
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.state import BITS, SushiGoState
from cardtable.games.sushi_go.view import PLACES, SushiGoView


class SushiGo(Game[SushiGoState, SushiGoOptions, Move, SushiGoView]):
    name: ClassVar[str] = "sushi-go"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    options: type[SushiGoOptions] = SushiGoOptions
    view: type[SushiGoView] = SushiGoView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "sushi-go-pick-one": 2,
        "sushi-go-pick-two": 3,
        "sushi-go-wait": 2,
        "sushi-go-wait-or-change": 2,
        "sushi-go-ready": 4,
        "sushi-go-wait-ready": 4,
    }
    absence: ClassVar[tuple[str, ...]] = ("pause", "bot", "wait")

    def new(self, players: int, options: SushiGoOptions, seed: Seed) -> SushiGoState:
        state = SushiGoState(players, options, seed)
        state.deck = DECK.copy()
        state.deal()
        return state

    def read(self, data: Json, players: int, options: SushiGoOptions, seed: Seed) -> SushiGoState:
        return reading.read(data, players, options, seed)

    def fill_in(self, described: Json) -> Json:
        """Everything may be left unsaid; the names of what can be said stand with filling.fill_in."""
        return filling.fill_in(described)

    def guess(self, view: SushiGoView, chance: Chance) -> SushiGoState:
        players = len(view.played)
        state = SushiGoState(players, view.options, chance.below(1 << 30))
        state.round = state.shuffles = view.round
        state.collections = [_cards(names) for names in view.played]
        state.past = [[_cards(names) for names in played] for played in view.past]
        state.returned = list(view.returned)
        state.revealed = [tuple(_cards(names)) for names in view.revealed]
        unseen = _unseen(state, view)
        chance.shuffle(unseen)
        for seat, names in enumerate(view.known):
            hand = _cards(names)
            while len(hand) < view.hand_size:
                hand.append(unseen.pop())
            state.hands[seat] = sorted(hand)
        state.deck = unseen
        state.asked = sum([BITS[seat] for seat in view.waiting])
        if view.hand_size:
            state.picks = [_pick(state, view, Seat(seat), chance) for seat in range(players)]
        state.left = [seat in view.left for seat in range(players)]
        return state

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)


def _cards(names: Iterable[str]) -> list[int]:
    return [NUMBERS[name] for name in names]


def _unseen(state: SushiGoState, view: SushiGoView) -> list[int]:
    """The cards that may lie in the deck or in a hand that never came by."""
    left = list(COUNTS.values())
    for played in state.past:
        for cards in played:
            for card in cards:
                if card == PUDDING or state.house.deck != "reshuffle_all":
                    left[card] -= 1
    for names in (*view.played, *view.known):
        for name in names:
            left[NUMBERS[name]] -= 1
    return [card for card in range(KINDS) for _ in range(left[card])]


def _pick(state: SushiGoState, view: SushiGoView, seat: Seat, chance: Chance) -> Pick | None:
    """One's own choice as it is; for others who have chosen, any."""
    if seat in view.waiting:
        return None
    chosen = pick(_cards(view.picked)) if seat == view.seat else state.some(seat, chance)
    assert isinstance(chosen, Pick)
    return chosen
