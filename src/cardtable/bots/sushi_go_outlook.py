"""What a card of Sushi Go! is worth beside the cards in front of a seat, and what may still come by.

Looks at this seat's own hand, at what lies open and at the hands that came by, and at nothing else.
"""

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from cardtable.core.move import Seat
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
    SIZES,
    SQUID,
    WASABI,
)
from cardtable.games.sushi_go.legality import may_pick_two
from cardtable.games.sushi_go.moves import ONE, TWO, Pick
from cardtable.games.sushi_go.scoring import dumpling_points, maki_icons, puddings, sashimi_points, tempura_points
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
"""No lead in icons or puddings is larger."""
TURNS: Final = range(max(SIZES.values()) + 1)


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


def _sets(points: Callable[[int], int], cost: float) -> list[list[float]]:
    """The same by the number of cards held and the steps to come."""
    steps = [CATCH * step * STEP / UNITS for step in range(STEPS)]
    return [[_expected(points, held, coming, cost) for coming in steps] for held in range(len(TURNS) + 2)]


def _leads(doubt: float) -> list[float]:
    """How likely a lead holds, from -FAR to FAR."""
    return [1 / (1 + exp(-lead / doubt)) for lead in range(-FAR, FAR + 1)]


SETS: Final = [
    _sets(tempura_points, TEMPURA_COST),
    _sets(sashimi_points, SASHIMI_COST),
    _sets(dumpling_points, DUMPLING_COST),
]
SOON: Final = [1 - exp(-CATCH_NIGIRI * step * STEP / UNITS) for step in range(STEPS)]
MAKI_LEADS: Final = [_leads(MAKI_DOUBT[0] + MAKI_DOUBT[1] * left) for left in TURNS]
PUDDING_LEADS: Final = [_leads(PUDDING_DOUBT[0] + PUDDING_DOUBT[1] * left) for left in range(ROUNDS)]
IN_DECK: Final = list(COUNTS.values())


class Outlook:
    """What one seat has, and what it may hope for in this round."""

    def __init__(self, state: SushiGoState, seat: Seat) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.left: Final[int] = len(state.hands[seat]) - 1
        """Turns after this one."""
        self.held: Final = [0] * KINDS
        self.open_wasabi: int = 0
        for card in state.collections[seat]:
            self.take(card)
        self.coming: Final = _coming(state, seat)
        self.first_wasabi: Final = self._first_wasabi()
        self.rival_icons: list[int] = []

    def take(self, card: int) -> None:
        self.held[card] += 1
        if card == WASABI:
            self.open_wasabi += 1
        elif SALMON <= card <= EGG and self.open_wasabi:
            self.open_wasabi -= 1

    def worth(self, card: int) -> float:
        """What one more of this card adds to the points expected in the end."""
        if card <= DUMPLING:
            held, step = self.held[card], self.coming[card]
            return SETS[card][held + 1][step] - SETS[card][held][step]
        if card <= MAKI_3:
            return self._maki(card - MAKI_1 + 1)
        if card <= EGG:
            return self._nigiri(3.0 if card == SQUID else 2.0 if card == SALMON else 1.0)
        if card == PUDDING:
            return self._pudding()
        if card == WASABI:
            return self._one_more_wasabi(self.open_wasabi)
        return 0.0 if self.held[CHOPSTICKS] else self.keeping_chopsticks()

    def keeping_chopsticks(self) -> float:
        return CHOPSTICKS_TURN * max(self.left - 1, 0)

    def pairs(self, kinds: list[int], worths: list[float]) -> list[tuple[float, Pick]]:
        """Every two cards with what they are worth together, less the chopsticks that go."""
        hand, found = self.state.hands[self.seat], list[tuple[float, Pick]]()
        self.held[CHOPSTICKS] -= 1
        for place, first in enumerate(kinds):
            open_before = self.open_wasabi
            self.take(first)
            for second in kinds:
                if second != first or hand.count(first) > 1:
                    together = worths[place] + self.worth(second) - self.keeping_chopsticks()
                    found.append((together, TWO[first][second]))
            self.held[first] -= 1
            self.open_wasabi = open_before
        self.held[CHOPSTICKS] += 1
        return found

    def _nigiri(self, alone: float) -> float:
        """On a wasabi three times as much, but the wasabi is gone then."""
        return 3 * alone - self._one_more_wasabi(self.open_wasabi - 1) if self.open_wasabi else alone

    def _first_wasabi(self) -> float:
        """The best nigiri that is likely to come counts twice more."""
        squid, salmon, egg = SOON[self.coming[SQUID]], SOON[self.coming[SALMON]], SOON[self.coming[EGG]]
        return WASABI_TRUST * (6 * squid + (1 - squid) * (4 * salmon + (1 - salmon) * 2 * egg))

    def _one_more_wasabi(self, open_before: int) -> float:
        if open_before >= self.left:
            return 0.0
        return self.first_wasabi * SECOND_WASABI if open_before else self.first_wasabi

    def _maki(self, more: int) -> float:
        icons = self.held[MAKI_1] + 2 * self.held[MAKI_2] + 3 * self.held[MAKI_3]
        if not self.rival_icons:
            collections = self.state.collections
            self.rival_icons = sorted([maki_icons(collections[s]) for s in range(len(collections)) if s != self.seat])
        return self._maki_points(icons + more) - (self._maki_points(icons) if icons else 0.0)

    def _maki_points(self, icons: int) -> float:
        holds = MAKI_LEADS[self.left]
        first = holds[FAR + icons - self.rival_icons[-1]]
        second = holds[FAR + icons - self.rival_icons[-2]] if len(self.rival_icons) > 1 else 1.0
        return 6 * first + 3 * (1 - first) * second

    def _pudding(self) -> float:
        state = self.state
        counts = puddings([*state.past, state.collections], state.players)
        counts[self.seat] += self.held[PUDDING] - state.collections[self.seat].count(PUDDING)
        now = pudding_hopes(counts, self.seat, state.round)
        counts[self.seat] += 1
        return PUDDING_WEIGHT * (pudding_hopes(counts, self.seat, state.round) - now)


