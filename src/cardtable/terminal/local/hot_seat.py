"""A game at one terminal from its first card to its last: who types, and what the others may see meanwhile.

Rule 1: a hand is shown only after a curtain, and only to the one whose hand it is; alone with bots there is no curtain.
Rule 2: between two people the screen shows what everybody may know, and nothing else.
Rule 3: a question beside the turns is put to everybody at once, and silence is an answer.
"""

import asyncio
import time
from dataclasses import replace
from typing import Final

from rich.align import Align
from rich.panel import Panel
from rich.text import Text

from cardtable.core.move import READY, Seat
from cardtable.core.sentence import say
from cardtable.table.names import likeness
from cardtable.terminal.local.game import LocalClient, LocalGame
from cardtable.terminal.local.services import Services
from cardtable.terminal.prompt.prompt import Prompt
from cardtable.terminal.prompt.walk import Aside
from cardtable.terminal.render.renderer import Renderer
from cardtable.terminal.render.scores import score_page
from cardtable.terminal.render.shuffle import FRAME_SECONDS, frames
from cardtable.terminal.screen.call import Call
from cardtable.terminal.screen.scene import Scene, log_of, scene_of, title_of
from cardtable.terminal.screen.screen import Memory, Screen
from cardtable.words import Speech


class HotSeat:
    def __init__(self, game: LocalGame, screen: Screen, voice: Speech, pace: float, *, hints: bool = True) -> None:
        self.game: Final = game
        self.screen: Final = screen
        self.voice: Final = voice
        self.pace: Final = pace
        self.hints: Final = hints
        self._services: Final = Services(game, voice, switch=self._switch)
        self._prompts: Final[dict[Seat | None, Prompt]] = {}
        self._at_keyboard: Seat | None = None
        self._guest: Seat | None = None
        """Somebody who took the keyboard out of turn."""
        self._let_go: int | None = None
        """The question beside the turns that somebody alone with bots let go."""
        self._call: Final = Call(screen, voice)
        self._shuffles: int = game.state.shuffles if game.table.decisions else 0
        self._rounds: int = len(game.state.result.sheet)

    async def play(self) -> None:
        """To the end."""
        self.game.restart_clocks()
        while not self.game.is_over:
            await self._shuffle()
            await self._step()
            await self._end_of_round()
        await self.screen.read(self.voice.text("terminal-over-title"), score_page(self._renderer(None)))

    async def _step(self) -> None:
        """Whoever is waited for does something; bots don't keep people waiting."""
        waiting = self.game.state.waiting
        people = [seat for seat in waiting if not self.game.level(seat)]
        bots = [seat for seat in waiting if self.game.level(seat)]
        if self._guest is not None:
            await self._out_of_turn(self._guest)
        elif self._may_speak_up():
            await self._offer(self.game.people[0])
        elif bots:
            is_quick = people or self.game.state.legal(bots[0]) == (READY,)
            await self._bot(bots[0], seconds=0.0 if is_quick else self.pace)
        elif self.game.state.is_window and self._is_shared:
            await self._window(people)
        else:
            await self._person(self._at_keyboard if self._at_keyboard in people else people[0])

    @property
    def _kind(self) -> str:
        return self.game.table.game.name

    @property
    def _is_shared(self) -> bool:
        return len(self.game.people) > 1

    async def _bot(self, seat: Seat, seconds: float) -> None:
        """A bot makes its move, not faster than people can follow."""
        self._call.nobody(self._kind)
        alone = self.game.people[0] if len(self.game.people) == 1 else None
        if self._is_shared:
            self._at_keyboard = None
        watched = replace(scene_of(self._renderer(alone)), footer=self.voice.text("terminal-keys-watching"))
        advice, _ = await asyncio.gather(
            self.game.think(seat, self.game.level(seat)), self.screen.show(watched, seconds)
        )
        await self.game.play(seat, advice.move, "bot")

    async def _person(self, seat: Seat) -> None:
        """One line of somebody's turn; when their time is up, silence speaks for them."""
        self._call.asks(self._kind, self.game.table.names[seat])
        if self._is_shared and seat != self._at_keyboard:
            await self._hand_over(seat)
        self._at_keyboard = seat
        prompt = self._prompt(seat)
        deadline = prompt.client.shown.deadline
        try:
            async with asyncio.timeout(None if deadline is None else max(deadline - time.time(), 0.0)):
                line = await prompt.line()
        except TimeoutError:
            await self.game.play_default(seat)
            return
        await prompt.act(line)

    def _may_speak_up(self) -> bool:
        """Whether somebody alone with bots can do something out of turn, and hasn't let it go."""
        if len(self.game.people) != 1 or self.game.people[0] in self.game.state.waiting:
            return False
        seat = self.game.people[0]
        return bool(self.game.state.legal(seat)) and self.game.table.question(seat) != self._let_go

    async def _offer(self, seat: Seat) -> None:
        """Something that can be done out of turn; an empty line lets it go."""
        self._call.asks(self._kind, self.game.table.names[seat])
        prompt = self._prompt(seat)
        prompt.asides = [Aside("", say("terminal-let-go"))]
        line = await prompt.line()
        prompt.asides = ()
        if line:
            await prompt.act(line)
        else:
            self._let_go = self.game.table.question(seat)

    async def _window(self, people: list[Seat]) -> None:
        """A question beside the turns, for several people: who wants to answer it? Nobody is an answer too."""
        self._at_keyboard = None
        prompt = self._prompt(None)
        prompt.label = self.voice.text("terminal-everybody")
        self._call.asks(self._kind, prompt.label)
        names = ", ".join(self.game.table.names[seat] for seat in people)
        prompt.note = prompt.note or self._renderer(None).says(say("terminal-window", names=names))
        callers = [Aside(self.game.table.names[seat], say("terminal-speaks-up", player=seat)) for seat in people]
        prompt.asides = [Aside("", say("terminal-nobody-speaks-up")), *callers]
        line = await prompt.line()
        if not isinstance(line, str):
            await prompt.act(line)
            return
        prompt.note = None
        wanted = [seat for seat in people if likeness(self.game.table.names[seat]) == likeness(line)]
        if not line:
            for seat in people:
                await self.game.play_default(seat)
        elif wanted:
            await self._person(wanted[0])
        elif prompt.command(line) is not None:
            await prompt.act(line)
        else:
            prompt.note = self._renderer(None).says(say("terminal-nobody-called", text=line[:40], names=names))

    def _switch(self, seat: Seat) -> None:
        """Somebody takes the keyboard, in or out of turn."""
        self._guest = seat
        self._at_keyboard = None

    async def _out_of_turn(self, seat: Seat) -> None:
        """A line of somebody who took the keyboard out of turn; an empty one hands it back."""
        if self._at_keyboard != seat:
            await self._hand_over(seat)
        self._at_keyboard = seat
        prompt = self._prompt(seat)
        prompt.is_answered = False
        line = await prompt.line()
        if line or seat in self.game.state.waiting:
            await prompt.act(line)
        if not line or prompt.is_answered:
            self._guest = None

    async def _hand_over(self, seat: Seat) -> None:
        """Wipe out what was shown, and wait until the next one sits there."""
        await self.screen.curtain(self._curtain(seat))
        self.game.restart_clocks()

    def _curtain(self, seat: Seat) -> Scene:
        """What everybody may see while the keyboard goes from hand to hand."""
        renderer, name = self._renderer(None), self.game.table.names[seat]
        words = Text(self.voice.text("terminal-hand-over", name=name), "bold", justify="center")
        return Scene(
            title=title_of(renderer),
            tables=[Panel(Align.center(words), padding=(2, 4))],
            log=log_of(renderer),
            label=name,
            footer=self.voice.text("terminal-keys-curtain", name=name),
        )

    async def _end_of_round(self) -> None:
        """Show the scores when a round has ended, and go on when everybody has seen them."""
        if len(self.game.state.result.sheet) == self._rounds or self.game.is_over:
            return
        self._rounds = len(self.game.state.result.sheet)
        self._at_keyboard = None
        renderer = self._renderer(None)
        title = self.voice.text("terminal-period-over", period=renderer.period(self._rounds))
        await self.screen.read(title, score_page(renderer))
        for seat in self.game.people:
            if self.game.state.legal(seat) == (READY,):
                await self.game.play(seat, str(READY))

    async def _shuffle(self) -> None:
        if self.game.state.shuffles > self._shuffles and self.pace:
            await self.screen.animate(frames(self.voice.text("terminal-shuffling")), FRAME_SECONDS)
        self._shuffles = self.game.state.shuffles

    def _prompt(self, seat: Seat | None) -> Prompt:
        if seat not in self._prompts:
            client = LocalClient(self.game, seat)
            memory = Memory(hints=self.hints)
            self._prompts[seat] = Prompt(client, self.screen, self.voice, memory, self._services.for_seat(seat))
        return self._prompts[seat]

    def _renderer(self, seat: Seat | None) -> Renderer:
        prompt = self._prompts.get(seat)
        memory = Memory(hints=self.hints) if prompt is None else prompt.memory
        return Renderer(self.voice, self.game.shown(seat), memory.order, hints=memory.hints)
