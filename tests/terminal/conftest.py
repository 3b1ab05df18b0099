import pytest
from tests.live import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """One for tests that leave it as it was but for tables of their own."""
    with serving(tmp_path_factory.mktemp("server") / "tables.sqlite3", "--rate", "0") as running:
        yield running


@pytest.fixture
def own_server(tmp_path):
    with serving(tmp_path / "tables.sqlite3", "--rate", "0") as running:
        yield running
