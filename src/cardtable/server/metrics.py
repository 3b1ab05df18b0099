"""What a server has counted, in the text format that Prometheus reads."""

from cardtable.server.rooms.house import House

type Row = tuple[str, str, str, int]


def metrics(house: House) -> str:
    return "".join(
        f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, text, value in _rows(house)
    )


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
