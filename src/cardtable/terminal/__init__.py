"""Every game at a terminal: alone, with people at one keyboard, with bots, or at a live table. Knows no rules."""
