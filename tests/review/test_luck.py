"""The deal and every draw are valued one by one: by what came of them, and not by what came later."""

import pytest
from tests.review.games import expert_game, game_from

from cardtable.bots.judge import Judge
from cardtable.catalog import GAMES, brain, game
from cardtable.core.chance import Fast
from cardtable.games.geschenkt.moves import TAKE
from cardtable.review.luck import Fortune

DEPTH = 8
DEALS = {"geschenkt": 1, "sushi-go": 3, "rook": 5, "rummy": 1, "shanko": 7}
"""In the games below."""


def fortune(past, depth=DEPTH):
    return Fortune(past, Judge(game(past.game), brain(past.game), depth), Fast(1))


def test_luck_is_the_same_whatever_comes_later():
    kind = game("geschenkt")
    state = kind.start(4, seed=5)
    other = state.clone()
    cards = brain("geschenkt").to_come(other)
    brain("geschenkt").reorder(other, [*reversed(cards[:-1]), cards[-1]])
    assert other.deck != state.deck

    one, two = [next(fortune(game_from(deal, kind, lambda *_: TAKE, 2)).by_step()) for deal in (state, other)]

    assert one == two
    assert [luck.part for luck in one] == ["draws"]


def test_a_card_that_joins_ones_own_is_a_lucky_draw():
    kind = game("geschenkt")
    state = kind.position(cards=[[32, 34], [], []], deck=[*range(4, 24), 33, 3])

    (luck,) = next(fortune(game_from(state, kind, lambda *_: TAKE, 2), 256).by_step())

    assert luck.brought[0] > 3 * luck.errors[0]
    assert sum(luck.brought) == pytest.approx(0)


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_deal_is_valued_and_draws_are_where_cards_are_drawn(kind):
    past = expert_game(kind.name, max(kind.fewest, 2), seed=4)

    found = [luck for step in fortune(past, depth=2).by_step() for luck in step]

    draws = {"draws"} if brain(kind.name).to_come(past.table(0).state) else set()
    assert {luck.part for luck in found} == {"deal"} | draws
    assert sum(luck.part == "deal" for luck in found) == DEALS[kind.name]
    assert all(sum(luck.brought) == pytest.approx(0, abs=1e-6) for luck in found)


def test_a_game_from_a_situation_was_not_dealt():
    kind = game("sushi-go")
    past = game_from(kind.start(2, seed=1), kind, lambda step, state, seat: state.legal(seat)[0], 4)

    assert not any(fortune(past).by_step())
