"""Score for people who play with real cards: the same rules count it, and refuse what can't have been."""

import pytest

from cardtable.catalog import GAMES, game
from cardtable.core.chance import Fast
from cardtable.core.move import NotFound, Refused
from cardtable.review.score import best, check, score

CARDS = ["3 4 5 6 7 8 9 10", "11 12 13 14 15 16 17 18", "19 20 21 22 23 24 25 27"]


def told(name, players, *rounds, **options):
    return score(game(name), players, options, rounds)


def refusal(name, players, *rounds, **options):
    with pytest.raises(Refused) as found:
        told(name, players, *rounds, **options)
    return found.value.sentence


@pytest.mark.parametrize("kind", GAMES, ids=lambda kind: kind.name)
def test_every_game_asks_something_and_begins_at_nothing(kind):
    first = score(kind, max(kind.fewest, 3), {}, [])

    assert first.asks
    assert set(first.result.scores) == {0}
    assert not first.result.over


def test_a_run_of_geschenkt_counts_its_lowest_card():
    shown = told("geschenkt", 3, {"cards": CARDS, "chips": ["10", "20", "3"]})

    assert shown.result.scores == (3 - 10, 11 - 20, 19 + 27 - 3)
    assert shown.result.places == (2, 1, 3)
    assert shown.result.over
    assert shown.asks == []


def test_cards_and_chips_of_geschenkt_are_all_somewhere():
    short = ["3 4", *CARDS[1:]]

    assert refusal("geschenkt", 3, {"cards": short, "chips": ["10", "20", "3"]}).code == "geschenkt-score-cards-number"
    assert refusal("geschenkt", 3, {"cards": CARDS, "chips": ["1", "2", "3"]}).code == "geschenkt-score-chips-number"
    assert refusal("geschenkt", 3, {"cards": ["3", "3", ""], "chips": ["1"] * 3}).code == "score-too-often"


def test_wasabi_serves_the_nigiri_that_comes_after_it():
    first = "wasabi squid tempura tempura maki3 maki3 pudding egg salmon chopsticks"
    other = "squid wasabi sashimi sashimi sashimi dumpling dumpling maki1 egg egg"

    shown = told("sushi-go", 2, {"cards": [first, other]})

    assert shown.result.scores == (9 + 5 + 6 + 1 + 2, 3 + 10 + 3 + 3 + 3 + 1)
    assert refusal("sushi-go", 2, {"cards": [first, "egg"]}).code == "sushi-go-score-cards-number"


def test_puddings_of_sushi_go_count_after_three_rounds():
    plain = "tempura sashimi dumpling maki2 salmon sashimi dumpling tempura maki2"
    sweet = plain.replace("maki2", "pudding", 1)

    shown = told("sushi-go", 2, *[{"cards": [f"{sweet} maki3", f"{plain} maki1"]}] * 3)

    assert shown.result.over
    assert [part.points for part in shown.result.sheet[2][0]][-1] == 6


def test_rook_gives_what_was_captured_or_takes_the_bid():
    most = "R5 R10 R14 Y5 Y10 Y14 G5 G10 ROOK"

    made = told("rook", 4, {"bidder": ["1"], "bid": ["80"], "counters": ["", most]})
    lost = told("rook", 4, {"bidder": ["0"], "bid": ["80"], "counters": ["", most]})

    assert made.result.scores == (35, 85, 35, 85)
    assert lost.result.scores == (-80, 85, -80, 85)
    assert refusal("rook", 4, {"bidder": ["1"], "bid": ["72"], "counters": ["", most]}).code == "score-number"
    assert refusal("rook", 4, {"bid": ["80"], "counters": ["", most]}).code == "rook-score-bidder-missing"
    both = {"bidder": ["1"], "bid": ["80"], "counters": ["R5", "R10"]}
    assert refusal("rook", 4, both).code == "rook-score-counters-missing"


def test_rook_is_over_at_the_target_and_takes_no_further_round():
    won = {"bidder": ["0"], "bid": ["120"], "counters": ["", ""]}
    all_of_it = {**won, "counters": [" ".join(told("rook", 4).asks[2].deck), ""]}

    shown = told("rook", 4, *[all_of_it] * 3)

    assert shown.result.over
    assert shown.result.places == (1, 2, 1, 2)
    assert refusal("rook", 4, *[all_of_it] * 4).code == "score-is-over"


