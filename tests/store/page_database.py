"""A database as a page gives it to the house in its tab, in memory: the contract that web/src/offline/database.ts keeps
with IndexedDB."""

import json


class PageDatabase:
    def __init__(self):
        self.rows = {}
        self.lines = {}
        self.is_full = False

    async def append(self, table, rows):
        if self.is_full:
            return "refused"
        together = self.rows.get(table, []) + json.loads(rows)
        versions, ids = [row[0] for row in together], [row[2] for row in together if row[2] is not None]
        if len(set(versions)) < len(versions) or len(set(ids)) < len(ids):
            return "conflict"
        if together:
            self.rows[table] = sorted(together)
        return "written"

    async def read(self, table, after):
        return json.dumps([row for row in self.rows.get(table, []) if row[0] > after])

    async def enlist(self, id, summary):
        self.lines[id] = summary
        return "written"

    async def summaries(self):
        return json.dumps(list(self.lines.values()))

    async def versions(self):
        return json.dumps({table: rows[-1][0] for table, rows in self.rows.items()})

    async def forget(self, tables):
        for table in json.loads(tables):
            self.rows.pop(table, None)
            self.lines.pop(table, None)
        return "written"
