"""How to play Rook. Knows its own seat's cards and what lies open, nothing else.

Rule 1: bid up to what the hand should capture with its best trump, and leave the auction to a partner who is ahead.
Rule 2: lay aside cards of short colours that win nothing; their points come back with the last trick.
Rule 3: weigh each card by the chance that the team wins the trick, by the points in it, and by what it could do later.
Rule 4: count what is gone: only a card that has not been seen can beat another.
Rule 5: who has bid has the cards for it, who has passed hasn't, and who played a card had no better one.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from cardtable.bots.brain import Brain
from cardtable.bots.equity import chance_to_win, scale_of, share_of_win
from cardtable.bots.mistake import Mistake
from cardtable.bots.rook_auction import best_trump, bid, cards_to_lay_aside, most_to_bid, partner_is_ahead
from cardtable.bots.rook_guesses import settle
from cardtable.bots.rook_mistakes import MISTAKES
from cardtable.bots.rook_signals import surprise
from cardtable.bots.rook_tricks import Outlook, best_card
from cardtable.core.card_sets import BIT, Card, Cards, cards_in, count
from cardtable.core.chance import Chance
from cardtable.core.move import Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.games.rook.auction import STEP
from cardtable.games.rook.cards import COLOUR_CARDS, COLOURS, NAMES
from cardtable.games.rook.moves import BIDS, PASS, PLAYS, TRUMPS, Bid, Call, Discard, Pass, Play, RookMove, Trump
from cardtable.games.rook.pack import NEST_SIZE
from cardtable.games.rook.phases import AUCTION, DISCARD, LAST_CALL, PLAY, TRUMP
from cardtable.games.rook.rounds import team_of
from cardtable.games.rook.state import RookState
from cardtable.games.rook.tricks import follows, suit, suit_cards

WIN: Final = 150.0
MIDDLING: Final = 65.0
"""About what the side that leads gains in a round."""
FAIR_CHANCE: Final = 33
"""From so many of 100 cases on, the chance to win a trick speaks for a card."""


class RookBrain(Brain[RookState, RookMove]):
    swing: ClassVar[float] = 44.0
    mistakes: ClassVar[Sequence[Mistake]] = MISTAKES
    studied: ClassVar[int] = 400
    guesses: ClassVar[int] = 10

    def expert(self, state: RookState, seat: Seat, chance: Chance) -> RookMove:
        if state.phase == PLAY:
            return _evident_call(state, seat) or PLAYS[best_card(state, seat)]
        if state.phase == AUCTION:
            return bid(state, seat)
        if state.phase == DISCARD:
            return Discard(cards_to_lay_aside(state, state.hands[seat], best_trump(state, state.hands[seat])))
        if state.phase == TRUMP:
            return TRUMPS[best_trump(state, state.hands[seat])]
        return _evident_call(state, seat) or state.default(seat)

    def why(self, state: RookState, seat: Seat, move: RookMove) -> Sentence:
        if isinstance(move, Play) and state.playable(seat) & BIT[move.card]:
            return _why_play(state, seat, move.card)
        if isinstance(move, Bid | Pass):
            return _why_bid(state, seat, move)
        if isinstance(move, Discard | Trump):
            return say("rook-why-trump", trump=COLOURS[best_trump(state, state.hands[seat])])
        return say("rook-why-rules")

    def alternative(self, state: RookState, seat: Seat, move: RookMove) -> RookMove | None:
        """In a trick the card that is worth most of the others."""
        if state.phase != PLAY or not isinstance(move, Play):
            return super().alternative(state, seat, move)
        others = state.playable(seat) & ~BIT[move.card]
        return PLAYS[best_card(state, seat, others)] if others else None

    def naming(self, move: RookMove) -> dict[str, Fact]:
        if isinstance(move, Bid):
            return {"other": "bid", "bid_other": move.points}
        if isinstance(move, Trump):
            return {"other": "trump", "trump_other": COLOURS[move.colour]}
        return {"other": "call"} if isinstance(move, Call) else super().naming(move)

    def candidates(self, state: RookState, seat: Seat) -> Sequence[RookMove]:
        """In the auction only the next bids; of the discards a few; in tricks only lawful cards."""
        if state.phase == AUCTION:
            lowest = state.auction.lowest
            few = range(lowest, min(lowest + 3 * STEP, state.auction.top + 1), STEP)
            return [PASS, *[BIDS[bid // STEP] for bid in few]]
        if state.phase == DISCARD:
            return _ways_to_lay_aside(state, state.hands[seat])
        if state.phase == PLAY:
            return [PLAYS[card] for card in cards_in(state.playable(seat))]
        return state.legal(seat)

    def searched(self, players: int) -> int:
        return 1000

    def surprise(self, state: RookState, seat: Seat, *, closely: bool) -> float:
        return surprise(state, seat, closely=closely)

    def settle(self, state: RookState, seat: Seat, chance: Chance) -> None:
        settle(state, seat, chance)

    def stage(self, state: RookState) -> int:
        """The round: a move is tried out until its scores are known."""
        return state.rounds_played

    def stages_left(self, state: RookState) -> float:
        """The leaders' way to the target, a middling bid at a time."""
        return (state.options.target - max(state.scores)) / MIDDLING

    def value(self, state: RookState, seat: Seat) -> float:
        """How far this seat's team is ahead, and what that means for the game: at 280 of 300 almost all."""
        ahead = state.scores[team_of(seat)] - state.scores[1 - team_of(seat)]
        standings = (float(ahead), 0.0)
        if not state.waiting:
            return ahead + WIN * (2.0 * share_of_win(standings, 0) - 1.0)
        scale = scale_of(self.swing, self.stages_left(state))
        return ahead + WIN * (2.0 * chance_to_win(standings, 0, scale) - 1.0)


