"""Rook: bid, name trump, take the tricks with the counters. Two teams of two, 300 points win."""

from cardtable.games.rook.game import Rook

GAME = Rook()
