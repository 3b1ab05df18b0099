"""Turns worth listing: there are far too many to list them all. Knows no strategy."""

from collections.abc import Sequence

from cardtable.core.cards import Card
from cardtable.core.move import Seat
from cardtable.core.turns import Discard
from cardtable.games.shanko.board import Board
from cardtable.games.shanko.contracts import POINTS
from cardtable.games.shanko.finder import meet
from cardtable.games.shanko.layoffs import shed, single_plays
from cardtable.games.shanko.moves import ALL_OUT, End, GoOut, Play, Turn, discard
from cardtable.games.shanko.turns import Draft


def promising_turns(board: Board, seat: Seat) -> tuple[Turn, ...]:
    """The best meld with all that can be laid off, single lay-offs and swaps, and every plain discard."""
    turns: list[Turn] = []
    draft = melded(board, seat)
    if draft is not None:
        plain = ended(draft, dearest(draft.hand))
        shed(draft)
        turns += [*all_endings(draft), plain]
    turns += [_with(board, seat, play) for play in single_plays(Draft(board, seat))]
    turns += [discard(card) for card in dearest_first(board.hands[seat])] if len(board.hands[seat]) > 1 else []
    return tuple(dict.fromkeys(turns))


def melded(board: Board, seat: Seat) -> Draft | None:
    """A draft with the contract laid down in the best way; a player who has melded before has it behind them."""
    draft = Draft(board, seat)
    if draft.had_declared:
        return draft
    found = meet(draft.hand, draft.contract, half=draft.half)
    if found is None:
        return None
    draft.declare(found.melds)
    return draft


def all_endings(draft: Draft) -> list[Turn]:
    """The draft with each card that could be discarded."""
    return [ended(draft, card) for card in dearest_first(draft.hand)] or [ended(draft, None)]


def ended(draft: Draft, card: Card | None) -> Turn:
    """The draft with this card discarded at its end; without a card where it needs none."""
    return Turn(draft.plays, None if draft.ends_on_meld else _end(draft, card))


def dearest_first(cards: Sequence[Card]) -> list[Card]:
    """Each card once."""
    return sorted(set(cards), key=lambda card: (-POINTS[card], card))


def dearest(cards: Sequence[Card]) -> Card | None:
    return max(cards, key=lambda card: POINTS[card], default=None)


def _end(draft: Draft, card: Card | None) -> End:
    if card is None:
        return ALL_OUT
    return GoOut(card) if len(draft.hand) == 1 else Discard(card)


def _with(board: Board, seat: Seat, play: Play) -> Turn:
    draft = Draft(board, seat)
    draft.add(play)
    return ended(draft, dearest(draft.hand))
