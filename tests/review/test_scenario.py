"""A scenario is one short text: read and written the same, told from a view alone, and played on to the end."""

import json

import pytest
from tests.drills.scenarios import drill
from typer.testing import CliRunner

from cardtable.bots.levels import bot
from cardtable.catalog import GAMES, brain, game
from cardtable.core.chance import Fast
from cardtable.core.move import Refused, Seat
from cardtable.main import app_for
from cardtable.review.notation import read, write
from cardtable.review.scenario import parse_scenario, scenario_of

EACH = pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)


@EACH
def test_scenarios_of_random_moments_are_read_and_written_the_same_and_played_on_to_the_end(kind):
    assert drill(kind, seed=4, most=6) == {"moments": 6, "faults": []}


@EACH
def test_a_scenario_tells_nothing_that_its_seat_could_not_know(kind):
    """Two deals that look the same from a seat have the same text."""
    chance = Fast(5)
    state = kind.start(min(3, kind.most) if kind.fewest <= 3 else kind.fewest, 5)
    for _ in range(7):
        state.apply(state.waiting[0], state.some(state.waiting[0], chance))
    seat = state.waiting[0]
    other = kind.guess(state.knowledge(seat), chance)
    assert other.to_json() != state.to_json()

    assert str(scenario_of(kind, state, seat)) == str(scenario_of(kind, other, seat))


def test_what_a_scenario_leaves_unknown_is_dealt_differently_each_time():
    scenario = parse_scenario("rook@1;bids=(80)")

    one, other = (scenario.dealt(Fast(seed)) for seed in (1, 2))

    assert one.hands[1] == other.hands[1]
    assert one.hands[0] != other.hands[0]


def test_a_described_position_can_be_asked_about():
    scenario = parse_scenario("geschenkt@1;chips=(2,5);face_up=30;pot=4;turn=1")
    view = scenario.knowledge()

    advice = bot("medium", game("geschenkt"), brain("geschenkt")).think(view, Seat(1), Fast(0))

    assert view.face_up == 30
    assert view.pot == 4
    assert str(advice.move) in ("take", "pay")


def test_without_a_seat_all_cards_are_as_they_are_said():
    kind = game("rook")
    state = kind.start(4, 9)

    scenario = parse_scenario(str(scenario_of(kind, state, None)))

    assert list(scenario.dealt(Fast(1)).hands) == list(state.hands)


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        False,
        0,
        -5,
        "7♠",
        "6",
        "",
        "a b",
        "it's",
        "=",
        [],
        {},
        [[]],
        [[1, "x"], None],
        {"a": [1], "b": {"c": "d"}},
    ],
)
def test_every_value_is_read_as_it_was_written(value):
    assert read(write(value)) == value


@pytest.mark.parametrize(
    "text",
    [
        "", "whist", "rook@9;bids=(80)", "rook@x", "rook@0;", "rook;a", "rook;a=", "rook;a=(", "rook;a=')",
        "rook;a=1;a=2", "rook;nonsense=1",
        "rook;a=007", "rook;a=99999999999", "geschenkt;chips=3", "geschenkt;players=1000000",
        "geschenkt;players=~", "geschenkt@5;chips=(1,2)", "shanko;round=x", "rummy;hands=((Q9))", "sushi-go;hands=5",
        "rook;a=" + 9 * "(" + 9 * ")", "x" * 7_000,
    ],
)  # fmt: skip
def test_what_is_no_scenario_is_refused_in_a_sentence_that_names_it(text):
    with pytest.raises(Refused) as refused:
        parse_scenario(text).position()

    assert not text or "" not in refused.value.sentence.facts.values()


def test_the_command_asks_the_expert_about_a_scenario():
    words = ["hint", "geschenkt@1;chips=(2,5);face_up=30;pot=0;turn=1", "--depth", "4", "--language", "en"]

    spoken = CliRunner().invoke(app_for(words), words)
    written = CliRunner().invoke(app_for(words), [*words, "--json"])

    data = json.loads(written.stdout)
    assert [one["move"] for one in data["moves"]] == ["pay", "take"]
    assert data["why"] in " ".join(spoken.stdout.split())


def test_a_scenario_in_which_its_seat_is_not_asked_is_refused_by_the_command():
    words = ["hint", "geschenkt@0;chips=(2,5);face_up=30;turn=1", "--language", "en"]

    refused = CliRunner().invoke(app_for(words), words)

    assert refused.exit_code == 2
    assert "Seat 1 isn't asked" in refused.output
