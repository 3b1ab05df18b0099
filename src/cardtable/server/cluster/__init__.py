"""Many servers on one PostgreSQL: any of them serves any table. Nothing is forwarded, and nobody owns a table."""
