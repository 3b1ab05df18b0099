"""The lobby of a live table: who has come, the house rules, and the words that begin the game."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from cardtable.catalog import game
from cardtable.core.game import Game
from cardtable.core.level import LEVELS, read_level
from cardtable.core.move import Refused
from cardtable.core.options import Option
from cardtable.terminal.local.setup import read_choices
from cardtable.terminal.online import asking
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.prompt.spelling import command_word, normal
from cardtable.terminal.render import pages
from cardtable.terminal.render.setup_lists import house_rules, lettered, players
from cardtable.terminal.screen.input import Input
from cardtable.terminal.screen.menu import ask_line
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.wire.bodies import Invitation
from cardtable.wire.messages import Arrange, Clear, Leave, Say, SeatBot, Start, TableShown
from cardtable.words import Speech

type Handler = Callable[[str], Awaitable[None]]


class Lobby:
    def __init__(
        self, connection: Connection, screen: Screen, voice: Speech, memory: Memory, invitation: Invitation
    ) -> None:
        self.connection: Final = connection
        self.invitation: Final = invitation
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = memory
        self._note: Text | None = None
        self._commands: Final[dict[str, Handler]] = {
            "start": self._start,
            "bot": self._bot,
            "remove": self._remove,
            "rule": self._rule,
            "say": self._say,
            "admit": self._admit,
            "refuse": self._refuse,
            "rules": self._rules,
            "help": self._help,
            "leave": self._leave,
            "quit": self._quit,
        }

    @property
    def table(self) -> TableShown:
        assert self.connection.table is not None
        return self.connection.table

    @property
    def game(self) -> Game:
        return game(self.table.game)

    async def line(self) -> Input:
        return await ask_line(self.screen, self.scene(), self.memory)

    async def act(self, heard: Input) -> None:
        """Do what a line says, or say why not."""
        line = str(heard)
        self._note = None
        word, _, rest = normal(line).partition(" ")
        try:
            rules = lettered(self.game)
            if word in rules and not rest:
                await self._next_value(rules[word])
                return
            handler = self._commands.get(word.casefold()) or self._commands.get(command_word(line) or "start")
            if handler is None:
                raise Refused("terminal-lobby-unknown", text=line[:40])
            await handler(rest.strip())
        except Refused as refusal:
            self._note = Text(self.voice.says(refusal.sentence, self.game.name, self._names()), "note")

    def scene(self) -> Scene:
        refused = self.table.start_refused
        waits = "terminal-lobby-watch" if self.table.you is None else "terminal-lobby"
        sentence = (
            self.voice.text(waits) if refused is None else self.voice.says(refused, self.game.name, self._names())
        )
        return Scene(
            title=Text(self.voice.text(f"{self.game.name}-title"), "bold").append(f"  {self.table.id}", "quiet"),
            tables=[self._page(unusual_only=False), self._page(unusual_only=True)],
            log=self._log(),
            sentence=Text(sentence, "bold"),
            draft=[Text(self.voice.text("terminal-lobby-help"), "quiet")] if self.table.you is not None else [],
            note=self._note or asking.notice(self.connection, self.voice),
            label=self._own_name(),
            footer=self.voice.text(
                "terminal-keys-lobby" if self.table.you is not None else "terminal-keys-lobby-watch"
            ),
            completions=[*self._commands, *(f"bot {level}" for level in LEVELS)],
        )

    def _page(self, *, unusual_only: bool) -> RenderableType:
        clock = self.table.settings["turn_time_s"]
        rules = house_rules(self.voice, self.game, self.table.options, int(clock), unusual_only=unusual_only)
        link = Text(self._link(), "underline")
        sitting = [(n, chair.name, self._remark(n - 1)) for n, chair in enumerate(self.table.chairs, 1) if chair]
        return Group(link, *self._code(), Text(), players(self.voice, sitting), Text(), rules)

    def _link(self) -> str:
        """The link by which others come, from wherever they best reach this server."""
        address = self.connection.address
        reached = [replace(address.house, server=server) for server in self.invitation.addresses]
        return replace(address, house=(*reached, address.house)[0]).link

    def _code(self) -> list[Text]:
        """The letters that are said across a room."""
        code = self.invitation.code
        return [] if code is None else [Text(self.voice.text("terminal-lobby-code", letters=code))]

    def _remark(self, number: int) -> str:
        """What there is to say about who sits on a chair."""
        chair = self.table.chairs[number]
        assert chair is not None
        remarks = (
            self.voice.text("terminal-you") if number == self.table.you else "",
            self.voice.text("terminal-host") if number == self.table.host else "",
            self.voice.text("terminal-level", level=chair.level) if chair.level else "",
            "" if chair.connected else self.voice.text("terminal-away"),
        )
        return ", ".join(filter(None, remarks))

    def _log(self) -> list[Text]:
        """What happened and what was said, in the order of time."""
        lines = [
            (line.at, Text(self.voice.says(line.sentence, self.game.name, self._names())))
            for line in self.connection.lines.values()
        ]
        words = [(word.at, Text(f"{word.name}: {word.text}", "said")) for word in self.connection.words.values()]
        return [text for _, text in sorted([*lines, *words], key=lambda said: said[0])]

    def _names(self) -> list[str]:
        return [chair.name for chair in self.table.chairs if chair]

    def _own_name(self) -> str:
        chair = None if self.table.you is None else self.table.chairs[self.table.you]
        return "" if chair is None else chair.name

    async def _start(self, rest: str) -> None:
        await self.connection.send(Start)

    async def _bot(self, rest: str) -> None:
        level = read_level(rest or "medium")
        await self.connection.send(lambda id: SeatBot(level, id))

    async def _remove(self, rest: str) -> None:
        if not (rest.isascii() and rest.isdigit() and 1 <= int(rest) <= len(self.table.chairs)):
            raise Refused("terminal-number-wanted", text=rest[:20])
        await self.connection.send(lambda id: Clear(int(rest) - 1, id))

    async def _rule(self, rest: str) -> None:
        chosen = read_choices(self.game, [rest])
        await self.connection.send(lambda id: Arrange(id, options=chosen))

    async def _next_value(self, option: Option) -> None:
        """Choose the value of a house rule that comes after the one that is chosen."""
        now = option.values.index(self.table.options[option.name])
        chosen = {option.name: option.values[(now + 1) % len(option.values)]}
        await self.connection.send(lambda id: Arrange(id, options=chosen))

    async def _help(self, rest: str) -> None:
        await self.screen.read(self.voice.text("terminal-help-title"), Text(self.voice.text("terminal-help-lobby")))

    async def _say(self, rest: str) -> None:
        await self.connection.send(lambda id: Say(rest or "…", id))

    async def _admit(self, rest: str) -> None:
        await asking.answer(self.connection, rest, on=True)

    async def _refuse(self, rest: str) -> None:
        await asking.answer(self.connection, rest, on=False)

    async def _rules(self, rest: str) -> None:
        title = self.voice.text(f"{self.game.name}-title")
        await self.screen.read(title, pages.rules_page(self.game.name, self.voice.language))

    async def _leave(self, rest: str) -> None:
        await self.connection.send(Leave)
        raise Quit

    async def _quit(self, rest: str) -> None:
        raise Quit
