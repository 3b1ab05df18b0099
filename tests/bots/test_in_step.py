"""Within a guess everybody draws the same cards, whatever moves are compared."""

from itertools import islice

import pytest

from cardtable.bots.rummy import BRAIN as RUMMY
from cardtable.bots.shanko import BRAIN as SHANKO
from cardtable.catalog import game
from cardtable.core.chance import Fast
from cardtable.core.turns import DRAW
from cardtable.games.rummy.moves import Close
from cardtable.games.rummy.moves import Turn as RummyTurn
from cardtable.games.shanko import phases
from cardtable.games.shanko.moves import Take

MOMENTS = 10


def takes(name, brain):
    """Moments at which an expert takes the discard where it could have drawn, and the move that takes it."""
    for seed in range(20):
        state, chance = game(name).start(2, seed), Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            move = brain.expert(state, seat, chance)
            if takes_the_discard(state, move):
                yield state, seat, move
            state.apply(seat, move)


def takes_the_discard(state, move):
    if isinstance(move, RummyTurn):
        return bool(move.takes) and not isinstance(move.end, Close)
    return isinstance(move, Take) and state.phase == phases.DRAW


@pytest.mark.parametrize(("name", "brain"), [("rummy", RUMMY), ("shanko", SHANKO)])
def test_the_next_player_draws_the_same_card_whether_the_discard_is_taken_or_not(name, brain):
    for state, seat, taking in islice(takes(name, brain), MOMENTS):
        drawing, before = state.clone(), sorted(state.stock)
        brain.keep_in_step(drawing, DRAW)
        drawing.apply(seat, DRAW)

        brain.keep_in_step(state, taking)

        assert sorted(state.stock) == before
        assert state.stock[-1] == drawing.stock[-1]
