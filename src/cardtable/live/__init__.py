"""A live table: a journal and what follows from it. Server and terminal stand on it; it knows neither."""
