"""A voice parses a message when it is said, and says it as if all had been parsed."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from cardtable.words.speech import LANGUAGES, MissingWords, Speech, sources


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_alone_says_what_it_says_in_its_file(language):
    texts = [source.read_text("utf-8") for source in sources(language)]
    whole, voice = FluentBundle([language]), Speech(language, texts)
    for text in texts:
        whole.add_resource(FluentResource(text))

    for code, message in whole._messages.items():
        assert voice.has(code)
        assert voice._bundle._messages[code].equals(message, ignored_fields=["span", "comment"]), code


def test_what_stands_within_a_message_is_found_in_whatever_file():
    voice = Speech(
        "en", ["greeting = Hello, { guest }!\n", "# Who comes\nguest = { $name ->\n   *[other] friend\n  }\n"]
    )

    assert voice.text("greeting", name="Ann") == "Hello, friend!"


def test_nothing_is_parsed_that_is_not_said():
    voice = Speech("en", ["one = 1\n\ntwo = 2\n"])

    assert voice.text("two") == "2"
    assert [*voice._bundle._messages] == ["two"]
    with pytest.raises(MissingWords):
        voice.text("three")
