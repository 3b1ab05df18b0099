"""The suites about live tables once more, where every request and every socket lands on the other of two servers."""

import inspect
from itertools import cycle

import pytest
from tests.cluster.servers import SharedServer
from tests.server import test_absence, test_other_games, test_path_of_a_move, test_rook_at_the_table, test_seats

SUITES = (test_path_of_a_move, test_other_games, test_rook_at_the_table, test_seats, test_absence)
AT_ONCE = {
    "test_what_an_old_socket_still_sends_counts_for_nothing_once_the_seat_is_back_elsewhere",
    "test_a_player_whom_the_host_removes_is_out_for_good",
    "test_only_one_may_ask_for_a_seat_so_that_consent_goes_to_whom_it_is_meant_for",
}
"""They ask somebody's server before it can have heard what was done on the other."""


class EitherServer(SharedServer):
    """Two servers as a proxy in front of them shows them: whoever comes is led to the next one."""

    def __init__(self, pair):
        self._ports, self._pair = cycle([server.port for server in pair]), pair

    @property
    def port(self):
        return next(self._ports)

    def each(self):
        return self._pair

    def log(self):
        return "".join(server.log() for server in self._pair)


@pytest.fixture(scope="module")
def server(two):
    return EitherServer(two)


def is_about_a_server(test):
    """Whether all that a test needs is a server that others use too."""
    return inspect.isfunction(test) and set(inspect.signature(test).parameters) == {"server"}


globals().update(
    {
        name: test
        for suite in SUITES
        for name, test in vars(suite).items()
        if name.startswith("test_") and name not in AT_ONCE and is_about_a_server(test)
    }
)
