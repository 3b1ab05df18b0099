"""Saved games of Sushi Go!: restored exactly, and refused where they can't be."""

import json

import pytest
from tests.covers import covers

from cardtable import Refused, game
from cardtable.core.chance import Fast
from cardtable.games.sushi_go.cards import NAMES
from cardtable.words import LANGUAGES, speech

sushi_go = game("sushi-go")

MUTATIONS = 10_000


def saves_along(players, seed, options):
    """A save after each move of a random game."""
    state, chance = sushi_go.start(players, seed, options), Fast(seed)
    while state.waiting:
        yield state.to_json()
        seat = state.waiting[chance.below(len(state.waiting))]
        state.play(seat, state.some(seat, chance))
    yield state.to_json()


@covers("sushi-go 20.1", "sushi-go 20.3")
def test_a_save_holds_hands_collections_scores_and_the_round():
    """SG-33"""
    state = sushi_go.position(round=2, scores=(12, 20), hands=["squid egg", "salmon tempura"], picks={0: "egg"})

    save = json.loads(json.dumps(state.to_json()))

    assert save["hands"] == [["squid", "egg"], ["tempura", "salmon"]]
    assert (save["round"], save["phase"], save["scores"]) == (2, "picking", [12, 20])
    assert save["picks"] == [["egg"], []]
    assert [len(cards) for cards in save["collections"]] == [8, 8]
    assert len(save["deck"]) == 108 - 40
    assert len(save["past"]) == 1


@covers("sushi-go 20.2")
@pytest.mark.parametrize("players", range(2, 6))
def test_a_game_goes_on_exactly_where_it_was_saved(players):
    for number, save in enumerate(saves_along(players, players, {})):
        again = sushi_go.from_json(json.loads(json.dumps(save)))
        assert again.to_json() == save
        if number % 20 == 0:
            chances = Fast(number), Fast(number)
            twin = sushi_go.from_json(save)
            while again.waiting:
                seat = again.waiting[0]
                again.play(seat, again.some(seat, chances[0]))
                twin.play(seat, twin.some(seat, chances[1]))
            assert again.to_json() == twin.to_json()


def rows_of(save):
    """Every list of cards in a save that must be whole."""
    hands, collections = save["hands"], save["collections"]
    past = [row for played in save["past"] for row in played] if save["options"]["deck"] == "continue" else []
    return [save["deck"], *hands, *collections, *past]


def some(chance, things):
    return things[chance.below(len(things))] if things else None


def card_place(save, chance):
    row = some(chance, [row for row in rows_of(save) if row])
    return row, chance.below(len(row))


def double_a_card(save, chance):
    row, place = card_place(save, chance)
    row.insert(place, row[place])


def lose_a_card(save, chance):
    row, place = card_place(save, chance)
    row.pop(place)


def exchange_a_card(save, chance):
    row, place = card_place(save, chance)
    row[place] = some(chance, [name for name in NAMES if name != row[place]])


def misspell_a_card(save, chance):
    row, place = card_place(save, chance)
    row[place] = some(chance, ["", "Tempura", "tempuraa", 3, None, True, ["egg"]])


def lengthen_a_hand(save, chance):
    if not save["hands"][0]:
        return False
    giver = some(chance, [row for row in [save["deck"], *save["hands"][1:]] if row])
    save["hands"][0].append(giver.pop())
    return None


def put_down_too_early(save, chance):
    seat = chance.below(save["players"])
    if not save["hands"][seat]:
        return False
    save["collections"][seat].append(save["hands"][seat].pop())
    return None


def take_back(save, chance):
    seat = chance.below(save["players"])
    if not save["collections"][seat]:
        return False
    save["hands"][seat].append(save["collections"][seat].pop())
    return None


def change_a_score(save, chance):
    save["scores"][chance.below(save["players"])] += some(chance, [-40, -6, -1, 1, 2, 5, 1000])


def claim_another_phase(save, chance):
    save["phase"] = some(chance, [p for p in ("picking", "between", "over", "paused", None, 1) if p != save["phase"]])


def claim_another_round(save, chance):
    save["round"] = some(chance, [r for r in (0, 1, 2, 3, 4, "1", True, None, 1.0) if r is True or r != save["round"]])


