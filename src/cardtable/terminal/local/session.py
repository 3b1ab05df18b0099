"""A session at the terminal: which game, who plays, by which rules, then the game itself, and perhaps another one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from cardtable.catalog import GAMES, game
from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence, say
from cardtable.table.names import likeness
from cardtable.terminal.local import game as local_games
from cardtable.terminal.local import kept_games
from cardtable.terminal.local.game import LocalGame
from cardtable.terminal.local.hot_seat import HotSeat
from cardtable.terminal.local.kept_games import KeptGame, numbered, unfinished_games
from cardtable.terminal.local.services import Load, check_free, export_log
from cardtable.terminal.local.setup import Setup, deal_seed, read_choices
from cardtable.terminal.local.setup_page import SetupPage
from cardtable.terminal.prompt.spelling import command_word, normal, number_in
from cardtable.terminal.render.flow import folded
from cardtable.terminal.screen.menu import Answer, ask_line
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.words import Speech


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line; what wasn't is asked, where somebody can be asked."""

    game: str | None = None
    people: Sequence[str] = ()
    bots: Sequence[str] | None = None
    options: Sequence[str] = ()
    seed: int | None = None
    clock: int = 0
    pace: float = 0.0
    load: Path | None = None
    resume: bool = False
    export: Path | None = None
    hints: bool = True
    name: str = ""
    """Who usually plays here."""
    keeps: bool = True
    """Whether a new game that is left is kept; one that was kept before always is."""
    asks: bool = True
    """Whether somebody can be asked before the game begins."""


