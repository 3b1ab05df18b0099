"""Sushi Go! by its rule sheet: what may be done, and what comes of it."""

from collections import Counter

import pytest
from tests.covers import covers

from cardtable import IllegalMove, Refused, game
from cardtable.core.chance import Fast
from cardtable.core.move import READY, Seat
from cardtable.games.sushi_go.cards import COUNTS, DECK, card_name, card_names, parse_cards
from cardtable.words import LANGUAGES, speech

ANN, BOB, CY = Seat(0), Seat(1), Seat(2)

sushi_go = game("sushi-go")
position = sushi_go.position
pick = sushi_go.parse_move


def play(state, *picks):
    """Everybody picks, from the first seat on; what is told of it."""
    return [event for seat, text in enumerate(picks) for event in state.play(Seat(seat), pick(f"pick {text}"))]


def put_down(state, seat):
    return card_names(state.collections[seat])


def hand(state, seat):
    return card_names(state.hands[seat])


def refusal(state, seat, text):
    """The code of the sentence with which a move is refused, after which nothing has changed."""
    before = state.to_json()
    with pytest.raises(IllegalMove) as refused:
        state.play(seat, pick(text))
    assert state.to_json() == before
    assert all(
        speech(language).says(refused.value.sentence, "sushi-go", ("Ann", "Bob", "Cy")) for language in LANGUAGES
    )
    return refused.value.sentence.code.removeprefix("sushi-go-")


def play_round(state, chance):
    number = state.round
    while state.is_picking and state.round == number:
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))


def test_the_deck_has_108_cards_and_54_maki_icons():
    """SG-E01, SG-01"""
    assert len(DECK) == 108
    assert Counter(map(card_name, DECK)) == {
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


@covers("sushi-go 3.5", "sushi-go 11.1", "sushi-go 11.2", "sushi-go 11.3", "sushi-go 11.4")
def test_chopsticks_let_a_player_pick_two_and_go_on_with_the_hand():
    """SG-E34, SG-11"""
    state = position(hands={0: "tempura sashimi pudding maki2"}, collections={0: "chopsticks"})
    before = put_down(state, ANN)

    play(state, "tempura maki2", card_name(state.hands[BOB][0]))

    assert put_down(state, ANN) == before.replace("chopsticks", "tempura maki2")
    assert hand(state, BOB) == "sashimi pudding chopsticks"


@covers("sushi-go 19.2")
def test_two_cards_without_chopsticks_in_front_are_refused():
    """SG-E35: chopsticks in the hand don't help"""
    state = position(hands={0: "tempura sashimi pudding chopsticks"})

    assert refusal(state, ANN, "pick tempura sashimi") == "no-chopsticks"
    assert refusal(state, ANN, "pick chopsticks tempura") == "no-chopsticks"


def test_chopsticks_serve_only_from_the_next_turn_on():
    """SG-11"""
    state = position(hands=["chopsticks tempura squid egg", "salmon salmon egg egg"])

    play(state, "chopsticks", "egg")

    assert any(str(move) == "pick salmon salmon" for move in state.legal(ANN))
    play(state, "salmon salmon", "tempura")
    assert hand(state, BOB) == "egg chopsticks"


@pytest.mark.parametrize("text", ["pick squid egg", "pick egg egg"])
def test_with_one_card_in_hand_chopsticks_are_of_no_use(text):
    """SG-E37, SG-13"""
    state = position(hands=["squid", "egg"], collections={0: "chopsticks"}, options={"auto_last": "off"})

    assert refusal(state, ANN, text) == "one-left"
    assert [str(move) for move in state.legal(ANN)] == ["pick squid"]


def test_with_two_cards_both_are_taken_and_the_chopsticks_passed_alone():
    """SG-13"""
    state = position(hands=["squid egg", "salmon tempura"], collections={0: "chopsticks"})

    play(state, "squid egg", "salmon")

    assert put_down(state, BOB).endswith("salmon chopsticks")
    assert put_down(state, ANN).endswith("squid egg tempura")


@pytest.mark.parametrize("text", ["pick tempura sashimi egg", "pick tempura tempura tempura tempura"])
def test_two_chopsticks_do_not_make_three_cards(text):
    """SG-E38, SG-12"""
    state = position(hands={0: "tempura sashimi pudding maki2 egg"}, collections={0: "chopsticks chopsticks"})

    assert refusal(state, ANN, text) == "too-many"

    play(state, "tempura egg", *(card_name(state.hands[seat][0]) for seat in range(1, 5)))
    assert put_down(state, ANN) == "chopsticks tempura egg"


def test_one_of_the_two_cards_may_be_chopsticks_again():
    """SG-14"""
    state = position(hands={0: "chopsticks squid pudding"}, collections={0: "chopsticks"})
    before = put_down(state, ANN)

    play(state, "chopsticks squid", card_name(state.hands[BOB][0]))

    assert put_down(state, ANN) == f"{before} squid"
    assert hand(state, BOB) == "pudding chopsticks"


@covers("sushi-go 10.1", "sushi-go 10.2", "sushi-go 10.3")
@pytest.mark.parametrize(
    ("picked", "lying", "gain"),
    [
        pytest.param("wasabi squid", ["squid"], 9, id="SG-E40"),
        pytest.param("squid wasabi", [""], 3, id="SG-E41"),
    ],
)
def test_two_cards_are_put_down_in_the_order_of_the_choice(picked, lying, gain):
    """SG-16"""
    state = position(hands={0: "wasabi squid pudding"}, collections={0: "chopsticks"})
    means = state.check(ANN, pick(f"pick {picked}")).means

    play(state, picked, card_name(state.hands[BOB][0]))

    assert means.facts["gain"] == gain
    assert state.to_json()["wasabi"][ANN] == lying


def test_an_open_wasabi_waits_for_the_next_nigiri():
    """SG-E41"""
    state = position(hands=["squid wasabi pudding egg", "salmon salmon salmon egg"], collections={0: "chopsticks"})

    play(state, "squid wasabi", "egg")
    play(state, "salmon", "pudding")

    assert state.to_json()["wasabi"][ANN] == ["salmon"]


@pytest.mark.parametrize(("picked", "lying"), [("egg squid", "egg"), ("squid egg", "squid")])
def test_of_two_nigiri_the_first_takes_the_only_wasabi(picked, lying):
    """SG-17, SG-18"""
    state = position(hands={0: "egg squid pudding"}, collections={0: "wasabi chopsticks"})

    play(state, picked, card_name(state.hands[BOB][0]))

    assert state.to_json()["wasabi"][ANN] == [lying]


def test_pairs_are_listed_in_both_orders_where_that_counts():
    state = position(hands={0: "squid egg wasabi tempura"}, collections={0: "chopsticks"})

    listed = [str(move).removeprefix("pick ") for move in state.legal(ANN)]

    assert listed == [
        *["tempura", "squid", "egg", "wasabi"],
        *["tempura squid", "tempura egg", "tempura wasabi", "squid egg", "squid wasabi", "egg wasabi"],
        *["wasabi squid", "wasabi egg"],
    ]
    assert state.check(ANN, pick("pick wasabi tempura")).move == pick("pick wasabi tempura")


def test_a_wasabi_on_which_a_nigiri_lies_is_used():
    """SG-18"""
    state = position(hands={0: "egg squid pudding"}, collections={0: "wasabi salmon"})

    assert state.means(ANN, pick("pick squid")).facts == {"card": "squid", "gain": 3}


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
