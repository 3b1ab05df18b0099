"""What a client knows of its table: the last snapshot and all changes since, field by field, in bytes."""

import msgspec
from msgspec import Raw

from cardtable.wire.picture import put

FIELDS = msgspec.json.Decoder(dict[str, Raw])


class Picture:
    """Put together from messages alone, without a look at how the server makes them."""

    def __init__(self):
        self.number = None
        self.table, self.view = {}, {}
        self.lines, self.words = b"[]", b"[]"
        """What came to log and chat with the last message."""
        self.is_whole = False
        """Whether the last message was a snapshot."""

    def takes(self, message):
        """Whether the message goes on from what is known."""
        fields = {name: bytes(raw) for name, raw in FIELDS.decode(message).items()}
        self.is_whole = fields.pop("type") == b'"table"'
        number = int(fields.pop("number"))
        goes_on = self.is_whole or number - 1 == self.number
        self.number = number
        self.lines, self.words = fields.pop("lines", b"[]"), fields.pop("words", b"[]")
        if self.is_whole:
            self.table, self.view = fields, _inner(fields.pop("view", b"{}"))
        else:
            version = b"%d" % (self["version"] + 1)
            self.table = _changed(self.table, {"version": version, **_inner(fields.get("table", b"{}"))})
            self.view = _changed(self.view, _inner(fields.get("view", b"{}")))
        return goes_on

    def __getitem__(self, name):
        """A field of the table, as a value."""
        return msgspec.json.decode(self.table[name])

    @property
    def chairs(self):
        return self["chairs"]

    @property
    def moves(self):
        """What may be done, by the view."""
        return [choice["move"] for choice in msgspec.json.decode(self.view.get("legal", b"[]"))]


def _changed(fields, changes):
    """Fields after changes, which may lie somewhere inside them."""
    fields = dict(fields)
    for place, raw in changes.items():
        name, *path = place.split(".")
        if path:
            field = {name: msgspec.json.decode(fields[name])}
            put(field, {place: msgspec.json.decode(raw)})
            raw = msgspec.json.encode(field[name])
        fields[name] = raw
    return fields


def _inner(data):
    return {name: bytes(raw) for name, raw in FIELDS.decode(data).items()}
