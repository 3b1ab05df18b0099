"""What every game is made of: the contract, moves, sentences, options and chance. Knows no game."""
