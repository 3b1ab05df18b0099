"""Rook as it is seen and spoken of: prompts, what moves would mean, views, results. Changes nothing."""

from cardtable.core.move import Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Part, Result, ranked
from cardtable.games.rook.board import (
    AUCTION,
    CORRECT,
    DISCARD,
    LAST_CALL,
    OVER,
    PHASES,
    PLAY,
    ROUND_OVER,
    SEATS,
    Board,
)
from cardtable.games.rook.cards import BIT, COLOURS, TRUMP_CARDS, card_name, count, names, written
from cardtable.games.rook.judging import calls_left, may_call_redeal
from cardtable.games.rook.moves import Bid, Call, Correct, Discard, Pass, Play, Redeal, Trump
from cardtable.games.rook.renege import own_open
from cardtable.games.rook.scoring import Round, Team, team_of
from cardtable.games.rook.tricks import suit, suit_cards, winning_place
from cardtable.games.rook.view import RookView, RoundLine, ShownHand, Spoken, Trick

TEAMS = ((SEATS[0], SEATS[2]), (SEATS[1], SEATS[3]))


def meaning(board: Board, seat: Seat, move: Move) -> Sentence:
    """What a legal move would do."""
    if isinstance(move, Play):
        return _meaning_of_play(board, seat, move)
    if isinstance(move, Bid):
        return say("rook-means-bid", bid=move.points)
    if isinstance(move, Pass):
        return say("rook-means-pass")
    if isinstance(move, Redeal):
        return say("rook-means-redeal", player=board.dealer)
    if isinstance(move, Discard):
        return say("rook-means-discard", cards=written(move.cards), points=board.pack.worth(move.cards))
    if isinstance(move, Trump):
        held = count(board.hands[seat] & TRUMP_CARDS[move.colour])
        return say("rook-means-trump", trump=COLOURS[move.colour], held=held)
    if isinstance(move, Call):
        return say("rook-means-call", player=move.seat, trick=move.trick, left=calls_left(board, seat))
    if isinstance(move, Correct):
        return say("rook-means-correct", card=card_name(move.card))
    return say("rook-means-open-nest" if board.phase == LAST_CALL else "means-ready")


def prompting(board: Board, seat: Seat | None) -> Sentence:
    """What is expected of a seat now, or what an onlooker should know."""
    if board.phase == OVER:
        return say("game-is-over")
    if board.phase in (LAST_CALL, ROUND_OVER):
        return _prompt_ready(board, seat)
    if seat != board.turn:
        return _prompt_waiting(board, seat)
    if board.phase == AUCTION:
        return _prompt_bid(board, seat)
    if board.phase == PLAY:
        return _prompt_play(board, seat)
    if board.phase == CORRECT:
        return _prompt_correct(board, seat)
    if board.phase == DISCARD:
        return say("rook-prompt-discard", bid=board.bid)
    return say("rook-prompt-trump", bid=board.bid)


def result_of(board: Board) -> Result:
    """The total of each seat's team; places by team once the game is over (rule 8.4)."""
    scores = board.scores
    places = ranked([(-scores[0],), (-scores[1],)]) if board.phase == OVER else ()
    return Result(
        over=board.phase == OVER,
        scores=tuple([scores[team_of(seat)] for seat in SEATS]),
        places=tuple([places[team_of(seat)] for seat in SEATS]) if places else (),
        sheet=_sheet(board) if board.for_people else (),
    )


def view_of(board: Board, seat: Seat | None) -> RookView:
    auction, tricks, won = board.auction, _tricks(board), board.tricks_won()
    is_mine_to_play = seat is not None and seat == board.turn and board.phase == PLAY
    return RookView(
        seat=seat,
        waiting=board.waiting,
        left=board.leavers(),
        prompt=board.prompt(seat),
        legal=board.choices(seat),
        result=result_of(board),
        options=board.house,
        teams=TEAMS,
        phase=PHASES[board.phase],
        round=board.rounds_played + (board.phase < ROUND_OVER),
        dealer=board.dealer,
        turn=board.turn if board.phase < LAST_CALL else None,
        hand=() if seat is None else names(board.hands[seat]),
        playable=names(board.playable(board.turn)) if is_mine_to_play else (),
        sizes=tuple([count(hand) for hand in board.hands]),
        nest=names(board.nest) if board.phase == DISCARD and seat == board.turn else (),
        buried=None if not board.buried or board.nest_is_hidden_from(seat) else names(board.buried),
        auction=tuple([Spoken(Seat(player), bid or None) for player, bid in auction.spoken]),
        bids=auction.last_bids(),
        passed=tuple(auction.out),
        high_bid=auction.bid or None,
        bidder=auction.bidder,
        throw_ins=board.throw_ins,
        redealt=_redealt(board),
        trump=COLOURS[board.trump] if board.phase >= PLAY else None,
        leader=board.leaders[-1] if board.trick else None,
        table=_table(board),
        last_trick=_last_trick(board),
        tricks=tricks,
        earlier=tuple([names(cards) for cards in board.earlier]),
        captured=tuple([board.captured[team_of(s)] for s in SEATS]),
        tricks_won=tuple([won[team_of(s)] for s in SEATS]),
        voids=tuple([_colours(bits) for bits in board.known_voids()]),
        shown=tuple([names(cards) for cards in board.shown]),
        again=tuple([card_name(card) for card in board.again]),
        calls_left=tuple([calls_left(board, s) for s in SEATS]),
        ready=tuple([bool(board.ready & BIT[s]) for s in SEATS]),
        rounds=_lines(board),
        earlier_rounds=board.earlier_rounds,
        earlier_scores=board.earlier_scores,
    )


