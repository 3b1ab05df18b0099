import pytest
from playwright.sync_api import expect
from tests.e2e.house import LONGEST_S, Guest, chromium, is_built
from tests.live import serving

expect.set_options(timeout=20_000)
"""Milliseconds: what has to be seen is waited for longer than a busy machine takes."""


@pytest.fixture(scope="session")
def browser():
    assert is_built(), "The web client is not built: run tools/build_web.py."
    with chromium() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("e2e") / "tables.sqlite3", "--rate", "0", "--whole-history") as running:
        yield running


@pytest.fixture
def guest(browser, server):
    """Makes guests; none of them may have seen an error when they leave."""
    guests = []

    def make(at=server, **wishes):
        guests.append(Guest(browser, at, **wishes))
        return guests[-1]

    yield make
    faults = [fault for one in guests for fault in one.faults if not is_expected(fault)]
    for one in guests:
        one.close()
    assert faults == []


def is_expected(fault):
    """A line that a test has cut, and an answer that says no, are told by the browser itself."""
    return any(part in fault for part in ("ERR_INTERNET_DISCONNECTED", "WebSocket is closed", "status of 40"))


LONG_GAMES = {"rook", "rummy", "shanko"}


def pytest_collection_modifyitems(items):
    """Whole games of these take a minute or more in a browser."""
    for item in items:
        params = getattr(item, "callspec", None)
        if params and "whole_game" in item.originalname and LONG_GAMES & {*map(str, params.params.values())}:
            item.add_marker("long")
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.timeout(LONGEST_S + 60))  # patience ends first, and says what it saw