def test_shanko_counts_the_cards_in_hand_and_names_the_next_contract():
    shown = told("shanko", 3, {"winner": ["1"], "cards": ["A♠ Jk", "", "10♥ 2♣"]})

    assert shown.result.scores == (65, 0, 12)
    assert shown.about.facts == {"value": "round-2"}
    held = {"winner": ["1"], "cards": ["A♠", "K♠", "10♥"]}
    assert refusal("shanko", 3, held).code == "shanko-score-winner-holds"
    assert refusal("shanko", 3, {"winner": ["1"], "cards": ["", "", "10♥"]}).code == "shanko-score-holds-nothing"


def test_shanko_is_over_after_seven_rounds():
    rounds = [{"winner": ["0"], "cards": ["", "2♣"]}] * 7

    assert told("shanko", 2, *rounds).result.places == (1, 2)


def test_rummy_counts_hands_and_a_hundred_for_whoever_never_declared():
    deal = {"closer": ["0"], "declared": ["", "yes", ""], "cards": ["", "K♠ 5♥", "Jk 3♠"]}

    shown = told("rummy", 3, deal, deals=2)

    assert shown.result.scores == (0, 15, 150)
    assert not shown.result.over
    nothing = {**deal, "cards": ["", "", "Jk"]}
    assert refusal("rummy", 3, nothing).code == "rummy-score-holds-nothing"


def test_what_nobody_asked_is_refused():
    assert refusal("shanko", 2, {"colour": ["red"]}).code == "score-unknown"
    assert refusal("shanko", 2, {"winner": ["9"], "cards": ["", "2♣"]}).code == "chair-unknown"
    assert refusal("shanko", 2, {"winner": ["0"], "cards": ["", "nonsense"]}).code == "card-unknown"


def test_the_expert_finds_the_best_declaration_of_a_hand():
    found = best(game("rummy"), {}, 1, "7♠ 8♠ 9♠ K♥ K♦ K♣ 2♠ 3♥")

    assert sorted(found.melds) == ["7♠ 8♠ 9♠", "K♥ K♦ K♣"]
    assert found.says.facts == {"points": 54, "left": 2, "card": "3♥"}
    assert best(game("rummy"), {}, 1, "2♠ 3♥ 4♣").melds == []
    assert best(game("shanko"), {}, 1, "7s 7h 7d 9s 9h Jk 2c").says.facts == {"left": 2}
    assert best(game("shanko"), {}, 3, "7s 7h 7d 9s 9h Jk 2c").says.code == "shanko-score-none"


def test_a_declaration_is_judged_as_at_a_table():
    assert check(game("rummy"), {}, 1, "7♠8♠9♠ / K♥K♦K♣").says.facts == {"points": 54}
    assert check(game("shanko"), {}, 2, "7♠7♥7♦ / 3♣4♣5♣6♣").says.code == "shanko-score-met"
    for name, number, melds, code in [
        ("rummy", 1, "2♠3♠4♠ / K♥K♦K♣", "rummy-opening-points"),
        ("rummy", 1, "7♠8♠Jk / K♥K♦K♣", "rummy-opening-pure"),
        ("shanko", 1, "7♠7♥7♦ / 3♣4♣5♣6♣", "shanko-contract-needs"),
        ("shanko", 1, "7♠7♥8♦ / 3♣3♦3♠", "shanko-triplet-ranks"),
        ("shanko", 9, "7♠7♥7♦ / 3♣3♦3♠", "score-number"),
    ]:
        with pytest.raises(Refused) as found:
            check(game(name), {}, number, melds)
        assert found.value.sentence.code == code


def test_games_without_declarations_say_so():
    with pytest.raises(Refused) as found:
        best(game("rook"), {}, 1, "R5")

    assert found.value.sentence.code == "score-no-declarations"


@pytest.mark.parametrize("kind", [one for one in GAMES if one.name in ("rummy", "shanko")], ids=lambda kind: kind.name)
def test_what_the_expert_finds_is_good_by_the_rules(kind):
    chance = Fast(7)
    deck = [card for card, copies in score(kind, 4, {}, []).asks[-1].deck.items() for _ in range(copies)]
    found = 0
    for number in range(1, 60):
        chance.shuffle(order := list(range(len(deck))))
        round_number = number % 7 + 1
        melds = best(kind, {}, round_number, " ".join(deck[at] for at in order[:16])).melds
        if melds:
            found += 1
            check(kind, {}, round_number, " / ".join(melds))

    assert found > 5


def test_a_game_that_nobody_wrote_a_card_for_keeps_no_score(monkeypatch):
    kind = game("geschenkt")
    monkeypatch.setattr(kind, "score_card", None)

    with pytest.raises(NotFound):
        score(kind, 3, {}, [])
