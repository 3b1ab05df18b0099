import os

import pytest
from tests.postgres import GIVEN, Cluster, drop_database, empty, new_database


@pytest.fixture(scope="session")
def postgres():
    """The address of a running PostgreSQL."""
    if GIVEN in os.environ:
        yield os.environ[GIVEN]
        return
    cluster = Cluster()
    try:
        yield cluster.start().address()
    finally:
        cluster.remove()


@pytest.fixture(scope="session")
def postgres_database(postgres):
    """A database for one test after the other."""
    address = new_database(postgres)
    yield address
    drop_database(postgres, address)


@pytest.fixture
def database(postgres_database):
    """The address of a database in which nothing is kept."""
    empty(postgres_database)
    return postgres_database
