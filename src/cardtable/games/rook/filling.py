"""Situations of Rook described in part: the rest is made up so that it fits. Knows nothing of real deals."""

from typing import Any, Final

from cardtable.core.chance import Fast
from cardtable.core.move import IllegalState, Seat
from cardtable.core.options import read_options
from cardtable.core.reading import whole
from cardtable.games.rook.auction import LOWEST_BID, Auction
from cardtable.games.rook.board import AUCTION, DISCARD, LAST_CALL, PHASES, PLAY, ROUND_OVER, SEATS, TRUMP
from cardtable.games.rook.cards import (
    COLOURS,
    Card,
    Cards,
    card_name,
    cards_in,
    count,
    names,
    parse_card,
    parse_cards,
    parse_colour,
    set_of,
)
from cardtable.games.rook.guessing import barred_by
from cardtable.games.rook.options import RookOptions
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.piles import piles_worth
from cardtable.games.rook.spreading import spread
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import winning_place

type Json = dict[str, Any]

KEYS: Final = frozenset(
    {
        *(
            "players",
            "options",
            "seed",
            "shuffles",
            "left",
            "phase",
            "dealer",
            "turn",
            "leader",
            "hands",
            "hand",
            "nest",
        ),
        *("buried", "bids", "bid", "bidder", "passed", "trump", "trick", "tricks", "trick_number", "taken", "captured"),
        *("scores", "round", "rounds", "voids", "shown", "again", "wrong_calls", "ready", "throw_ins"),
        *("redealt_by", "redealt_hand"),
    }
)
AS_THEY_ARE: Final = ("seed", "shuffles", "left")


def fill_in(said: Json) -> Json:
    """The whole description; its keys are those of Rook.fill_in."""
    unknown = sorted(set(said) - KEYS)
    if unknown:
        raise IllegalState("state-field", field=unknown[0])
    for key in ("dealer", "turn", "leader", "bidder"):
        if key in said:
            whole(said, key, 0, 3)
    return _Sketch(said).filled()


