"""The score of people who play with real cards, round by round, by the same rules as at a table. Keeps nothing."""

from collections.abc import Mapping, Sequence

from cardtable.core.game import Game, State
from cardtable.core.move import NotFound, Refused
from cardtable.core.score_card import Answers, Ask, Declaration, Entry, ScoreCard
from cardtable.core.sentence import Sentence
from cardtable.core.view import Result
from cardtable.wire.scores import AskShown, DeclarationTold, ScoreTold


def score(kind: Game, players: int, options: Mapping[str, object], rounds: Sequence[Entry]) -> ScoreTold:
    """What these rounds come to, and what is asked about the next one."""
    card, board = score_card(kind), fresh(kind, players, options)
    for number, entry in enumerate(rounds):
        if number and board.result.over:
            raise Refused("score-is-over")
        card.enter(board, Answers(card.asks(board), entry, players, len(kind.teams(players))))
    result = board.result if rounds else _nothing_yet(players)
    asks = () if result.over else card.asks(board)
    return ScoreTold(result, [_shown(ask) for ask in asks], None if result.over else card.about(board))


def best(kind: Game, options: Mapping[str, object], round_number: int, cards: str) -> DeclarationTold:
    """The best first declaration of a hand."""
    card, board = score_card(kind), fresh(kind, kind.most, options)
    if card.best is None:
        raise Refused("score-no-declarations", game=kind.name)
    found: Declaration = card.best(board, round_number, cards)
    return DeclarationTold(list(found.melds), found.says)


def check(kind: Game, options: Mapping[str, object], round_number: int, melds: str) -> DeclarationTold:
    """Whether melds may be a first declaration: a sentence, or a refusal that says why not."""
    card, board = score_card(kind), fresh(kind, kind.most, options)
    if card.check is None:
        raise Refused("score-no-declarations", game=kind.name)
    says: Sentence = card.check(board, round_number, melds)
    return DeclarationTold([], says)


def score_card(kind: Game) -> ScoreCard:
    if kind.score_card is None:
        raise NotFound("score-not-kept", game=kind.name)
    return kind.score_card


def fresh(kind: Game, players: int, options: Mapping[str, object]) -> State:
    """A board before any deal."""
    state: State = kind.origins.blank(players, kind.house(players, options), 0)
    return state


def _nothing_yet(players: int) -> Result:
    return Result(over=False, scores=(0,) * players)


def _shown(ask: Ask) -> AskShown:
    return AskShown(ask.name, ask.what, ask.each, dict(ask.deck), ask.low, ask.high, ask.step)