def _meaning_of_play(board: Board, seat: Seat, play: Play) -> Sentence:
    """What the card would do to the trick, and whether it would break the rules."""
    card = card_name(play.card)
    trick = board.trick
    if not trick:
        return say("rook-means-lead", card=card)
    if not board.playable(seat) & BIT[play.card]:
        return say("rook-means-renege", card=card, colour=COLOURS[suit(trick[0], board.trump)])
    wins = winning_place([*trick, play.card], board.trump, board.pack) == len(trick)
    points = board.pack.value(trick) + board.pack.points[play.card]
    return say("rook-means-wins" if wins else "rook-means-loses", card=card, points=points)


def _prompt_bid(board: Board, seat: Seat) -> Sentence:
    auction = board.auction
    code = "rook-prompt-bid-or-redeal" if may_call_redeal(board, seat) else "rook-prompt-bid"
    return say(code, high=auction.bid, lowest=auction.lowest, top=auction.top)


def _prompt_play(board: Board, seat: Seat) -> Sentence:
    trump = COLOURS[board.trump]
    if not board.trick:
        return say("rook-prompt-lead", trump=trump, trick=board.trick_number)
    led = suit(board.trick[0], board.trump)
    can_follow = board.hands[seat] & suit_cards(led, board.trump)
    return say("rook-prompt-follow" if can_follow else "rook-prompt-free", trump=trump, colour=COLOURS[led])


def _prompt_correct(board: Board, seat: Seat) -> Sentence:
    renege = own_open(board, seat)
    assert renege is not None
    return say(
        "rook-prompt-correct",
        card=card_name(board.played[renege.place]),
        trick=board.earlier_tricks + renege.trick + 1,
        cards=written(renege.lawful),
    )


def _prompt_ready(board: Board, seat: Seat | None) -> Sentence:
    waits = "rook-wait-ready" if seat is None or board.ready & BIT[seat] else "rook-prompt-ready"
    return say(waits, phase=PHASES[board.phase], round=board.rounds_played)


def _prompt_waiting(board: Board, seat: Seat | None) -> Sentence:
    if seat is not None and may_call_redeal(board, seat):
        return say("rook-may-redeal", player=board.turn)
    return say("rook-wait", player=board.turn, phase=PHASES[board.phase])


def _redealt(board: Board) -> ShownHand | None:
    player = board.redealt_by
    return None if player is None else ShownHand(player, names(board.redealt_hand))


def _tricks(board: Board) -> tuple[Trick, ...]:
    """The tricks of the record; a full one stays as it was first seen."""
    full, seen = len(board.played) // 4, board.seen_tricks
    while len(seen) < full:
        seen.append(_trick(board, len(seen)))
    return (*seen, *[_trick(board, number) for number in range(full, len(board.leaders))])


def _trick(board: Board, number: int) -> Trick:
    cards = board.trick_of(number)
    winner = board.winner_of(number) if len(cards) == 4 else None
    return Trick(board.leaders[number], tuple(map(card_name, cards)), winner, board.pack.value(cards))


def _table(board: Board) -> tuple[str | None, ...]:
    on_table: list[str | None] = [None] * 4
    for place, card in enumerate(board.trick):
        on_table[(board.leaders[-1] + place) & 3] = card_name(card)
    return tuple(on_table)


def _last_trick(board: Board) -> tuple[str, ...]:
    """The last trick that was completed, for those who look again (RK-28)."""
    full = len(board.played) // 4
    return tuple(map(card_name, board.trick_of(full - 1))) if full else ()


def _colours(bits: int) -> tuple[str, ...]:
    return tuple([name for colour, name in enumerate(COLOURS) if bits & BIT[colour]])


def _lines(board: Board) -> tuple[RoundLine, ...]:
    seen = board.seen_rounds
    for played in board.rounds[len(seen) :]:
        seen.append(RoundLine(played.bidder, played.bid, played.tricks, played.nest, played.offender, played.scores))
    return tuple(seen)


def _sheet(board: Board) -> tuple[tuple[tuple[Part, ...], ...], ...]:
    """For each round, for each seat, the parts of its team's score."""
    lines = [tuple([_parts(played, team_of(seat)) for seat in SEATS]) for played in board.rounds]
    if board.earlier_rounds or any(board.earlier_scores):
        carried = [(Part(say("rook-part-carried"), board.earlier_scores[team_of(seat)]),) for seat in SEATS]
        lines.insert(0, tuple(carried))
    return tuple(lines)


def _parts(played: Round, team: Team) -> tuple[Part, ...]:
    if played.offender is not None and team_of(played.offender) == team:
        return (Part(say("rook-part-renege", bid=played.bid), -played.bid),)
    if played.offender is None and team_of(played.bidder) == team and not played.is_made:
        captured = played.captured[team]
        return (Part(say("rook-part-set", bid=played.bid, captured=captured), -played.bid),)
    tricks = Part(say("rook-part-tricks"), played.tricks[team])
    nest = Part(say("rook-part-nest"), played.nest[team])
    return (tricks, nest) if nest.points else (tricks,)
