"""What bids and played cards of Rook tell a search about the hands behind them."""

from itertools import islice
from statistics import fmean

import pytest
from tests.bots.games import bot_game
from tests.laws.laws import deal_anew
from tests.laws.walks import house_rules

from cardtable.bots import monte_carlo
from cardtable.bots.budget import playouts
from cardtable.bots.guesses import likely
from cardtable.bots.rook import BRAIN
from cardtable.bots.rook_auction import hope
from cardtable.bots.rook_guesses import settle
from cardtable.bots.rook_signals import surprise
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.rook import GAME
from cardtable.games.rook.moves import BIDS, PASS
from cardtable.games.rook.phases import AUCTION, PLAY
from cardtable.wire.codec import write_view
from cardtable.wire.thinking import think

GUESSES = 60


def auction(*said):
    """An auction in which this was said, by the seats in turn; the next seat looks at it."""
    state = GAME.start(4, 1)
    for word in said:
        state.apply(state.waiting[0], PASS if word is None else BIDS[word // 5])
    return state, state.waiting[0]


def hopes(view, seat, speaker, guess):
    chance = Fast(1)
    return fmean(
        hope(state.pack, state.hands[speaker]) for state in (guess(view, seat, chance) for _ in range(GUESSES))
    )


def plain(view, seat, chance):
    return GAME.guess(view, chance)


def signalled(view, seat, chance):
    return likely(GAME, BRAIN, view, seat, chance, closely=True)


def test_who_bids_high_is_thought_to_have_the_cards_for_it():
    state, seat = auction(115)
    speaker = state.auction.bidder
    view = state.knowledge(seat)

    assert hopes(view, seat, speaker, signalled) > hopes(view, seat, speaker, plain) + 5


def test_who_passes_at_once_is_thought_to_have_none():
    state, seat = auction(None)
    speaker = Seat(state.auction.spoken[0][0])
    view = state.knowledge(seat)

    assert hopes(view, seat, speaker, signalled) < hopes(view, seat, speaker, plain) - 2


@pytest.mark.parametrize("deal", range(20))
def test_nothing_surprises_where_experts_bid(deal):
    state, chance = GAME.start(4, deal), Fast(deal)
    while state.phase == AUCTION and not state.auction.is_over:
        assert [surprise(state, seat, closely=True) for seat in range(4)] == [0.0] * 4
        state.apply(state.waiting[0], BRAIN.expert(state, state.waiting[0], chance))


@pytest.mark.parametrize("deal", range(4))
def test_nothing_surprises_where_experts_play(deal):
    for state, _ in tricks(deal):
        assert [surprise(state, seat, closely=True) for seat in range(4)] == [0.0] * 4


@pytest.mark.parametrize("deal", range(2))
def test_guesses_know_more_of_the_hands_by_what_was_played(deal):
    state, seat = later(deal, cards=24)
    view = state.knowledge(seat)

    assert cards_right(state, seat, view, signalled) > cards_right(state, seat, view, plain)


@pytest.mark.parametrize("deal", range(4))
def test_a_settled_guess_surprises_no_more_and_shows_its_seat_the_same(deal):
    chance = Fast(deal)
    for state, seat in tricks(deal):
        view = state.knowledge(seat)
        guess = GAME.guess(view, chance)
        before = surprise(guess, seat, closely=True)

        settle(guess, seat, chance)

        assert surprise(guess, seat, closely=True) <= before
        assert guess.knowledge(seat) == view


@pytest.mark.parametrize("rules", house_rules(GAME), ids=str)
def test_a_settled_guess_fits_the_view_under_every_house_rule(rules):
    chance = Fast(1)
    game = bot_game(GAME, 4, ("easy", "medium"), seed=1, options=rules)
    for state, seat in islice(((state, seat) for state, seat in game if state.phase == PLAY), 0, 60, 11):
        view = state.knowledge(seat)
        guess = likely(GAME, BRAIN, view, seat, chance, closely=True)

        assert guess.knowledge(seat) == view


def test_a_close_look_sees_nothing_hidden(monkeypatch):
    """Deal hidden cards anew: the bytes of the view are the same, and so is the answer."""
    monkeypatch.setattr(monte_carlo, "CLOSELY", True)
    state, seat = later(deal=0, cards=18)
    other = deal_anew(GAME)(state.clone(), seat, Fast(3))
    here, there = bytes(write_view(state.view(seat))), bytes(write_view(other.view(seat)))

    assert state.hands != other.hands
    assert here == there
    assert think("rook", "hard", here, 1, playouts(20)) == think("rook", "hard", there, 1, playouts(20))


def tricks(deal):
    """All moments of a round in which experts play a card."""
    state, chance = GAME.start(4, deal), Fast(deal)
    while not state.rounds_played:
        seat = state.waiting[0]
        if state.phase == PLAY:
            yield state, seat
        state.apply(seat, BRAIN.expert(state, seat, chance))


def later(deal, cards):
    return next((state, seat) for state, seat in tricks(deal) if len(state.played) == cards)


def cards_right(state, seat, view, guess):
    """How many cards of other hands lie in their true places, on average over guesses."""
    chance, others = Fast(1), [other for other in range(4) if other != seat]
    return fmean(
        sum((state.hands[other] & guessed.hands[other]).bit_count() for other in others)
        for guessed in (guess(view, seat, chance) for _ in range(GUESSES))
    )
