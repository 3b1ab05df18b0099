"""How well Geschenkt's bots play, measured against perfect play and against each other."""

from tests.bots.exact_geschenkt import small_position, worths

from cardtable.bots.budget import playouts
from cardtable.bots.geschenkt import BRAIN, cost_of
from cardtable.bots.levels import bot
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.geschenkt import GAME
from cardtable.games.geschenkt.moves import PAY, TAKE

ANN = Seat(0)
POSITIONS = 60


def test_hard_finds_the_move_of_perfect_play_in_nineteen_of_twenty_positions():
    hard = bot("hard", GAME, BRAIN, playouts(1500))
    agreed = 0

    for seed in range(POSITIONS):
        state = small_position(seed, left=1 + seed % 3, most_chips=4)
        exact = worths(state)
        move = hard.think(state.view(ANN), ANN, Fast(seed)).move
        agreed += exact[move] >= max(exact.values()) - 1e-9

    assert agreed >= 0.95 * POSITIONS


def test_nobody_without_chips_is_asked_for_one():
    state = GAME.position(chips=(0, 11, 11), face_up=35)

    assert all(bot(level, GAME, BRAIN).think(state.view(ANN), ANN, Fast(1)).move == TAKE for level in ("easy", "hard"))


def test_the_expert_pays_for_a_dear_card_without_chips_on_it():
    state = GAME.position(chips=(11, 11, 11), face_up=35)

    assert BRAIN.expert(state, ANN, Fast(1)) == PAY


def test_the_expert_takes_a_card_that_joins_a_run():
    state = GAME.position(cards=[[33, 35], [], []], chips=(5, 5, 5), face_up=34)

    assert cost_of(state, ANN) == -35
    assert BRAIN.expert(state, ANN, Fast(1)) == TAKE


def test_hard_lets_a_card_go_round_that_only_it_wants():
    """A card that fits nobody else comes back with more chips on it: rules of thumb take it at once, search waits."""
    state = GAME.position(cards=[[33], [3], [5]], chips=(11, 11, 11), face_up=34)

    thought = bot("hard", GAME, BRAIN, playouts(400)).think(state.view(ANN), ANN, Fast(1))

    assert BRAIN.expert(state, ANN, Fast(1)) == TAKE
    assert thought.move == PAY
    assert thought.why.code == "geschenkt-prefers"
    assert float(str(thought.why.facts["margin"])) > 0
