# What the arena has to say.

arena-bots = { $players } seats want at least as many bots, not { $bots }. Name a bot more than once to seat it more than once.
learn-nothing = There is nothing to learn for { $game }: its bots have no judge with weights.
learn-no-numpy = Learning needs the package “numpy”. Install it with: pip install numpy
arena-no-control = Luck is measured only in games in which cards are drawn and a judge was learned, and not for somebody who sees all cards; not in this match of { $game }.
arena-no-ray = A cluster needs the package “ray”. Install it with: pip install cardtable[ray]
arena-other-record = “{ $file }” holds the results of another tournament. Name another file, or ask for the same game, bots, seed and rules.
