"""The keys of a full screen: no line is lost, and none counts for what it wasn't meant for."""

import asyncio

import pytest
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.output import DummyOutput

from cardtable.terminal.screen.keyboard import Keyboard
from cardtable.terminal.screen.screen import Memory


def heard(again):
    """What is heard of a line that came in the very moment when a question was withdrawn and put again."""

    async def both():
        keyboard = Keyboard(lambda pages, lines: None, lambda: None, lambda: None)
        with create_pipe_input() as keys, create_app_session(keys, DummyOutput()):
            app = Application(layout=Layout(Window(keyboard.control)), key_bindings=keyboard.bindings)
            ann = Memory()
            first = asyncio.ensure_future(keyboard.line(app, ann, ()))
            await asyncio.sleep(0)
            keyboard._answer("pay")
            first.cancel()
            await asyncio.wait((first,))
            assert first.cancelled()
            return await asyncio.wait_for(keyboard.line(app, ann if again else Memory(), ()), 0.1)

    return asyncio.run(both())


def test_a_line_that_comes_while_the_table_changes_is_not_lost():
    assert heard(again=True) == "pay"


def test_a_line_of_somebody_else_counts_for_nothing():
    with pytest.raises(TimeoutError):
        heard(again=False)
