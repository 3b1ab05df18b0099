"""The laws that every game keeps. Each is a function that asserts; test_laws.py runs them over the catalog, and
test_planted_faults.py shows each important one fail."""

import json
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

import msgspec
from tests.laws.difference import ONLOOKER, agree, told
from tests.laws.walks import (
    SAMPLED,
    Case,
    Chooser,
    NeverEnds,
    eyes,
    is_refused,
    play_to_the_end,
    randomly,
    seats,
    silently,
    walk,
    walk_with_leavers,
    written,
)

from cardtable.core.chance import Fast
from cardtable.core.game import Game, State
from cardtable.core.move import IllegalMove, Move, Refused, Seat
from cardtable.core.sentence import Sentence
from cardtable.core.view import View
from cardtable.words import LANGUAGES, speech

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal")

type DealAnew = Callable[[State, Seat | None, Fast], State]


def deal_anew(game: Game) -> DealAnew:
    """How a game's hidden places are dealt anew within what a seat knows: tests/games/<game>/hidden.py."""
    return hidden(game, "deal_anew", "(state, seat, chance): the state with all that this seat can't know dealt anew")


def census(game: Game) -> Callable[[State], list[str]]:
    """All cards of a state, wherever they lie: the same file."""
    return hidden(game, "census", "(state): every card by its name, wherever it lies")


def hidden(game: Game, function: str, means: str) -> Callable:
    """A function of what a game's tests say is hidden."""
    folder = game.name.replace("-", "_")
    path, module = f"tests/games/{folder}/hidden.py", f"tests.games.{folder}.hidden"
    found = find_spec(f"tests.games.{folder}") and find_spec(module)
    assert found, f"{game.name}: {path} is missing; the laws need its function {function}{means}"
    written_there = getattr(import_module(module), function, None)
    assert written_there, f"{game.name}: {path} lacks the function {function}{means}"
    return written_there


def replays_to_the_same_state(case: Case) -> None:
    """The same seed and moves give the same state, byte for byte."""
    first, second = case.new(), case.new()
    for _, seat, move in walk(first, randomly(case.seed), case.seed):
        second.play(seat, case.game.parse_move(str(move)))

    agree(case, "the same moves led elsewhere", first.to_json(), second.to_json())


def clones_go_their_own_way(case: Case) -> None:
    """A clone never changes when its twin moves."""
    for now, seat, move in case.walk_without_clones():
        before, twin, ahead = now.to_json(), now.clone(), now.clone()

        ahead.play(seat, move)

        agree(case, "a clone changed with its twin", before, twin.to_json(), move=move, by=seat)
        agree(case, "a state changed with its clone", before, now.to_json(), move=move, by=seat)


def json_there_and_back(case: Case) -> None:
    """A state read from its JSON is the same state, and looks the same to everybody: at every moment, the last one
    included."""
    for now, seat, move in case.walk():
        there_and_back(case, now, f"{move} of seat {seat}")
    there_and_back(case, case.after(case.length), "the end")


