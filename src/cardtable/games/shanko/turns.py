"""The composed turn: its plays tried one after the other on a copy of what lies on the table (SH-43).

A draft answers for each play whether it is legal; nothing of the round changes before the whole turn is. It knows
neither whose turn it is nor what follows.
"""

from collections.abc import Sequence
from typing import Final, assert_never

from cardtable.core import drafts
from cardtable.core.cards import Card, card_name, card_names
from cardtable.core.melds import Meld
from cardtable.core.move import IllegalMove, Incomplete, Seat
from cardtable.core.turns import Discard, LayOff, Swap
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET, grown, meld_of, with_swap
from cardtable.games.shanko.moves import ALL_OUT, AllOut, Declare, End, GoOut, Play, Turn


class Draft(drafts.Draft[Play]):
    def __init__(self, board: Board, seat: Seat) -> None:
        super().__init__(board, seat)
        self.options: Final = board.options
        self.half: Final = board.half
        self.layoff: Final = board.layoff
        self.lays_later: Final = board.lays_later
        self.may_end_on_meld: Final = board.ends_on_meld
        self.contract: Final = board.contract
        self.end: End | None = None
        self.declares: bool = False
        self.swaps: int = 0

    @property
    def has_declared(self) -> bool:
        return self.had_declared or self.declares

    @property
    def is_out(self) -> bool:
        """The round ends with this turn."""
        return isinstance(self.end, GoOut | AllOut) or self.ends_on_meld

    @property
    def ends_on_meld(self) -> bool:
        return self.declares and self.may_end_on_meld

    @property
    def may_lay(self) -> bool:
        """Whether this player may lay off now, at least onto sequences."""
        return not self.ends_on_meld and self.why_not_lay(SEQUENCE) is None

    @property
    def turn(self) -> Turn:
        """The turn so far, in its canonical form."""
        return Turn(self.plays, self.end)

    def play(self, play: Play, *, is_last: bool = False) -> None:
        """The last play of a draft may be a contract that isn't complete."""
        if self.ends_on_meld:
            raise IllegalMove("shanko-ends-on-meld")
        if isinstance(play, LayOff):
            self._lay_off(play)
        elif isinstance(play, Swap):
            self._swap(play)
        elif isinstance(play, Declare):
            self.declare(play.groups, may_lack=is_last)
        else:
            assert_never(play)

    def declare(self, groups: Sequence[Sequence[Card]], *, may_lack: bool = False) -> None:
        """Lay down exactly the contract, once in a round."""
        if self.has_declared:
            raise IllegalMove("shanko-melded-already")
        for group in groups:
            self.spend(group)
        melds = [meld_of(self.seat, group, half=self.half) for group in groups]
        self._check_contract(melds, may_lack=may_lack)
        if not self.hand and self.options.round7_finish == "deal_12" and self.options.end_on_meld == "no":
            raise IllegalMove("shanko-keep-one")
        self.declares = True
        self.lay(melds, Declare(tuple([meld.cards for meld in melds])))

    def _lay_off(self, play: LayOff) -> None:
        """Add cards to a meld on the table."""
        number, cards, meld = play.number, play.cards, self.on_table(play.number)
        refusal = self.why_not_lay(meld.kind)
        if refusal is not None:
            raise IllegalMove(refusal, cards=card_names(meld.cards))
        self.spend(cards)
        if not cards:
            raise IllegalMove("shanko-lay-nothing", number=number)
        bigger = grown(meld, cards, low=play.low, half=self.half)
        if bigger is None:
            raise _does_not_fit(number, meld, cards, half=self.half)
        if not self.hand:
            raise IllegalMove("shanko-keep-one")
        self.lay_off(number, bigger, cards, play)

    def _swap(self, play: Swap) -> None:
        """Put a card in the place of the joker that stands for it, and take the joker."""
        number, card, meld = play.number, play.card, self.on_table(play.number)
        if meld.kind == TRIPLET:
            raise IllegalMove("shanko-swap-triplet", number=number, cards=card_names(meld.cards))
        if not self.had_declared:
            raise IllegalMove("shanko-swap-later" if self.declares else "shanko-swap-before")
        self.spend((card,))
        natural = with_swap(meld, card)
        if natural is None:
            raise _nothing_to_swap(number, meld, card)
        self.swaps += 1
        self.swap(number, natural, card, play)

    def finish(self, end: End | None) -> None:
        """End the turn; the discard of the last card is going out."""
        if self.ends_on_meld:
            if end is not None and not isinstance(end, AllOut):
                raise IllegalMove("shanko-ends-on-meld")
            return
        match end:
            case None:
                raise self._what_is_missing()
            case AllOut():
                self._go_all_out()
            case Discard() | GoOut():
                self._discard(end.card, is_last=isinstance(end, GoOut))
            case _:
                assert_never(end)

    def _go_all_out(self) -> None:
        if self.hand:
            raise IllegalMove("shanko-not-all-out", left=len(self.hand), cards=card_names(self.hand))
        self.end = ALL_OUT

    def _discard(self, card: Card, *, is_last: bool) -> None:
        if not self.hand:
            raise IllegalMove("shanko-all-out-instead")
        self.spend((card,))
        if is_last and self.hand:
            raise IllegalMove("shanko-not-the-last", card=card_name(card), left=len(self.hand))
        if not self.hand and not self.has_declared:
            raise IllegalMove("shanko-out-needs-meld", card=card_name(card))
        self.end = Discard(card) if self.hand else GoOut(card)

    def _what_is_missing(self) -> Incomplete:
        """A draft without its end: what would complete it."""
        if not self.hand:
            return Incomplete("shanko-all-out-instead")
        if len(self.hand) == 1 and self.has_declared:
            return Incomplete("shanko-missing-out", card=card_name(self.hand[0]))
        return Incomplete("shanko-missing-discard", left=len(self.hand), cards=card_names(sorted(self.hand)))

    def _check_contract(self, melds: list[Meld], *, may_lack: bool) -> None:
        """Exactly the contract; a draft with a part of it, and nothing beyond it, only lacks the rest."""
        triplets = sum([meld.kind == TRIPLET for meld in melds])
        sequences = len(melds) - triplets
        wanted = self.contract
        if triplets != wanted.triplets or sequences != wanted.sequences:
            is_part = triplets <= wanted.triplets and sequences <= wanted.sequences
            raise (Incomplete if may_lack and is_part else IllegalMove)(
                "shanko-contract-needs",
                triplets=wanted.triplets,
                sequences=wanted.sequences,
                given_triplets=triplets,
                given_sequences=sequences,
            )

    def why_not_lay(self, kind: str) -> str | None:
        """Why nothing may be laid off onto a meld of this kind now; the house says what and when (SH-01 to SH-03)."""
        if not self.has_declared:
            return "shanko-lay-before"
        if self.layoff == "after_swap" and not self.swaps:
            return "shanko-lay-after-swap"
        if self.lays_later and not self.had_declared:
            return "shanko-lay-later"
        return "shanko-lay-sequences" if kind == TRIPLET and self.layoff != "all" else None