class Session:
    def __init__(self, wishes: Wishes, screen: Screen, voice: Speech) -> None:
        self.wishes: Final = wishes
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = Memory()
        self.game: LocalGame | None = None
        """The game that is or was played, for what is said at the end."""
        self.hot_seat: HotSeat | None = None
        """Those who play it."""
        self._is_new: bool = False

    @property
    def is_kept(self) -> bool:
        """Whether the game that is or was played stays on disk."""
        is_over = self.game is not None and self.game.is_over
        return self.wishes.keeps or is_over or not self._is_new

    async def run(self) -> None:
        """One game after the other, until everybody has had enough."""
        if self.wishes.export is not None:
            check_free(self.wishes.export)
        playing: LocalGame | None = await self._first()
        while playing is not None:
            self.game = playing
            playing = await self._play(playing)

    async def _play(self, playing: LocalGame) -> LocalGame | None:
        """A game to its end, or to where somebody loads another one; what is played next, if anything."""
        try:
            self.hot_seat = HotSeat(playing, self.screen, self.voice, self.wishes.pace, hints=self.wishes.hints)
            await self.hot_seat.play()
        except Load as wish:
            return await self._loaded(wish.path)
        finally:
            playing.close()
            if not self.is_kept:
                playing.journal.path.unlink(missing_ok=True)
        if self.wishes.export is not None:
            export_log(playing, self.wishes.export, self.voice)
        return await self._same_again(playing) if await self._again() else None

    async def _first(self) -> LocalGame:
        if self.wishes.load is not None:
            return await self._loaded(self.wishes.load)
        if self.wishes.resume:
            return self._resumed()
        name = self.wishes.game or await self._which_game()
        chosen = await self._unfinished(kept_games.unfinished(game(name).name))
        return await self._new(name) if chosen is None else local_games.resume(chosen.path)

    def _resumed(self) -> LocalGame:
        """The game that was left last: of the named kind, or of any."""
        name = self.wishes.game
        kept = kept_games.unfinished(None if name is None else game(name).name)
        if not kept:
            raise Refused("terminal-nothing-to-resume", game=name or "any")
        return local_games.resume(kept[0].path)

    async def _which_game(self) -> str:
        """The game with the chosen number or name."""
        if not self.wishes.asks:
            return game("").name
        note: Sentence | None = None
        while True:
            titles = [Answer(listed.name, self.voice.text(f"{listed.name}-title")) for listed in GAMES]
            line = await self._ask("terminal-which-game", [_games(self.voice)], note, titles)
            number = number_in(line, len(GAMES))
            if number is not None:
                return GAMES[number - 1].name
            titled = [listed.name for listed in GAMES if self._title(listed.name) == likeness(line)]
            try:
                return game(titled[0] if titled else line.casefold()).name
            except Refused as refusal:
                note = refusal.sentence

    def _title(self, name: str) -> str:
        return likeness(self.voice.text(f"{name}-title"))

    async def _unfinished(self, kept: Sequence[KeptGame]) -> KeptGame | None:
        """An unfinished game to go on with, or none for a new one."""
        if not kept or not self.wishes.asks or self.wishes.people:
            return None
        note: Sentence | None = None
        while kept:
            lists = [unfinished_games(kept[:count], self.voice) for count in range(len(kept), 0, -1)]
            answers = [Answer(str(n), f"{n}  {', '.join(found.table.names)}") for n, found in enumerate(kept, 1)]
            line = await self._ask("terminal-go-on", lists, note, [*answers, Answer("new", "new")])
            word, _, rest = line.partition(" ")
            chosen, gone = number_in(line or "1", len(kept)), number_in(rest, len(kept))
            if chosen is not None:
                return kept[chosen - 1]
            if word.casefold() in ("n", "new", "no"):
                return None
            if word.casefold() == "delete" and gone is not None:
                kept[gone - 1].path.unlink(missing_ok=True)
                kept = [found for number, found in enumerate(kept, 1) if number != gone]
                note = say("terminal-deleted")
            else:
                note = say("terminal-number", most=len(kept))
        return None

    async def _new(self, name: str) -> LocalGame:
        """A new game: who plays is known from the command line, or asked."""
        options = read_choices(game(name), self.wishes.options)
        setup = Setup(game(name), deal_seed(self.wishes.seed), options, self.wishes.clock)
        asks = self.wishes.asks and not self.wishes.people
        people = self.wishes.people or (await self._your_names() if asks else [self.wishes.name])
        for person in people:
            setup.add_person(person)
        if self.wishes.bots is None:
            setup.fill_up()
        else:
            setup.add_bots(self.wishes.bots)
        if asks:
            await SetupPage(setup, self.screen, self.voice, self.memory).until_ready()
        if len(setup.people) > 1 and not self.screen.can_hide:
            raise Refused("terminal-one-person")
        self._is_new = True
        return await setup.begin()

    async def _your_names(self) -> list[str]:
        """One name or several with commas between them; an empty one is found for them."""
        line = await self._ask("terminal-your-name", [], None)
        return [name.strip() for name in line.replace("、", ",").split(",") if name.strip()] or [self.wishes.name]

    async def _again(self) -> bool:
        """Whether the same people play the same once more."""
        if not self.wishes.asks:
            return False
        line = await self._ask("terminal-again", [], None)
        return line.casefold() in ("again", "a", "y", "yes", "もう一度")

    async def _same_again(self, before: LocalGame) -> LocalGame:
        setup = Setup(before.table.game, deal_seed(None), before.table.options, before.table.settings.turn_time_s)
        for chair in (before.table.chairs[number] for number in before.table.seated):
            assert chair is not None
            if chair.is_bot:
                setup.add_bot(chair.level)
            else:
                setup.add_person(chair.name)
        return await setup.begin()

    async def _loaded(self, path: Path) -> LocalGame:
        loaded = await local_games.load(path)
        if len(loaded.people) > 1 and not self.screen.can_hide:
            raise Refused("terminal-one-person")
        return loaded

    async def _ask(
        self, code: str, lists: Sequence[Grid], note: Sentence | None, answers: Sequence[Answer] = ()
    ) -> str:
        """A question before or after a game, under a list; where room is short, under the longest one that fits."""
        scene = Scene(
            title=Text("Cardtable", "bold"),
            tables=lists,
            sentence=Text(self.voice.text(code), "bold"),
            note=None if note is None else Text(self.voice.says(note, "", ()), "note"),
            footer=self.voice.text("terminal-keys-front"),
            completions=[listed.name for listed in GAMES],
        )
        while command_word(line := normal(await ask_line(self.screen, scene, self.memory, answers))) == "help":
            await self.screen.read(self.voice.text("terminal-help-title"), Text(self.voice.text("terminal-help-front")))
        if command_word(line) == "quit":
            raise Quit
        return line


def _games(voice: Speech) -> Grid:
    """All games, numbered."""
    grid = numbered()
    for number, listed in enumerate(GAMES, 1):
        players = f"{listed.fewest}–{listed.most}" if listed.fewest < listed.most else str(listed.most)
        grid.add_row(
            str(number),
            Text(voice.text(f"{listed.name}-title"), "bold"),
            voice.text("terminal-how-many", players=players),
            voice.text(f"{listed.name}-blurb"),
        )
    return folded(grid)
