"""What is told of a game of Sushi Go!: who has chosen, what was revealed, what it brought. Changes nothing."""

from collections.abc import Sequence

from cardtable.core.move import Event, Seat
from cardtable.core.sentence import say
from cardtable.core.view import Result
from cardtable.games.sushi_go.cards import card_name, card_names
from cardtable.games.sushi_go.moves import Pick
from cardtable.games.sushi_go.scoring import on_wasabi


def chosen(seat: Seat, pick: Pick) -> Event:
    """Others learn that somebody has chosen, and nothing else (SG-20)."""
    yours = say("sushi-go-you-chose", cards=card_names(pick.cards))
    return Event(say("sushi-go-chose", player=seat), yours, (seat,))


def revealed(seat: int, picked: Sequence[int], before: Sequence[int]) -> list[Event]:
    """The cards a player puts down beside those from before, and the nigiri that land on a wasabi."""
    code = "sushi-go-put-down" if len(picked) == 1 else "sushi-go-put-down-two"
    told = [Event(say(code, player=seat, cards=card_names(picked)))]
    tripled = [card for card in on_wasabi(before) if card is not None]
    for card in [card for card in on_wasabi([*before, *picked]) if card is not None][len(tripled) :]:
        told.append(Event(say("sushi-go-on-wasabi", player=seat, card=card_name(card))))
    return told


def passed(left: int, *, to_the_right: bool) -> Event:
    code = "sushi-go-passed-right" if to_the_right else "sushi-go-passed-left"
    return Event(say(code, number=left))


def scored(number: int, gained: Sequence[int], totals: Sequence[int | None]) -> list[Event]:
    """The end of a round."""
    told = [Event(say("sushi-go-round-over", round=number))]
    for seat, points in enumerate(gained):
        told.append(Event(say("sushi-go-round-points", player=seat, points=points, total=totals[seat] or 0)))
    return told


def finished(puddings: Sequence[int], for_puddings: Sequence[int], result: Result) -> list[Event]:
    """The end of the game."""
    told: list[Event] = []
    for seat, points in enumerate(for_puddings):
        told.append(Event(say("sushi-go-pudding-points", player=seat, number=puddings[seat], points=points)))
    for seat, place in enumerate(result.places):
        told.append(Event(say("sushi-go-final", player=seat, points=result.scores[seat] or 0, place=place)))
    return told


def dealt(number: int, size: int) -> Event:
    return Event(say("sushi-go-dealt", round=number, number=size))
