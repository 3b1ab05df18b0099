"""The suites about live tables once more, where every request and every socket lands on the other of two servers."""

import inspect
from itertools import cycle

import pytest
from tests.cluster.servers import SharedServer
from tests.server import test_absence, test_other_games, test_path_of_a_move, test_rook_at_the_table, test_seats

SUITES = (test_path_of_a_move, test_other_games, test_rook_at_the_table, test_seats, test_absence)


class EitherServer(SharedServer):
    """Two servers as a proxy in front of them shows them: whoever comes is led to the next one."""

    def __init__(self, pair):
        self._ports, self._pair = cycle([server.port for server in pair]), pair

    @property
    def port(self):
        return next(self._ports)

    def log(self):
        return "".join(server.log() for server in self._pair)


@pytest.fixture(scope="module")
def server(two):
    return EitherServer(two)


def is_about_a_server(name, test):
    """Whether a test needs a server that others use too, and no more of it than to be asked."""
    return name.startswith("test_") and "server" in inspect.signature(test).parameters


globals().update(
    {
        name: test
        for suite in SUITES
        for name, test in vars(suite).items()
        if inspect.isfunction(test) and is_about_a_server(name, test)
    }
)
