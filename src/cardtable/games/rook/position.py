"""Rook as plain data, and what must hold in it. Knows nothing of made-up positions."""

from typing import Any, Final

from cardtable.core import position as core
from cardtable.core.card_sets import BIT, count
from cardtable.core.move import Seat
from cardtable.core.position import Codec, Field, Invariant, fixed, listed, optional, require, whole
from cardtable.games.rook.auction import LOWEST_BID, STEP
from cardtable.games.rook.board import ALL_READY, MOST_THROW_INS, MOST_WRONG_CALLS, Board
from cardtable.games.rook.cards import COLOURS, WRITTEN, Colour
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import NEST_SIZE, pack_in
from cardtable.games.rook.phases import AUCTION, CORRECT, DISCARD, LAST_CALL, OVER, PHASES, PLAY, ROUND_OVER, TRUMP
from cardtable.games.rook.renege import own_open, reneges
from cardtable.games.rook.rounds import SEATS, Round, team_of

MOST_POINTS: Final = 100_000


def fields(players: int, options: RookOptions) -> tuple[Field, ...]:
    """Each comes after those that it needs when it is read. Whatever follows from the rest is left out."""
    top = pack_in(options).top
    points, bid, offender = fixed(whole(0, top), 2), whole(LOWEST_BID, top), optional(SEAT)
    line: dict[str, Codec[Any]] = {"bidder": SEAT, "bid": bid, "tricks": points, "nest": points, "offender": offender}
    return (
        Field("phase", core.phase(PHASES)),
        Field("dealer", SEAT),
        Field("turn", SEAT),
        Field("throw_ins", whole(0, MOST_THROW_INS if options.all_pass == "redeal" else 0)),
        Field("auction", listed(points), lambda board: board.auction.spoken, _hear),
        Field("redealt_by", optional(SEAT)),
        Field("redealt_hand", CARDS),
        Field("hands", core.row(CARDS, 4)),
        Field("nest", CARDS),
        Field("buried", CARDS),
        Field("trump", optional(COLOUR), lambda board: board.trump if board.phase >= PLAY else None, _name_trump),
        Field("earlier", listed(CARDS, 2)),
        Field("played", core.row(CARD)),
        Field("leader", optional(SEAT), lambda board: board.leaders[0] if len(board.leaders) else None, _play_again),
        Field("proven", core.row(core.bits(COLOUR), 4)),
        Field("shown", listed(CARDS, 4)),
        Field("again", core.row(CARD)),
        Field("wrong_calls", listed(whole(0, MOST_WRONG_CALLS), 2)),
        Field("ready", core.flag_bits(4)),
        Field("earlier_rounds", whole(0, 1000)),
        Field("earlier_scores", fixed(whole(-MOST_POINTS, MOST_POINTS), 2)),
        Field("rounds", listed(core.record(line, Round)), None, _score),
    )


def next_to_play(board: Board) -> Seat:
    """Whose turn it is after the record."""
    if len(board.trick):
        return Seat((board.leaders[-1] + len(board.trick)) & 3)
    if len(board.leaders):
        return board.winner_of(len(board.leaders) - 1)
    return board.turn if board.earlier_tricks else board.first_leader()


SEAT: Final = core.seat(4)
CARD: Final = core.choice(WRITTEN)
CARDS: Final = core.bits(CARD)
COLOUR: Final = core.phase(COLOURS)


def _hear(board: Board, spoken: list[tuple[int, int]]) -> None:
    """The auction is heard again, so it can't be one that the rules don't allow."""
    board.auction = auction = board.new_auction()
    for seat, bid in spoken:
        require(seat == auction.turn and auction.allows(bid), "auction")
        auction.hear(bid)


def _name_trump(board: Board, trump: Colour | None) -> None:
    require((trump is not None) == (board.phase >= PLAY), "trump")
    board.trump = trump or 0


