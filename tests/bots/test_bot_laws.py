"""The laws every bot keeps, over every game of the catalog: it plays by the rules, by its view alone, and in time."""

from itertools import islice
from time import process_time

import pytest
from tests.bots.games import FEW_PLAYOUTS, bot_game, tables
from tests.laws.laws import NAMES, deal_anew
from tests.laws.walks import house_rules

from cardtable.bots.budget import playouts
from cardtable.bots.levels import ALL_LEVELS
from cardtable.catalog import GAMES, brain
from cardtable.core.chance import Fast
from cardtable.wire.codec import write_view
from cardtable.wire.thinking import think
from cardtable.words import LANGUAGES, speech

TABLES = [pytest.param(game, players, id=f"{game.name}-{players}") for game, players in tables()]
POSITIONS = 10
"""How many positions of a game the slower laws look at."""


def positions(game, players, seed):
    """Positions spread over a game between easy and medium bots."""
    length = sum(1 for _ in bot_game(game, players, ("easy", "medium"), seed))
    return islice(bot_game(game, players, ("easy", "medium"), seed), 0, None, length // POSITIONS + 1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_level_makes_only_legal_moves_and_says_why_in_every_language(game, players):
    for number, (state, seat) in enumerate(positions(game, players, seed=1)):
        for level in ALL_LEVELS:
            move, why = think(game.name, level, write_view(state.view(seat)), number, playouts(FEW_PLAYOUTS))
            state.clone().play(seat, game.parse_move(move))
            assert all(speech(language).says(why, game.name, NAMES) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_choice_depends_on_the_view_alone(game, players):
    """Deal hidden cards anew: the bytes of the view are the same, and so is the answer."""
    chance, anew = Fast(3), deal_anew(game)
    for number, (state, seat) in enumerate(positions(game, players, seed=2)):
        other = anew(state.clone(), seat, chance)
        here, there = write_view(state.view(seat)), write_view(other.view(seat))
        assert here == there
        for level in ALL_LEVELS:
            answers = [think(game.name, level, view, number, playouts(FEW_PLAYOUTS)) for view in (here, there)]
            assert answers[0] == answers[1]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_bots_do_without_what_only_people_read(game, players):
    """What a seat knows leads to the same guesses without lists of moves, hints and sheets."""
    for number, (state, seat) in enumerate(positions(game, players, seed=6)):
        known, shown = state.knowledge(seat), state.view(seat)

        assert shown.legal
        assert not known.legal
        assert not known.result.sheet
        assert game.guess(known, Fast(number)).to_json() == game.guess(shown, Fast(number)).to_json()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_rules_of_thumb_look_at_nothing_hidden(game, players):
    """Even where a brain is handed a whole state, it sees no more of it than its seat does."""
    chance, anew, plays = Fast(5), deal_anew(game), brain(game.name)
    for number, (state, seat) in enumerate(positions(game, players, seed=3)):
        other = anew(state.clone(), seat, chance)
        for choose in (plays.expert, plays.easy):
            assert choose(state, seat, Fast(number)) == choose(other, seat, Fast(number))
        assert list(plays.candidates(state, seat)) == list(plays.candidates(other, seat))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_play_under_every_house_rule(game):
    """An illegal move would be refused with an exception."""
    for seed, rules in enumerate(house_rules(game)):
        players = max(game.fewest, 3) if "min_players" in rules else game.fewest + seed % (game.most - game.fewest + 1)
        decisions = sum(1 for _ in bot_game(game, players, ("medium", "easy"), seed, rules))
        assert decisions > players, rules


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_answers_come_in_time(game, players):
    """Easy and medium answer within 50 ms; a hard bot's last try, which its clock doesn't stop, is over soon enough
    for an answer within a second. In processor time, and the best of three tries if need be, since the machine may be
    busy with other tests and lend out its processor meanwhile."""
    for number, (state, seat) in enumerate(positions(game, players, seed=4)):
        view = write_view(state.view(seat))
        for level, limit in (("easy", 0.05), ("medium", 0.05), ("hard", 0.4)):
            assert any(took(game, level, view, number) < limit for _ in range(3)), (level, number)


def took(game, level, view, seed):
    """The processor time of an answer with a single try."""
    began = process_time()
    think(game.name, level, view, seed, playouts(1))
    return process_time() - began


def test_a_bot_has_no_move_for_an_onlooker():
    state = GAMES[0].start(3, 1)

    with pytest.raises(ValueError, match="onlooker"):
        think("geschenkt", "easy", write_view(state.view(None)), 1)
