"""What somebody wants to do at a table, decided: a deed to be written down, or a refusal. Changes nothing."""

from collections.abc import Mapping
from copy import replace
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from cardtable.core.chance import Chance
from cardtable.core.game import Game, State
from cardtable.core.level import read_level
from cardtable.core.move import Checked, IllegalMove, Move, Refused, Seat
from cardtable.core.options import Options, Value, read_options, written
from cardtable.table.chair import Chair
from cardtable.table.deal import CHOSEN
from cardtable.table.deeds import (
    Abandoned,
    Arranged,
    By,
    CameBack,
    Deed,
    Hosted,
    Kept,
    Left,
    Muted,
    Opened,
    Paused,
    Played,
    Proof,
    Readied,
    Rematched,
    Reseated,
    Reviewed,
    Said,
    Sat,
    Started,
    Stood,
    TookBack,
)
from cardtable.table.marks import marked
from cardtable.table.names import clean_name, famous_name, likeness
from cardtable.table.settings import MOST_KEPT, read_settings
from cardtable.table.table import Table

LONGEST_WORD: Final = 300
LONGEST_REACTION: Final = 8
MOST_WORDS: Final = 5_000
"""So much can be said at one table; whoever wants to say more plays another game."""


class AlreadyRematched(Refused):
    """Somebody else was faster, and the table has gone on."""


@mypyc_attr(acyclic=True)
class Decision:
    """A deed, and with a move its checked form, so that nobody needs to read and check it again."""

    def __init__(self, deed: Deed, checked: Move | None = None) -> None:
        self.deed: Final = deed
        self.checked: Final = checked


def open_table(game: Game, options: Mapping[str, object], settings: Mapping[str, object], seed: str) -> Opened:
    house = _written(read_options(game.options, options))
    return Opened(game.name, game.rules_version, seed, house, _written(read_settings(game, settings)))


def open_lesson(game: Game, settings: Mapping[str, object], seed: str) -> Opened:
    """The game's own first hand, for one person; it is nobody else's business."""
    if game.lesson is None:
        raise Refused("lesson-none", game=game.name)
    position = game.position(**game.lesson.deal)
    chosen = _written(read_settings(game, {**settings, "onlookers": "no"}))
    house = _written(position.options)
    return Opened(game.name, game.rules_version, seed, house, chosen, position.to_json(), lesson=True)


def open_scenario(game: Game, state: State, settings: Mapping[str, object]) -> Opened:
    """A table that plays on from here. Its deal was chosen, so there is nothing to commit to."""
    house = _written(state.options)
    chosen = _written(read_settings(game, settings))
    return Opened(game.name, game.rules_version, CHOSEN, house, chosen, position=state.to_json())


def open_deal(
    game: Game, options: Mapping[str, object], settings: Mapping[str, object], seed: str, deal: str
) -> Opened:
    """A table that plays a deal which others play too."""
    opened = open_table(game, options, settings, seed)
    return replace(opened, deal=deal)


def arrange(table: Table, options: Mapping[str, object], settings: Mapping[str, object]) -> Arranged:
    """Other house rules and settings; the rules only before the start."""
    if table.state is not None and options:
        raise Refused("table-has-started")
    if options and is_fixed(table):
        raise Refused("table-is-fixed")
    house = _written(read_options(table.game.options, {**table.options, **options}))
    if options:
        for chair in marked(table.game, house):
            _person(table, chair)
    return Arranged(house, _written(read_settings(table.game, {**written(table.settings), **settings})))


def sit(table: Table, name: str | None, chair: int | None, chance: Chance, *, token: str, key: str) -> Sat:
    """Sit down under a name that nobody at the table has."""
    _before_the_start(table)
    shown = clean_name(name) if name else famous_name(table.names, chance)
    if chair_named(table, shown) is not None:
        raise Refused("name-taken", name=shown)
    if likeness(shown) in table.unwelcome:
        raise Refused("name-unwelcome", name=shown)
    return Sat(_free(table, chair), shown, token=token, key=key)


def seat_bot(table: Table, level: str, chair: int | None, chance: Chance) -> Sat:
    _before_the_start(table)
    return Sat(_free(table, chair), famous_name(table.names, chance), level=read_level(level))


