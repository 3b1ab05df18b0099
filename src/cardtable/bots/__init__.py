"""Players that think. What they get is a view, never a state; what they search are states guessed from it."""
