"""Better guesses for both rummies: cards that a player would have laid down are more likely to lie in the draw pile."""

from cardtable.core.cards import JOKER, Card
from cardtable.core.chance import Chance
from cardtable.core.meld_table import MeldTable


def exchange(table: MeldTable, hand: list[Card], fits: set[Card], chance: Chance) -> None:
    """Put natural cards of a hand that fit into the draw pile, each for one of it that doesn't; where everybody has
    seen what the draw pile was made of, nothing is changed. Jokers are kept by experts, too."""
    stock = table.stock
    if table.recycled or not stock:
        return
    for place, card in enumerate(hand):
        other = chance.below(len(stock))
        if card not in (JOKER, table.drawn) and card in fits and stock[other] not in fits:
            hand[place], stock[other] = stock[other], card
