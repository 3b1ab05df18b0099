"""A game of Rook from plain data, with every invariant checked. Knows nothing of made-up positions."""

from typing import Any, Final

from cardtable.core.chance import Seed
from cardtable.core.move import IllegalState, Refused, Seat
from cardtable.core.position import read_fields
from cardtable.core.reading import flags, lists_of_texts, require, text, texts, whole, wholes
from cardtable.games.rook.auction import PASSED
from cardtable.games.rook.board import (
    ALL_READY,
    AUCTION,
    CORRECT,
    DISCARD,
    LAST_CALL,
    MOST_THROW_INS,
    MOST_WRONG_CALLS,
    OVER,
    PHASES,
    PLAY,
    ROUND_OVER,
    SEATS,
    TRUMP,
)
from cardtable.games.rook.cards import BIT, COLOURS, Card, Cards, count, parse_card, set_of
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.renege import own_open, reneges
from cardtable.games.rook.scoring import Pair, Round, team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import suit_cards

type Json = dict[str, Any]

MOST_POINTS: Final = 100_000


def read(data: Json, options: RookOptions, seed: Seed) -> RookState:
    """The state that was described."""
    state = read_fields(data, RookState(options, seed), ())
    _read_auction(state, data)
    _read_cards(state, data)
    _read_record(state, data)
    _read_table_rules(state, data)
    _read_rounds(state, data)
    check(state)
    return state


def check(state: RookState) -> None:
    """Each card there once, hands of the right size, a turn and a phase that fit."""
    _check_cards(state)
    _check_sizes(state)
    _check_turn(state)
    _check_voids(state)
    _check_phase(state)


def _read_auction(state: RookState, data: Json) -> None:
    """The auction is heard again, so it can't be one that the rules don't allow."""
    state.dealer = Seat(whole(data, "dealer", 0, 3))
    state.throw_ins = whole(data, "throw_ins", 0, MOST_THROW_INS if state.house.all_pass == "redeal" else 0)
    state.auction = state.new_auction()
    for spoken in _rows(data, "auction"):
        seat, bid = wholes({"auction": spoken}, "auction", 0, state.pack.total, 2)
        auction = state.auction
        require(not auction.is_over and seat == auction.turn, "auction")
        if bid == PASSED:
            auction.hear_pass()
        else:
            require(auction.allows(bid), "auction")
            auction.hear_bid(bid)
    require(not state.auction.is_thrown_in, "auction")


def _read_cards(state: RookState, data: Json) -> None:
    phase = text(data, "phase")
    require(phase in PHASES, "phase")
    state.phase = PHASES.index(phase)
    state.turn = Seat(whole(data, "turn", 0, 3))
    state.hands = _card_sets(data, "hands", 4)
    state.nest, state.buried = _card_set(data, "nest"), _card_set(data, "buried")
    state.earlier = _card_sets(data, "earlier", 2)
    state.redealt_by = _seat_or_none(data, "redealt_by")
    state.redealt_hand = _card_set(data, "redealt_hand")
    size = 0 if state.redealt_by is None else state.pack.hand_size
    require(count(state.redealt_hand) == size, "redealt_hand")
    require(not state.redealt_hand & (state.pack.counters | ~state.pack.all), "redealt_hand")


