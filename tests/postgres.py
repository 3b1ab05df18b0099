"""A PostgreSQL of the tests' own: a cluster in a temporary folder, or the one whose address is given.

PostgreSQL refuses to run as root, so root runs it as somebody else.
"""

import asyncio
import functools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path

import asyncpg
from tests.live import free_port

GIVEN = "CARDTABLE_TEST_POSTGRES"
"""Where the address of a database is given, in whose cluster others may be made."""
DEBIAN = Path("/usr/lib/postgresql")
SOMEBODY = "postgres"


def programs():
    """The folder of PostgreSQL's programs, if they are here."""
    found = shutil.which("initdb")
    folders = sorted(DEBIAN.glob("*/bin"), key=lambda folder: int(folder.parent.name)) if DEBIAN.exists() else []
    return next(iter(reversed(folders)), None) or (Path(found).resolve().parent if found else None)


def can_run():
    """Whether there is a PostgreSQL for the tests."""
    return GIVEN in os.environ or (programs() is not None and (os.getuid() != 0 or _has(SOMEBODY)))


class Cluster:
    """One that can be stopped and started again."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="cardtable-postgres-"))
        self.port = free_port()
        self._user = {"user": SOMEBODY, "group": SOMEBODY, "extra_groups": []} if os.getuid() == 0 else {}
        if self._user:
            shutil.chown(self.folder, SOMEBODY, SOMEBODY)
        self._run("initdb", "-A", "trust", "-U", "cardtable", "-E", "UTF8", "--no-sync")
        self.process = None

    def address(self, database="postgres", port=None):
        return f"postgresql://cardtable@127.0.0.1:{port or self.port}/{database}"

    def start(self):
        flags = [
            "-p",
            str(self.port),
            "-k",
            str(self.folder),
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "log_statement=none",
        ]
        with open(self.folder / "log", "ab") as log:
            command = [str(programs() / "postgres"), "-D", str(self.folder / "data"), *flags]
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, cwd="/", process_group=0, env=_plain(), **self._user
            )
        until = time.monotonic() + 60
        while subprocess.run([programs() / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
            assert time.monotonic() < until, "PostgreSQL doesn't come up"
            time.sleep(0.05)
        return self

    def stop(self, how=signal.SIGINT):
        """Fast, as its host would; SIGQUIT is as the power would."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)

    def remove(self):
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program, *flags):
        command = [str(programs() / program), "-D", str(self.folder / "data"), *flags]
        subprocess.run(command, check=True, capture_output=True, cwd="/", env=_plain(), **self._user)


_numbers = count(1)


def new_database(cluster_address):
    """The address of an empty database beside the one of this address."""
    name = f"tables_{os.getpid()}_{next(_numbers)}"
    _execute(cluster_address, f"create database {name}")
    return cluster_address.rpartition("/")[0] + "/" + name


def drop_database(cluster_address, address):
    _execute(cluster_address, f"drop database {address.rpartition('/')[2]} with (force)")


def empty(address):
    _execute(address, "drop schema if exists cardtable cascade")


def _execute(address, statement):
    """In a thread, for this one may have a loop that runs."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, rows(address, statement)).result()


async def rows(address, query, *given):
    """What a database says, past any journal."""
    connection = await asyncpg.connect(address, server_settings={"search_path": "cardtable"})
    try:
        return await connection.fetch(query, *given)
    finally:
        await connection.close()


@functools.cache
def _has(user):
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return True


def _plain():
    """An environment that says nothing of this machine's PostgreSQL, or of its language."""
    return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
