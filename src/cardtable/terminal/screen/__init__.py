"""What is on a screen as a value, the screens that show it, and the keys they hear."""
