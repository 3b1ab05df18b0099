"""A seat of a state that nobody plays on, to look at."""

from cardtable.catalog import game
from cardtable.terminal.client import Advice, Client, Opinion, Shown

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")


class StillClient(Client):
    def __init__(self, state, seat):
        self.state, self.seat = state, seat

    @property
    def shown(self):
        names = NAMES[: self.state.players]
        return Shown(game(self.state.game), names, ("",) * len(names), self.state.view(self.seat), ())

    async def play(self, move):
        raise AssertionError(move)

    async def opinion(self, move) -> Opinion:
        checked = self.state.check(self.seat, game(self.state.game).parse_move(move))
        return Opinion(legal=True, move=str(checked.move), means=checked.means)

    async def advice(self) -> Advice:
        raise AssertionError
