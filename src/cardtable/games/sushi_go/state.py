"""The course of a game of Sushi Go!: who chooses, what is revealed, and where the hands go."""

from typing import ClassVar, Final

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import State
from cardtable.core.move import READY, Checked, IllegalMove, Move, Ready, Seat
from cardtable.core.position import Json
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Result
from cardtable.games.sushi_go import telling
from cardtable.games.sushi_go.cards import (
    CHOPSTICKS,
    DUMPLING,
    EGG,
    MAKI_1,
    MAKI_2,
    MAKI_3,
    PUDDING,
    SALMON,
    SASHIMI,
    SIZES,
    SQUID,
    TEMPURA,
    WASABI,
    card_name,
    card_names,
    named,
)
from cardtable.games.sushi_go.choosing import may_pick_two, possible, refuse_impossible, take_out
from cardtable.games.sushi_go.display import groups, wasabi_written
from cardtable.games.sushi_go.moves import ONE, TWO, Pick
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.scoring import points, pudding_points, round_points
from cardtable.games.sushi_go.sheet import ROUNDS, puddings, scores, standing
from cardtable.games.sushi_go.view import SushiGoView

BITS: Final[tuple[int, ...]] = (1, 2, 4, 8, 16)
OTHERS: Final[tuple[int, ...]] = (30, 29, 27, 23, 15)
"""Each seat as a bit, and all seats but this one."""
SEATS_OF: Final = tuple(tuple(Seat(s) for s in range(5) if mask & BITS[s]) for mask in range(32))
"""The seats in a set of them, given as bits."""
EVERYBODY: Final[tuple[int, ...]] = (0, 1, 3, 7, 15, 31)
"""All seats as bits, by the number of players."""

SILENT_CHOICE: Final[tuple[int, ...]] = (
    SQUID,
    MAKI_3,
    SALMON,
    TEMPURA,
    DUMPLING,
    MAKI_2,
    SASHIMI,
    PUDDING,
    WASABI,
    EGG,
    MAKI_1,
    CHOPSTICKS,
)
"""What silence picks: the first of these that the hand holds."""


