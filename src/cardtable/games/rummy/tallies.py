"""What a deal of Rummy With Jokers costs each player (rules 7.1 to 7.6). Knows no table."""

from collections.abc import Sequence

from cardtable.core.cards import JOKER, Card, names, parse_cards
from cardtable.core.sentence import say
from cardtable.core.view import Part
from cardtable.games.rummy.melds import value
from cardtable.games.rummy.options import RummyOptions
from cardtable.games.rummy.view import Tally

UNDECLARED: int = 100
JOKER_UNDECLARED: int = 50


def hand_value(cards: Sequence[Card]) -> int:
    """The values of cards in hand (rule 7.3)."""
    return sum(value(card) for card in cards)


def counted(hand: Sequence[Card], *, declared: bool) -> tuple[str, ...]:
    """The cards that count at the end of a deal: the whole hand, or only the jokers of one who never declared."""
    return names(sorted([card for card in hand if declared or card == JOKER]))


def parts(tally: Tally, options: RummyOptions) -> tuple[Part, ...]:
    """The lines of one player's score for one deal."""
    if not tally.present:
        return ()
    return (*_main_parts(tally), *_bonuses(tally, options))


def points(tally: Tally, options: RummyOptions) -> int:
    """One player's score for one deal."""
    return sum(part.points for part in parts(tally, options))


def _main_parts(tally: Tally) -> list[Part]:
    cards = " ".join(tally.cards)
    if tally.closed:
        return [Part(say("rummy-part-closed"), 0)]
    if tally.excused:
        return [Part(say("rummy-part-last"), 0)]
    if tally.declared:
        return [Part(say("rummy-part-hand", cards=cards), hand_value(parse_cards(cards)))]
    penalty = Part(say("rummy-part-undeclared"), UNDECLARED)
    jokers = len(tally.cards)
    return [penalty, Part(say("rummy-part-jokers", count=jokers), JOKER_UNDECLARED * jokers)] if jokers else [penalty]


def _bonuses(tally: Tally, options: RummyOptions) -> list[Part]:
    """What the house takes off for a perfect finish and for pure sequences beyond the first (RJ-24)."""
    more = max(tally.pures - 1, 0)
    found = []
    if tally.perfect and options.perfect_finish_bonus:
        found.append(Part(say("rummy-part-perfect"), options.perfect_finish_bonus))
    if more and options.pure_sequence_bonus:
        found.append(Part(say("rummy-part-pures", count=more), more * options.pure_sequence_bonus))
    return found
