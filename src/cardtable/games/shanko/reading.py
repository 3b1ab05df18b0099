"""A game of Shanko as plain data: written, and read back field by field. Whether it can be one: invariants.py."""

from collections.abc import Iterable, Sequence

from cardtable.core.cards import Card, card_name, parse_card
from cardtable.core.move import IllegalState, Seat
from cardtable.core.position import Json
from cardtable.core.reading import Data, flag, flags, lists_of_texts, require, text, texts, whole, wholes
from cardtable.core.runs import as_run
from cardtable.games.shanko.contracts import BUYS, DECKS, ROUNDS
from cardtable.games.shanko.melds import SEQUENCE, TRIPLET, Meld, as_it_lies
from cardtable.games.shanko.round import ANSWERS, PHASES, Answer, Round
from cardtable.games.shanko.scoring import ENDINGS, Finished
from cardtable.games.shanko.view import FinishedRound

MOST_POINTS = 2000
"""More than any hand counts."""


def written_round(now: Round) -> Json:
    return {
        "round": now.number,
        "decks": now.decks,
        "starter": now.starter,
        "phase": now.phase,
        "turn": now.turn,
        "drawn": "" if now.drawn is None else card_name(now.drawn),
        "took": now.took,
        "hands": [_names(hand) for hand in now.hands],
        "known": [_names(cards) for cards in now.known],
        "pile": _names(now.pile),
        "discards": _names(now.discards),
        "face_down": now.face_down,
        "melds": [{"owner": meld.owner, "kind": meld.kind, "cards": _names(meld.cards)} for meld in now.melds],
        "melded": list(now.melded),
        "buys": list(now.buys),
        "answers": list(now.answers),
        "recycles": now.recycles,
        "recycled": _names(now.recycled),
        "skips": now.skips,
    }


def read_round(data: Data, players: int) -> Round:
    now = Round(whole(data, "round", 1, ROUNDS), players, whole(data, "decks", DECKS[2], DECKS[-1]))
    now.starter = Seat(whole(data, "starter", 0, players - 1))
    now.phase = _one_of(data, "phase", PHASES)
    now.turn = Seat(whole(data, "turn", 0, players - 1))
    now.drawn = parse_card(text(data, "drawn")) if text(data, "drawn") else None
    now.took = flag(data, "took")
    now.hands = [_cards(hand) for hand in lists_of_texts(data, "hands", players)]
    now.known = [_cards(cards) for cards in lists_of_texts(data, "known", players)]
    now.pile = _cards(texts(data, "pile"))
    now.discards = _cards(texts(data, "discards"))
    now.face_down = flag(data, "face_down")
    now.melds = [_read_meld(meld, players) for meld in _dicts(data, "melds")]
    now.melded = flags(data, "melded", players)
    now.buys = wholes(data, "buys", 0, BUYS, players)
    now.answers = [_answer(answer) for answer in texts(data, "answers", players)]
    now.recycles = whole(data, "recycles", 0, 4)
    now.recycled = _cards(texts(data, "recycled"))
    now.skips = whole(data, "skips", 0, players)
    return now


def written_finished(rounds: Sequence[Finished]) -> list[Json]:
    return [
        {
            "ending": one.seen.ending,
            "winner": one.seen.winner,
            "held": [list(cards) for cards in one.seen.held],
            "counted": list(one.seen.counted),
            "gone": list(one.seen.gone),
        }
        for one in rounds
    ]


def read_finished(data: Data, players: int) -> list[Finished]:
    return [_read_finished(one, players) for one in _dicts(data, "finished")]


def _read_finished(data: Data, players: int) -> Finished:
    winner = None if data.get("winner") is None else Seat(whole(data, "winner", 0, players - 1))
    held = tuple([tuple(_names(_cards(cards))) for cards in lists_of_texts(data, "held", players)])
    counted = tuple(wholes(data, "counted", 0, MOST_POINTS, players))
    gone = tuple(flags(data, "gone", players))
    return Finished(FinishedRound(_one_of(data, "ending", ENDINGS), winner, held, counted, gone))


def _read_meld(data: Data, players: int) -> Meld:
    kind = _one_of(data, "kind", (TRIPLET, SEQUENCE))
    cards = _cards(texts(data, "cards"))
    require(kind == TRIPLET or as_run(cards) is not None, "melds")
    return as_it_lies(Seat(whole(data, "owner", 0, players - 1)), kind, cards)


def _one_of[T: str](data: Data, field: str, values: Sequence[T]) -> T:
    value = text(data, field)
    for known in values:
        if known == value:
            return known
    raise IllegalState("state-field", field=field)


def _answer(written: str) -> Answer:
    return _one_of({"answers": written}, "answers", ANSWERS)


def _dicts(data: Data, field: str) -> list[Data]:
    rows = data.get(field)
    if not isinstance(rows, list | tuple) or not all(isinstance(row, dict) for row in rows):
        raise IllegalState("state-field", field=field)
    return list(rows)


def _names(cards: Iterable[Card]) -> list[str]:
    return [card_name(card) for card in cards]


def _cards(names: Sequence[str]) -> list[Card]:
    return [parse_card(name) for name in names]
