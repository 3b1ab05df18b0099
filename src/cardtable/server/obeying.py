"""What the server does with a client's command. Every command is answered."""

from typing import assert_never

from cardtable.core.move import IllegalMove, Refused, Seat, TooOften
from cardtable.server.credentials import luck
from cardtable.server.guest import Guest
from cardtable.server.house import House
from cardtable.server.room import Proposal, Room
from cardtable.table import propose
from cardtable.table.deeds import Kept, Left, Sat, Stood
from cardtable.table.table import Table
from cardtable.wire.messages import (
    Abandon,
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
    Mute,
    Opinion,
    Pause,
    Ready,
    Refusal,
    Rematch,
    Reseat,
    Say,
    SeatBot,
    Start,
)


async def obey(house: House, room: Room, guest: Guest, command: Command) -> FromServer:
    """Do it, or say why not."""
    try:
        match command:
            case Ask():
                return opinion(room.table, _seat(room.table, guest), command)
            case Hint():
                if not guest.hints.take(house.clock.monotonic()):
                    raise TooOften("too-often")
                return await _advice(house, room.table, _seat(room.table, guest), command.id)
            case Rematch():
                _chair(guest)
                await house.rematch(room)
                return Done(command.id, room.table.version)
            case _:
                return Done(command.id, await room.do(_proposal(room, guest, command), command.id))
    except Refused as refusal:
        return Refusal(command.id, refusal.sentence)


def _proposal(room: Room, guest: Guest, command: Command) -> Proposal:  # noqa: C901
    chair, table = _chair(guest), room.table
    match command:
        case Do():
            return lambda table: propose.play(table, _seat(table, guest), command.move, command.answers)
        case Say():
            return lambda table: propose.speak(table, chair, command.text, reaction=command.reaction)
        case Arrange():
            propose.only_host(table, chair)
            return lambda table: propose.arrange(table, command.options, command.settings)
        case SeatBot():
            return lambda table: _seat_bot(room, table, chair, command)
        case Clear():
            return lambda table: _clear(table, chair, command.chair)
        case Reseat():
            if command.chair != chair:
                propose.only_host(table, chair)
            return lambda table: propose.reseat(table, command.chair, command.to)
        case Ready():
            return lambda table: propose.ready(table, chair, on=command.on, nonce=command.nonce)
        case Start():
            return lambda table: propose.start(table, command.nonce)
        case Leave():
            return lambda table: _leave(table, chair)
        case Pause():
            return lambda table: propose.pause(table, on=command.on)
        case HandBack():
            return lambda table: propose.hand_back(table, _seat(table, guest))
        case Host():
            propose.only_host(table, chair)
            return lambda table: propose.pass_host(table, command.chair)
        case Mute():
            propose.only_host(table, chair)
            return lambda table: propose.mute(table, command.chair, on=command.on)
        case Abandon():
            propose.only_host(table, chair)
            return propose.abandon
        case Ask() | Hint() | Rematch():
            raise TypeError(command)
        case _:
            assert_never(command)


def _seat_bot(room: Room, table: Table, mine: int, command: SeatBot) -> Sat | Kept:
    """Before the start a bot sits down; during the game it plays for somebody who is gone, or as another bot did."""
    if table.state is None:
        return propose.seat_bot(table, command.level, command.chair, luck())
    seat = None if command.chair is None else table.seat_of(command.chair)
    if seat is None:
        raise Refused("chair-empty")
    who = table.chair_of(seat)
    if who.is_bot:
        propose.only_host(table, mine)
    elif not room.is_absent(seat) and not table.state.left[seat]:
        raise Refused("seat-is-played", name=who.name)
    return propose.keep(table, seat, command.level)


def _clear(table: Table, mine: int, chair: int) -> Stood | Left | Kept:
    """Before the start anybody may send a bot away, and only the host a person; during the game only the host may."""
    who = table.chairs[chair] if chair < len(table.chairs) else None
    if who is None:
        raise Refused("chair-empty")
    seat = table.seat_of(chair)
    if seat is not None or not who.is_bot:
        propose.only_host(table, mine)
    if seat is None:
        return propose.stand(table, chair, removed=True)
    if seat in table.kept:
        return propose.hand_back(table, seat, removed=True)
    return propose.leave(table, seat, removed=True)


def _leave(table: Table, chair: int) -> Stood | Left:
    seat = table.seat_of(chair)
    return propose.stand(table, chair) if seat is None else propose.leave(table, seat)


def opinion(table: Table, seat: Seat, asked: Ask) -> FromServer:
    """What the rules think of a move, without doing it."""
    if table.state is None:
        raise Refused("table-not-started")
    try:
        checked = table.state.check(seat, table.game.parse_move(asked.move))
    except IllegalMove as refusal:
        return Opinion(asked.id, legal=False, move=asked.move, means=refusal.sentence)
    return Opinion(asked.id, legal=True, move=str(checked.move), means=checked.means)


async def _advice(house: House, table: Table, seat: Seat, id: str) -> FromServer:
    view = table.view(seat)
    if view is None or not view.legal:
        raise Refused("hint-not-now")
    move, why = await house.thinker.think(table.game.name, "medium", view)
    return Advice(id, move, why)


def _chair(guest: Guest) -> int:
    if guest.chair is None:
        raise Refused("onlookers-look")
    return guest.chair


def _seat(table: Table, guest: Guest) -> Seat:
    seat = table.seat_of(_chair(guest))
    if seat is None:
        raise Refused("table-not-started")
    return seat
