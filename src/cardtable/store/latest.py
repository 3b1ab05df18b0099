"""The latest entries of an SQLite journal, in the order in which they came. Knows no thread and no loop.

In the table `entries`, which is kept by (table, version), a commit among a hundred tables would write a hundred pages;
here it writes the last. When enough have come they are merged into that table, where a page is then written once for
all that goes there: the two parts of a log-structured merge tree. Whoever reads asks the view `journal`, which is both.

Rule 1: an entry follows on the one before it. The last version is known here of every table that has rows here, and of
        some others; that of any other is looked up.
Rule 2: rows are numbered, and whoever changes anything in the file takes the next number and leaves it there. Rows are
        added only where the last number is the one that is known; so whoever writes after somebody else has written
        nothing, and looks again.
Rule 3: whoever is in doubt looks again, inside a transaction, before anything else.
Rule 4: what is merged goes over in one transaction. What a bad page keeps from going over stays here, and is read here.
"""

import logging
import sqlite3
from collections.abc import Sequence
from typing import Final

from cardtable.store.rows import Row

log = logging.getLogger("cardtable.store")

MOST: Final = 2_000
"""Rows that may gather before they are merged."""
MOST_KNOWN: Final = 20_000
"""Tables whose last version is kept in mind."""
APPEND: Final = "insert into latest (tab, version, at, id, deed) select * from"
ROW: Final = "(?, ?, ?, ?, ?)"
NUMBER: Final = "select coalesce(max(number), 0) from latest"
VERSIONS: Final = "select tab, max(version) from latest where tab <> '' group by tab"
LAST: Final = "select coalesce(max(version), 0) from entries where tab = ?"
IS_ANY: Final = "select exists (select 1 from latest where tab <> '')"
"""One row: for each the thread would have to wait for the loop."""
TABLES: Final = "select distinct tab from latest where tab <> ''"
TAKE_NUMBER: Final = "insert into latest (tab, version, at, deed) values ('', 0, 0, x'')"
"""A row that is no entry: whoever has its number has changed something else. SQLite gives each row the number after the
last."""
COPY: Final = """insert into entries select tab, version, at, id, deed from latest
                 where tab <> '' and tab = coalesce(?, tab) order by tab, version"""
DROP: Final = "delete from latest where tab = coalesce(?, tab) and number < (select max(number) from latest)"


class Latest:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection: Final = connection
        self._number: int = 0
        """The last one taken."""
        self._versions: Final[dict[str, int]] = {}
        """The last one of each table."""
        self._rows: int = 0
        """How many have come since everything was last merged."""
        self._is_certain: bool = False

    @property
    def is_full(self) -> bool:
        return self._rows >= MOST

    @property
    def is_certain(self) -> bool:
        """Whether, as far as is known, nobody else has changed anything."""
        return self._is_certain

    def doubt(self) -> None:
        """Something has failed, or was changed past what is known here."""
        self._is_certain = False

    def take_number(self) -> None:
        """Inside a transaction: something else than entries will be changed."""
        self.connection.execute(TAKE_NUMBER)
        self.doubt()

    def look(self) -> None:
        """Inside a transaction: be certain from here on to its end."""
        (number,) = self.connection.execute(NUMBER).fetchone()
        if number != self._number or not self._is_certain:
            self._number, self._is_certain = number, True
            self._versions.clear()
            self._versions.update(self.connection.execute(VERSIONS).fetchall())

    def goes_on(self, rows: Sequence[Row]) -> bool:
        """Whether these entries of a table follow on its last one; whoever comes next must follow on these."""
        table: str = rows[0][0]
        version = self._last(table)
        for row in rows:
            version += 1
            if row[1] != version:
                return False
        self._versions[table] = version
        return True

    def append(self, rows: Sequence[Row]) -> bool:
        """Add rows, unless somebody else has taken a number meanwhile. It is one statement, whatever the number of
        rows: between two statements the thread would have to wait for the loop."""
        statement = f"{APPEND} (values {', '.join([ROW] * len(rows))}) where ({NUMBER}) = ?"
        values = [value for row in rows for value in row]
        values.append(self._number)
        if not self.connection.execute(statement, values).rowcount:
            return False
        self._number += len(rows)
        self._rows += len(rows)
        return True

    def tidy(self) -> None:
        """Merge while nobody waits for it. What fails is tried again when as many more have come."""
        self._rows = 0
        try:
            with self.connection:
                self.connection.execute("begin immediate")
                self.look()
                self.merge()
        except sqlite3.Error as fault:
            self.doubt()
            log.warning("not merged", extra={"why": str(fault)})

    def merge(self) -> None:
        """Inside a transaction: bring all rows to where they belong; where a page is bad, all that belong elsewhere."""
        (is_any,) = self.connection.execute(IS_ANY).fetchone()
        if is_any and not self._can_merge(None):
            for (table,) in self.connection.execute(TABLES).fetchall():
                self._can_merge(table)
        if len(self._versions) > MOST_KNOWN:
            self.doubt()

    def _can_merge(self, table: str | None) -> bool:
        """Whether all rows, or those of a table, have gone over."""
        self.connection.execute("savepoint merging")
        try:
            self.connection.execute(COPY, (table,))
            self.connection.execute(TAKE_NUMBER)
            self.connection.execute(DROP, (table,))
        except sqlite3.DatabaseError as fault:
            self.connection.execute("rollback to merging")
            log.warning("not merged", extra={"table": table, "why": str(fault)})
            return False
        else:
            self._number += 1
            return True
        finally:
            self.connection.execute("release merging")

    def _last(self, table: str) -> int:
        known = self._versions.get(table)
        if known is not None:
            return known
        version: int = self.connection.execute(LAST, (table,)).fetchone()[0]
        return version
