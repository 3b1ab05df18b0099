"""The course of a game of Sushi Go!: what a choice changes, what is revealed, where the hands go, and what is told."""

from collections.abc import Sequence
from typing import ClassVar, assert_never

from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Event, Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import say
from cardtable.core.vectors import append, i64, vec
from cardtable.games.sushi_go import choices, legality, position, scoring, sight
from cardtable.games.sushi_go.board import OTHERS, ROUNDS, Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, NAMES, PUDDING, card_names
from cardtable.games.sushi_go.moves import Pick, SushiGoMove
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.scoring import on_wasabi, pudding_points, puddings, round_points, scores
from cardtable.games.sushi_go.view import SushiGoShared, SushiGoView


class SushiGoState(Board):
    rules: ClassVar[Rules] = Rules(legality, choices, sight, scoring, position, SushiGoView)

    def shared(self) -> SushiGoShared:
        shared = sight.shared(self)
        shared.result = shared.result.with_sheet(scoring.sheet(self))
        sight.lay_out(self, shared)
        return shared

    def some(self, seat: Seat, chance: Chance) -> SushiGoMove:
        return choices.some(self, seat, chance)

    def clone(self) -> "SushiGoState":
        twin = SushiGoState(self.players, self.options, self.seed)
        self.copy_board(twin)
        return twin

    def apply(self, seat: Seat, move: SushiGoMove) -> None:
        self.asked &= OTHERS[seat]
        if isinstance(move, Pick):  # no `match`, whose cases cost more in both forms
            self._choose(seat, move)
        elif isinstance(move, Ready):
            if not self.asked:
                self._next_round()
        else:
            assert_never(move)

    def deal(self) -> None:
        """Shuffle what is left of the deck and deal from it (rules 1.2 and 1.3)."""
        deck = self.shuffled_row(self.deck)
        top = len(deck)
        for seat in range(self.players):
            hand = list(deck[top - self.size : top])
            top -= self.size
            hand.sort()
            self.hands[seat] = hand
            self.returned[seat] = 0
            self.revealed[seat] = ()
        self.deck = deck[:top]
        self.asked = self.everybody

    def _choose(self, seat: Seat, move: Pick) -> None:
        """Others learn that somebody has chosen, and nothing else (SG-20)."""
        self.picks[seat] = move
        if self.story is not None:
            yours = say("sushi-go-you-chose", cards=card_names(move.cards))
            self.tell(Event(say("sushi-go-chose", player=seat), yours, (seat,)))
        if not self.asked:
            self._reveal()

    def _reveal(self) -> None:
        """Everybody's cards are put down at once, and hands go on (rules 2.3 to 2.5)."""
        for seat, chosen in enumerate(self.picks):
            assert chosen is not None
            self._put_down(seat, chosen.cards)
        self.picks = [None] * self.players
        self._pass_on()
        if len(self.hands[0]) == 1 and self.puts_last_down:
            self._put_last_cards_down()
        if self.hands[0]:
            self.asked = self.everybody
        else:
            self._end_round()

    def _put_down(self, seat: int, picked: tuple[int, ...]) -> None:
        self.revealed[seat] = picked
        cards, hand = self.collections[seat], self.hands[seat]
        if self.story is not None:
            self._tell_revealed(seat, picked)
        if len(picked) == 2:
            cards.remove(CHOPSTICKS)
        for card in picked:
            hand.remove(card)
            cards.append(card)
            if card == CHOPSTICKS and self.returned[seat]:
                self.returned[seat] -= 1
        if len(picked) == 2:
            hand.append(CHOPSTICKS)
            self.returned[seat] += 1

    def _pass_on(self) -> None:
        if self.passes_right:
            self.hands.append(self.hands.pop(0))
            self.returned.append(self.returned.pop(0))
        else:
            self.hands.insert(0, self.hands.pop())
            self.returned.insert(0, self.returned.pop())
        if self.story is not None and self.hands[0]:
            code = "sushi-go-passed-right" if self.passes_right else "sushi-go-passed-left"
            self.say(code, number=len(self.hands[0]))

    def _put_last_cards_down(self) -> None:
        """The last card is nobody's choice (rule 2.6)."""
        for seat in range(self.players):
            if self.story is not None:
                self._tell_revealed(seat, self.hands[seat])
            self.collections[seat].append(self.hands[seat].pop())
            self.returned[seat] = 0

    def _end_round(self) -> None:
        self.asked = self.everybody if self.round < ROUNDS else 0
        if self.story is not None:
            self._tell_scores()
            if self.is_over:
                self._tell_end()

    def _next_round(self) -> None:
        """Everything but puddings is cleared away, and new hands are dealt (rules 1.3 and 5.1)."""
        if self.options.deck == "reshuffle_all":
            for card in [card for cards in self.collections for card in cards if card != PUDDING]:
                self.deck = append(self.deck, card)
        self.past = [*self.past, self.collections]
        self.collections = [[] for _ in range(self.players)]
        self.round += 1
        self.deal()
        if self.story is not None:
            self.say("sushi-go-dealt", round=self.round, number=self.size)

    def _tell_revealed(self, seat: int, picked: Sequence[int]) -> None:
        """The cards a player puts down beside those from before, and the nigiri that land on a wasabi."""
        before = self.collections[seat]
        code = "sushi-go-put-down" if len(picked) == 1 else "sushi-go-put-down-two"
        self.say(code, player=seat, cards=card_names(picked))
        for was, card in zip([*on_wasabi(before), None, None], on_wasabi([*before, *picked]), strict=False):
            if card is not None and was is None:
                self.say("sushi-go-on-wasabi", player=seat, card=NAMES[card])

    def _tell_scores(self) -> None:
        earlier = scores(self.past, self.players, self.options)
        self.say("sushi-go-round-over", round=self.round)
        for seat, points in enumerate(round_points(self.collections, self.options.maki_ties)):
            self.say("sushi-go-round-points", player=seat, points=points, total=earlier[seat] + points)

    def _tell_end(self) -> None:
        held = puddings(self.finished_rounds, self.players)
        for seat, points in enumerate(pudding_points(held, self.options.pudding_ties)):
            self.say("sushi-go-pudding-points", player=seat, number=held[seat], points=points)
        result = self.result
        for seat, place in enumerate(result.places):
            self.say("sushi-go-final", player=seat, points=result.scores[seat] or 0, place=place)


def new(players: int, options: SushiGoOptions, seed: Seed) -> SushiGoState:
    state = SushiGoState(players, options, seed)
    state.deck = vec[i64](DECK)
    state.deal()
    return state