def come_back(table: Table, chair: int, proof: Proof, *, token: str) -> CameBack:
    """For somebody whose claim to the chair was settled."""
    if not _person(table, chair).token:
        raise Refused("seat-is-gone")
    return CameBack(chair, token, proof)


def take_back(table: Table, mark: str) -> TookBack:
    """The owner of a seat ends the visit of somebody who came back to it by name."""
    lent = [n for n, who in enumerate(table.chairs) if who and who.lent and who.token == mark]
    if not lent:
        raise Refused("seat-is-yours")
    return TookBack(lent[0])


def stand(table: Table, chair: int, *, removed: bool = False) -> Stood:
    _before_the_start(table)
    _somebody(table, chair)
    return Stood(chair, removed)


def reseat(table: Table, chair: int, to: int) -> Reseated:
    """Change places with whoever sits there, or take the free place."""
    _before_the_start(table)
    _somebody(table, chair)
    if not 0 <= to < len(table.chairs):
        raise Refused("chair-unknown", chairs=len(table.chairs))
    return Reseated(chair, to)


def ready(table: Table, chair: int, *, on: bool, nonce: str = "") -> Readied:
    """Say that one is ready to begin."""
    _before_the_start(table)
    _person(table, chair)
    return Readied(chair, on, nonce)


def start(table: Table, nonce: str = "") -> Started:
    """Begin, if the number of players is right."""
    _before_the_start(table)
    players = len(table.taken())
    table.game.house(players, table.house_rules())
    if players < table.settings.fewest:
        raise Refused("players-fewest", number=players, fewest=table.settings.fewest)
    if table.opened.position and players != table.opened.position["players"]:
        raise Refused("players-exactly", number=players, most=table.opened.position["players"])
    nonces = () if is_fixed(table) else (*[chair.nonce for chair in table.chairs if chair], nonce)
    return Started(tuple(given for given in nonces if given))


def is_fixed(table: Table) -> bool:
    """Whether its cards were settled when it was opened: nobody stirs them, and its house rules stay."""
    return table.opened.position is not None or bool(table.opened.deal)


def play(table: Table, seat: Seat, text: str, answers: int | None, by: By = "player") -> Decision:
    """A move in answer to a question that still stands."""
    state = _may_move(table, seat, by)
    if answers is not None and answers != table.question(seat):
        raise IllegalMove("question-is-gone")
    checked = state.check(seat, _read_move(table, text, by)).move
    if by == "player":
        _check_step(table, seat, checked)
    return Decision(Played(seat, str(checked), by), checked)


def judge(table: Table, seat: Seat, text: str) -> Checked:
    """What table and rules say to a player's move: its canonical form and meaning, or why not. Just as `play` does."""
    checked = _may_move(table, seat, "player").check(seat, _read_move(table, text, "player"))
    _check_step(table, seat, checked.move)
    return checked


def leave(table: Table, seat: Seat, *, removed: bool = False) -> Left:
    """Go for good."""
    if table.state is None or table.phase != "playing":
        raise Refused("table-not-started")
    if table.state.left[seat]:
        raise IllegalMove("already-left", player=seat)
    return Left(seat, removed)


def keep(table: Table, seat: Seat, level: str) -> Kept:
    """Let a bot play for a seat; on the seat of a bot, one of another level."""
    read_level(level)
    if table.phase != "playing":
        raise Refused("table-not-started")
    if (table.kept.get(seat) or table.chair_of(seat).level) == level:
        raise Refused("seat-is-a-bots-already", name=table.chair_of(seat).name)
    return Kept(seat, level)


def hand_back(table: Table, seat: Seat, *, removed: bool = False) -> Kept:
    """The bot that keeps a seat warm goes, for the owner of the seat is back, or because the host wants it so."""
    if seat not in table.kept:
        raise Refused("seat-is-yours")
    return Kept(seat, "", removed)


def pause(table: Table, *, on: bool, waits_for: str = "") -> Paused:
    if table.phase != "playing":
        raise Refused("table-not-started")
    if table.paused == on:
        raise Refused("table-is-paused" if on else "table-is-not-paused")
    return Paused(on, waits_for)


