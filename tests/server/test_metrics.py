"""What a server counts, as Prometheus reads it and as the dashboard asks for it."""

import json
import re
from pathlib import Path

from tests.live import Client

from cardtable.server.histogram import Histogram

DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"
NAME = re.compile(r"cardtable_\w+")


def measured(server):
    """Every line of /metrics by what stands before its number."""
    lines = server.text("/metrics")[1].splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_a_histogram_counts_up_to_each_bound_and_beyond():
    histogram = Histogram((1, 10))

    for value in (0.5, 1, 7, 99):
        histogram.note(value)

    assert (histogram.up_to, histogram.count, histogram.sum) == ([2, 3], 4, 107.5)


def test_commits_are_measured(own_server):
    ann = own_server.open_table()
    before = measured(own_server)

    Client(own_server, ann["table"], ann["token"]).tell("say", text="hello")

    after = measured(own_server)
    for name in ("cardtable_commit_seconds", "cardtable_commit_entries"):
        assert after[f"{name}_count"] > before[f"{name}_count"]
        assert after[f"{name}_sum"] > before[f"{name}_sum"]
        assert after[f'{name}_bucket{{le="+Inf"}}'] == after[f"{name}_count"]


def test_the_dashboard_asks_for_what_a_server_tells_and_leaves_nothing_out(server):
    told = {re.match(NAME, line).group() for line in measured(server)}
    board = json.loads(DASHBOARD.read_text())

    asked = {name for panel in board["panels"] for target in panel["targets"] for name in NAME.findall(target["expr"])}

    assert asked <= told
    shown = {stem(name) for name in asked}
    assert {stem(name) for name in told} - shown == {"cardtable_connections_total", "cardtable_http_connections"}


def stem(name):
    """A histogram's name without what is counted of it."""
    return re.sub(r"_(bucket|sum|count)$", "", name)
