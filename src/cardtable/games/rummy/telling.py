"""What Rummy With Jokers has to say: prompts, what moves mean, and what is told of plays."""

from cardtable.core.cards import card_name, card_names
from cardtable.core.move import Seat
from cardtable.core.sentence import Fact, Sentence, say
from cardtable.games.rummy.moves import Discard, Turn
from cardtable.games.rummy.scoring import hand_value
from cardtable.games.rummy.situation import Situation
from cardtable.games.rummy.turns import Draft, Step


def prompt(now: Situation, seat: Seat | None) -> Sentence:
    """What is expected of that seat, or what an onlooker should know."""
    if now.is_over:
        return say("game-is-over")
    if now.is_deal_over:
        return say("rummy-prompt-ready" if seat in now.waiting else "rummy-wait-ready", deal=now.deal)
    if seat != now.turn:
        return say("rummy-wait", player=now.turn, round=now.round)
    return _prompt_draw(now) if now.drawn is None else _prompt_play(now, card_name(now.drawn))


def means_draw(stock: int, *, can_renew: bool) -> Sentence:
    """What drawing does: there is a card, a new pile is made, or the deal is over (RJ-22)."""
    if stock:
        return say("rummy-means-draw", count=stock)
    return say("rummy-means-draw-renews" if can_renew else "rummy-means-draw-ends")


def means_turn(draft: Draft, turn: Turn) -> Sentence:
    """What a turn lays down, what it counts, and what it leaves."""
    end = turn.end.card if turn.end is not None else None
    ending = "" if end is None else card_name(end)
    if not draft.steps:
        return say("rummy-means-discard", card=ending, left=len(draft.hand))
    facts: dict[str, Fact] = {
        "cards": card_names(draft.played),
        "points": draft.new_points,
        "jokers": draft.jokers,
        "left": len(draft.hand),
        "value": hand_value(draft.hand),
        "card_end": ending,
    }
    kind = "discard" if isinstance(turn.end, Discard) else "close" if end is not None else "out"
    if draft.taken is None:
        return say(f"rummy-means-turn-{kind}", **facts)
    return say(f"rummy-means-take-{kind}", card_taken=card_name(draft.taken), **facts)


def plays_told(draft: Draft) -> list[Sentence]:
    """What a turn lays down, play by play (RJ-38)."""
    told = []
    if draft.taken is not None:
        told.append(say("rummy-took", player=draft.seat, card=card_name(draft.taken)))
    if draft.opening is not None:
        told.append(say("rummy-opened", player=draft.seat, points=draft.opening))
    return [*told, *(_step_told(draft, step) for step in draft.steps)]


def _step_told(draft: Draft, step: Step) -> Sentence:
    facts: dict[str, Fact] = {"player": draft.seat, "number": step.number, "cards": card_names(step.cards)}
    if not step.is_new:
        return say("rummy-extended", **facts)
    return say(f"rummy-declared-{step.meld.kind}", points=step.meld.points(), **facts)


def _prompt_draw(now: Situation) -> Sentence:
    if not now.is_open or not now.discards:
        return say("rummy-prompt-draw", round=now.round, first=now.house.first_declaration_round)
    return say("rummy-prompt-draw-or-take", round=now.round, card=card_name(now.discards[-1]))


def _prompt_play(now: Situation, drawn: str) -> Sentence:
    if not now.is_open:
        return say("rummy-prompt-discard", card=drawn, round=now.round, first=now.house.first_declaration_round)
    if not now.declared[now.turn]:
        return say("rummy-prompt-open", card=drawn, round=now.round, needed=now.house.opening_points)
    return say("rummy-prompt-play", card=drawn, round=now.round)
