"""A game of Rook as plain data. Knows nothing of reading it back."""

from typing import Any

from cardtable.games.rook.board import PHASES, PLAY, SEATS, Board
from cardtable.games.rook.cards import BIT, COLOURS, card_name, names
from cardtable.games.rook.scoring import Round

type Json = dict[str, Any]


def describe(board: Board) -> Json:
    """The game's own part of to_json; whatever follows from the rest is left out."""
    return {
        "phase": PHASES[board.phase],
        "dealer": board.dealer,
        "turn": board.turn,
        "auction": [list(spoken) for spoken in board.auction.spoken],
        "throw_ins": board.throw_ins,
        "redealt_by": board.redealt_by,
        "redealt_hand": list(names(board.redealt_hand)),
        "hands": [list(names(hand)) for hand in board.hands],
        "nest": list(names(board.nest)),
        "buried": list(names(board.buried)),
        "trump": COLOURS[board.trump] if board.phase >= PLAY else None,
        "leader": board.leaders[0] if board.leaders else None,
        "played": [card_name(card) for card in board.played],
        "earlier": [list(names(cards)) for cards in board.earlier],
        "proven": [[name for bit, name in enumerate(COLOURS) if bits & BIT[bit]] for bits in board.proven],
        "shown": [list(names(cards)) for cards in board.shown],
        "again": [card_name(card) for card in board.again],
        "wrong_calls": list(board.wrong_calls),
        "ready": [bool(board.ready & BIT[seat]) for seat in SEATS],
        "rounds": [_describe_round(played) for played in board.rounds],
        "earlier_rounds": board.earlier_rounds,
        "earlier_scores": list(board.earlier_scores),
    }


def _describe_round(played: Round) -> Json:
    return {
        "bidder": played.bidder,
        "bid": played.bid,
        "tricks": list(played.tricks),
        "nest": list(played.nest),
        "offender": played.offender,
    }
