"""What each seat may know of a game of Sushi Go!, what is told, and how a table shows it."""

import json

import msgspec
import pytest
from tests.covers import covers

from cardtable import game
from cardtable.core.chance import Fast
from cardtable.core.move import READY, Seat
from cardtable.games.sushi_go.cards import NAMES, named
from cardtable.words import speech

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)

sushi_go = game("sushi-go")
position = sushi_go.position
pick = sushi_go.parse_move


@covers("sushi-go 3.1")
def test_a_player_sees_the_whole_hand_and_nobody_elses():
    state = sushi_go.start(3, seed=5)

    for seat in (ANN, BOB, CY):
        view = state.view(seat)
        assert view.hand == named(state.hands[seat])
        assert view.known == tuple(view.hand if other == seat else () for other in range(3))
    assert state.view(None).hand == ()
    assert state.view(None).known == ((), (), ())


@covers("sushi-go 3.2", "sushi-go 18.1")
def test_others_learn_that_somebody_has_chosen_and_nothing_else():
    """SG-20: not even how many cards"""
    state = position(hands={0: "tempura sashimi pudding maki2"}, collections={0: "chopsticks"})
    with_two = state.clone()

    told_one = state.play(ANN, pick("pick pudding"))
    told_two = with_two.play(ANN, pick("pick tempura maki2"))

    for eye in (BOB, None):
        assert [event.told_to(eye) for event in told_one] == [event.told_to(eye) for event in told_two]
        assert state.view(eye) == with_two.view(eye)
    assert state.view(BOB).doing == ("chosen", "choosing")
    assert told_one[0].told_to(BOB).facts == {"player": ANN}
    assert told_two[0].told_to(ANN).facts == {"cards": "tempura maki2"}
    assert with_two.view(ANN).picked == ("tempura", "maki2")
    assert with_two.view(BOB).picked == ()


@covers("sushi-go 18.2")
def test_everybody_is_told_all_cards_at_the_reveal():
    state = position(hands=["squid egg pudding", "salmon tempura pudding"], collections={0: "chopsticks wasabi"})
    state.play(ANN, pick("pick egg squid"))

    told = state.play(BOB, pick("pick tempura"))

    lines = [(event.told_to(None).code.removeprefix("sushi-go-"), event.told_to(None).facts) for event in told]
    assert lines == [
        ("chose", {"player": BOB}),
        ("put-down-two", {"player": ANN, "cards": "egg squid"}),
        ("on-wasabi", {"player": ANN, "card": "egg"}),
        ("put-down", {"player": BOB, "cards": "tempura"}),
        ("passed-left", {"number": 2}),
    ]
    assert state.view(None).revealed == (("egg", "squid"), ("tempura",))


def test_a_hand_that_came_by_stays_known_since_all_that_is_taken_is_shown():
    state = sushi_go.start(3, seed=8)
    first_hands = [list(cards) for cards in state.hands]
    taken = [cards[0] for cards in first_hands]
    for seat in (ANN, BOB, CY):
        state.play(seat, pick(f"pick {NAMES[taken[seat]]}"))

    view = state.view(ANN)

    assert view.known[BOB] == named(first_hands[ANN][1:])
    assert view.known[ANN] == named(first_hands[CY][1:]) == view.hand
    assert view.known[CY] == ()
    assert state.view(BOB).known == ((), named(state.hands[BOB]), named(state.hands[CY]))


def test_hands_that_go_right_are_remembered_too():
    state = position(players=3, round=2, options={"pass": "alternate"})
    given = state.hands[ANN][1:]
    for seat in (ANN, BOB, CY):
        state.play(seat, pick(f"pick {NAMES[state.hands[seat][0]]}"))

    assert state.view(ANN).known == (named(state.hands[ANN]), (), named(given))


def test_chopsticks_that_were_put_back_are_known_to_lie_in_a_hand():
    state = position(hands={0: "squid egg pudding tempura sashimi maki1"}, collections={0: "chopsticks"}, players=5)
    picks = ["squid egg", *(NAMES[state.hands[seat][0]] for seat in range(1, 5))]
    for seat, cards in enumerate(picks):
        state.play(Seat(seat), pick(f"pick {cards}"))

    assert [state.returned_to(seat) for seat in range(5)] == [0, 1, 0, 0, 0]
    assert state.view(None).known[BOB] == ("chopsticks",)
    assert state.view(CY).known[BOB] == ("chopsticks",)
    assert len(state.view(ANN).known[BOB]) == 5


@pytest.mark.parametrize("seed", range(6))
def test_a_guess_keeps_known_hands_and_may_change_all_others(seed):
    chance = Fast(seed)
    state = sushi_go.start(2 + seed % 4, seed)
    for _ in range(3 * state.players):
        state.play(state.waiting[0], state.some(state.waiting[0], chance))
    seat = Seat(state.players - 1)
    view = state.view(seat)

    guesses = [sushi_go.guess(view, chance) for _ in range(8)]

    for guess in guesses:
        assert guess.view(seat) == view
        sushi_go.from_json(json.loads(json.dumps(guess.to_json())))
        for holder in range(state.players):
            if state.has_seen(seat, holder):
                assert guess.hands[holder] == state.hands[holder]
    assert len({tuple(guess.deck) for guess in guesses}) == 8


