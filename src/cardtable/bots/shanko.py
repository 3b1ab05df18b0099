"""How to play Shanko: grow towards the contract, meld as soon as it goes, lay off all that fits, and buy what brings
the contract closer.

Looks at this seat's own cards and at what lies open; of all others it counts what is unseen.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of, share_of_win
from cardtable.bots.exchange import exchange
from cardtable.bots.learned import Leaning, Learned
from cardtable.bots.mistake import Mistake
from cardtable.bots.shanko_discards import layable, most_spared, spared_first
from cardtable.bots.shanko_leaning import LEANING
from cardtable.bots.shanko_mistakes import MISTAKES
from cardtable.bots.shanko_outlook import JUDGE, plan_of
from cardtable.bots.shanko_plans import missing
from cardtable.bots.shanko_tasks import task
from cardtable.bots.task import Task
from cardtable.core.cards import HIGH_ACE, JOKER, Card, card_name, put_in, rank, suit
from cardtable.core.chance import Chance
from cardtable.core.move import READY, Seat
from cardtable.core.rows import PLACES, rows_of
from cardtable.core.sentence import Sentence, say
from cardtable.core.turns import DRAW, Draw, Tried
from cardtable.core.vectors import i64, vec
from cardtable.games.shanko import phases
from cardtable.games.shanko.contracts import ROUNDS, SEQUENCE_SIZE
from cardtable.games.shanko.moves import (
    BUY,
    LEAVE,
    PASS,
    TAKE,
    Buy,
    Declare,
    Leave,
    Pass,
    ShankoMove,
    Take,
    Turn,
    discard,
)
from cardtable.games.shanko.scoring import totals
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.suggestions import ended, melded, shed
from cardtable.games.shanko.turns import Draft, drafted

WIN: Final = 120.0
"""What it is worth to have won, in points."""
LOOKED_AT: Final = 4
"""How many discards a search looks at."""


def _companions(card: Card) -> list[Card]:
    """The natural cards that may lie in one meld with this one."""
    return [Card(other) for other in range(JOKER) if _may_go_with(card, Card(other))]


def _may_go_with(card: Card, other: Card) -> bool:
    if suit(card) != suit(other):
        return rank(card) == rank(other)
    apart = abs(rank(card) - rank(other))
    return apart < SEQUENCE_SIZE or apart > HIGH_ACE - SEQUENCE_SIZE - 1


COMPANIONS: Final = vec[i64]([rows_of(_companions(Card(card))) for card in range(JOKER)])
"""By the card, the places of those."""


class ShankoBrain(Brain[ShankoState, ShankoMove]):
    swing: ClassVar[float] = 45.0
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES
    studied: ClassVar[int] = 300
    judge: ClassVar[Learned | None] = JUDGE
    leaning: ClassVar[Leaning | None] = LEANING

    def expert(self, state: ShankoState, seat: Seat, chance: Chance) -> ShankoMove:
        if state.phase == phases.PLAY:
            draft, spare = _laid(state, seat)
            turn = _ended(draft, most_spared(state, seat, spare) if spare else None)
            if draft is not None:
                state.tried = Tried(turn, draft)
            return turn
        return _answer(state, seat, wanted=_wants(state, seat))

    def why(self, state: ShankoState, seat: Seat, move: ShankoMove) -> Sentence:
        if isinstance(move, Turn):
            return _why_turn(state, seat, move)
        top = state.up_card
        if top is None or not isinstance(move, Draw | Take | Buy | Pass | Leave):
            return say("shanko-why-draw-pile" if isinstance(move, Draw) else "shanko-why-ready")
        return say(_why_answer(state, seat, move), card=card_name(top))

    def candidates(self, state: ShankoState, seat: Seat) -> Sequence[ShankoMove]:
        """The cards that can be spared most easily, after all that can be melded and laid off; before that, those to
        which one leans."""
        if state.phase != phases.PLAY:
            return state.legal(seat)
        return LEANING.best(state, seat, LOOKED_AT) or _turns(state, seat)

    def leanings(self, state: ShankoState, seat: Seat, moves: Sequence[ShankoMove]) -> Sequence[float]:
        """Before the contract is met; what follows is left to the search."""
        choices = LEANING.choices(state, seat)
        return LEANING.of(state, seat, moves) if all(move in choices for move in moves) else ()

    def task(self, state: ShankoState, seat: Seat) -> Task | None:
        return task(state, seat)

    def stage(self, state: ShankoState) -> int:
        return len(state.finished)

    def stages_left(self, state: ShankoState) -> float:
        return ROUNDS - len(state.finished)

    def value(self, state: ShankoState, seat: Seat) -> float:
        """What the totals mean for the game: its chance to be won, and how many points fewer than the others'."""
        return self._worth(state, seat, [-float(total) for total in totals(state)])

    def is_horizon(self, state: ShankoState, moves: int) -> bool:
        """After about a turn of everybody, in which all are asked something: what follows is more luck than merit. A
        search that has time for hundreds of guesses plays rounds to their end (decision 5)."""
        return state.phase == phases.DRAW and moves >= state.players * state.players

    def outlook(self, state: ShankoState, seat: Seat) -> float:
        """With what the hands promise, as they stand in the middle of a round."""
        return self._worth(state, seat, self.standings(state))

    def standings(self, state: ShankoState) -> list[float]:
        promised = [JUDGE.standing(state, Seat(s)) for s in range(state.players)]
        return [hope - total for hope, total in zip(promised, totals(state), strict=True)]

    def keep_in_step(self, state: ShankoState, move: ShankoMove) -> None:
        """Who takes the discard leaves the top of the draw pile to the next."""
        if isinstance(move, Take) and state.stock:
            state.stock.insert(0, state.stock.pop())

    def pile(self, state: ShankoState) -> list[Card] | None:
        return state.stock

    def refine(self, state: ShankoState, seat: Seat, chance: Chance) -> None:
        """Whoever has melded holds no card that could be laid off, but for those that were seen."""
        places = layable(state)
        fits = {Card(card) for card in range(JOKER) if places & PLACES[card]}
        for rival in state.active():
            if rival != seat and state.declared[rival]:
                exchange(state, state.hands[rival], fits - set(state.known[rival]), chance)

    def _worth(self, state: ShankoState, seat: Seat, standings: Sequence[float]) -> float:
        players = [s for s in range(state.players) if s == seat or not state.left[s]]
        among, own = [standings[s] for s in players], players.index(seat)
        scale = scale_of(self.swing, self.stages_left(state))
        win = chance_to_win(among, own, scale) if state.waiting else share_of_win(among, own)
        return WIN * win + _ahead(state, seat, standings) / 2


