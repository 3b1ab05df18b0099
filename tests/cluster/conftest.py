import pytest
from tests.cluster.servers import servers
from tests.postgres import drop_database, new_database


@pytest.fixture(scope="session")
def two(postgres, tmp_path_factory):
    """Two servers on one database, for tests that leave them as they were."""
    address = new_database(postgres)
    with servers(address, tmp_path_factory.mktemp("two")) as running:
        yield running
    drop_database(postgres, address)