def drafted(board: Board, seat: Seat, turn: Turn) -> Draft:
    """The whole turn, tried out."""
    draft = played(board, seat, turn)
    draft.finish(turn.end)
    return draft


def played(board: Board, seat: Seat, turn: Turn) -> Draft:
    """The plays of a turn tried, before its end."""
    draft = Draft(board, seat)
    draft.play_all(turn)
    return draft


def _does_not_fit(number: int, meld: Meld, cards: Sequence[Card], *, half: bool) -> IllegalMove:
    """Which cards would fit instead."""
    if half and grown(meld, cards) is not None:
        return IllegalMove("shanko-lay-jokers", number=number, cards=card_names(cards))
    fits = card_names(meld.ends)
    code = "shanko-lay-triplet" if meld.kind == TRIPLET else "shanko-lay-sequence" if fits else "shanko-lay-full"
    return IllegalMove(code, number=number, cards=card_names(cards), cards_meld=card_names(meld.cards), cards_fit=fits)


def _nothing_to_swap(number: int, meld: Meld, card: Card) -> IllegalMove:
    """Which card the joker stands for."""
    cards = card_names(meld.cards)
    if not meld.jokers:
        return IllegalMove("shanko-swap-no-joker", number=number, card=card_name(card), cards_meld=cards)
    stands = " ".join(meld.jokers)
    return IllegalMove("shanko-swap-other", number=number, card=card_name(card), cards_meld=cards, cards_joker=stands)
