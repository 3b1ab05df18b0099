"""The short form: some thousand steps by known seeds find nothing, and every planted fault is found."""

import pytest
from tests.simulation.audit import Found
from tests.simulation.planted import PLANTED, PLANTED_AMONG_MANY
from tests.simulation.world import World

STEPS = 300
SEEDS = range(20)
MANY_SEEDS = range(200)
"""A planted fault needs a world in which it matters: for the rarest, one in ten is."""


@pytest.mark.parametrize(("servers", "seeds"), [(1, SEEDS), (2, range(12)), (3, range(100, 108))])
def test_servers_and_the_plain_model_never_differ(servers, seeds):
    run_all(seeds, servers)


@pytest.mark.parametrize(
    ("planted", "servers"),
    [*((planted, 1) for planted in PLANTED), *((planted, 2) for planted in PLANTED_AMONG_MANY)],
    ids=lambda given: getattr(given, "__name__", None),
)
def test_a_planted_fault_is_found(planted, servers):
    with planted(), pytest.raises(Found, match=r"^seed \d+, step \d+: "):
        run_all(MANY_SEEDS, servers)


def run_all(seeds, servers):
    for seed in seeds:
        World(seed, servers).run(STEPS)


@pytest.mark.parametrize("servers", [1, 3])
def test_the_same_seed_gives_the_same_history(servers):
    histories = [World(1, servers), World(1, servers)]
    for world in histories:
        world.run(STEPS)

    first, second = (world.disk.tables for world in histories)
    assert first == second
    assert sum(map(len, first.values())) > 50
