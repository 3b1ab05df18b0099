"""Every law, over every game of the catalog, every number of players and every house rule."""

import pytest
from tests.laws.laws import (
    LAWS,
    everything_has_words,
    hidden_cards_change_nothing_seen,
    json_there_and_back_whoever_leaves,
    silence_ends_the_game,
)
from tests.laws.walks import Case, any_house, house_rules, may_stand, play_to_the_end, randomly

from cardtable.catalog import GAMES

TABLES = [Case(game, players) for game in GAMES for players in range(game.fewest, game.most + 1)]


def some_players(game, rules, at):
    """Every number of players has its turn, among those for which these house rules are."""
    numbers = [number for number in range(game.fewest, game.most + 1) if may_stand(game, number, rules)]
    return numbers[at % len(numbers)]


HOUSES = [
    Case(game, some_players(game, rules, at), 5, rules)
    for game in GAMES
    for at, rules in enumerate(house_rules(game))
    if rules
]


@pytest.mark.parametrize("case", TABLES, ids=str)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law, case):
    law(case)


@pytest.mark.parametrize("case", HOUSES, ids=str)
def test_every_house_rule_plays_through(case):
    state = play_to_the_end(case.new(), randomly(case.seed))

    assert state.result.over
    assert state.shared().result == state.result, "everybody sees how a game has ended"
    everything_has_words(case)
    silence_ends_the_game(case)
    hidden_cards_change_nothing_seen(case)


@pytest.mark.parametrize("case", TABLES, ids=str)
def test_json_holds_at_every_moment_with_any_options_and_leavers(case):
    """The short form of a drill: tests/drills/positions.py."""
    for seed in range(3):
        house = any_house(case.game, case.players, seed)
        json_there_and_back_whoever_leaves(Case(case.game, case.players, seed, house))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_random_game_ends_with_places_for_all(game):
    for seed in range(30):
        players = game.fewest + seed % (game.most - game.fewest + 1)

        result = play_to_the_end(game.start(players, seed), randomly(seed)).result

        assert result.over
        assert len(result.places) == len(result.scores) == players
        assert min(result.places) == 1
