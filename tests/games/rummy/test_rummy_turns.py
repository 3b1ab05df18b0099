"""Turns of Rummy With Jokers: drawing, the first declaration, more melds and extensions."""

import pytest
from tests.covers import covers
from tests.games.rummy.at_the_table import (
    ANN,
    BOB,
    declared,
    draft,
    hand,
    play,
    position,
    refused,
    rummy,
    table,
    to_open,
)

from cardtable.core.cards import card_names, parse_cards
from cardtable.core.chance import Fast
from cardtable.core.move import IllegalMove, Incomplete
from cardtable.core.turns import DRAW
from cardtable.games.rummy.finder import Finder
from cardtable.games.rummy.melds import meld_of, points


@covers("rummy 16.1", "rummy 16.3", "rummy 16.4", "rummy 16.5", "rummy 2.2", "rummy 9.3")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_the_first_three_rounds_one_draws_and_discards(number):
    """RJ-01"""
    state = position(hands=["3C 4C 5C KC KD KH KS 9S 2D 4H 6H 8H 10S"], round=number, to_draw="7D")

    play(state, ANN, "draw")

    assert state.view(ANN).hand[-1:] == ("K♣",)
    assert "7♦" in state.view(ANN).hand
    assert refused(state, ANN, "declare 3C4C5C / KCKDKHKS ; discard 9S").code == "rummy-declare-early"
    assert refused(state, ANN, "extend 1 7D ; discard 9S").code == "rummy-declare-early"
    play(state, ANN, "discard 9S")
    assert (state.turn, card_names(state.discards[-1:])) == (BOB, "9♠")


@covers("rummy 16.3", "rummy 10.3")
def test_the_discard_pile_is_closed_in_the_first_three_rounds():
    """RJ-E34, RJ-04"""
    state = position(hands=["10H JH QH 6C 6D 2D 9S"], up_card="6S", round=2)

    said = refused(state, ANN, "take ; declare 10HJHQH / 6C6D6S ; discard 9S")

    assert (said.code, said.facts) == ("rummy-take-early", {"round": 2, "first": 4})


@covers("rummy 17.1", "rummy 17.2", "rummy 17.3", "rummy 2.3")
def test_a_turn_begins_with_a_card_from_the_draw_pile():
    state = position(hands=["2D 9S"], to_draw="7D 8D")

    assert refused(state, ANN, "discard 9S").code == "rummy-draw-first"
    play(state, ANN, "draw")
    assert hand(state, ANN) == "9♠ 2♦ 7♦"
    assert refused(state, ANN, "draw").code == "rummy-drawn-already"


@covers("rummy 18.1", "rummy 2.2", "rummy 10.3")
@pytest.mark.parametrize(("number", "is_allowed"), [(3, False), (4, True), (5, True)])
def test_the_first_declaration_is_possible_from_round_four_on(number, is_allowed):
    """RJ-01"""
    state = to_open("10H JH QH KH AH", round=number)

    if is_allowed:
        play(state, ANN, "declare 10HJHQHKHAH ; discard 9S")
        assert state.declared[ANN]
    else:
        said = refused(state, ANN, "declare 10HJHQHKHAH ; discard 9S")
        assert (said.code, said.facts) == ("rummy-declare-early", {"round": number, "first": 4})


@covers("rummy 3.1", "rummy 3.2", "rummy 18.2", "rummy 18.3", "rummy 18.5", "rummy 9.4", "rummy 17.7")
@pytest.mark.parametrize(
    ("melds", "points"),
    [
        pytest.param("10H JH QH / 6C 6D 6S", 48, id="RJ-E22"),
        pytest.param("AC 2C 3C / KC KD KH / AD AH AS", 75, id="RJ-E25"),
        pytest.param("10H JH QH KH AH", 50, id="RJ-E17"),
        pytest.param("3C 4C 5C / QC QD Jk / 7H 7S 7D", 63, id="with a joker"),
        pytest.param("AC 2C 3C / 8D Jk 10D / 4S 5S 6S", 57, id="a joker counts as its card"),
    ],
)
def test_a_first_declaration_of_48_points_with_a_pure_sequence_is_good(melds, points):
    """RJ-07"""
    state = to_open(melds.replace("/", ""))

    told = play(state, ANN, f"declare {melds} ; discard 9S")

    assert state.declared[ANN]
    assert (told[0].code, told[0].facts) == ("rummy-opened", {"player": ANN, "points": points})
    assert hand(state, ANN) == "2♦"


