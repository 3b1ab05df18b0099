"""What a typed line could mean as a move: its number in the menu, its written form, or a short form of it.

Which of the readings is legal the rules decide; they are asked elsewhere.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from cardtable.core.game import Game
from cardtable.core.move import Refused
from cardtable.core.view import Choice

TURN: Final = "turn"
"""The word before a composed move: `turn part ; part ; end`. It may be left out."""
JOINT: Final = " ; "


def numbered(line: str, choices: Sequence[Choice]) -> str | None:
    """The choice with this number in the menu."""
    is_number = line.isascii() and line.isdigit() and len(line) < 5
    return choices[int(line) - 1].move if is_number and 1 <= int(line) <= len(choices) else None


def readings(line: str, game: Game, choices: Sequence[Choice]) -> list[str]:
    """The moves this line could mean, in their canonical form, the most literal reading first.

    A verb may be cut short (`t` for take), and left out before the cards it is about (`7s` for play 7♠).
    """
    known = game.verbs
    first, _, rest = line.partition(" ")
    offered = _verbs_offered(choices)
    whole = [line] if first.casefold() in known else []
    short = [f"{verb} {rest}" for verb in _unique([*offered, *known]) if verb.startswith(first.casefold())]
    bare = [f"{verb} {line}" for verb in offered]
    texts = whole or [*short, *bare]
    return _unique(move for text in texts if (move := canonical(text, game)))


def canonical(text: str, game: Game) -> str | None:
    """A move as the game writes it, if it can be read."""
    try:
        return str(game.parse_move(text))
    except Refused:
        return None


def refusal(line: str, game: Game) -> Refused | None:
    """Why a line can't be read as a move."""
    try:
        game.parse_move(line)
    except Refused as fault:
        return fault
    return None


def players_verbs(game: Game) -> tuple[str, ...]:
    """The verbs without those of moves that only the table makes."""
    return tuple(verb for verb in game.verbs if not _is_the_tables(verb, game))


def _is_the_tables(verb: str, game: Game) -> bool:
    try:
        return game.parse_move(verb).by_table
    except Refused:
        return False


def parts(move: str) -> tuple[str, ...]:
    """The parts of a composed move; none for any other move."""
    verb, _, rest = move.partition(" ")
    return tuple(part.strip() for part in rest.split(";") if part.strip()) if verb == TURN else ()


def composed(of: Iterable[str]) -> str:
    """The move with these parts."""
    return f"{TURN} {JOINT.join(of)}"


def shortest(move: str) -> str:
    """A move as it is easiest typed."""
    return move.removeprefix(f"{TURN} ")


def _verbs_offered(choices: Sequence[Choice]) -> list[str]:
    """The verbs of the listed moves; of composed ones those of their parts."""
    texts = [text for choice in choices for text in (parts(choice.move) or (choice.move,))]
    return _unique(text.split(" ", 1)[0] for text in texts)


def _unique(texts: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(texts))
