"""The course of a game of Sushi Go!: what a choice changes, what is revealed, where the hands go, and what is told."""

from collections.abc import Sequence
from typing import ClassVar, assert_never

from cardtable.core.chance import Chance, Seed
from cardtable.core.move import Event, Ready, Seat
from cardtable.core.rules import Rules
from cardtable.core.sentence import say
from cardtable.core.vectors import append, i64
from cardtable.games.sushi_go import choices, legality, position, scoring, sight
from cardtable.games.sushi_go.board import FULL_DECK, NOTHING, OTHERS, ROUNDS, Board
from cardtable.games.sushi_go.cards import CHOPSTICKS, NAMES, PUDDING, card_names
from cardtable.games.sushi_go.moves import Pick, SushiGoMove
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.packed import FIELD, HANDS, ONE, PLACES, WIDTH, Hand, Row, cards_in, nth, without
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
        asked = self.asked = self.asked & OTHERS[seat]
        if isinstance(move, Pick):  # no `match`, whose cases cost more in both forms
            self.chosen[seat] = move.row
            if self.story is not None:
                self._tell_chosen(seat, move)
            if not asked:
                self._reveal()
        elif isinstance(move, Ready):
            if not asked:
                self._next_round()
        else:
            assert_never(move)

    def deal(self) -> None:
        """Shuffle what is left of the deck and deal from it (rules 1.2 and 1.3)."""
        deck = self.shuffled_row(self.deck)
        top: i64 = len(deck)
        for seat in range(self.players):
            hand: Hand = 0
            for card in deck[top - self.size : top]:
                hand += ONE[card]
            top -= self.size
            self.held[seat] = hand
        self.deck, self.returned, self.revealed = deck[:top], 0, NOTHING[self.players][:]
        self.hand_size, self.asked = self.size, self.everybody

    def _tell_chosen(self, seat: Seat, move: Pick) -> None:
        """Others learn that somebody has chosen, and nothing else (SG-20)."""
        yours = say("sushi-go-you-chose", cards=card_names(move.cards))
        self.tell(Event(say("sushi-go-chose", player=seat), yours, (seat,)))

    def _reveal(self) -> None:
        """Everybody's cards are put down at once, and hands go on (rules 2.3 to 2.5)."""
        held, laid, chosen, place = self.held, self.laid, self.chosen, WIDTH * (self.size - self.hand_size)
        is_told = self.story is not None
        for seat in range(self.players):
            picked = chosen[seat]
            if is_told:
                self._tell_revealed(seat, cards_in(picked))
            if picked > CHOPSTICKS:
                self._mind_chopsticks(seat, picked)
            held[seat] -= HANDS[picked]
            laid[seat] |= picked << (place if picked <= FIELD else place - WIDTH)
        self.revealed, self.chosen = chosen, NOTHING[self.players][:]
        self.hand_size -= 1
        self._pass_on()
        if self.hand_size == 1 and self.puts_last_down:
            self._put_last_cards_down()
        if self.hand_size:
            self.asked = self.everybody
        else:
            self._end_round()

    def _mind_chopsticks(self, seat: i64, picked: Row) -> None:
        """What was put back may be picked again; chopsticks that serve for two cards go back (rules 3.2 and 3.4)."""
        if self.returned:
            for card in cards_in(picked):
                if card == CHOPSTICKS and self.returned_to(seat):
                    self.returned -= PLACES[seat]
        if picked > FIELD:
            self.laid[seat] = without(self.laid[seat], CHOPSTICKS)
            self.held[seat] += ONE[CHOPSTICKS]
            self.returned += PLACES[seat]

    def _pass_on(self) -> None:
        held, moved = self.held, self.held[0]
        if self.passes_right:
            self.held = append(held[1:], moved)
        else:
            for seat in range(1, self.players):
                held[seat], moved = moved, held[seat]
            held[0] = moved
        if self.returned:
            self.returned = self._passed_on(self.returned)
        if self.story is not None and self.hand_size:
            code = "sushi-go-passed-right" if self.passes_right else "sushi-go-passed-left"
            self.say(code, number=self.hand_size)

    def _passed_on(self, returned: Row) -> Row:
        last = WIDTH * (self.players - 1)
        if self.passes_right:
            return (returned >> WIDTH) | ((returned & FIELD) << last)
        return ((returned << WIDTH) & ~(FIELD << WIDTH * self.players)) | (returned >> last)

    def _put_last_cards_down(self) -> None:
        """The last card is nobody's choice (rule 2.6)."""
        for seat in range(self.players):
            last = nth(self.held[seat], 0)
            if self.story is not None:
                self._tell_revealed(seat, [last])
            self.laid[seat] |= (last + 1) << WIDTH * (self.size - 1)
        self.hand_size, self.held, self.returned = 0, NOTHING[self.players][:], 0

    def _end_round(self) -> None:
        self.asked = self.everybody if self.round < ROUNDS else 0
        if self.story is not None:
            self._tell_scores()
            if self.is_over:
                self._tell_end()

    def _next_round(self) -> None:
        """Everything but puddings is cleared away, and new hands are dealt (rules 1.3 and 5.1)."""
        if self.options.deck == "reshuffle_all":
            deck = self.deck[:]
            for card in [card for cards in self.collections for card in cards if card != PUDDING]:
                deck = append(deck, card)
            self.deck = deck
        self.before = [*self.before, self.laid]
        self.laid = NOTHING[self.players][:]
        self.round += 1
        self.deal()
        if self.story is not None:
            self.say("sushi-go-dealt", round=self.round, number=self.size)

    def _tell_revealed(self, seat: i64, picked: Sequence[int]) -> None:
        """The cards a player puts down beside those from before, and the nigiri that land on a wasabi."""
        before = cards_in(self.laid[seat])
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
    state.deck = FULL_DECK
    state.deal()
    return state
