"""What a server counts, in the text format that Prometheus reads."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cardtable.server.house import House


class Metrics:
    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.connections: int = 0
        self.connections_ever: int = 0

    @contextmanager
    def connection(self) -> Iterator[None]:
        self.connections += 1
        self.connections_ever += 1
        try:
            yield
        finally:
            self.connections -= 1

    def text(self) -> str:
        rows = [
            ("cardtable_connections", "gauge", "Sockets that are open.", self.connections),
            ("cardtable_connections_total", "counter", "Sockets ever opened.", self.connections_ever),
            ("cardtable_tables_awake", "gauge", "Tables in memory.", len(self.house.rooms)),
            ("cardtable_commits_total", "counter", "Deeds written to the journal.", self.house.commits()),
            ("cardtable_task_failures_total", "counter", "Tasks that failed.", self.house.scope.failures),
        ]
        return "".join(
            f"# HELP {name} {text}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, text, value in rows
        )