def _ways_to_lay_aside(state: RookState, hand: Cards) -> list[Discard]:
    """The cards of least use with each trump; with the best one also those of a colour to be void of."""
    best = best_trump(state, hand)
    short = [colour for colour in range(4) if colour != best and 0 < count(hand & COLOUR_CARDS[colour]) <= NEST_SIZE]
    ways = [cards_to_lay_aside(state, hand, trump) for trump in range(4)]
    ways += [cards_to_lay_aside(state, hand, best, COLOUR_CARDS[colour]) for colour in short]
    return [Discard(way) for way in dict.fromkeys(ways)]


def _why_play(state: RookState, seat: Seat, card: Card) -> Sentence:
    """The chance to win the trick, where it is fair and no worse than the next card's; else what the card draws out, or
    that it is spared most easily."""
    others, name = state.playable(seat) & ~BIT[card], NAMES[card]
    if not others:
        return say("rook-why-only", card=name)
    outlook = Outlook(state, seat)
    chance, other = [int(100 * outlook.chance_to_win(each)) for each in (card, best_card(state, seat, others))]
    if chance >= max(other, FAIR_CHANCE):
        return say("rook-why-play", card=name, chance=chance)
    return say("rook-why-draw" if outlook.draws(card) > 0 else "rook-why-spare", card=name)


def _why_bid(state: RookState, seat: Seat, move: RookMove) -> Sentence:
    most = most_to_bid(state, seat)
    if isinstance(move, Bid):
        return say("rook-why-bid", most=most)
    if partner_is_ahead(state, seat):
        return say("rook-why-partner", bid=state.auction.bid)
    return say("rook-why-pass", next=state.auction.lowest, most=most)


def _evident_call(state: RookState, seat: Seat) -> RookMove | None:
    """Call an opponent who didn't follow a colour, and has shown a card of it since."""
    if state.is_strict or state.phase not in (PLAY, LAST_CALL) or not state.calls_left(seat):
        return None
    shown = state.shown.copy()
    for place in range(len(state.played) - 1, -1, -1):
        player, card, led = state.player_of(place), state.played[place], state.played[place & ~3]
        colour = suit_cards(suit(led, state.trump), state.trump)
        is_suspect = team_of(player) != team_of(seat) and not follows(card, led, state.trump)
        if is_suspect and shown[player] & colour:
            return Call(player, state.earlier_tricks + place // 4 + 1)
        shown[player] |= BIT[card]
    return None


BRAIN: Final = RookBrain()
