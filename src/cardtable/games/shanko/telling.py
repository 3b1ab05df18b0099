"""What is told of a game of Shanko, to everybody and to those who may know more. Decides nothing."""

from cardtable.core.cards import Card, card_name, card_names
from cardtable.core.move import Event, Seat
from cardtable.core.sentence import Sentence, say
from cardtable.games.shanko.contracts import contract_of, points
from cardtable.games.shanko.moves import AllOut, Discarding, GoingOut, Laying, Melding, Play, Swapping
from cardtable.games.shanko.round import Round
from cardtable.games.shanko.scoring import ON_MELD
from cardtable.games.shanko.turns import Draft
from cardtable.games.shanko.view import FinishedRound


def dealt(now: Round, size: int) -> Event:
    contract = contract_of(now.number)
    return Event(
        say(
            "shanko-dealt",
            round=now.number,
            triplets=contract.triplets,
            sequences=contract.sequences,
            size=size,
            player=now.starter,
            card=card_name(now.discards[-1]),
        )
    )


def drew(seat: Seat, card: Card) -> Event:
    return Event(say("shanko-drew", player=seat), say("shanko-drew-card", player=seat, card=card_name(card)), (seat,))


def took(seat: Seat, card: Card) -> Event:
    return Event(say("shanko-took", player=seat, card=card_name(card)))


def recycled(number: int) -> Event:
    return Event(say("shanko-recycled", number=number))


def answered(seat: Seat, card: Card, *, asks: bool) -> Event:
    """That somebody has answered is seen; what, only when the window closes."""
    secret = say("shanko-you-ask" if asks else "shanko-you-pass", card=card_name(card))
    return Event(say("shanko-answer-given", player=seat), secret, (seat,))


def asked(seat: Seat, card: Card) -> Event:
    return Event(say("shanko-asked", player=seat, card=card_name(card)))


def unwanted(card: Card) -> Event:
    return Event(say("shanko-unwanted", card=card_name(card)))


def left_it(seat: Seat, card: Card) -> Event:
    return Event(say("shanko-left-it", player=seat, card=card_name(card)))


def bought(seat: Seat, card: Card, hidden: Card, buys: int) -> Event:
    """The bought card is seen, the one that comes with it isn't (SH-23)."""
    seen = say("shanko-bought", player=seat, card=card_name(card), left=buys)
    secret = say("shanko-bought-with", player=seat, card=card_name(card), card_hidden=card_name(hidden), left=buys)
    return Event(seen, secret, (seat,))


def skipped(seat: Seat) -> Event:
    return Event(say("shanko-skipped", player=seat))


def turned(draft: Draft) -> list[Event]:
    """A turn, play by play; the last card goes down unseen (SH-37)."""
    return [*[event for play in draft.plays for event in _played(draft.seat, play)], *_ended(draft)]


def ended(finished: FinishedRound) -> list[Event]:
    scored = [
        Event(say("shanko-scored", player=s, points=count))
        for s, count in enumerate(finished.counted)
        if not finished.gone[s]
    ]
    if finished.winner is None:
        return [Event(say("shanko-ended-stalemate")), *scored]
    code = "shanko-ended-meld" if finished.ending == ON_MELD else "shanko-ended-out"
    return [Event(say(code, player=finished.winner)), *scored]


def alone(seat: Seat) -> Event:
    return Event(say("shanko-alone", player=seat))


def turn_in_words(draft: Draft) -> Sentence:
    """What a whole turn would do, and what the jokers it lays down would stand for."""
    melding = [c for play in draft.plays if isinstance(play, Melding) for group in play.groups for c in group]
    laying = [c for play in draft.plays if isinstance(play, Laying) for c in play.cards]
    swapping = [play.card for play in draft.plays if isinstance(play, Swapping)]
    jokers = _jokers(draft)
    return say(
        _code(draft),
        melding=len(melding),
        cards_meld=card_names(melding),
        laying=len(laying),
        cards_lay=card_names(laying),
        swapping=len(swapping),
        cards_swap=card_names(swapping),
        wild=len(jokers),
        jokers=", ".join(jokers),
        card=_last_card(draft),
        left=len(draft.hand),
        points=points(draft.hand),
    )


def _code(draft: Draft) -> str:
    if draft.ends_on_meld:
        return "shanko-means-meld-ends"
    if isinstance(draft.end, GoingOut):
        return "shanko-means-out"
    if isinstance(draft.end, AllOut):
        return "shanko-means-all-out"
    return "shanko-means-turn" if draft.plays else "shanko-means-discard"


def _jokers(draft: Draft) -> list[str]:
    """What the jokers of the melds that the turn touches stand for."""
    first_new = len(draft.melds) - sum([len(play.groups) for play in draft.plays if isinstance(play, Melding)])
    touched = {play.number - 1 for play in draft.plays if isinstance(play, Laying)}
    numbers = sorted({*touched, *range(first_new, len(draft.melds))})
    return [stands for n in numbers for stands in draft.melds[n].jokers]


def _last_card(draft: Draft) -> str:
    return card_name(draft.end.card) if isinstance(draft.end, Discarding | GoingOut) else ""


def _played(seat: Seat, play: Play) -> list[Event]:
    if isinstance(play, Melding):
        return [Event(say("shanko-melded", player=seat, cards=card_names(group))) for group in play.groups]
    if isinstance(play, Laying):
        return [Event(say("shanko-laid", player=seat, number=play.number, cards=card_names(play.cards)))]
    assert isinstance(play, Swapping)
    return [Event(say("shanko-swapped", player=seat, number=play.number, card=card_name(play.card)))]


def _ended(draft: Draft) -> list[Event]:
    end = draft.end
    if isinstance(end, Discarding):
        return [Event(say("shanko-discarded", player=draft.seat, card=card_name(end.card)))]
    if isinstance(end, GoingOut):
        secret = say("shanko-out-with", player=draft.seat, card=card_name(end.card))
        return [Event(say("shanko-out", player=draft.seat), secret, (draft.seat,))]
    return [] if end is None else [Event(say("shanko-all-out", player=draft.seat))]
