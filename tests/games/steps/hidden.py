"""What a player of Steps (tests/sixth) can't know: the other hands and the cards that were not dealt."""


def deal_anew(state, seat, chance):
    others = [s for s in range(state.players) if s != seat]
    cards = [*state.spare, *(card for s in others for card in state.hands[s])]
    chance.shuffle(cards)
    for s in others:
        count = len(state.hands[s])
        state.hands[s], cards = cards[:count], cards[count:]
    state.spare = cards
    return state


def census(state):
    return sorted(map(str, [*state.pile, *state.spare, *(card for hand in state.hands for card in hand)]))
