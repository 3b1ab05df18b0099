"""Shanko as a whole: how a game begins, is described, read back and guessed."""

from collections.abc import Mapping
from typing import ClassVar

from cardtable.core.chance import Chance, Seed
from cardtable.core.game import Game
from cardtable.core.move import Move, Refused, Seat
from cardtable.core.position import Json, read_fields
from cardtable.core.reading import flags
from cardtable.core.view import Place
from cardtable.games.shanko import moves
from cardtable.games.shanko.filling import fill_in
from cardtable.games.shanko.guessing import guess
from cardtable.games.shanko.invariants import check
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.reading import read_finished, read_round
from cardtable.games.shanko.state import ShankoState
from cardtable.games.shanko.view import PLACES, ShankoView


class Shanko(Game[ShankoState, ShankoOptions, Move, ShankoView]):
    name: ClassVar[str] = "shanko"
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 8
    options: type[ShankoOptions] = ShankoOptions
    view: type[ShankoView] = ShankoView
    places: ClassVar[tuple[Place, ...]] = PLACES
    verbs: ClassVar[tuple[str, ...]] = tuple(moves.VERBS)
    explains: ClassVar[Mapping[str, int]] = {
        "shanko-draw": 4,
        "shanko-draw-pile": 4,
        "shanko-draw-discard": 9,
        "shanko-play": 3,
        "shanko-play-melded": 5,
        "shanko-buy-or-pass": 8,
        "shanko-window-next": 8,
        "shanko-wait-window": 8,
        "shanko-take-or-leave": 8,
        "shanko-wait-offer": 8,
        "shanko-ready": 10,
    }
    absence: ClassVar[tuple[str, ...]] = ("skip", "bot", "wait")
    marks: ClassVar[tuple[str, ...]] = ("youngest",)

    def check_players(self, players: int, options: ShankoOptions) -> None:
        super().check_players(players, options)
        if options.youngest > players:
            raise Refused("shanko-youngest-unknown", number=options.youngest, players=players)

    def new(self, players: int, options: ShankoOptions, seed: Seed) -> ShankoState:
        state = ShankoState(players, options, seed)
        state.deal(1, _first_starter(state))
        return state

    def read(self, data: Json, players: int, options: ShankoOptions, seed: Seed) -> ShankoState:
        state = read_fields(data, ShankoState(players, options, seed), ())
        state.round = read_round(data, players)
        state.ready = flags(data, "ready", players)
        state.finished = read_finished(data, players)
        check(state)
        return state

    def fill_in(self, described: Json) -> Json:
        """Any field of to_json may be said, and instead of some of them what is natural. Cards are written in one
        string or as a list; what concerns seats is a list for all of them, or a mapping of some.

        players     how many; else as many as the lists are long, else four
        round       1 to 7; else the first one that the melds fit
        turn        whose turn it is, else the first seat's; in the buy window the next player's
        phase       draw, turn (after the draw), window, offer, ready or over; else "turn" if the hand in turn is told
        hands       what each holds, to the last card; a hand that isn't told is dealt
        drawn, took the card drawn in this turn (else the last of the hand), and whether it was the discard
        melds       each as cards (the turn player's), or as (owner, cards); their owners have melded
        melded      who else has melded: seats, or yes and no for each
        top         the top discard; or discards, the top one last
        draws       what will be drawn next, in this order; or pile, the whole draw pile, its top last
        buys        how many each may still buy; else what the length of the hand leaves
        answers     in the buy window: buy or pass, for who has answered; discarder, if it isn't the seat before
        scores      for each seat its points in the rounds before; seven of them end the game
        left        who has left: seats, or yes and no for each
        """
        return fill_in(described)

    def guess(self, view: ShankoView, chance: Chance) -> ShankoState:
        return guess(view, chance)

    def parse_move(self, text: str) -> Move:
        return moves.parse_move(text)


def _first_starter(state: ShankoState) -> Seat:
    """The one marked as the youngest; nobody marked, or the house wants it so: somebody at random (SH-32)."""
    if state.house.youngest:
        return Seat(state.house.youngest - 1)
    seats = list(range(state.players))
    state.shuffle(seats)
    return Seat(seats[0])
