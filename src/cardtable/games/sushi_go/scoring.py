"""What cards are worth in Sushi Go!, the score sheet they make, and who has won.

A player's cards are given in the order in which they were put down, since wasabi serves the nigiri that come after it.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.sentence import say
from cardtable.core.stock import remaining
from cardtable.core.view import Part, Result, Sheet, ranked
from cardtable.games.sushi_go.board import ROUNDS, Board, Collections
from cardtable.games.sushi_go.cards import DUMPLING, NUMBERS, PUDDING, SASHIMI, SIZES, TEMPURA, WASABI, is_nigiri, rolls
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.packed import hand_of, number_of

type Lines = tuple[Part, ...]
"""What one player scored in one round."""

DUMPLINGS: Final = [0, 1, 3, 6, 10, 15]
NIGIRI: Final = {NUMBERS["salmon"]: 2, NUMBERS["squid"]: 3, NUMBERS["egg"]: 1}
MOST_MAKI: Final = 6
SECOND_MAKI: Final = 3
MOST_PUDDINGS: Final = 6
FEWEST_PUDDINGS: Final = -6


def tempura_points(count: int) -> int:
    """Five for each pair (rule 4.2)."""
    return count // 2 * 5


def sashimi_points(count: int) -> int:
    """Ten for each three (rule 4.3)."""
    return count // 3 * 10


def dumpling_points(count: int) -> int:
    """One, three, six, ten; fifteen for five and more (rule 4.4)."""
    return DUMPLINGS[min(count, 5)]


def nigiri_points(cards: list[int]) -> int:
    """Squid three, salmon two, egg one, and three times that on a wasabi (rules 4.5 and 4.6)."""
    points = open_wasabi = 0
    for card in cards:
        if card == WASABI:
            open_wasabi += 1
        elif is_nigiri(card):
            points += NIGIRI[card] * (3 if open_wasabi else 1)
            open_wasabi -= 1 if open_wasabi else 0
    return points


def on_wasabi(cards: Iterable[int]) -> list[int | None]:
    """For each wasabi, oldest first, the nigiri that lies on it; None while it is open (rule 3.7)."""
    lying: list[int | None] = []
    for card in cards:
        if card == WASABI:
            lying.append(None)
        elif is_nigiri(card) and None in lying:
            lying[lying.index(None)] = card
    return lying


def bare_nigiri(cards: Sequence[int]) -> list[int]:
    """The nigiri that found no wasabi."""
    lying = [card for card in on_wasabi(cards) if card is not None]
    return remaining([card for card in cards if is_nigiri(card)], lying)


def points(cards: list[int]) -> int:
    """What a player's own cards are worth in a round; maki and puddings depend on the others (rule 4)."""
    held = hand_of(cards)
    return (
        tempura_points(number_of(held, TEMPURA))
        + sashimi_points(number_of(held, SASHIMI))
        + dumpling_points(number_of(held, DUMPLING))
        + nigiri_points(cards)
    )


def maki_icons(cards: list[int]) -> int:
    """One, two or three for each roll (rule 4.1)."""
    icons = 0
    for card in cards:
        icons += rolls(card)
    return icons


def maki_points(icons: Sequence[int], ties: str = "split") -> list[int]:
    """Six for the most icons and three for the second most, for whoever has any (rule 4.1).

    Who ties shares, rounded down, and a tie for the most leaves nothing for the second; with `full` ties everybody tied
    gets all of it, and the second is still paid (SG-03 to SG-06).
    """
    most = max(icons)
    second = max([count for count in icons if count < most], default=0)
    for_most = _each(MOST_MAKI, icons.count(most), ties) if most else 0
    is_second_paid = second > 0 and (ties == "full" or icons.count(most) == 1)
    for_second = _each(SECOND_MAKI, icons.count(second), ties) if is_second_paid else 0
    return [for_most if count == most else for_second if count == second else 0 for count in icons]


def pudding_points(puddings: Sequence[int], ties: str = "full") -> list[int]:
    """Six for the most puddings, and six off for the fewest unless only two play (rule 5.2).

    Who ties gets or loses all of it; with `split` ties they share, rounded towards zero. Where all have the same number
    nobody gets or loses anything (SG-07 to SG-10).
    """
    most, fewest = max(puddings), min(puddings)
    if most == fewest:
        return [0] * len(puddings)
    gain = _each(MOST_PUDDINGS, puddings.count(most), ties)
    loss = _each(FEWEST_PUDDINGS, puddings.count(fewest), ties) if len(puddings) > 2 else 0
    return [gain if count == most else loss if count == fewest else 0 for count in puddings]