def test_an_onlookers_view_can_be_guessed_too():
    state = sushi_go.start(3, seed=1)

    assert sushi_go.guess(state.view(None), Fast(1)).view(None) == state.view(None)


@covers("sushi-go 15.1", "sushi-go 15.2", "sushi-go 15.3")
def test_collected_cards_lie_by_kind_with_nigiri_on_their_wasabi():
    cards = "maki1 squid wasabi tempura maki3 egg wasabi tempura chopsticks"
    state = position(hands=["pudding", "pudding"], collections=[cards, ""], options={"auto_last": "off"})

    assert state.view(BOB).collections[ANN] == (
        ("wasabi", "egg"),
        ("wasabi",),
        ("squid",),
        ("maki3", "maki1"),
        ("tempura", "tempura"),
        ("chopsticks",),
    )


@covers("sushi-go 13.1", "sushi-go 13.2")
def test_after_a_round_its_points_and_the_totals_are_shown():
    state = position(round=2, scores=(12, 20), hands=["squid egg", "salmon tempura"])
    state.play(ANN, pick("pick squid"))

    told = state.play(BOB, pick("pick salmon"))

    view = state.view(CY if state.players > 2 else None)
    assert len(view.round_points) == 2
    assert view.round_points[0] == (12, 20)
    assert view.result.scores == tuple(sum(points) for points in zip(*view.round_points, strict=True))
    facts = [event.told_to(None).facts for event in told if event.seen.code == "sushi-go-round-points"]
    assert [fact["points"] for fact in facts] == list(view.round_points[1])
    assert [fact["total"] for fact in facts] == list(view.result.scores)


@covers("sushi-go 13.3", "sushi-go 17.4")
def test_the_end_is_told_with_puddings_totals_and_places():
    state = position(round=3, hands=["pudding egg", "salmon tempura"], scores=(30, 20), puddings=(2, 1))
    state.play(ANN, pick("pick pudding"))

    told = [event.told_to(None) for event in state.play(BOB, pick("pick salmon"))]

    for_puddings = [line.facts for line in told if line.code == "sushi-go-pudding-points"]
    final = [line.facts for line in told if line.code == "sushi-go-final"]
    assert for_puddings == [{"player": 0, "number": 3, "points": 6}, {"player": 1, "number": 1, "points": 0}]
    assert tuple(line["points"] for line in final) == state.view(None).result.scores
    assert tuple(line["place"] for line in final) == state.view(None).result.places


def test_prompts_say_what_is_expected():
    state = position(hands={0: "squid egg tempura"}, collections={0: "chopsticks"})

    assert state.prompt(ANN).code == "sushi-go-pick-two"
    assert state.prompt(BOB).code == "sushi-go-pick-one"
    assert state.prompt(None).facts == {"round": 1, "number": 2}
    state.play(ANN, pick("pick squid egg"))
    assert state.prompt(ANN).facts == {"cards": "squid egg", "number": 1}

    between = position(phase="between", players=2)
    assert between.prompt(ANN).facts == {"round": 1, "next": 2, "number": 2}
    between.play(ANN, READY)
    assert between.prompt(ANN).code == "sushi-go-wait-ready"
    assert position(phase="over", players=2).prompt(ANN).code == "game-is-over"


def test_every_card_has_a_name_in_every_language():
    names = {
        language: [speech(language).card("sushi-go", NAMES[card]) for card in range(12)] for language in ("en", "ja")
    }

    assert names["en"][:6] == ["Tempura", "Sashimi", "Dumpling", "Maki×1", "Maki×2", "Maki×3"]
    assert names["ja"][-3:] == ["プリン", "わさび", "お箸"]
    assert all(len(set(spoken)) == 12 for spoken in names.values())


def test_a_view_holds_nothing_of_the_deck():
    """X-5"""
    state = sushi_go.start(2, seed=3)
    other = state.clone()
    other.deck = other.deck[::-1]

    assert msgspec.json.encode(state.view(ANN)) == msgspec.json.encode(other.view(ANN))
    assert state.view(ANN).deck_left == 88


def test_everybody_sees_what_the_running_round_counts_so_far():
    """Tempura 5 and the second most maki rolls 3; the most 6 and an egg 1: as if the round ended now."""
    ann, bob = "tempura tempura tempura maki3", "maki3 maki1 egg sashimi"
    state = position(hands={0: "pudding egg salmon squid wasabi pudding"}, collections={0: ann, 1: bob})

    assert state.view(BOB).so_far == (8, 7)
