"""What tables at rest take of a server's memory, and whether each of ten thousand takes as much as one of a thousand,
for benchmarks/load.py."""

import http.client
import json
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from itertools import pairwise
from pathlib import Path

COUNTS = (0, 1_000, 2_000, 10_000)
"""How many tables there are when memory is looked at. What the first thousand make a server load and fill once, such as
SQLite's caches, is no table's."""
LINES = 50
"""So many sit down side by side, and share commits."""
NAMES = ("Ann", "Bob", "Cleo", "Dan")
SETTINGS = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


def at_rest(port, pid):
    """KiB that a table with four people takes: of the first thousand, of the second, and of all after those."""
    memories = [memory(pid)]
    with ThreadPoolExecutor(LINES) as crowd:
        for before, now in pairwise(COUNTS):
            list(crowd.map(lambda _: sit_down(port, (now - before) // LINES), range(LINES)))  # noqa: B023
            memories.append(memory(pid))
    sizes = [now - before for before, now in pairwise(COUNTS)]
    return [(after - before) / size for size, (before, after) in zip(sizes, pairwise(memories), strict=True)]


def sit_down(port, tables):
    """Four people at each of so many new tables."""
    with closing(http.client.HTTPConnection("127.0.0.1", port)) as line:
        for _ in range(tables):
            first = post(line, "/api/tables", {"game": "geschenkt", "name": NAMES[0], "settings": SETTINGS})
            for name in NAMES[1:]:
                post(line, f"/api/tables/{first['table']}/seats", {"name": name})


def post(line, path, body):
    line.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
    answer = line.getresponse()
    told = json.loads(answer.read())
    if answer.status >= http.client.BAD_REQUEST:
        raise RuntimeError(f"{path}: {told}")
    return told


def memory(pid):
    """What a process holds, in KiB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])
