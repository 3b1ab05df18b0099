"""A situation of Shanko described in part, and the rest made up so that it fits. Plays nothing."""

from collections.abc import Sequence
from typing import Any, Final

from cardtable.core.cards import Card, as_cards, names
from cardtable.core.chance import Fast
from cardtable.core.options import read_options
from cardtable.core.position import Field, Json, require, whole
from cardtable.core.scenario import Pack, by_each, fill_cards, fill_melds, flags, spoken_of
from cardtable.games.shanko.board import hand_size
from cardtable.games.shanko.contracts import BUYS, CONTRACTS, DECKS, ROUNDS, all_cards
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET, looks_like
from cardtable.games.shanko.options import ShankoOptions
from cardtable.games.shanko.scoring import OUT, STALEMATE

FEWEST: Final = 2
MOST: Final = 8
USUAL_PLAYERS: Final = 4
HAND_OF_DECLARED: Final = 5
"""What a player who has melded still holds, where nothing is said."""
ALIASES: Final = {"pile": "stock", "melded": "declared", "up_card": "top", "draws": "to_draw"}


def fill_in(described: Json) -> Json:
    """A whole description. Any field of to_json may be said, and instead of some of them what is natural. Cards are
    written in one string or as a list; what concerns seats is a list for all of them, or a mapping of some.

    players     how many; else as many as the lists are long, else four
    round       1 to 7; else the first one that the melds fit
    turn        whose turn it is, else the first seat's; in the buy window the next player's
    phase       draw, turn (after the draw), window, offer, ready or over; else "turn" if the hand in turn is told
    hands       what each holds, to the last card; a hand that isn't told is dealt
    drawn, took the card drawn in this turn (else the last of the hand), and whether it was the discard
    melds       each as cards (the turn player's), or as (owner, cards); their owners have melded
    declared    or melded: who else has melded: seats, or yes and no for each
    up_card     or top: the top discard; or discards, the top one last
    draws       what will be drawn next, in this order; or stock, or pile, the whole draw pile, its top last
    buys        how many each may still buy; else what the length of the hand leaves
    answers     in the buy window: buy or pass, for who has answered; discarder, if it isn't the seat before
    scores      for each seat its points in the rounds before; seven of them end the game
    left        who has left: seats, or yes and no for each
    """
    said = {ALIASES.get(name, name): value for name, value in described.items()}
    said.setdefault("players", spoken_of(said, ("hands", "scores", "buys")) or USUAL_PLAYERS)
    players: int = Field("players", whole(FEWEST, MOST)).value(said)
    said["left"] = flags(said.get("left", ()), players)
    active = [s for s in range(players) if not said["left"][s]]
    require(bool(active), "left")
    said.setdefault("turn", active[0])
    turn: int = Field("turn", whole(0, players - 1)).value(said)
    said["hands"] = by_each(said.get("hands", {}), players, None)
    fill_melds(said, turn, lambda cards: (looks_like(cards), cards))
    said.setdefault("starter", active[0])
    _fill_in_course(said, len(active))
    _fill_in_cards(said)
    _fill_in_window(said, active)
    return said


def _fill_in_course(said: Json, active: int) -> None:
    """The round, its phase, and the rounds before."""
    scores: list[list[int]] = said.pop("scores", [[] for _ in range(said["players"])])
    played = max(len(points) for points in scores)
    said.setdefault("round", min(played + 1, ROUNDS) if played else _round_with(said["melds"]))
    Field("round", whole(1, ROUNDS)).value(said)
    over = played == ROUNDS or active < 2
    said.setdefault("phase", "over" if over else _phase(said))
    said.setdefault("decks", DECKS[max(active, 2)])
    done = ROUNDS if played == ROUNDS else said["round"] - (said["phase"] != "ready")
    rows = [[points[r] if r < len(points) else 0 for points in scores] for r in range(done)]
    said.setdefault("finished", [_finished(row, said["left"]) for row in rows])


def _phase(said: Json) -> str:
    """Whose hand is told has drawn; who has answered does so in the buy window."""
    if "answers" in said:
        return "window"
    return "draw" if said["hands"][said["turn"]] is None and "drawn" not in said else "turn"


