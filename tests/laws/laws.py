"""The laws that every game keeps. Each is a function that asserts; test_laws.py runs them over the catalog, and
test_planted_faults.py shows each important one fail."""

import json
from collections.abc import Callable
from importlib import import_module
from itertools import islice

import msgspec
from tests.laws.walks import Case, eyes, is_refused, play_to_the_end, randomly, seats, silently, walk, written

from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import IllegalMove, Move, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.words import LANGUAGES, speech

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")

type DealAnew = Callable[[State, Seat | None, Fast], State]


def deal_anew(game: Game) -> DealAnew:
    """How a game's hidden places are dealt anew within what a seat knows: tests/games/<game>/hidden.py."""
    return import_module(f"tests.games.{game.name.replace('-', '_')}.hidden").deal_anew


def census(game: Game) -> Callable[[State], list[str]]:
    """All cards of a state, wherever they lie: the same file."""
    return import_module(f"tests.games.{game.name.replace('-', '_')}.hidden").census


def replays_to_the_same_state(case: Case) -> None:
    """The same seed and moves give the same state, byte for byte."""
    first, second = case.new(), case.new()
    for _, seat, move in walk(first, randomly(case.seed), case.seed):
        second.play(seat, case.game.parse_move(str(move)))

    assert written(first) == written(second)


def clones_go_their_own_way(case: Case) -> None:
    """A clone never changes when its twin moves."""
    for now, seat, move in case.walk():
        before, twin, ahead = written(now), now.clone(), now.clone()

        ahead.play(seat, move)

        assert written(twin) == before == written(now)


def json_there_and_back(case: Case) -> None:
    """A state read from its JSON is the same state, and looks the same to everybody."""
    for now, _, _ in case.walk():
        again = case.game.from_json(json.loads(written(now)))

        assert written(again) == written(now)
        assert [again.view(eye) for eye in eyes(now)] == [now.view(eye) for eye in eyes(now)]


def listed_moves_are_accepted(case: Case) -> None:
    """Every listed move, and every random one, can be written, read, checked and made; it leads on."""
    for now, chosen, move in case.walk():
        for seat, listed in [(chosen, move), *((s, m) for s in seats(now) for m in now.legal(s))]:
            assert case.game.parse_move(str(listed)) == listed
            ahead = now.clone()

            ahead.play(seat, ahead.check(seat, listed).move)

            assert written(ahead) != written(now), f"{listed} changes nothing"


def illegal_moves_change_nothing(case: Case) -> None:
    """A refused move leaves every byte as it was, whoever tries it."""
    pool: list[Move] = []
    for now, _, move in case.walk():
        pool = [*pool, move][-12:]
        before = written(now)
        for seat, tried in ((s, m) for s in seats(now) for m in pool if is_refused(now, s, m)):
            assert _is_refused_by_play(now, seat, tried)
            assert written(now) == before


def no_card_is_lost_or_doubled(case: Case) -> None:
    """The same cards are there after every move."""
    count = census(case.game)
    state = case.new()
    cards = count(state)
    for now, _, _ in walk(state, randomly(case.seed), case.seed):
        assert count(now) == cards
    assert count(state) == cards


def silence_ends_the_game(case: Case) -> None:
    """With any seat silent, and with all of them, `default` brings the game to its end."""
    for silent in [*({s} for s in range(case.players)), set(range(case.players))]:
        assert play_to_the_end(case.new(), silently(silent, case.seed), case.seed).result.over


