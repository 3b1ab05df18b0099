"""What the server does with a client's command. Every command is answered.

Who somebody is, and what they may do, is decided when it is their turn at the table, from the token alone: between a
message and its turn anything may have happened.
"""

from collections.abc import Coroutine
from typing import Any, assert_never

from cardtable.core.move import Forbidden, Refused, Seat, TooOften
from cardtable.core.sentence import say
from cardtable.live.opinion import opinion
from cardtable.server.rooms.credentials import luck
from cardtable.server.rooms.house import House
from cardtable.server.rooms.room import Room
from cardtable.server.sockets.connection import Connection
from cardtable.store.writing import Told
from cardtable.table import decide
from cardtable.table.decide import Decision
from cardtable.table.deeds import Abandoned, CameBack, Deed, Kept, Left, Paused, Reseated, Sat, Stood
from cardtable.table.table import Table
from cardtable.wire import messages
from cardtable.wire.messages import (
    Abandon,
    Admit,
    Advice,
    Arrange,
    Ask,
    Clear,
    Command,
    Do,
    Done,
    FromServer,
    HandBack,
    Hint,
    Host,
    Leave,
    Look,
    Mute,
    Pause,
    Read,
    Ready,
    Rematch,
    Reseat,
    Say,
    SeatBot,
    Start,
)

type Deciding = (
    Do | Say | Arrange | SeatBot | Clear | Reseat | Ready | Start | Leave | Pause | HandBack | Host | Mute | Abandon
    | Admit
)  # fmt: skip
"""The commands that change a table."""


type Answering = Coroutine[Any, Any, FromServer]


def answer(
    house: House, room: Room, connection: Connection, command: Command, done: Told
) -> FromServer | Answering | None:
    """Do it, or raise Refused: at once, or as work that has to wait for something. Whoever wants to change
    the table is told that it is done. Most commands are moves."""
    match command:
        case Do():
            _begin(room, connection.mark, command, done)
            return None
        case Ask():
            return _opinion(room.table, connection.mark, command)
        case Look():
            room.show_again(connection)
            return Done(command.id, room.table.version)
        case Admit(on=False):
            return _turned_away(house, room, connection.mark, command)
        case Read():
            room.read(_seat(room.table, _chair(room.table, connection.mark)), on=command.on)
            return Done(command.id, room.table.version)
        case Hint():
            return _advice(house, room, connection, command)
        case Rematch():
            return _rematch(house, room, connection.mark, command)
        case _:
            _begin(room, connection.mark, command, done)
            return None


def _begin(room: Room, mark: str | None, command: Deciding, done: Told) -> None:
    room.live.begin(lambda table: decided(room, table, mark, command), f"{(mark or '')[:12]}.{command.id}", done)


async def _rematch(house: House, room: Room, mark: str | None, command: Rematch) -> FromServer:
    return Done(command.id, await house.rematch(room, lambda table: _chair(table, mark)))


def decided(room: Room, table: Table, mark: str | None, command: Deciding) -> Deed | Decision:  # noqa: C901
    """What comes of a command, given by whoever has the token with this hash."""
    chair = _chair(table, mark)
    match command:
        case Do():
            return decide.play(table, _seat(table, chair), command.move, command.answers)
        case Say():
            return decide.speak(table, chair, command.text, reaction=command.reaction)
        case Arrange():
            decide.only_host(table, chair)
            return decide.arrange(table, command.options, command.settings)
        case SeatBot():
            return _seat_bot(room, table, chair, command)
        case Clear():
            return _clear(table, chair, command.chair)
        case Reseat():
            return _reseat(table, chair, command)
        case Ready():
            return decide.ready(table, chair, on=command.on, nonce=command.nonce)
        case Start():
            return decide.start(table, command.nonce)
        case Leave():
            return _leave(table, chair)
        case Pause():
            return _pause(table, chair, command)
        case HandBack():
            return decide.hand_back(table, _seat(table, chair))
        case Host():
            decide.only_host(table, chair)
            return decide.pass_host(table, command.chair)
        case Mute():
            decide.only_host(table, chair)
            return decide.mute(table, command.chair, on=command.on)
        case Abandon():
            return _abandon(room, table, chair)
        case Admit():
            return _admit(room, table, chair, command.chair)
        case _:
            assert_never(command)


def _seat_bot(room: Room, table: Table, mine: int, command: SeatBot) -> Sat | Kept:
    """Before the start a bot sits down; during the game it plays for somebody who is gone for long, or as another bot
    did."""
    if table.state is None:
        return decide.seat_bot(table, command.level, command.chair, luck())
    seat = None if command.chair is None else table.seat_of(command.chair)
    if seat is None:
        raise Refused("chair-empty")
    who = table.chair_of(seat)
    if who.is_bot:
        decide.only_host(table, mine)
    elif not table.has_left(seat):
        _gone_for_long(room, table, table.seated[seat])
    return decide.keep(table, seat, command.level)


