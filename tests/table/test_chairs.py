"""Who sits where, and who somebody is: marks, coming back, taking back, removal."""

import pytest
from tests.table.story import Story

from cardtable.core.move import Refused, Seat
from cardtable.table import decide

ANN, BOB, CY = 0, 1, 2


def refused(decision, *given, **named):
    """The code of the refusal."""
    with pytest.raises(Refused) as refusal:
        decision(*given, **named)
    return refusal.value.sentence.code


def three():
    """Ann, who is the host, Bob and Cy, before the start."""
    story = Story("shanko")
    for name in ("Ann", "Bob", "Cy"):
        story.sits(name)
    return story


def test_the_first_to_sit_is_the_host_and_the_next_person_follows():
    story = three()
    story.happens(decide.seat_bot(story.table, "easy", 3, story.chance))

    assert story.table.host == ANN
    assert story.happens(decide.stand(story.table, ANN)).host == BOB
    story.happens(decide.stand(story.table, BOB))
    assert story.happens(decide.stand(story.table, CY)).host is None


def test_marks_follow_whoever_is_marked():
    story = three()
    story.happens(decide.arrange(story.table, {"youngest": BOB + 1}, {}))

    assert story.happens(decide.reseat(story.table, BOB, 4)).options["youngest"] == 5
    assert story.happens(decide.reseat(story.table, ANN, 4)).options["youngest"] == ANN + 1
    assert story.happens(decide.stand(story.table, ANN)).options["youngest"] == 0


def test_a_mark_is_a_seat_once_the_game_begins_and_nobody_marks_a_bot():
    story = Story("shanko")
    story.happens(decide.seat_bot(story.table, "easy", 0, story.chance))
    story.sits("Ann", 2)
    story.sits("Bob", 4)

    assert refused(decide.arrange, story.table, {"youngest": 1}, {}) == "chair-is-a-bots"
    story.happens(decide.arrange(story.table, {"youngest": 5}, {}))

    assert story.happens(decide.start(story.table)).options["youngest"] == 3


def test_chairs_change_places_with_all_that_is_theirs():
    story = three()
    story.happens(decide.mute(story.table, CY, on=True))

    table = story.happens(decide.reseat(story.table, ANN, CY))

    assert (table.chair_for("token of Ann"), table.chair_for("token of Cy")) == (CY, ANN)
    assert (table.host, table.chair_at(ANN).muted, table.chair_at(CY).muted) == (CY, True, False)


def test_a_name_that_looks_like_anothers_is_taken():
    story = three()

    for name in ("ann", "АNN", "Bоb", "C y"):
        assert refused(decide.sit, story.table, name, None, story.chance, token="t", key="k") == "name-taken"


def test_a_key_proves_whose_seat_it_is_and_the_old_token_dies():
    story = three()

    table = story.happens(decide.come_back(story.table, ANN, "key", token="new"))

    assert (table.chair_for("new"), table.chair_for("token of Ann")) == (ANN, None)
    assert not [line for line in table.lines if "came-back" in line.event.seen.code]


@pytest.mark.parametrize("proof", ["name", "consent"])
def test_whoever_comes_back_without_a_key_is_told_to_all_and_the_owners_token_lives(proof):
    story = three()

    table = story.happens(decide.come_back(story.table, ANN, proof, token="new"))

    assert (table.chair_for("new"), table.chair_for("token of Ann")) == (ANN, ANN)
    assert table.lines[-1].event.seen.code == f"table-came-back-by-{proof}"


def test_the_owner_takes_the_seat_back_and_the_visitor_looks_on():
    story = three()
    story.happens(decide.come_back(story.table, ANN, "name", token="new"))
    assert refused(decide.take_back, story.table, "new") == "seat-is-yours"

    table = story.happens(decide.take_back(story.table, "token of Ann"))

    assert (table.chair_for("new"), table.chair_for("token of Ann")) == (None, ANN)
    assert table.lines[-1].event.seen.code == "table-took-back"
    assert refused(decide.take_back, table, "token of Ann") == "seat-is-yours"


def test_a_second_visitor_sends_the_first_away():
    story = three()
    story.happens(decide.come_back(story.table, ANN, "name", token="first"))

    table = story.happens(decide.come_back(story.table, ANN, "name", token="second"))

    assert [table.chair_for(mark) for mark in ("first", "second", "token of Ann")] == [None, ANN, ANN]


def test_whoever_was_removed_before_the_start_does_not_sit_down_again_under_that_name():
    story = three()
    story.happens(decide.stand(story.table, BOB, removed=True))

    assert refused(decide.sit, story.table, "bob", None, story.chance, token="t", key="k") == "name-unwelcome"
    assert story.table.chair_for("token of Bob") is None


def test_whoever_was_removed_during_the_game_has_no_seat_and_does_not_come_back():
    story = Story().starts(3)
    story.happens(decide.come_back(story.table, BOB, "name", token="visitor"))

    table = story.happens(decide.leave(story.table, Seat(BOB), removed=True))

    assert table.chair_for("token of Bob") is table.chair_for("visitor") is None
    assert refused(decide.come_back, table, BOB, "key", token="t") == "seat-is-gone"
    assert refused(decide.play, table, Seat(BOB), "take", None) == "already-left"


def test_whoever_leaves_by_themselves_may_look_on_from_their_seat_and_hands_the_role_of_the_host_on():
    story = Story().starts(3)

    table = story.happens(decide.leave(story.table, Seat(ANN)))

    assert table.chair_for("token of Ann") == ANN
    assert table.host == BOB
    assert refused(decide.leave, table, Seat(ANN)) == "already-left"


def test_while_a_table_is_paused_nobody_moves_and_no_clock_runs():
    story = Story(settings={"turn_time_s": 20}).starts(3)
    (seat,) = story.table.state.waiting
    due = story.table.deadline(seat)

    table = story.happens(decide.pause(story.table, on=True))
    assert refused(decide.play, table, seat, "take", None) == "table-is-paused"
    assert refused(decide.pause, table, on=True) == "table-is-paused"
    assert table.deadline(seat) is None

    table = story.happens(decide.pause(story.table, on=False), seconds=100.0)
    assert table.deadline(seat) == due + 100.0
    assert decide.play(table, seat, "take", table.question(seat)).deed.move == "take"


def test_an_answer_to_a_question_that_is_gone_is_refused_and_other_seats_keep_theirs():
    story = Story("sushi-go").starts(3)
    asked = [story.table.question(Seat(seat)) for seat in range(3)]

    move = str(story.table.state.legal(Seat(1))[0])
    table = story.happens(decide.play(story.table, Seat(1), move, asked[1]))

    assert refused(decide.play, table, Seat(1), move, asked[1]) == "question-is-gone"
    assert [table.question(Seat(seat)) for seat in (0, 2)] == [asked[0], asked[2]]


def test_a_seat_that_a_bot_keeps_warm_is_the_bots_until_it_is_handed_back():
    story = Story().starts(3)
    (seat,) = story.table.state.waiting

    table = story.happens(decide.keep(story.table, seat, "medium"))
    assert table.bot_level(seat) == "medium"
    assert refused(decide.play, table, seat, "take", None) == "seat-is-kept"
    assert refused(decide.keep, table, seat, "medium") == "seat-is-a-bots-already"

    table = story.happens(decide.hand_back(story.table, seat))
    assert table.bot_level(seat) == ""
    assert decide.play(table, seat, "take", None)
