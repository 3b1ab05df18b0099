"""What goes over the wire: messages, their schema, and one codec for every game's values. Knows no socket."""