def _coming(state: SushiGoState, seat: Seat) -> list[int]:
    """For each kind, in steps, the cards that will come by and are likely to be left by then.

    Hands that came by are known; of the others it knows only what the whole deck is made of.
    """
    hand, players = state.hands[seat], state.players
    size = len(hand)
    back = 1 if state.passes_right else -1
    units = [0] * KINDS
    for turns in range(1, min(players, size)):
        holder, each = (seat + back * turns) % players, UNITS * (size - turns) // size
        if state.has_seen(seat, holder):
            for card in state.hands[holder]:
                units[card] += each
        else:
            for kind in range(PUDDING):
                units[kind] += each * size * IN_DECK[kind] // len(DECK)
    if players < size:
        for card in hand:
            units[card] += UNITS * (size - players) // size
    return [min(unit // STEP, STEPS - 1) for unit in units]


def pudding_hopes(counts: Sequence[int], seat: int, round_: int) -> float:
    """The points for puddings this seat may expect in the end."""
    rivals = [count for other, count in enumerate(counts) if other != seat]
    holds = PUDDING_LEADS[ROUNDS - round_]
    most = 6 * holds[FAR + counts[seat] - max(rivals)]
    return most if len(rivals) == 1 else most - 6 * holds[FAR + min(rivals) - counts[seat]]


def weighed(state: SushiGoState, seat: Seat) -> list[tuple[float, Pick]]:
    """Everything that can be picked, with what it is worth; what is kept in front counts too."""
    outlook, hand = Outlook(state, seat), state.hands[seat]
    kinds = kinds_in(hand)
    worths = [outlook.worth(card) for card in kinds]
    weighed = [(worth, ONE[card]) for worth, card in zip(worths, kinds, strict=True)]
    return weighed + outlook.pairs(kinds, worths) if may_pick_two(hand, state.collections[seat]) else weighed


def kinds_in(hand: Sequence[int]) -> list[int]:
    """The kinds of card in a hand, which is sorted."""
    return [card for place, card in enumerate(hand) if not place or hand[place - 1] != card]
