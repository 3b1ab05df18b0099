"""How the tests sit down at a table of Sushi Go!: seats, described situations, moves as they are written."""

import pytest

from cardtable import IllegalMove, game
from cardtable.core.move import Seat
from cardtable.games.sushi_go.cards import card_names
from cardtable.words import LANGUAGES, speech

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)

sushi_go = game("sushi-go")
position = sushi_go.position
pick = sushi_go.parse_move


def play(state, *picks):
    """Everybody picks, from the first seat on; what is told of it."""
    return [event for seat, text in enumerate(picks) for event in state.play(Seat(seat), pick(f"pick {text}"))]


def put_down(state, seat):
    return card_names(state.collections[seat])


def hand(state, seat):
    return card_names(state.hands[seat])


def refusal(state, seat, text):
    """The code of the sentence with which a move is refused, after which nothing has changed."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, pick(text))
    assert state.to_json() == before
    assert all(
        speech(language).says(refused.value.sentence, "sushi-go", ("Ann", "Bob", "Cy")) for language in LANGUAGES
    )
    return refused.value.sentence.code.removeprefix("sushi-go-")
