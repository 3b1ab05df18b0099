"""The file in which everything is kept: who may read it, who may write it, and what happens when some of it is bad."""

import asyncio
import json
import os
import socket
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing

import pytest
from tests.live import Client, Server, free_port, serving
from tests.server.test_hardening import metric
from tests.server.test_seats import code

from cardtable.store.sqlite import SqliteJournal

PAGE = 4096
LEAF = 0x0A
"""How a page of entries begins that has no others beneath it; a third of the tables may lie beneath one that has."""


def edited(path, statement, *given):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, given)
        connection.commit()
        connection.execute("pragma wal_checkpoint(truncate)")


def command(*words, **variables):
    """What a command says when it has ended, and how it ended."""
    run = [sys.executable, "-m", "cardtable", *words]
    ended = subprocess.run(run, capture_output=True, text=True, check=False, timeout=60, env=os.environ | variables)
    return ended.returncode, ended.stdout + ended.stderr


def begin(path):
    """A journal in which nothing is kept yet, as a server begins one."""
    asyncio.run(SqliteJournal(str(path)).close())


def start_on(path, **variables):
    return command("serve", "--port", str(free_port()), "--database", str(path), **variables)


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


def test_a_journal_of_a_newer_program_is_not_touched(tmp_path):
    path = tmp_path / "tables.sqlite3"
    begin(path)
    edited(path, "pragma user_version = 99")
    before = path.read_bytes()

    status, said = start_on(path)

    assert status == 2
    assert "99" in said
    assert "Traceback" not in said
    assert path.read_bytes() == before
    assert "新しい" in start_on(path, LANG="ja_JP.UTF-8")[1]


def test_a_journal_from_before_there_were_versions_is_opened_and_gets_one(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path) as server:
        table = server.open_table()["table"]
    edited(path, "pragma user_version = 0")

    with serving(path) as server:
        assert server.get(f"/api/tables/{table}")[0] == 200

    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("pragma user_version").fetchone() == (SqliteJournal.schema_version(),)


def test_a_file_that_is_no_journal_is_refused_with_a_sentence(tmp_path):
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(b"a letter to my aunt\n" * 500)

    status, said = start_on(path)

    assert status == 2
    assert str(path) in said
    assert "Traceback" not in said
    assert path.read_bytes() == b"a letter to my aunt\n" * 500


def test_two_servers_on_one_file_are_refused_and_a_copy_can_be_made_all_the_same(tmp_path):
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    with serving(path) as server:
        table = server.open_table()["table"]

        status, said = start_on(path)
        assert status == 2
        assert str(path) in said
        assert "Traceback" not in said
        assert command("backup", str(copy), "--database", str(path))[0] == 0
        assert server.open_table()["table"] != table

    with serving(copy) as another:
        assert another.get(f"/api/tables/{table}")[0] == 200
    with serving(path):
        pass


def test_a_killed_server_leaves_nothing_locked(tmp_path):
    server = Server(tmp_path / "tables.sqlite3").start()
    server.open_table()
    server.kill()

    server.start()
    server.stop()


def test_nobody_else_on_the_machine_reads_the_journal_or_a_copy_of_it(tmp_path):
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    copy.write_bytes(b"")
    copy.chmod(0o644)
    os.umask(0o022)
    with serving(path) as server:
        server.open_table()
        assert command("backup", str(copy), "--database", str(path))[0] == 0

        files = [path, copy, *tmp_path.glob("tables.sqlite3-*")]
        assert {file.name: mode(file) for file in files} == dict.fromkeys((file.name for file in files), 0o600)
        assert len(files) == 4


def test_a_journal_that_others_could_read_is_closed_to_them(tmp_path):
    path = tmp_path / "tables.sqlite3"
    begin(path)
    path.chmod(0o644)

    with serving(path):
        assert mode(path) == 0o600


def test_a_copy_that_fails_leaves_the_last_one_as_it_was(tmp_path):
    path, copy = tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3"
    begin(path)
    copy.write_bytes(b"the last good copy")
    path.write_bytes(b"no journal at all " * 1000)

    status, said = command("backup", str(copy), "--database", str(path))

    assert status == 2
    assert "Traceback" not in said
    assert copy.read_bytes() == b"the last good copy"
    assert {file.name for file in tmp_path.iterdir()} <= {"tables.sqlite3", "copy.sqlite3", "tables.sqlite3.log",
        "tables.sqlite3.lock"}  # fmt: skip


BAD_DEEDS = (
    b"\xff\xfe not JSON",
    b"[]",
    b'{"kind":"teleported","chair":0}',
    b'{"kind":"sat","chair":"zero","name":7}',
    b'{"kind":"sat","chair":44,"name":"Nobody"}',
    b'{"kind":"played","seat":0,"move":"fly","by":"player","events":[]}',
    b'{"kind":"opened","game":"geschenkt","rules":1,"seed":"","options":{},"settings":{}}',
)
GOOD = b""
"""The table to which nothing bad is added."""