def break_a_wasabi_link(save, chance):
    links = save["wasabi"][chance.below(save["players"])]
    if links and chance.below(2):
        place = chance.below(len(links))
        links[place] = some(chance, [n for n in ("", "squid", "salmon", "egg", "tempura") if n != links[place]])
    else:
        links.append(some(chance, ["", "squid", "egg"]))


def turn_wasabi_and_nigiri_round(save, chance):
    """Where no later nigiri would take the place of the one that loses its wasabi."""
    for cards in save["collections"]:
        nigiri = [place for place, name in enumerate(cards) if name in ("squid", "salmon", "egg")]
        if nigiri and nigiri[-1] and cards[nigiri[-1] - 1] == "wasabi" and cards.count("wasabi") == 1:
            last = nigiri[-1]
            cards[last - 1], cards[last] = cards[last], cards[last - 1]
            return None
    return False


def pick_what_is_not_there(save, chance):
    seat = chance.below(save["players"])
    missing = [name for name in NAMES if name not in save["hands"][seat]]
    save["picks"][seat] = [some(chance, missing)]


def pick_too_many(save, chance):
    seat = chance.below(save["players"])
    held = save["hands"][seat]
    save["picks"][seat] = held[:3] if "chopsticks" in save["collections"][seat] else held[:2]
    return None if len(save["picks"][seat]) >= 2 + ("chopsticks" in save["collections"][seat]) else False


def pick_for_all(save, chance):
    if not save["hands"][0]:
        return False
    save["picks"] = [[hand[0]] for hand in save["hands"]]
    return None


def be_ready_too_early(save, chance):
    save["ready"] = [True] * save["players"]


def put_more_chopsticks_back(save, chance):
    seat = chance.below(save["players"])
    save["returned"][seat] = save["hands"][seat].count("chopsticks") + 1


def reveal_something_else(save, chance):
    seat = chance.below(save["players"])
    save["revealed"][seat] = [*save["revealed"][seat], *save["revealed"][seat], "wasabi"]


def shuffle_too_often(save, chance):
    save["shuffles"] = some(chance, [n for n in (0, 1, 2, 3, 4, -1, "1", None) if n != save["shuffles"]])


def change_the_players(save, chance):
    save["players"] = some(chance, [n for n in (0, 1, 2, 3, 4, 5, 6, "3", None) if n != save["players"]])


def drop_a_field(save, chance):
    del save[some(chance, [name for name in save if name != "options"])]


def spoil_a_field(save, chance):
    save[some(chance, [name for name in save if name != "seed"])] = some(chance, [None, -7, "x", [None], {"a": 1}, 1.5])


def claim_another_house(save, chance):
    save["options"][some(chance, ["deck", "auto_last", "cheat"])] = some(chance, ["maybe", 1, None, True])


FAULTS = (
    *(double_a_card, lose_a_card, exchange_a_card, misspell_a_card, lengthen_a_hand, put_down_too_early, take_back),
    *(change_a_score, claim_another_phase, claim_another_round, break_a_wasabi_link, turn_wasabi_and_nigiri_round),
    *(pick_what_is_not_there, pick_too_many, pick_for_all, be_ready_too_early, put_more_chopsticks_back),
    *(reveal_something_else, shuffle_too_often, change_the_players, drop_a_field, spoil_a_field, claim_another_house),
)

HOUSES = ({}, {"deck": "reshuffle_all"}, {"auto_last": "off", "pass": "alternate"}, {"allow_reselect": "yes"})


@covers("sushi-go 19.4", "sushi-go 20.4")
def test_ten_thousand_broken_saves_are_refused_with_a_sentence():
    """SG-33"""
    games = [(players, players + n, house) for n, house in enumerate(HOUSES) for players in range(2, 6)]
    saves = [json.dumps(save) for players, seed, house in games for save in saves_along(players, seed, house)]
    chance, tried, sentences = Fast(33), dict.fromkeys(FAULTS, 0), {}

    while sum(tried.values()) < MUTATIONS:
        fault, broken = FAULTS[sum(tried.values()) % len(FAULTS)], json.loads(some(chance, saves))
        if fault(broken, chance) is False:
            continue
        with pytest.raises(Refused) as refused:
            sushi_go.from_json(broken)
        sentences[str(refused.value.sentence)] = refused.value.sentence
        tried[fault] += 1

    assert min(tried.values()) > 400
    for language in LANGUAGES:
        assert all(speech(language).says(sentence, "sushi-go", ()) for sentence in sentences.values())
