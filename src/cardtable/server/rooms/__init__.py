"""Tables with those who are there: opened and found again, seats, what is shown, and what a table does by itself."""
