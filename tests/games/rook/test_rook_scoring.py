"""Rook by its rule sheet: scores, the end of the game, and rounds."""

import pytest
from tests.covers import covers
from tests.games.rook.table import ANN, BOB, CY, DEE, all_ready, codes, do, in_turn, position, refusal, rook

from cardtable.core.chance import Fast
from cardtable.games.rook.rounds import Round, is_over, leading_team
from cardtable.words import LANGUAGES, speech

HANDS = ["R2", "R3", "R4", "R6"]


def play_last_trick(**described):
    """A round that ends now: Dee's six takes the last trick, which is worth nothing."""
    state = position(trump="green", turn=0, hands=HANDS, buried="B1 B2 B3 B4 Y1", **described)
    return state, in_turn(state, "play R2", "play R3", "play R4", "play R6")


@covers("rook 8.1", "rook 8.3", "rook 8.4", "rook 8.5", "rook 8.6")
@pytest.mark.parametrize(
    ("bid", "captured", "scores"),
    [
        pytest.param(80, (85, 35), (85, 35), id="RK-E31"),
        pytest.param(100, (95, 25), (-100, 25), id="RK-E32"),
        pytest.param(120, (120, 0), (120, 0), id="RK-E34"),
        pytest.param(120, (115, 5), (-120, 5), id="RK-E35"),
        pytest.param(70, (70, 50), (70, 50), id="exactly the bid"),
        pytest.param(70, (0, 120), (-70, 120), id="nothing captured"),
    ],
)
def test_the_bidders_score_their_captures_or_lose_the_bid(bid, captured, scores):
    """RK-23"""
    state, _ = play_last_trick(bid=bid, bidder=2, captured=captured)

    assert Round(ANN, bid, captured, (0, 0), None).scores == scores
    assert Round(BOB, bid, captured[::-1], (0, 0), None).scores == scores[::-1]
    assert state.scores == scores
    assert state.view(None).rounds[-1].scores == scores


@covers("rook 8.7", "rook 8.8", "rook 8.9", "rook 8.10")
@pytest.mark.parametrize(
    ("before", "bid", "captured", "after", "winner"),
    [
        pytest.param((285, 240), 80, (85, 35), (370, 275), 0, id="RK-E38"),
        pytest.param((295, 230), 90, (85, 35), (205, 265), None, id="RK-E40"),
        pytest.param((250, 250), 70, (60, 60), (180, 310), 1, id="RK-E41"),
        pytest.param((225, 255), 80, (80, 40), (305, 295), 0, id="RK-E43"),
        pytest.param((240, 270), 75, (75, 45), (315, 315), None, id="RK-E46"),
        pytest.param((20, 0), 100, (60, 60), (-80, 60), None, id="RK-E47"),
        pytest.param((250, 270), 75, (75, 45), (325, 315), 0, id="both above 300"),
        pytest.param((240, 275), 75, (75, 45), (315, 320), 1, id="both above 300, the others more"),
        pytest.param((230, 200), 70, (70, 50), (300, 250), 0, id="exactly 300"),
    ],
)
def test_the_game_is_won_with_300_and_more_than_the_others(before, bid, captured, after, winner):
    """RK-24"""
    state, events = play_last_trick(scores=before, bid=bid, bidder=0, captured=captured)

    assert state.scores == after
    assert (leading_team(after) if is_over(after, rounds=2) else None) == winner
    result = state.result
    assert result.scores == (after[0], after[1], after[0], after[1])
    assert result.over == (winner is not None)
    assert result.places == ({0: (1, 2, 1, 2), 1: (2, 1, 2, 1)}[winner] if result.over else ())
    assert ("rook-game-won" in codes(events)) == result.over


@covers("rook 8.8")
def test_the_target_counts_only_when_a_round_is_complete():
    """RK-24"""
    state = position(
        trump="green", scores=(295, 0), turn=0, hands=["R14 R2", "R3 R4", "R6 R7", "R8 R9"], bid=70, bidder=0
    )

    in_turn(state, "play R14", "play R3", "play R6", "play R8")

    assert not state.result.over
    assert state.waiting == (ANN,)


def test_equal_totals_above_the_target_play_on():
    """RK-E46, RK-24"""
    state, _ = play_last_trick(scores=(240, 270), bid=75, bidder=0, captured=(75, 45))

    all_ready(state)

    assert (state.view(None).phase, state.view(None).round) == ("auction", 2)


def test_with_a_target_of_500_300_is_not_enough():
    """RK-29"""
    state, _ = play_last_trick(scores=(285, 240), bid=80, bidder=0, captured=(85, 35), options={"target": 500})
    assert not state.result.over

    won, _ = play_last_trick(scores=(420, 240), bid=80, bidder=0, captured=(85, 35), options={"target": 500})
    assert won.result.over


@pytest.mark.parametrize("last", [10, 50, 200])
def test_after_the_last_round_that_the_house_allows_the_higher_total_wins(last):
    """RK-31"""
    options = {"max_rounds": last}
    before, _ = play_last_trick(scores=(10, -100), round=last - 1, bid=80, bidder=0, captured=(85, 35), options=options)
    state, _ = play_last_trick(scores=(10, -100), round=last, bid=80, bidder=0, captured=(85, 35), options=options)

    assert not before.result.over
    assert state.result.over
    assert (state.scores, state.result.places) == ((95, -65), (1, 2, 1, 2))


