"""Connections to a table: from the handshake to the hello, and what becomes of each command."""
