"""A person at a client: lines and keys come in, and moves, drafts, pages to read and kind refusals come out. Knows no
rules.

What was typed and what was walked to end in the same place: `settle` makes the move, or puts it into the draft.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from cardtable.core.move import Refused
from cardtable.core.sentence import Sentence, say
from cardtable.core.view import Choice, MeldTableView
from cardtable.live.opinion import Opinion
from cardtable.terminal.client import Client
from cardtable.terminal.prompt.command import Command
from cardtable.terminal.prompt.draft import Draft, cards_in
from cardtable.terminal.prompt.moves import numbered, parts, players_verbs, readings, refusal, shortest
from cardtable.terminal.prompt.offers import judged, openings, steps
from cardtable.terminal.prompt.reference import Reference
from cardtable.terminal.prompt.report import bug_command
from cardtable.terminal.prompt.selection import hand_of
from cardtable.terminal.prompt.slips import slip
from cardtable.terminal.prompt.spelling import (
    card_names,
    cards_in_sight,
    command_word,
    meant,
    normal,
    verb_names,
    written,
)
from cardtable.terminal.prompt.walk import Aside, Walk
from cardtable.terminal.render import pages
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.theme import ORDERS
from cardtable.terminal.screen.input import Input, Key, Keys, Spot
from cardtable.terminal.screen.scene import Scene, scene_of
from cardtable.terminal.screen.screen import Memory, Quit, Screen
from cardtable.words import Speech

FOOTER: Final = ("help", "rules", "hint", "log", "scores", "say", "save", "quit")
"""The commands that are named on the screen."""
TAKE: Final = "take"
"""The first part of a turn in which the up card is played like one's own."""


