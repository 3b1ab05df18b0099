"""How well the bots play Sushi Go!, and that they look at nothing they may not see."""

import pytest

from cardtable import game
from cardtable.bots.reason import by_thumb
from cardtable.bots.sushi_go import BRAIN, WIN
from cardtable.catalog import brain
from cardtable.core.chance import Fast
from cardtable.core.move import READY, Seat
from cardtable.core.simulation import simulate
from cardtable.games.sushi_go.scoring import scores
from cardtable.words import LANGUAGES, speech

ANN, BOB = Seat(0), Seat(1)

sushi_go = game("sushi-go")
position = sushi_go.position


def choose(**described):
    return str(BRAIN.expert(position(**described), ANN, Fast(1))).removeprefix("pick ")


@pytest.mark.parametrize(("players", "usual"), [(2, 45.3), (3, 34.4), (4, 28.0), (5, 22.9)])
def test_random_players_score_what_random_players_score(players, usual):
    totals = []

    def count(state):
        totals.extend(scores(state.finished_rounds, players, state.options))

    simulate(sushi_go, players, 3000, 1, {}, count)

    assert sum(totals) / len(totals) == pytest.approx(usual, abs=0.5)


def mean_scores(one, others, players, games):
    """What one player scores among others of another kind, with seats rotated; and what the others score."""
    mine = theirs = 0
    for number in range(games):
        me, chance = number % players, Fast(number)
        state = sushi_go.start(players, number // players)
        while state.waiting:
            seat = state.waiting[0]
            state.apply(seat, (one if seat == me else others)(state, seat, chance))
        totals = scores(state.finished_rounds, players, state.options)
        mine += totals[me]
        theirs += (sum(totals) - totals[me]) / (players - 1)
    return mine / games, theirs / games


def randomly(state, seat, chance):
    return state.some(seat, chance)


def test_the_expert_beats_random_players_clearly():
    mine, theirs = mean_scores(BRAIN.expert, randomly, players=4, games=120)

    assert mine > 43
    assert mine > theirs + 15


def test_the_expert_beats_the_easy_player_clearly():
    mine, theirs = mean_scores(BRAIN.expert, BRAIN.easy, players=4, games=80)

    assert mine > theirs + 8


def test_the_easy_player_beats_random_players():
    mine, theirs = mean_scores(BRAIN.easy, randomly, players=3, games=120)

    assert mine > theirs + 3


def test_the_brain_is_listed():
    assert brain("sushi-go") is BRAIN


@pytest.mark.parametrize("players", range(2, 6))
def test_what_a_bot_thinks_depends_on_its_view_alone(players):
    state, chance = sushi_go.start(players, seed=players), Fast(players)
    while state.waiting:
        for seat in state.waiting:
            guess = sushi_go.guess(state.view(seat), chance)
            assert BRAIN.expert(guess, seat, Fast(1)) == BRAIN.expert(state, seat, Fast(1))
            assert BRAIN.easy(guess, seat, Fast(1)) == BRAIN.easy(state, seat, Fast(1))
            assert BRAIN.candidates(guess, seat) == BRAIN.candidates(state, seat)
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))


def test_the_expert_completes_a_set_that_is_worth_it():
    assert choose(hands={0: "sashimi egg maki1 salmon"}, collections={0: "sashimi sashimi"}) == "sashimi"
    assert choose(hands={0: "tempura egg maki1 salmon"}, collections={0: "tempura"}, players=5) == "tempura"


def test_the_expert_puts_the_best_nigiri_on_a_wasabi():
    assert choose(hands={0: "squid egg tempura maki1"}, collections={0: "wasabi"}) == "squid"
    assert choose(hands={0: "squid wasabi pudding"}, collections={0: "chopsticks"}) == "wasabi squid"


def test_the_expert_uses_chopsticks_before_they_are_worthless():
    assert choose(hands={0: "squid salmon"}, collections={0: "chopsticks"}) in ("squid salmon", "salmon squid")


def test_the_candidates_of_a_search_are_few_and_begin_with_the_experts_move():
    state = position(hands={0: "squid egg wasabi tempura sashimi"}, collections={0: "chopsticks"})

    candidates = BRAIN.candidates(state, ANN)

    assert candidates[0] == BRAIN.expert(state, ANN, Fast(1))
    assert len(candidates) == 8
    assert all(state.check(ANN, move) for move in candidates)


def test_the_worth_of_an_outcome_is_the_lead_and_the_win():
    over = position(scores=(40, 31, 35), puddings=(2, 3, 4))
    between = position(phase="between", players=2)

    assert [BRAIN.value(over, Seat(seat)) for seat in range(3)] == [5 + WIN, -9, -5]
    assert BRAIN.value(between, ANN) + BRAIN.value(between, BOB) == pytest.approx(WIN)
    assert BRAIN.stage(between) != BRAIN.stage(position(players=2))


def test_between_rounds_bots_are_ready():
    state = position(phase="between", players=2)

    assert BRAIN.expert(state, ANN, Fast(1)) == BRAIN.easy(state, ANN, Fast(1)) == READY
    assert BRAIN.candidates(state, ANN) == (READY,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_reason_in_words(language):
    state = position(
        hands={0: "squid egg wasabi tempura sashimi pudding chopsticks maki2"}, collections={0: "chopsticks"}
    )
    moves = [*state.legal(ANN), READY]

    reasons = {speech(language).says(by_thumb(BRAIN, state, ANN, move), "sushi-go", ("Ann", "Bob")) for move in moves}

    assert len(reasons) > 8
