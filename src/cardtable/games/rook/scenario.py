"""Situations of Rook described in part, made whole by the shortest auction that fits, and by unsaid cards spread over
the places that may hold them. Knows nothing of real deals. Cards are written in one line or as a list.

phase: auction, discard, trump, play, correct, last_call, round_over or over; else what the other keys suggest.
dealer, turn, leader: seats; leader led the first card that is described.
hands: by seat (a list with None for unsaid hands, or a dict); hand: that of the seat to act. In play the longest one
    says how many cards are left; shorter ones are filled up.
bids: the auction from the dealer's left, numbers and "pass". Or bid alone: the high bid of an auction under way (with
    bidder, turn, passed). Or bid and bidder: a contract.
nest, buried: the five cards in the middle, or laid aside.
trump: a colour. trick: the cards on the table. tricks: full tricks before it, each in order of play.
captured: the points of both teams in tricks before those (None for any); or taken: the very cards.
trick_number: of the trick on the table.
scores, round: the totals and the number of this round. rounds: finished rounds as to_json writes them.
voids, shown, again, wrong_calls, ready, throw_ins, redealt_by, redealt_hand: as to_json and views name them.
auction: then everything is said as to_json says it, and what is left unsaid has not happened.
"""

from collections.abc import Sequence
from typing import Final

from cardtable.core.card_sets import BIT, Cards, cards_in, count, set_of
from cardtable.core.chance import Fast
from cardtable.core.move import IllegalState, Seat
from cardtable.core.options import read_options
from cardtable.core.position import Json, require
from cardtable.core.scenario import by_seat, refuse_unknown
from cardtable.core.spread import filled_up
from cardtable.core.vectors import i64, vec
from cardtable.games.rook import position
from cardtable.games.rook.auction import LOWEST_BID, PASSED, Auction
from cardtable.games.rook.cards import NAMES, cards_given, parse_colour
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import NEST, NEST_SIZE
from cardtable.games.rook.phases import AUCTION, CALLED, DISCARD, LAST_CALL, PLAY, ROUND_OVER, TRUMP, Phase
from cardtable.games.rook.rounds import SEATS
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import winning_place

OF_EVERY_GAME: Final[tuple[str, ...]] = ("players", "options", "seed", "shuffles", "left")
AS_WRITTEN: Final[tuple[str, ...]] = ("throw_ins", "redealt_by", "wrong_calls", "ready", "rounds")
OF_TRICKS: Final[tuple[str, ...]] = ("trump", "trick", "tricks", "taken", "captured", "leader", "trick_number")
OF_CARDS: Final = "hands hand nest buried shown again redealt_hand voids"
OTHERS: Final = "phase dealer turn bids bid bidder passed scores round"
KEYS: Final = {*OF_EVERY_GAME, *AS_WRITTEN, *OF_TRICKS, *OF_CARDS.split(), *OTHERS.split()}
MOST_WORDS: Final = 6
"""No made-up auction is longer."""
TAKEN: Final = NEST + 1
"""The place of the first pile, after the hands and the cards aside."""


def fill_in(described: Json) -> Json:
    """The whole description."""
    if "auction" in described:
        return {"players": 4, **described}
    refuse_unknown(described, KEYS)
    for key in ("dealer", "turn", "leader", "bidder"):
        require(described.get(key, 0) in SEATS, key)
    sketch = _Sketch(described)
    sketch.copy_what_is_written()
    sketch.hear_auction()
    sketch.play_record()
    sketch.fill_places()
    kept = {key: described[key] for key in OF_EVERY_GAME if key in described}
    return {"players": 4, **kept, **sketch.state.describe()}


