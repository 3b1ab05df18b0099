"""The deal as docs/protocol.md describes it, in code of its own: whoever reads that page can check a game."""

import hashlib
import hmac
from itertools import count

import pytest

from cardtable.catalog import game
from cardtable.table.deal import deal_seed

SEED = bytes(range(32))
NONCES = ("ann-1", "bob-2")
SUSHI = (("tempura", 14), ("sashimi", 14), ("dumpling", 14), ("maki1", 6), ("maki2", 12), ("maki3", 8), ("salmon", 10),
         ("squid", 5), ("egg", 5), ("pudding", 10), ("wasabi", 6), ("chopsticks", 4))  # fmt: skip
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FRENCH = [f"{rank}{suit}" for suit in "♠♥♦♣" for rank in RANKS]
ROOK = [f"{colour}{number}" for colour in "RYGB" for number in range(1, 15)] + ["ROOK"]


def numbers(key, shuffle):
    for block in count():
        digest = hmac.new(key, f"deal {shuffle} {block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(half, "big") for half in (digest[:16], digest[16:]))


def shuffled(cards, key, shuffle):
    order, drawn = list(cards), numbers(key, shuffle)
    for i in range(len(order) - 1, 0, -1):
        j = next(drawn) % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def sushi_go(key, players):
    size = {2: 10, 3: 9, 4: 8, 5: 7}[players]
    top_first = shuffled([kind for kind, number in SUSHI for _ in range(number)], key, 0)[::-1]
    return [top_first[size * seat : size * (seat + 1)] for seat in range(players)]


def rook(key, players):
    dealer = shuffled(range(4), key, 0)[0]
    cards, hands = iter(shuffled(ROOK, key, 1)), [[] for _ in range(4)]
    for rotation in range(13):
        for place in range(1, 5):
            hands[(dealer + place) % 4].append(next(cards))
        if rotation < 5:
            next(cards)
    return hands


def rummy(key, players):
    cards = shuffled([*FRENCH, "Jk", "Jk"] * 2, key, 1)
    return [cards[13 * seat : 13 * (seat + 1)] for seat in range(players)]


def shanko(key, players):
    cards = shuffled([*FRENCH, *["Jk"] * 4] * 2, key, 1)
    return [cards[11 * seat : 11 * (seat + 1)] for seat in range(players)]


@pytest.mark.parametrize("nonces", [(), NONCES])
@pytest.mark.parametrize(("name", "players", "deal"), [
    ("sushi-go", 2, sushi_go), ("sushi-go", 5, sushi_go), ("rook", 4, rook), ("rummy", 3, rummy), ("shanko", 4, shanko),
])  # fmt: skip
def test_the_first_deal_can_be_made_again_from_the_seed_and_what_players_added(name, players, deal, nonces):
    key = hmac.new(SEED, "\n".join(nonces).encode(), hashlib.sha256).digest() if nonces else SEED
    state = game(name).start(players, deal_seed(SEED, nonces))

    hands = deal(key, players)

    for seat in range(players):
        assert sorted(state.view(seat).hand) == sorted(hands[seat])
