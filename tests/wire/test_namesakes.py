"""A second type of the same name would silently rename the first one in the schema."""

import pytest

from cardtable.core.values import Value
from cardtable.core.view import View
from cardtable.games.rummy.view import RummyView
from cardtable.wire.schema import refuse_namesakes


class Tally(Value, frozen=True):
    points: int


class NewView(View):
    tallies: tuple[tuple[Tally, ...], ...]


def test_two_types_with_one_name_are_refused_with_a_sentence():
    with pytest.raises(TypeError, match=r"^Two types of the wire are called Tally, in .*: give one another name.$"):
        refuse_namesakes([RummyView, NewView])


def test_a_type_that_several_views_share_is_no_namesake():
    refuse_namesakes([RummyView, View, RummyView])
