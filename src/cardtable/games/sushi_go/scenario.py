"""Situations of Sushi Go! described in part: what is left unsaid is made up so that it fits. Judges nothing."""

from collections.abc import Sequence
from typing import Any, Final

from cardtable.core.chance import Fast
from cardtable.core.options import read_options, written
from cardtable.core.position import Json, require
from cardtable.core.scenario import by_seat, refuse_unknown, spoken_of
from cardtable.core.stock import remaining
from cardtable.games.sushi_go.board import ROUNDS
from cardtable.games.sushi_go.cards import DECK, PUDDING, SIZES, named, parse_cards
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.position import wasabi_written
from cardtable.games.sushi_go.scoring import points, pudding_points, puddings, round_points, scores

KEYS: Final = (
    *("players", "options", "seed", "left", "round", "turn", "phase", "hands", "collections", "picks", "ready"),
    *("past", "puddings", "scores", "deck", "returned", "revealed", "wasabi", "shuffles"),
)
QUIET: Final = parse_cards("sashimi tempura maki1 maki2 dumpling egg salmon maki3")
"""Cards that disturb a described situation little, the quietest first."""
MOST_SWAPS: Final = 10_000
PATIENCE: Final = 20
"""How seldom a swap may lead away from what was described: by a point or two, three times in this number."""


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
    refuse_unknown(described, KEYS)
    players = _players(described)
    if players not in SIZES:
        return {**described, "players": players}
    return _Filling(described, players).whole()


class _Place:
    """Where a card lies that nobody described: in a round's collection, or beside the game."""

    def __init__(self, row: list[int], number: int, round_: int | None) -> None:
        self.row: Final = row
        self.number: Final = number
        self.round: Final = round_

    @property
    def card(self) -> int:
        return self.row[self.number]

    def put(self, card: int) -> None:
        self.row[self.number] = card


