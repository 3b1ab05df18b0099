"""A game at this terminal: setting it up, several people at one keyboard (hot seat), keeping it in files."""