@covers("rummy 3.2", "rummy 18.2", "rummy 18.3", "rummy 9.4", "rummy 10.3")
@pytest.mark.parametrize(
    ("melds", "points"),
    [
        pytest.param("3C 4C 5C / KC KD KH", 42, id="RJ-E19"),
        pytest.param("9H 10H JH / 6C 6D 6S", 47, id="RJ-E23"),
        pytest.param("10H JH QH / 5C 5D 5S", 45, id="RJ-E26"),
    ],
)
def test_a_first_declaration_of_less_is_refused_with_what_is_missing(melds, points):
    state = to_open(melds.replace("/", ""))

    said = refused(state, ANN, f"declare {melds} ; discard 9S")

    assert said.code == "rummy-opening-points"
    assert said.facts == {"points": points, "needed": 48, "short": 48 - points}


@covers("rummy 3.3", "rummy 18.4", "rummy 23.4")
@pytest.mark.parametrize(
    ("melds", "points"),
    [
        pytest.param("QC QD Jk / 8D Jk 10D", 57, id="RJ-E20"),
        pytest.param("10H JH QH KH Jk", 50, id="RJ-15"),
        pytest.param("KC KD KH / QC QD QH", 60, id="sets alone"),
    ],
)
def test_a_first_declaration_without_a_pure_sequence_is_refused(melds, points):
    state = to_open(melds.replace("/", ""), round=5)

    said = refused(state, ANN, f"declare {melds} ; discard 9S")

    assert (said.code, said.facts) == ("rummy-opening-pure", {"points": points})


@covers("rummy 3.5", "rummy 17.9", "rummy 19.6", "rummy 22.1")
def test_extensions_do_not_count_towards_48_and_come_only_after_it():
    """RJ-E26, RJ-07"""
    state = to_open("10H JH QH 5C 5D 5S 10D", melds=["7D 8D 9D"], declared=[BOB])

    assert refused(state, ANN, "declare 10HJHQH/5C5D5S ; extend 1 10D ; discard 9S").code == "rummy-opening-points"
    assert refused(state, ANN, "extend 1 10D ; declare 10HJHQH/5C5D5S ; discard 9S").code == "rummy-extend-early"
    assert refused(state, ANN, "extend 1 10D ; discard 9S").code == "rummy-extend-early"


def test_melds_after_the_declaration_do_not_count_towards_48():
    """RJ-07"""
    state = to_open("10H JH QH 5C 5D 5S 7C 7D 7S")

    assert refused(state, ANN, "declare 10HJHQH/5C5D5S ; declare 7C7D7S ; discard 9S").code == "rummy-opening-points"
    play(state, ANN, "declare 10HJHQH/5C5D5S/7C7D7S ; discard 9S")
    assert state.declared[ANN]


@covers("rummy 17.5", "rummy 17.6", "rummy 17.8", "rummy 17.9", "rummy 19.1", "rummy 19.3", "rummy 3.5", "rummy 10.1")
def test_melds_and_extensions_may_follow_the_declaration_in_the_same_turn():
    """RJ-E28, RJ-35"""
    state = to_open("10H JH QH 6C 6D 6S 10D 3S 4S 5S", melds=["7D 8D 9D"], declared=[BOB])

    told = play(state, ANN, "declare 10HJHQH/6C6D6S ; extend 1 10D ; declare 3S4S5S ; discard 9S")

    assert table(state) == ["7♦ 8♦ 9♦ 10♦", "10♥ J♥ Q♥", "6♣ 6♦ 6♠", "3♠ 4♠ 5♠"]
    assert [sentence.code for sentence in told] == [
        "rummy-opened",
        "rummy-declared-run",
        "rummy-declared-set",
        "rummy-extended",
        "rummy-declared-run",
        "rummy-discarded",
    ]
    assert [meld.owner for meld in state.melds] == [BOB, ANN, ANN, ANN]


@covers("rummy 17.8", "rummy 19.2", "rummy 3.5")
def test_later_melds_need_neither_points_nor_a_pure_sequence():
    state = declared("2C 2D Jk 9S KH")

    play(state, ANN, "declare 2C2DJk ; discard KH")

    assert (table(state), hand(state, ANN)) == (["2♣ 2♦ Jk"], "9♠")


@covers("rummy 19.3", "rummy 22.1", "rummy 22.3", "rummy 4.1", "rummy 10.1")
@pytest.mark.parametrize(
    ("added", "lies"),
    [("6D", "6♦ 7♦ 8♦ 9♦"), ("10D", "7♦ 8♦ 9♦ 10♦"), ("6D10D", "6♦ 7♦ 8♦ 9♦ 10♦"), ("low Jk", "Jk 7♦ 8♦ 9♦")],
)
def test_whoever_has_declared_may_extend_anybodys_melds(added, lies):
    """RJ-E29"""
    state = declared("6D 10D Jk 9S KH", melds=[(BOB, "7D 8D 9D")])

    play(state, ANN, f"extend 1 {added} ; discard KH")

    assert table(state) == [lies]
    assert state.melds[0].owner == BOB


