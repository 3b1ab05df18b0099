"""What doesn't fit is refused in our own words: which part of a message it is, and nothing of how it was found out."""

import pytest

from cardtable.core.move import Refused
from cardtable.wire.codec import read_body, read_command
from cardtable.wire.scores import ScoreWish
from cardtable.words.speech import speech

WISH = '{"game": "shanko", "players": 2, "rounds": []'
WRONG = {
    WISH + ', "colour": 1}': "colour",
    '{"game": "shanko", "rounds": []}': "players",
    '{"game": "shanko", "players": "two", "rounds": []}': "players",
    '{"game": "shanko", "players": 2, "rounds": [7]}': "rounds[0]",
    "[]": "{…}",
}


@pytest.mark.parametrize(("body", "part"), WRONG.items())
@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_message_that_does_not_fit_names_the_part_that_is_wrong(body, part, language):
    with pytest.raises(Refused) as refused:
        read_body(body.encode(), ScoreWish)

    said = speech(language).says(refused.value.sentence, "shanko", [])
    assert part in said
    assert not {"Object", "Expected", "field", "$"} & set(said.replace("`", " ").split())


def test_a_part_with_a_long_name_is_named_briefly():
    with pytest.raises(Refused) as refused:
        read_command('{"type": "start", "id": "c1", "' + "x" * 900 + '": 1}')

    assert len(refused.value.sentence.facts["part"]) <= 60


@pytest.mark.parametrize("id", ["", "a b", "é", "a.b", "c1\\n", "x" * 41])
def test_an_id_of_other_letters_is_named_as_the_part_that_is_wrong(id):
    with pytest.raises(Refused) as refused:
        read_command(f'{{"type": "start", "id": "{id}"}}')

    assert refused.value.sentence.facts == {"part": "id"}