class _Sketch:
    """A situation on its way from what was said to a whole."""

    def __init__(self, said: Json) -> None:
        self.said: Final = said
        self.state: Final = RookState(4, read_options(RookOptions, said.get("options", {})), 0)
        self.state.trump = parse_colour(said.get("trump") or "red")
        self.state.phase = _phase(said)
        self.pack: Final = self.state.pack
        self.tricks: Final = [cards_given(trick) for trick in said.get("tricks", ())]
        self.trick: Final = cards_given(said.get("trick", ""))

    def copy_what_is_written(self) -> None:
        """What to_json writes is read as it reads it."""
        said, rounds, is_done = self.said, len(self.said.get("rounds", ())), self.state.phase >= ROUND_OVER
        data = {key: said[key] for key in AS_WRITTEN if key in said}
        data["earlier_rounds"] = said.get("round", max(rounds, 1) if is_done else rounds + 1) - rounds - (not is_done)
        data["earlier_scores"], data["proven"] = said.get("scores", (0, 0)), said.get("voids", [()] * 4)
        data["shown"] = [_named(cards) for cards in said.get("shown", [""] * 4)]
        data["redealt_hand"], data["again"] = _named(said.get("redealt_hand", "")), _named(said.get("again", ""))
        for field in position.fields(4, self.state.options):
            if field.name in data:
                field.read_onto(self.state, data)

    def hear_auction(self) -> None:
        """The auction that was said, or the shortest that fits; with the right one to lead, where that was said."""
        state, first, rule = self.state, self._first_leader(), self.state.options.first_lead

        def oddness(auction: Auction) -> tuple[bool, int, bool]:
            is_led_otherwise = first is not None and auction.is_over and auction.first_leader(rule) != first
            return is_led_otherwise, auction.is_over * auction.dealer, auction.bidder != (auction.dealer + 1) % 4

        fitting = self._auctions()
        require(bool(fitting), "bid")
        state.auction = min(fitting, key=oddness)
        state.dealer, state.turn = state.auction.dealer, state.auction.turn
        if state.auction.is_over and state.phase <= TRUMP:
            state.phase, state.turn = max(state.phase, DISCARD), state.bidder
        if state.phase >= PLAY:
            state.turn = state.first_leader() if first is None else first

    def _first_leader(self) -> Seat | None:
        """Who led the first card of the description, if that was said or follows from the turn."""
        if "leader" in self.said:
            return Seat(self.said["leader"])
        if self.state.phase < PLAY or "turn" not in self.said:
            return None
        steps = sum([winning_place(vec[i64](trick), self.state.trump, self.pack) for trick in self.tricks])
        return Seat((self.said["turn"] - steps - len(self.trick)) % 4)

    def _auctions(self) -> list[Auction]:
        """Those that fit, with any dealer who may be meant, the shortest first: the next player bids as little as can
        be, or the high bid, or passes."""
        found: list[Auction] = []
        for dealer in [Seat(self.said["dealer"])] if "dealer" in self.said else SEATS:
            self.state.dealer = dealer
            found.append(_after(self.state.new_auction(), self.said.get("bids", ())))
        if "bids" in self.said:
            return found
        bid = self.said.get("bid", LOWEST_BID)
        for auction in found:
            words = [auction.lowest, bid, PASSED] if auction.lowest < bid else [bid, PASSED]
            if len(auction.spoken) < MOST_WORDS:
                found += [_after(auction.clone(), [word]) for word in words if auction.allows(word)]
        return [auction for auction in found if self._fits(auction)]

    def _fits(self, auction: Auction) -> bool:
        said, is_over = self.said, self.state.phase > AUCTION
        bid = said.get("bid", LOWEST_BID if is_over or "bidder" in said else PASSED)
        turn = auction.turn if is_over else said.get("turn", auction.turn)
        wanted = (is_over, bid, said.get("bidder", auction.bidder), turn)
        have_passed = all(auction.out[seat] for seat in said.get("passed", ()))
        return have_passed and wanted == (auction.is_over, auction.bid, auction.bidder, auction.turn)

    def play_record(self) -> None:
        """The described tricks, and whose turn it is after them."""
        state = self.state
        state.played = vec[i64]([card for trick in (*self.tricks, self.trick) for card in trick])
        if state.phase >= PLAY and len(state.played):
            state.trace_leaders(state.turn)
            state.turn = position.next_to_play(state)
        if state.phase > PLAY and "turn" in self.said:
            state.turn = Seat(self.said["turn"])

    def fill_places(self) -> None:
        """Every place keeps what was said of it, and is filled up with cards that were said to lie nowhere."""
        state, places = self.state, self._given_places()
        start = self._cards_at_start(places)
        tries = (self._filled_up([*places[:TAKEN], *piles], start) for piles in self._piles(places))
        filled = next((filled for filled in tries if filled is not None), None)
        if filled is None:
            raise IllegalState("state-field", field="captured" if "captured" in self.said else "hands")
        state.hands, state.earlier = vec[i64](filled[:NEST]), filled[TAKEN:]
        state.nest, state.buried = (filled[NEST], 0) if state.phase <= DISCARD else (0, filled[NEST])
        state.hands[state.turn] |= state.nest if state.phase == DISCARD else 0

    def _given_places(self) -> list[Cards]:
        """Four hands, the five cards aside, two piles; a high bidder may have been given hand and nest in one."""
        said, turn = self.said, self.state.turn
        hands = [set_of(cards_given(cards)) for cards in by_seat(said.get("hands"), 4, "")]
        if "hand" in said:
            hands[turn] = set_of(cards_given(said["hand"]))
        aside = set_of(cards_given(said.get("nest" if self.state.phase <= DISCARD else "buried", "")))
        if self.state.phase == DISCARD:
            aside |= set_of(cards_in(hands[turn] & ~aside)[self.pack.hand_size :])
            hands[turn] &= ~aside
        return [*hands, aside, *[set_of(cards_given(cards)) for cards in said.get("taken", ("", ""))]]

    def _cards_at_start(self, places: list[Cards]) -> int:
        """How many cards each seat held when the first card of the description was led."""
        full, taken = self.pack.hand_size, count(places[TAKEN] | places[TAKEN + 1]) // 4
        held = [count(places[seat]) + self._played_by(seat) for seat in SEATS if places[seat]]
        if self.state.phase < PLAY:
            return full
        if "trick_number" in self.said:
            return int(full - (self.said["trick_number"] - 1 - len(self.tricks)))
        if held or self.state.phase >= LAST_CALL:
            return max(held, default=len(self.tricks))
        return full - (full // 2 if "captured" in self.said and not taken else taken)

    def _played_by(self, seat: Seat) -> int:
        return sum([self.state.player_of(place) == seat for place in range(len(self.state.played))])

    def _piles(self, places: list[Cards]) -> list[list[Cards]]:
        """Both piles with counters that make them worth what was said, in all ways that matter; middling ones first."""
        pack, begun = self.pack, places[TAKEN:]
        if "captured" not in self.said:
            return [begun]
        most = [pack.total if points is None else points for points in self.said["captured"]]
        found = {(pack.worth(begun[0]), pack.worth(begun[1]), 0, 0): begun}
        for card in cards_in(self.state.unseen_beside(places) & pack.counters):
            value, bit = pack.points[card], BIT[card]
            for (a, b, m, n), (one, other) in list(found.items()):
                found.setdefault((a + value, b, m + 1, n), [one | bit, other])
                found.setdefault((a, b + value, m, n + 1), [one, other | bit])
            found = {key: piles for key, piles in found.items() if key[0] <= most[0] and key[1] <= most[1]}
        said: Sequence[int | None] = self.said["captured"]
        fitting = [key for key in found if said[0] in (None, key[0]) and said[1] in (None, key[1])]
        fitting.sort(key=lambda key: abs(int(4 * key[0] - pack.total)) + abs(int(4 * key[1] - pack.total)))
        return [found[key] for key in fitting]

    def _filled_up(self, places: list[Cards], start: int) -> list[Cards] | None:
        """Nobody gets a colour that they have shown not to hold, if that can be; None if the cards don't fit."""
        tricks, unsaid = self.pack.hand_size - start, self.state.unseen_beside(places)
        least = [-(-count(pile) // 4) for pile in places[TAKEN:]]
        first = min(max(tricks // 2, least[0]), tricks - least[1])
        sizes = [*[start - self._played_by(seat) for seat in SEATS], NEST_SIZE, 4 * first, 4 * (tricks - first)]
        piled = [0, *[self.pack.counters if "captured" in self.said else 0] * 2]
        tries = ([*bars, *piled] for bars in (self.state.barred_by(self.state.apparent_voids()), [0, 0, 0, 0]))
        return next(filter(None, (filled_up(places, sizes, unsaid, barred, Fast(0)) for barred in tries)), None)


def _phase(said: Json) -> Phase:
    """The phase that was said, or the one in which what was said makes sense."""
    if "phase" in said:
        require(said["phase"] in CALLED, "phase")
        return CALLED[said["phase"]]
    if any(key in said for key in OF_TRICKS):
        return PLAY
    return TRUMP if "buried" in said else DISCARD if "bidder" in said else AUCTION


def _after(auction: Auction, words: Sequence[object]) -> Auction:
    """An auction after these words."""
    for word in words:
        bid = PASSED if word in ("pass", None) else word
        if not isinstance(bid, int) or not auction.allows(bid):
            raise IllegalState("state-field", field="bids")
        auction.hear(bid)
    return auction


def _named(given: object) -> list[str]:
    return [NAMES[card] for card in cards_given(given)]