def _play_again(board: Board, leader: Seat | None) -> None:
    """The tricks are played again: who led and who won follows."""
    require((leader is not None) == (len(board.played) > 0), "leader")
    require(not len(board.played) or board.phase >= PLAY, "played")
    if leader is not None:
        board.trace_leaders(leader)
    board.captured = board.recount(len(board.played) // 4)


def _score(board: Board, rounds: list[Round]) -> None:
    board.scores = board.earlier_scores
    for played in rounds:
        board.add_round(played)


def _is_possible(board: Board, played: Round) -> bool:
    """A round brings all points there are, or ends with a renege."""
    is_even = all(points % STEP == 0 for points in (played.bid, *played.tricks, *played.nest))
    points = sum(played.captured)
    is_full = points == board.pack.top if played.offender is None else points <= board.pack.top and not any(played.nest)
    return is_even and is_full and 0 in played.nest


def _each_card_is_there_once(board: Board) -> bool:
    nest = 0 if board.phase == DISCARD else board.nest
    places = [*board.hands, nest, board.buried, *board.earlier, *[BIT[card] for card in board.played]]
    return sum(places) == board.pack.all and sum([count(cards) for cards in places]) == len(board.pack.cards)


def _sizes(board: Board) -> list[int]:
    """Hands get a card shorter with each trick; the high bidder holds the nest until five cards are laid aside."""
    full = board.pack.hand_size - board.earlier_tricks - len(board.played) // 4
    have_played = [board.player_of(place) for place in range(len(board.played) & ~3, len(board.played))]
    sizes = [full - (seat in have_played) for seat in SEATS]
    if board.phase == DISCARD:
        sizes[board.turn] += NEST_SIZE
    return sizes


def _turn_follows(board: Board) -> bool:
    if board.phase == AUCTION:
        return board.turn == board.auction.turn
    if board.phase in (DISCARD, TRUMP):
        return board.turn == board.bidder
    return board.phase != PLAY or board.turn == next_to_play(board)


def _last_round_is_on_the_table(board: Board) -> bool:
    if board.phase < ROUND_OVER or not board.rounds:
        return board.phase < ROUND_OVER or board.earlier_rounds > 0
    last = board.rounds[-1]
    if last.offender is not None:
        is_it = any(team_of(renege.seat) == team_of(last.offender) for renege in reneges(board))
    else:
        nest = last.nest[team_of(board.turn)]
        is_it = not any(board.hands) and tuple(board.captured) == last.tricks and nest == board.pack.worth(board.buried)
    return is_it and last.bid == board.bid and last.bidder == board.bidder


INVARIANTS: Final[tuple[Invariant[Board], ...]] = (
    Invariant("redealt_hand", lambda b: count(b.redealt_hand) == (0 if b.redealt_by is None else b.pack.hand_size)),
    Invariant("redealt_hand", lambda b: not b.redealt_hand & (b.pack.counters | ~b.pack.all)),
    Invariant("earlier", lambda b: all(count(cards) % 4 == 0 for cards in b.earlier)),
    Invariant("earlier_scores", lambda b: all(points % STEP == 0 for points in b.earlier_scores)),
    Invariant("rounds", lambda b: b.rounds_played <= b.options.max_rounds),
    Invariant("rounds", lambda b: all(_is_possible(b, played) for played in b.rounds)),
    Invariant("cards", _each_card_is_there_once),
    Invariant("nest", lambda b: count(b.nest) == (NEST_SIZE if b.phase <= DISCARD else 0)),
    Invariant("buried", lambda b: count(b.buried) == (0 if b.phase <= DISCARD else NEST_SIZE)),
    Invariant("nest", lambda b: b.phase != DISCARD or not b.nest & ~b.hands[b.turn]),
    Invariant("hands", lambda b: [count(hand) for hand in b.hands] == _sizes(b)),
    Invariant("auction", lambda b: b.auction.is_over == (b.phase != AUCTION) and not b.auction.is_thrown_in),
    Invariant("turn", _turn_follows),
    Invariant("leader", lambda b: not len(b.leaders) or b.earlier_tricks > 0 or b.leaders[0] == b.first_leader()),
    Invariant("proven", lambda b: b.phase >= PLAY or not any(b.proven)),
    Invariant("proven", lambda b: not any(b.hands[seat] & b.barred_by(b.proven)[seat] for seat in SEATS)),
    Invariant("shown", lambda b: not any(b.shown[seat] & ~b.hands[seat] for seat in SEATS)),
    Invariant("again", lambda b: not len(b.again) or (b.phase in (PLAY, CORRECT) and len(b.trick) > 0)),
    Invariant("again", lambda b: len(b.again) <= 4 - len(b.trick)),
    Invariant("hands", lambda b: b.phase not in (PLAY, CORRECT) or any(b.hands)),
    Invariant("turn", lambda b: b.phase != CORRECT or own_open(b, b.turn) is not None),
    Invariant("phase", lambda b: b.phase != LAST_CALL or not (b.is_strict or any(b.hands))),
    Invariant("ready", lambda b: b.ready == 0 or (b.phase in (LAST_CALL, ROUND_OVER) and b.ready != ALL_READY)),
    Invariant("phase", lambda b: b.is_won == (b.phase == OVER)),
    Invariant("rounds", _last_round_is_on_the_table),
)