class _Filling:
    """A situation while it is being completed."""

    def __init__(self, said: Json, players: int) -> None:
        self.said: Final = said
        self.players: Final = players
        self.size: Final = SIZES[players]
        self.chance: Final = Fast(0)
        self.house: Final = read_options(SushiGoOptions, said.get("options", {}))
        self.hands: Final = _by_seat(said.get("hands"), players)
        self.collections: Final = _by_seat(said.get("collections"), players)
        self.hand_size: Final = self._hand_size()
        self.round: Final = self._round()
        self.past: Final = [_by_seat(row, players) for row in said.get("past", [])]
        self.free: list[_Place] = []
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
        played = [card for row in self.past for cards in row for card in cards]
        gone = [card for card in played if card == PUDDING or self.house.deck == "continue"]
        spare = remaining(DECK, gone, *self.hands, *self.collections)
        self.chance.shuffle(spare)
        return spare

    def _make_room(self) -> None:
        """Open places for the cards of earlier rounds, and before collections that are too short."""
        while len(self.past) < self.round - 1:
            self.past.append([[] for _ in range(self.players)])
        for number, played in enumerate([*self.past, self.collections]):
            length = self.size if number < len(self.past) else self.size - self.hand_size
            for row in played:
                missing = max(length - len(row), 0)
                row[:0] = [PUDDING] * missing
                self.free += [_Place(row, place, number) for place in range(missing)]

    def _lay_puddings(self) -> None:
        """Leave as many puddings in the open places of each seat as were described."""
        if "puddings" not in self.said:
            return
        rounds = [*self.past, self.collections]
        still_free: list[_Place] = []
        for seat, wanted in enumerate(self.said["puddings"]):
            mine = [place for place in self.free if any(place.row is played[seat] for played in rounds)]
            missing = int(wanted) - puddings(rounds, self.players)[seat] + len(mine)
            require(0 <= missing <= min(len(mine), self.spare.count(PUDDING)), "puddings")
            for _ in range(missing):
                self.spare.remove(PUDDING)
            still_free += mine[missing:]
        self.free = still_free

    def _lay_quietly(self) -> None:
        """Cards that score nothing, as long as there are any."""
        for place in self.free:
            place.put(self._quiet_card(place.row[place.number + 1 :] + place.row[: place.number]))
            self.spare.remove(place.card)

    def _quiet_card(self, beside: list[int]) -> int:
        now = points(beside)
        there = [card for card in (*QUIET, *sorted(self.spare)) if card in self.spare and self._may_lay(card)]
        require(bool(there), "cards")
        return next((card for card in there if points([*beside, card]) == now), there[0])

    def _may_lay(self, card: int) -> bool:
        return card != PUDDING or "puddings" not in self.said

    def _deal(self) -> None:
        for hand in self.hands:
            if not hand and len(self.spare) >= self.hand_size:
                hand += [self.spare.pop() for _ in range(self.hand_size)]

    def _fit_scores(self, wanted: Sequence[int]) -> None:
        """Swap cards that nobody described until the points are those that were."""
        places = [place for place in self.free if not self.hand_size or place.round != len(self.past)]
        spare = [_Place(self.spare, number, None) for number, card in enumerate(self.spare) if self._may_lay(card)]
        everywhere = [*places, *spare]
        gained = [round_points(played, self.house.maki_ties) for played in self._finished()]
        miss = self._miss(gained, wanted)
        for _ in range(MOST_SWAPS if places else 0):
            if not miss:
                return
            one = places[self.chance.below(len(places))]
            other = everywhere[self.chance.below(len(everywhere))]
            _swap(one, other)
            after = self._gained_after(gained, one, other)
            now = self._miss(after, wanted)
            if now <= miss + max(self.chance.below(PATIENCE) + 3 - PATIENCE, 0):
                gained, miss = after, now
            else:
                _swap(one, other)

    def _gained_after(self, gained: list[list[int]], one: _Place, other: _Place) -> list[list[int]]:
        """The points of each round when cards of these two places were swapped."""
        finished = self._finished()
        return [
            round_points(finished[number], self.house.maki_ties) if number in (one.round, other.round) else points
            for number, points in enumerate(gained)
        ]

    def _miss(self, gained: list[list[int]], wanted: Sequence[int]) -> int:
        """How far the points of the rounds, with puddings at the end, are from those that were described."""
        for_puddings = [0] * self.players
        if len(gained) == ROUNDS:
            for_puddings = pudding_points(puddings(self._finished(), self.players), self.house.pudding_ties)
        totals = [sum(column) for column in zip(for_puddings, *gained, strict=True)]
        return sum([abs(total - score) for total, score in zip(totals, wanted, strict=True)])

    def _finished(self) -> list[list[list[int]]]:
        return self.past if self.hand_size else [*self.past, self.collections]

    def _filled(self) -> Json:
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
            "wasabi": wasabi_written(self.collections),
            "past": [[list(named(cards)) for cards in row] for row in self.past],
            "picks": [list(named(cards)) for cards in picks],
            "ready": [False] * self.players,
            "scores": scores(self._finished(), self.players, self.house),
        }

    def _revealed(self, cards: list[int]) -> list[int]:
        """The card that was put down last, not counting one that went down by itself."""
        by_itself = not self.hand_size and self.house.auto_last == "on"
        return cards[:-1][-1:] if by_itself else cards[-1:]

    def _deck(self) -> list[int]:
        """What is in nobody's hand and was not played, or only in an earlier round after which all were shuffled."""
        if self.house.deck == "continue":
            return self.spare
        kept = [PUDDING] * sum(puddings(self.past, self.players))
        return remaining(DECK, kept, *self.hands, *self.collections)


MADE: Final = ("players", "options", "round", "turn", "hands", "collections", "picks", "past", "puddings")
"""What was described is worked into these."""


def _swap(one: _Place, other: _Place) -> None:
    card = one.card
    one.put(other.card)
    other.put(card)


def _players(said: Json) -> int:
    """The number said, or that of the seats in a list; else the one that deals as many cards as were described."""
    if "players" in said:
        return int(said["players"])
    spoken = spoken_of(said, ("hands", "collections", "scores", "puddings", "picks", "ready", "left"))
    if spoken is not None or said.get("past"):
        return len(said["past"][0]) if spoken is None else spoken
    hands, collections = _by_seat(said.get("hands"), 5), _by_seat(said.get("collections"), 5)
    fewest = max([2, *(seat + 1 for seat in range(5) if hands[seat] or collections[seat])])
    counts = [len(hand) + len(cards) for hand, cards in zip(hands, collections, strict=True)]
    fitting = [n for n in range(fewest, 6) if SIZES[n] == max(counts)]
    return (fitting or [fewest])[0]


def _by_seat(given: Any, players: int) -> list[list[int]]:
    """The cards of each seat, each written in one line or as a list."""
    cards = by_seat(given or None, players, "")
    return [list(parse_cards(row if isinstance(row, str) else " ".join(row))) for row in cards]
