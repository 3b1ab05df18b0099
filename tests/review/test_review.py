"""A review prices decisions by what the player could know, and tells luck from skill."""

import json
from math import hypot

import pytest
from tests.review.games import expert_game
from typer.testing import CliRunner

from cardtable import catalog
from cardtable.bots.judge import MANY_LOOKS, MORE_LOOKS, Judge, Pricing, margins
from cardtable.catalog import brain
from cardtable.core.chance import Fast
from cardtable.core.move import Refused, Seat
from cardtable.games.geschenkt.moves import TAKE
from cardtable.live.files import save
from cardtable.main import app_for
from cardtable.review.review import came_about, decided_at, review, reviewable, thoughts, what_if
from cardtable.table.record import saved_game

SHALLOW = 4


@pytest.fixture(scope="module")
def game():
    return expert_game("sushi-go", 2, seed=3)


@pytest.fixture(scope="module")
def found(game):
    return review(game, thoughts(game, SHALLOW), SHALLOW)


def test_luck_and_skill_add_up_to_the_margin_and_to_nothing_over_all_seats(found):
    for share in found.shares:
        assert share.luck + share.skill == pytest.approx(share.margin, abs=0.02)
    for part in ("margin", "luck", "skill"):
        assert sum(getattr(share, part) for share in found.shares) == pytest.approx(0, abs=0.1)


def test_a_sentence_says_what_the_cards_brought_and_what_the_play(found):
    for share in found.shares:
        facts = share.told.facts
        signed = {part: facts[part] * (1 if facts[f"{part}_is"] == "gain" else -1) for part in ("margin", "luck")}
        assert signed == {"margin": round(share.margin), "luck": round(share.luck)}


def test_its_whole_points_add_up_where_rounding_each_alone_would_not():
    facts = came_about(Seat(0), 1.0, margin=20.2, luck=6.6).facts

    assert (facts["margin"], facts["luck"], facts["skill"]) == (20, 7, 13)


def test_the_parts_of_luck_are_the_deal_the_draws_and_what_was_hidden(game, found):
    """In Sushi Go! nothing is drawn."""
    for share in found.shares:
        parts = {part: number(share.cards.facts[part]) for part in ("deal", "draws", "hidden")}
        assert share.cards.code == "review-dealt"
        assert parts["deal"] == round(share.deal)
        assert parts["draws"] == share.draws == 0
        assert sum(parts.values()) == pytest.approx(share.luck, abs=1.5)


def test_what_was_hidden_is_as_uncertain_as_the_play_and_the_cards_together(found):
    for share in found.shares:
        assert share.cards.facts["error"] == round(share.cards_error)
        assert share.cards.facts["hidden_error"] == pytest.approx(hypot(share.error, share.cards_error), abs=0.6)


def number(signed):
    return int(signed.replace("−", "-"))


def test_the_same_game_gets_the_same_review(game, found):
    assert review(game, thoughts(game, SHALLOW), SHALLOW) == found


def test_every_chance_is_one_and_every_moment_a_decision_that_cost_something(found):
    by_step = {decision.step: decision for decision in found.decisions}
    assert all(0 <= decision.win <= 1 for decision in found.decisions)
    assert all(by_step[step].loss > by_step[step].error for step in found.moments)


def test_a_planted_blunder_is_among_the_moments():
    """Somebody takes the first card, a high one, for no chips at all."""
    games = (expert_game("geschenkt", 4, seed, lambda step, *_: TAKE if step == 1 else None) for seed in range(20))
    past = next(past for past in games if past.table(0).state.deck[-1] >= 30)

    found = review(past, thoughts(past, 24), 24)

    assert 1 in found.moments
    assert next(d for d in found.decisions if d.step == 1).best == "pay"


@pytest.mark.parametrize(
    ("loss", "varies", "looks"),
    [(0.3, 6.0, 1 + MANY_LOOKS), (0.1, 6.0, 1 + MORE_LOOKS), (0.1, 0.2, 1), (-0.9, 6.0, 1), (0.9, 0.1, 1)],
    ids=["costs much", "may cost much", "clearly costs little", "costs nothing", "clearly costs much"],
)
def test_a_move_is_looked_at_until_it_is_clear_what_it_costs_and_longer_where_that_is_much(
    monkeypatch, loss, varies, looks
):
    """In parts of what a stage varies; the better move, and that it is another one, is known before."""
    mind, kind = brain("geschenkt"), catalog.game("geschenkt")
    state, seen = kind.start(4, seed=1), []

    def look(judge, pricing, view, seat, moves, chance, guesses):
        seen.append(guesses)
        pricing.margins[0] += [mind.swing * loss + sign * mind.swing * varies / 2 for sign in (1, -1)] * (guesses // 2)
        pricing.margins[1] += [0.0] * guesses
        for wins in pricing.wins:
            wins += [0.0] * guesses

    monkeypatch.setattr(Judge, "_look", look)
    monkeypatch.setattr(Judge, "_first_look", lambda *_: finished_race())
    monkeypatch.setattr(mind, "studied", 40)
    Judge(kind, mind, 64).judge(state.knowledge(0), 0, TAKE, Fast(1))

    assert len(seen) == looks


def finished_race():
    """The first of two moves has won."""
    race = Pricing(2)
    race.left = [0]
    for column in race.margins:
        column += [0.0, 0.0]
    return race


def test_the_only_move_that_an_expert_thinks_of_can_be_tried_where_there_are_others(monkeypatch):
    mind, past = brain("shanko"), expert_game("shanko", 2, seed=4)
    monkeypatch.setattr(type(mind), "studied", 40)
    step = next(step for step in range(1, past.steps) if has_one_candidate(mind, *decided_at(past, step)))
    state, seat = decided_at(past, step)

    tried = what_if(past, step, str(mind.expert(state, seat, Fast(1))), SHALLOW)

    assert tried.played == tried.best
    assert tried.loss == 0


def has_one_candidate(mind, state, seat):
    return len(state.legal(seat)) > 1 and len(mind.move_ordering(state, seat, Fast(1))) == 1


def test_a_pudding_is_worth_something_before_puddings_are_counted():
    kind = catalog.game("sushi-go")
    judge, state = Judge(kind, brain("sushi-go"), SHALLOW), kind.position(phase="between", round=1, puddings=[2, 0])

    ahead = judge.outcome(state, judge.brain.stage(state), Fast(1))

    assert ahead[0] > margins(kind, state)[0]


def test_a_game_that_is_not_over_is_not_reviewed(game):
    running = type(game)("t", game.entries[:-5])

    with pytest.raises(Refused, match="review-not-over"):
        reviewable(running)


def test_the_command_tells_the_same_as_its_json(tmp_path, game, found):
    file = tmp_path / "game.cardtable"
    save(file, saved_game(game.whole, game.entries))
    words = ["review", str(file), "--depth", str(SHALLOW), "--language", "en"]

    spoken = CliRunner().invoke(app_for(words), words)
    written = CliRunner().invoke(app_for(words), [*words, "--json"])

    data = json.loads(written.stdout)
    assert [share["luck"] for share in data["shares"]] == [share.luck for share in found.shares]
    assert all(word in spoken.stdout for word in ("Luck", *data["players"]))
    assert spoken.stdout.count("the cards") == len(data["players"])
    for step in data["moments"]:
        assert f"Step {step}," in spoken.stdout


def test_what_is_no_game_is_refused_in_a_sentence(tmp_path):
    words = ["review", str(tmp_path / "nothing"), "--language", "en"]

    refused = CliRunner().invoke(app_for(words), words)

    assert refused.exit_code == 2
    assert "can't be read" in refused.output
