"""The keys of a full screen: no line is lost, and none counts for what it wasn't meant for."""

import asyncio
from dataclasses import replace

import pytest
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.layout import FormattedTextControl, HSplit, Layout, Window
from prompt_toolkit.output import DummyOutput
from rich.segment import Segment
from tests.terminal.at_screen import at_screen, shared

from cardtable.catalog import game
from cardtable.terminal.screen.keyboard import Keyboard
from cardtable.terminal.screen.pager import found
from cardtable.terminal.screen.screen import Memory


def heard(again):
    """What is heard of a line that came in the very moment when a question was withdrawn and put again."""

    async def both():
        keyboard = Keyboard(lambda pages, lines: None, lambda: None, lambda: None, lambda: True)
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


def test_keys_that_come_between_two_pictures_of_a_question_are_not_lost():
    async def typed():
        keyboard = Keyboard(lambda pages, lines: None, lambda: None, lambda: None, lambda: True)
        with create_pipe_input() as keys, create_app_session(keys, DummyOutput()):
            body = Window(FormattedTextControl("", focusable=True))
            layout = Layout(HSplit([body, Window(keyboard.control)]))
            app = Application(layout=layout, key_bindings=keyboard.bindings)
            running, ann = asyncio.ensure_future(app.run_async()), Memory()
            first = asyncio.ensure_future(keyboard.line(app, ann, ()))
            await asyncio.sleep(0.1)
            first.cancel()
            await asyncio.wait((first,))
            keys.send_text("pay\r")
            await asyncio.sleep(0.1)
            line = await asyncio.wait_for(keyboard.line(app, ann, ()), 1.0)
            app.exit()
            await running
            return line

    assert asyncio.run(typed()) == "pay"


def test_a_line_of_somebody_else_counts_for_nothing():
    with pytest.raises(TimeoutError):
        heard(again=False)


def test_words_are_found_in_a_page_forward_back_and_round_it():
    lines = [[Segment(text)] for text in ("Rules", "a joker", "nothing", "Ｊｏｋｅｒs again", "end")]

    assert [found(lines, "joker", at, 1) for at in (-1, 1, 3)] == [1, 3, 1]
    assert found(lines, "JOKER", 1, -1) == 3
    assert found(lines, "rook", -1, 1) is None
    assert found(lines, "", -1, 1) is None


def test_a_page_is_searched_and_left(monkeypatch):
    with at_screen(monkeypatch, replace(shared(game("rummy")), people=("Ann",), bots=("easy",))) as person:

        async def reads():
            async with person.running():
                await person.settled()
                await person.press("rules\r")
                await person.settled()
                top = person.text
                await person.press("/", *"discard", "\r")
                await person.settled()
                first = person.text
                await person.press("n")
                await person.settled()
                second = person.text
                await person.press("/", *"xyzzy", "\r")
                await person.settled()
                missing = person.text
                await person.press("\r")
                await person.settled()
                return top, first, second, missing, person.text

        top, first, second, missing, table = asyncio.run(reads())

    assert "discard" in first.splitlines()[0].casefold()
    assert len({top, first, second}) == 3
    assert "“xyzzy” isn't on this page" in missing
    assert "Ann>" in table
