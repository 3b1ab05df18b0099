"""A new game, laid out file by file from the example that a clone of the sources carries."""
