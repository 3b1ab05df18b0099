"""A table on a server: its address, the connection that comes back by itself, the lobby, the game."""
