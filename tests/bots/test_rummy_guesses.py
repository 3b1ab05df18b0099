"""What discards and silence in Rummy With Jokers tell a search about the hands behind them."""

from collections import Counter
from itertools import islice
from statistics import fmean

import pytest
from tests.bots.games import bot_game
from tests.laws.laws import deal_anew
from tests.laws.walks import house_rules

from cardtable.bots import monte_carlo
from cardtable.bots.budget import playouts
from cardtable.bots.guesses import likely
from cardtable.bots.rummy import BRAIN
from cardtable.bots.rummy_discards import discard
from cardtable.core.cards import JOKER
from cardtable.core.chance import Fast
from cardtable.games.rummy import GAME
from cardtable.games.rummy.finder import Finder
from cardtable.wire.codec import write_view
from cardtable.wire.thinking import think

GUESSES = 8


def decisions(players=2, games=10, rounds=(3, 5, 7)):
    """Discards of experts at which some rival has not declared, and one such rival."""
    for seed in range(games):
        state, chance = GAME.start(players, seed), Fast(seed)
        while not state.is_deal_over:
            seat, rival = state.turn, state.next_seat(state.turn)
            if state.drawn is not None and state.round in rounds and not state.declared[rival] and state.thrown[rival]:
                yield state, seat, rival
            state.apply(seat, BRAIN.expert(state, seat, chance))


def guesses(state, seat, *, closely, number=GUESSES):
    view, chance = state.knowledge(seat), Fast(1)
    return [likely(GAME, BRAIN, view, seat, chance, closely=closely) for _ in range(number)]


def right(state, seat, rival, *, closely):
    """How many cards of a rival guesses know, on average."""
    truth = Counter(state.hands[rival])
    return fmean((truth & Counter(guess.hands[rival])).total() for guess in guesses(state, seat, closely=closely))


def throws(state, rival, card):
    """What a rival would throw from their hand with this card."""
    state.turn = rival
    return discard(state, [*state.hands[rival], card])


@pytest.mark.parametrize("players", [2, 4])
def test_more_cards_lie_where_they_truly_do(players):
    found = [
        right(state, seat, rival, closely=True) - right(state, seat, rival, closely=False)
        for state, seat, rival in decisions(players)
    ]

    assert fmean(found) > 0.3


def test_what_was_thrown_last_was_the_least_of_that_hand():
    fits = {True: [], False: []}
    for state, seat, rival in decisions(games=6):
        card = state.thrown[rival][-1]
        for closely, fitting in fits.items():
            fitting += [throws(guess, rival, card) == card for guess in guesses(state, seat, closely=closely)]

    assert fmean(fits[True]) > 2 * fmean(fits[False])


def test_hardly_anybody_who_has_not_declared_holds_a_declaration():
    held = {True: [], False: []}
    for state, seat, rival in decisions(games=12, rounds=(5, 6, 7, 8)):
        for closely, holding in held.items():
            hands = [guess.hands[rival] for guess in guesses(state, seat, closely=closely)]
            holding += [Finder(hand).best(48) is not None for hand in hands]

    assert fmean(held[True]) < fmean(held[False]) / 2


@pytest.mark.parametrize("rules", house_rules(GAME), ids=str)
def test_a_settled_guess_fits_the_view_under_every_house_rule(rules):
    game = bot_game(GAME, 3, ("easy", "medium"), seed=1, options=rules)
    for state, seat in islice(game, 0, 90, 7):
        view = state.knowledge(seat)

        assert all(guess.knowledge(seat) == view for guess in guesses(state, seat, closely=True, number=2))


def test_nobody_comes_by_jokers():
    for state, seat, rival in decisions(games=3):
        plain = GAME.guess(state.knowledge(seat), Fast(1))
        settled = plain.clone()
        BRAIN.settle(settled, seat, Fast(2))

        assert settled.hands[rival].count(JOKER) <= plain.hands[rival].count(JOKER)


def test_a_close_look_sees_nothing_hidden(monkeypatch):
    """Deal hidden cards anew: the bytes of the view are the same, and so is the answer."""
    monkeypatch.setattr(monte_carlo, "CLOSELY", True)
    state, seat, _ = next(islice(decisions(), 2, None))
    other = deal_anew(GAME)(state.clone(), seat, Fast(3))
    here, there = bytes(write_view(state.view(seat))), bytes(write_view(other.view(seat)))

    assert state.hands != other.hands
    assert here == there
    assert think("rummy", "hard", here, 1, playouts(20)) == think("rummy", "hard", there, 1, playouts(20))
