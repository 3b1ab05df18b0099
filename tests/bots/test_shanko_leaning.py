"""What a bot of Shanko leans to before it tries anything."""

import pytest
from tests.laws.laws import deal_anew

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.bots.shanko import BRAIN, LOOKED_AT
from cardtable.bots.shanko_leaning import FEATURES, KINDS, LEANING, thrown_by
from cardtable.core.cards import JOKER
from cardtable.core.chance import Fast
from cardtable.games.shanko import GAME, phases

ONE_IN = 5


def decisions(players, seeds=(1,)):
    """Decisions between experts at which there is something to lean to."""
    for seed in seeds:
        state, chance = GAME.start(players, seed), Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            moves = LEANING.choices(state, seat)
            if len(moves) > 1 and not chance.below(ONE_IN):
                yield state, seat, moves
            state.apply(seat, BRAIN.expert(state, seat, chance))


def test_choices_are_every_natural_card_or_both_answers():
    for state, seat, moves in decisions(players=4):
        if state.phase == phases.PLAY:
            assert {thrown_by(move) for move in moves} == set(state.hands[seat]) - {JOKER}
        else:
            assert moves == state.legal(seat)


def test_what_the_expert_would_do_is_among_them():
    for state, seat, moves in decisions(players=4):
        usual = BRAIN.expert(state, seat, Fast(1))
        assert usual in moves or thrown_by(usual) == JOKER


def test_nothing_is_learned_of_those_who_have_melded():
    state, chance = GAME.start(2, 1), Fast(1)
    while not any(state.declared):
        state.apply(state.waiting[0], BRAIN.expert(state, state.waiting[0], chance))

    assert not LEANING.choices(state, state.declared.index(True))


def test_every_choice_has_all_features():
    for state, seat, moves in decisions(players=3):
        assert all(len(row) == len(FEATURES) for row in LEANING.features_of(state, seat, moves))
        assert LEANING.kind_of(state, seat) in range(len(KINDS))


def test_leanings_look_at_nothing_hidden():
    anew, chance = deal_anew(GAME), Fast(3)
    for state, seat, moves in decisions(players=3):
        other = anew(state.clone(), seat, chance)
        assert LEANING.of(other, seat, moves) == LEANING.of(state, seat, moves)


def test_a_search_looks_at_the_discards_to_which_one_leans_most():
    for state, seat, moves in decisions(players=2):
        if state.phase == phases.PLAY:
            leanings = dict(zip(moves, LEANING.of(state, seat, moves), strict=True))
            looked_at = BRAIN.candidates(state, seat)
            assert sorted(leanings.values(), reverse=True)[:LOOKED_AT] == [leanings[move] for move in looked_at]


@pytest.mark.parametrize("players", [2, 4])
def test_without_a_try_the_leaning_is_followed(players):
    hurried = bot("hard", GAME, BRAIN, playouts(0))
    for state, seat, moves in decisions(players):
        leanings = LEANING.of(state, seat, moves)
        if BRAIN.expert(state, seat, Fast(1)) in moves:
            assert leanings[moves.index(hurried.think(state.knowledge(seat), seat, Fast(1)).move)] == max(leanings)
