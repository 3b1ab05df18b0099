"""The score sheet of Sushi Go!: the parts of every round by kind of card, and the standing they make."""

from collections.abc import Sequence
from typing import Final

from cardtable.core.sentence import say
from cardtable.core.view import Part, Result
from cardtable.games.sushi_go.cards import DUMPLING, PUDDING, SASHIMI, SIZES, TEMPURA
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.scoring import (
    dumpling_points,
    is_nigiri,
    maki_icons,
    maki_points,
    nigiri_points,
    on_wasabi,
    places,
    pudding_points,
    round_points,
    sashimi_points,
    tempura_points,
)

type Collections = list[list[int]]
"""For each seat its cards of one round, in the order in which they were put down."""

ROUNDS: Final = 3

COUNTS: Final = range(max(SIZES.values()) + 1)
TEMPURA_PARTS: Final = [Part(say("sushi-go-part-tempura", number=n), tempura_points(n)) for n in COUNTS]
SASHIMI_PARTS: Final = [Part(say("sushi-go-part-sashimi", number=n), sashimi_points(n)) for n in COUNTS]
DUMPLING_PARTS: Final = [Part(say("sushi-go-part-dumpling", number=n), dumpling_points(n)) for n in COUNTS]
"""The lines that depend on a number of cards alone, by that number."""


def puddings(rounds: Sequence[Collections], players: int) -> list[int]:
    """How many puddings each player has from these rounds."""
    return [sum([collections[seat].count(PUDDING) for collections in rounds]) for seat in range(players)]


def scores(rounds: Sequence[Collections], players: int, house: SushiGoOptions) -> list[int]:
    """The points of these finished rounds; three of them are a whole game, so puddings count too."""
    totals = [0] * players
    for collections in rounds:
        for seat, gained in enumerate(round_points(collections, house.maki_ties)):
            totals[seat] += gained
    if len(rounds) == ROUNDS:
        for seat, gained in enumerate(pudding_points(puddings(rounds, players), house.pudding_ties)):
            totals[seat] += gained
    return totals


def standing(rounds: Sequence[Collections], players: int, house: SushiGoOptions, *, with_sheet: bool) -> Result:
    """The result after these finished rounds."""
    totals = scores(rounds, players, house)
    sheet = _sheet(rounds, players, house) if with_sheet else ()
    if len(rounds) < ROUNDS:
        return Result(over=False, scores=tuple(totals), sheet=sheet)
    held = puddings(rounds, players)
    return Result(over=True, scores=tuple(totals), places=places(totals, held), sheet=sheet)


def _sheet(
    rounds: Sequence[Collections], players: int, house: SushiGoOptions
) -> tuple[tuple[tuple[Part, ...], ...], ...]:
    """The lines of each round; puddings stand below the last one."""
    sheet = [_round_parts(collections, house) for collections in rounds]
    if len(rounds) == ROUNDS:
        last = _pudding_parts(puddings(rounds, players), house)
        sheet[-1] = tuple([(*lines, line) for lines, line in zip(sheet[-1], last, strict=True)])
    return tuple(sheet)


def _round_parts(collections: Collections, house: SushiGoOptions) -> tuple[tuple[Part, ...], ...]:
    icons = [maki_icons(cards) for cards in collections]
    for_maki = maki_points(icons, house.maki_ties)
    return tuple([_parts(cards, icons[seat], for_maki[seat]) for seat, cards in enumerate(collections)])


def _parts(cards: list[int], icons: int, for_maki: int) -> tuple[Part, ...]:
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


def _pudding_parts(held: list[int], house: SushiGoOptions) -> list[Part]:
    """The last line of the last round."""
    gained = pudding_points(held, house.pudding_ties)
    return [Part(say("sushi-go-part-pudding", number=count), gained[seat]) for seat, count in enumerate(held)]
