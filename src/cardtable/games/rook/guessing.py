"""Rook guessed from a view: cards that can't be seen are dealt at random within what can. Sees no state."""

from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.games.rook.board import AUCTION, CORRECT, DISCARD, PHASES, SEATS
from cardtable.games.rook.cards import (
    BIT,
    COLOURS,
    WRITTEN,
    Cards,
    cards_in,
    count,
    nth,
    set_of,
)
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.scoring import Round
from cardtable.games.rook.spreading import some_of, spread
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import follows, suit, suit_cards
from cardtable.games.rook.view import RookView, RoundLine

ASIDE = 4
"""The place after the four hands: the nest, or what was laid aside."""


def guess(view: RookView, chance: Chance) -> RookState:
    """A state that could lie behind a view."""
    state = RookState(view.options, chance.below(1 << 30))
    state.shuffles = 2
    state.left = [seat in view.left for seat in SEATS]
    _copy_auction(state, view)
    _copy_record(state, view)
    _copy_rounds(state, view)
    _deal_unseen(state, view, chance)
    state.captured = [view.captured[0], view.captured[1]]
    return state


def _copy_auction(state: RookState, view: RookView) -> None:
    state.dealer, state.throw_ins = view.dealer, view.throw_ins
    state.auction = state.new_auction()
    for spoken in view.auction:
        if spoken.bid is None:
            state.auction.hear_pass()
        else:
            state.auction.hear_bid(spoken.bid)
    if view.redealt is not None:
        state.redealt_by, state.redealt_hand = view.redealt.player, _set(view.redealt.cards)


def _copy_record(state: RookState, view: RookView) -> None:
    state.phase = PHASES.index(view.phase)
    state.trump = 0 if view.trump is None else COLOURS.index(view.trump)
    state.leaders = [trick.leader for trick in view.tricks]
    state.played = [WRITTEN[name] for trick in view.tricks for name in trick.cards]
    state.earlier = [_set(cards) for cards in view.earlier]
    state.shown = [_set(cards) for cards in view.shown]
    state.again = [WRITTEN[name] for name in view.again]
    if not state.is_strict:
        state.proven = [set_of([COLOURS.index(name) for name in names]) for names in view.voids]
    state.wrong_calls = [2 - view.calls_left[0], 2 - view.calls_left[1]]
    state.ready = set_of([seat for seat in SEATS if view.ready[seat]])
    state.turn = view.turn if view.turn is not None else _last_winner(state)


def _last_winner(state: RookState) -> Seat:
    return state.winner_of(len(state.leaders) - 1) if state.leaders else SEATS[0]


def _copy_rounds(state: RookState, view: RookView) -> None:
    state.earlier_rounds = view.earlier_rounds
    state.earlier_scores = state.scores = view.earlier_scores[0], view.earlier_scores[1]
    for line in view.rounds:
        state.add_round(_round(line))


def _round(line: RoundLine) -> Round:
    return Round(line.bidder, line.bid, (line.tricks[0], line.tricks[1]), (line.nest[0], line.nest[1]), line.offender)


def _deal_unseen(state: RookState, view: RookView, chance: Chance) -> None:
    """Every place keeps what is known of it and is filled up with cards that nobody has shown."""
    known = _known(state, view)
    _give_offender_a_follower(state, view, known, chance)
    seen = state.all_played() | state.earlier[0] | state.earlier[1]
    for cards in known:
        seen |= cards
    sizes = [*view.sizes, NEST_SIZE if state.phase != DISCARD else 0]
    room = [size - count(cards) for size, cards in zip(sizes, known, strict=True)]
    filled = _spread(state, cards_in(state.pack.all & ~seen), room, chance)
    places = [cards | more for cards, more in zip(known, filled, strict=True)]
    state.hands = places[:ASIDE]
    if state.phase == AUCTION:
        state.nest = places[ASIDE]
    elif state.phase == DISCARD:
        state.nest = _set(view.nest) or some_of(state.hands[state.turn], NEST_SIZE, chance)
    else:
        state.buried = places[ASIDE]


def _known(state: RookState, view: RookView) -> list[Cards]:
    """The cards of each place that may be seen: one's own, what was shown, and what one laid aside."""
    known = [*state.shown, _set(view.buried or ())]
    if view.seat is not None:
        known[view.seat] = _set(view.hand)
    return known


def _give_offender_a_follower(state: RookState, view: RookView, known: list[Cards], chance: Chance) -> None:
    """Whoever must correct a renege holds a card that would have followed, or has played it since."""
    if state.phase != CORRECT or view.seat == state.turn:
        return
    trump = state.trump
    place = _suspect_place(state)
    wanted = suit_cards(suit(state.played[place & ~3], trump), trump)
    since = [card for at, card in enumerate(state.played) if at > place and state.player_of(at) == state.turn]
    if wanted & (known[state.turn] | set_of(since)):
        return
    hidden = wanted & state.pack.all & ~state.all_played() & ~state.earlier[0] & ~state.earlier[1]
    for cards in known:
        hidden &= ~cards
    known[state.turn] |= BIT[nth(hidden, chance.below(count(hidden)))]


def _suspect_place(state: RookState) -> int:
    """The earliest card of the player in question that can be corrected and didn't follow."""
    start, trump = 4 * max(len(state.played) // 4 - 1, 0), state.trump
    return next(
        place
        for place in range(start, len(state.played))
        if state.player_of(place) == state.turn
        and not follows(state.played[place], state.played[place & ~3], trump)
        and not state.proven[state.turn] & BIT[suit(state.played[place & ~3], trump)]
    )


def _spread(state: RookState, cards: list[int], room: list[int], chance: Chance) -> list[Cards]:
    """Believe first that everything kept the rules; where that can't be, believe what is proved."""
    bars = barred_by(state, state.apparent_voids())
    aside = _barred_aside(state)
    filled = spread(cards, room, [*bars, aside], chance) or spread(cards, room, [*bars, 0], chance)
    if filled is None:
        bars = barred_by(state, state.proven)
        filled = spread(cards, room, [*bars, aside], chance) or spread(cards, room, [*bars, 0], chance)
    if filled is None:
        raise ValueError("cards that don't fit their places")
    return filled


def _barred_aside(state: RookState) -> Cards:
    """A house with fewest counters lays none of them aside, if that can be (RK-10)."""
    is_barred = state.house.bury_counters == "fewest" and state.phase > DISCARD
    return state.pack.counters if is_barred else 0


def barred_by(state: RookState, voids: list[int]) -> list[Cards]:
    """The cards that each hand can't hold, by the colours that it lacks."""
    barred = [0, 0, 0, 0]
    for seat in SEATS:
        for colour in range(4):
            if voids[seat] & BIT[colour]:
                barred[seat] |= suit_cards(colour, state.trump)
    return barred


def _set(cards: tuple[str, ...]) -> Cards:
    found = 0
    for name in cards:
        found |= BIT[WRITTEN[name]]
    return found
