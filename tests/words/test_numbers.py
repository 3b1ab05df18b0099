"""Numbers in sentences: one of a thing is one thing, and a number of players that can't vary is no range."""

import pytest

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.words.speech import speech


def test_a_game_for_exactly_four_says_four():
    rook = game("rook")

    with pytest.raises(Refused) as refused:
        rook.check_players(3, rook.options())

    assert speech("en").says(refused.value.sentence, "rook", ()) == "3 players are not right for this game: it takes 4."


@pytest.mark.parametrize(("pot", "chips"), [(0, ""), (1, " with its chip"), (2, " with its 2 chips")])
@pytest.mark.parametrize("code", ["took", "took-hidden", "forced", "forced-hidden"])
def test_one_chip_is_no_chips_and_none_are_not_told(code, pot, chips):
    said = speech("en").text(f"geschenkt-{code}", player="Ann", card=28, pot=pot, chips=11)

    assert said.removesuffix(".").removesuffix(" (11 now)").endswith(f"the 28{chips}")