def _ahead(state: ShankoState, seat: Seat, numbers: Sequence[float]) -> float:
    """By how much a seat's number is above the others' on average."""
    others = [numbers[s] for s in state.active() if s != seat]
    return numbers[seat] - sum(others) / max(len(others), 1)


def _answer(state: ShankoState, seat: Seat, *, wanted: bool) -> ShankoMove:
    """What to say to the top discard, wanted or not."""
    if state.phase == phases.READY:
        return READY
    if state.phase == phases.WINDOW:
        return BUY if wanted else PASS
    if state.phase == phases.OFFER:
        return TAKE if wanted else LEAVE
    return TAKE if not state.stock or (wanted and state.may_take(seat)) else DRAW


def _wants(state: ShankoState, seat: Seat) -> bool:
    """Whether the top discard brings the contract closer, or can be laid off."""
    card = state.up_card
    if card is None or card == JOKER:
        return card is not None
    if state.declared[seat]:
        return layable(state) & PLACES[card] != 0
    hand = state.hands[seat]
    if not rows_of(hand) & COMPANIONS[card]:
        return False
    with_it = hand.copy()
    put_in(with_it, card)
    return missing(tuple(with_it), state.round) < missing(tuple(hand), state.round)


def _turns(state: ShankoState, seat: Seat) -> list[Turn]:
    """What can be melded and laid off, and of the discards those that can be spared most easily; best first."""
    draft, spare = _laid(state, seat)
    return [_ended(draft, card) for card in spared_first(state, seat, spare)[:LOOKED_AT]] or [_ended(draft, None)]


def _laid(state: ShankoState, seat: Seat) -> tuple[Draft | None, list[Card]]:
    """Meld as soon as it goes and lay off what fits; with the cards of which one may be discarded."""
    hand = state.hands[seat]
    planned = None if state.declared[seat] else plan_of(state, seat)
    draft: Draft | None = None
    if planned is None or not planned.missing or hand.count(JOKER) > 1:  # with several jokers it doesn't see every way
        draft = melded(state, seat)
    if draft is not None:
        shed(draft)
        return draft, draft.hand
    return None, (hand if planned is None else planned.spares(hand)) or hand


def _ended(draft: Draft | None, card: Card | None) -> Turn:
    """A turn that ends with this card; without a draft it is a discard and nothing else."""
    if draft is not None:
        return ended(draft, card)
    assert card is not None
    return discard(card)


def _why_turn(state: ShankoState, seat: Seat, turn: Turn) -> Sentence:
    draft = drafted(state, seat, turn)
    if draft.is_out:
        return say("shanko-why-out")
    if not draft.plays:
        return say("shanko-why-discard", card=str(turn.end).split()[-1])
    return say("shanko-why-meld" if isinstance(draft.plays[0], Declare) else "shanko-why-lay")


def _why_answer(state: ShankoState, seat: Seat, move: ShankoMove) -> str:
    match move:
        case Draw():
            return "shanko-why-draw"
        case Take():
            return "shanko-why-take-lay" if state.declared[seat] else "shanko-why-take"
        case Buy():
            return "shanko-why-buy"
        case Pass():
            return "shanko-why-pass"
        case _:
            return "shanko-why-leave"


BRAIN: Final = ShankoBrain()
