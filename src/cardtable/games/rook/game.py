"""Rook as a whole: how a game begins, is described, read back and guessed."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.move import Move, Seat
from cardtable.core.position import Json
from cardtable.core.view import Place
from cardtable.games.rook import filling, guessing, moves, reading
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.seeing import TEAMS
from cardtable.games.rook.state import RookState
from cardtable.games.rook.view import PLACES, RookView


class Rook(Game[RookState, RookOptions, Move, RookView]):
    name: ClassVar[str] = "rook"
    fewest: ClassVar[int] = 4
    most: ClassVar[int] = 4
    options: type[RookOptions] = RookOptions
    view: type[RookView] = RookView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "rook-prompt-bid": 3,
        "rook-prompt-bid-or-redeal": 3,
        "rook-prompt-discard": 4,
        "rook-prompt-trump": 4,
        "rook-prompt-lead": 5,
        "rook-prompt-follow": 5,
        "rook-prompt-free": 5,
        "rook-prompt-correct": 7,
        "rook-prompt-ready": 8,
    }
    absence: ClassVar[tuple[str, ...]] = ("bot", "pause", "wait")

    def teams(self, players: int) -> tuple[tuple[Seat, ...], ...]:
        """Partners sit opposite each other (rule 1.1)."""
        return TEAMS

    def new(self, players: int, options: RookOptions, seed: Seed) -> RookState:
        state = RookState(options, seed)
        seats = [0, 1, 2, 3]
        state.shuffle(seats)
        state.dealer = Seat(seats[0])
        state.deal()
        return state

    def read(self, data: Json, players: int, options: RookOptions, seed: Seed) -> RookState:
        return reading.read(data, options, seed)

    def fill_in(self, described: Json) -> Json:
        """A situation in part. Cards are written in one line or as a list; unsaid cards are made up.

        phase: auction, discard, trump, play, correct, last_call, round_over or over; else what the other keys suggest.
        dealer, turn, leader: seats; leader led the first card that is described.
        hands: by seat (a list with None for unsaid hands, or a dict); hand: that of the seat to act. In play the
            longest one says how many cards are left; shorter ones are filled up.
        bids: the auction from the dealer's left, numbers and "pass". Or bid alone: the high bid of an auction under way
            (with bidder, turn, passed). Or bid and bidder: a contract.
        nest, buried: the five cards in the middle, or laid aside.
        trump: a colour. trick: the cards on the table. tricks: full tricks before it, each in order of play.
        captured: the points of both teams in tricks before those (None for any); or taken: the very cards.
        trick_number: of the trick on the table.
        scores, round: the totals and the number of this round. rounds: finished rounds as to_json writes them.
        voids, shown, again, wrong_calls, ready, throw_ins, redealt_by, redealt_hand: as to_json and views name them.
        """
        return filling.fill_in(described)

    def guess(self, view: RookView, chance: Chance) -> RookState:
        return guessing.guess(view, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)
