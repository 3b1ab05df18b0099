"""The page that benchmarks/scale.py writes: tables of what was measured, and what so many people would need by that."""

import os

PEOPLE = 1_000_000
PACE_S = 10.0
"""Seconds between two moves at a table where people think."""
DAY = 86400

HEAD = """# Scale

Made by `python -m benchmarks.scale` on {cores} cores, which servers ({form} rules), PostgreSQL and load client
share: what a move costs a processor says more here than how many there are in a second. Geschenkt, four people at
each table, every move on disk (`synchronous_commit = on`, `synchronous=FULL`) before anybody sees it.
"""
FOLLOWED = """With several workers the system leads each socket to any of them, so that the four of a table are met
by {by_two:.1f} of two and {by_four:.1f} of four. One of them decides a move and writes it; every other hears of it,
reads the entry, makes the move again and shows it. By these figures a move costs {decided:.2f} CPU-ms where it is
decided, and {after_two:.2f} (two workers) or {after_four:.2f} (four) on each server that follows.
"""
APART = """Four servers, each of the four players on another, a move every second at each table: from sending a move
until the last of the four screens has it p50 {p50:.1f} ms, p99 {p99:.1f} ms ({moves} moves). {each:.2f}
CPU-ms a move on all four servers together, {stored:.2f} in PostgreSQL.
"""
MANY = """## {people:,} people

Four at a table, a move every {pace:.0f} s: {moves:,.0f} moves a second, each an entry. Reckoned from the
figures above, as if everything grew as it does here:

- **Servers**: {together:,.0f} cores where the four of a table meet on one server, {apart:,.0f} where each is
  on another. So a proxy that leads everybody with the same `/ws/TABLE` to the same server saves most of it;
  nothing depends on that.
- **Memory**: {memory:.0f} KiB for each connection with its share of a table that runs, {gib:,.0f} GiB in all.
- **PostgreSQL**: {stored:,.0f} cores for entries, tails and hints, {disk:.1f} TiB a day on disk.
- **What breaks first**: the one PostgreSQL. A server's one writing connection commits {commits:,.0f} entries
  a second here when 100 tables write at once, so a few dozen servers are no trouble to it; but all commits go
  through one log, and every hint goes to every server: notifications grow with the moves times the servers.
  Then tables have to be divided among several databases by their id. No statement touches two tables but the
  lists, so a server would hold a journal for each, and the lobby ask them all.
"""


def page(runs, apart, commits, sizes):
    form = "compiled" if "PYTHONPATH" in os.environ else "interpreted"
    parts = [
        HEAD.format(cores=os.cpu_count(), form=form),
        of_workers(runs),
        of_following(runs),
        of_servers_apart(apart),
        of_commits(commits),
        of_sizes(sizes),
    ]
    return "\n".join([*parts, of_many(runs["PostgreSQL, 1 worker"], apart, commits, sizes)])


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def of_workers(runs):
    def row(name, run):
        share = f"{1000 * run['beside'] / run['moves']:.2f}" if run["beside"] else "–"
        pace = f"{run['moves'] / run['seconds']:.0f}", f"{run['p50']:.1f}", f"{run['p99']:.1f}"
        return [name, f"{run['moves'] / run['served']:.0f}", share, *pace]

    head = ["as fast as they can", "moves per CPU-second of the servers", "PostgreSQL, CPU-ms a move", "moves/s"]
    return table([*head, "p50 ms", "p99 ms"], [row(name, run) for name, run in runs.items()])


def of_following(runs):
    """What it costs that a table is met by several servers."""
    alone, two, four = (
        1000 * runs[name]["served"] / runs[name]["moves"]
        for name in ("PostgreSQL, 1 worker", "PostgreSQL, 2 workers", "PostgreSQL, 4 workers")
    )
    return FOLLOWED.format(
        by_two=met_by(2),
        by_four=met_by(4),
        decided=alone,
        after_two=(two - alone) / (met_by(2) - 1),
        after_four=(four - alone) / (met_by(4) - 1),
    )


def met_by(servers):
    """By how many of these servers four people who come to any of them are met, on average."""
    return servers * (1 - (1 - 1 / servers) ** 4)


def of_servers_apart(run):
    each, stored = 1000 * run["served"] / run["moves"], 1000 * run["beside"] / run["moves"]
    return APART.format(p50=run["p50"], p99=run["p99"], moves=run["moves"], each=each, stored=stored)


def of_commits(commits):
    head = ["tables that write at once", "SQLite, entries/s", "ms each", "PostgreSQL, entries/s", "ms each"]
    cells = {
        n: [f"{of:.{digits}f}" for pair in both for of, digits in zip(pair, (0, 2), strict=True)]
        for n, both in commits.items()
    }
    return table(head, [[str(n), *row] for n, row in cells.items()])


def of_sizes(sizes):
    head = ["a whole game by random moves", "entries", "KiB in SQLite", "KiB in PostgreSQL"]
    rows = [[name, str(n), f"{file / 1024:.1f}", f"{shared / 1024:.1f}"] for name, (n, file, shared) in sizes.items()]
    return table(head, rows)


def of_many(run, apart, commits, sizes):
    """What so many people would need, if everything grew as it does here."""
    moves = PEOPLE / 4 / PACE_S
    memory = (run["memories"][3] - run["memories"][1]) / run["tables"] / 4
    entries, _, size = sizes["geschenkt"]
    return MANY.format(
        people=PEOPLE,
        pace=PACE_S,
        moves=moves,
        together=moves * run["served"] / run["moves"],
        apart=moves * apart["served"] / apart["moves"],
        memory=memory,
        gib=PEOPLE * memory / 1024**2,
        stored=moves * apart["beside"] / apart["moves"],
        disk=moves * DAY * size / entries / 1024**4,
        commits=max(commits.items())[1][1][0],
    )
