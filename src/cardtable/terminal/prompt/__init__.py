"""What a person types, and what it means: moves, drafts, commands, slips."""