def pass_host(table: Table, chair: int) -> Hosted:
    _person(table, chair)
    return Hosted(chair)


def mute(table: Table, chair: int, *, on: bool) -> Muted:
    _person(table, chair)
    return Muted(chair, on)


def speak(table: Table, chair: int, text: str, *, reaction: bool = False) -> Said:
    """A word to the whole table."""
    words = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not words:
        raise Refused("word-empty")
    most = LONGEST_REACTION if reaction else LONGEST_WORD
    if len(words) > most:
        raise Refused("word-too-long", most=most)
    if _person(table, chair).muted:
        raise Refused("word-muted")
    if len(table.words) >= MOST_WORDS:
        raise Refused("word-no-room", most=MOST_WORDS)
    return Said(chair, words, reaction)


def abandon(table: Table) -> Abandoned:
    if table.phase != "playing":
        raise Refused("table-not-started")
    return Abandoned()


def rematch(table: Table, id: str) -> Rematched:
    """Go on at another table; whoever asks first says which."""
    if table.phase != "over":
        raise Refused("rematch-not-yet")
    if table.rematch is not None:
        raise AlreadyRematched("rematch-is-open", id=table.rematch)
    return Rematched(id)


def keep_review(table: Table, told: bytes) -> Reviewed:
    """What was found when the game was thought over; it is done once."""
    if table.phase != "over" or table.reviewed is not None:
        raise Refused("record-not-over")
    return Reviewed(told)


def chair_named(table: Table, name: str) -> int | None:
    """The chair of whoever has this name, or one that looks like it."""
    alike = likeness(name)
    return next((n for n, chair in enumerate(table.chairs) if chair and likeness(chair.name) == alike), None)


def only_host(table: Table, chair: int | None) -> None:
    """Refuse whoever is not the host."""
    if chair is None or chair != table.host:
        host = None if table.host is None else table.chairs[table.host]
        raise Refused("host-only", name=host.name if host else "–")


def _may_move(table: Table, seat: Seat, by: By) -> State:
    """The state in which a move may be tried now."""
    if table.state is None:
        raise Refused("table-not-started")
    if table.phase == "over":
        raise IllegalMove("game-over")
    if table.paused:
        raise IllegalMove("table-is-paused")
    if by == "player":
        _still_plays(table, seat)
    return table.state


def _check_step(table: Table, seat: Seat, move: Move) -> None:
    """In a lesson one idea comes after the other; the same words and cards in another order are as good."""
    scripted = table.scripted(seat)
    if scripted is not None and sorted(str(move)) != sorted(scripted):
        raise IllegalMove("lesson-not-yet")


def _read_move(table: Table, text: str, by: By) -> Move:
    move = table.game.parse_move(text)
    if move.by_table and by != "table":
        raise IllegalMove("only-the-table")
    return move


def _still_plays(table: Table, seat: Seat) -> None:
    if table.state is not None and table.state.left[seat]:
        raise Refused("already-left", player=seat)
    if seat in table.kept:
        raise Refused("seat-is-kept")


def _before_the_start(table: Table) -> None:
    if table.state is not None:
        raise Refused("table-has-started")


def _free(table: Table, wanted: int | None) -> int:
    free = [number for number, chair in enumerate(table.chairs) if chair is None]
    if not free:
        raise Refused("table-full", most=table.game.most)
    if wanted is not None and wanted not in free:
        raise Refused("chair-taken")
    return free[0] if wanted is None else wanted


def _somebody(table: Table, chair: int) -> Chair:
    found = table.chairs[chair] if 0 <= chair < len(table.chairs) else None
    if found is None:
        raise Refused("chair-empty")
    return found


def _person(table: Table, chair: int) -> Chair:
    found = _somebody(table, chair)
    if found.is_bot:
        raise Refused("chair-is-a-bots")
    return found


@lru_cache(MOST_KEPT)
def _written(options: Options) -> dict[str, Value]:
    """Tables that have chosen alike share what is written of it, which nobody changes."""
    return written(options)