def anybody_may_leave(case: Case) -> None:
    """Any seat may leave at any moment; the table plays on for it where it must, and the game ends."""
    for seat in seats(case.new()):
        for moment in (0, case.length // 3, case.length - 1):
            state = case.new()
            for _ in islice(walk(state, randomly(case.seed), case.seed), moment):
                pass
            if state.waiting:
                state.leave(seat)
            assert play_to_the_end(state, silently({seat}, case.seed), case.seed).result.over


def everything_has_words(case: Case) -> None:
    """Every view, event and refusal can be said in every language."""
    sentences: list[Sentence] = []
    state = case.new()
    for now, seat, move in case.walk():
        events = now.clone().play(seat, move)
        sentences += [event.told_to(eye) for event in events for eye in eyes(now)]
        sentences += [_opinion(now, other, move) for other in seats(now)]
        sentences += [sentence for eye in eyes(now) for sentence in _sentences(now.view(eye))]
        state = now
    _say_all(case, sentences + [sentence for eye in eyes(state) for sentence in _sentences(state.view(eye))])


def views_can_be_sent(case: Case) -> None:
    """A view read from its bytes is the same view."""
    for now, _, _ in case.walk():
        for eye in eyes(now):
            view = now.view(eye)
            assert msgspec.json.decode(msgspec.json.encode(view), type=case.game.view) == view


def a_guess_looks_the_same(case: Case) -> None:
    """A state guessed from a view has that very view, is a possible one, and can be played to the end."""
    chance = Fast(case.seed)
    for number, (now, _, _) in enumerate(case.walk()):
        for seat in seats(now):
            view = now.view(seat)
            guessed = case.game.guess(view, chance)
            assert guessed.view(seat) == view
            if (number + seat) % 41 == 0:
                case.game.from_json(json.loads(written(guessed)))
                assert play_to_the_end(guessed, randomly(number)).result.over


def hidden_cards_change_nothing_seen(case: Case) -> None:
    """Deal what a seat can't know anew: not one byte of what reaches that seat changes."""
    chance, anew, pool = Fast(case.seed), deal_anew(case.game), []
    for now, seat, move in case.walk():
        pool = [*pool, move][-5:]
        for eye in eyes(now):
            other = anew(now.clone(), eye, chance)
            assert _reaches(now, eye, pool) == _reaches(other, eye, pool)
            if not is_refused(other, seat, move):
                _same_events(now.clone(), other, seat, move, eye)


def _same_events(state: State, other: State, seat: Seat, move: Move, eye: Seat | None) -> None:
    """Where a move shows an eye nothing new, it is told nothing new either."""
    told, told_other = state.play(seat, move), other.play(seat, move)
    if _reaches(state, eye, []) == _reaches(other, eye, []):
        assert [event.told_to(eye) for event in told] == [event.told_to(eye) for event in told_other]


def _reaches(state: State, eye: Seat | None, tries: list[Move]) -> bytes:
    """What an eye is shown, and what it is answered when it tries something, as bytes."""
    answers = [] if eye is None else [_opinion(state, eye, move) for move in tries]
    return msgspec.json.encode([state.view(eye), answers])


def _opinion(state: State, seat: Seat, move: Move) -> Sentence:
    try:
        return state.check(seat, move).means
    except IllegalMove as refusal:
        return refusal.sentence


def _is_refused_by_play(state: State, seat: Seat, move: Move) -> bool:
    try:
        state.play(seat, move)
    except IllegalMove:
        return True
    return False


def _sentences(view: View) -> list[Sentence]:
    parts = [part.label for round_ in view.result.sheet for lines in round_ for part in lines]
    return [view.prompt, *(choice.means for choice in view.legal), *parts]


def _say_all(case: Case, sentences: list[Sentence]) -> None:
    different = {repr(sentence): sentence for sentence in sentences}
    for language in LANGUAGES:
        for sentence in different.values():
            assert speech(language).says(sentence, case.game.name, NAMES)


LAWS: tuple[Callable[[Case], None], ...] = (
    replays_to_the_same_state,
    clones_go_their_own_way,
    json_there_and_back,
    listed_moves_are_accepted,
    illegal_moves_change_nothing,
    no_card_is_lost_or_doubled,
    silence_ends_the_game,
    anybody_may_leave,
    everything_has_words,
    views_can_be_sent,
    a_guess_looks_the_same,
    hidden_cards_change_nothing_seen,
)