class _Sketch:
    """A situation on its way from what was said to a whole."""

    def __init__(self, said: Json) -> None:
        options = read_options(RookOptions, said.get("options", {}))
        assert isinstance(options, RookOptions)
        self.said: Final = said
        self.state: Final = RookState(options, 0)
        self.pack: Final = self.state.pack
        self.tricks: Final = [_cards(trick) for trick in said.get("tricks", ())]
        self.trick: Final = _cards(said.get("trick", ""))
        if said.get("trump") is not None:
            self.state.trump = parse_colour(said["trump"])
        self.state.throw_ins = said.get("throw_ins", 0)
        self.phase: int = self._phase()

    def filled(self) -> Json:
        self._seat_everybody()
        self._play_record()
        hands, aside, earlier = self._places()
        is_before = self.phase in (AUCTION, DISCARD)
        if self.phase == DISCARD:
            hands[self.state.turn] |= aside
        return {
            **{key: self.said[key] for key in AS_THEY_ARE if key in self.said},
            "players": self.said.get("players", 4),
            "options": self.said.get("options", {}),
            "left": self.said.get("left", [False] * 4),
            "phase": PHASES[self.phase],
            "dealer": self.state.dealer,
            "turn": self.state.turn,
            "auction": [list(spoken) for spoken in self.state.auction.spoken],
            "hands": [list(names(hand)) for hand in hands],
            "nest": list(names(aside)) if is_before else [],
            "buried": [] if is_before else list(names(aside)),
            "trump": COLOURS[self.state.trump] if self.phase >= PLAY else None,
            "leader": self.state.leaders[0] if self.state.played else None,
            "played": [card_name(card) for card in self.state.played],
            "earlier": [list(names(cards)) for cards in earlier],
            **self._rest(),
        }

    def _rest(self) -> Json:
        """What only some situations speak of."""
        said = self.said
        rounds = list(said.get("rounds", ()))
        return {
            "throw_ins": self.state.throw_ins,
            "redealt_by": said.get("redealt_by"),
            "redealt_hand": _named(said.get("redealt_hand", "")),
            "proven": [list(colours) for colours in said.get("voids", [[], [], [], []])],
            "shown": [_named(cards) for cards in said.get("shown", ["", "", "", ""])],
            "again": _named(said.get("again", "")),
            "wrong_calls": list(said.get("wrong_calls", (0, 0))),
            "ready": list(said.get("ready", [False] * 4)),
            "rounds": rounds,
            "earlier_rounds": self._earlier_rounds(len(rounds)),
            "earlier_scores": list(said.get("scores", (0, 0))),
        }

    def _earlier_rounds(self, listed: int) -> int:
        """How many rounds came before those that are listed; the round that was said is the one on the table."""
        if self.phase >= ROUND_OVER:
            return int(self.said.get("round", max(listed, 1))) - listed
        return int(self.said.get("round", listed + 1)) - 1 - listed

    def _phase(self) -> int:
        """The phase that was said, or the one in which what was said makes sense."""
        said = self.said
        if "phase" in said:
            if said["phase"] not in PHASES:
                raise IllegalState("state-field", field="phase")
            return PHASES.index(said["phase"])
        if any(key in said for key in ("trump", "trick", "tricks", "taken", "captured", "leader", "trick_number")):
            return PLAY
        if "buried" in said:
            return TRUMP
        return DISCARD if "bidder" in said else AUCTION

    def _seat_everybody(self) -> None:
        """Who deals, who bid what, and who leads."""
        state, first = self.state, self._first_leader()
        follows_dealer = state.house.first_lead == "left_of_dealer"
        state.dealer = Seat(self.said.get("dealer", self._dealer(first) if follows_dealer else 0))
        if "bids" in self.said:
            self._hear(self.said["bids"])
        elif self.phase == AUCTION:
            self._hear_so_far()
        else:
            self._hear_contract(self._bidder(first))
        if self.phase == AUCTION:
            state.turn = state.auction.turn
        elif self.phase in (DISCARD, TRUMP):
            state.turn = state.bidder
        else:
            state.leaders = [first if first is not None else state.first_leader()]

    def _first_leader(self) -> Seat | None:
        """Who led the first card of the description, if that was said or follows from the turn."""
        if "leader" in self.said:
            return Seat(self.said["leader"])
        if self.phase >= PLAY and "turn" in self.said:
            return Seat((self.said["turn"] - self._steps()) % 4)
        return None

    def _steps(self) -> int:
        """How many seats lie between the first leader and the one to play now."""
        steps = len(self.trick)
        for trick in self.tricks:
            steps += winning_place(trick, self.state.trump, self.pack)
        return steps

    def _dealer(self, first: Seat | None) -> int:
        if self.phase == AUCTION and "bid" in self.said:
            return self._so_far_dealer()
        return 0 if first is None else (first - 1) % 4

    def _so_far_dealer(self) -> int:
        """In an auction under way the high bidder spoke first, unless the dealer was said."""
        said = self.said
        if "bidder" in said:
            return int(said["bidder"] - 1) % 4
        return int(said["turn"] - 2) % 4 if "turn" in said else 0

    def _bidder(self, first: Seat | None) -> Seat:
        dealer = self.state.dealer
        if "bidder" in self.said:
            return Seat(self.said["bidder"])
        if first is not None and self.state.house.first_lead == "high_bidder":
            return first
        if first is not None and self.state.house.first_lead == "left_of_high_bidder":
            return Seat((first - 1) % 4)
        return Seat((dealer + 1) % 4)

    def _hear(self, bids: list[Any]) -> None:
        """An auction as it was said, in order from the dealer's left."""
        self.state.auction = auction = self.state.new_auction()
        for bid in bids:
            if bid in ("pass", None, 0):
                auction.hear_pass()
            else:
                auction.hear_bid(bid)
        if auction.is_over and self.phase == AUCTION:
            self.phase = DISCARD

    def _hear_so_far(self) -> None:
        """An auction under way with this high bid: those before the bidder bid less, those after pass."""
        self.state.auction = auction = self.state.new_auction()
        said, passed = self.said, self.said.get("passed", ())
        bid = said.get("bid")
        bidder = said.get("bidder", (self.state.dealer + 1) % 4 if bid else None)
        until = said.get("turn", None if bidder is None else (bidder + 1) % 4)
        for _ in range(8):
            if until is None or (auction.turn == until and auction.bid == (bid or 0)):
                return
            self._say_something(auction, bid or 0, bidder, passed)
        raise IllegalState("state-field", field="turn")

    def _say_something(self, auction: Auction, bid: int, bidder: Seat | None, passed: tuple[int, ...]) -> None:
        if auction.turn == bidder:
            auction.hear_bid(bid)
        elif auction.bid == bid or auction.turn in passed or auction.lowest >= bid:
            auction.hear_pass()
        else:
            auction.hear_bid(auction.lowest)

    def _hear_contract(self, bidder: Seat) -> None:
        """An auction that ends with this contract: everybody else passes, after one bid where the dealer needs it."""
        self.state.auction = auction = self.state.new_auction()
        bid = self.said.get("bid", LOWEST_BID)
        needs_rival = bidder == auction.dealer and bid > LOWEST_BID
        while not (auction.is_over or auction.is_thrown_in):
            if auction.turn == bidder:
                auction.hear_bid(bid)
            elif needs_rival and not auction.spoken:
                auction.hear_bid(LOWEST_BID)
            else:
                auction.hear_pass()

    def _play_record(self) -> None:
        """The described tricks, and whose turn it is after them."""
        state = self.state
        if self.phase < PLAY:
            return
        for number, trick in enumerate(self.tricks):
            state.played += trick
            state.leaders.append(state.winner_of(number))
        state.played += self.trick
        leader = state.leaders[-1]
        state.turn = Seat((leader + len(self.trick)) % 4)
        if not self.trick:
            state.leaders.pop()
        if self.phase > PLAY and "turn" in self.said:
            state.turn = Seat(self.said["turn"])

    def _places(self) -> tuple[list[Cards], Cards, list[Cards]]:
        """The hands, the five cards aside, and what was taken before: what was said, filled up."""
        hands, earlier = self._given_hands(), self._given_taken()
        aside = self._aside(hands)
        sizes = self._sizes(hands)
        tricks_before = self.pack.hand_size - max(sizes[s] + self._played_by(s) for s in SEATS)
        gone = set_of(self.state.played)
        for cards in (*hands, aside, *earlier):
            gone |= cards
        pool = self.pack.all & ~gone
        if "captured" in self.said:
            earlier = piles_worth(self.pack, pool, earlier, tricks_before, self.said["captured"])
            pool &= ~(earlier[0] | earlier[1])
            tricks_before = 0
        return self._filled_up(hands, sizes, aside, earlier, pool, tricks_before)

    def _filled_up(
        self, hands: list[Cards], sizes: list[int], aside: Cards, earlier: list[Cards], pool: Cards, tricks_before: int
    ) -> tuple[list[Cards], Cards, list[Cards]]:
        places = [*hands, aside, *earlier]
        wanted = [*sizes, NEST_SIZE, *_shares(earlier, tricks_before)]
        room = [max(0, size - count(cards)) for size, cards in zip(wanted, places, strict=True)]
        if sum(room) != count(pool):
            raise IllegalState("state-field", field="hands")
        bars = [*barred_by(self.state, self.state.apparent_voids()), 0, 0, 0]
        chance = Fast(0)
        more = spread(cards_in(pool), room, bars, chance) or spread(cards_in(pool), room, [0] * 7, chance)
        assert more is not None
        filled = [cards | extra for cards, extra in zip(places, more, strict=True)]
        return filled[:4], filled[4], filled[5:]

    def _given_hands(self) -> list[Cards]:
        hands = [0, 0, 0, 0]
        given = self.said.get("hands", {})
        for seat, cards in given.items() if isinstance(given, dict) else enumerate(given):
            hands[seat] = set_of(_cards(cards or ""))
        if "hand" in self.said:
            hands[self.state.turn] = set_of(_cards(self.said["hand"]))
        return hands

    def _aside(self, hands: list[Cards]) -> Cards:
        """The nest or the buried cards as they were said; a high bidder may have been given hand and nest in one."""
        aside = set_of(_cards(self.said.get("nest" if self.phase in (AUCTION, DISCARD) else "buried", "")))
        if self.phase == DISCARD:
            hand = hands[self.state.turn] & ~aside
            surplus = cards_in(hand)[self.pack.hand_size :]
            hands[self.state.turn] = hand & ~set_of(surplus)
            aside |= set_of(surplus)
        return aside

    def _given_taken(self) -> list[Cards]:
        first, second = self.said.get("taken", ("", ""))
        return [set_of(_cards(first)), set_of(_cards(second))]

    def _sizes(self, hands: list[Cards]) -> list[int]:
        """How many cards each seat holds now."""
        if self.phase < PLAY:
            return [self.pack.hand_size] * 4
        start = self._cards_at_start(hands)
        return [start - self._played_by(seat) for seat in SEATS]

    def _cards_at_start(self, hands: list[Cards]) -> int:
        """How many cards each seat held when the first card of the description was led."""
        full = self.pack.hand_size
        if "trick_number" in self.said:
            return int(full - (self.said["trick_number"] - 1 - len(self.tricks)))
        held = [count(hands[seat]) + self._played_by(seat) for seat in SEATS if hands[seat]]
        if held:
            return max(held)
        if self.phase >= LAST_CALL:
            return len(self.tricks)
        if "taken" in self.said:
            return full - sum(count(cards) for cards in self._given_taken()) // 4
        return full - full // 2 if "captured" in self.said else full

    def _played_by(self, seat: Seat) -> int:
        return sum([self.state.player_of(place) == seat for place in range(len(self.state.played))])


def _shares(earlier: list[Cards], tricks: int) -> tuple[int, int]:
    """How many cards each team took in so many tricks, in halves where nothing else was said."""
    if not tricks:
        return count(earlier[0]), count(earlier[1])
    least = [-(-count(cards) // 4) for cards in earlier]
    first = min(max(tricks // 2, least[0]), tricks - least[1])
    return 4 * first, 4 * (tricks - first)


def _cards(given: object) -> list[Card]:
    """Cards written in one line, or each by itself."""
    if isinstance(given, str):
        return parse_cards(given)
    if isinstance(given, list | tuple):
        return [parse_card(str(name)) for name in given]
    raise IllegalState("state-field", field="cards")


def _named(given: object) -> list[str]:
    return [card_name(card) for card in _cards(given)]
