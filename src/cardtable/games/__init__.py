"""The rules of each game, in a folder of its own; no game knows another, and none knows a table or a screen."""
