"""The page before a game: who plays, in which order, and by which house rules. What is possible the table says."""

from collections.abc import Callable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from cardtable.core.level import LEVELS
from cardtable.core.move import Refused
from cardtable.terminal.local.setup import USUAL_LEVEL, Setup, read_value
from cardtable.terminal.prompt.spelling import command_word, normal
from cardtable.terminal.render import pages
from cardtable.terminal.render.setup_lists import house_rules, lettered, players, rule_name
from cardtable.terminal.screen.menu import Answer, ask_line
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.words import Speech


class SetupPage:
    def __init__(self, setup: Setup, screen: Screen, voice: Speech, memory: Memory) -> None:
        self.setup: Final = setup
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = memory
        self._note: Text | None = None
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "add": setup.add_person,
            "bot": self._bot,
            "remove": self._remove,
            "swap": self._swap,
            "clock": self._clock,
        }

    async def until_ready(self) -> None:
        """Until everything is right and somebody says so."""
        while True:
            line = normal(await ask_line(self.screen, self.scene(), self.memory, self._answers()))
            self._note = None
            try:
                if not line:
                    self._check()
                    return
                await self._act(line)
            except Refused as refusal:
                self._note = Text(self.voice.says(refusal.sentence, self._game, self.setup.table.names), "note")

    @property
    def _game(self) -> str:
        return self.setup.table.game.name

    def scene(self) -> Scene:
        orders = [*self._commands, *(f"bot {level}" for level in LEVELS), "rules", "quit"]
        choices = [f"{option.name}={value}" for option in self.setup.house_rules for value in option.values[:20]]
        return Scene(
            title=Text(self.voice.text(f"{self._game}-title"), "bold"),
            tables=[self._page(unusual_only=False), self._page(unusual_only=True)],
            sentence=Text(self.voice.text("terminal-setup"), "bold"),
            draft=[Text(self.voice.text("terminal-setup-help"), "quiet")],
            note=self._note,
            label=self.voice.text("terminal-setup-label"),
            footer=self.voice.text("terminal-keys-setup"),
            completions=[*orders, *choices],
        )

    def _answers(self) -> list[Answer]:
        """What can be chosen by whoever walks: to begin, bots, and the next value of each house rule."""
        begin = Answer("", self.voice.text("terminal-setup-label"))
        bots = [Answer(f"bot {bot}", f"+ {self.voice.text('terminal-level', level=bot)}") for bot in LEVELS]
        rules = [
            Answer(letter, f"{letter}  {rule_name(self.voice, self.setup.table.game, option)}")
            for letter, option in lettered(self.setup.table.game).items()
        ]
        return [begin, *bots, *rules]

    def _page(self, *, unusual_only: bool) -> RenderableType:
        table = self.setup.table
        rules = house_rules(
            self.voice, table.game, table.options, table.settings.turn_time_s, unusual_only=unusual_only
        )
        return Group(Text(self.voice.text(f"{self._game}-blurb")), Text(), self._players(), Text(), rules)

    def _players(self) -> Grid:
        chairs = [chair for chair in self.setup.table.chairs if chair]
        level = {bot: self.voice.text("terminal-level", level=bot) for bot in LEVELS} | {"": ""}
        return players(self.voice, ((n, chair.name, level[chair.level]) for n, chair in enumerate(chairs, 1)))

    async def _act(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        name, sign, value = (part.strip() for part in line.partition("="))
        rules = lettered(self.setup.table.game)
        if word.casefold() in self._commands:
            self._commands[word.casefold()](rest.strip())
        elif sign:
            self._choose(name, value)
        elif word in rules and not rest:
            self.setup.next_value(rules[word])
        elif command_word(line) == "help":
            help_text = Text(self.voice.text("terminal-help-setup"))
            await self.screen.read(self.voice.text("terminal-help-title"), help_text)
        elif command_word(line) == "rules":
            title = self.voice.text(f"{self._game}-title")
            await self.screen.read(title, pages.rules_page(self._game, self.voice.language))
        elif command_word(line) == "quit":
            raise Quit
        else:
            raise Refused("terminal-setup-unknown", text=line[:40])

    def _check(self) -> None:
        """Refuse to begin with too few or too many."""
        refusal = self.setup.refusal()
        if refusal is not None:
            raise refusal
        if not self.setup.people:
            raise Refused("terminal-nobody")

    def _choose(self, name: str, value: str) -> None:
        known = {option.name: option for option in self.setup.house_rules}
        self.setup.choose(name, read_value(known[name], value) if name in known else value)

    def _bot(self, level: str) -> None:
        self.setup.add_bot(level or USUAL_LEVEL)

    def _remove(self, text: str) -> None:
        self.setup.remove(_number(text))

    def _swap(self, text: str) -> None:
        first, _, second = text.partition(" ")
        self.setup.swap(_number(first), _number(second))

    def _clock(self, text: str) -> None:
        self.setup.set_clock(_number(text))


def _number(text: str) -> int:
    if not (text.strip().isascii() and text.strip().isdigit() and len(text) < 6):
        raise Refused("terminal-number-wanted", text=text[:20])
    return int(text)