def test_equal_totals_share_the_win_after_the_last_round():
    """RK-31, X-4"""
    state, events = play_last_trick(scores=(0, 50), round=50, bid=80, bidder=0, captured=(85, 35))

    assert state.result.places == (1, 1, 1, 1)
    assert codes(events)[-1] == "rook-drawn"


def test_the_end_as_a_sum():
    assert is_over((300, 295), 3)
    assert not is_over((300, 300), 3)
    assert is_over((-50, -80), 50)
    assert not is_over((300, 0), 3, target=500)
    assert leading_team((-50, -80)) == 0
    assert leading_team((5, 5)) is None


@covers("rook 8.2")
def test_captured_points_of_a_full_round_add_up_to_120_and_all_are_multiples_of_5():
    """RK-E44, RK-E52, RK-02"""
    for seed in range(6):
        state, chance = rook.start(4, seed, {"max_rounds": 10}), Fast(seed)
        while state.waiting:
            seat = state.waiting[0]
            state.play(seat, state.some(seat, chance))
        for played in state.rounds:
            assert sum(played.captured) == 120
            assert all(points % 5 == 0 for points in (*played.captured, *played.scores))
        assert all(total % 5 == 0 for total in state.scores)


@covers("rook 10.1", "rook 10.2")
def test_the_results_of_a_round_are_told_and_shown():
    state, events = play_last_trick(scores=(100, 50), bid=80, bidder=0, captured=(85, 35))

    assert codes(events)[-4:] == ["rook-opens-nest", "rook-bid-made", "rook-scores", "rook-scores"]
    assert events[-2].told_to(BOB).facts == {
        "player": ANN, "player_partner": CY, "points": "+85", "total": 185,
    }  # fmt: skip
    line = state.view(DEE).rounds[-1]
    assert (line.bid, line.bidder, line.tricks, line.nest, line.scores) == (80, ANN, (85, 35), (0, 0), (85, 35))
    assert state.view(DEE).result.scores == (185, 85, 185, 85)


def test_the_sheet_adds_up_to_the_scores():
    state, chance = rook.start(4, 4, {"renege": "table_rules", "max_rounds": 10}), Fast(4)
    while state.waiting:
        seat = state.waiting[0]
        state.play(seat, state.some(seat, chance))

    result = state.result
    for seat in (ANN, BOB, CY, DEE):
        assert sum(part.points for line in result.sheet for part in line[seat]) == result.scores[seat]
    assert len(result.sheet) == len(state.rounds)


def test_the_sheet_names_tricks_nest_and_what_went_wrong():
    def parts(played, seat):
        won = {"captured": played["tricks"], "buried": "R5 G10 B2 Y3 R1", "turn": 0}
        state = position(phase="round_over", rounds=[played], bid=90, bidder=0, **won)
        return [(part.label.code, part.points) for part in state.result.sheet[0][seat]]

    made = {"bidder": 0, "bid": 90, "tricks": [80, 25], "nest": [15, 0], "offender": None}
    assert parts(made, CY) == [("rook-part-tricks", 80), ("rook-part-nest", 15)]
    assert parts(made, BOB) == [("rook-part-tricks", 25)]
    gone = {**made, "tricks": [60, 45]}
    assert parts(gone, CY) == [("rook-part-set", -90)]


@covers("rook 10.3")
def test_the_next_round_begins_when_all_four_are_ready():
    """RK-25"""
    state, _ = play_last_trick(bid=80, bidder=0, captured=(85, 35), dealer=3)
    assert state.waiting == (ANN, BOB, CY, DEE)

    do(state, CY, "ready")
    assert state.waiting == (ANN, BOB, DEE)
    assert refusal(state, CY, "ready").code == "rook-ready-already"
    assert state.prompt(CY).code == "rook-wait-ready"
    assert [str(state.default(seat)) for seat in state.waiting] == ["ready"] * 3
    for seat in (ANN, BOB, DEE):
        do(state, seat, "ready")

    assert (state.view(None).phase, state.dealer) == ("auction", ANN)


@covers("rook 10.6")
def test_the_winners_are_told_with_the_final_scores():
    state, events = play_last_trick(scores=(285, 240), bid=80, bidder=0, captured=(85, 35))

    assert events[-1].told_to(None).facts == {"player": ANN, "player_partner": CY, "total": 370, "other": 275}
    assert state.prompt(ANN).code == "game-is-over"
    assert refusal(state, ANN, "ready").code == "game-over"


@covers("rook 10.7")
def test_after_the_end_another_game_can_begin_with_the_same_house_rules():
    over, _ = play_last_trick(scores=(285, 240), bid=80, bidder=0, captured=(85, 35), options={"target": 300})

    again = rook.new(4, over.options, 77)

    assert again.scores == (0, 0)
    assert again.waiting


def test_a_set_bid_scores_nothing_for_captures():
    """RK-23"""
    played = Round(ANN, 100, (80, 25), (15, 0), None)

    assert played.captured == (95, 25)
    assert (played.losers, played.scores) == (0, (-100, 25))


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_below_nothing_are_told_with_one_kind_of_minus(language):
    _, events = play_last_trick(scores=(-60, 0), bid=80, bidder=0, captured=(60, 60))

    told = [speech(language).says(event.told_to(None), "rook", ("Ann", "Bob", "Cy", "Dee")) for event in events]

    assert any("−80" in line and "−140" in line for line in told)
    assert not any("-" in line for line in told)
