"""A person at a client: lines come in, and moves, drafts, pages to read and kind refusals come out. Knows no rules."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from rich.text import Text

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Choice
from cardtable.terminal.client import Client
from cardtable.terminal.prompt.draft import Draft, cards_in
from cardtable.terminal.prompt.moves import numbered, parts, players_verbs, readings, refusal, shortest
from cardtable.terminal.prompt.spelling import card_names, cards_in_sight, command_word, meant, normal, written
from cardtable.terminal.render import pages
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.render.table import tables
from cardtable.terminal.render.theme import ORDERS
from cardtable.terminal.screen.scene import Scene, scene_of
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.words import Speech

type Handler = Callable[[str], Awaitable[Sentence | None]]
"""What a command does with what stands behind it; it may have something to say."""

FOOTER: Final = ("help", "rules", "hint", "log", "scores", "say", "save", "quit")
"""The commands that are named on the screen."""


@dataclass(frozen=True)
class Command:
    """A word that can be typed at any prompt."""

    name: str
    takes: str
    """What stands behind it, for the help page."""
    handler: Handler


class Prompt:
    def __init__(
        self, client: Client, screen: Screen, voice: Speech, memory: Memory, more: Mapping[str, Command] | None = None
    ) -> None:
        self.client: Final = client
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = memory
        self.draft: Draft = Draft()
        self._question: int | None = None
        self._drafts: Final[list[Draft]] = []
        """What the draft was before each part that was put into it."""
        self.note: Text | None = None
        self.notice: Text | None = None
        """What stands there as long as nothing else is to be said."""
        self.label: str = ""
        """Who is asked, where it isn't the one who sits there."""
        self.is_answered: bool = False
        """Whether a move was made."""
        own = (
            Command("help", "", self._help),
            Command("rules", "", self._rules),
            Command("moves", "", self._moves),
            Command("hint", "", self._hint),
            Command("table", "", self._table),
            Command("log", "", self._log),
            Command("scores", "", self._scores),
            Command("sort", "|".join(ORDERS), self._sort),
            Command("undo", "", self._undo),
            Command("clear", "", self._clear),
            Command("quit", "", self._quit),
        )
        self.commands: Final = {command.name: command for command in own} | dict(more or {})

    @property
    def renderer(self) -> Renderer:
        shown = self.client.shown
        return Renderer(self.voice, shown, self.memory.order, cards_in(self.draft, shown.view, shown.game.places))

    @property
    def choices(self) -> tuple[Choice, ...]:
        return self.client.shown.view.legal

    async def line(self) -> str:
        """Show how things stand, and wait for a line; a draft for a question that is gone is dropped."""
        if self.client.shown.question != self._question:
            self._question = self.client.shown.question
            await self._clear("")
        return (await self.screen.ask(self.scene(), self.memory)).strip()

    async def act(self, line: str) -> None:
        """Do what a line says, or say why not and what would work."""
        self.note = None
        command = self.command(line)
        try:
            if not line:
                await self._go_on()
            elif command is not None:
                self._say(await command.handler(line.partition(" ")[2].strip()))
            else:
                await self._move(normal(line))
        except Refused as fault:
            self._say(fault.sentence)

    def command(self, line: str) -> Command | None:
        """The command that a line begins with; a move of the game goes before a command of the same name."""
        is_move = normal(line).partition(" ")[0].casefold() in self.client.shown.game.verbs
        return None if is_move else self.commands.get(command_word(line))

    def scene(self) -> Scene:
        """The table with what can be done."""
        renderer, shown = self.renderer, self.client.shown
        return replace(
            scene_of(renderer),
            draft=self._draft_lines(),
            choices=() if self.draft.parts else pages.menu(renderer, self.choices),
            short_choices=() if self.draft.parts else pages.short_menus(renderer, self.choices),
            more_choices=self.voice.text("terminal-more-moves"),
            note=self.note or self.notice,
            label=self.label
            or (self.voice.text("terminal-onlooker") if shown.seat is None else shown.names[shown.seat]),
            footer=self._keys(),
            completions=self._completions(),
        )

    def _keys(self) -> str:
        """What can be typed just now, in a line."""
        if self.draft.parts:
            return self.voice.text("terminal-keys-drafting")
        named = " · ".join(name for name in FOOTER if name in self.commands)
        if self.client.shown.seat is None:
            return named
        is_asked = self.client.shown.is_asked or not self.choices
        first = self.voice.text("terminal-keys-asking" if is_asked else "terminal-keys-beside")
        return f"{first} · {named}"

    def _draft_lines(self) -> list[Text]:
        """What was put together so far, and what the rules think of it."""
        if not self.draft.parts:
            return []
        heading = Text(self.voice.text("terminal-draft"), "dim")
        listed = [Text(f"   {part}", "bold") for part in self.draft.parts]
        opinion = Text("") if self.draft.says is None else self.renderer.says(self.draft.says)
        enter = [Text(self.voice.text("terminal-draft-complete"), "green")] if self.draft.is_complete else []
        return [heading, *listed, opinion, *enter]

    def _completions(self) -> list[str]:
        """Everything that can be typed, the moves first."""
        moves = [text for choice in self.choices for text in (self.renderer.move(choice.move), shortest(choice.move))]
        orders = [f"sort {order}" for order in ORDERS]
        return list(dict.fromkeys([*moves, *players_verbs(self.client.shown.game), *self.commands, *orders]))

    async def _go_on(self) -> None:
        """An empty line plays a draft that is complete, or the only thing there is to do."""
        if self.draft.is_complete:
            await self._play(self.draft.move)
        elif len(self.choices) == 1 and not self.draft.parts and self.client.shown.is_asked:
            await self._play(self.choices[0].move)
        else:
            raise Refused("terminal-empty-line")

    async def _move(self, line: str) -> None:
        """Make the move that a line means, or put it into the draft."""
        judged = [(text, await self.client.opinion(text)) for text in self._readings(line)]
        legal = [(text, opinion) for text, opinion in judged if opinion.legal]
        if len(legal) > 1:
            raise Refused("terminal-which", moves=", ".join(shortest(text) for text, _ in legal))
        good = [*legal, *((text, opinion) for text, opinion in judged if opinion.open)]
        if not good:
            self._say(judged[0][1].means)
            return
        text, opinion = good[0]
        if len(parts(text)) > 1 or not opinion.legal:
            self._drafts.append(self.draft)
            self.draft = Draft(parts(text)).judged(opinion)
        else:
            await self._play(opinion.move)

    def _readings(self, line: str) -> list[str]:
        """The moves that a line could mean; behind a draft, with what was put together before."""
        chosen = numbered(line, self.choices)
        texts = self._spelled(line) if chosen is None else [chosen]
        if not texts and line.isdigit():
            raise Refused("terminal-number", most=len(self.choices))
        if not texts:
            raise self._not_understood(line)
        if not self.draft.parts:
            return texts
        return [draft for text in texts for draft in self.draft.grown(text)] or texts

    def _spelled(self, line: str) -> list[str]:
        """What a line could mean as it stands, or with cards called by their names."""
        shown = self.client.shown
        names = card_names(shown.game.name, cards_in_sight(shown.view, shown.game.places))
        spellings = dict.fromkeys((line, written(line, names)))
        found = (readings(spelling, shown.game, self.choices) for spelling in spellings)
        return next((texts for texts in found if texts), [])

    def _not_understood(self, line: str) -> Refused:
        """Why a line is no move, and what would work."""
        fault = refusal(line, self.client.shown.game)
        if fault is not None and fault.sentence.code != "move-unknown":
            return fault
        if not self.choices:
            return Refused("terminal-nothing-to-do", text=line[:40])
        some = [self.renderer.move(choice.move) for choice in self.choices[:4]]
        dots = "" if len(self.choices) <= 4 else " …"
        slip = meant(line, self._completions()) or ""
        return Refused(
            "terminal-not-understood",
            text=line[:40],
            moves=", ".join(some) + dots,
            most=len(self.choices),
            meant=slip or "nothing",
        )

    async def _play(self, move: str) -> None:
        await self.client.play(move)
        await self._clear("")
        self.is_answered = True

    def _say(self, sentence: Sentence | None) -> None:
        if sentence is not None:
            self.note = self.renderer.says(sentence)
            self.note.stylize("yellow")

    async def _help(self, rest: str) -> None:
        title = self.voice.text("terminal-help-title")
        await self.screen.read(title, pages.help_page(self.renderer, self._usages()))

    def _usages(self) -> list[tuple[str, str]]:
        """Each command as it is typed, and what it does."""
        return [
            (f"{command.name} {command.takes}".strip(), self.voice.text(f"terminal-does-{command.name}"))
            for command in self.commands.values()
        ]

    async def _rules(self, rest: str) -> None:
        game = self.client.shown.game.name
        await self.screen.read(self.voice.text(f"{game}-title"), pages.rules_page(game, self.voice.language))

    async def _moves(self, rest: str) -> None:
        await self.screen.read(self.voice.text("terminal-moves-title"), pages.moves_page(self.renderer))

    async def _hint(self, rest: str) -> None:
        if not self.client.shown.is_asked:
            raise Refused("terminal-no-hint")
        advice = await self.client.advice()
        self.note = Text.assemble(
            (self.voice.text("terminal-hint", move=self.renderer.move(advice.move)), "bold"),
            " ",
            self.renderer.says(advice.why),
        )

    async def _table(self, rest: str) -> None:
        """Everything that lies on the table, however long it is."""
        await self.screen.read(self.voice.text("terminal-table-title"), tables(self.renderer)[0])

    async def _log(self, rest: str) -> None:
        await self.screen.read(self.voice.text("terminal-log-title"), pages.log_page(self.renderer))

    async def _scores(self, rest: str) -> None:
        await self.screen.read(self.voice.text("terminal-scores-title"), score_page(self.renderer))

    async def _sort(self, rest: str) -> Sentence:
        """The order that was named, or the next one."""
        order = rest or ORDERS[(ORDERS.index(self.memory.order) + 1) % len(ORDERS)]
        if order not in ORDERS:
            raise Refused("terminal-sort", text=rest[:20], orders=", ".join(ORDERS))
        self.memory.order = order
        return say("terminal-sorted", order=order)

    async def _undo(self, rest: str) -> None:
        """Take back what was put into the draft last."""
        if not self.draft.parts:
            raise Refused("terminal-nothing-to-undo")
        self.draft = self._drafts.pop()

    async def _clear(self, rest: str) -> None:
        self.draft = Draft()
        self._drafts.clear()

    async def _quit(self, rest: str) -> None:
        raise Quit