@covers("rummy 4.2", "rummy 19.4", "rummy 19.5")
@pytest.mark.parametrize(("added", "code"), [("5D", "rummy-extend-run"), ("10H", "rummy-extend-run")])
def test_an_extension_that_does_not_fit_is_refused(added, code):
    """RJ-E29"""
    state = declared("5D 10H 9S KH", melds=["7D 8D 9D"])

    assert refused(state, ANN, f"extend 1 {added} ; discard KH").code == code


@covers("rummy 22.4")
def test_a_set_grows_to_four_cards_and_no_further():
    """RJ-E31"""
    state = declared("QH QS 9S KH", melds=["QC QD Jk"])

    assert refused(state, ANN, "extend 1 QH ; extend 1 QS ; discard KH").code == "rummy-extend-set-full"
    play(state, ANN, "extend 1 QH ; discard KH")
    assert table(state) == ["Q♣ Q♦ Jk Q♥"]


def test_a_set_takes_no_suit_twice():
    """RJ-E32"""
    state = declared("QH 9S KH", melds=["QC QD QH"])

    assert refused(state, ANN, "extend 1 QH ; discard KH").code == "rummy-extend-set-suit"


def test_two_plays_may_extend_the_same_meld_and_melds_of_the_same_turn():
    state = declared("10D JD 3S 4S 5S 6S 9S KH", melds=["7D 8D 9D"])

    play(state, ANN, "extend 1 10D ; extend 1 JD ; declare 3S4S5S ; extend 2 6S ; discard KH")

    assert table(state) == ["7♦ 8♦ 9♦ 10♦ J♦", "3♠ 4♠ 5♠ 6♠"]


def test_a_pure_sequence_on_the_table_may_become_impure():
    """RJ-14"""
    state = declared("Jk 9S KH", melds=["7D 8D 9D"])

    play(state, ANN, "extend 1 Jk ; discard KH")

    assert table(state) == ["7♦ 8♦ 9♦ Jk"]
    assert state.view(None).melds[0].stands == ("7♦", "8♦", "9♦", "10♦")


def test_a_joker_laid_in_a_sequence_keeps_its_place():
    state = declared("Jk JD 9S KH", melds=["7D 8D 9D"])

    play(state, ANN, "extend 1 Jk ; extend 1 JD ; discard KH")

    assert table(state) == ["7♦ 8♦ 9♦ Jk J♦"]


def test_melds_on_the_table_are_neither_robbed_nor_rebuilt():
    """RJ-13, RJ-29"""
    state = declared("9D 9S KH", melds=["8D Jk 10D"])

    assert refused(state, ANN, "extend 1 9D ; discard KH").code == "rummy-extend-run"
    assert refused(state, ANN, "declare 9D9SJk ; discard KH").code == "turn-not-held"


@covers("rummy 8.1")
def test_prompts_say_what_is_expected():
    assert position(hands=["2D 9S"], round=1).prompt(ANN).code == "rummy-prompt-draw"
    assert position(hands=["2D 9S"], up_card="KS").prompt(ANN).facts == {"round": 4, "card": "K♠"}
    assert position(hands=["2D 9S"], drawn=True, round=2).prompt(ANN).code == "rummy-prompt-discard"
    assert to_open("3C 4C 5C").prompt(ANN).code == "rummy-prompt-open"
    assert declared("9S KH").prompt(ANN).code == "rummy-prompt-play"
    assert declared("9S KH").prompt(BOB).facts == {"player": ANN, "round": 6}


@covers("rummy 10.3")
def test_a_card_one_does_not_hold_is_named():
    state = declared("6D 9S KH", melds=["7D 8D 9D"])

    assert refused(state, ANN, "extend 1 10D ; discard KH").facts == {"card": "10♦"}
    assert refused(state, ANN, "discard AS").facts == {"card": "A♠"}
    assert refused(state, ANN, "extend 2 6D ; discard KH").facts == {"number": 2, "most": 1}


def test_a_draft_says_what_a_first_declaration_still_needs():
    """RJ-38"""
    state = to_open("3C 4C 5C QC QD Jk 8H 8D 8S")

    short = draft(state, ANN, "declare QCQDJk")
    enough = draft(state, ANN, "declare QCQDJk/8H8D8S")
    done = draft(state, ANN, "declare QCQDJk/8H8D8S/3C4C5C")

    assert (short.code, short.facts["points"], short.facts["short"], short.facts["pure"]) == (
        "rummy-draft-opening",
        30,
        18,
        "no",
    )
    assert (enough.code, enough.facts["short"], enough.facts["pure"]) == ("rummy-draft-opening", 0, "no")
    assert (done.code, done.facts["points"], done.facts["left"]) == ("rummy-draft-end", 66, 2)
    assert done.facts["jokers"] == "Jk=Q"


