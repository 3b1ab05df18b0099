"""Somebody who walks: along their cards and through the menu, marking what they mean. Knows no rules.

Enter takes the line where they stand. The lines are what the rules say about the marked cards, or about the one under
the cursor; below them stands the menu.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence
from cardtable.terminal.prompt.moves import TURN, players_verbs
from cardtable.terminal.prompt.offers import Row, judged, meanings, rows_for, single_verbs
from cardtable.terminal.prompt.selection import Selection
from cardtable.terminal.screen.input import Input, Key, Spot

if TYPE_CHECKING:
    from cardtable.terminal.prompt.prompt import Prompt


@dataclass(frozen=True)
class Aside:
    """Something that can be chosen beside moves: a line, and what it means."""

    line: str
    means: Sentence


class Walk:
    def __init__(self, prompt: "Prompt") -> None:
        self.prompt: Final = prompt
        self.selection: Selection = Selection()
        self.rows: list[Row] = []
        """What Enter could take."""

    def begin_anew(self) -> None:
        """Nothing is marked, and what comes first is chosen."""
        self.selection = Selection(self.selection.card)

    def aside(self, heard: Key) -> Input:
        """The line for which the chosen row stands; a key remains what it is where that is a move."""
        row = self.rows[self.selection.row] if self.rows else None
        return heard if row is None or row.line is None else row.line

    @property
    def cards(self) -> list[str]:
        """The cards along which one walks."""
        return [card for card, at in self.prompt.renderer.held(self.prompt.hand) if at is not None]

    async def look_around(self) -> None:
        """See what can be done from here."""
        if not self.prompt.memory.walks:
            self.rows = []
            return
        self.selection = self.selection.within(len(self.cards))
        about = await self._about_cards()
        self.rows = [*about, *self._menu(about), *self._asides()]
        self.selection = replace(self.selection, row=min(self.selection.row, max(len(self.rows) - 1, 0)))

    async def _about_cards(self) -> list[Row]:
        """What the cards that are meant can do; a draft that is complete can be played."""
        draft, shown = self.prompt.draft, self.prompt.client.shown
        if not shown.view.legal:
            return []
        if draft.is_complete and draft.says is not None and not self.selection.marked:
            return [Row(draft.move, draft.says)]
        cards = self.selection.of(self.cards)
        return await rows_for(self.prompt.client, meanings(cards, shown.game, shown.view, draft, self._verbs()))

    def _verbs(self) -> list[str]:
        """Marked cards may mean anything; one that is only under the cursor, what is listed for single cards."""
        shown = self.prompt.client.shown
        if self.prompt.verb:
            return [self.prompt.verb]
        if self.selection.marked or self.prompt.draft.parts:
            return [verb for verb in players_verbs(shown.game) if verb != TURN]
        return single_verbs(shown.view.legal)

    def _menu(self, about: Sequence[Row]) -> list[Row]:
        """What the menu lists besides, while nothing was put together."""
        if self.prompt.draft.parts:
            return []
        named = {row.move for row in about}
        listed = enumerate(self.prompt.choices, 1)
        return [Row(choice.move, choice.means, number) for number, choice in listed if choice.move not in named]

    def _asides(self) -> list[Row]:
        return [Row("", aside.means, line=aside.line) for aside in self.prompt.asides]

    async def act(self, heard: Key | Spot, doubted: str) -> None:
        match heard:
            case Spot(kind="card", number=number):
                self.selection = self.selection.toggled(number)
            case Spot(kind="choice", number=number):
                await self._choose(number, doubted)
            case Spot(number=number):
                self.selection = replace(self.selection, row=number)
                await self._take(doubted)
            case Key.LEFT | Key.RIGHT:
                self._sideways(1 if heard is Key.RIGHT else -1)
            case Key.UP | Key.DOWN:
                self.selection = self.selection.turned(1 if heard is Key.DOWN else -1, len(self.rows))
            case Key.MARK:
                self._mark()
            case Key.BACK:
                self._take_back()
            case Key.PLAY:
                await self._take(doubted)
            case Key.WALK | Key.TYPE | Key.FIND | Key.NEXT | Key.BEFORE:
                pass

    def _sideways(self, by: int) -> None:
        """Along the cards; where there are none, through the menu."""
        if self.cards:
            self.selection = self.selection.walked(by, len(self.cards))
        else:
            self.selection = self.selection.turned(by, len(self.rows))

    async def _choose(self, number: int, doubted: str) -> None:
        """Take the line of the menu with this number."""
        await self.look_around()
        row = next(at for at, row in enumerate(self.rows) if row.number == number)
        self.selection = replace(self.selection, row=row)
        await self._take(doubted)

    def _mark(self) -> None:
        if self.cards:
            self.selection = self.selection.toggled(self.selection.card)

    def _take_back(self) -> None:
        """The last mark, or else the last part of the draft."""
        if self.selection.marked:
            self.selection = self.selection.unmarked()
        else:
            self.prompt.take_back()

    async def _take(self, doubted: str) -> None:
        """Do what the chosen line says."""
        if not self.rows:
            raise Refused("terminal-nothing-to-walk")
        row = self.rows[min(self.selection.row, len(self.rows) - 1)]
        if row.is_refused:
            self.prompt.say(row.means)
        elif row.number is not None and self.prompt.begins(row.move):
            self.begin_anew()
        elif row.move == self.prompt.draft.move and self.prompt.draft.is_complete:
            await self.prompt.play(row.move, doubted)
        else:
            [(move, opinion)] = await judged(self.prompt.client, [row.move])
            await self.prompt.settle(move, opinion, doubted)
