"""Every lesson can be played as it is written, says something at every step, and has words in every language."""

import pytest

from cardtable.catalog import GAMES
from cardtable.words.speech import LANGUAGES, speech

TAUGHT = [pytest.param(game, id=game.name) for game in GAMES if game.lesson]


def test_every_game_of_the_house_can_be_learned_by_playing():
    assert {"geschenkt", "sushi-go", "rook", "rummy", "shanko"} <= {game.name for game in GAMES if game.lesson}


@pytest.mark.parametrize("game", TAUGHT)
def test_everybody_in_a_lesson_can_do_what_is_written(game):
    state = game.position(**game.lesson.deal)
    made = [0] * state.players

    while seats := [seat for seat in state.waiting if game.lesson.move(seat, made[seat])]:
        move = state.check(seats[0], game.parse_move(game.lesson.move(seats[0], made[seats[0]]))).move
        assert str(move) == game.lesson.move(seats[0], made[seats[0]])
        state.make(seats[0], move)
        made[seats[0]] += 1

    assert made == [len(game.lesson.steps), *map(len, game.lesson.others)]


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_of_a_lesson_has_words(game, language):
    codes = [f"{game.name}-lesson-{step.idea}" for step in game.lesson.steps]

    said = [speech(language).text(code) for code in codes]

    assert len(set(said)) == len(codes)
    assert not set(said) & set(codes)
    assert all(len(words) <= 230 for words in said)
