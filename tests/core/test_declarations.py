"""What games declare instead of writing it out: places, sections that explain, moves of one word, written cards."""

import pytest

from cardtable.core.card_sets import set_of
from cardtable.core.facts import explained
from cardtable.core.move import IllegalState, Word
from cardtable.core.notation import Notation
from cardtable.core.places import CARD, CARDS, NUMBER, middle, mine, seats
from cardtable.core.view import Place, What, Where

CARDS_OF_A_DECK = Notation(("egg", "squid", "salmon"), "sushi-go-card-unknown")


class Pay(Word):
    """A move of its own name."""


def test_places_are_said_part_by_part_of_the_table():
    assert (*middle(pot=NUMBER, face_up=CARD), *seats(chips=NUMBER), *mine(hand=CARDS)) == (
        Place("pot", Where.MIDDLE, What.NUMBER),
        Place("face_up", Where.MIDDLE, What.CARD),
        Place("chips", Where.SEATS, What.NUMBER),
        Place("hand", Where.MINE, What.CARDS),
    )


def test_prompts_are_explained_section_by_section():
    assert explained("go", {2: "pick wait", 4: "ready"}) == {"go-pick": 2, "go-wait": 2, "go-ready": 4}


def test_a_move_of_one_word_is_written_as_its_name():
    assert str(Pay()) == "pay"
    assert Pay() == Pay()


@pytest.mark.parametrize("given", ["squid egg", ["squid", "egg"], ("squid", "egg"), ["squid egg"]])
def test_described_cards_stand_in_one_line_or_each_by_itself(given):
    assert CARDS_OF_A_DECK.parse_given(given) == [1, 0]


@pytest.mark.parametrize("given", [3, None, {"squid": 1}])
def test_what_is_no_row_of_cards_is_refused(given):
    with pytest.raises(IllegalState):
        CARDS_OF_A_DECK.parse_given(given)


def test_a_set_of_cards_is_written_in_their_order():
    assert CARDS_OF_A_DECK.set_names(set_of([2, 0])) == ("egg", "salmon")
    assert CARDS_OF_A_DECK.write_set(set_of([2, 0])) == "egg salmon"
