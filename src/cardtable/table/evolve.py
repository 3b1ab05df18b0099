"""What an entry of its journal makes of a table: nothing else changes one.

Event sourcing calls this step evolve. It asks nobody, fails at nothing that decide.py let through, and does the same
whether the entry has just been written or is read again years later.
"""

from typing import Final, assert_never

from cardtable.core.chance import read_seed
from cardtable.core.game import State
from cardtable.core.move import Event, Move, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.table.chair import Chair
from cardtable.table.deal import deal_seed
from cardtable.table.deeds import (
    Abandoned,
    Arranged,
    Brought,
    CameBack,
    Deed,
    Ended,
    Entry,
    Hosted,
    Kept,
    Left,
    Muted,
    Opened,
    Paused,
    Played,
    Readied,
    Rematched,
    Reseated,
    Reviewed,
    Said,
    Sat,
    Started,
    Stood,
    Subscribed,
    TookBack,
)
from cardtable.table.log import Line, Word
from cardtable.table.marks import follow
from cardtable.table.names import likeness
from cardtable.table.settings import read_settings
from cardtable.table.table import Table

type OfLobby = Arranged | Sat | Stood | Reseated
type OfChair = CameBack | TookBack | Readied | Hosted | Muted | Said | Subscribed
type OfEnd = Abandoned | Ended | Brought | Rematched | Reviewed

GO_BY: Final = (Played, Said)
"""What changes nothing but the game itself and what is said."""
ASK_ANEW: Final = (Played, Started, Left)
"""What may change what anybody is asked."""


def evolve(table: Table, entry: Entry, checked: Move | None = None, measured: float | None = None) -> None:
    """Let an entry of the journal happen; at a live table, with what the clock that measures says.

    Whoever has just checked its move hands that over; otherwise it is read and checked here, since a journal may
    come from anywhere.
    """
    version, at, deed, id = entry.version, entry.at, entry.deed, entry.id
    table.clocks.measured = at if measured is None else measured
    _happen(table, deed, at, checked)
    table.version = version
    if not isinstance(deed, GO_BY):
        table.arranged = version
    if table.phase != "over":
        table.touched_at = at
    if id is not None:
        table.ids[id] = None
    if table.state is not None:
        table.phase = "playing" if table.state.waiting and not table.abandoned else "over"
    if isinstance(deed, ASK_ANEW):
        table.ask(version, deed.seat if isinstance(deed, Played) else None, is_live=measured is not None)


def _happen(table: Table, deed: Deed, at: float, checked: Move | None) -> None:
    match deed:
        case Played():
            _play(table, deed, at, checked)
        case Opened():
            raise ValueError("a table is opened once")
        case Arranged() | Sat() | Stood() | Reseated():
            _gather(table, deed, at)
        case Started():
            _start(table, deed, at)
        case Left():
            _leave(table, deed, at)
        case Kept():
            _keep(table, deed, at)
        case Paused():
            _pause(table, deed, at)
        case Abandoned() | Ended() | Brought() | Rematched() | Reviewed():
            _come_to_rest(table, deed, at)
        case CameBack() | TookBack() | Readied() | Hosted() | Muted() | Said() | Subscribed():
            _change_chair(table, table.chair_at(deed.chair), deed, at)
        case _:
            assert_never(deed)


def _gather(table: Table, deed: OfLobby, at: float) -> None:
    """Something about who sits where, and what will be played."""
    match deed:
        case Arranged():
            _arrange(table, deed)
        case Sat():
            _sit(table, deed, at)
        case Stood():
            _stand(table, deed, at)
        case Reseated():
            _reseat(table, deed)
        case _:
            assert_never(deed)


def _change_chair(table: Table, chair: Chair, deed: OfChair, at: float) -> None:
    """Something about whoever sits on a chair."""
    match deed:
        case CameBack():
            _come_back(table, chair, deed, at)
        case TookBack():
            chair.lent, chair.subscription = "", None
            _log(table, say("table-took-back", name=chair.name), at)
        case Readied():
            chair.ready, chair.nonce = deed.on, deed.nonce
        case Hosted():
            table.host = deed.chair
            _log(table, say("table-host", name=chair.name), at)
        case Muted():
            chair.muted = deed.on
        case Said():
            table.words.append(Word(len(table.words) + 1, at, chair.name, deed.text, deed.reaction))
        case Subscribed():
            chair.subscription = deed if deed.endpoint else None
        case _:
            assert_never(deed)


def _come_to_rest(table: Table, deed: OfEnd, at: float) -> None:
    """Something about a game that is over, or was played elsewhere."""
    match deed:
        case Abandoned():
            table.abandoned = True
            _log(table, say("table-abandoned"), at)
        case Ended():
            table.ended = deed
        case Brought():
            table.brought = deed.table
        case Rematched():
            table.rematch = deed.table
        case Reviewed():
            table.reviewed = deed.told
        case _:
            assert_never(deed)


