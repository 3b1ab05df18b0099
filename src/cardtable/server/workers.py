"""Several servers on one machine, behind one port. One that dies is started again; told by SIGHUP, each in turn is
replaced by a new one that is up before the old one stops."""

import logging
import multiprocessing
import multiprocessing.connection
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from cardtable.core.move import Refused, Unavailable
from cardtable.parent import end_with_the_parent
from cardtable.server.config import Config
from cardtable.server.logs import log_as_json
from cardtable.server.process import serve

log = logging.getLogger("cardtable.workers")

PROCESSES: Final = multiprocessing.get_context("spawn")
UP_S: Final = 60.0
AGAIN_S: Final = 1.0
"""Seconds before a server that died is started again."""


class Workers:
    def __init__(self, config: Config) -> None:
        self._config: Final = config
        self._servers: Final[list[SpawnProcess]] = []
        self._is_stopping: bool = False
        self._is_to_renew: bool = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until the process is told to stop. Raises Refused where the first server can't begin."""
        signal.signal(signal.SIGTERM, self._stop)
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGHUP, self._renew_soon)
        try:
            for _ in range(self._config.workers):
                self._servers.append(self._started())
            ready()
            self._watch()
        finally:
            self._end_all()

    def _watch(self) -> None:
        while not self._is_stopping:
            multiprocessing.connection.wait([server.sentinel for server in self._servers], timeout=0.2)
            if self._is_to_renew:
                self._renew()
            for number, server in enumerate(self._servers):
                if not server.is_alive() and not self._is_stopping:
                    log.warning("a server died", extra={"why": str(server.exitcode)})
                    time.sleep(AGAIN_S)
                    self._servers[number] = self._started()

    def _renew(self) -> None:
        self._is_to_renew = False
        for number, old in enumerate(self._servers):
            self._servers[number] = self._started()
            old.terminate()
            old.join()

    def _started(self) -> SpawnProcess:
        """A server that is up."""
        ours, theirs = PROCESSES.Pipe(duplex=False)
        server = PROCESSES.Process(target=_serve, args=(self._config, theirs))
        server.start()
        theirs.close()
        try:
            said = ours.recv() if ours.poll(UP_S) else None
        except EOFError:
            said = None
        if said is None:
            server.kill()
            raise Unavailable("worker-not-up")
        if isinstance(said, Refused):
            server.join()
            raise said
        return server

    def _stop(self, *_: Any) -> None:
        self._is_stopping = True

    def _renew_soon(self, *_: Any) -> None:
        self._is_to_renew = True

    def _end_all(self) -> None:
        for server in self._servers:
            server.terminate()
        for server in self._servers:
            server.join()


def _serve(config: Config, told: Connection) -> None:
    """The life of one server."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    end_with_the_parent()
    log_as_json(config.log_level)
    try:
        serve(config, lambda: told.send("up"))
    except Refused as refusal:
        told.send(Refused(refusal.sentence.code, **refusal.sentence.facts))
