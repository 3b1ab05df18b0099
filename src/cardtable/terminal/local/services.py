"""What can be done with a game in memory beside playing it: save, load, export, change places, give up."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cardtable.core.move import Refused, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.live import files
from cardtable.live.files import SUFFIX
from cardtable.table.log import log_for, whole_log
from cardtable.table.names import likeness
from cardtable.terminal.local.game import LocalGame
from cardtable.terminal.prompt.command import Command
from cardtable.words import Speech
from cardtable.words.export import export


class Load(Exception):
    """Somebody wants to go on with the game in a file."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path: Final = path


class Services:
    def __init__(self, game: LocalGame, voice: Speech, switch: Callable[[Seat], None]) -> None:
        self.game: Final = game
        self.voice: Final = voice
        self.switch: Final = switch

    def for_seat(self, seat: Seat | None) -> dict[str, Command]:
        """The commands for whoever sits there; some make sense only among several people."""

        async def give_up(rest: str) -> None:
            await self._give_up(seat, rest)

        shared = len(self.game.people) > 1
        offered = (
            Command("save", "FILE", self._save),
            Command("load", "FILE", self._load),
            Command("export", "FILE", self._export),
            *([Command("switch", "NAME", self._switch)] if shared else []),
            *([Command("giveup", "NAME", give_up)] if seat is not None else []),
        )
        return {command.name: command for command in offered}

    async def _save(self, rest: str) -> Sentence:
        """Into the named file, or into one named after the game."""
        path = Path(rest or f"{self.game.table.id}{SUFFIX}").expanduser()
        if path.exists() and not files.is_game(path):
            raise Refused("file-is-something-else", file=str(path))
        files.save(path, self.game.record())
        return say("terminal-saved", file=str(path))

    async def _load(self, rest: str) -> Sentence | None:
        path = Path(rest).expanduser()
        if not rest:
            raise Refused("terminal-load-what")
        files.read_game(path)
        raise Load(path)

    async def _export(self, rest: str) -> Sentence:
        if not rest:
            raise Refused("terminal-export-what")
        path = Path(rest).expanduser()
        check_free(path)
        export_log(self.game, path, self.voice)
        return say("terminal-exported", file=str(path))

    async def _switch(self, rest: str) -> None:
        names = [(self.game.table.names[seat], seat) for seat in self.game.people]
        wanted = [seat for name, seat in names if likeness(name) == likeness(rest)]
        if not wanted:
            raise Refused("terminal-switch", names=", ".join(name for name, _ in names))
        self.switch(wanted[0])

    async def _give_up(self, seat: Seat | None, rest: str) -> None:
        """Leave the game for good; the own name behind it shows that it is meant."""
        assert seat is not None
        name = self.game.table.names[seat]
        if likeness(rest) != likeness(name):
            raise Refused("terminal-give-up", name=name)
        await self.game.leave(seat)


def check_free(path: Path) -> None:
    """Refuse to write over what is there."""
    if path.exists():
        raise Refused("file-is-there", file=str(path))


def export_log(game: LocalGame, path: Path, voice: Speech) -> None:
    """The log as a file, in the form its ending names: what everybody may know, or all once the game is over."""
    lines = whole_log(game.table.lines) if game.is_over else log_for(game.table.lines, None)
    record = game.record() if game.is_over else None
    text = export(path.suffix.removeprefix("."), lines, voice, game.table.game.name, game.table.names, record)
    try:
        path.write_text(text, "utf-8")
    except OSError as fault:
        raise Refused("file-unwritable", file=str(path), fault=fault.strerror or "") from None
