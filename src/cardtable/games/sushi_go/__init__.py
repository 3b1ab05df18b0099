"""Sushi Go!: keep one card, pass the rest on. Two to five players, three rounds, the highest score wins."""

from cardtable.games.sushi_go.game import SushiGo

GAME = SushiGo()