def _round_with(melds: Sequence[Json]) -> int:
    """The first round whose contract has room for what everybody has melded."""
    for number, contract in enumerate(CONTRACTS, 1):
        kinds = [[m["kind"] for m in melds if m["owner"] == meld["owner"]] for meld in melds]
        if all(k.count(TRIPLET) <= contract.triplets and k.count(SEQUENCE) <= contract.sequences for k in kinds):
            return number
    return ROUNDS


def _finished(points: Sequence[int], left: Sequence[bool]) -> Json:
    """A round with these points; the first player without any has won it."""
    winner = next((s for s, count in enumerate(points) if not count and not left[s] and any(points)), None)
    ending = STALEMATE if winner is None else OUT
    gone = [False] * len(points)
    return {"ending": ending, "winner": winner, "held": [[] for _ in points], "counted": list(points), "gone": gone}


def _fill_in_cards(said: Json) -> None:
    """Hands, melds and piles, and what is known of them."""
    order: list[int] = list(all_cards(said["decks"]))
    Fast(0).shuffle(order)
    pack = Pack([Card(card) for card in order])
    turn = said["turn"]
    said["buys"] = _buys(said)
    if "top" in said:
        said["discards"] = [*_names(said.get("discards", ())), *_names(said.pop("top"))]
    fill_cards(said, pack, lambda seat: _hand(said, pack, seat))
    drawn = _names(said.get("drawn") or "") or (said["hands"][turn][-1:] if said["phase"] == "turn" else [])
    said["drawn"] = drawn[0] if drawn else None
    said["hands"] = [_sorted(hand) for hand in said["hands"]]
    said.setdefault("took", False)
    known = by_each(said.get("known", {turn: drawn if said["took"] else ()}), said["players"], ())
    said["known"] = [_sorted(cards) for cards in known]
    said.setdefault("recycles", 0)
    said["recycled"] = _sorted(said.get("recycled") or (said["stock"] if said["recycles"] else ()))


def _buys(said: Json) -> list[int]:
    """As many as the length of a hand leaves; none for who has melded."""
    given = said.get("buys", {})
    for_all = [given] * said["players"] if isinstance(given, int) else given
    buys: list[int | None] = by_each(for_all, said["players"], None)
    return [_buys_left(said, s) if left is None else left for s, left in enumerate(buys)]


def _buys_left(said: Json, seat: int) -> int:
    hand = said["hands"][seat]
    if said["declared"][seat]:
        return 0
    extra = 0 if hand is None else max(len(as_cards(hand)) - _dealt(said, seat), 0)
    return max(BUYS - (extra + 1) // 2, 0)


def _hand(said: Json, pack: Pack, seat: int) -> list[str]:
    """A hand of which nothing was said."""
    if said["left"][seat]:
        return []
    if said["declared"][seat]:
        return pack.deal(HAND_OF_DECLARED)
    hand = pack.take(said.get("drawn") or "") if seat == said["turn"] else []
    return [*hand, *pack.deal(_dealt(said, seat) + 2 * (BUYS - said["buys"][seat]) - len(hand))]


def _dealt(said: Json, seat: int) -> int:
    """How many cards a player holds without buying."""
    options = read_options(ShankoOptions, said.get("options", {}))
    return hand_size(said["round"], options) + int(seat == said["turn"] and said["phase"] == "turn")


def _fill_in_window(said: Json, active: list[int]) -> None:
    """Everybody who may buy is asked, and who has said nothing has still to answer."""
    answers = by_each(said.get("answers", {}), said["players"], "")
    turn = said["turn"]
    order = [s for s in active if s >= turn] + [s for s in active if s < turn] if turn in active else []
    discarder = said.pop("discarder", order[-1] if order else None)
    if said["phase"] == "window":
        may_buy = [s for s in order[1:] if s != discarder and not said["declared"][s] and said["buys"][s]]
        answers = ["open" if a == "" and s in may_buy else a for s, a in enumerate(answers)]
    said["answers"] = answers


def _names(cards: Any) -> list[str]:
    return list(names(as_cards(cards)))


def _sorted(cards: Any) -> list[str]:
    return list(names(sorted(as_cards(cards))))