def test_a_draft_says_what_jokers_stand_for_and_what_is_left():
    """RJ-38"""
    state = declared("8D Jk 10D 9S KH", melds=["5H 6H 7H"])

    said = draft(state, ANN, "declare 8DJk10D")

    assert said.code == "rummy-draft-end"
    assert said.facts == {"points": 27, "jokers": "Jk=9♦", "left": 2, "value": 19}


def test_a_draft_says_when_the_last_card_closes_and_when_the_taken_one_is_unused():
    """RJ-38"""
    assert draft(declared("6D 10D", melds=["7D 8D 9D"]), ANN, "extend 1 6D").code == "rummy-draft-close"
    taking = position(hands=["4S KH", None], declared=[ANN], melds=["7D 8D 9D"], up_card="10D")
    assert draft(taking, ANN, "take").code == "rummy-draft-taken"
    assert draft(taking, ANN, "take ; extend 1 10D").code == "rummy-draft-end"


def test_a_checked_turn_is_canonical_and_says_what_it_means():
    """RJ-38"""
    state = declared("10D 8D Jk 9S KH 6H", melds=["7D 8D 9D"])

    checked = state.check(ANN, rummy.parse_move("turn DECLARE 10d jk 8d ; discard kh"))

    assert str(checked.move) == "turn declare 8♦Jk10♦ ; discard K♥"
    assert checked.means.code == "rummy-means-turn-discard"
    assert checked.means.facts["points"] == 27
    assert checked.means.facts["jokers"] == "Jk=9♦"


def test_nothing_of_a_turn_is_seen_before_it_is_played():
    """RJ-28, RJ-38"""
    state = declared("6D 10D KH", melds=["7D 8D 9D"])
    before = state.view(BOB)

    state.check(ANN, rummy.parse_move("extend 1 6D ; discard KH"))
    draft(state, ANN, "extend 1 6D")

    assert state.view(BOB) == before


@covers("rummy 2.1")
def test_only_the_player_in_turn_may_play():
    state = declared("6D 10D KH")

    with pytest.raises(IllegalMove) as refusal:
        state.play(BOB, DRAW)

    assert refusal.value.sentence.facts == {"player": ANN}
    assert state.legal(BOB) == ()


@pytest.mark.parametrize(
    ("written", "only_lacks"),
    [
        ("declare QCQDJk", True),
        ("declare QCQDJk/8H8D8S/3C4C5C", True),
        ("declare QCQDJk ; discard 8H", False),
        ("declare QCQDQH", False),
        ("extend 1 3C", False),
    ],
)
def test_a_draft_that_only_lacks_something_is_refused_as_incomplete(written, only_lacks):
    state = to_open("3C 4C 5C QC QD Jk 8H 8D 8S")

    with pytest.raises(IllegalMove) as refusal:
        play(state, ANN, written)

    assert isinstance(refusal.value, Incomplete) == only_lacks


@pytest.mark.parametrize(
    ("written", "canonical", "points"),
    [
        pytest.param("run Jk AC Jk", "run JkJkA♣", 30, id="Q K A is worth most"),
        pytest.param("run AC Jk Jk", "run A♣JkJk", 15, id="A 2 3 by its order"),
        pytest.param("run Jk Jk AC", "run JkJkA♣", 30, id="Q K A by its order"),
        pytest.param("run Jk Jk AC Jk", "run JkJkJkA♣", 40, id="J Q K A"),
    ],
)
def test_an_ace_that_could_stand_at_either_end_stands_where_the_sequence_counts_most(written, canonical, points):
    """RJ-12"""
    state = declared(f"{written.removeprefix('run ')} 2H 9S")

    checked = state.check(ANN, rummy.parse_move(f"declare {written} ; discard 2H"))

    assert str(checked.move) == f"turn declare {canonical} ; discard 2♥"
    assert checked.means.facts["points"] == points
    play(state, ANN, f"declare {written} ; discard 2H")
    laid = state.view(None).melds[-1]
    assert rummy.from_json(state.to_json()).view(None).melds[-1] == laid
    assert rummy.guess(state.view(BOB), Fast(1)).view(None).melds[-1] == laid


def test_the_finder_reads_runs_as_the_engine_does():
    """RJ-12: of the melds that an ace and jokers make it takes the one that counts most, and the engine agrees."""
    hand = parse_cards("AC Jk Jk Jk")

    for piece in Finder(hand).pieces:
        assert points(meld_of(piece.cards, piece.kind)) == piece.points
        assert meld_of(piece.cards, piece.kind).cards == piece.cards
