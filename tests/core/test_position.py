"""Positions as plain data: one table of fields, both directions, and nothing that isn't just so."""

import pytest

from cardtable.core.cards import parse_cards
from cardtable.core.move import IllegalState
from cardtable.core.position import (
    CARDS,
    FLAG,
    TEXT,
    Field,
    Invariant,
    choice,
    converted,
    fixed,
    listed,
    optional,
    per_seat,
    phase,
    read_fields,
    record,
    seat,
    whole,
    write_fields,
)


class Score:
    def __init__(self, points, why):
        self.points, self.why = points, why


class Table:
    """Two players, and a field of every kind."""

    def __init__(self):
        self.players, self.shuffles, self.left = 2, 1, (False, True)
        self.turn, self.winner, self.pot, self.phase = 1, None, 7, 2
        self.hands = [list(parse_cards("A♠ 10♥")), list(parse_cards("Jk"))]
        self.trump, self.pair, self.bits = "red", (3, 4), 5
        self.scores = [Score(-2, "nest")]


def bits_set(bits):
    return [number for number in range(4) if bits >> number & 1]


FIELDS = (
    Field("turn", seat(2)),
    Field("winner", optional(seat(2))),
    Field("pot", whole(0, 9)),
    Field("phase", phase(("bid", "play", "over"))),
    Field("hands", per_seat(CARDS, 2)),
    Field("trump", choice({"r": "red", "g": "green"})),
    Field("pair", fixed(whole(0, 9), 2)),
    Field("bits", converted(listed(whole(0, 3)), bits_set, lambda numbers: sum(1 << n for n in numbers))),
    Field("scores", listed(record({"points": whole(-9, 9), "why": TEXT}, Score))),
    Field("is_open", FLAG, lambda table: table.pot > 0, lambda table, is_open: None),
)
WRITTEN = {
    "turn": 1,
    "winner": None,
    "pot": 7,
    "phase": "over",
    "hands": [["A♠", "10♥"], ["Jk"]],
    "trump": "r",
    "pair": [3, 4],
    "bits": [0, 2],
    "scores": [{"points": -2, "why": "nest"}],
    "is_open": True,
}
COMMON = {"shuffles": 1, "left": [False, True]}


def test_a_table_of_fields_writes_and_reads():
    written = write_fields(Table(), FIELDS)

    again = read_fields({**COMMON, **written}, Table(), FIELDS)

    assert written == WRITTEN == write_fields(again, FIELDS)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("turn", 2),
        ("turn", True),
        ("turn", None),
        ("winner", "0"),
        ("pot", 10),
        ("pot", 7.0),
        ("phase", "done"),
        ("phase", 2),
        ("hands", [["A♠"]]),
        ("hands", [["A♠"], ["as"]]),
        ("hands", "A♠"),
        ("trump", "red"),
        ("pair", [3]),
        ("bits", [4]),
        ("scores", [{"points": 1}]),
        ("scores", [{"points": 1, "why": "x", "more": 1}]),
        ("is_open", 1),
        ("left", [False]),
        ("shuffles", -1),
    ],
)
def test_what_could_not_have_been_written_is_refused_with_its_name(field, value):
    with pytest.raises(IllegalState) as refusal:
        read_fields({**COMMON, **WRITTEN, field: value}, Table(), FIELDS)

    assert refusal.value.sentence.facts == {"field": field}


def test_an_invariant_that_does_not_hold_names_its_field():
    with pytest.raises(IllegalState) as refusal:
        read_fields({**COMMON, **WRITTEN}, Table(), FIELDS, [Invariant("pot", lambda table: table.pot < 5)])

    assert refusal.value.sentence.facts == {"field": "pot"}
