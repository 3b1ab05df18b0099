"""The course of a game of Rummy With Jokers: who is to play, what a move changes, and what is told of it."""

from typing import Final

from cardtable.core.cards import JOKER, Card, card_name, deck
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Checked, Event, IllegalMove, Move, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.rummy import telling
from cardtable.games.rummy.choosing import Prospect, careless_discard
from cardtable.games.rummy.moves import DRAW, SKIP, Close, Discard, Draw, Skip, Turn
from cardtable.games.rummy.scoring import counted, points
from cardtable.games.rummy.seeing import shown
from cardtable.games.rummy.situation import Situation
from cardtable.games.rummy.turns import Draft, judge
from cardtable.games.rummy.view import RummyView, Tally

HAND: Final = 13
DECKS: Final = 2
JOKERS: Final = 2
"""In each deck."""
ALL_CARDS: Final = sorted(card for _ in range(DECKS) for card in deck(JOKERS))
COPIES: Final = [ALL_CARDS.count(Card(card)) for card in range(JOKER + 1)]
"""By the card, how many there are."""


class RummyState(Situation):
    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.waiting:
            return ()
        if self.is_deal_over:
            return (READY,)
        if self.drawn is None:
            top = self.discards[-1] if self.discards and self.is_open else None
            return (DRAW, *(self.prospect(top).turns() if top is not None else ()))
        discards = [Turn((), Discard(card)) for card in sorted(set(self.hands[seat]))]
        return (*(self.prospect().turns() if self.is_open else ()), *discards)

    def check(self, seat: Seat, move: Move) -> Checked:
        self.check_turn(seat)
        if isinstance(move, Turn) and not self.is_deal_over:
            draft = self.draft(seat, move)
            turn = Turn(draft.plays, move.end, takes=move.takes)
            return Checked(turn, telling.means_turn(draft, turn))
        if self.is_deal_over != isinstance(move, Ready) or not isinstance(move, Draw | Skip | Ready):
            raise IllegalMove("move-not-now", text=str(move))
        if isinstance(move, Draw) and self.drawn is not None:
            raise IllegalMove("rummy-drawn-already", card=card_name(self.drawn))
        return Checked(move, self.means(seat, move))

    def means(self, seat: Seat, move: Move) -> Sentence:
        if isinstance(move, Turn):
            return telling.means_turn(self.draft(seat, move), move)
        if isinstance(move, Draw):
            return telling.means_draw(len(self.stock), can_renew=self.can_renew)
        return say("means-ready") if isinstance(move, Ready) else say("rummy-means-skip")

    def draft(self, seat: Seat, turn: Turn) -> Draft:
        """The turn tried on a copy of hand and table; raises IllegalMove."""
        self._check_time(turn)
        taken = self.discards[-1] if turn.takes else None
        hand, has_declared = self.hands[seat], self.declared[seat]
        return judge(Draft(seat, hand, self.table, self.house, has_declared=has_declared, taken=taken), turn)

    def prospect(self, taken: Card | None = None) -> Prospect:
        """What the player in turn could lay down."""
        seat = self.turn
        return Prospect(self.hands[seat], self.melds, self.house, has_declared=self.declared[seat], taken=taken)

    def apply(self, seat: Seat, move: Move) -> None:
        if isinstance(move, Turn):
            self._play(seat, move)
        elif isinstance(move, Draw):
            self._draw(seat)
        elif isinstance(move, Ready):
            self._ready(seat)
        elif isinstance(move, Skip):
            self._skip(seat)
            return
        else:
            raise TypeError(move)
        self.skips = 0

    def some(self, seat: Seat, chance: Chance) -> Move:
        if self.is_deal_over:
            return READY
        if self.drawn is None:
            looks = self.is_open and bool(self.discards) and bool(chance.below(2))
            return (self.prospect(self.discards[-1]).careless(chance) if looks else None) or DRAW
        turn = self.prospect().careless(chance) if self.is_open else None
        return turn or Turn((), Discard(careless_discard(sorted(self.hands[seat]), chance)))

    def default(self, seat: Seat) -> Move:
        if self.is_deal_over:
            return READY
        return DRAW if self.drawn is None else Turn((), Discard(self.drawn))

    def skip(self, seat: Seat) -> Move | None:
        """Turns are passed over as long as somebody plays in between; after that, silence is answered as usual."""
        if self.is_deal_over:
            return READY
        return SKIP if self.skips < len(self.active()) else None

    def prompt(self, seat: Seat | None) -> Sentence:
        return telling.prompt(self, seat)

    def view(self, seat: Seat | None) -> RummyView:
        return shown(self, seat)

    def clone(self) -> "RummyState":
        twin = RummyState(self.players, self.house, self.seed)
        self.copy_onto(twin)
        return twin

    def deal_cards(self) -> None:
        """Thirteen cards to everybody in the game, one face up, the others as the draw pile (rules 1.2 to 1.4)."""
        cards = self.shuffled([card for _ in range(DECKS) for card in deck(JOKERS)])
        for seat in range(self.players):
            size = 0 if self.left[seat] else HAND
            self.hands[seat], cards = cards[:size], cards[size:]
        self.discards, self.stock = [cards.pop()], cards
        self.dealt_in = [not gone for gone in self.left]
        self.declared, self.pures = [False] * self.players, [0] * self.players
        self.thrown = [[] for _ in range(self.players)]
        self.table, self.recycled = [], []
        self.recycles, self.round = 0, 1
        self.drawn = self.closing = None

    def on_leave(self, seat: Seat) -> None:
        """The hand of one who leaves is set aside and counts as it is (RJ-36)."""
        if self.is_over:
            return
        if self.is_deal_over:
            self._go_on_if_ready()
        elif len(self.active()) < 2:
            self._end_deal(None)
        elif seat == self.turn:
            self.drawn = None
            self._pass_on()

    def _check_time(self, turn: Turn) -> None:
        """Refuse a turn before the draw, and plays before the first round for them (rules 2.1 to 2.3)."""
        if (turn.plays or turn.takes) and not self.is_open:
            first = self.house.first_declaration_round
            code = "rummy-take-early" if turn.takes else "rummy-declare-early"
            raise IllegalMove(code, round=self.round, first=first)
        if turn.takes and self.drawn is not None:
            raise IllegalMove("rummy-drawn-already", card=card_name(self.drawn))
        if turn.takes and not self.discards:
            raise IllegalMove("rummy-no-discard")
        if not turn.takes and self.drawn is None:
            raise IllegalMove("rummy-draw-first" if self.is_open else "rummy-draw-first-only")

    def _draw(self, seat: Seat) -> None:
        if not self.stock:
            if not self.can_renew:
                self.tell(Event(say("rummy-pile-used-up", count=self.recycles)))
                self._end_deal(None)
                return
            self._renew()
        card = self.stock.pop()
        self.hands[seat].append(card)
        self.drawn = card
        if self.story is not None:
            secret = say("rummy-drew-card", player=seat, card=card_name(card))
            self.tell(Event(say("rummy-drew", player=seat), secret, (seat,)))

    def _renew(self) -> None:
        """All discards but the top one become the new draw pile (RJ-21)."""
        cards, self.discards = self.discards[:-1], self.discards[-1:]
        self.recycled = sorted(cards)
        self.stock = self.shuffled(cards)
        self.recycles += 1
        if self.story is not None:
            most = self.house.max_recycles
            self.tell(Event(say("rummy-recycled", count=len(cards), times=self.recycles, most=most)))

    def _play(self, seat: Seat, turn: Turn) -> None:
        draft = self.draft(seat, turn)
        if turn.takes:
            self.discards.pop()
        self.hands[seat], self.table = draft.hand, draft.table
        self.declared[seat] = draft.has_declared
        self.pures[seat] += draft.pures
        self.drawn = None
        if self.story is not None:
            for sentence in telling.plays_told(draft):
                self.tell(Event(sentence))
        if isinstance(turn.end, Discard):
            self._discard(seat, turn.end.card)
        elif isinstance(turn.end, Close):
            self._close(seat, turn.end.card, is_perfect=not draft.had_declared)

    def _discard(self, seat: Seat, card: Card) -> None:
        self.discards.append(card)
        self.thrown[seat].append(card)
        if self.story is not None:
            self.tell(Event(say("rummy-discarded", player=seat, card=card_name(card))))
        self._pass_on()

    def _close(self, seat: Seat, card: Card | None, *, is_perfect: bool) -> None:
        self.closing = card
        if card is None:
            self.tell(Event(say("rummy-closed-all", player=seat)))
        else:
            secret = say("rummy-closed-card", player=seat, card=card_name(card))
            self.tell(Event(say("rummy-closed", player=seat), secret, (seat,)))
        self._end_deal(seat, is_perfect=is_perfect)

    def _skip(self, seat: Seat) -> None:
        self.skips += 1
        self.tell(Event(say("rummy-skipped", player=seat)))
        if self.drawn is None:
            self._pass_on()
            return
        card, self.drawn = self.drawn, None
        self.hands[seat].remove(card)
        self._discard(seat, card)

    def _pass_on(self) -> None:
        """The next player in the game is to play; a round ends where it began (rule 1.6)."""
        seat = self.turn
        while True:
            seat = Seat((seat + 1) % self.players)
            if seat == self.starter:
                self.round += 1
            if not self.left[seat]:
                break
        self.turn = seat

    def _end_deal(self, closer: Seat | None, *, is_perfect: bool = False) -> None:
        """Count what everybody holds (rules 7.1 to 7.5)."""
        last = self.active()[0] if len(self.active()) == 1 else None
        self.drawn = None
        self.history.append(
            tuple(
                Tally(
                    present=self.dealt_in[s],
                    closed=s == closer,
                    declared=self.declared[s],
                    excused=s == last,
                    cards=counted(self.hands[s], declared=self.declared[s]),
                    pures=self.pures[s],
                    perfect=s == closer and is_perfect,
                )
                for s in range(self.players)
            )
        )
        self.ready = [False] * self.players
        if self.story is not None:
            self._tell_scores()

    def _tell_scores(self) -> None:
        totals = self.totals()
        for s in range(self.players):
            if self.dealt_in[s]:
                score = points(self.history[-1][s], self.house)
                self.tell(Event(say("rummy-scored", player=s, deal=self.deal, points=score, total=totals[s])))

    def _ready(self, seat: Seat) -> None:
        self.ready[seat] = True
        self._go_on_if_ready()

    def _go_on_if_ready(self) -> None:
        """When everybody is ready the next deal begins, one seat further on (RJ-25)."""
        if self.is_over or not all(self.ready[s] for s in self.active()):
            return
        self.deal += 1
        seat = Seat((self.starter + 1) % self.players)
        while self.left[seat]:
            seat = Seat((seat + 1) % self.players)
        self.starter = self.turn = seat
        self.deal_cards()
        self.tell(Event(say("rummy-dealt", deal=self.deal, player=self.starter)))