@pytest.fixture(scope="module")
def bad_tables(tmp_path_factory):
    """A server with a table for each bad deed, and one that is good; the tables by their deed."""
    path = tmp_path_factory.mktemp("bad") / "tables.sqlite3"
    with serving(path, "--rate", "0") as server:
        tables = {deed: server.open_table()["table"] for deed in (*BAD_DEEDS, GOOD)}
    for deed in BAD_DEEDS:
        edited(path, "insert into entries (tab, version, at, deed) values (?, 3, 0, ?)", tables[deed], deed)
    with serving(path, "--rate", "0") as server:
        yield server, tables


@pytest.mark.parametrize("deed", BAD_DEEDS)
def test_a_bad_entry_closes_its_own_table_and_no_other(bad_tables, deed):
    server, tables = bad_tables
    bad = tables[deed]

    status, answer = server.get(f"/api/tables/{bad}/log.json")

    assert (status, code(answer)) == (503, "table-unreadable")
    assert code(Client(server, bad).answers[0]) == "table-unreadable"
    assert server.open_table()["table"]
    assert server.get(f"/api/tables/{tables[GOOD]}/log.json")[0] == 200
    closed = [json.loads(line)["table"] for line in server.log().splitlines() if "quarantined" in line]
    assert closed.count(bad) == 1
    assert tables[GOOD] not in closed
    assert metric(server, "tables_quarantined") == len(closed)


def test_a_journal_with_a_missing_entry_is_not_played_on(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path) as server:
        seated = server.open_table()
        server.sit(seated["table"], "Bob")
    edited(path, "delete from entries where tab = ? and version = 2", seated["table"])

    with serving(path) as server:
        assert code(server.get(f"/api/tables/{seated['table']}/log.json")[1]) == "table-unreadable"


def test_bad_pages_do_not_stop_the_server(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path, "--rate", "0") as server:
        tables = [server.open_table()["table"] for _ in range(200)]
    pages = bytearray(path.read_bytes())
    middle = next(
        n
        for n in range(len(pages) // PAGE // 3, len(pages) // PAGE)
        if pages[n * PAGE] == LEAF and b'"kind":"opened"' in pages[n * PAGE : (n + 1) * PAGE]
    )
    pages[middle * PAGE : (middle + 1) * PAGE] = b"\xa5" * PAGE
    path.write_bytes(pages)

    with serving(path, "--rate", "0") as server:
        answers = [server.get(f"/api/tables/{table}/log.json") for table in tables]
        assert {status for status, _ in answers} == {200, 503}
        assert {code(answer) for status, answer in answers if status != 200} == {"table-unreadable"}
        assert sum(status == 200 for status, _ in answers) > 100
        assert metric(server, "tables_quarantined") == sum(status == 503 for status, _ in answers)
        assert sum(server.post("/api/tables", {"game": "geschenkt"})[0] == 201 for _ in range(40)) >= 30


def test_ready_says_whether_the_server_takes_people_in(tmp_path):
    with serving(tmp_path / "tables.sqlite3") as server:
        assert server.text("/ready") == (200, "ready\n")
        assert server.text("/health") == (200, "well\n")


def test_a_table_can_be_erased_on_request(tmp_path):
    path = tmp_path / "tables.sqlite3"
    with serving(path) as server:
        seated, other = server.open_table(name="Wilhelmina"), server.open_table()
        Client(server, seated["table"], seated["token"]).tell("say", text="a word to be forgotten")
        assert command("forget", seated["table"], "--database", str(path))[0] == 2

    status, said = command("forget", seated["table"], "--database", str(path))

    assert (status, seated["table"] in said) == (0, True)
    left = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*") if file.suffix != ".log")
    assert b"Wilhelmina" not in left
    assert b"a word to be forgotten" not in left
    assert command("forget", seated["table"], "--database", str(path))[0] == 2
    with serving(path) as server:
        assert server.get(f"/api/tables/{seated['table']}")[0] == 404
        assert server.get(f"/api/tables/{other['table']}")[0] == 200


def is_open_at(address, port):
    try:
        socket.create_connection((address, port), timeout=5).close()
    except ConnectionRefusedError:
        return False
    return True


def test_a_server_for_the_whole_network_says_so_and_can_be_for_this_machine_alone(tmp_path):
    with serving(tmp_path / "one.sqlite3", "--host", "0.0.0.0") as server:
        assert is_open_at("127.0.0.2", server.port)
        assert ("without a password" in server.log()) == ("For phones" in server.log())
    with serving(tmp_path / "two.sqlite3", "--host", "0.0.0.0", "--local") as server:
        assert not is_open_at("127.0.0.2", server.port)
        assert "For phones" not in server.log()
