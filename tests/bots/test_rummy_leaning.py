"""What a bot of Rummy With Jokers leans to before it tries anything."""

from tests.laws.laws import deal_anew

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.bots.rummy import BRAIN
from cardtable.bots.rummy_leaning import FEATURES, LEANING, LOOKED_AT, thrown_by
from cardtable.core.cards import JOKER
from cardtable.core.chance import Fast
from cardtable.games.rummy import GAME


def decisions(players=2, games=4):
    """Decisions between experts at which there is something to lean to."""
    for seed in range(games):
        state, chance = GAME.start(players, seed), Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            moves = LEANING.choices(state, seat)
            if len(moves) > 1 and not state.declared[seat]:
                yield state, seat, moves
            state.apply(seat, BRAIN.expert(state, seat, chance))


def test_choices_are_a_few_bare_discards_and_never_a_joker():
    for state, seat, moves in decisions():
        thrown = [thrown_by(move) for move in moves]
        assert len(thrown) <= LOOKED_AT
        assert JOKER not in thrown
        assert set(thrown) <= set(state.hands[seat])


def test_every_choice_has_all_features():
    for state, seat, moves in decisions():
        assert all(len(row) == len(FEATURES) for row in LEANING.features_of(state, seat, moves))


def test_leanings_look_at_nothing_hidden():
    anew, chance = deal_anew(GAME), Fast(3)
    for state, seat, moves in decisions(players=3, games=2):
        other = anew(state.clone(), seat, chance)
        assert LEANING.of(other, seat, moves) == LEANING.of(state, seat, moves)


def test_nothing_is_learned_of_what_is_laid_down():
    for state, seat, moves in decisions(games=1):
        laid = BRAIN.expert(state, seat, Fast(1))
        assert BRAIN.leanings(state, seat, moves)
        assert thrown_by(laid) != JOKER or not BRAIN.leanings(state, seat, [*moves, laid])


def test_without_a_try_the_leaning_is_followed():
    hurried = bot("hard", GAME, BRAIN, playouts(0))
    for state, seat, moves in decisions(games=1):
        if not all(thrown_by(move) != JOKER for move in BRAIN.move_ordering(state, seat, Fast(1))):
            continue
        leanings = LEANING.of(state, seat, moves)
        assert hurried.think(state.knowledge(seat), seat, Fast(1)).move == moves[leanings.index(max(leanings))]
