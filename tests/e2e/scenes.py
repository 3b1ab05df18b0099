"""Tables that have come to a known point: their people sit at sockets and answer at once. Knows no rules."""

from playwright.sync_api import expect
from tests.live import Client

QUICK = {"pace_ms": 0, "turn_time_s": 0}
PLAIN = {"table": "plain", "sound": False}
DRAWN = {"table": "drawn", "sound": False}
READER = """
window.written = new Set();
for (const kind of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
  const write = kind.prototype.fillText;
  kind.prototype.fillText = function (text, ...rest) {
    window.written.add(text);
    return write.call(this, text, ...rest);
  };
}
"""
"""Remembers what was written on the canvas since the page was opened."""


def first(client):
    return client.legal[0]


class Scene:
    """A started game of people; the first of them is Ann, who can go on in a browser."""

    def __init__(self, server, game, *others, options=None, settings=None, bots=()):
        wishes = {"options": options or {}, "settings": {**QUICK, **(settings or {})}, "bots": list(bots)}
        self.server, self.ann = server, server.open_table(game, **wishes)
        self.table = self.ann["table"]
        seats = [self.ann, *(server.sit(self.table, name)[1] for name in others)]
        self.clients = [Client(server, self.table, seat["token"]) for seat in seats]
        self.clients[0].tell("start")
        self.follow()

    def follow(self, version=0):
        """Let everybody see what there is."""
        for client in self.clients:
            client.wait_for(lambda c: c.view is not None and c.shown["version"] >= version)

    def play(self, until, choose=first):
        """Whoever is asked answers, until something holds of what Ann sees."""
        while not until(self.view):
            asked = next((client for client in self.clients if client.legal), None)
            if asked is None:
                self.clients[0].receive()
                self.follow(self.clients[0].shown["version"])
            else:
                self.answer(asked, choose(asked))
        return self

    def answer(self, client, move):
        done = client.do(move)
        assert done["type"] == "done", done
        self.follow(done["version"])

    @property
    def view(self):
        return self.clients[0].view

    @property
    def names(self):
        """By seat."""
        chairs = [chair for chair in self.clients[0].shown["chairs"] if chair]
        return [chair["name"] for chair in sorted(chairs, key=lambda chair: chair["seat"])]

    def shown_to(self, guest, settings=DRAWN, **device):
        """The page that Ann sees when she goes on in a browser."""
        ann = guest(settings=settings, **device).has_seat(self.ann)
        ann.context.add_init_script(READER)
        return ann.go(f"/t/{self.table}").page


def reads(page, *texts):
    """All of this stands written on the drawn table, which is in sight."""
    expect(page.locator("[data-board] canvas")).to_be_visible()
    for text in texts:
        page.wait_for_function("(text) => window.written.has(text)", arg=text, timeout=5_000)


def sees(found, text):
    """One thing is in sight and says this."""
    expect(found).to_be_visible(timeout=5_000)
    expect(found).to_contain_text(text)


def signed(points):
    return str(points).replace("-", "−")


def steady(client):
    """Takes no card that others have thrown, so that a rummy comes to its end."""
    return next((move for move in client.legal if move in ("draw", "pass", "leave")), client.legal[0])


def seat_of(page, name):
    """Where somebody sits at the plain table."""
    return page.locator(".seat", has=page.locator(".seat-name", has_text=name))


def place(where, label):
    """What lies under this name at the plain table."""
    return where.locator(".place", has_text=label).locator("dd").first
