"""A journal in memory with the faults of a real one: slow, refusing, and refusing after it has written.

Several servers share one disk, each through a journal of its own; what is on disk is told to the others by hints.
"""

from dataclasses import dataclass, field

from cardtable.store.journal import Archive, Conflict, Unreachable, Unreadable, Unwritable
from cardtable.table.deeds import Entry
from cardtable.wire.codec import read_deed, write_deed


@dataclass
class Faults:
    """How likely each fault is, of every time it could happen."""

    unwritten: float = 0.0
    """The disk refuses, and nothing was written."""
    written: float = 0.0
    """The disk refuses, but it was written."""
    unread: float = 0.0
    away: float = 0.0
    """A question to the database is lost, or its answer is."""
    slow: float = 0.0
    """The same takes almost as long as anybody waits."""
    lost: float = 0.0
    """A hint never arrives."""
    doubled: float = 0.0


@dataclass
class Disk:
    """What is on disk, as bytes."""

    tables: dict[str, list[bytes]] = field(default_factory=dict)
    entries: dict[str, list[Entry]] = field(default_factory=dict)
    """The same, as it is read."""
    ids: dict[str, set[str]] = field(default_factory=dict)
    together: set[str] = field(default_factory=set)
    """Tables that were begun with more than their opening, as only a rematch is."""
    summaries: dict[str, object] = field(default_factory=dict)
    forgotten: dict[str, list[Entry]] = field(default_factory=dict)
    """What stood in tables that are gone."""

    def ever(self, table):
        """What stands in a table, or stood there."""
        return self.entries[table] if table in self.entries else self.forgotten[table]

    def forget(self, table):
        del self.tables[table], self.summaries[table], self.ids[table]
        self.forgotten[table] = self.entries.pop(table)

    def write(self, table, entries):
        """All or none, by the keys (table, version) and (table, id)."""
        versions = [entry.version for entry in entries]
        ids = [entry.id for entry in entries if entry.id is not None]
        there = len(self.tables.get(table, ()))
        if versions != list(range(there + 1, there + 1 + len(entries))) or set(ids) & self.ids.get(table, set()):
            raise Conflict(table)
        if not there and len(entries) > 1:
            self.together.add(table)
        data = [write_deed(entry.deed) for entry in entries]
        self.tables.setdefault(table, []).extend(data)
        self.ids.setdefault(table, set()).update(ids)
        read = [Entry(e.version, e.at, read_deed(deed), e.id) for e, deed in zip(entries, data, strict=True)]
        self.entries.setdefault(table, []).extend(read)


class SimulatedJournal(Archive):
    def __init__(self, disk, loop, faults, wire):
        self.disk, self.loop, self.faults, self.wire = disk, loop, faults, wire
        self.announce = lambda keys: None
        self.unread = 0
        """How often something couldn't be read."""

    async def append(self, table, entries):
        """Slow before and after; whoever is cancelled in between doesn't know what was written."""
        await self._later()
        if self.wire.is_cut or self._is_struck_by(self.faults.unwritten):
            raise Unwritable("disk-refuses")
        self.disk.write(table, entries)
        await self._later()
        if self.wire.is_cut or self._is_struck_by(self.faults.written):
            raise Unwritable("disk-refuses")
        self.commits += len(entries)
        self.announce([(table, entry.version) for entry in entries])

    async def read(self, table, after=0):
        await self._later()
        if self.wire.is_cut:
            raise Unreachable("cut")
        if self._is_struck_by(self.faults.unread):
            self.unread += 1
            raise Unreadable("a page can't be read now")
        found = self.disk.entries.get(table, [])[after:]
        await self._later()
        return found

    async def newest(self, tables):
        await self.wire.passes()
        return {table: len(self.disk.entries[table]) for table in tables if table in self.disk.entries}

    async def enlist(self, summary):
        await self._later()
        if self.wire.is_cut or self._is_struck_by(self.faults.unwritten):
            raise Unwritable("disk-refuses")
        if summary.id in self.disk.tables:
            self.disk.summaries[summary.id] = summary

    async def unlisted(self):
        return [table for table in self.disk.tables if table not in self.disk.summaries]

    async def summary(self, table):
        await self._later()
        return self.disk.summaries.get(table)

    async def summaries(self, phase, limit, *, listed_only):
        found = [s for s in self.disk.summaries.values() if s.phase == phase and (s.listed or not listed_only)]
        return sorted(found, key=lambda summary: -summary.touched_at)[:limit]

    async def forget(self, untouched_since, phase, but=()):
        """By the newest entry, as of when it is done; whoever comes meanwhile comes too late."""
        await self._later()
        if self.wire.is_cut or self._is_struck_by(self.faults.unwritten):
            raise Unwritable("disk-refuses")
        idle = [s.id for s in self.disk.summaries.values() if s.phase == phase]
        old = [table for table in idle if table not in but and self.disk.entries[table][-1].at < untouched_since]
        for table in old:
            self.disk.forget(table)
        await self._later()
        return len(old)

    async def is_writable(self):
        return not self._is_struck_by(self.faults.unwritten)

    async def close(self):
        await self._later()

    async def _later(self):
        await self.loop.later()
        self.wire.end_if_dead()

    def _is_struck_by(self, likelihood):
        return bool(likelihood) and self.loop.chance.random() < likelihood