def json_there_and_back_whoever_leaves(case: Case) -> None:
    """The same when seats leave at any moment."""
    for now, moment in walk_with_leavers(case, max(case.length // SAMPLED, 1)):
        there_and_back(case, now, moment)


def there_and_back(case: Case, now: State, moment: str, *, looks: bool = True) -> None:
    """Compare a state with what its JSON is read as; and, where wanted, see that this is plain data, and what everybody
    sees of both."""
    whole = now.to_json()
    text = json.dumps(whole) if looks else msgspec.json.encode(whole)
    try:
        again = case.game.from_json(msgspec.json.decode(text))
    except Refused as refusal:
        fault = f"its own JSON is refused: {refusal.sentence.code} {refusal.sentence.facts}"
        raise AssertionError(told(case, f"JSON there and back, at {moment}", fault)) from refusal
    agree(case, f"JSON there and back, at {moment}", whole, again.to_json())
    for eye in eyes(now) if looks else ():
        agree(case, f"JSON there and back, at {moment}", now.view(eye), again.view(eye), seat=_eye(eye))


def listed_moves_are_accepted(case: Case) -> None:
    """Every listed move, and every random one, can be written, read, checked and made; it leads on."""
    for now, chosen, move in case.walk():
        for seat, listed in [(chosen, move), *((s, m) for s in seats(now) for m in now.legal(s))]:
            read = case.game.parse_move(str(listed))
            assert read == listed, told(case, "a move is read as another one", f"`{read}`", move=listed, by=seat)
            ahead = now.clone()

            ahead.play(seat, _accepted(case, ahead, seat, listed))

            assert written(ahead) != written(now), told(case, "a move", "changes nothing", move=listed, by=seat)


def _accepted(case: Case, state: State, seat: Seat, move: Move) -> Move:
    try:
        return state.check(seat, move).move
    except IllegalMove as refusal:
        fault = f"{refusal.sentence.code} {refusal.sentence.facts}"
        raise AssertionError(told(case, "a listed or random move is refused", fault, move=move, by=seat)) from refusal


def illegal_moves_change_nothing(case: Case) -> None:
    """A refused move leaves every byte as it was, whoever tries it."""
    pool: list[Move] = []
    for now, _, move in case.walk():
        pool = [*pool, move][-12:]
        before = now.to_json()
        for seat, tried in ((s, m) for s in seats(now) for m in pool if is_refused(now, s, m)):
            was_refused = _is_refused_by_play(now, seat, tried)
            assert was_refused, told(case, "check refuses", "and play makes it", move=tried, by=seat)
            agree(case, "a refused move changed something", before, now.to_json(), move=tried, by=seat)


def no_card_is_lost_or_doubled(case: Case) -> None:
    """The same cards are there after every move."""
    count = census(case.game)
    state = case.new()
    cards = count(state)
    for now, seat, move in walk(state, randomly(case.seed), case.seed):
        assert count(now) == cards, told(case, "cards lost and doubled", _moved(cards, count(now)), move=move, by=seat)
    assert count(state) == cards, told(case, "cards lost and doubled at the end", _moved(cards, count(state)))


def _moved(before: list[str], after: list[str]) -> str:
    """Which cards are gone, and which are there too often."""
    lost, doubled = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return f"{' '.join(lost.elements()) or 'none'} and {' '.join(doubled.elements()) or 'none'}"


def silence_ends_the_game(case: Case) -> None:
    """With any seat silent, and with all of them, `default` brings the game to its end."""
    for silent in [*({s} for s in range(case.players)), set(range(case.players))]:
        _ends(case, case.new(), silently(silent, case.seed), f"with {sorted(silent)} silent")


def _ends(case: Case, state: State, choose: Chooser, how: str) -> None:
    try:
        is_over = play_to_the_end(state, choose, case.seed).result.over
    except IllegalMove as refusal:
        fault = f"{how} a move is refused: {refusal.sentence.code} {refusal.sentence.facts}"
        raise AssertionError(told(case, "the game can't end", fault)) from refusal
    except NeverEnds:
        raise AssertionError(told(case, "the game can't end", f"{how} it goes on for ever")) from None
    assert is_over, told(case, "the game can't end", f"{how} nobody is waited for, and the result is not over")


def anybody_may_leave(case: Case) -> None:
    """Any seat may leave at any moment; the table plays on for it where it must, and the game ends."""
    for seat in seats(case.new()):
        for moment in (0, case.length // 3, case.length - 1):
            state = case.after(moment)
            state.leave(seat)
            _ends(case, state, silently({seat}, case.seed), f"after seat {seat} left at move {moment}")


def everything_has_words(case: Case) -> None:
    """Every view, event and refusal can be said in every language."""
    sentences: list[Sentence] = []
    for now, seat, move in case.walk():
        events = now.clone().play(seat, move)
        sentences += [event.told_to(eye) for event in events for eye in eyes(now)]
        sentences += [_opinion(now, other, move) for other in seats(now)]
        sentences += [sentence for eye in eyes(now) for sentence in _sentences(now.view(eye))]
    end = case.after(case.length)
    _say_all(case, sentences + [sentence for eye in eyes(end) for sentence in _sentences(end.view(eye))])


def views_can_be_sent(case: Case) -> None:
    """A view read from its bytes is the same view."""
    for now, _, _ in case.walk():
        for eye in eyes(now):
            view = now.view(eye)
            received = msgspec.json.decode(msgspec.json.encode(view), type=case.game.view)
            agree(case, "a view read from its bytes", view, received, seat=_eye(eye))
            assert received == view, told(case, "a view read from its bytes", "has other types", _eye(eye))


def a_guess_looks_the_same(case: Case) -> None:
    """A state guessed from a view has that very view, is a possible one, and can be played to the end."""
    chance = Fast(case.seed)
    for number, (now, chosen, move) in enumerate(case.walk()):
        for seat in seats(now):
            view = now.view(seat)
            guessed = case.game.guess(view, chance)
            agree(case, "a guess looks different", view, guessed.view(seat), seat=seat, move=move, by=chosen)
            agree(case, "not for all to see", now.shared(), guessed.shared(), seat=seat, move=move, by=chosen)
            if (number + seat) % 41 == 0:
                there_and_back(case, guessed, f"a guess before {move}")
                _ends(case, guessed, randomly(number), f"in a guess before {move}")


def hidden_cards_change_nothing_seen(case: Case) -> None:
    """Deal what a seat can't know anew: not one byte of what reaches that seat changes."""
    chance, anew, pool = Fast(case.seed), deal_anew(case.game), []
    for now, seat, move in case.walk():
        pool = [*pool, move][-5:]
        for eye in eyes(now):
            other = anew(now.clone(), eye, chance)
            what = "hidden cards show"
            agree(case, what, _reaches(now, eye, pool), _reaches(other, eye, pool), seat=_eye(eye), move=move, by=seat)
            if not is_refused(other, seat, move):
                _same_events(case, now.clone(), other, seat, move, eye)


def _same_events(case: Case, state: State, other: State, seat: Seat, move: Move, eye: Seat | None) -> None:
    """Where a move shows an eye nothing new, it is told nothing new either."""
    events, other_events = state.play(seat, move), other.play(seat, move)
    if msgspec.json.encode(state.view(eye)) == msgspec.json.encode(other.view(eye)):
        one, two = [event.told_to(eye) for event in events], [event.told_to(eye) for event in other_events]
        agree(case, "hidden cards show in events", one, two, seat=_eye(eye), move=move, by=seat)


def _reaches(state: State, eye: Seat | None, tries: list[Move]) -> dict[str, object]:
    """What an eye is shown, and what it is answered when it tries something."""
    answers = [] if eye is None else [_opinion(state, eye, move) for move in tries]
    return {"view": state.view(eye), "answers": answers}


def _eye(eye: Seat | None) -> Seat | str:
    return ONLOOKER if eye is None else eye


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
            says = speech(language).says(sentence, case.game.name, NAMES)
            assert says, told(case, f"no words in {language!r}", f"for {sentence.code} {sentence.facts}")


LAWS: tuple[Callable[[Case], None], ...] = (
    replays_to_the_same_state,
    clones_go_their_own_way,
    json_there_and_back,
    json_there_and_back_whoever_leaves,
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
