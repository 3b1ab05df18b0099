"""How to play Rummy With Jokers: declare as soon as it goes, get rid of as many cards as possible, and keep what may
still become a meld.

Looks at this seat's own cards and at what lies open; of all others it counts what is unseen.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, assert_never

from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of, share_of_win
from cardtable.bots.exchange import exchange
from cardtable.bots.learned import Leaning, Learned
from cardtable.bots.mistake import Mistake
from cardtable.bots.rummy_discards import discard
from cardtable.bots.rummy_guesses import settle
from cardtable.bots.rummy_leaning import LEANING, spared_naturals, thrown_by
from cardtable.bots.rummy_mistakes import MISTAKES
from cardtable.bots.rummy_outlook import JUDGE
from cardtable.bots.rummy_tasks import task
from cardtable.bots.task import Task
from cardtable.core.cards import JOKER, Card, card_name
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Ready, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.turns import DRAW, Draw, Skip
from cardtable.games.rummy.board import UNTIL
from cardtable.games.rummy.finder import Plan
from cardtable.games.rummy.melds import fitting, value
from cardtable.games.rummy.moves import DISCARDS, Close, RummyMove, Turn
from cardtable.games.rummy.pieces import NEW, Piece
from cardtable.games.rummy.state import RummyState
from cardtable.games.rummy.suggestions import Prospect, Worth, best_way
from cardtable.games.rummy.turns import drafted

WORTH: Final = Worth([*(20 + value(Card(c)) for c in range(52)), 8])
"""What a card is worth to be rid of: fewer cards first, then fewer points; a joker can wait."""
NEAR_THE_END: Final = 3
"""Somebody who has declared and holds so few cards may close any time."""
SEARCHED: Final = 2400
MOST_SEARCHED: Final = 1100
"""So many playouts a table shares out for each decision of a hard bot, and so many at most are spent on one."""
WIN: Final = 100.0
"""What it is worth to have won, in points."""


class RummyBrain(Brain[RummyState, RummyMove]):
    swing: ClassVar[float] = 35.0
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES
    studied: ClassVar[int] = 300
    judge: ClassVar[Learned | None] = JUDGE
    leaning: ClassVar[Leaning | None] = LEANING

    def expert(self, state: RummyState, seat: Seat, chance: Chance) -> RummyMove:
        if state.is_deal_over:
            return READY
        if state.drawn is None:
            return _take(state) or DRAW
        return _play(state)

    def candidates(self, state: RummyState, seat: Seat) -> Sequence[RummyMove]:
        """What can be laid down, and of the bare discards those that can be spared most easily."""
        moves = state.legal(seat)
        if state.is_deal_over or state.drawn is None:
            return moves
        few = spared_naturals(state, seat) or [JOKER]
        return [move for move in moves if isinstance(move, Turn) and (move.plays or thrown_by(move) in few)]

    def leanings(self, state: RummyState, seat: Seat, moves: Sequence[RummyMove]) -> Sequence[float]:
        """Before one has declared: of later discards nothing was learned that a search doesn't see better."""
        if state.declared[seat] or any(thrown_by(move) == JOKER for move in moves):
            return ()
        return LEANING.of(state, seat, moves)

    def task(self, state: RummyState, seat: Seat) -> Task | None:
        return task(state, seat)

    def stage(self, state: RummyState) -> int:
        return len(state.history)

    def stages_left(self, state: RummyState) -> float:
        """Deals to come; a game to 500 points takes as many as the loser's way there needs."""
        if isinstance(state.options.deals, int):
            return state.options.deals - len(state.history)
        return (UNTIL - max(state.totals())) / self.swing

    def value(self, state: RummyState, seat: Seat) -> float:
        """What the totals mean for the game: it counts most to win it, and a little by how much."""
        standings = [-float(total) for total in state.totals()]
        win = share_of_win(standings, seat) if state.is_over else self._chance(state, standings, seat)
        return WIN * win + _lead(standings, seat) / 4

    def standings(self, state: RummyState) -> list[float]:
        """With what the hands promise. A search plays deals to their end: to trust this after two turns of everybody
        was no better (docs/decisions/0015-judges-are-learned.md); the arena tells luck from skill by it."""
        totals = state.totals()
        return [JUDGE.standing(state, Seat(s)) - totals[s] for s in range(state.players)]

    def searched(self, players: int) -> int:
        """Deals of many take longer to be played to their end."""
        return min(SEARCHED // players, MOST_SEARCHED)

    def keep_in_step(self, state: RummyState, move: RummyMove) -> None:
        """Who takes the discard leaves the top of the draw pile to the next."""
        if isinstance(move, Turn) and move.takes and state.stock:
            state.stock.insert(0, state.stock.pop())

    def pile(self, state: RummyState) -> list[Card] | None:
        return state.stock

    def refine(self, state: RummyState, seat: Seat, chance: Chance) -> None:
        """Whoever has declared holds no card that lies well on the table: it would lie there."""
        fits = {card for meld in state.melds for card in fitting(meld)}
        for rival in state.active():
            if rival != seat and state.declared[rival]:
                exchange(state, state.hands[rival], fits, chance)

    def settle(self, state: RummyState, seat: Seat, chance: Chance) -> None:
        settle(state, seat, chance)

    def _chance(self, state: RummyState, standings: Sequence[float], seat: Seat) -> float:
        return chance_to_win(standings, seat, scale_of(self.swing, self.stages_left(state)))

    def why(self, state: RummyState, seat: Seat, move: RummyMove) -> Sentence:
        match move:
            case Draw():
                return say("rummy-why-draw")
            case Turn():
                return _why_turn(state, seat, move)
            case Ready() | Skip():
                return say("rummy-why-ready")
            case _:
                assert_never(move)


def _lead(standings: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others."""
    return standings[seat] - max([standing for s, standing in enumerate(standings) if s != seat])


def _why_turn(state: RummyState, seat: Seat, turn: Turn) -> Sentence:
    draft = drafted(state, seat, turn)
    if isinstance(turn.end, Close):
        return say("rummy-why-close")
    if draft.opening is not None:
        return say("rummy-why-open", points=draft.opening)
    if draft.steps:
        return say("rummy-why-play", count=len(draft.played))
    return say("rummy-why-discard", card=card_name(thrown_by(turn)))


def _take(state: RummyState) -> Turn | None:
    """A turn with the top discard: whoever can use it is rid of a card for certain."""
    if not state.is_open or state.up_card is None:
        return None
    way = best_way(state, state.up_card, WORTH)
    return None if way is None else _turn(state, *way)


def _play(state: RummyState) -> Turn:
    way = best_way(state, None, WORTH) if state.is_open else None
    return DISCARDS[discard(state, state.hands[state.turn])] if way is None else _turn(state, *way)


def _turn(state: RummyState, own: Prospect, plan: Plan) -> Turn:
    """The plan; but jokers are not laid off alone as long as they may still help a meld and none has to be played."""
    pieces = plan.pieces
    if plan.left and not _is_urgent(state):
        must = own.taken == JOKER or bool(own.swaps)
        thrifty = [piece for piece in pieces if not _is_bare(piece) or must]
        naturals = sum(card != JOKER for card in own.rest(thrifty))
        pieces = thrifty if naturals > 2 else pieces
    rest = own.rest(pieces)
    return own.turn(pieces, discard(state, rest) if len(rest) > 1 else None)


def _is_bare(piece: Piece) -> bool:
    return piece.number != NEW and piece.jokers == len(piece.cards)


def _is_urgent(state: RummyState) -> bool:
    """Whether another player may close soon, or the pile is about to be used up."""
    rivals = [s for s in state.active() if s != state.turn]
    ends = not state.can_renew and len(state.stock) <= len(rivals) + 1
    return ends or any(state.declared[s] and len(state.hands[s]) <= NEAR_THE_END for s in rivals)


BRAIN: Final = RummyBrain()
