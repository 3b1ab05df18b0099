"""Situations of Sushi Go! described in part: what is left unsaid is made up so that it fits. Judges nothing."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from cardtable.core.chance import Fast
from cardtable.core.game import Json
from cardtable.core.move import IllegalState
from cardtable.core.options import read_options, written
from cardtable.games.sushi_go.cards import (
    DECK,
    DUMPLING,
    EGG,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    PUDDING,
    SALMON,
    SASHIMI,
    SIZES,
    TEMPURA,
    named,
    parse_cards,
)
from cardtable.games.sushi_go.display import wasabi_written
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.scoring import points
from cardtable.games.sushi_go.sheet import ROUNDS, puddings, scores

KEYS: Final = (
    *("players", "options", "seed", "left", "round", "turn", "phase", "hands", "collections", "picks", "ready"),
    *("past", "puddings", "scores", "deck", "returned", "revealed", "wasabi", "shuffles"),
)
QUIET: Final = (SASHIMI, TEMPURA, MAKI_1, MAKI_2, DUMPLING, EGG, SALMON, MAKI_3)
"""Cards that disturb a described situation little, the quietest first."""
MOST_SWAPS: Final = 20_000


def fill_in(described: Json) -> Json:
    """What a described situation leaves unsaid.

    `players`, `options`, `seed`, `left` as everywhere; `round`, and `turn` within it (both from 1); `phase`: picking,
    between (the rounds, where all are asked whether they are ready) or over.
    `hands`, `collections`, `picks`: for each seat cards as "wasabi squid" or ["wasabi", "squid"], in a list of all
    seats or in a dict of some. Collections are the cards of this round in the order in which they were put down; where
    they are too short for the hands, quiet cards are put before them.
    `past`: the collections of the rounds before. Or `puddings`, the number each seat has from all rounds, and `scores`,
    the points each seat has: earlier rounds are made up that give them. Those two alone describe a finished game.
    `ready`: a list of flags. `deck`, `returned`, `revealed`, `wasabi`, `shuffles`: as in to_json.
    """
    for name in described:
        if name not in KEYS:
            raise IllegalState("state-field", field=str(name)[:40])
    players = _players(described)
    if players not in SIZES:
        return {**described, "players": players}
    return _Filling(described, players).whole()


class _Filling:
    """A situation while it is being completed."""

    def __init__(self, said: Json, players: int) -> None:
        self.said: Final = said
        self.players: Final = players
        self.size: Final = SIZES[players]
        self.chance: Final = Fast(0)
        house = read_options(SushiGoOptions, said.get("options", {}))
        assert isinstance(house, SushiGoOptions)
        self.house: Final = house
        self.hands: Final = _by_seat(said.get("hands"), players)
        self.collections: Final = _by_seat(said.get("collections"), players)
        self.hand_size: Final = self._hand_size()
        self.round: Final = self._round()
        self.past: Final = [_by_seat(row, players) for row in said.get("past", [])]
        self.free: Final[list[tuple[list[int], int]]] = []
        """Places for cards that nobody described."""
        self.spare: Final = self._spare()

    def whole(self) -> Json:
        """Everything that to_json would say."""
        self._make_room()
        self._lay_puddings()
        self._lay_quietly()
        self._deal()
        if "scores" in self.said and self.free:
            self._fit_scores([int(score) for score in self.said["scores"]])
        return {**self._filled(), **{name: self.said[name] for name in KEYS if name in self.said and name not in MADE}}

    def _hand_size(self) -> int:
        if self.said.get("phase") in ("between", "over"):
            return 0
        if "turn" in self.said:
            return self.size - int(self.said["turn"]) + 1
        if any(self.hands):
            return max([len(hand) for hand in self.hands])
        if any(self.collections):
            return self.size - max([len(cards) for cards in self.collections])
        is_finished = ("scores" in self.said or "puddings" in self.said) and "round" not in self.said
        return 0 if is_finished else self.size

    def _round(self) -> int:
        if "round" in self.said:
            return int(self.said["round"])
        if "past" in self.said:
            return len(self.said["past"]) + 1
        has_history = "scores" in self.said or "puddings" in self.said
        if self.said.get("phase") == "over" or (has_history and not self.hand_size and not any(self.collections)):
            return ROUNDS
        return 2 if has_history and self.hand_size else 1

    def _spare(self) -> list[int]:
        """The cards that were not described, shuffled."""
        spare = DECK.copy()
        played = [card for row in self.past for cards in row for card in cards]
        gone = [card for card in played if card == PUDDING or self.house.deck == "continue"]
        for card in [*gone, *(card for cards in [*self.hands, *self.collections] for card in cards)]:
            if card in spare:
                spare.remove(card)
        self.chance.shuffle(spare)
        return spare

    def _make_room(self) -> None:
        """Open places for the cards of earlier rounds, and in front of collections that are too short."""
        while len(self.past) < self.round - 1:
            self.past.append([[] for _ in range(self.players)])
        lengths = [(row, self.size) for played in self.past for row in played]
        for row, length in [*lengths, *((row, self.size - self.hand_size) for row in self.collections)]:
            missing = max(length - len(row), 0)
            row[:0] = [PUDDING] * missing
            self.free.extend([(row, place) for place in range(missing)])

    def _lay_puddings(self) -> None:
        """Leave in the open places of each seat as many puddings as were described, and none where nothing was said."""
        wanted = self.said.get("puddings", [0] * self.players)
        rounds = [*self.past, self.collections]
        for seat in range(self.players):
            mine = [(row, place) for row, place in self.free if any(row is played[seat] for played in rounds)]
            described = puddings(rounds, self.players)[seat] - len(mine)
            for row, place in mine[: max(int(wanted[seat]) - described, 0)]:
                if PUDDING in self.spare:
                    self.spare.remove(PUDDING)
                self.free.remove((row, place))

    def _lay_quietly(self) -> None:
        """Cards that score nothing, as long as there are any."""
        for row, place in self.free:
            row[place] = self._quiet_card(row[place + 1 :] + row[:place])
            self.spare.remove(row[place])

    def _quiet_card(self, beside: list[int]) -> int:
        now = points(beside)
        there = [card for card in (*QUIET, *sorted(self.spare)) if card in self.spare and self._may_lay(card)]
        if not there:
            raise IllegalState("state-field", field="cards")
        return next((card for card in there if points([*beside, card]) == now), there[0])

    def _may_lay(self, card: int) -> bool:
        return card != PUDDING or "puddings" not in self.said

    def _deal(self) -> None:
        for hand in self.hands:
            while len(hand) < self.hand_size and self.spare:
                hand.append(self.spare.pop())

    def _fit_scores(self, wanted: Sequence[int]) -> None:
        """Swap cards that nobody described until the points are those that were."""
        places = [*self.free, *((self.spare, place) for place in range(len(self.spare)))]
        miss = self._miss(wanted)
        for _ in range(MOST_SWAPS):
            if not miss:
                return
            mine = self.free[self.chance.below(len(self.free))]
            other = places[self.chance.below(len(places))]
            _swap(mine, other)
            now = self._miss(wanted)
            if now <= miss or self.chance.below(50) == 0:
                miss = now
            else:
                _swap(mine, other)

    def _miss(self, wanted: Sequence[int]) -> int:
        """How far the points are from those that were described, puddings included where they were."""
        rounds = [*self.past, self.collections] if not self.hand_size else self.past
        totals = scores(rounds, self.players, self.house)
        held = puddings([*self.past, self.collections], self.players)
        counts = [int(count) for count in self.said.get("puddings", held)]
        return _distance(totals, wanted) + 10 * _distance(held, counts)

    def _filled(self) -> Json:
        rounds = self.past if self.hand_size else [*self.past, self.collections]
        picks = _by_seat(self.said.get("picks"), self.players)
        return {
            "players": self.players,
            "options": written(self.house),
            "left": [False] * self.players,
            "shuffles": self.round,
            "round": self.round,
            "phase": "picking" if self.hand_size else "over" if self.round == ROUNDS else "between",
            "deck": list(named(self._deck())),
            "hands": [list(named(hand)) for hand in self.hands],
            "returned": [0] * self.players,
            "collections": [list(named(cards)) for cards in self.collections],
            "revealed": [list(named(self._revealed(cards))) for cards in self.collections],
            "wasabi": [wasabi_written(cards) for cards in self.collections],
            "past": [[list(named(cards)) for cards in row] for row in self.past],
            "picks": [list(named(cards)) for cards in picks],
            "ready": [False] * self.players,
            "scores": scores(rounds, self.players, self.house),
        }

    def _revealed(self, cards: list[int]) -> list[int]:
        """The card that was put down last, not counting one that went down by itself."""
        by_itself = not self.hand_size and self.house.auto_last == "on"
        return cards[:-1][-1:] if by_itself else cards[-1:]

    def _deck(self) -> list[int]:
        """What is in nobody's hand and was not played, or only in an earlier round after which all were shuffled."""
        if self.house.deck == "continue":
            return self.spare
        out = [card for cards in [*self.hands, *self.collections] for card in cards]
        kept = [PUDDING] * sum(puddings(self.past, self.players))
        deck = DECK.copy()
        for card in [*out, *kept]:
            if card in deck:
                deck.remove(card)
        return deck


