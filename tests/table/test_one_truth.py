"""Server and terminal stand on one live table: the same file, journal or question gets the same answer from both."""

import asyncio
import copy
import json
from contextlib import asynccontextmanager

import msgspec
import pytest
from tests.server.ears import connection
from tests.table.story import CHAIR, CLOCKS, FIELDS, ID, LEFT_OUT, Story
from typer.testing import CliRunner

from cardtable.catalog import game
from cardtable.core.move import Refused
from cardtable.core.sentence import say
from cardtable.live import files
from cardtable.live.clock import Clock
from cardtable.live.past import ToldPast
from cardtable.main import app_for
from cardtable.server.config import Config
from cardtable.server.rooms.house import House
from cardtable.server.rooms.thinker import Thinker
from cardtable.server.rooms.worker import Worker
from cardtable.server.sockets.dispatch import answer
from cardtable.store.sqlite import SqliteJournal
from cardtable.table import decide
from cardtable.table.record import record_of
from cardtable.table.replay import OtherRules
from cardtable.terminal.local import game as local
from cardtable.terminal.local.game import LocalClient
from cardtable.terminal.local.services import export_log
from cardtable.terminal.local.setup import Setup, deal_seed
from cardtable.wire.messages import Abandon, Arrange, Ask, Clear, Host, Mute, Reseat
from cardtable.words import speech


@pytest.fixture
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def at_the_terminal(name, people=3, moves=0):
    """A game of some people at one screen, after random moves."""
    setup = Setup(game(name), deal_seed(7), {}, 0)
    for person in ("Ann", "Bob", "Cy", "Dee")[: max(people, game(name).fewest)]:
        setup.add_person(person)
    playing = asyncio.run(setup.begin())
    chance = Story().chance

    async def play():
        for _ in range(moves):
            if not playing.is_over:
                seat = playing.state.waiting[0]
                move = playing.state.some(seat, chance)
                await playing.play(seat, str(move), "table" if move.by_table else "player")

    asyncio.run(play())
    return playing


@asynccontextmanager
async def house_with(tmp_path, entries):
    """A server's house in whose journal these entries stand."""
    journal, thinker = SqliteJournal(str(tmp_path / "tables.sqlite3")), Thinker([Worker()])
    await journal.append(ID, entries)
    house = House(Config(), journal, thinker, Clock())
    try:
        yield house
    finally:
        await house.close()
        await journal.close()
        thinker.close()


def verified(path):
    """What `cardtable verify` says, and how it ends."""
    words = ["verify", str(path), "--language", "en"]
    ended = CliRunner().invoke(app_for(words), words)
    return ended.exit_code, ended.output


def test_a_save_of_other_rules_is_refused_by_the_terminal_as_by_the_server(home):
    """The terminal asked nobody for the version of the rules: it loaded a save of version 99 and played on by ours."""
    playing = at_the_terminal("sushi-go", moves=5)
    files.save(home / "evening", playing.record())
    playing.close()
    for path in (home / "evening", playing.journal.path):
        path.write_bytes(path.read_bytes().replace(b'"rules":1,', b'"rules":99,', 1))

        with pytest.raises(OtherRules):
            asyncio.run(local.load(path))
        with pytest.raises(OtherRules):
            local.resume(path)
        assert verified(path)[0] == 2


def test_a_journal_of_other_rules_is_refused_by_the_server_and_its_log_is_shown_by_both(home):
    """A finished game stays readable: what was told when it ended stands in its journal."""
    story = Story().starts(3).ends()
    later = under_rules_99(story.entries)

    async def shown_by_the_server():
        async with house_with(home, later) as house:
            with pytest.raises(OtherRules):
                await house.room(ID)
            return await house.past(ID)

    async def shown_by_the_terminal():
        journal = local.FileJournal(home / "kept.cardtable")
        await journal.append(ID, later)
        journal.release()
        return local.find(str(home / "kept.cardtable"))

    pasts = [asyncio.run(shown_by_the_server()), asyncio.run(shown_by_the_terminal())]

    for past in pasts:
        assert isinstance(past, ToldPast)
        assert list(past.lines(past.steps)) == list(story.entries[-1].deed.lines)
    with pytest.raises(OtherRules):
        asyncio.run(local.load(home / "kept.cardtable"))


