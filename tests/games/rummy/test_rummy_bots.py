"""Bots at a table of Rummy With Jokers: the expert beats the others, and looks only where it may."""

import pytest
from tests.games.rummy.at_the_table import ANN, BOB, position, rummy
from tests.games.rummy.hidden import deal_anew

from cardtable.bots.reason import by_thumb
from cardtable.bots.rummy import BRAIN
from cardtable.core.chance import Fast
from cardtable.core.move import READY
from cardtable.core.turns import DRAW
from cardtable.words import speech


def wins(players, games):
    """How often each player closes first, or is best otherwise, the seats being taken in turn."""
    count = [0.0] * len(players)
    for number in range(games):
        state, chance = rummy.start(len(players), number), Fast(number)
        while state.waiting:
            seat = state.waiting[0]
            move = players[(seat + number) % len(players)](state, seat, chance)
            state.play(seat, move)
        best = [s for s in range(len(players)) if state.result.places[s] == 1]
        for seat in best:
            count[(seat + number) % len(players)] += 1 / len(best)
    return count


def random(state, seat, chance):
    return state.some(seat, chance)


@pytest.mark.parametrize("other", [random, BRAIN.easy], ids=["random", "easy"])
def test_the_expert_beats(other):
    expert, others = wins([BRAIN.expert, other], 40)

    assert expert > 1.3 * others


def test_the_expert_takes_what_it_can_play():
    state = position(hands=["4S KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D")

    assert str(BRAIN.expert(state, ANN, Fast(1))) == "turn take ; extend 1 10♦ ; discard K♥"


def test_the_expert_draws_what_it_cannot_play():
    assert BRAIN.expert(position(hands=["4S KH", None], up_card="2C"), ANN, Fast(1)) == DRAW


def test_the_expert_declares_as_soon_as_it_can():
    state = position(hands=["10H JH QH 6C 6D 6S 2D 9S", None], drawn=True)

    assert str(BRAIN.expert(state, ANN, Fast(1))).startswith("turn declare 6♠6♦6♣ / 10♥J♥Q♥ ;")


def test_the_expert_closes_when_it_can():
    state = position(hands=["6D 10D 2H 2S Jk", None], declared=[ANN], melds=["7D 8D 9D"], drawn=True)

    assert "close" in str(BRAIN.expert(state, ANN, Fast(1)))


def test_the_expert_keeps_its_melds_together_while_it_cannot_declare():
    state = position(hands=["3C 4C 5C KH 9D 7S 2S 6H 10H QC AD 8S JS JD"], round=2)

    discard = BRAIN.expert(state, ANN, Fast(1)).end.card

    assert discard not in state.hands[ANN][:3]


def test_the_expert_does_not_feed_the_next_player():
    state = position(hands=["10D 2C", None], declared=[BOB], melds=["7D 8D 9D"], drawn=True)

    assert str(BRAIN.expert(state, ANN, Fast(1))) == "turn discard 2♣"


def test_bots_are_ready_for_the_next_deal():
    state = position(hands=["6D KH", None], declared=[ANN], melds=["7D 8D 9D"], drawn=True, options={"deals": 2})
    state.play(ANN, rummy.parse_move("extend 1 6D ; close KH"))

    assert BRAIN.expert(state, BOB, Fast(1)) == BRAIN.easy(state, BOB, Fast(1)) == READY


@pytest.mark.parametrize("choose", [BRAIN.expert, BRAIN.easy], ids=["expert", "easy"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_choice_depends_on_what_the_seat_may_know_alone(choose, players):
    state, chance = rummy.start(players, 5), Fast(5)
    while state.waiting:
        seat = state.waiting[0]
        other = deal_anew(state.clone(), seat, chance)
        guessed = rummy.guess(state.view(seat), chance)

        move = choose(state, seat, Fast(1))

        assert move == choose(other, seat, Fast(1)) == choose(guessed, seat, Fast(1))
        assert speech("en").says(by_thumb(BRAIN, state, seat, move), "rummy", ("Ann", "Bob", "Cy", "Dee"))
        state.play(seat, move)
