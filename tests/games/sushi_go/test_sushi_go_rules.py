"""Sushi Go! by its rule sheet: what may be done, and what comes of it."""

from collections import Counter

import pytest
from tests.covers import covers
from tests.games.sushi_go.at_the_table import ANN, BOB, CY, hand, pick, play, position, put_down, refusal, sushi_go

from cardtable import IllegalMove, Refused
from cardtable.core.chance import Fast
from cardtable.core.move import READY
from cardtable.games.sushi_go.cards import COUNTS, DECK, NAMES, parse_cards
from cardtable.words import LANGUAGES, speech


def play_round(state, chance):
    number = state.round
    while state.is_picking and state.round == number:
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))


def test_the_deck_has_108_cards_and_54_maki_icons():
    """SG-E01, SG-01"""
    assert len(DECK) == 108
    assert Counter(NAMES[card] for card in DECK) == {
        "tempura": 14,
        "sashimi": 14,
        "dumpling": 14,
        "maki2": 12,
        "maki3": 8,
        "maki1": 6,
        "salmon": 10,
        "squid": 5,
        "egg": 5,
        "pudding": 10,
        "wasabi": 6,
        "chopsticks": 4,
    }
    assert sum(count * COUNTS[f"maki{count}"] for count in (1, 2, 3)) == 54


@covers("sushi-go 2.1", "sushi-go 2.2", "sushi-go 2.3", "sushi-go 2.4")
@pytest.mark.parametrize(
    ("players", "size", "after_one", "after_three"), [(2, 10, 88, 48), (3, 9, 81, 27), (4, 8, 76, 12), (5, 7, 73, 3)]
)
def test_every_round_deals_hands_by_the_number_of_players(players, size, after_one, after_three):
    """SG-E02"""
    state, chance = sushi_go.start(players, seed=4), Fast(4)

    assert [len(cards) for cards in state.hands] == [size] * players
    assert len(state.deck) == after_one

    for _ in range(2):
        play_round(state, chance)
        for seat in state.waiting:
            state.play(seat, READY)
    assert [len(cards) for cards in state.hands] == [size] * players
    assert len(state.deck) == after_three


@covers("sushi-go 2.5")
def test_the_deck_is_shuffled_before_every_deal():
    deals = {tuple(map(tuple, sushi_go.start(3, seed=seed).hands)) for seed in range(40)}
    state = sushi_go.start(3, seed=1)

    assert len(deals) == 40
    assert state.shuffles == 1
    play_round(state, Fast(1))
    for seat in state.waiting:
        state.play(seat, READY)
    assert state.shuffles == 2


@pytest.mark.parametrize("players", [0, 1, 6, -1])
def test_other_than_two_to_five_players_are_refused_with_the_reason(players):
    """SG-E49, SG-30"""
    with pytest.raises(Refused) as refused:
        sushi_go.start(players, seed=7)

    assert refused.value.sentence.facts == {"game": "sushi-go", "number": players, "fewest": 2, "most": 5}


@covers("sushi-go 3.3", "sushi-go 3.4", "sushi-go 4.2")
def test_all_cards_are_revealed_at_once_when_everybody_has_chosen():
    state = position(hands=["tempura squid", "egg salmon", "maki1 maki2"])
    before = [put_down(state, seat) for seat in range(3)]

    play(state, "squid", "egg")

    assert [put_down(state, seat) for seat in range(3)] == before
    assert state.waiting == (CY,)

    state = position(hands=["tempura squid pudding", "egg salmon pudding", "maki1 maki2 pudding"])
    before = [put_down(state, seat) for seat in range(3)]
    play(state, "squid", "egg", "maki2")
    assert [put_down(state, seat) for seat in range(3)] == [
        f"{before[0]} squid",
        f"{before[1]} egg",
        f"{before[2]} maki2",
    ]
    assert [hand(state, seat) for seat in range(3)] == ["maki1 pudding", "tempura pudding", "salmon pudding"]


@covers("sushi-go 4.1")
def test_hands_go_to_the_left():
    """SG-E43, SG-31"""
    state = position(hands=["tempura tempura squid", "egg egg squid", "maki1 maki1 squid"])

    play(state, "squid", "squid", "squid")

    assert [hand(state, seat) for seat in range(3)] == ["maki1 maki1", "tempura tempura", "egg egg"]


@pytest.mark.parametrize(
    ("round_", "expected"),
    [(1, ["maki1", "tempura", "egg"]), (2, ["egg", "maki1", "tempura"]), (3, ["maki1", "tempura", "egg"])],
)
def test_a_house_can_pass_to_the_right_in_round_two(round_, expected):
    """SG-31"""
    state = position(
        round=round_,
        hands=["tempura tempura squid", "egg egg squid", "maki1 maki1 squid"],
        options={"pass": "alternate"},
    )

    play(state, "squid", "squid", "squid")

    assert [hand(state, seat).split()[0] for seat in range(3)] == expected
    assert state.view(ANN).direction == ("right" if round_ == 2 else "left")


