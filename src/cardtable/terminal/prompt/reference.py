"""Pages that somebody at a table can ask for: help, rules, moves, the table, the log, melds, scores."""

from collections.abc import Callable, Mapping
from typing import Final

from rich.console import RenderableType

from cardtable.terminal.prompt.command import Command
from cardtable.terminal.render import pages
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.render.table import tables
from cardtable.terminal.screen.screen import Screen
from cardtable.words import Speech


class Reference:
    def __init__(self, screen: Screen, voice: Speech, renderer: Callable[[], Renderer]) -> None:
        self.screen: Final = screen
        self.voice: Final = voice
        self.renderer: Final = renderer

    def commands(self) -> tuple[Command, ...]:
        return (
            Command("rules", "", self._rules),
            Command("moves", "", self._moves),
            Command("table", "", self._table),
            Command("melds", "", self._melds),
            Command("log", "", self._log),
            Command("scores", "", self._scores),
        )

    async def help(self, commands: Mapping[str, Command]) -> None:
        """What can be done now, and each command as it is typed with what it does."""
        usages = [
            (f"{command.name} {command.takes}".strip(), self.voice.text(f"terminal-does-{command.name}"))
            for command in commands.values()
        ]
        await self._read("terminal-help-title", pages.help_page(self.renderer(), usages))

    async def _rules(self, rest: str) -> None:
        game = self.renderer().shown.game.name
        await self._read(f"{game}-title", pages.rules_page(game, self.voice.language))

    async def _moves(self, rest: str) -> None:
        await self._read("terminal-moves-title", pages.moves_page(self.renderer()))

    async def _table(self, rest: str) -> None:
        """Everything that lies on the table, however long it is."""
        await self._read("terminal-table-title", tables(self.renderer())[0])

    async def _melds(self, rest: str) -> None:
        await self._read("terminal-melds-title", pages.melds_page(self.renderer()))

    async def _log(self, rest: str) -> None:
        await self._read("terminal-log-title", pages.log_page(self.renderer()))

    async def _scores(self, rest: str) -> None:
        await self._read("terminal-scores-title", score_page(self.renderer()))

    async def _read(self, title: str, page: RenderableType) -> None:
        await self.screen.read(self.voice.text(title), page)
