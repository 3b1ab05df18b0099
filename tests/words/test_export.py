"""The log as a file: numbered lines with turn, time, words and facts, as JSON, CSV and text."""

import csv
import json

import pytest
from tests.covers import covers

from cardtable.core.move import Event, Refused, Seat
from cardtable.core.sentence import say
from cardtable.table.log import Line, log_for, whole_log
from cardtable.words import speech
from cardtable.words.export import export

NAMES = ("Ann", "=1+1")
LINES = [
    Line(1, 0, 0.0, Event(say("table-sat", name="Ann"))),
    Line(
        2,
        1,
        90.5,
        Event(
            say("geschenkt-paid-hidden", player=1, card=20, pot=1),
            say("geschenkt-paid", player=1, card=20, pot=1, chips=10),
            (Seat(1),),
        ),
    ),
]


def exported(form, lines=None, language="en"):
    return export(form, log_for(LINES, None) if lines is None else lines, speech(language), "geschenkt", NAMES)


@covers("geschenkt 5.5")
def test_json_has_numbers_turns_times_words_and_facts():
    told = json.loads(exported("json"))

    assert told["game"] == "geschenkt"
    assert told["players"] == list(NAMES)
    assert told["lines"][1] == {
        "number": 2,
        "turn": 1,
        "time": "1970-01-01T00:01:30.500+00:00",
        "text": "=1+1 pays a chip for the 20 (1 on it).",
        "code": "geschenkt-paid-hidden",
        "facts": {"player": 1, "card": 20, "pot": 1},
    }


@covers("geschenkt 5.5")
def test_csv_has_the_same_in_columns_and_no_cell_that_a_spreadsheet_would_reckon_with():
    rows = list(csv.DictReader(exported("csv").splitlines()))

    assert [row["number"] for row in rows] == ["1", "2"]
    assert rows[1]["text"] == "'=1+1 pays a chip for the 20 (1 on it)."
    assert json.loads(rows[1]["facts"]) == {"player": 1, "card": 20, "pot": 1}


@covers("geschenkt 5.5")
def test_text_is_for_people():
    assert exported("txt").splitlines()[1] == "   2     1  1970-01-01T00:01:30  =1+1 pays a chip for the 20 (1 on it)."
    assert "チップを払いました" in exported("txt", language="ja")


def test_a_log_tells_each_reader_what_they_may_know_and_all_when_it_is_over():
    assert log_for(LINES, None)[1].sentence.code == "geschenkt-paid-hidden"
    assert log_for(LINES, Seat(0))[1].sentence.code == "geschenkt-paid-hidden"
    assert log_for(LINES, Seat(1))[1].sentence.code == "geschenkt-paid"
    assert whole_log(LINES)[1].sentence.code == "geschenkt-paid"


def test_another_form_is_refused_with_those_that_work():
    with pytest.raises(Refused) as refusal:
        exported("pdf")

    assert refusal.value.sentence == say("export-form", form="pdf", forms="json, csv, txt")
