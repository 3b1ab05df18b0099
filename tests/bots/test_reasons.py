"""Every bot says why in one sentence that names the move it rejected; a beginner's mistakes have names, too."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from tests.bots.games import FEW_PLAYOUTS, bot_game
from tests.laws.laws import NAMES

from cardtable.bots.budget import playouts
from cardtable.bots.levels import bot
from cardtable.bots.rook import FAIR_CHANCE
from cardtable.catalog import GAMES, brain
from cardtable.core.chance import Fast
from cardtable.core.level import LEVELS
from cardtable.core.sentence import say
from cardtable.review.shelf import shelf
from cardtable.words import LANGUAGES, speech

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
LOOKED_AT = 60


def situations(game, seed):
    """Situations of a game between easy and medium bots, as each seat sees them."""
    players = 4 if game.most >= 4 else game.most
    for state, seat in islice(bot_game(game, players, ("easy", "medium"), seed), 0, None, 3):
        yield state, seat, game.guess(state.knowledge(seat), Fast(seed))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_level_names_the_move_that_it_rejected(game):
    mind = brain(game.name)
    for number, (state, seat, guess) in enumerate(islice(situations(game, 1), LOOKED_AT)):
        for level in LEVELS:
            thought = bot(level, game, mind, playouts(FEW_PLAYOUTS)).think(state.view(seat), seat, Fast(number))
            why, others = thought.why, [m for m in mind.move_ordering(guess, seat, Fast(0)) if m != thought.move]
            named = {key: fact for key, fact in why.facts.items() if key == "other" or key.endswith("_other")}

            assert named in ([mind.naming(move) for move in others] or [{"other": "none"}])
            for language in LANGUAGES:
                spoken = speech(language).says(why, game.name, NAMES)
                silent = speech(language).says(type(why)(why.code, {**why.facts, "other": "none"}), game.name, NAMES)
                assert (spoken != silent) == bool(others)


def test_a_single_try_is_told_as_one():
    why = say("rummy-why-discard", card="7♠", tried="even", tries=1, margin="0.0", other="discard", cards_other="4♥")

    assert "; in 1 try it came out as good as" in speech("en").says(why, "rummy", NAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_mistake_of_beginners_is_made_and_is_told_as_one(game):
    mind = brain(game.name)
    made = Counter()
    for seed in range(12):
        for state, seat, guess in situations(game, seed):
            right = mind.expert(guess, seat, Fast(seed))
            slip = mind.slip(guess, seat, right, Fast(seed + sum(made.values())))
            if slip is not None:
                made[slip.mistake.code] += 1
                assert slip.move != right
                assert state.check(seat, slip.move)
        if len(made) == len(mind.mistakes):
            break

    assert set(made) == {mistake.code for mistake in mind.mistakes}
    assert mind.mistakes


@pytest.mark.parametrize("game", ["geschenkt", "sushi-go", "rook", "rummy", "shanko"])
def test_the_mistakes_of_beginners_stand_in_the_docs(game):
    told, mistakes = DOCS.read_text("utf-8"), brain(game).mistakes

    assert len(mistakes) >= 4
    assert not [m.code for m in mistakes if f"`{m.code.partition('-mistake-')[2]}`" not in told]


SAYS_SOMETHING = {
    "geschenkt-why-pay": ("cost", 2),
    "sushi-go-why-points": ("gain", 1),
    "rook-why-play": ("chance", FAIR_CHANCE),
    "rummy-why-open": ("points", 1),
    "rummy-why-play": ("count", 1),
}
"""What a reason argues with, and how much that is at least: less would speak against the move."""


def is_argument(why):
    fact, least = SAYS_SOMETHING.get(why.code, ("", 0))
    return not fact or int(str(why.facts[fact]).replace("−", "-")) >= least


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_reason_speaks_for_the_move_it_explains(game):
    mind, seen = brain(game.name), Counter()
    for seed in range(4):
        for _, seat, guess in situations(game, seed):
            why = mind.why(guess, seat, mind.expert(guess, seat, Fast(seed)))
            seen[why.code] += 1
            assert is_argument(why), why

    argued = {code for code in SAYS_SOMETHING if code.startswith(f"{game.name}-")}
    assert not argued or argued & seen.keys()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reason_of_every_puzzle_speaks_for_its_answer(game):
    assert [asked.why for asked in shelf(game.name) if not is_argument(asked.why)] == []
