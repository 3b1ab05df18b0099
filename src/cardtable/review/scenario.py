"""A situation as one short text: a game, whose eyes it is seen through, and what is known. The same text stands in a
test, in a link (`/s/…`), in a report of a fault and in a question to the expert (`cardtable hint "…"`).

    geschenkt@1;chips=(2,5);face_up=30;pot=4
    shanko@0;round=3;hands=('A♠ 2♠ 3♠ 4♠ 7♥ 7♦ 7♣',~)

What it says is what each game's scenario.py reads; what it leaves unsaid is dealt when somebody plays on.

Rule 1: with a seat, only what that seat knows counts. Cards in it that the seat can't see are made up, and are dealt
        anew by whoever plays on. Such a text is a function of the view alone.
Rule 2: without a seat all cards are as they are said: for games that are over.
"""

from dataclasses import dataclass
from typing import Any, Final

from cardtable.catalog import game
from cardtable.core.chance import Chance, Fast
from cardtable.core.game import Game, State
from cardtable.core.move import Refused, Seat
from cardtable.core.options import written
from cardtable.core.position import Json, Unreadable, whole
from cardtable.core.view import View
from cardtable.review.notation import Misread, Reader, parts

LONGEST: Final = 6_000
NOT_SAID: Final = ("game", "seed", "shuffles")
"""What a position has, and a scenario leaves to whoever deals it."""
SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Scenario:
    game: str
    seat: Seat | None
    """Through whose eyes it is seen; None where all cards lie open."""
    said: Json

    def __str__(self) -> str:
        eyes = "" if self.seat is None else f"@{self.seat}"
        return ";".join(filter(None, (f"{self.game}{eyes}", parts(self.said, ";"))))

    @property
    def kind(self) -> Game:
        return game(self.game)

    def position(self, seed: int = 0) -> State:
        """The situation with everything made up that was left unsaid; refused if it can't be."""
        _check_size(self.kind, self.said)
        try:
            state = self.kind.position(**self.said, seed=seed)
        except (TypeError, ValueError, LookupError, AttributeError, ArithmeticError):
            raise Misread(str(self)) from None
        if self.seat is not None and not self.seat < state.players:
            raise Refused("chair-unknown", chairs=state.players)
        return state

    def knowledge(self) -> View:
        """All that the seat may know; without one, what whoever is to move may know."""
        state = self.position()
        return state.knowledge(self.seat if self.seat is not None else next(iter(state.waiting), None))

    def dealt(self, chance: Chance) -> State:
        """The situation with unknown cards dealt by chance, to be played on."""
        state = self.position(chance.below(SEEDS))
        return state if self.seat is None else self.kind.guess(state.knowledge(self.seat), chance)


def parse_scenario(text: str) -> Scenario:
    """The scenario with this written form."""
    if len(text) > LONGEST:
        raise Refused("message-too-long", most=LONGEST)
    head, more, rest = text.strip().partition(";")
    name, at, seat = head.partition("@")
    if at and not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise Misread(head)
    if more and not rest:
        raise Misread(text.strip())
    reader = Reader(rest)
    said = reader.named(";") if more else {}
    reader.end()
    return Scenario(game(name).name, Seat(int(seat)) if at else None, said)


def scenario_of(kind: Game, state: State, seat: Seat | None) -> Scenario:
    """A moment of a game as a scenario: what a seat knows or, of a game that is over, all of it; as short as can be."""
    if seat is None:
        return _shortened(Scenario(kind.name, None, _said(state)), state.to_json())
    return scenario_of_view(kind, state.knowledge(seat), seat)


def scenario_of_view(kind: Game, view: View, seat: Seat) -> Scenario:
    """What a seat knows as a scenario."""
    guess = kind.guess(view, Fast(0))
    return _shortened(Scenario(kind.name, seat, _said(guess)), guess.knowledge(seat))


def _said(state: State) -> Json:
    usual = written(type(state.options)())
    options = {name: value for name, value in written(state.options).items() if value != usual[name]}
    said = {name: value for name, value in state.to_json().items() if name not in NOT_SAID}
    return said | {"options": options}


def _shortened(scenario: Scenario, meant: Json | View) -> Scenario:
    """Without what would be made up to the same effect. Positions end with what follows from the rest, so that goes
    first."""
    for name in reversed(tuple(scenario.said)):
        shorter = Scenario(scenario.game, scenario.seat, {k: v for k, v in scenario.said.items() if k != name})
        if _means(shorter, meant):
            scenario = shorter
    return scenario


def _means(scenario: Scenario, meant: Json | View) -> bool:
    try:
        state = scenario.position()
    except Refused:
        return False
    return state.knowledge(scenario.seat) == meant if scenario.seat is not None else _same(state.to_json(), meant)


def _same(one: Json, other: Any) -> bool:
    return all(one[name] == other[name] for name in one if name not in NOT_SAID)


def _check_size(kind: Game, said: Json) -> None:
    """Refuse numbers of players that no table has, before anything is made for each of them."""
    if "players" in said:
        try:
            whole(kind.fewest, kind.most).read(said["players"])
        except Unreadable:
            raise Misread(str(said["players"])) from None
