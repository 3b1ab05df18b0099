"""A question with a list of answers: one of them is walked to, or a line is typed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from cardtable.terminal.screen.input import Key, Keys, Spot
from cardtable.terminal.screen.lines import pointed
from cardtable.terminal.screen.scene import Scene
from cardtable.terminal.screen.screen import Memory, Screen

NO_KEYS: Mapping[Key, str] = {}


@dataclass(frozen=True)
class Answer:
    """A line that could be typed, and what it says to whoever walks."""

    line: str
    says: str


async def ask_line(
    screen: Screen, scene: Scene, memory: Memory, answers: Sequence[Answer] = (), keys: Mapping[Key, str] = NO_KEYS
) -> str:
    """A line: typed, walked to, or what a key stands for."""
    row = 0
    while True:
        heard = await screen.ask(
            _shown(scene, memory, answers, row, Keys.ARROWS if keys else Keys.WALK if answers else Keys.NONE), memory
        )
        if isinstance(heard, str):
            return heard.strip()
        if isinstance(heard, Key) and heard in keys:
            return keys[heard]
        if isinstance(heard, Spot):
            return answers[heard.number].line
        if heard is Key.PLAY:
            return answers[row].line if answers else ""
        row = _stepped(heard, row, len(answers))


def _stepped(key: Key, row: int, rows: int) -> int:
    by = {Key.DOWN: 1, Key.RIGHT: 1, Key.UP: -1, Key.LEFT: -1}.get(key, 0)
    return (row + by) % max(rows, 1)


def _shown(scene: Scene, memory: Memory, answers: Sequence[Answer], row: int, heard: Keys) -> Scene:
    """The scene with its answers below it, for whoever walks."""
    if not memory.walks or not answers:
        return replace(scene, keys=heard)
    lines = [_answer(answer, at, is_here=at == row) for at, answer in enumerate(answers)]
    return replace(scene, choices=lines, chosen=row, keys=heard, more_choices=scene.more_choices or "   …")


def _answer(answer: Answer, at: int, *, is_here: bool) -> Text:
    text = Text.assemble((" ▸ " if is_here else "   ", "key"), (answer.says, "reverse" if is_here else ""))
    return pointed(text, Spot("row", at))
