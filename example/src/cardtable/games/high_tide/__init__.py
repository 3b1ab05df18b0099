"""High Tide: play higher than the last card, or pay for it. Two to five players, the fewest points win."""

from cardtable.games.high_tide.game import HighTide

GAME = HighTide()