def _gone_for_long(room: Room, table: Table, chair: int) -> None:
    """Refuse as long as whoever sits there is there, or may just have a weak signal."""
    who, gone = table.chairs[chair], room.gone_for(chair)
    if who is None:
        raise Refused("chair-empty")
    if room.is_connected(chair):
        raise Refused("seat-is-played", name=who.name)
    patience = table.settings.patience_s if table.settings.absent == "pause" else table.settings.grace_s
    if gone < patience:
        raise Refused("seat-is-held", name=who.name, seconds=int(patience - gone) + 1)


def _clear(table: Table, mine: int, chair: int) -> Stood | Left | Kept:
    """Before the start anybody may send a bot away, and only the host a person; during the game only the host may."""
    who = table.chairs[chair] if chair < len(table.chairs) else None
    if who is None:
        raise Refused("chair-empty")
    seat = table.seat_of(chair)
    if seat is not None or not who.is_bot:
        decide.only_host(table, mine)
    if seat is None:
        return decide.stand(table, chair, removed=True)
    if seat in table.kept:
        return decide.hand_back(table, seat, removed=True)
    return decide.leave(table, seat, removed=True)


def _reseat(table: Table, mine: int, command: Reseat) -> Reseated:
    if command.chair != mine:
        decide.only_host(table, mine)
    return decide.reseat(table, command.chair, command.to)


def _leave(table: Table, chair: int) -> Stood | Left:
    seat = table.seat_of(chair)
    return decide.stand(table, chair) if seat is None else decide.leave(table, seat)


def _pause(table: Table, chair: int, command: Pause) -> Paused:
    seat = table.seat_of(chair)
    if seat is not None and table.has_left(seat):
        raise Refused("already-left", player=seat)
    return decide.pause(table, on=command.on)


def _abandon(room: Room, table: Table, chair: int) -> Abandoned:
    """The host may; and when the table has waited long enough for somebody, whoever is left (SG-27)."""
    missing = [n for n in table.taken() if table.chair_at(n).name == table.waits_for]
    if missing:
        _gone_for_long(room, table, missing[0])
    else:
        decide.only_host(table, chair)
    return decide.abandon(table)


def _admit(room: Room, table: Table, mine: int, chair: int) -> CameBack:
    """Let somebody come back who has asked for it."""
    return decide.come_back(table, chair, "consent", token=_asker(room, mine, chair))


def _turned_away(house: House, room: Room, mark: str | None, command: Admit) -> FromServer:
    """Nothing has happened at the table: whoever asked looks on, or goes."""
    asker = _asker(room, _chair(room.table, mark), command.chair)
    room.turn_away(asker)
    house.neighbours.turn_away(room, asker)
    return Done(command.id, room.table.version)


def _asker(room: Room, mine: int, chair: int) -> str:
    """The hash of the token of whoever asks for a chair of somebody else."""
    mark = room.asks_for(chair)
    if mark is None or chair == mine:
        raise Refused("nobody-asks")
    return mark


def _opinion(table: Table, mark: str | None, asked: Ask) -> FromServer:
    judged = opinion(table, _seat(table, _chair(table, mark)), asked.move)
    return messages.Opinion(asked.id, legal=judged.legal, move=judged.move, means=judged.means, open=judged.open)


async def _advice(house: House, room: Room, connection: Connection, asked: Hint) -> FromServer:
    """What the adviser would do; of others' cards it knows as little as whoever asks."""
    if not connection.hints.take(house.clock.monotonic()):
        raise TooOften("too-often")
    table = room.table
    if table.settings.hints == "no":
        raise Refused("hint-not-here")
    seat = _seat(table, _chair(table, connection.mark))
    view, step = table.view(seat), table.step(seat)
    if view is None or not view.legal:
        raise Refused("hint-not-now")
    if step is not None:
        return Advice(asked.id, step.move, say(f"{table.game.name}-lesson-{step.idea}"))
    move, why = await house.thinker.advise(table.game.name, view)
    return Advice(asked.id, move, why)


def _chair(table: Table, mark: str | None) -> int:
    chair = table.chair_for(mark)
    if chair is None:
        raise Forbidden("onlookers-look")
    return chair


def _seat(table: Table, chair: int) -> Seat:
    seat = table.seat_of(chair)
    if seat is None:
        raise Refused("table-not-started")
    return seat
