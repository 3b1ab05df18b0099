"""What a card of Sushi Go! is worth beside the cards in front of a seat, and what may still come by.

Looks at this seat's own hand, at what lies open and at the hands that came by, and at nothing else.
"""

from collections.abc import Callable
from math import exp
from typing import Final

from cardtable.core.move import Seat
from cardtable.core.vectors import i64, vec
from cardtable.games.sushi_go.board import ROUNDS
from cardtable.games.sushi_go.cards import (
    CHOPSTICKS,
    COUNTS,
    DECK,
    DUMPLING,
    EGG,
    KINDS,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    PUDDING,
    SALMON,
    SQUID,
    WASABI,
)
from cardtable.games.sushi_go.moves import ONE, TWO, Pick
from cardtable.games.sushi_go.packed import (
    FIELD,
    LONGEST,
    WIDTH,
    Hand,
    Row,
    has,
    kinds_in,
    number_of,
)
from cardtable.games.sushi_go.packed import ONE as ONE_CARD
from cardtable.games.sushi_go.scoring import dumpling_points, sashimi_points, tempura_points
from cardtable.games.sushi_go.state import SushiGoState

CATCH: Final = 0.8
"""How many of the cards of a set that come by are still there and wanted when they do."""
CATCH_NIGIRI: Final = 0.65
TEMPURA_COST: Final = 2.7
SASHIMI_COST: Final = 2.1
DUMPLING_COST: Final = 2.9
"""What else a pick could bring that goes on completing a set."""
WASABI_TRUST: Final = 1.25
SECOND_WASABI: Final = 0.55
CHOPSTICKS_TURN: Final = 0.45
"""What chopsticks bring for each turn in which they may still serve."""
PUDDING_WEIGHT: Final = 1.8
MAKI_DOUBT: Final = (1.0, 0.4)
PUDDING_DOUBT: Final = (0.75, 0.6)
"""How many icons or puddings a lead is worth less than it seems: at the end, and for each turn or round to come."""

UNITS: Final = 64
STEP: Final = 16
STEPS: Final = 40
"""Cards that may come by are counted in units, 64 for a certain one, and looked up in steps of a quarter of a card."""
FAR: Final = 40
LEADS: Final = 2 * FAR + 1
"""No lead in icons or puddings is larger, and so many there are."""
TURNS: Final = range(LONGEST + 1)
MOST_HELD: Final = len(TURNS) + 2
NEVER: Final = -1000.0
"""No pick is worth so little."""


def _expected(points: Callable[[int], int], held: int, coming: float, cost: float) -> float:
    """The points of a set in the end, less what its further cards cost, when so many are expected to come (Poisson)."""
    total, likely, left = 0.0, exp(-coming), 1.0
    best = float(points(held))
    for more in range(7):
        best = max(best, points(held + more) - cost * more)
        total += best * likely
        left -= likely
        likely *= coming / (more + 1)
    return total + best * left


def _sets(points: Callable[[int], int], cost: float) -> list[float]:
    """The same by the number of cards held and the steps to come."""
    steps = [CATCH * step * STEP / UNITS for step in range(STEPS)]
    return [_expected(points, held, coming, cost) for held in range(MOST_HELD) for coming in steps]


def _leads(doubt: float) -> list[float]:
    """How likely a lead holds, from -FAR to FAR."""
    return [1 / (1 + exp(-lead / doubt)) for lead in range(-FAR, FAR + 1)]


def _each(size: int, turns: int) -> int:
    """What a card counts in units that lies in a hand which comes by after so many turns."""
    return UNITS * (size - turns) // size


