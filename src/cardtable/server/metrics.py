"""What a server has counted, in the text format that Prometheus reads."""

from collections.abc import Iterator

from cardtable.server.counts import Counts
from cardtable.server.histogram import Histogram
from cardtable.server.rooms.house import House

type Row = tuple[str, str, str, int]


def metrics(house: House) -> str:
    numbers = [_head(name, kind, text) + f"{name} {value}\n" for name, kind, text, value in _rows(house)]
    histograms = [_head(name, "histogram", text) + _buckets(name, one) for name, text, one in _histograms(house.counts)]
    return "".join(numbers + histograms)


def _head(name: str, kind: str, text: str) -> str:
    return f"# HELP {name} {text}\n# TYPE {name} {kind}\n"


def _buckets(name: str, histogram: Histogram) -> str:
    return "".join(f"{name}{line}\n" for line in _lines(histogram))


def _lines(histogram: Histogram) -> Iterator[str]:
    for bound, number in zip(histogram.bounds, histogram.up_to, strict=True):
        yield f'_bucket{{le="{bound}"}} {number}'
    yield f'_bucket{{le="+Inf"}} {histogram.count}'
    yield f"_sum {histogram.sum}"
    yield f"_count {histogram.count}"


def _histograms(counts: Counts) -> list[tuple[str, str, Histogram]]:
    return [
        ("cardtable_commit_seconds", "What a commit takes.", counts.commit_seconds),
        ("cardtable_commit_entries", "Deeds that had gathered for a commit.", counts.commit_entries),
        ("cardtable_news_seconds", "From a hint of another server to the screens here.", counts.news_seconds),
        ("cardtable_take_over_seconds", "Untended before taken from the dead.", counts.take_over_seconds),
    ]


def _rows(house: House) -> list[Row]:
    counts = house.counts
    return [
        ("cardtable_connections", "gauge", "Sockets that are open.", counts.connections),
        ("cardtable_connections_total", "counter", "Sockets ever opened.", counts.connections_ever),
        ("cardtable_tables_awake", "gauge", "Tables in memory.", len(house.rooms)),
        ("cardtable_tables_quarantined", "gauge", "Tables that can't be read and stay closed.", len(house.quarantined)),
        ("cardtable_commands_total", "counter", "Messages of clients.", counts.commands),
        ("cardtable_refusals_total", "counter", "Commands that were refused.", counts.refusals),
        ("cardtable_unreadable_total", "counter", "Messages that were no command, or too many.", counts.unreadable),
        ("cardtable_limited_total", "counter", "Requests turned away by a rate limit.", counts.limited),
        ("cardtable_dropped_total", "counter", "Clients that were too slow.", counts.dropped),
        ("cardtable_http_connections", "gauge", "HTTP connections, sockets left out.", counts.http_connections),
        ("cardtable_cut_off_total", "counter", "Connections cut off for sending or taking nothing.", counts.cut_off),
        ("cardtable_bots_thinking", "gauge", "Bots that think or wait for it.", counts.thinking),
        ("cardtable_bots_hurried_total", "counter", "Bots' answers in less than their usual time.", counts.hurried),
        ("cardtable_bot_failures_total", "counter", "Processes for bots that failed.", counts.thinkers_lost),
        ("cardtable_clock_jumps_total", "counter", "Jumps of the clock that were noticed.", counts.jumps),
        ("cardtable_commits_total", "counter", "Deeds written to the journal.", house.journal.commits),
        ("cardtable_task_failures_total", "counter", "Tasks that failed.", house.scope.failures),
    ]