@pytest.mark.parametrize("name", ["rummy", "shanko"])
def test_asked_about_skip_server_terminal_and_play_give_one_answer(home, name):
    """The server called `skip` legal, the terminal did not, and `play` refused it."""
    story = Story(name).starts()
    playing = at_the_terminal(name)
    seat, at_screen = story.table.state.waiting[0], playing.state.waiting[0]
    token = story.table.chair_of(seat).token

    async def said_by_the_server():
        async with house_with(home, story.entries) as house:
            return answer(house, await house.room(ID), connection(token), Ask("skip", "1"), None)

    server = asyncio.run(said_by_the_server())
    terminal = asyncio.run(LocalClient(playing, at_screen).opinion("skip"))
    with pytest.raises(Refused) as refusal:
        decide.play(story.table, seat, "skip", None)

    playing.close()
    assert (server.legal, terminal.legal) == (False, False)
    assert server.means == terminal.means == refusal.value.sentence


@pytest.mark.parametrize(
    ("command", "is_begun"),
    [
        (Arrange("2", settings={"turn_time_s": 60}), False),
        (Clear(2, "2"), False),
        (Reseat(2, 3, "2"), False),
        (Host(2, "2"), False),
        (Mute(2, on=True, id="2"), False),
        (Clear(2, "2"), True),
        (Abandon("2"), True),
    ],
    ids=lambda given: type(given).__name__.lower() if not isinstance(given, bool) else "playing" * given or "lobby",
)
def test_the_rights_of_a_host_are_asked_when_a_command_has_its_turn(home, command, is_begun):
    """Five commands asked before they waited for their turn: whoever had handed the role on could still use it."""
    story = Story()
    for name in ("Ann", "Bob", "Cy"):
        story.sits(name)
    if is_begun:
        story.happens(decide.start(story.table))

    async def at_once():
        async with house_with(home, story.entries) as house:
            room, ann = await house.room(ID), connection("token of Ann")
            faults = []
            for asked in (Host(1, "1"), command):
                answer(house, room, ann, asked, faults.append)
            await room.live.settle()
            return faults

    handed_on, refused = asyncio.run(at_once())

    assert handed_on is None
    assert refused.sentence == say("host-only", name="Bob")


@pytest.mark.parametrize("name", ["sushi-go", "rook"])
def test_verify_accepts_what_the_terminal_saves_keeps_and_exports(home, name):
    """It said of the terminal's own files that they lack the field `format`."""
    playing = at_the_terminal(name, moves=5)
    files.save(home / "evening", playing.record())
    playing.close()

    for path in (home / "evening", playing.journal.path):
        status, said = verified(path)
        assert (status, playing.table.id in said) == (0, True), said


def test_verify_accepts_an_exported_and_a_kept_game_that_is_over_and_a_servers_record(home):
    """Likewise."""
    playing = at_the_terminal("sushi-go", moves=5_000)
    assert playing.is_over
    export_log(playing, home / "log.json", speech("en"))
    playing.close()
    story = Story("sushi-go").starts(3).ends()
    (home / "record.json").write_bytes(msgspec.json.encode(record_of(story.table, story.entries)))
    (kept,) = local.finished_folder().iterdir()

    for path in (home / "log.json", kept, home / "record.json"):
        status, said = verified(path)
        assert status == 0, said
        assert "Traceback" not in said


def test_verify_says_what_a_log_alone_lacks(home):
    playing = at_the_terminal("sushi-go", moves=5)
    export_log(playing, home / "log.json", speech("en"))
    playing.close()

    status, said = verified(home / "log.json")

    assert "record" not in json.loads((home / "log.json").read_text())
    assert status == 2
    assert said.strip() == speech("en").text("file-is-a-log", file=str(home / "log.json"))


def under_rules_99(entries):
    first = entries[0]
    opened = copy.replace(first.deed, rules=99)
    return [type(first)(1, first.at, opened), *entries[1:]]


def test_two_tables_are_compared_in_all_that_a_table_remembers():
    table = Story().starts().table

    assert set(vars(table)) == {*FIELDS, *LEFT_OUT}
    assert set(vars(table.clocks)) == {*CLOCKS}
    assert set(vars(table.chair_at(0))) == {*CHAIR}