class SushiGoState(State[SushiGoOptions, Move, SushiGoView]):
    game: ClassVar[str] = "sushi-go"

    def __init__(self, players: int, options: SushiGoOptions, seed: Seed) -> None:
        super().__init__(players, options, seed)
        self.house: Final = options
        self.size: Final[int] = SIZES[players]
        self.everybody: Final[int] = EVERYBODY[players]
        self.alternates: Final = options.pass_ == "alternate"
        self.puts_last_down: Final = options.auto_last == "on"
        self.round: int = 1
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Sorted; what was chosen stays in the hand until it is revealed."""
        self.returned: list[int] = [0] * players
        """For each hand the chopsticks in it that were put back before everybody's eyes."""
        self.collections: list[list[int]] = [[] for _ in range(players)]
        """The cards of this round in front of each seat, in the order in which they were put down."""
        self.past: list[list[list[int]]] = []
        """The collections of the rounds before."""
        self.picks: list[Pick | None] = [None] * players
        self.revealed: list[tuple[int, ...]] = [()] * players
        """What each seat put down last time."""
        self.asked: int = 0
        """The seats the game waits for, as bits: those who still choose, or who are not ready for the next round."""

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return SEATS_OF[self.asked]

    @property
    def is_picking(self) -> bool:
        return bool(self.hands[0])

    @property
    def is_over(self) -> bool:
        return not self.asked

    @property
    def phase(self) -> str:
        return "picking" if self.is_picking else "over" if self.is_over else "between"

    @property
    def passes_right(self) -> bool:
        """Hands go left, or in the second round to the right where the house says so (rule 2.4)."""
        return self.alternates and self.round == 2

    @property
    def finished_rounds(self) -> list[list[list[int]]]:
        return self.past if self.is_picking else [*self.past, self.collections]

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if not self.is_picking:
            return (READY,) if self.asked & BITS[seat] else ()
        if not self.asked & BITS[seat] and self.house.allow_reselect == "no":
            return ()
        moves = possible(self.hands[seat], self.collections[seat])
        return tuple([move for move in moves if move != self.picks[seat]])

    def check(self, seat: Seat, move: Move) -> Checked:
        if self.is_over:
            raise IllegalMove("game-over")
        if isinstance(move, Pick):
            self._check_pick(seat, move)
        elif isinstance(move, Ready):
            self._check_ready(seat)
        else:
            raise IllegalMove("move-not-now", text=str(move))
        return Checked(move, self.means(seat, move))

    def means(self, seat: Seat, move: Move) -> Sentence:
        if not isinstance(move, Pick):
            return say("means-ready")
        cards = self.collections[seat]
        gain = points([*cards, *move.cards]) - points(cards)
        if len(move.cards) == 1:
            return say("sushi-go-means-one", card=card_name(move.cards[0]), gain=gain)
        first, second = move.cards
        return say("sushi-go-means-two", card_first=card_name(first), card_second=card_name(second), gain=gain)

    def apply(self, seat: Seat, move: Move) -> None:
        self.asked &= OTHERS[seat]
        if isinstance(move, Pick):
            self.picks[seat] = move
            if self.story is not None:
                self.tell(telling.chosen(seat, move))
            if not self.asked:
                self._reveal()
        elif isinstance(move, Ready):
            if not self.asked:
                self._next_round()
        else:
            raise TypeError(move)

    def some(self, seat: Seat, chance: Chance) -> Move:
        hand = self.hands[seat]
        count = len(hand)
        if not count:
            return READY
        first = chance.below(count)
        if chance.below(2) or count == 1 or CHOPSTICKS not in self.collections[seat]:
            return ONE[hand[first]]
        second = chance.below(count - 1)
        return TWO[hand[first]][hand[second if second < first else second + 1]]

    def default(self, seat: Seat) -> Move:
        if not self.is_picking:
            return READY
        return next(ONE[card] for card in SILENT_CHOICE if card in self.hands[seat])

    def prompt(self, seat: Seat | None) -> Sentence:
        if self.is_over:
            return say("game-is-over")
        number = len(self.waiting)
        is_asked = seat is not None and bool(self.asked & BITS[seat])
        if not self.is_picking:
            code = "sushi-go-ready" if is_asked else "sushi-go-wait-ready"
            return say(code, round=self.round, next=self.round + 1, number=number)
        if seat is None:
            return say("sushi-go-all-choose", round=self.round, number=number)
        if is_asked:
            return say("sushi-go-pick-two" if self._may_pick_two(seat) else "sushi-go-pick-one")
        code = "sushi-go-wait" if self.house.allow_reselect == "no" else "sushi-go-wait-or-change"
        return say(code, cards=card_names(self.picked(seat)), number=number)

    def view(self, seat: Seat | None) -> SushiGoView:
        left_over = len(self.hands[0])
        rounds = self.finished_rounds
        held = puddings([*self.past, self.collections], self.players)
        return SushiGoView(
            seat=seat,
            waiting=self.waiting,
            left=self.leavers(),
            prompt=self.prompt(seat),
            legal=self.choices(seat),
            result=self.result,
            options=self.house,
            round=self.round,
            turn=min(self.size - left_over + 1, self.size),
            turns=self.size,
            direction="right" if self.passes_right else "left",
            doing=tuple([self._doing(s) for s in range(self.players)]),
            hand=() if seat is None else named(self.hands[seat]),
            hand_size=left_over,
            picked=() if seat is None else named(self.picked(seat)),
            known=tuple([named(self.known(seat, s)) for s in range(self.players)]),
            returned=tuple(self.returned),
            collections=tuple([groups(cards, held[s]) for s, cards in enumerate(self.collections) if self.for_people]),
            revealed=tuple([named(cards) for cards in self.revealed]),
            played=tuple([named(cards) for cards in self.collections]),
            past=tuple([tuple([named(cards) for cards in collections]) for collections in self.past]),
            puddings=tuple(held),
            round_points=tuple([tuple(round_points(played, self.house.maki_ties)) for played in rounds]),
            pudding_points=tuple(pudding_points(held, self.house.pudding_ties)) if self.is_over else (),
            deck_left=len(self.deck),
        )

    @property
    def result(self) -> Result:
        return standing(self.finished_rounds, self.players, self.house, with_sheet=self.for_people)

    def clone(self) -> "SushiGoState":
        twin = SushiGoState(self.players, self.house, self.seed)
        self.copy_onto(twin)
        twin.round = self.round
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.returned = self.returned.copy()
        twin.collections = [cards.copy() for cards in self.collections]
        twin.past = self.past
        twin.picks = self.picks.copy()
        twin.revealed = self.revealed.copy()
        twin.asked = self.asked
        return twin

    def describe(self) -> Json:
        return {
            "round": self.round,
            "phase": self.phase,
            "deck": list(named(self.deck)),
            "hands": [list(named(hand)) for hand in self.hands],
            "returned": list(self.returned),
            "collections": [list(named(cards)) for cards in self.collections],
            "revealed": [list(named(cards)) for cards in self.revealed],
            "wasabi": [wasabi_written(cards) for cards in self.collections],
            "past": [[list(named(cards)) for cards in collections] for collections in self.past],
            "picks": [list(named(self.picked(Seat(s)))) for s in range(self.players)],
            "ready": [self._doing(s) == "ready" for s in range(self.players)],
            "scores": scores(self.finished_rounds, self.players, self.house),
        }

    def deal(self) -> None:
        """Shuffle what is left of the deck and deal from it (rules 1.2 and 1.3)."""
        self.shuffle(self.deck)
        top = len(self.deck)
        for seat in range(self.players):
            hand = self.deck[top - self.size : top]
            top -= self.size
            hand.sort()
            self.hands[seat] = hand
            self.returned[seat] = 0
            self.revealed[seat] = ()
        del self.deck[top:]
        self.asked = self.everybody

    def picked(self, seat: Seat) -> tuple[int, ...]:
        """What this seat has chosen for this turn."""
        chosen = self.picks[seat]
        return () if chosen is None else chosen.cards

    def has_seen(self, seat: Seat | None, holder: int) -> bool:
        """Whether the hand that lies with this holder now has been in this seat's hands."""
        if seat is None:
            return False
        way = seat - holder if self.passes_right else holder - seat
        return way % self.players <= self.size - len(self.hands[0])

    def known(self, seat: Seat | None, holder: int) -> list[int]:
        """What this seat knows of the hand that lies with this holder now.

        Everything taken from a hand is revealed, so a hand that was seen once stays known.
        """
        return self.hands[holder] if self.has_seen(seat, holder) else [CHOPSTICKS] * self.returned[holder]

    def _may_pick_two(self, seat: Seat) -> bool:
        return may_pick_two(self.hands[seat], self.collections[seat])

    def _check_pick(self, seat: Seat, move: Pick) -> None:
        if not self.is_picking:
            raise IllegalMove("sushi-go-between-rounds", next=self.round + 1)
        if not self.asked & BITS[seat] and self.house.allow_reselect == "no":
            raise IllegalMove("sushi-go-chosen-already", cards=card_names(self.picked(seat)))
        if move.cards == self.picked(seat):
            raise IllegalMove("sushi-go-chosen-the-same", cards=card_names(move.cards))
        refuse_impossible(self.hands[seat], self.collections[seat], move.cards)

    def _check_ready(self, seat: Seat) -> None:
        if self.is_picking:
            raise IllegalMove("sushi-go-pick-first")
        if not self.asked & BITS[seat]:
            raise IllegalMove("sushi-go-ready-already", number=len(self.waiting))

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
            self.story.extend(telling.revealed(seat, picked, cards))
        if len(picked) == 2:
            cards.remove(CHOPSTICKS)
        for card in picked:
            take_out(hand, card)
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
            self.tell(telling.passed(len(self.hands[0]), to_the_right=self.passes_right))

    def _put_last_cards_down(self) -> None:
        """The last card is nobody's choice (rule 2.6)."""
        for seat in range(self.players):
            if self.story is not None:
                self.story.extend(telling.revealed(seat, self.hands[seat], self.collections[seat]))
            self.collections[seat].append(self.hands[seat].pop())
            self.returned[seat] = 0

    def _end_round(self) -> None:
        self.asked = self.everybody if self.round < ROUNDS else 0
        if self.story is None:
            return
        rounds = self.finished_rounds
        gained = round_points(self.collections, self.house.maki_ties)
        earlier = scores(self.past, self.players, self.house)
        self.story.extend(telling.scored(self.round, gained, [a + b for a, b in zip(earlier, gained, strict=True)]))
        if self.is_over:
            held = puddings(rounds, self.players)
            self.story.extend(telling.finished(held, pudding_points(held, self.house.pudding_ties), self.result))

    def _next_round(self) -> None:
        """Everything but puddings is cleared away, and new hands are dealt (rules 1.3 and 5.1)."""
        if self.house.deck == "reshuffle_all":
            for cards in self.collections:
                self.deck += [card for card in cards if card != PUDDING]
        self.past = [*self.past, self.collections]
        self.collections = [[] for _ in range(self.players)]
        self.round += 1
        self.deal()
        if self.story is not None:
            self.tell(telling.dealt(self.round, self.size))

    def _doing(self, seat: int) -> str:
        if self.is_over:
            return "done"
        if self.asked & BITS[seat]:
            return "choosing" if self.is_picking else "reading"
        return "chosen" if self.is_picking else "ready"
