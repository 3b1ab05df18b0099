"""Sentences as both voices speak them: this one and the web client's, which is tried on the same file."""

import json
from pathlib import Path

import pytest

from cardtable.core.sentence import Sentence
from cardtable.words import speech

EXAMPLES = json.loads((Path(__file__).parent / "spoken.json").read_text("utf-8"))


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e['language']} {e['sentence']['code']}")
def test_a_sentence_is_spoken_alike_on_the_server_and_in_the_browser(example):
    voice = speech(example["language"])

    assert voice.says(Sentence(**example["sentence"]), example["game"], example["names"]) == example["spoken"]
