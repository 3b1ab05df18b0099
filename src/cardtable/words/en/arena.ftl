# What the arena has to say.

arena-bots = { $players } seats want at least as many bots, not { $bots }. Name a bot more than once to seat it more than once.
arena-no-ray = A cluster needs the package “ray”. Install it with: pip install cardtable[ray]
arena-other-record = “{ $file }” holds the results of another tournament. Name another file, or ask for the same game, bots, seed and rules.
