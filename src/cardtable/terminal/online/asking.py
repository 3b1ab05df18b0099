"""Somebody wants to come back to a seat on another device: the others are asked, and whoever waits sees that."""

from typing import Final

from rich.console import Group
from rich.text import Text

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.table.names import likeness
from cardtable.terminal.online.connection import Connection
from cardtable.terminal.prompt.spelling import command_word
from cardtable.terminal.render.setup_lists import players
from cardtable.terminal.screen.input import Input
from cardtable.terminal.screen.menu import ask_line
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.wire.messages import Admit, TableShown
from cardtable.words import Speech


def notice(connection: Connection, voice: Speech) -> Text | None:
    """What is to be said about those who ask, to one of them or to whoever may answer."""
    table = connection.table
    if table is None or not table.asking:
        return None
    if table.you is None:
        return Text(voice.text("terminal-asked"), "note") if connection.token is not None else None
    asked = [voice.text("terminal-asks", name=name) for chair, name in _asking(table) if chair != table.you]
    return Text("\n".join(asked), "note") if asked else None


async def answer(connection: Connection, name: str, *, on: bool) -> None:
    """Let in, or turn away, whoever asks for the seat of that name; without a name, whoever asks."""
    assert connection.table is not None
    asking = _asking(connection.table)
    chairs = [chair for chair, asked in asking if not name or likeness(asked) == likeness(name)]
    if len(chairs) != 1:
        raise Refused("terminal-who-asks", names=", ".join(name for _, name in asking) or "–")
    await connection.send(lambda id: Admit(chairs[0], id, on))


class Waiting:
    """What is shown to somebody who waits at a table where nobody looks on."""

    def __init__(self, connection: Connection, screen: Screen, voice: Speech, memory: Memory) -> None:
        self.connection: Final = connection
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = memory

    async def line(self) -> Input:
        return await ask_line(self.screen, self.scene(), self.memory)

    async def act(self, heard: Input) -> None:
        if command_word(str(heard)) == "quit":
            raise Quit

    def scene(self) -> Scene:
        table = self.connection.table
        assert table is not None
        title = Text(self.voice.text(f"{game(table.game).name}-title"), "bold").append(f"  {table.id}", "quiet")
        sitting = [(number, chair.name, "") for number, chair in enumerate(table.chairs, 1) if chair]
        return Scene(
            title=title,
            tables=[Group(players(self.voice, sitting))],
            sentence=Text(self.voice.text("terminal-asked"), "bold"),
            footer=self.voice.text("terminal-keys-lobby-watch"),
            completions=["quit"],
        )


def _asking(table: TableShown) -> list[tuple[int, str]]:
    """The chairs that somebody asks for, and the names of those who sit there."""
    chairs = [(number, table.chairs[number]) for number in table.asking]
    return [(number, chair.name) for number, chair in chairs if chair is not None]
