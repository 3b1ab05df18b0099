"""How a race between moves weighs its tries, and when it stops."""

from cardtable.bots.geschenkt import BRAIN
from cardtable.bots.levels import bot
from cardtable.bots.race import FIRST_LOOK, LEANING, TOO_FEW, Race
from cardtable.bots.reason import by_thumb
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.geschenkt import GAME

ANN = Seat(0)


def raced(*worlds, leanings=()):
    """A race in which the moves had these values, world by world."""
    race = Race(len(worlds[0]), leanings)
    for world in worlds:
        race.add(world)
    return race


def test_few_tries_prove_nothing():
    assert raced(*[(0.0, 9.0)] * TOO_FEW).best() == 0


def test_a_move_that_was_better_in_every_world_is_preferred():
    assert raced(*[(0.0, 9.0, 1.0)] * (TOO_FEW + 1)).best() == 1


def test_a_lead_that_may_be_luck_leaves_the_choice_to_the_expert():
    worlds = [(0.0, 10.0), (0.0, -9.0), (0.0, 9.0), (0.0, -9.5)] * 3

    assert raced(*worlds).best() == 0


def test_the_fewer_guesses_the_clearer_a_lead_must_be():
    worlds = [(0.0, 10.0), (0.0, -4.0)]

    assert raced(*worlds * 5).best() == 0
    assert raced(*worlds * 50).best() == 1


def test_the_move_of_the_expert_drops_out_last():
    race = raced(*[(0.0, 1.7 if world % 2 else -0.3, 0.0) for world in range(FIRST_LOOK + 2)])

    race.drop_the_beaten()

    assert race.left == [0, 1]


def test_a_move_that_falls_clearly_behind_drops_out():
    race = raced(*[(5.0, 4.5 + world % 2, 0.0) for world in range(FIRST_LOOK)])

    race.drop_the_beaten()

    assert race.left == [0, 1]


def test_without_tries_a_leaning_decides():
    assert Race(3, [0.0, 2.0, 1.0]).best() == 1


def test_a_leaning_counts_as_so_many_worlds():
    worlds, leanings = [(1.0, 0.0)], [0.0, 1.0]

    assert raced(*worlds * (LEANING - 1), leanings=leanings).best() == 1
    assert raced(*worlds * (LEANING + 1), leanings=leanings).best() == 0


def test_a_lead_is_told_as_it_was_tried_whatever_the_leaning():
    assert raced(*[(1.0, 0.0)] * 20, leanings=[0.0, 9.0]).mean(0, 1) == 1.0


def test_without_time_the_expert_decides():
    state = GAME.position(chips=(11, 11, 11), face_up=20)
    hurried = bot("hard", GAME, BRAIN, lambda: lambda: False)

    thought = hurried.think(state.view(ANN), ANN, Fast(1))

    assert thought.move == BRAIN.expert(state, ANN, Fast(1))
    assert thought.why == by_thumb(BRAIN, state, ANN, thought.move)
