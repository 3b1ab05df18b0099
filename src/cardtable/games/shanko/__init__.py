"""Shanko: contract rummy with buying. Seven rounds, two to eight players, the lowest total wins."""

from cardtable.games.shanko.game import Shanko

GAME = Shanko()
