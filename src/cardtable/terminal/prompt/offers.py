"""What can be done with cards that somebody points at: every move they could mean, as the rules judge it.

Which moves there are in a game is not known here: its verbs are tried with the cards behind them, and with the number
of each meld on the table between them. What can't be read is left out; what can, the rules are asked about.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cardtable.core.game import Game
from cardtable.core.sentence import Sentence
from cardtable.core.view import Choice, View, What
from cardtable.live.opinion import Opinion
from cardtable.terminal.client import Client
from cardtable.terminal.prompt.draft import Draft
from cardtable.terminal.prompt.moves import TURN, canonical, composed, parts, players_verbs


@dataclass(frozen=True)
class Row:
    """A line of the menu for whoever walks through it."""

    move: str
    means: Sentence
    number: int | None = None
    """Its number, where it stands in the menu for those who type."""
    opinion: Opinion | None = None
    """What the rules think of it, where they were asked already."""
    line: str | None = None
    """What it stands for as a typed line, where it is no move."""

    @property
    def is_refused(self) -> bool:
        return self.opinion is not None and not (self.opinion.legal or self.opinion.open)


def openings(game: Game, choices: Sequence[Choice]) -> list[str]:
    """Beginnings of composed turns that are a word alone and aren't listed: they might be possible too. What is put
    together step by step is listed as such."""
    listed = {choice.move for choice in choices} | {composed([verb]) for verb in steps(choices)}
    begun = (canonical(verb, game) for verb in players_verbs(game) if verb != TURN)
    return [move for move in begun if move is not None and parts(move) and move not in listed]


def steps(choices: Sequence[Choice]) -> list[str]:
    """Verbs of composed turns with which one can begin step by step: those of the parts before the end."""
    first = [parts(choice.move)[0].split(" ") for choice in choices if len(parts(choice.move)) > 1]
    return list(dict.fromkeys(words[0] for words in first if len(words) > 1))


async def judged(client: Client, moves: Iterable[str]) -> list[tuple[str, Opinion]]:
    """The moves with what the rules think of each."""
    return [(move, await client.opinion(move)) for move in moves]


def meanings(cards: Sequence[str], game: Game, view: View, draft: Draft, verbs: Sequence[str]) -> list[str]:
    """The moves that these cards could mean behind one of these verbs, with what was put together before."""
    if not cards:
        return []
    melds = range(1, _melds(game, view) + 1)
    behind = " ".join(cards)
    texts = [f"{verb} {rest}" for verb in verbs for rest in (behind, *(f"{number} {behind}" for number in melds))]
    read = list(dict.fromkeys(move for text in texts if (move := canonical(text, game))))
    return [grown for move in read for grown in draft.grown(move)] if draft.parts else read


async def rows_for(client: Client, moves: Sequence[str]) -> list[Row]:
    """What can be done of it; or if nothing can, why not."""
    found = [Row(move, opinion.means, opinion=opinion) for move, opinion in await judged(client, moves)]
    return [row for row in found if not row.is_refused] or found[:1]


def single_verbs(choices: Sequence[Choice]) -> list[str]:
    """The verbs of moves that are listed and have one part: a card alone may mean one of them."""
    texts = [parts(choice.move) or (choice.move,) for choice in choices]
    return list(dict.fromkeys(text[0].split(" ")[0] for text in texts if len(text) == 1 and " " in text[0]))


def _melds(game: Game, view: View) -> int:
    """How many melds there are to add to."""
    return sum(len(getattr(view, place.name)) for place in game.places if place.what == What.MELDS)
