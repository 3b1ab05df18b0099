"""Names: everybody can be read and told apart; a name that can't be is refused, or is the one it looks like."""

import pytest

from cardtable.core.move import Refused
from cardtable.table.names import clean_name, famous_name, likeness


@pytest.mark.parametrize(
    "text",
    [
        "\u115f", "\u1160", "\u3164", "\uffa0", "\u17b4\u17b5", "\u2800", "\u180e", "\u034f", "\U000e0041", "\u2060x",
        "Ann\u3164", "A\u17b4nn", "Ann\u115f", "Ann\u200b", "Ann\u00ad", "Ann\ufeff", "A\u202enn", "\u0301\u0301",
        "a" + "\u0336\u0337\u0338\u0334" * 3,
    ],
)  # fmt: skip
def test_a_name_that_cannot_be_seen_or_spills_over_is_refused(text):
    with pytest.raises(Refused, match="name-letters"):
        clean_name(text)


@pytest.mark.parametrize("text", ["\ufe0f", "\ufe00\ufe0f", "\U000e0100", " \ufe0f "])
def test_a_name_of_nothing_but_choices_of_a_picture_is_none(text):
    with pytest.raises(Refused, match="name-empty"):
        clean_name(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("❤\ufe0f Ann", "❤ Ann"), ("Ａｎｎ", "Ann"), ("  Ann \u3000 B ", "Ann B"), ("Zoë", "Zoë"), ("さくら", "さくら"),
     ("นภา", "นภา"), ("Nguyễn", "Nguyễn"), ("अनिता", "अनिता"), ("١٢", "١٢"), ("🦊", "🦊")],
)  # fmt: skip
def test_honest_names_stay_as_they_are(text, shown):
    assert clean_name(text) == shown


@pytest.mark.parametrize(
    "text",
    ["ann", "ANN", "Аnn", "Αnn", "Ａｎｎ", "Ánn", "A\ufe0fnn", "a nn", "ɑnn", "Aոո", "Aɴɴ"],
)
def test_names_that_look_alike_are_the_same(text):
    assert likeness(clean_name(text)) == likeness("Ann")


@pytest.mark.parametrize(("one", "other"), [("カエ", "力工"), ("ヘロ", "へ口"), ("B0b", "Bob"), ("Mӕ", "Mæ")])
def test_other_look_alikes(one, other):
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(
    ("one", "other"), [("かず", "かす"), ("はな", "ばな"), ("Kai", "Kal"), ("Ann", "Anna"), ("李", "木子")]
)
def test_different_names_stay_different(one, other):
    assert likeness(one) != likeness(other)


def test_famous_names_are_names():
    class First:
        def below(self, _):
            return 0

    taken = []
    for _ in range(8):
        taken.append(famous_name(taken, First()))
    assert [clean_name(name) for name in taken] == taken
    assert len({likeness(name) for name in taken}) == 8
