"""Duplicate evenings: everybody sits somewhere, partners stay together, and only the same cards are compared."""

import pytest

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.review.evening import LEFT_S, is_told, new_evening, parse_evening, standings, traveller
from cardtable.store.journal import Summary

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal"]


def evening(name="rook", deals=4, tables=2, names=NAMES, **options):
    return new_evening(game(name), deals, tables, names, options, "abcd")


def played(names, scores, id="x"):
    places = tuple(range(1, len(scores) + 1))
    return Summary(id, 9, "rook", "over", False, tuple(names), 0, 0.0, 0.0, tuple(scores), places)


@pytest.mark.parametrize("name", ["geschenkt", "rook", "shanko"])
def test_in_every_round_everybody_has_a_place_of_their_own(name):
    club = evening(name, deals=6, tables=2)

    for deal in range(6):
        assert sorted(club.sitting(deal, 0) + club.sitting(deal, 1)) == list(range(8))


def test_partners_of_rook_stay_together_and_the_teams_change_seats():
    club = evening(deals=4)
    places = [(club.place(0, deal), club.place(2, deal)) for deal in range(4)]

    assert all(first.table == second.table for first, second in places)
    assert all((second.seat - first.seat) % 4 == 2 for first, second in places)
    assert [first.seat % 2 for first, _ in places] == [0, 1, 0, 1]


def test_opponents_change_from_round_to_round():
    club = evening(deals=2)

    met = [set(club.sitting(deal, club.place(0, deal).table)) for deal in range(2)]

    assert met[0] != met[1]


def test_an_evening_is_read_as_it_is_written():
    club = evening("geschenkt", names=["Ann O'Neil", "Bob; Jr.", "(Cy)", "=", "山田", "6"], chips="official")

    assert parse_evening(str(club)) == club
    assert [club.deal_name(deal) for deal in range(3)] != [evening().deal_name(deal) for deal in range(3)]


@pytest.mark.parametrize(
    "text", ["", "rook", "rook;deals=4", "whist;deals=1", "rook;deals=99;tables=1;players=4;names=(a,b,c,d);code=x"]
)
def test_what_is_no_evening_is_refused(text):
    with pytest.raises(Refused):
        parse_evening(text)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"deals": 99}, "evening-size"),
        ({"tables": 3}, "evening-chairs"),
        ({"names": ["Ann"] * 8}, "evening-names"),
        ({"tables": 4}, "players-exactly"),
    ],
)
def test_an_evening_that_can_not_be_is_refused(wish, code):
    with pytest.raises(Refused) as found:
        evening(**wish)

    assert found.value.sentence.code == code


def test_points_above_the_field_compare_those_who_held_the_same_cards():
    club = evening(deals=1)
    lines = traveller(club, [played(NAMES[:4], [100, 20, 100, 20]), played(NAMES[4:], [60, 60, 60, 60])])

    assert [line.above for line in lines] == [(20, -20, 20, -20), (-20, 20, -20, 20)]
    ranking = standings(club, [lines])
    assert [(one.name, one.above, one.place) for one in ranking][:4] == [
        ("Ann", 20, 1),
        ("Cy", 20, 1),
        ("Fay", 20, 1),
        ("Hal", 20, 1),
    ]


def test_scores_are_told_when_all_have_played_or_a_table_was_left():
    over, running = played(NAMES[:4], [100, 20, 100, 20]), Summary("y", 3, "rook", "playing", False, (), 0, 0.0, 50.0)

    assert is_told([over, over], now=60.0)
    assert not is_told([over, None], now=60.0)
    assert not is_told([over, running], now=60.0)
    assert is_told([over, running], now=50.0 + LEFT_S + 1)


def test_where_the_fewest_points_win_fewer_are_above_the_field():
    club = evening("geschenkt", deals=1)
    lines = traveller(club, [played(NAMES[:4], [10, 20, 30, 40]), played(NAMES[4:], [20, 20, 30, 40])])

    assert lines[0].above == (5, 0, 0, 0)


def test_what_is_not_over_or_has_other_players_is_not_compared():
    club = evening(deals=1)
    running = Summary("y", 3, "rook", "playing", False, tuple(NAMES[4:]), 0, 0.0, 0.0, (10, 0, 10, 0))

    lines = traveller(club, [played(NAMES[:4], [100, 20, 100, 20]), running])

    assert lines[0].above == (0, 0, 0, 0)
    assert lines[1].scores == ()
    assert traveller(club, [None, None])[0].id is None
