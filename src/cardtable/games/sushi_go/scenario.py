"""Situations of Sushi Go! described in part: what is left unsaid is made up so that it fits. Judges nothing."""

from collections.abc import Sequence
from typing import Any, Final

from cardtable.core.chance import Fast
from cardtable.core.options import read_options
from cardtable.core.position import Json, require
from cardtable.core.scenario import by_seat, refuse_unknown, spoken_of
from cardtable.core.stock import remaining, taken
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import ROUNDS, Collections
from cardtable.games.sushi_go.cards import DECK, PUDDING, SIZES, cards_given, parse_cards
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.packed import LONGEST, Row, hand_of, row_of
from cardtable.games.sushi_go.scoring import points, puddings, scores
from cardtable.games.sushi_go.state import SushiGoState

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


type Place = tuple[list[int], int]
"""Where a card lies that nobody described: a row of cards, and a place in it."""


class _Filling:
    """A situation while it is being completed."""

    def __init__(self, said: Json, players: int) -> None:
        self.said: Final = said
        self.chance: Final = Fast(0)
        board = SushiGoState(players, read_options(SushiGoOptions, said.get("options", {})), 0)
        self.board: Final = board
        self.hands: Final = _by_seat(said.get("hands"), players)
        self.collections: Final = _by_seat(said.get("collections"), players)
        self.past: Final = [_by_seat(row, players) for row in said.get("past", [])]
        self.hand_size: Final = self._hand_size()
        board.round = board.shuffles = self._round()
        self.free: list[Place] = []
        self.spare: Final = self._not_laid()
        self.chance.shuffle(self.spare)

    def whole(self) -> Json:
        """Everything that to_json would say, with what was said in place of what follows from the rest."""
        self._make_room()
        self._lay_puddings()
        self._lay_quietly()
        self._deal()
        if "scores" in self.said:
            self._fit_scores([int(score) for score in self.said["scores"]])
        board = self.board
        board.hand_size = len(self.hands[0])
        board.held = vec[i64]([hand_of(hand) for hand in _short(self.hands, "hands")])
        board.laid = _rows(self.collections, "collections")
        board.before = [_rows(played, "past") for played in self.past]
        board.chosen = _rows(_by_seat(self.said.get("picks"), board.players), "picks")
        said: Json = {name: value for name, value in self.said.items() if name not in MADE}
        board.asked = 0 if board.round == ROUNDS and not board.is_picking else board.everybody
        board.revealed = _rows([self._revealed(cards) for cards in self.collections], "collections")
        board.deck = vec[i64](self._not_laid())
        return {**board.to_json(), **said}

    def _not_laid(self) -> list[int]:
        return remaining(DECK, self.board.out_after(self.past), *self.hands, *self.collections)

    def _hand_size(self) -> int:
        said, board = self.said, self.board
        if said.get("phase") in ("between", "over"):
            return 0
        if "turn" in said:
            return board.size - int(said["turn"]) + 1
        if any(self.hands):
            return max([len(hand) for hand in self.hands])
        if any(self.collections):
            return board.size - max([len(cards) for cards in self.collections])
        return 0 if self._has_history() and "round" not in said else board.size

    def _round(self) -> int:
        if "round" in self.said:
            return int(self.said["round"])
        if "past" in self.said:
            return len(self.said["past"]) + 1
        is_finished = self._has_history() and not self.hand_size and not any(self.collections)
        if self.said.get("phase") == "over" or is_finished:
            return ROUNDS
        return 2 if self._has_history() and self.hand_size else 1

    def _has_history(self) -> bool:
        return "scores" in self.said or "puddings" in self.said

    def _make_room(self) -> None:
        """Open places for the cards of earlier rounds, and before collections that are too short."""
        board = self.board
        while len(self.past) < board.round - 1:
            self.past.append([[] for _ in range(board.players)])
        for played in [*self.past, self.collections]:
            length = board.size - self.hand_size if played is self.collections else board.size
            for row in played:
                missing = max(length - len(row), 0)
                row[:0] = [PUDDING] * missing
                self.free += [(row, place) for place in range(missing)]

    def _lay_puddings(self) -> None:
        """Leave as many puddings in the open places of each seat as were described."""
        if "puddings" not in self.said:
            return
        rounds = [*self.past, self.collections]
        still_free: list[Place] = []
        for seat, wanted in enumerate(self.said["puddings"]):
            mine = [place for place in self.free if any(place[0] is played[seat] for played in rounds)]
            missing = int(wanted) - puddings(rounds, self.board.players)[seat] + len(mine)
            require(0 <= missing <= min(len(mine), self.spare.count(PUDDING)), "puddings")
            for _ in range(missing):
                self.spare.remove(PUDDING)
            still_free += mine[missing:]
        self.free = still_free

    def _lay_quietly(self) -> None:
        """Cards that score nothing, as long as there are any."""
        for row, place in self.free:
            row[place] = self._quiet_card(row[place + 1 :] + row[:place])
            self.spare.remove(row[place])

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
                hand += sorted(taken(self.spare, self.hand_size))

    def _fit_scores(self, wanted: Sequence[int]) -> None:
        """Swap cards that nobody described until the points are those that were."""
        rows = [row for played in self._finished_rounds() for row in played]
        places = [place for place in self.free if any(place[0] is row for row in rows)]
        everywhere = [*places, *((self.spare, n) for n, card in enumerate(self.spare) if self._may_lay(card))]
        miss = self._miss(wanted)
        for _ in range(MOST_SWAPS if places else 0):
            if not miss:
                return
            one = places[self.chance.below(len(places))]
            other = everywhere[self.chance.below(len(everywhere))]
            _swap(one, other)
            now = self._miss(wanted)
            if now <= miss + max(self.chance.below(PATIENCE) + 3 - PATIENCE, 0):
                miss = now
            else:
                _swap(one, other)

    def _miss(self, wanted: Sequence[int]) -> int:
        """How far the points of the finished rounds are from those that were described."""
        totals = scores(self._finished_rounds(), self.board.players, self.board.options)
        return sum([abs(total - score) for total, score in zip(totals, wanted, strict=True)])

    def _finished_rounds(self) -> list[Collections]:
        return self.past if self.hands[0] else [*self.past, self.collections]

    def _revealed(self, cards: list[int]) -> list[int]:
        """The card that was put down last, not counting one that went down by itself."""
        by_itself = not self.hand_size and self.board.puts_last_down
        return cards[:-1][-1:] if by_itself else cards[-1:]


MADE: Final = ("players", "options", "round", "turn", "hands", "collections", "picks", "past", "puddings")
"""What was described is worked into these."""


def _swap(one: Place, other: Place) -> None:
    one[0][one[1]], other[0][other[1]] = other[0][other[1]], one[0][one[1]]


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


def _rows(cards: Collections, field: str) -> vec[Row]:
    return vec[i64]([row_of(row) for row in _short(cards, field)])


def _short(cards: Collections, field: str) -> Collections:
    """Refuse more cards than anybody can have."""
    require(max([len(row) for row in cards]) <= LONGEST, field)
    return cards


def _by_seat(given: Any, players: int) -> list[list[int]]:
    """The cards of each seat, each written in one line or as a list."""
    return [cards_given(row) for row in by_seat(given or None, players, "")]
