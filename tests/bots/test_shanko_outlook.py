"""What a hand of Shanko promises in the middle of a round, and how far a search looks ahead."""

from itertools import islice
from statistics import correlation

from cardtable.bots.budget import playouts
from cardtable.bots.hard import Hard
from cardtable.bots.judge import Judge
from cardtable.bots.shanko import BRAIN, ShankoBrain
from cardtable.bots.shanko_outlook import JUDGE, LACKING
from cardtable.core.chance import Fast
from cardtable.core.move import Seat
from cardtable.games.shanko import GAME, phases
from cardtable.games.shanko.contracts import ROUNDS


def experts(players, seed):
    """The moments of a game between experts."""
    state, chance = GAME.start(players, seed), Fast(seed)
    while state.waiting:
        yield state
        state.apply(state.waiting[0], BRAIN.expert(state, state.waiting[0], chance))
    yield state


def prospects(state):
    """By how much the hands promise to be ahead, beside what is already counted."""
    return [BRAIN.outlook(state, Seat(s)) - BRAIN.value(state, Seat(s)) for s in range(state.players)]


def rounds(players, seed):
    """Of each round what the hands promised before each draw, and what came of it."""
    promised, counted = [], [0.0] * players
    for state in experts(players, seed):
        values = [BRAIN.value(state, Seat(s)) for s in range(players)]
        if values != counted:
            yield promised, [now - before for now, before in zip(values, counted, strict=True)]
            promised, counted = [], values
        if state.phase == phases.DRAW:
            promised.append(prospects(state))


def test_in_every_round_a_contract_that_lacks_nothing_is_worth_more():
    assert len(JUDGE.weights) == ROUNDS
    for weights in JUDGE.weights:
        assert weights[LACKING] > max(weights[LACKING + 1 : LACKING + 4])


def test_what_hands_promise_tells_something_about_how_the_round_ends():
    pairs = [
        (hope, end)
        for seed in range(8)
        for promised, came in rounds(4, seed)
        for hands in promised
        for hope, end in zip(hands, came, strict=True)
    ]

    assert correlation(*zip(*pairs, strict=True)) > 0.3


def test_with_two_players_what_one_may_hope_for_the_other_has_to_fear():
    for state in islice(experts(2, 3), 300):
        ann, bob = prospects(state)

        assert abs(ann + bob) < 1e-6


class Watched(ShankoBrain):
    """A brain that counts what it is asked."""

    def __init__(self):
        self.moves = self.promises = 0
        self.valued = []
        """The finished rounds of each state that was valued."""

    def expert(self, state, seat, chance):
        self.moves += 1
        return super().expert(state, seat, chance)

    def value(self, state, seat):
        self.valued.append(len(state.finished))
        return super().value(state, seat)

    def standings(self, state):
        self.promises += 1
        return super().standings(state)


def in_the_middle_of_a_round():
    brain, state = Watched(), next(islice(experts(4, 1), 20, None))
    return brain, state, state.waiting[0]


def test_a_search_plays_rounds_to_their_end():
    brain, state, seat = in_the_middle_of_a_round()

    Hard(GAME, brain, playouts(20)).think(state.view(seat), seat, Fast(1))

    assert brain.valued == [len(state.finished) + 1] * 20


def test_a_review_looks_about_a_turn_ahead_and_trusts_what_hands_promise():
    brain, state, seat = in_the_middle_of_a_round()
    guesses = 10

    Judge(GAME, brain, guesses).price(state.view(seat), seat, brain.candidates(state, seat)[:2], Fast(1))

    assert brain.promises > guesses
    assert brain.moves < 2 * guesses * 2 * (4 * 4)
