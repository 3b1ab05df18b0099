"""Rummy With Jokers: melds and a first declaration of 48 points. Two to six players, the lowest score wins."""

from cardtable.games.rummy.game import Rummy

GAME = Rummy()
