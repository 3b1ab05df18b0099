"""The other end of a connection, without a socket: it remembers what it was told."""

import json


class Ear:
    def __init__(self):
        self.told = []
        self.has_ended = False

    def say(self, message):
        self.told.append(json.loads(message))
        return True

    def end(self):
        self.has_ended = True
