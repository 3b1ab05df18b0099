"""Rook guessed from a view: cards that can't be seen are dealt at random within what can. Sees no state."""

from cardtable.core.card_sets import Cards, set_of, some_of
from cardtable.core.chance import Chance
from cardtable.core.spread import filled_up
from cardtable.core.vectors import i64, vec
from cardtable.games.rook import phases
from cardtable.games.rook.auction import PASSED
from cardtable.games.rook.board import MOST_WRONG_CALLS
from cardtable.games.rook.cards import COLOURS, WRITTEN
from cardtable.games.rook.pack import NEST, NEST_SIZE
from cardtable.games.rook.phases import AUCTION, CORRECT, DISCARD
from cardtable.games.rook.rounds import SEATS, Round
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit_cards
from cardtable.games.rook.view import RookView


def guess(view: RookView, chance: Chance) -> RookState:
    """A state that could lie behind a view."""
    state = RookState(4, view.options, chance.below(1 << 30))
    state.shuffles = 2
    state.left = tuple([seat in view.left for seat in SEATS])
    _copy_auction(state, view)
    _copy_record(state, view)
    _copy_rounds(state, view)
    _deal_unseen(state, view, chance)
    return state


def _copy_auction(state: RookState, view: RookView) -> None:
    state.dealer, state.throw_ins = view.dealer, view.throw_ins
    state.auction = state.new_auction()
    for spoken in view.auction:
        state.auction.hear(spoken.bid or PASSED)
    if view.redealt is not None:
        state.redealt_by, state.redealt_hand = view.redealt.player, _set(view.redealt.cards)


def _copy_record(state: RookState, view: RookView) -> None:
    state.phase = phases.CALLED[view.phase]
    state.trump = 0 if view.trump is None else COLOURS.index(view.trump)
    state.leaders = vec[i64]([trick.leader for trick in view.tricks])
    state.played = vec[i64]([WRITTEN[name] for trick in view.tricks for name in trick.cards])
    state.earlier = [_set(cards) for cards in view.earlier]
    state.captured = vec[i64](view.captured[:2])
    if any(view.shown):
        state.shown = [_set(cards) for cards in view.shown]
    state.again = vec[i64]([WRITTEN[name] for name in view.again])
    if not state.is_strict:
        state.proven = vec[i64]([set_of([COLOURS.index(name) for name in names]) for names in view.voids])
    state.wrong_calls = [MOST_WRONG_CALLS - left for left in view.calls_left[:2]]
    state.ready = set_of([seat for seat in SEATS if view.ready[seat]])
    if view.turn is not None:
        state.turn = view.turn
    elif len(state.leaders):
        state.turn = state.winner_of(len(state.leaders) - 1)


def _copy_rounds(state: RookState, view: RookView) -> None:
    state.earlier_rounds = view.earlier_rounds
    state.earlier_scores = state.scores = view.earlier_scores[0], view.earlier_scores[1]
    for line in view.rounds:
        tricks, nest = (line.tricks[0], line.tricks[1]), (line.nest[0], line.nest[1])
        state.add_round(Round(line.bidder, line.bid, tricks, nest, line.offender))


def _deal_unseen(state: RookState, view: RookView, chance: Chance) -> None:
    """Every place keeps what is known of it and is filled up with cards that nobody has shown."""
    known = [*state.shown, _set(view.buried or ())]
    if view.seat is not None:
        known[view.seat] = _set(view.hand)
    hidden = state.unseen_beside([*known, *state.earlier])
    if state.phase == CORRECT and view.seat != state.turn:
        follower = _follower(state, known[state.turn], hidden, chance)
        known[state.turn] |= follower
        hidden &= ~follower
    sizes = [*view.sizes, NEST_SIZE if state.phase != DISCARD else 0]
    places = _filled_up(state, known, sizes, hidden, chance)
    state.hands = vec[i64](places[:NEST])
    if state.phase == AUCTION:
        state.nest = places[NEST]
    elif state.phase == DISCARD:
        state.nest = _set(view.nest) or some_of(state.hands[state.turn], NEST_SIZE, chance)
    else:
        state.buried = places[NEST]


def _follower(state: RookState, known: Cards, hidden: Cards, chance: Chance) -> Cards:
    """Whoever must correct a renege holds a card that would have followed, or has played it since."""
    first = 4 * (len(state.played) // 4 - 1)
    own = [place for place in range(len(state.played)) if state.player_of(place) == state.turn]
    renege = next(at for at in state.strays() if at in own and at >= first and not state.is_proven(at))
    wanted = suit_cards(state.led_at(renege), state.trump)
    since = set_of([state.played[place] for place in own if place > renege])
    return 0 if wanted & (known | since) else some_of(wanted & hidden, 1, chance)


def _filled_up(state: RookState, known: list[Cards], sizes: list[int], hidden: Cards, chance: Chance) -> list[Cards]:
    """Believe first that everything kept the rules; where that can't be, believe what is proved.

    A house with fewest counters lays none of them aside, if that can be (RK-10).
    """
    is_barred = state.options.bury_counters == "fewest" and state.phase > DISCARD
    for voids in (state.apparent_voids(), state.proven):
        for aside in (state.pack.counters, 0) if is_barred else (0,):
            filled = filled_up(known, sizes, hidden, [*state.barred_by(voids), aside], chance)
            if filled is not None:
                return filled
    raise ValueError("cards that don't fit their places")


def _set(cards: tuple[str, ...]) -> Cards:
    return set_of([WRITTEN[name] for name in cards])
