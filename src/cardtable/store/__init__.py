"""The journal of tables on disk. Knows deeds, not rules."""
