"""Games without people: simulations and tournaments of bots."""
