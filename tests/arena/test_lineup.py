"""Who sits where in the arena."""

import pytest

from cardtable.arena.lineup import Setup, deals_for, games_in, lineups, parse_bot
from cardtable.core.move import Refused


def setup_of(*bots, players=None, game="geschenkt"):
    return Setup(game, bots, players or len(bots), seed=1)


def test_one_against_the_rest_holds_every_seat_once():
    assert lineups(setup_of("hard", "easy", "easy"), 0) == (
        ("hard", "easy", "easy"),
        ("easy", "easy", "hard"),
        ("easy", "hard", "easy"),
    )


def test_two_teams_change_places_once():
    assert lineups(setup_of("hard", "easy", "hard", "easy"), 5) == (
        ("hard", "easy", "hard", "easy"),
        ("easy", "hard", "easy", "hard"),
    )


def test_more_bots_than_seats_meet_at_table_after_table():
    setup = setup_of("random", "easy", "medium", players=2)

    assert [lineups(setup, deal)[0] for deal in range(4)] == [
        ("random", "easy"),
        ("random", "medium"),
        ("easy", "medium"),
        ("random", "easy"),
    ]


def test_on_a_ladder_every_two_meet_in_turn_round_the_table():
    setup = Setup("geschenkt", ("random", "easy", "medium"), 3, seed=1, is_ladder=True)

    seatings = [lineups(setup, deal) for deal in range(3)]

    assert [set(table[0]) for table in seatings] == [{"random", "easy"}, {"random", "medium"}, {"easy", "medium"}]
    assert all(sum(lineup.count("medium") for lineup in table) in (0, 9) for table in seatings), "half of all seats"


def test_on_a_ladder_partners_are_of_one_kind():
    setup = Setup("rook", ("easy", "hard"), 4, seed=1, is_ladder=True)

    assert lineups(setup, 0) == (("easy", "hard", "easy", "hard"), ("hard", "easy", "hard", "easy"))


def test_games_are_rounded_up_to_whole_deals():
    setup = setup_of("hard", "easy", "easy")

    assert deals_for(setup, 7) == 3
    assert games_in(setup, 3) == 9


def test_a_hard_bot_may_be_given_its_playouts():
    assert parse_bot("hard:50") == ("hard", 50)
    assert parse_bot("easy")[0] == "easy"


@pytest.mark.parametrize("name", ["", "hardy", "hard:", "hard:0", "hard:-5", "hard:x", "easy:5", "hard:9999999"])
def test_other_bots_are_refused(name):
    with pytest.raises(Refused) as refused:
        parse_bot(name)
    assert refused.value.sentence.code == "level-unknown"


def test_a_setup_that_no_table_could_play_is_refused():
    with pytest.raises(Refused):
        setup_of("easy", "easy", players=3).check()
    with pytest.raises(Refused):
        setup_of("easy").check()
    with pytest.raises(Refused):
        setup_of("easy", "easy", game="poker").check()