class Prompt:
    def __init__(
        self, client: Client, screen: Screen, voice: Speech, memory: Memory, more: Mapping[str, Command] | None = None
    ) -> None:
        self.client: Final = client
        self.screen: Final = screen
        self.voice: Final = voice
        self.memory: Final = memory
        self.draft: Draft = Draft()
        self.note: Text | None = None
        self.notice: Text | None = None
        """What stands there as long as nothing else is to be said."""
        self.label: str = ""
        """Who is asked, where it isn't the one who sits there."""
        self.asides: Sequence[Aside] = ()
        """What can be chosen beside moves by whoever walks."""
        self.is_answered: bool = False
        """Whether a move was made."""
        self._question: int | None = None
        self._drafts: Final[list[Draft]] = []
        """What the draft was before each part that was put into it."""
        self._openings: Sequence[Choice] = ()
        """Beginnings of turns that the rules don't list and allow."""
        self.verb: str = ""
        """What is done step by step: the next line says with which cards."""
        self._doubted: str = ""
        """A move that was asked about."""
        self._walk: Final = Walk(self)
        reference = Reference(screen, voice, lambda: self.renderer)
        own = (
            Command("help", "", lambda rest: reference.help(self.commands)),
            *reference.commands(),
            Command("hint", "", self._hint),
            Command("hints", "on|off", self._hints),
            Command("sort", "|".join(ORDERS), self._sort),
            Command("undo", "", self._undo),
            Command("clear", "", self._clear),
            bug_command(lambda: self.client.shown, voice),
            Command("quit", "", self._quit),
        )
        self.commands: Final[dict[str, Command]] = {command.name: command for command in own} | dict(more or {})

    @property
    def renderer(self) -> Renderer:
        shown = self.client.shown
        used = cards_in(self.draft, [*self.hand, *self.beside])
        selection = self._walk.selection if self.memory.walks else None
        return Renderer(self.voice, shown, self.memory.order, used, self.beside, selection, self.memory.hints)

    @property
    def hand(self) -> tuple[str, ...]:
        """One's own cards."""
        place = hand_of(self.client.shown.game.places)
        return () if place is None else tuple(map(str, getattr(self.client.shown.view, place.name)))

    @property
    def beside(self) -> tuple[str, ...]:
        """The card that a draft takes, which is played like one's own."""
        view = self.client.shown.view
        takes = self.draft.parts[:1] == (TAKE,) and isinstance(view, MeldTableView) and view.up_card is not None
        return (str(view.up_card),) if takes and isinstance(view, MeldTableView) else ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Everything that stands in the menu: what the rules list, how a turn can begin besides, and what can be put
        together step by step."""
        listed = self.client.shown.view.legal
        by_step = [Choice(verb, say("terminal-step", verb=verb)) for verb in steps(listed)]
        return (*listed, *self._openings, *by_step)

    async def line(self) -> Input:
        """Show how things stand, and wait for a line or a key; a draft for a question that is gone is dropped."""
        if self.client.shown.question != self._question:
            self._question = self.client.shown.question
            self._walk.begin_anew()
            await self._clear("")
            found = await judged(self.client, self._possible_openings())
            self._openings = [Choice(move, opinion.means) for move, opinion in found if opinion.open]
        await self._walk.look_around()
        heard = await self.screen.ask(self.scene(), self.memory)
        if isinstance(heard, str):
            return heard.strip()
        return self._walk.aside(heard) if heard is Key.PLAY else heard

    def _possible_openings(self) -> list[str]:
        shown = self.client.shown
        return openings(shown.game, shown.view.legal) if shown.is_asked else []

    async def act(self, heard: Input) -> None:
        """Do what a line or a key says, or say why not and what would work."""
        self.note = None
        doubted, self._doubted = self._doubted, ""
        try:
            if isinstance(heard, Key | Spot):
                await self._walk.act(heard, doubted)
            else:
                await self._act(heard, doubted)
        except Refused as fault:
            self.say(fault.sentence)

    async def _act(self, line: str, doubted: str) -> None:
        command = self.command(line)
        if not line:
            await self._go_on(doubted)
        elif command is not None:
            self.say(await command.handler(line.partition(" ")[2].strip()))
        else:
            await self._move(normal(line), doubted)

    def command(self, line: str) -> Command | None:
        """The command that a line begins with; a move of the game goes before a command of the same name."""
        is_move = normal(line).partition(" ")[0].casefold() in self.client.shown.game.verbs
        return None if is_move else self.commands.get(command_word(line))

    def scene(self) -> Scene:
        """The table with what can be done."""
        renderer, shown = self.renderer, self.client.shown
        rows = self._walk.rows if self.memory.walks else ()
        listed = pages.rows(renderer, rows, self._walk.selection.row)
        typed = () if self.draft.parts else pages.menu(renderer, self.choices)
        return replace(
            scene_of(renderer),
            draft=self._draft_lines(),
            choices=listed or typed,
            short_choices=() if rows or self.draft.parts else pages.short_menus(renderer, self.choices),
            chosen=self._walk.selection.row if rows else None,
            keys=Keys.WALK,
            more_choices=self.voice.text("terminal-more-moves"),
            note=self.note or self.notice,
            label=self.label
            or (self.voice.text("terminal-onlooker") if shown.seat is None else shown.names[shown.seat]),
            footer=self._keys(),
            completions=self._completions(),
        )

    def _keys(self) -> str:
        """What can be typed just now, in a line."""
        if self.memory.walks:
            return self.voice.text("terminal-keys-walking")
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
        asked = [Text(self.voice.text("terminal-step-which", verb=self.verb), "note")] if self.verb else []
        if not self.draft.parts:
            return asked
        heading = Text(self.voice.text("terminal-draft"), "quiet")
        listed = [Text(f"   {self.renderer.move(part)}", "bold") for part in self.draft.parts]
        opinion = Text("") if self.draft.says is None else self.renderer.says(self.draft.says)
        enter = [Text(self.voice.text("terminal-draft-complete"), "good")] if self.draft.is_complete else []
        return [heading, *listed, opinion, *enter, *asked]

    def _completions(self) -> list[str]:
        """Everything that can be typed, the moves first."""
        moves = [text for choice in self.choices for text in (self.renderer.move(choice.move), shortest(choice.move))]
        orders = [f"sort {order}" for order in ORDERS]
        return list(dict.fromkeys([*moves, *players_verbs(self.client.shown.game), *self.commands, *orders]))

    async def _go_on(self, doubted: str) -> None:
        """An empty line plays what was asked about, a draft that is complete, or the only thing there is to do."""
        if doubted:
            await self.play(doubted, doubted)
        elif self.verb:
            self.verb = ""
        elif self.draft.is_complete:
            await self.play(self.draft.move, doubted)
        elif len(self.choices) == 1 and not self.draft.parts and self.client.shown.is_asked:
            await self.play(self.choices[0].move, doubted)
        else:
            raise Refused("terminal-empty-line")

    async def _move(self, line: str, doubted: str) -> None:
        """Make the move that a line means, or put it into the draft."""
        step = numbered(line, self.choices) or line
        if not self.verb and self.begins(step):
            return
        found = await judged(self.client, self._readings(line))
        legal = [(text, opinion) for text, opinion in found if opinion.legal]
        if len(legal) > 1:
            raise Refused("terminal-which", moves=", ".join(shortest(text) for text, _ in legal))
        good = [*legal, *((text, opinion) for text, opinion in found if opinion.open)]
        if not good:
            self.say(found[0][1].means)
            return
        await self.settle(*good[0], doubted, typed=line)

    def begins(self, verb: str) -> bool:
        """Whether this is done step by step, and begins now."""
        self.verb = verb if verb in steps(self.client.shown.view.legal) else ""
        return bool(self.verb)

    async def settle(self, text: str, opinion: Opinion, doubted: str, *, typed: str = "") -> None:
        """Make a move that the rules allow; one of several parts, or that lacks something, is put into the draft."""
        self.verb = ""
        if len(parts(text)) > 1 or not opinion.legal:
            self._drafts.append(self.draft)
            self.draft = Draft(parts(text)).judged(opinion)
            self._walk.begin_anew()
        else:
            await self.play(opinion.move, doubted, typed=typed)

    def _readings(self, line: str) -> list[str]:
        """The moves that a line could mean; behind a draft, with what was put together before."""
        chosen = None if self.verb else numbered(line, self.choices)
        texts = self._spelled(line) if chosen is None else [chosen]
        if not texts and line.isdigit():
            raise Refused("terminal-number", most=len(self.choices))
        if not texts:
            raise self._not_understood(line)
        if not self.draft.parts:
            return texts
        return [draft for text in texts for draft in self.draft.grown(text)] or texts

    def _spelled(self, line: str) -> list[str]:
        """What a line could mean as it stands, or with cards and verbs called by their names."""
        shown = self.client.shown
        tokens = [word for choice in self.choices for word in choice.move.split(" ") if word.isalpha()]
        names = {
            **verb_names(shown.game.name, [*shown.game.verbs, *tokens]),
            **card_names(shown.game.name, cards_in_sight(shown.view, shown.game.places)),
        }
        spellings = dict.fromkeys((line, written(line, names)))
        begun = [f"{self.verb} {spelling}" for spelling in spellings if self.verb]
        found = (readings(spelling, shown.game, self.choices) for spelling in (*begun, *spellings))
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
        return Refused(
            "terminal-not-understood",
            text=line[:40],
            moves=", ".join(some) + dots,
            most=len(self.choices),
            meant=meant(line, self._completions()) or "nothing",
        )

    async def play(self, move: str, doubted: str, *, typed: str = "") -> None:
        """Make a move; what may be a slip is asked about first."""
        question = slip(move, typed, self.hand)
        if question is not None and move != doubted:
            self._doubted = move
            self.say(question)
            return
        await self.client.play(move)
        await self._clear("")
        self.is_answered = True

    def say(self, sentence: Sentence | None) -> None:
        if sentence is not None:
            self.note = self.renderer.says(sentence)
            self.note.stylize("note")

    async def _hint(self, rest: str) -> None:
        if not self.client.shown.is_asked:
            raise Refused("terminal-no-hint")
        if not self.memory.hints:
            raise Refused("terminal-hints-are-off")
        advice = await self.client.advice()
        self.note = Text.assemble(
            (self.voice.text("terminal-hint", move=self.renderer.move(advice.move)), "bold"),
            " ",
            self.renderer.says(advice.why),
        )

    async def _hints(self, rest: str) -> Sentence:
        """On, off, or the other way round."""
        self.memory.hints = not self.memory.hints if not rest else rest.casefold() == "on"
        return say("terminal-hints", state="on" if self.memory.hints else "off")

    async def _sort(self, rest: str) -> Sentence:
        """The order that was named, or the next one."""
        order = rest or ORDERS[(ORDERS.index(self.memory.order) + 1) % len(ORDERS)]
        if order not in ORDERS:
            raise Refused("terminal-sort", text=rest[:20], orders=", ".join(ORDERS))
        self.memory.order = order
        return say("terminal-sorted", order=order)

    async def _undo(self, rest: str) -> None:
        """Take back what was put into the draft last."""
        self.take_back()

    def take_back(self) -> None:
        if self.verb:
            self.verb = ""
            return
        if not self.draft.parts:
            raise Refused("terminal-nothing-to-undo")
        self.draft = self._drafts.pop()

    async def _clear(self, rest: str) -> None:
        self.draft, self.verb = Draft(), ""
        self._drafts.clear()

    async def _quit(self, rest: str) -> None:
        raise Quit