@covers("sushi-go 4.3", "sushi-go 4.4")
@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 9), (4, 8), (5, 7)])
@pytest.mark.parametrize("auto_last", ["on", "off"])
def test_a_round_has_as_many_turns_as_cards_were_dealt(players, turns, auto_last):
    """SG-E50, SG-22, SG-23: chopsticks never change it"""
    state, chance = sushi_go.start(players, 3, {"auto_last": auto_last}), Fast(3)
    reveals = 0
    while state.is_picking:
        for seat in state.waiting:
            state.play(seat, state.some(seat, chance))
        reveals += 1
        assert len({len(cards) for cards in state.hands}) == 1

    assert reveals == (turns - 1 if auto_last == "on" else turns)
    assert [len(cards) for cards in state.collections] == [turns] * players
    assert len(state.result.sheet) == 1


def test_the_last_card_is_put_down_by_itself():
    """SG-22"""
    state = position(hands=["tempura squid", "egg salmon"])

    told = play(state, "tempura", "egg")

    assert not state.is_picking
    assert put_down(state, ANN).endswith("tempura salmon")
    assert put_down(state, BOB).endswith("egg squid")
    lines = [(event.seen.code, event.seen.facts.get("cards")) for event in told]
    assert ("sushi-go-put-down", "salmon") in lines


def test_a_house_can_leave_the_last_card_to_be_picked():
    """SG-22"""
    state = position(hands=["tempura squid", "egg salmon"], options={"auto_last": "off"})

    play(state, "tempura", "egg")

    assert state.is_picking
    assert [str(move) for move in state.legal(ANN)] == ["pick salmon"]
    play(state, "salmon", "squid")
    assert state.phase == "between"


@covers("sushi-go 19.1")
def test_a_card_that_is_not_in_hand_is_refused():
    """SG-E49"""
    state = position(hands={0: "tempura sashimi pudding"}, collections={0: "chopsticks"})

    assert refusal(state, ANN, "pick squid") == "not-in-hand"
    assert refusal(state, ANN, "pick tempura squid") == "not-in-hand"
    assert refusal(state, ANN, "pick tempura tempura") == "not-in-hand"


@covers("sushi-go 3.2", "sushi-go 19.3")
def test_a_choice_stands():
    """SG-E49, SG-19, SG-21"""
    state = position(hands={0: "tempura sashimi pudding"})

    play(state, "tempura")

    assert state.legal(ANN) == ()
    assert refusal(state, ANN, "pick sashimi") == "chosen-already"
    assert refusal(state, ANN, "pick tempura") == "chosen-already"
    assert state.view(ANN).picked == ("tempura",)


def test_a_house_can_allow_another_choice_until_the_reveal():
    """SG-19"""
    state = position(hands=["tempura sashimi pudding", "egg egg squid"], options={"allow_reselect": "yes"})

    play(state, "tempura")
    assert [str(move) for move in state.legal(ANN)] == ["pick sashimi", "pick pudding"]
    assert refusal(state, ANN, "pick tempura") == "chosen-the-same"
    state.play(ANN, pick("pick pudding"))
    assert state.waiting == (BOB,)
    state.play(BOB, pick("pick squid"))

    assert put_down(state, ANN).endswith("pudding")
    assert hand(state, BOB) == "tempura sashimi"


@covers("sushi-go 19.3")
def test_nothing_can_be_picked_between_rounds_or_after_the_end():
    """SG-21"""
    between = position(phase="between", players=2)
    over = position(phase="over", players=2)

    assert refusal(between, ANN, "pick tempura") == "between-rounds"
    assert refusal(over, ANN, "pick tempura") == "game-over"
    assert refusal(over, ANN, "ready") == "game-over"


def test_ready_is_for_between_the_rounds_and_said_once():
    picking, between = position(players=3), position(phase="between", ready=[True, False, False])

    assert refusal(picking, ANN, "ready") == "pick-first"
    assert refusal(between, ANN, "ready") == "ready-already"


@covers("sushi-go 16.1", "sushi-go 16.2")
def test_the_next_round_begins_when_everybody_is_ready():
    state = sushi_go.start(3, seed=2)
    assert state.round == 1

    play_round(state, Fast(2))

    assert state.phase == "between"
    assert state.waiting == (ANN, BOB, CY)
    assert state.default(ANN) == READY
    state.play(CY, READY)
    state.play(ANN, READY)
    assert (state.round, state.waiting) == (1, (BOB,))
    state.play(BOB, READY)
    assert (state.round, state.phase, state.waiting) == (2, "picking", (ANN, BOB, CY))


