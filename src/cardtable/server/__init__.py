"""Tables over HTTP and WebSocket: the lobby, seats and connections. Knows no rules."""