def _state_with(table: Table, seat: Seat) -> State:
    """The state of a game in which there is such a seat."""
    if table.state is None or not 0 <= seat < table.state.players:
        raise LookupError(seat)
    return table.state


def _arrange(table: Table, deed: Arranged) -> None:
    """Who was ready for other house rules says so again."""
    if deed.options != table.options:
        for chair in filter(None, table.chairs):
            chair.ready = False
    table.options, table.settings = deed.options, read_settings(table.game, deed.settings)


def _sit(table: Table, sat: Sat, at: float) -> None:
    table.chairs[sat.chair] = Chair(sat.name, sat.level, sat.token, sat.key)
    if table.host is None and not sat.level:
        table.host = sat.chair
    _log(table, say("table-sat", name=sat.name), at)


def _come_back(table: Table, chair: Chair, came: CameBack, at: float) -> None:
    if came.proof == "key":
        chair.token, chair.lent = came.token, ""
        return
    chair.lent = came.token
    _log(table, say(f"table-came-back-by-{came.proof}", name=chair.name), at)


def _stand(table: Table, stood: Stood, at: float) -> None:
    name = table.chair_at(stood.chair).name
    if stood.removed:
        table.unwelcome |= {likeness(name)}
    table.chairs[stood.chair] = None
    table.options = follow(table.game, table.options, {chair: chair for chair in table.taken()})
    if table.host == stood.chair:
        people = [number for number in table.taken() if not table.chair_at(number).is_bot]
        table.host = people[0] if people else None
    _log(table, say("table-removed" if stood.removed else "table-stood", name=name), at)


def _reseat(table: Table, deed: Reseated) -> None:
    table.chairs[deed.chair], table.chairs[deed.to] = table.chairs[deed.to], table.chairs[deed.chair]
    moved = {deed.chair: deed.to, deed.to: deed.chair}
    table.host = None if table.host is None else moved.get(table.host, table.host)
    table.options = follow(table.game, table.options, {chair: chair for chair in table.taken()} | moved)


def _start(table: Table, started: Started, at: float) -> None:
    table.options = table.house_rules()
    table.seated = table.taken()
    table.nonces = started.nonces
    seed = deal_seed(read_seed(table.opened.seed), started.nonces)
    position = table.opened.position
    begin = table.game.start
    table.state = table.game.from_json(position) if position else begin(len(table.seated), seed, table.options)
    names = ", ".join(table.names[seat] for seat in table.state.turn_order())
    _log(table, say("table-started", names=names), at)
    _tell(table, [] if position else table.state.opening(), at)
    if position and not table.opened.lesson:
        _log(table, say("table-plays-on"), at)


def _play(table: Table, played: Played, at: float, checked: Move | None) -> None:
    seat = played.seat
    state = _state_with(table, seat)
    events = state.make(seat, checked) if checked else state.play(seat, table.game.parse_move(played.move))
    table.decisions += 1
    table.made[seat] = table.made.get(seat, 0) + 1
    table.silent[seat] = table.silent.get(seat, 0) + 1 if played.by == "table" else 0
    _tell(table, events, at)


def _leave(table: Table, left: Left, at: float) -> None:
    """Whoever is removed has no seat any more, and doesn't come back to it."""
    state = _state_with(table, left.seat)
    _tell(table, state.leave(left.seat), at)
    if left.removed:
        chair = table.chair_of(left.seat)
        chair.token = chair.lent = chair.key = ""
        chair.subscription = None
    if table.host == table.seated[left.seat]:
        seats = [Seat(s) for s in range(len(table.seated))]
        staying = [s for s in seats if not state.left[s] and not table.chair_of(s).is_bot]
        table.host = table.seated[staying[0]] if staying else table.host


def _keep(table: Table, kept: Kept, at: float) -> None:
    chair = table.chair_of(kept.seat)
    if chair.is_bot:
        chair.level = kept.level
        _log(table, say("table-level", name=chair.name, level=kept.level), at)
        return
    if kept.level:
        table.kept[kept.seat] = kept.level
    else:
        table.kept.pop(kept.seat, None)
    happened = "table-kept" if kept.level else "table-unkept" if kept.removed else "table-handed-back"
    _log(table, say(happened, name=chair.name), at)


def _pause(table: Table, deed: Paused, at: float) -> None:
    if deed.on and not table.paused:
        table.clocks.pause()
    elif not deed.on:
        table.clocks.resume()
    table.paused, table.waits_for = deed.on, deed.waits_for
    waits = say("table-waits", name=deed.waits_for) if deed.waits_for else say("table-paused")
    _log(table, waits if deed.on else say("table-resumed"), at)


def _tell(table: Table, events: list[Event], at: float) -> None:
    for event in events:
        table.lines.append(Line(len(table.lines) + 1, table.decisions, at, event))


def _log(table: Table, sentence: Sentence, at: float) -> None:
    _tell(table, [Event(sentence)], at)
