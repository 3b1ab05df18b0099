"""What a game says of itself is looked at when it is listed, and what is wrong is named."""

from typing import get_args

import pytest

from cardtable.catalog import GAMES
from cardtable.core.facts import ABSENCE, WrongFacts, check_facts
from cardtable.core.view import Place, What, Where
from cardtable.games.geschenkt.game import Geschenkt
from cardtable.table.settings import Settings


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_facts_of_every_game_fit(game):
    check_facts(game)


def test_what_the_table_may_do_is_what_its_settings_know():
    assert set(get_args(Settings.__annotations__["absent"])) == set(ABSENCE)


@pytest.mark.parametrize(
    ("fact", "value", "says"),
    [
        ("absence", ("sleep", "wait"), "'sleep' in `absence` is none of wait, pause, skip"),
        ("absence", (), "`absence` names nothing"),
        ("name", "Geschenkt!", "the name 'Geschenkt!' is not in small letters"),
        ("most", 1, "2 to 1 players can't be"),
        ("verbs", ("pay chip",), "`verbs` lists the words"),
        ("explains", {"rook-bid": 2}, "'rook-bid' in `explains` is no prompt of this game"),
        ("places", (Place("chipz", Where.SEATS, What.NUMBER),), "GeschenktView has no field 'chipz'"),
        ("marks", ("youngest",), "'youngest' in `marks` is no option"),
        ("view", dict, "`view` is made under View"),
        ("explains", None, "the fact `explains` is missing"),
    ],
)
def test_a_wrong_fact_is_named(fact, value, says):
    wrong = type("Wrong", (Geschenkt,), {fact: value})()

    with pytest.raises(WrongFacts) as fault:
        check_facts(wrong)

    assert str(fault.value).startswith("Wrong: ")
    assert says in str(fault.value)
