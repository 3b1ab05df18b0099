"""How rounds of Shanko ended, what they counted, and who wins. Knows nothing of a round in progress."""

from collections.abc import Sequence
from typing import Final, Literal

from cardtable.core.cards import Card, card_names
from cardtable.core.move import Seat
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Part, Result, ranked
from cardtable.games.shanko.contracts import points

type Ending = Literal["out", "meld", "stalemate"]

OUT: Final[Ending] = "out"
"""Somebody went out."""
ON_MELD: Final[Ending] = "meld"
"""Somebody melded, and the house ends the round there (SH-35)."""
STALEMATE: Final[Ending] = "stalemate"

ENDINGS: Final[tuple[Ending, ...]] = (OUT, ON_MELD, STALEMATE)


class Finished:
    """A round that is over: how it ended, what each seat still held, and what that counted."""

    def __init__(
        self,
        ending: Ending,
        winner: Seat | None,
        held: Sequence[tuple[Card, ...]],
        counted: Sequence[int],
        gone: Sequence[bool],
    ) -> None:
        self.ending: Final = ending
        self.winner: Final = winner
        self.held: Final = tuple(held)
        self.counted: Final = tuple(counted)
        self.gone: Final = tuple(gone)
        """Who had left before the round was over; their score stands still (SH-31)."""
        self.parts: Final = tuple([(Part(self._label(s), counted[s]),) for s in range(len(held))])

    def _label(self, seat: int) -> Sentence:
        if self.gone[seat]:
            return say("shanko-part-left")
        if seat == self.winner:
            return say("shanko-part-melded" if self.ending == ON_MELD else "shanko-part-out")
        return (
            say("shanko-part-held", cards=card_names(self.held[seat])) if self.held[seat] else say("shanko-part-round")
        )


def finish(ending: Ending, winner: Seat | None, hands: Sequence[Sequence[Card]], gone: Sequence[bool]) -> Finished:
    """Everybody counts the cards in hand, but for the winner and those who are gone."""
    spared = [gone[s] or s == winner for s in range(len(hands))]
    held = [() if spared[s] else tuple(hands[s]) for s in range(len(hands))]
    return Finished(ending, winner, held, [points(cards) for cards in held], gone)


def totals(finished: Sequence[Finished], players: int) -> tuple[int, ...]:
    return tuple([sum([one.counted[s] for one in finished]) for s in range(players)])


def standing(finished: Sequence[Finished], left: Sequence[bool], *, over: bool) -> Result:
    """The lowest total wins, equals share a place, and whoever has left comes after all others (SH-34, SH-31)."""
    scores = totals(finished, len(left))
    sheet = tuple([one.parts for one in finished])
    if not over:
        return Result(over=False, scores=scores, sheet=sheet)
    places = ranked([(int(left[s]), scores[s]) for s in range(len(left))])
    return Result(over=True, scores=scores, places=places, sheet=sheet)
