"""What may be chosen from a hand, beside the cards one has in front. Knows one player, and no course of play."""

from collections.abc import Sequence

from cardtable.core.move import IllegalMove, Move
from cardtable.games.sushi_go.cards import CHOPSTICKS, WASABI, card_name, card_names
from cardtable.games.sushi_go.moves import ONE, TWO
from cardtable.games.sushi_go.scoring import is_nigiri, on_wasabi


def may_pick_two(hand: Sequence[int], cards: Sequence[int]) -> bool:
    """With chopsticks from an earlier turn and two cards to pick (rules 3.1 and 3.3)."""
    return len(hand) > 1 and CHOPSTICKS in cards


def possible(hand: Sequence[int], cards: Sequence[int]) -> list[Move]:
    """Every card, and with chopsticks every two; in both orders where that makes a difference."""
    kinds = sorted(set(hand))
    moves: list[Move] = [ONE[card] for card in kinds]
    if may_pick_two(hand, cards):
        open_wasabi = on_wasabi(cards).count(None)
        moves += [TWO[card][card] for card in kinds if hand.count(card) > 1]
        moves += [TWO[low][high] for low in kinds for high in kinds if low < high]
        moves += [
            TWO[high][low] for low in kinds for high in kinds if low < high and _order_counts(low, high, open_wasabi)
        ]
    return moves


def refuse_impossible(hand: Sequence[int], cards: Sequence[int], picked: Sequence[int]) -> None:
    """Refuse a choice that this hand and these cards in front don't allow."""
    if len(picked) > 2:
        raise IllegalMove("sushi-go-too-many", number=len(picked))
    if len(picked) == 2 and CHOPSTICKS not in cards:
        raise IllegalMove("sushi-go-no-chopsticks")
    if len(picked) == 2 and len(hand) == 1:
        raise IllegalMove("sushi-go-one-left", card=card_name(hand[0]))
    left = list(hand)
    for card in picked:
        if card not in left:
            raise IllegalMove("sushi-go-not-in-hand", card=card_name(card), cards=card_names(hand))
        left.remove(card)


def take_out(hand: list[int], card: int) -> None:
    """Take one card of a kind that is there out of a hand."""
    place = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)


def _order_counts(low: int, high: int, open_wasabi: int) -> bool:
    """A nigiri and the wasabi it may lie on, or two nigiri that both want the only wasabi (rules 3.5 and 3.6)."""
    if not is_nigiri(low):
        return False
    return (high == WASABI and open_wasabi == 0) or (is_nigiri(high) and open_wasabi == 1)
