"""Reading a game of Sushi Go! from plain data, and refusing whatever can't be one (SG-33)."""

from typing import Final

from cardtable.core.chance import Seed
from cardtable.core.move import IllegalMove, IllegalState
from cardtable.core.position import Json, read_fields
from cardtable.core.reading import flags, lists_of_texts, require, text, texts, whole, wholes
from cardtable.games.sushi_go.cards import CHOPSTICKS, DECK, NUMBERS, PUDDING
from cardtable.games.sushi_go.choosing import refuse_impossible
from cardtable.games.sushi_go.display import wasabi_written
from cardtable.games.sushi_go.moves import pick
from cardtable.games.sushi_go.options import SushiGoOptions
from cardtable.games.sushi_go.sheet import ROUNDS, scores
from cardtable.games.sushi_go.state import BITS, SushiGoState

LOWEST_SCORE: Final = -6
HIGHEST_SCORE: Final = 1000


def read(data: Json, players: int, options: SushiGoOptions, seed: Seed) -> SushiGoState:
    """The state that data describes, after every invariant was checked."""
    state = read_fields(data, SushiGoState(players, options, seed), ())
    state.round = whole(data, "round", 1, ROUNDS)
    require(whole(data, "shuffles", 1, ROUNDS) == state.round, "shuffles")
    state.deck = _cards(texts(data, "deck"), "deck")
    state.hands = [sorted(_cards(hand, "hands")) for hand in lists_of_texts(data, "hands", players)]
    state.returned = wholes(data, "returned", 0, 4, players)
    state.collections = _collections(data.get("collections"), "collections", players)
    past = data.get("past")
    require(isinstance(past, list | tuple) and len(past) == state.round - 1, "past")
    state.past = [_collections(row, "past", players) for row in data["past"]]
    _check_sizes(state)
    _check_cards(state)
    _check_returned(state)
    state.revealed = [tuple(cards) for cards in _collections(data.get("revealed"), "revealed", players)]
    _check_revealed(state)
    _read_answers(state, data)
    require(text(data, "phase") == state.phase, "phase")
    wasabi = lists_of_texts(data, "wasabi", players)
    require(wasabi == [wasabi_written(cards) for cards in state.collections], "wasabi")
    totals = wholes(data, "scores", LOWEST_SCORE, HIGHEST_SCORE, players)
    require(totals == scores(state.finished_rounds, players, options), "scores")
    return state


def _cards(names: list[str], field: str) -> list[int]:
    require(all(name in NUMBERS for name in names), field)
    return [NUMBERS[name] for name in names]


def _collections(rows: object, field: str, players: int) -> list[list[int]]:
    return [_cards(row, field) for row in lists_of_texts({field: rows}, field, players)]


def _check_sizes(state: SushiGoState) -> None:
    """Hands are of one size, and every card a hand has lost lies in front of a player (SG-23)."""
    size = len(state.hands[0])
    require(all(len(hand) == size for hand in state.hands), "hands")
    require(size != 1 or state.house.auto_last == "off", "hands")
    require(all(len(cards) == state.size - size for cards in state.collections), "collections")
    require(all(len(cards) == state.size for played in state.past for cards in played), "past")


def _check_cards(state: SushiGoState) -> None:
    """Each of the 108 cards is there once; where all are shuffled anew, of the past only puddings are still out."""
    gone = [card for played in state.past for cards in played for card in cards]
    if state.house.deck == "reshuffle_all":
        _check_past_rounds(state)
        gone = [card for card in gone if card == PUDDING]
    out = [card for cards in [*state.hands, *state.collections] for card in cards]
    require(sorted([*state.deck, *out, *gone]) == DECK, "cards")


def _check_past_rounds(state: SushiGoState) -> None:
    """No round had more cards of a kind than there are, puddings of the rounds before included."""
    kept: list[int] = []
    for played in state.past:
        dealt = [card for cards in played for card in cards]
        require(all([*kept, *dealt].count(card) <= DECK.count(card) for card in set(dealt)), "past")
        kept += [card for card in dealt if card == PUDDING]


def _check_returned(state: SushiGoState) -> None:
    """Chopsticks that were put back are still in their hand."""
    for hand, count in zip(state.hands, state.returned, strict=True):
        require(count <= hand.count(CHOPSTICKS), "returned")
    require(len(state.hands[0]) < state.size or not any(state.returned), "returned")


def _check_revealed(state: SushiGoState) -> None:
    """What was put down last lies at the end of a collection, before a last card that went down by itself."""
    if len(state.hands[0]) == state.size:
        require(not any(state.revealed), "revealed")
        return
    by_itself = 1 if not state.is_picking and state.puts_last_down else 0
    for seat, shown in enumerate(state.revealed):
        end = state.size - len(state.hands[0]) - by_itself
        require(1 <= len(shown) <= 2, "revealed")
        require(state.collections[seat][:end][-len(shown) :] == list(shown), "revealed")


def _read_answers(state: SushiGoState, data: Json) -> None:
    """What was chosen, or who is ready; somebody's answer is always missing until the game is over."""
    picks = _collections(data.get("picks"), "picks", state.players)
    ready = flags(data, "ready", state.players)
    require(state.is_picking or not any(picks), "picks")
    require(not any(ready) or (not state.is_picking and state.round < ROUNDS), "ready")
    if not state.is_picking and state.round == ROUNDS:
        return
    for seat in range(state.players):
        if picks[seat]:
            _check_pick(state, seat, picks[seat])
            state.picks[seat] = pick(picks[seat])
        if not picks[seat] and not ready[seat]:
            state.asked |= BITS[seat]
    require(bool(state.asked), "picks" if state.is_picking else "ready")


def _check_pick(state: SushiGoState, seat: int, cards: list[int]) -> None:
    try:
        refuse_impossible(state.hands[seat], state.collections[seat], cards)
    except IllegalMove as refusal:
        raise IllegalState("state-field", field="picks") from refusal
