"""Steps: play a card that is higher than the last one, or take a point. Two to five players, the fewest points win."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game, State
from cardtable.core.move import Checked, Event, IllegalMove, Move, Seat, parse_by_verb
from cardtable.core.options import Options
from cardtable.core.position import Json, read_fields
from cardtable.core.reading import lists_of_wholes, require, wholes
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Part, Place, Result, View, What, Where, ranked

CARDS, HAND = range(1, 31), 5


class Play(Move):
    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"play {self.card}"


def read_play(text: str) -> Play:
    if not text.isdecimal():
        raise IllegalMove("steps-card-wanted")
    return Play(int(text[:3]))


@dataclass(frozen=True)
class StepsView(View):
    hand: tuple[int, ...]
    pile: tuple[int, ...]
    held: tuple[int, ...]
    points: tuple[int, ...]


class StepsState(State[Options, Play, StepsView]):
    game: ClassVar[str] = "steps"

    def __init__(self, players: int, options: Options, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.pile: list[int] = []
        self.spare: list[int] = []
        self.points = [0] * players

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return (Seat(len(self.pile) % self.players),) if any(self.hands) else ()

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        return tuple(Play(card) for card in sorted(self.hands[seat])) if seat in self.waiting else ()

    def check(self, seat: Seat, move: Play) -> Checked[Play]:
        self.check_turn(seat)
        if move.card not in self.hands[seat]:
            raise IllegalMove("steps-not-held", cards=" ".join(map(str, sorted(self.hands[seat]))))
        return Checked(move, self.means(seat, move))

    def means(self, seat: Seat, move: Play) -> Sentence:
        return say("steps-means-down" if self.is_down(move.card) else "steps-means-up", card=move.card)

    def apply(self, seat: Seat, move: Play) -> None:
        self.points[seat] += self.is_down(move.card)
        self.tell(Event(say("steps-down" if self.is_down(move.card) else "steps-up", player=seat, card=move.card)))
        self.hands[seat].remove(move.card)
        self.pile.append(move.card)

    def is_down(self, card: int) -> bool:
        return bool(self.pile) and card < self.pile[-1]

    def some(self, seat: Seat, chance: Chance) -> Play:
        return Play(self.hands[seat][chance.below(len(self.hands[seat]))])

    def default(self, seat: Seat) -> Play:
        return Play(min(self.hands[seat]))

    def prompt(self, seat: Seat | None) -> Sentence:
        if not self.waiting:
            return say("game-is-over")
        return say("steps-yours") if seat in self.waiting else say("steps-wait", player=self.waiting[0])

    def view(self, seat: Seat | None) -> StepsView:
        return StepsView(
            seat, self.waiting, self.leavers(), self.prompt(seat), self.choices(seat), self.result,
            () if seat is None else tuple(sorted(self.hands[seat])), tuple(self.pile),
            tuple(len(hand) for hand in self.hands), tuple(self.points),
        )  # fmt: skip

    @property
    def result(self) -> Result:
        if self.waiting:
            return Result(over=False, scores=tuple(self.points))
        sheet = tuple((Part(say("steps-part"), points),) for points in self.points)
        return Result(over=True, scores=tuple(self.points), places=ranked([(p,) for p in self.points]), sheet=(sheet,))

    def clone(self) -> "StepsState":
        twin = StepsState(self.players, self.options, self.seed)
        self.copy_onto(twin)
        twin.hands, twin.pile = [hand.copy() for hand in self.hands], self.pile.copy()
        twin.spare, twin.points = self.spare, self.points.copy()
        return twin

    def describe(self) -> Json:
        return {"hands": self.hands, "pile": self.pile, "spare": self.spare, "points": self.points}


class Steps(Game[StepsState, Options, Play, StepsView]):
    name: ClassVar[str] = "steps"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 5
    options: type[Options] = Options
    view: type[StepsView] = StepsView
    verbs: ClassVar[tuple[str, ...]] = ("play",)
    explains: ClassVar[Mapping[str, int]] = {"steps-yours": 1, "steps-wait": 1}
    absence: ClassVar[tuple[str, ...]] = ("wait", "bot", "default")
    places: ClassVar[tuple[Place, ...]] = (
        Place("pile", Where.MIDDLE, What.CARDS),
        Place("hand", Where.MINE, What.CARDS),
        Place("held", Where.SEATS, What.NUMBER),
        Place("points", Where.SEATS, What.NUMBER),
    )

    def new(self, players: int, options: Options, seed: Seed) -> StepsState:
        state, cards = StepsState(players, options, seed), list(CARDS)
        state.shuffle(cards)
        state.hands = [cards[HAND * s : HAND * (s + 1)] for s in range(players)]
        state.spare = cards[HAND * players :]
        return state

    def read(self, data: Json, players: int, options: Options, seed: Seed) -> StepsState:
        state = read_fields(data, StepsState(players, options, seed), ())
        state.hands = lists_of_wholes(data, "hands", 1, 30, players)
        state.pile, state.spare = wholes(data, "pile", 1, 30), wholes(data, "spare", 1, 30)
        state.points = wholes(data, "points", 0, HAND, players)
        cards = [*state.pile, *state.spare, *(card for hand in state.hands for card in hand)]
        require(sorted(cards) == list(CARDS), "hands")
        return state

    def fill_in(self, described: Json) -> Json:
        hands = described["hands"]
        held = {*described.get("pile", ()), *(card for hand in hands for card in hand)}
        spare, players = [card for card in CARDS if card not in held], len(hands)
        return {
            "players": players,
            "left": [False] * players,
            "pile": [],
            "spare": spare,
            "points": [0] * players,
            **described,
        }

    def guess(self, view: StepsView, chance: Chance) -> StepsState:
        players, mine = len(view.held), 0 if view.seat is None else int(view.seat)
        state = StepsState(players, Options(), chance.below(1 << 30))
        unseen = [card for card in CARDS if card not in view.hand and card not in view.pile]
        chance.shuffle(unseen)
        for seat in range(players):
            count = 0 if seat == mine else view.held[seat]
            state.hands[seat], unseen = (list(view.hand) if seat == mine else unseen[:count]), unseen[count:]
        state.spare, state.pile, state.points = unseen, list(view.pile), list(view.points)
        state.shuffles, state.left = 1, [s in view.left for s in range(players)]
        return state

    def parse_move(self, text: str) -> Play:
        return parse_by_verb(text, {"play": read_play})


GAME = Steps()
