"""Deals of Rummy With Jokers: setting up, rounds, the draw pile, several deals, absence and leaving."""

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import ANN, BOB, CY, hand, play, position, refused, rummy
from tests.games.rummy.hidden import census

from cardtable import Refused
from cardtable.core.cards import card_names, deck, parse_card
from cardtable.core.chance import Fast
from cardtable.core.move import READY
from cardtable.core.turns import DRAW, SKIP, Discard
from cardtable.games.rummy.moves import Turn


@covers("rummy 1.1", "rummy 13.1", "rummy 9.2", "rummy 13.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play_each_alone(players):
    assert len(rummy.start(players, seed=1).result.scores) == players


@covers("rummy 1.1", "rummy 13.1")
@pytest.mark.parametrize("players", [0, 1, 7, 20])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(Refused) as refusal:
        rummy.start(players, seed=1)

    assert refusal.value.sentence.code == "players-number"


@covers("rummy 14.1", "rummy 14.2", "rummy 23.1", "rummy 9.1")
def test_two_decks_and_four_jokers_make_108_cards():
    """RJ-37"""
    cards = census(rummy.start(4, seed=1))

    assert len(cards) == 108
    assert cards.count("Jk") == 4
    assert sorted(cards) == sorted(card_names([*deck(2), *deck(2)]).split())


@covers("rummy 1.2", "rummy 1.3", "rummy 15.1", "rummy 15.2", "rummy 15.3", "rummy 9.2")
@pytest.mark.parametrize(("players", "left"), [(2, 81), (3, 68), (4, 55), (5, 42), (6, 29)])
def test_everybody_gets_thirteen_one_card_is_turned_up_the_rest_is_the_draw_pile(players, left):
    """RJ-E49"""
    state = rummy.start(players, seed=3)

    assert [len(cards) for cards in state.hands] == [13] * players
    assert (len(state.discards), len(state.stock)) == (1, left)
    assert state.view(None).stock == left


@covers("rummy 15.1")
def test_deals_are_random_and_the_same_for_the_same_seed():
    assert len({tuple(rummy.start(2, seed).hands[0]) for seed in range(30)}) == 30
    assert rummy.start(2, 7).to_json() == rummy.start(2, 7).to_json()


@covers("rummy 15.4")
def test_a_random_player_starts():
    """RJ-25"""
    starters = [rummy.start(4, seed).turn for seed in range(200)]

    assert {starters.count(seat) > 25 for seat in range(4)} == {True}


def test_a_joker_turned_up_stays():
    """RJ-26"""
    seed = next(seed for seed in range(500) if rummy.start(2, seed).discards == [parse_card("Jk")])

    assert rummy.start(2, seed).view(ANN).up_card == "Jk"


def pass_turn(state):
    """Draw and throw the card away again."""
    seat = state.turn
    state.play(seat, DRAW)
    if state.drawn is not None:
        state.play(seat, Turn((), Discard(state.drawn)))


@covers("rummy 2.1", "rummy 15.5", "rummy 16.2")
@pytest.mark.parametrize("players", [2, 5])
def test_a_round_is_over_when_everybody_has_had_a_turn(players):
    state = rummy.start(players, seed=4)
    seen = []
    for _ in range(3 * players):
        seen.append((state.round, (state.turn - state.starter) % players))
        pass_turn(state)

    assert seen == [(number, place) for number in (1, 2, 3) for place in range(players)]


@pytest.mark.parametrize("players", [6])
def test_with_six_players_the_draw_pile_runs_out_in_round_five(players):
    """RJ-E50, RJ-21"""
    state = rummy.start(players, seed=2)
    for _ in range(29):
        last = (state.round, (state.turn - state.starter) % players)
        pass_turn(state)

    assert last == (5, 4)
    assert (len(state.stock), len(state.discards), state.recycles) == (0, 30, 0)
    state.play(state.turn, DRAW)
    assert (len(state.stock), len(state.discards), state.recycles) == (28, 1, 1)


def test_the_top_discard_stays_when_the_pile_is_renewed():
    """RJ-21"""
    state = position(hands=["9S KH 2D 4C"], stock=[], discards="JD QD")
    thrown = card_names(sorted(state.discards[:-1]))

    told = play(state, ANN, "draw")

    assert card_names(state.discards) == "Q♦"
    assert card_names(sorted([*state.stock, state.drawn])) == thrown
    assert (told[0].code, told[0].facts) == ("rummy-recycled", {"count": 90, "times": 1, "most": 3})
    assert " ".join(state.view(BOB).recycled) == thrown


@pytest.mark.parametrize("most", [1, 3, 9])
def test_when_the_pile_was_renewed_often_enough_the_deal_ends_without_a_closer(most):
    """RJ-22"""
    hands = ["9S KH", "2D Jk", "5C"]
    rules = {"max_recycles": most}
    once_more = position(hands=hands, declared=[ANN, CY], stock=[], recycles=most - 1, options=rules)
    used_up = position(hands=hands, declared=[ANN, CY], stock=[], recycles=most, options=rules)

    play(once_more, ANN, "draw")
    told = play(used_up, ANN, "draw")

    assert not once_more.result.over
    assert used_up.result.over
    assert used_up.result.scores == (19, 150, 5)
    assert used_up.result.places == (2, 3, 1)
    assert told[0].code == "rummy-pile-used-up"


def test_with_the_pile_used_up_a_discard_may_still_be_taken():
    """RJ-22: only who must draw ends the deal."""
    state = position(hands=["4S KH"], declared=[ANN], melds=["7D 8D 9D"], up_card="10D", stock=[], recycles=3)

    play(state, ANN, "take ; extend 1 10D ; discard 4S")

    assert state.turn == BOB
    assert state.means(BOB, DRAW).code == "rummy-means-draw-ends"


def test_equal_lowest_scores_share_the_win():
    """RJ-22, X-4"""
    state = position(hands=["9S", "9H", "KC"], declared=[ANN, BOB, CY], stock=[], recycles=3)

    play(state, ANN, "draw")

    assert state.result.places == (1, 1, 3)


def finish(state):
    """Ann lays off a card and closes."""
    play(state, ANN, "extend 1 6D ; close KH")


def about_to_close(**described):
    return position(
        **{
            "hands": ["6D KH", "9S 2H", None],
            "declared": [ANN, BOB],
            "melds": [(BOB, "7D 8D 9D")],
            "drawn": True,
            "turn": ANN,
            **described,
        }
    )


@covers("rummy 27.1", "rummy 10.2")
def test_over_several_deals_the_lowest_total_wins():
    """RJ-23"""
    state = about_to_close(options={"deals": 3}, history=[[30, 0, 50], [40, 20, 0]])

    finish(state)

    assert state.result.over
    assert state.result.scores == (70, 31, 150)
    assert state.result.places == (2, 1, 3)
    assert [[part.points for part in parts] for parts in state.result.sheet[-1]] == [[0], [11], [100]]


@covers("rummy 27.1")
def test_between_deals_everybody_is_asked_and_the_next_one_starts_further_left():
    """RJ-25"""
    state = about_to_close(options={"deals": 2}, starter=2)
    finish(state)

    assert state.waiting == (ANN, BOB, CY)
    assert state.legal(BOB) == (READY,)
    assert state.default(BOB) == READY
    for seat in (BOB, ANN):
        state.play(seat, READY)
    assert state.waiting == (CY,)
    told = [event.told_to(None) for event in state.play(CY, READY)]
    assert (state.deal, state.round, state.starter, state.turn) == (2, 1, ANN, ANN)
    assert [len(cards) for cards in state.hands] == [13, 13, 13]
    assert (state.melds, state.declared, len(state.stock)) == ([], [False] * 3, 68)
    assert told[-1].facts == {"deal": 2, "player": ANN}


def test_nothing_is_drawn_between_deals():
    state = about_to_close(options={"deals": 2})
    finish(state)

    assert refused(state, ANN, "draw").code == "move-not-now"
    assert refused(state, ANN, "discard 2H").code == "move-not-now"


@pytest.mark.parametrize(
    ("before", "is_over"), [([389, 0, 20], False), ([390, 488, 20], False), ([480, 489, 20], True)]
)
def test_a_game_until_500_ends_after_the_deal_in_which_somebody_has_them(before, is_over):
    """RJ-23"""
    state = about_to_close(options={"deals": "until_500"}, history=[before])

    finish(state)

    assert state.result.over == is_over


def test_a_single_deal_is_won_by_the_closer():
    """RJ-32"""
    state = about_to_close()

    finish(state)

    assert state.result.places == (1, 2, 3)


@pytest.mark.parametrize("players", [2, 6])
def test_silence_draws_and_throws_the_card_away(players):
    state = rummy.start(players, seed=8)
    seat = state.turn
    before = hand(state, seat)

    state.play(seat, state.default(seat))
    drawn = state.drawn
    state.play(seat, state.default(seat))

    assert (hand(state, seat), state.discards[-1]) == (before, drawn)


def test_a_skipped_turn_passes_without_a_draw():
    state = rummy.start(3, seed=8)
    seat = state.turn

    state.play(seat, state.skip(seat))

    assert SKIP.by_table
    assert state.turn == (seat + 1) % 3
    assert (len(state.hands[seat]), len(state.discards)) == (13, 1)


def test_skipping_after_the_draw_discards_the_drawn_card():
    state = position(hands=["9S KH"], to_draw="7D")
    play(state, ANN, "draw")

    state.play(ANN, state.skip(ANN))

    assert (hand(state, ANN), card_names(state.discards[-1:]), state.turn) == ("9♠ K♥", "7♦", BOB)


@pytest.mark.parametrize("players", [2, 6])
def test_a_table_that_everybody_has_left_alone_still_comes_to_its_end(players):
    state = rummy.start(players, seed=8)
    for _ in range(20_000):
        if state.waiting:
            seat = state.waiting[0]
            state.play(seat, state.skip(seat) or state.default(seat))

    assert state.result.over


def test_a_skipped_seat_is_ready_for_the_next_deal():
    state = about_to_close(options={"deals": 2})
    finish(state)

    assert state.skip(CY) == READY


def test_the_hand_of_one_who_leaves_counts_as_it_is():
    """RJ-36"""
    state = about_to_close(hands=["6D KH", "9S 2H", "Jk 3C 4C"])

    state.leave(CY)
    finish(state)

    assert state.result.scores == (0, 11, 150)


def test_a_declared_player_who_leaves_pays_the_cards_in_hand_and_is_placed_last():
    """RJ-36"""
    state = about_to_close(hands=["6D KH", "9S 2H", None])

    state.leave(BOB)
    finish(state)

    assert state.result.scores == (0, 11, 100)
    assert state.result.places == (1, 3, 2)


def test_whoever_leaves_in_turn_keeps_the_drawn_card_and_the_turn_passes():
    """RJ-36"""
    state = position(hands=["9S KH", None, None], to_draw="7D", turn=0)
    play(state, ANN, "draw")

    state.leave(ANN)

    assert (state.turn, hand(state, ANN), len(state.discards)) == (BOB, "9♠ K♥ 7♦", 1)


def test_rounds_go_on_when_the_starter_has_left():
    state = rummy.start(3, seed=8)
    starter = state.starter
    pass_turn(state)
    state.leave(starter)

    pass_turn(state)
    pass_turn(state)

    assert (state.round, state.turn) == (2, (starter + 1) % 3)


def test_leavers_get_no_cards_in_later_deals():
    """RJ-36"""
    state = about_to_close(options={"deals": 2}, starter=1)
    finish(state)
    state.leave(CY)
    for seat in (ANN, BOB):
        state.play(seat, READY)

    assert [len(cards) for cards in state.hands] == [13, 13, 0]
    assert (state.starter, len(state.stock)) == (ANN, 81)
    assert len(census(state)) == 108


def test_the_last_player_left_wins_and_pays_nothing():
    state = position(hands=["9S KH", None, None], options={"deals": 5})

    state.leave(BOB)
    state.leave(CY)

    assert state.result.over
    assert state.result.scores == (0, 100, 100)
    assert state.result.places == (1, 2, 2)


def test_leaving_between_deals_does_not_hold_up_the_others():
    state = about_to_close(options={"deals": 2})
    finish(state)
    for seat in (ANN, BOB):
        state.play(seat, READY)

    state.leave(CY)

    assert state.deal == 2
    assert state.waiting == (BOB,)


def test_a_house_of_four_plays_whole_games_of_several_deals():
    """RJ-23"""
    for seed in range(3):
        state = rummy.start(4, seed, {"deals": 3})
        while state.waiting:
            for seat in state.waiting:
                state.play(seat, state.default(seat))
        assert len(state.result.sheet) == 3


@pytest.mark.parametrize("leaver", [ANN, BOB])
@pytest.mark.parametrize("moves", [[], ["draw"]], ids=["before the draw", "after the draw"])
def test_a_game_that_ends_because_somebody_left_is_written_and_read_back(leaver, moves):
    """RJ-36: who is left may hold the card just drawn."""
    state = rummy.start(2, seed=5)
    for move in moves:
        play(state, state.turn, move)

    state.leave(leaver)

    assert not state.waiting
    assert rummy.from_json(state.to_json()).to_json() == state.to_json()


def test_every_deal_is_written_and_read_back():
    """RJ-23"""
    state, chance = rummy.start(3, seed=5, options={"deals": 3, "max_recycles": 1}), Fast(5)

    while state.waiting:
        state.play(state.waiting[0], state.some(state.waiting[0], chance))
        assert rummy.from_json(state.to_json()).to_json() == state.to_json()

    assert state.deal == 3
