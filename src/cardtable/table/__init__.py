"""One running game: its seats, its log and its clocks as numbers. No input, no output, and no time of its own."""