@covers("sushi-go 16.4")
def test_a_new_round_clears_everything_but_puddings():
    """SG-15"""
    state = position(collections=["pudding pudding wasabi chopsticks " + 6 * "tempura ", "pudding " + 9 * "maki2 "])

    for seat in (ANN, BOB):
        state.play(seat, READY)

    assert state.collections == [[], []]
    assert state.view(None).collections == ((("pudding", "pudding"),), (("pudding",),))
    assert state.view(None).puddings == (2, 1)


@covers("sushi-go 16.2", "sushi-go 16.3")
def test_the_game_ends_after_round_three():
    """SG-24"""
    state = position(round=3, hands=["tempura squid", "egg salmon"])

    told = play(state, "tempura", "egg")

    assert (state.round, state.phase, state.waiting) == (3, "over", ())
    assert state.result.over
    assert "sushi-go-pudding-points" in [event.seen.code for event in told]


def test_the_next_rounds_are_dealt_from_the_rest():
    """SG-02"""
    state = sushi_go.start(4, seed=9)
    play_round(state, Fast(9))
    gone = Counter(card for cards in state.collections for card in cards)

    for seat in state.waiting:
        state.play(seat, READY)

    left = Counter([*state.deck, *(card for cards in state.hands for card in cards)])
    assert left == Counter(DECK) - gone


def test_a_clone_that_gets_the_cards_of_a_round_back_leaves_the_deck_of_its_original_alone():
    """SG-23"""
    state, chance = sushi_go.start(2, 9, {"deck": "reshuffle_all"}), Fast(9)
    play_round(state, chance)
    before, twin = state.to_json(), state.clone()

    for seat in twin.waiting:
        twin.play(seat, READY)

    assert twin.round == 2
    assert state.to_json() == before


def test_a_house_can_shuffle_all_but_kept_puddings_again():
    """SG-02"""
    state = sushi_go.start(4, 9, {"deck": "reshuffle_all"})
    play_round(state, Fast(9))
    kept = sum(state.view(None).puddings)

    for seat in state.waiting:
        state.play(seat, READY)

    there = Counter([*state.deck, *(card for cards in state.hands for card in cards)])
    assert kept > 0
    assert there == Counter(DECK) - Counter([parse_cards("pudding")[0]] * kept)


@pytest.mark.parametrize(
    ("cards", "expected"),
    [("chopsticks maki1 squid", "squid"), ("egg wasabi pudding", "pudding"), ("maki3 maki2 tempura", "maki3")],
)
def test_silence_picks_by_the_hand_alone(cards, expected):
    state = position(hands={0: cards})

    assert state.default(ANN) == pick(f"pick {expected}")


@pytest.mark.parametrize(("ties", "expected"), [("split", [3, 3, 0, 0]), ("full", [6, 6, 3, 3])])
def test_the_house_rule_for_maki_ties_counts_in_the_game(ties, expected):
    """SG-04"""
    rows = [
        "maki2 maki2" + 6 * " tempura",
        "maki2 maki2" + 6 * " sashimi",
        "maki2" + 7 * " dumpling",
        "maki2" + 7 * " salmon",
    ]

    result = position(collections=rows, options={"maki_ties": ties}).result

    assert [parts[0].points for parts in result.sheet[0]] == expected


@covers("sushi-go 12.3", "sushi-go 12.5")
@pytest.mark.parametrize(("ties", "expected"), [("full", (6, 6, -6, -6)), ("split", (3, 3, -3, -3))])
def test_the_house_rule_for_pudding_ties_counts_in_the_game(ties, expected):
    """SG-07"""
    state = position(puddings=(3, 3, 1, 1), options={"pudding_ties": ties})

    assert state.view(None).pudding_points == expected
    before = [sum(points) for points in zip(*state.view(None).round_points, strict=True)]
    assert state.result.scores == tuple(a + b for a, b in zip(before, expected, strict=True))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pick", "sushi-go-pick-what"),
        ("pick 7S", "sushi-go-card-unknown"),
        ("eat egg", "move-unknown"),
        ("ready now", "move-takes-nothing"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text, code):
    with pytest.raises(IllegalMove) as refused:
        pick(text)

    assert refused.value.sentence.code == code
    assert all(speech(language).says(refused.value.sentence, "sushi-go", ()) for language in LANGUAGES)


def test_moves_are_read_as_they_are_written():
    assert str(pick("Pick  WASABI, squid")) == "pick wasabi squid"
    assert pick(str(pick("pick maki3"))) == pick("pick maki3")
    assert pick("ready") == READY


def test_an_absent_player_pauses_the_game_and_a_leaver_counts_as_absent():
    """SG-27, SG-35"""
    state = position(hands={0: "tempura sashimi pudding"})
    state.play(ANN, pick("pick pudding"))

    told = state.leave(ANN)

    assert sushi_go.absence == ("pause", "bot", "wait")
    assert [event.seen.code for event in told] == ["player-left"]
    assert state.view(BOB).left == (ANN,)
    assert state.view(BOB).doing == ("chosen", "choosing")
