"""A guest who has taken the house along, and whose network is cut."""

import json

from tests.e2e.house import bots_at
from tests.laws.walks import SHORT

OPEN = """
([file, wish]) => new Promise((resolve, reject) => {
  const worker = new Worker(file, { type: "module" });
  worker.onerror = reject;
  worker.onmessage = ({ data }) => {
    if (data.type === "failed") reject(new Error(data.why));
    if (data.type !== "answer") return;
    worker.terminate();
    resolve(JSON.parse(data.body));
  };
  const address = `${location.origin}/api/tables`;
  worker.postMessage({ type: "ask", number: 1, method: "POST", address, body: JSON.stringify(wish) });
})
"""
"""Another tab of the same house opens a table, whose bots don't wait for anybody to look."""
WORKER = "fetch('/assets.json').then((list) => list.json()).then((all) => all.find((one) => one.includes('/worker-')))"
START_MS = 60_000
"""How long the engine may take to start on a busy machine."""


class Traveller:
    """Has everything on the device, and no network."""

    def __init__(self, visitor):
        self.visitor = visitor
        self.page = visitor.page
        self.page.evaluate("navigator.serviceWorker.ready")
        self.page.reload()
        self.page.get_by_role("button", name="Put them on this device").click()
        self.page.get_by_role("button", name="Play on this device now").wait_for(timeout=START_MS)
        self._worker = self.page.evaluate(WORKER)
        visitor.cut()

    def go(self, path):
        self.page.goto(path)
        self.page.wait_for_selector("html[data-house=device] main", timeout=START_MS)

    def sits_down(self, game, level):
        """A seat at a new table with bots of this level; where it is."""
        wish = {"game": game, "name": "Ann", "bots": [level] * bots_at(game), "options": SHORT.get(game, {})}
        seat = self.page.evaluate(OPEN, [self._worker, {**wish, "settings": {"pace_ms": 0, "turn_time_s": 0}}])
        kept = json.dumps({seat["table"]: {name: seat[name] for name in ("token", "name", "key")}})
        self.page.evaluate("(seats) => localStorage.setItem('cardtable.seats', seats)", kept)
        return f"/t/{seat['table']}"
