new-game-name = “{ $text }” is no name for a game. Use small letters, digits and dashes, for example “crazy-eights”.
new-game-exists = There are files of a game called { $game } already. Choose another name.
new-game-no-sources = A new game is added to a clone of the sources, and there is none here. Say where it is with --in.
new-game-done = { $game } can be played: cardtable play { $game }. Check it with: ./test game { $game }
