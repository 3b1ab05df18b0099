"""The short form: some thousand steps by known seeds find nothing, and every planted fault is found."""

import pytest
from tests.simulation.audit import Found
from tests.simulation.planted import PLANTED
from tests.simulation.world import World

STEPS = 300
SEEDS = range(40)


@pytest.mark.parametrize("servers", [1, 2])
def test_servers_and_the_plain_model_never_differ(servers):
    for seed in SEEDS:
        World(seed, servers).run(STEPS)


@pytest.mark.parametrize("planted", PLANTED, ids=lambda planted: planted.__name__)
def test_a_planted_fault_is_found(planted):
    with planted(), pytest.raises(Found, match=r"^seed \d+, step \d+: "):
        run_all(SEEDS)


def run_all(seeds):
    for seed in seeds:
        World(seed, servers=1).run(STEPS)


def test_the_same_seed_gives_the_same_history():
    histories = [World(1), World(1)]
    for world in histories:
        world.run(STEPS)

    first, second = (world.disk.tables for world in histories)
    assert first == second
    assert sum(map(len, first.values())) > 100
