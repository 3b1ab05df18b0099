"""Geschenkt (No Thanks!): take the card, or pay a chip to pass it on. Two to seven players, the lowest score wins."""

from cardtable.games.geschenkt.game import Geschenkt

GAME = Geschenkt()
