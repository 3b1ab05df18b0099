"""How bots play Shanko: by the rules, from their view alone, and each level better than the one below."""

import pytest
from tests.covers import covers
from tests.games.shanko.at_the_table import ANN, BOB, CY, do, position, shanko

from cardtable.bots.bot import Easy, Medium, Random
from cardtable.bots.shanko import BRAIN
from cardtable.bots.shanko_plans import counted, plan
from cardtable.core.cards import JOKER, parse_cards
from cardtable.core.chance import Fast
from cardtable.games.shanko.contracts import contract_of
from cardtable.words import LANGUAGES, speech

NAMES = ("Ann", "Bob", "Cy", "Dee")
SEEN_ALL = [0] * (JOKER + 1)


def expert(state, seat):
    return str(BRAIN.expert(state, seat, Fast(1)))


def played(players, seed, *choosers):
    """A whole game; the choosers take turns at the seats."""
    state = shanko.start(players, seed)
    chance = Fast(seed)
    while state.waiting:
        seat = state.waiting[0]
        state.apply(seat, choosers[(seat + seed) % players % len(choosers)](state, seat, chance))
    return state


def average(choosers, games, players=2):
    """Points of the first chooser and of the second, on average."""
    totals = [0, 0]
    for seed in range(games):
        for seat, score in enumerate(played(players, seed, *choosers).result.scores):
            totals[(seat + seed) % players % 2] += score
    return [total / games for total in totals]


def randomly(state, seat, chance):
    return state.some(seat, chance)


@pytest.mark.parametrize(
    ("number", "hand", "missing"),
    [
        (1, "7S 7H 2C 4D 9S JH", 3),
        (1, "7S 7H 7D KC KD Jk", 0),
        (3, "3S 4S 6S 9H 10H 2C", 3),
        (2, "7S 7H 7D 7C 8C 9C 10C", 0),
        (7, "Jk Jk 3S 4S 5S", 7),
        (4, "7S 7S 7H 7H 7D 7D 2C", 2),
    ],
)
def test_a_plan_knows_how_far_the_contract_is(number, hand, missing):
    assert plan(counted(parse_cards(hand)), contract_of(number), SEEN_ALL).missing == missing


def test_a_plan_prefers_what_can_still_come():
    unseen = [2] * JOKER + [8]
    for card in parse_cards("7D 7C 7S 7H 7D 7C"):
        unseen[card] = 0

    best = plan(counted(parse_cards("7S 7H KS KH 2C 2D")), contract_of(1), unseen)

    assert sorted(best.spares(parse_cards("7S 7H KS KH 2C 2D"))) == sorted(parse_cards("7S 7H"))


@covers("shanko 18.3", "shanko 18.4")
def test_an_expert_melds_lays_off_and_goes_out():
    state = position(
        players=3, round=6, hands={ANN: "5S 5H 5D 3C 4C 5C 6C 9H 10H JH QH KH AH KD"}, melds=[(BOB, "KS KC KH")]
    )

    assert "out" in expert(state, ANN)


@covers("shanko 18.4")
def test_an_expert_swaps_a_joker_to_get_rid_of_a_card():
    state = position(players=3, hands={ANN: "6H KC 2C"}, melds=[(BOB, "5H Jk 7H 8H")], melded=[ANN])

    assert expert(state, ANN).startswith("turn swap 1 6♥")


@covers("shanko 18.3")
def test_an_expert_takes_and_buys_what_brings_the_contract_closer():
    hand = "7S 7H KC KD 2S 3H 9D 10C JS QH 4D"
    wanted = position(players=4, round=1, phase="draw", hands={ANN: hand}, top="7D")
    unwanted = position(players=4, round=1, phase="draw", hands={ANN: hand}, top="8D")
    bought = position(players=4, round=1, turn=BOB, phase="window", discarder=BOB, hands={CY: hand}, top="7D")

    assert expert(wanted, ANN) == "take"
    assert expert(unwanted, ANN) == "draw"
    assert expert(bought, CY) == "buy"


@covers("shanko 18.3")
def test_an_expert_discards_what_the_plan_does_not_need():
    state = position(players=2, round=3, hands={ANN: "3S 4S 5S 9H 10H JH 7H 8S KC 2D QD AD"})

    assert expert(state, ANN) in ("turn discard A♦", "turn discard K♣", "turn discard Q♦")


def test_an_expert_never_discards_a_joker_while_another_card_is_there():
    state = position(players=2, hands={ANN: "Jk 2C"}, melded=[ANN])

    assert expert(state, ANN) == "turn discard 2♣"


@covers("shanko 18.2")
def test_experts_beat_easy_players_who_beat_random_ones():
    strong, weak = average((BRAIN.expert, BRAIN.easy), 12)
    sensible, random = average((BRAIN.easy, randomly), 12)

    assert strong < 0.6 * weak
    assert sensible < 0.6 * random


@covers("shanko 18.2")
@pytest.mark.parametrize("players", range(2, 9))
def test_games_of_experts_end(players):
    state = played(players, 5, BRAIN.expert)

    assert state.result.over
    assert len(state.finished) == 7


@covers("shanko 18.2", "shanko 18.5")
@pytest.mark.parametrize("bot", [Random, Easy, Medium])
def test_bots_think_from_a_view_and_say_why(bot):
    state = shanko.start(3, seed=4)
    thinker, chance = bot(shanko, BRAIN), Fast(4)
    for _ in range(150):
        seat = state.waiting[0]
        thought = thinker.think(state.view(seat), seat, chance)
        for language in LANGUAGES:
            assert speech(language).says(thought.why, "shanko", NAMES)
        state.play(seat, thought.move)


def test_an_expert_does_the_same_whatever_lies_hidden():
    """SH-40"""
    state = shanko.start(3, seed=8)
    chance = Fast(8)
    for number in range(120):
        seat = state.waiting[0]
        guesses = [shanko.guess(state.view(seat), Fast(number * 7 + n)) for n in range(3)]
        moves = {str(BRAIN.expert(guess, seat, Fast(1))) for guess in guesses}
        assert moves == {str(BRAIN.expert(state, seat, Fast(1)))}
        state.play(seat, BRAIN.expert(state, seat, chance))


def test_a_search_knows_when_a_round_is_over_and_what_it_was_worth():
    state = position(scores=[[0], [30], [60]], hands=["9H 2C", "KS", "AS"], melds=["5H 6H 7H 8H"], round=2)
    before = BRAIN.stage(state)

    do(state, ANN, "lay 1 9H ; out 2C")

    assert BRAIN.stage(state) > before
    values = [BRAIN.value(state, seat) for seat in (ANN, BOB, CY)]
    assert values == sorted(values, reverse=True)
    assert values[0] - values[2] > (57.5 + 55.0) / 2
    assert 0 < len(BRAIN.candidates(shanko.start(2, 1), shanko.start(2, 1).waiting[0])) <= 6