MADE: Final = ("players", "options", "round", "turn", "hands", "collections", "picks", "past", "puddings")
"""What was described is worked into these."""


def _distance(numbers: Sequence[int], wanted: Sequence[int]) -> int:
    return sum([abs(a - b) for a, b in zip(numbers, wanted, strict=True)])


def _swap(one: tuple[list[int], int], other: tuple[list[int], int]) -> None:
    (row, place), (other_row, other_place) = one, other
    row[place], other_row[other_place] = other_row[other_place], row[place]


def _players(said: Json) -> int:
    """The number said, or that of the seats in a list; else the one that deals as many cards as were described."""
    if "players" in said:
        return int(said["players"])
    for name in ("hands", "collections", "scores", "puddings", "picks", "ready", "left"):
        if isinstance(said.get(name), list | tuple):
            return len(said[name])
    if said.get("past"):
        return len(said["past"][0])
    hands, collections = _by_seat(said.get("hands"), 5), _by_seat(said.get("collections"), 5)
    fewest = max([2, *(seat + 1 for seat in range(5) if hands[seat] or collections[seat])])
    counts = [len(hand) + len(cards) for hand, cards in zip(hands, collections, strict=True)]
    fitting = [n for n in range(fewest, 6) if SIZES[n] == max(counts)]
    return (fitting or [fewest])[0]


def _by_seat(given: Any, players: int) -> list[list[int]]:
    """The cards of each seat, given for all in a list or for some in a dict."""
    if isinstance(given, Mapping):
        return [_cards(given.get(seat)) for seat in range(players)]
    return [_cards(cards) for cards in given] if given else [[] for _ in range(players)]


def _cards(given: Iterable[str] | str | None) -> list[int]:
    if given is None:
        return []
    return list(parse_cards(given if isinstance(given, str) else " ".join(given)))