SETS: Final = vec[float](
    _sets(tempura_points, TEMPURA_COST) + _sets(sashimi_points, SASHIMI_COST) + _sets(dumpling_points, DUMPLING_COST)
)
"""By the kind, the number held and the steps."""
SOON: Final = vec[float]([1 - exp(-CATCH_NIGIRI * step * STEP / UNITS) for step in range(STEPS)])
MAKI_LEADS: Final = vec[float]([holds for left in TURNS for holds in _leads(MAKI_DOUBT[0] + MAKI_DOUBT[1] * left)])
PUDDING_LEADS: Final = vec[float](
    [holds for left in range(ROUNDS) for holds in _leads(PUDDING_DOUBT[0] + PUDDING_DOUBT[1] * left)]
)
EACH: Final = vec[i64]([_each(size, turns) if turns < size else 0 for size in TURNS for turns in TURNS])
"""By the size of the hands and the turns."""
UNSEEN: Final = vec[i64](
    [
        sum([_each(size, turn) * size * number // len(DECK) for turn in range(1, min(turns + 1, size))])
        for size in TURNS
        for turns in TURNS
        for number in COUNTS.values()
    ]
)
"""The same for all cards of a kind in the hands of so many turns, if it knows only what the whole deck is made of."""
NIGIRI: Final = vec[float]([2.0, 3.0, 1.0])
"""Salmon, squid and egg, without wasabi."""


class Outlook:
    """What one seat has, and what it may hope for in this round."""

    def __init__(self, state: SushiGoState, seat: Seat, found: list[tuple[float, Pick]] | None) -> None:
        self.state: Final = state
        self.seat: Final[i64] = seat
        self.found: Final = found
        """Where all that is considered is gathered, if that is wished."""
        self.best: Pick = ONE[0]
        self.most: float = NEVER
        """The best of what was considered, and what it is worth."""
        self.left: Final[i64] = state.hand_size - 1
        """Turns after this one."""
        self.held: Hand = 0
        """What lies in front of this seat, whatever the order."""
        self.open_wasabi: i64 = 0
        row = state.laid[seat]
        while row:
            self.take((row & FIELD) - 1)
            row >>= WIDTH
        self.players: Final[i64] = state.players
        self.back: Final[i64] = 1 if state.passes_right else self.players - 1
        """So many seats further lies the hand that comes by next."""
        self.hands: Final[i64] = min(self.players, self.left)
        self.unseen: Final[i64] = min(state.unseen, self.hands)
        """The hands that will come by, one's own again in the end, and how many of them are not known yet."""
        self.first_wasabi: float = NEVER
        """What the first open wasabi is worth, once it is asked."""
        self.most_icons: i64 = -1
        self.second_icons: i64 = -1
        """Of the others, once it is asked; less than none where there is nobody."""

    def consider_all(self) -> None:
        """Everything that can be picked; what is kept in front counts too."""
        hand = self.state.held[self.seat]
        for card in range(KINDS):
            if number_of(hand, card):
                self._consider(self.worth(card), ONE[card])
        if self.state.may_pick_two(self.seat):
            self._consider_pairs(kinds_in(hand))

    def take(self, card: i64) -> None:
        self.held += ONE_CARD[card]
        if card == WASABI:
            self.open_wasabi += 1
        elif SALMON <= card <= EGG and self.open_wasabi:
            self.open_wasabi -= 1

    def worth(self, card: i64) -> float:
        """What one more of this card adds to the points expected in the end."""
        if card <= DUMPLING:
            place = (card * MOST_HELD + number_of(self.held, card)) * STEPS + self.coming(card)
            return SETS[place + STEPS] - SETS[place]
        if card <= MAKI_3:
            return self._maki(card - MAKI_1 + 1)
        if card <= EGG:
            return self._nigiri(NIGIRI[card - SALMON])
        if card == PUDDING:
            return self._pudding()
        if card == WASABI:
            return self._one_more_wasabi(self.open_wasabi)
        return 0.0 if number_of(self.held, CHOPSTICKS) else self.keeping_chopsticks()

    def keeping_chopsticks(self) -> float:
        return CHOPSTICKS_TURN * float(max(self.left - 1, 0))

    def _consider(self, worth: float, pick: Pick) -> None:
        if worth > self.most:
            self.best, self.most = pick, worth
        if self.found is not None:
            self.found.append((worth, pick))

    def _consider_pairs(self, kinds: list[int]) -> None:
        """Every two cards with what they are worth together, less the chopsticks that go."""
        hand, held, open_wasabi = self.state.held[self.seat], self.held, self.open_wasabi
        for first in kinds:
            worth = self.worth(first)
            self.held -= ONE_CARD[CHOPSTICKS]
            self.take(first)
            for second in kinds:
                if second != first or number_of(hand, first) > 1:
                    together = worth + self.worth(second) - self.keeping_chopsticks()
                    self._consider(together, TWO[first][second])
            self.held, self.open_wasabi = held, open_wasabi

    def _nigiri(self, alone: float) -> float:
        """On a wasabi three times as much, but the wasabi is gone then."""
        return 3 * alone - self._one_more_wasabi(self.open_wasabi - 1) if self.open_wasabi else alone

    def coming(self, kind: i64) -> i64:
        """In steps, the cards of a kind that will come by and are likely to be left by then: of the hands that came by
        they are known."""
        held, shift, place = self.state.held, WIDTH * kind, len(TURNS) * (self.left + 1)
        units = UNSEEN[(place + self.unseen) * KINDS + kind]
        for turns in range(self.unseen + 1, self.hands + 1):
            holder = (self.seat + self.back * turns) % self.players
            units += EACH[place + turns] * ((held[holder] >> shift) & FIELD)
        return min(units // STEP, STEPS - 1)

    def _first_wasabi(self) -> float:
        """The best nigiri that is likely to come counts twice more."""
        squid, salmon, egg = SOON[self.coming(SQUID)], SOON[self.coming(SALMON)], SOON[self.coming(EGG)]
        return WASABI_TRUST * (6 * squid + (1 - squid) * (4 * salmon + (1 - salmon) * 2 * egg))

    def _one_more_wasabi(self, open_before: i64) -> float:
        if open_before >= self.left:
            return 0.0
        if self.first_wasabi == NEVER:
            self.first_wasabi = self._first_wasabi()
        return self.first_wasabi * SECOND_WASABI if open_before else self.first_wasabi

    def _maki(self, more: i64) -> float:
        icons = _icons(self.held)
        if self.most_icons < 0:
            self._count_rivals()
        return self._maki_points(icons + more) - (self._maki_points(icons) if icons else 0.0)

    def _count_rivals(self) -> None:
        """The two with the most icons."""
        for other in range(self.state.players):
            icons = _icons(_counted(self.state.laid[other])) if other != self.seat else -1
            if icons > self.most_icons:
                self.most_icons, self.second_icons = icons, self.most_icons
            elif icons > self.second_icons:
                self.second_icons = icons

    def _maki_points(self, icons: i64) -> float:
        even = self.left * LEADS + FAR + icons
        first = MAKI_LEADS[even - self.most_icons]
        second = MAKI_LEADS[even - self.second_icons] if self.second_icons >= 0 else 1.0
        return 6 * first + 3 * (1 - first) * second

    def _pudding(self) -> float:
        state, counts = self.state, vec[i64]([0] * self.state.players)
        for rows in state.before:
            _add_puddings(counts, rows)
        own = counts[self.seat] + number_of(self.held, PUDDING)
        _add_puddings(counts, state.laid)
        counts[self.seat] = own
        now = pudding_hopes(counts, self.seat, state.round)
        counts[self.seat] = own + 1
        return PUDDING_WEIGHT * (pudding_hopes(counts, self.seat, state.round) - now)


def _counted(row: Row) -> Hand:
    """The cards of a row, whatever their order."""
    held: Hand = 0
    while row:
        held += ONE_CARD[(row & FIELD) - 1]
        row >>= WIDTH
    return held


def _icons(held: Hand) -> i64:
    return number_of(held, MAKI_1) + 2 * number_of(held, MAKI_2) + 3 * number_of(held, MAKI_3)


def _add_puddings(counts: vec[i64], rows: vec[Row]) -> None:
    for seat in range(len(rows)):
        if has(rows[seat], PUDDING):
            counts[seat] += number_of(_counted(rows[seat]), PUDDING)


def pudding_hopes(counts: vec[i64], seat: i64, round_: i64) -> float:
    """The points for puddings this seat may expect in the end."""
    most: i64 = 0
    fewest: i64 = FAR
    for other in range(len(counts)):
        if other != seat:
            most, fewest = max(most, counts[other]), min(fewest, counts[other])
    even = (ROUNDS - round_) * LEADS + FAR
    gain = 6 * PUDDING_LEADS[even + counts[seat] - most]
    return gain if len(counts) == 2 else gain - 6 * PUDDING_LEADS[even + fewest - counts[seat]]


def best_pick(state: SushiGoState, seat: Seat) -> Pick:
    """What is worth most; of equals the first."""
    outlook = Outlook(state, seat, None)
    outlook.consider_all()
    return outlook.best


def weighed(state: SushiGoState, seat: Seat) -> list[tuple[float, Pick]]:
    """Everything that can be picked, with what it is worth."""
    found: list[tuple[float, Pick]] = []
    Outlook(state, seat, found).consider_all()
    return found
