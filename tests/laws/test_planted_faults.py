"""Each law finds the fault it was made for: games that are broken on purpose."""

import pytest
from tests.laws import laws
from tests.laws.walks import Case

from cardtable.core.move import Event, IllegalMove
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
        self.cards[seat] &= self.cards[seat] - 1


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
    ("law", "fault", "says"),
    [
        (
            laws.hidden_cards_change_nothing_seen,
            LeaksInTheLegalMoves,
            r"seen by seat \d, at `\w+` of seat \d: hidden cards show: view.legal\[0\].means.facts.left is \d+ and \d+",
        ),
        (
            laws.hidden_cards_change_nothing_seen,
            LeaksInAnEvent,
            r"seen by .*, at `pay` of seat \d: hidden cards show in events: \[1\].facts.cards is \"\d+\" and \"\d+\"",
        ),
        (
            laws.hidden_cards_change_nothing_seen,
            LeaksInAnError,
            r"seen by seat \d, at .*: hidden cards show: answers\[\d\].facts.player is \d+ and \d+",
        ),
        (laws.no_card_is_lost_or_doubled, LosesACard, r"at .*: cards lost and doubled: \d+ and none"),
        (
            laws.illegal_moves_change_nothing,
            HalfAppliesAMove,
            r"at .* of seat \d: a refused move changed something: pot is 0 and 1",
        ),
        (
            laws.silence_ends_the_game,
            HangsWhenSilent,
            r"the game can't end: with \[0, 1, 2\] silent it goes on for ever",
        ),
        (
            laws.clones_go_their_own_way,
            SharesItsHands,
            r"at `take` of seat \d: a clone changed with its twin: cards\[\d\] is \[\] and \[\d+\]",
        ),
        (
            laws.json_there_and_back,
            ForgetsThePot,
            r"JSON there and back, at pay of seat \d: its own JSON is refused: state-field {'field': 'paid'}",
        ),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_the_law_finds_the_fault_and_says_where_it_is(law, fault, says):
    with pytest.raises(AssertionError, match=rf"^geschenkt-3-1.*{says}"):
        law(Case(game_with(fault), 3))


def test_a_game_whose_hidden_places_nobody_wrote_down_is_told_so():
    game = game_with(GeschenktState)
    type(game).name = "nonesuch"

    with pytest.raises(AssertionError, match=r"^nonesuch: tests/games/nonesuch/hidden.py is missing; .* deal_anew"):
        laws.deal_anew(game)
