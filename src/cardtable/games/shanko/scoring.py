"""How rounds of Shanko ended, what they counted, and who wins. Knows nothing of a round in progress."""

from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.cards import Card, card_name
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Part, Result, ranked
from cardtable.games.shanko.contracts import points
from cardtable.games.shanko.view import FinishedRound

type Ending = Literal["out", "meld", "stalemate"]

OUT: Final[Ending] = "out"
"""Somebody went out."""
ON_MELD: Final[Ending] = "meld"
"""Somebody melded, and the house ends the round there (SH-35)."""
STALEMATE: Final[Ending] = "stalemate"

ENDINGS: Final[tuple[Ending, ...]] = (OUT, ON_MELD, STALEMATE)


class Finished:
    """A round that is over, as everybody sees it, and the lines it adds to the score sheet."""

    def __init__(self, seen: FinishedRound) -> None:
        self.seen: Final = seen
        self._parts: tuple[tuple[Part, ...], ...] | None = None

    @property
    def parts(self) -> tuple[tuple[Part, ...], ...]:
        """Made when they are first wanted, since they never change."""
        if self._parts is None:
            self._parts = tuple([(Part(_label(self.seen, s), count),) for s, count in enumerate(self.seen.counted)])
        return self._parts


def finish(ending: Ending, winner: Seat | None, hands: Sequence[Sequence[Card]], gone: Sequence[bool]) -> Finished:
    """Everybody counts the cards in hand, but for the winner and those who are gone."""
    counting = [[] if gone[s] or s == winner else hands[s] for s in range(len(hands))]
    held = tuple([tuple([card_name(card) for card in cards]) for cards in counting])
    return Finished(FinishedRound(ending, winner, held, tuple([points(cards) for cards in counting]), tuple(gone)))


def totals(finished: Sequence[Finished], players: int) -> tuple[int, ...]:
    return tuple([sum([one.seen.counted[s] for one in finished]) for s in range(players)])


def standing(finished: Sequence[Finished], left: Sequence[bool], *, over: bool, with_sheet: bool = True) -> Result:
    """The lowest total wins, equals share a place, and whoever has left comes after all others (SH-34, SH-31)."""
    scores = totals(finished, len(left))
    sheet = tuple([one.parts for one in finished if with_sheet])
    if not over:
        return Result(over=False, scores=scores, sheet=sheet)
    places = ranked([(int(left[s]), scores[s]) for s in range(len(left))])
    return Result(over=True, scores=scores, places=places, sheet=sheet)


def _label(seen: FinishedRound, seat: int) -> Sentence:
    if seen.gone[seat]:
        return say("shanko-part-left")
    if seat == seen.winner:
        return say("shanko-part-melded" if seen.ending == ON_MELD else "shanko-part-out")
    held = seen.held[seat]
    return say("shanko-part-held", cards=" ".join(held)) if held else say("shanko-part-round")
