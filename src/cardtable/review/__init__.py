"""Looking back on a finished game: what each decision cost, and what was luck."""