def places(scores: Sequence[int], puddings: Sequence[int]) -> tuple[int, ...]:
    """The highest score first, of equal scores the one with more puddings; else a place is shared (rule 5.3)."""
    return ranked([(-score, -count) for score, count in zip(scores, puddings, strict=True)])


def round_points(collections: Collections, ties: str = "split") -> list[int]:
    """What every player gets for a round."""
    for_maki = maki_points([maki_icons(cards) for cards in collections], ties)
    return [points(cards) + for_maki[seat] for seat, cards in enumerate(collections)]


def puddings(rounds: Sequence[Collections], players: int) -> list[int]:
    """How many puddings each player has from these rounds."""
    counts = [0] * players
    for collections in rounds:
        for seat, cards in enumerate(collections):
            counts[seat] += number_of(hand_of(cards), PUDDING)
    return counts


def scores(rounds: Sequence[Collections], players: int, house: SushiGoOptions) -> list[int]:
    """The points of these finished rounds; three of them are a whole game, so puddings count too."""
    gained = [round_points(collections, house.maki_ties) for collections in rounds]
    if len(rounds) == ROUNDS:
        gained.append(pudding_points(puddings(rounds, players), house.pudding_ties))
    return [sum([points[seat] for points in gained]) for seat in range(players)]


def result(board: Board) -> Result:
    rounds, players = board.finished_rounds, board.players
    is_over, totals = len(rounds) == ROUNDS, scores(rounds, players, board.options)
    ends = places(totals, puddings(rounds, players)) if is_over else ()
    return Result(over=is_over, scores=tuple(totals), places=ends)


EACH_COUNT: Final = range(max(SIZES.values()) + 1)
TEMPURA_PARTS: Final = [Part(say("sushi-go-part-tempura", number=n), tempura_points(n)) for n in EACH_COUNT]
SASHIMI_PARTS: Final = [Part(say("sushi-go-part-sashimi", number=n), sashimi_points(n)) for n in EACH_COUNT]
DUMPLING_PARTS: Final = [Part(say("sushi-go-part-dumpling", number=n), dumpling_points(n)) for n in EACH_COUNT]
"""The lines that depend on a number of cards alone, by that number."""


def sheet(board: Board) -> Sheet:
    """The lines of each round; puddings stand below the last one."""
    rounds = board.finished_rounds
    lines = [_round_parts(collections, board.options) for collections in rounds]
    if len(rounds) == ROUNDS:
        held = puddings(rounds, board.players)
        gained = pudding_points(held, board.options.pudding_ties)
        last = [Part(say("sushi-go-part-pudding", number=held[s]), points) for s, points in enumerate(gained)]
        lines[-1] = tuple([(*parts, part) for parts, part in zip(lines[-1], last, strict=True)])
    return tuple(lines)


def _round_parts(collections: Collections, house: SushiGoOptions) -> tuple[Lines, ...]:
    icons = [maki_icons(cards) for cards in collections]
    for_maki = maki_points(icons, house.maki_ties)
    return tuple([_parts(cards, icons[seat], for_maki[seat]) for seat, cards in enumerate(collections)])


def _parts(cards: list[int], icons: int, for_maki: int) -> Lines:
    """A line for each kind of card that can count in a round."""
    tripled = sum([nigiri is not None for nigiri in on_wasabi(cards)])
    number = sum([is_nigiri(card) for card in cards])
    return (
        Part(say("sushi-go-part-maki", icons=icons), for_maki),
        TEMPURA_PARTS[cards.count(TEMPURA)],
        SASHIMI_PARTS[cards.count(SASHIMI)],
        DUMPLING_PARTS[cards.count(DUMPLING)],
        Part(say("sushi-go-part-nigiri", number=number, tripled=tripled), nigiri_points(cards)),
    )


def _each(points: int, sharers: int, ties: str) -> int:
    """What each of those who tie gets of these points: all, or a share that is rounded towards zero."""
    return points if ties == "full" else int(points / sharers)
