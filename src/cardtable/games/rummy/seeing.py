"""What each seat may see of a situation of Rummy With Jokers, built from what may be seen."""

from cardtable.core.cards import Card, card_name
from cardtable.core.move import Seat
from cardtable.core.view import MeldShown
from cardtable.games.rummy.choosing import best_melds
from cardtable.games.rummy.melds import fitting
from cardtable.games.rummy.situation import Situation
from cardtable.games.rummy.telling import prompt
from cardtable.games.rummy.turns import Laid
from cardtable.games.rummy.view import RummyView


def shown(now: Situation, seat: Seat | None) -> RummyView:
    """All that this seat, or an onlooker, may know."""
    own = [] if seat is None else sorted(now.hands[seat])
    limit = now.house.max_jokers_per_meld
    return RummyView(
        seat=seat,
        waiting=now.waiting,
        left=now.leavers(),
        prompt=prompt(now, seat),
        legal=now.choices(seat),
        result=now.result,
        options=now.house,
        deal=now.deal,
        round=now.round,
        phase=phase(now),
        turn=now.turn,
        starter=now.starter,
        hand=names(own),
        drawn=card_name(now.drawn) if now.drawn is not None and seat == now.turn else None,
        hands=tuple([len(hand) for hand in now.hands]),
        declared=tuple(["yes" if declared else "no" for declared in now.declared]),
        stock=len(now.stock),
        up_card=card_name(now.discards[-1]) if now.discards else None,
        discards=names(now.discards),
        thrown=tuple([names(cards) for cards in now.thrown]),
        melds=tuple([_meld_shown(laid) for laid in now.table]),
        pures=tuple(now.pures),
        recycles=now.recycles,
        recycled=names(now.recycled),
        skips=now.skips,
        closed=now.closing is not None,
        history=tuple(now.history),
        dealt_in=tuple(now.dealt_in),
        hints=best_melds(tuple(own), limit) if own and now.for_people else (),
        fits=tuple([names([c for c in fitting(meld, limit) if c in own]) for meld in now.melds if now.for_people]),
    )


def phase(now: Situation) -> str:
    """draw, play, between or over."""
    if now.is_over:
        return "over"
    if now.is_deal_over:
        return "between"
    return "draw" if now.drawn is None else "play"


def names(cards: list[Card]) -> tuple[str, ...]:
    return tuple([card_name(card) for card in cards])


def _meld_shown(laid: Laid) -> MeldShown:
    owner, meld = laid
    return MeldShown(owner, meld.kind, names(list(meld.cards)), meld.stands)
