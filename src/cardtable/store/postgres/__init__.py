"""The journal in PostgreSQL, which many servers share: links to it, its schema, and the writer of entries."""