def _read_record(state: RookState, data: Json) -> None:
    """The tricks are played again: who led and who won follows."""
    require((data.get("trump") is not None) == (state.phase >= PLAY), "trump")
    if state.phase >= PLAY:
        name = text(data, "trump")
        require(name in COLOURS, "trump")
        state.trump = COLOURS.index(name)
    state.played = [_card(name, "played") for name in texts(data, "played")]
    leader = _seat_or_none(data, "leader")
    require((leader is None) == (not state.played), "leader")
    require(not state.played or state.phase >= PLAY, "played")
    if leader is not None:
        state.leaders = [leader]
        for number in range((len(state.played) - 1) // 4):
            state.leaders.append(state.winner_of(number))
    for cards in state.earlier:
        require(count(cards) % 4 == 0, "earlier")
    state.captured = state.recount(len(state.played) // 4)


def _read_table_rules(state: RookState, data: Json) -> None:
    proven = lists_of_texts(data, "proven", 4)
    require(all(name in COLOURS for names in proven for name in names), "proven")
    state.proven = [set_of([COLOURS.index(name) for name in set(names)]) for names in proven]
    state.shown = _card_sets(data, "shown", 4)
    state.again = [_card(name, "again") for name in texts(data, "again")]
    state.wrong_calls = wholes(data, "wrong_calls", 0, MOST_WRONG_CALLS, 2)
    ready = flags(data, "ready", 4)
    state.ready = set_of([seat for seat in SEATS if ready[seat]])


def _read_rounds(state: RookState, data: Json) -> None:
    first, second = wholes(data, "earlier_scores", -MOST_POINTS, MOST_POINTS, 2)
    require(first % 5 == 0 and second % 5 == 0, "earlier_scores")
    state.earlier_scores = state.scores = first, second
    state.earlier_rounds = whole(data, "earlier_rounds", 0, 1000)
    for line in _rows(data, "rounds"):
        state.add_round(_round(state, line))
    require(state.rounds_played <= state.house.max_rounds, "rounds")


def _round(state: RookState, line: object) -> Round:
    if not isinstance(line, dict):
        raise IllegalState("state-field", field="rounds")
    total = state.pack.total
    bid = whole(line, "bid", 70, total)
    tricks, nest = _pair(line, "tricks", total), _pair(line, "nest", total)
    played = Round(Seat(whole(line, "bidder", 0, 3)), bid, tricks, nest, _seat_or_none(line, "offender"))
    require(bid % 5 == 0 and all(points % 5 == 0 for points in (*tricks, *nest)), "rounds")
    require(nest[0] == 0 or nest[1] == 0, "nest")
    whole_round = sum(played.captured) == total
    require(whole_round if played.offender is None else sum(tricks) <= total and not any(nest), "tricks")
    return played


def _check_cards(state: RookState) -> None:
    """Each card of the deck is in one place."""
    in_hands = [*state.hands]
    if state.phase != DISCARD:
        in_hands.append(state.nest)
    places = [*in_hands, state.buried, *state.earlier, *[BIT[card] for card in state.played]]
    seen = 0
    for cards in places:
        require(not seen & cards, "cards")
        seen |= cards
    require(seen == state.pack.all, "cards")


def _check_sizes(state: RookState) -> None:
    """The nest lies in the middle, in a hand, or was buried; hands get a card shorter with each trick."""
    nest = NEST_SIZE if state.phase <= DISCARD else 0
    require(count(state.nest) == nest, "nest")
    require(count(state.buried) == (0 if nest else NEST_SIZE), "buried")
    full = state.pack.hand_size - state.earlier_tricks - len(state.played) // 4
    has_played = {state.player_of(len(state.played) & ~3 | place) for place in range(len(state.trick))}
    for seat in SEATS:
        size = full - (seat in has_played)
        if state.phase == DISCARD and seat == state.turn:
            require(state.nest & ~state.hands[seat] == 0, "nest")
            size += NEST_SIZE
        require(count(state.hands[seat]) == size, "hands")


def _check_turn(state: RookState) -> None:
    """Whose turn it is follows from the auction or from the trick."""
    phase, auction = state.phase, state.auction
    require(auction.is_over == (phase != AUCTION), "auction")
    if phase == AUCTION:
        require(state.turn == auction.turn, "turn")
        return
    if phase in (DISCARD, TRUMP):
        require(state.turn == auction.bidder, "turn")
        return
    if state.leaders and not state.earlier_tricks:
        require(state.leaders[0] == state.first_leader(), "leader")
    if phase == PLAY:
        require(state.turn == _to_play(state), "turn")


def _to_play(state: RookState) -> Seat:
    if state.trick:
        return Seat((state.leaders[-1] + len(state.trick)) & 3)
    if state.leaders:
        return state.winner_of(len(state.leaders) - 1)
    return state.turn if state.earlier_tricks else state.first_leader()


def _check_voids(state: RookState) -> None:
    """Nobody holds a colour that was proved missing, and everybody holds what was shown."""
    for seat in SEATS:
        for colour in range(4):
            if state.proven[seat] & BIT[colour]:
                require(state.phase >= PLAY, "proven")
                require(not state.hands[seat] & suit_cards(colour, state.trump), "proven")
        require(not state.shown[seat] & ~state.hands[seat], "shown")
    to_come = 4 - len(state.trick)
    require(not state.again or (state.phase in (PLAY, CORRECT) and len(state.again) <= to_come < 4), "again")


def _check_phase(state: RookState) -> None:
    """Each phase comes where it can."""
    has_cards = any(state.hands)
    if state.phase in (PLAY, CORRECT):
        require(has_cards, "hands")
    if state.phase == CORRECT:
        require(own_open(state, state.turn) is not None, "turn")
    if state.phase == LAST_CALL:
        require(not has_cards and not state.is_strict and state.ready != ALL_READY, "phase")
    if state.phase >= ROUND_OVER:
        _check_round_over(state, has_cards=has_cards)
    else:
        require(not state.is_won, "rounds")
    require(state.ready == 0 or state.phase in (LAST_CALL, ROUND_OVER), "ready")


def _check_round_over(state: RookState, *, has_cards: bool) -> None:
    require(state.rounds_played > 0 and state.ready != ALL_READY, "rounds")
    require(state.is_won == (state.phase == OVER), "phase")
    last = state.rounds[-1] if state.rounds else None
    if last is None:
        return
    require(last.bid == state.bid and last.bidder == state.bidder, "rounds")
    if last.offender is None:
        require(not has_cards and tuple(state.captured) == last.tricks, "rounds")
        require(last.nest[team_of(state.turn)] == state.pack.worth(state.buried), "nest")
    else:
        offenders = team_of(last.offender)
        require(any(team_of(r.seat) == offenders for r in reneges(state)), "rounds")


def _rows(data: Json, field: str) -> list[Any]:
    rows = data.get(field)
    if not isinstance(rows, list | tuple):
        raise IllegalState("state-field", field=field)
    return list(rows)


def _pair(data: Json, field: str, most: int) -> Pair:
    first, second = wholes(data, field, 0, most, 2)
    return first, second


def _seat_or_none(data: Json, field: str) -> Seat | None:
    return None if data.get(field) is None else Seat(whole(data, field, 0, 3))


def _card(name: str, field: str) -> Card:
    try:
        return parse_card(name)
    except Refused:
        raise IllegalState("state-field", field=field) from None


def _card_set(data: Json, field: str) -> Cards:
    return _set(texts(data, field), field)


def _card_sets(data: Json, field: str, number: int) -> list[Cards]:
    return [_set(names, field) for names in lists_of_texts(data, field, number)]


def _set(names: list[str], field: str) -> Cards:
    cards = set_of([_card(name, field) for name in names])
    require(count(cards) == len(names), field)
    return cards
