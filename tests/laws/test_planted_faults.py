"""Each law finds the fault it was made for: games that are broken on purpose."""

import pytest
from tests.laws import laws
from tests.laws.walks import Case

from cardtable.core.move import Event, IllegalMove, IllegalState
from cardtable.core.sentence import say
from cardtable.games.geschenkt.game import Geschenkt
from cardtable.games.geschenkt.moves import PAY
from cardtable.games.geschenkt.state import GeschenktState


class LeaksInTheLegalMoves(GeschenktState):
    def means(self, seat, move):
        return say("geschenkt-means-pay", left=self.deck[0])


class LeaksInAnEvent(GeschenktState):
    def _pay(self, seat):
        super()._pay(seat)
        self.tell(Event(say("geschenkt-part-run", cards=str(self.removed[0]))))


class LeaksInAnError(GeschenktState):
    def check(self, seat, move):
        if seat != self.turn:
            raise IllegalMove("not-your-turn", player=self.deck[0])
        return super().check(seat, move)


class LosesACard(GeschenktState):
    def _take(self, seat, code, *, goes_on):
        super()._take(seat, code, goes_on=goes_on)
        self.cards[seat] = self.cards[seat][-3:]


class HalfAppliesAMove(GeschenktState):
    def play(self, seat, move):
        self.pot += 1
        events = super().play(seat, move)
        self.pot -= 1
        return events


class HangsWhenSilent(GeschenktState):
    def default(self, seat):
        return PAY

    def check(self, seat, move):
        self.chips[seat] = max(self.chips[seat], 1)
        return super().check(seat, move)


class SharesItsHands(GeschenktState):
    def clone(self):
        twin = super().clone()
        twin.cards = self.cards
        return twin


class ForgetsThePot(GeschenktState):
    def describe(self):
        return {**super().describe(), "paid": [0] * self.players}


def game_with(state_kind):
    """Geschenkt, but for one fault."""

    class Faulty(Geschenkt):
        def new(self, players, options, seed):
            return faulty(super().new(players, options, seed))

        def read(self, data, players, options, seed):
            return faulty(super().read(data, players, options, seed))

    class Kind(state_kind):
        def clone(self):
            return faulty(super().clone())

    def faulty(good):
        state = Kind(good.players, good.options, good.seed)
        state.__dict__.update(good.__dict__)
        return state

    return Faulty()


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (laws.hidden_cards_change_nothing_seen, LeaksInTheLegalMoves),
        (laws.hidden_cards_change_nothing_seen, LeaksInAnEvent),
        (laws.hidden_cards_change_nothing_seen, LeaksInAnError),
        (laws.no_card_is_lost_or_doubled, LosesACard),
        (laws.illegal_moves_change_nothing, HalfAppliesAMove),
        (laws.silence_ends_the_game, HangsWhenSilent),
        (laws.clones_go_their_own_way, SharesItsHands),
        (laws.json_there_and_back, ForgetsThePot),
    ],
    ids=lambda value: value.__name__,
)
def test_the_law_finds_the_fault(law, fault):
    with pytest.raises((AssertionError, IllegalState)):
        law(Case(game_with(fault), 3))
