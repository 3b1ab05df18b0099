"""The clocks of a table, without a table."""

from cardtable.core.move import Seat
from cardtable.table.clocks import Clocks

ANN, BOB = Seat(0), Seat(1)


def asked_at(time):
    """Clocks of a table where Ann was asked at this time."""
    clocks = Clocks(time)
    clocks.ask(ANN)
    return clocks


def test_time_is_counted_from_the_question_on():
    assert asked_at(100.0).began(ANN) == 100.0


def test_a_clock_stands_while_its_player_reads_once_in_a_game():
    clocks = asked_at(100.0)

    clocks.hold(ANN, 130.0)
    clocks.let_go(ANN, 110.0)
    clocks.hold(ANN, 500.0)

    assert clocks.began(ANN) == 110.0


def test_a_pause_takes_nothing_of_the_time():
    clocks = asked_at(100.0)

    clocks.measured = 120.0
    clocks.pause()
    clocks.measured = 720.0
    clocks.resume()

    assert clocks.began(ANN) == 700.0


def test_whoever_is_asked_has_the_whole_time_again():
    clocks = asked_at(100.0)
    clocks.measured = 105.0
    clocks.ask(BOB)

    clocks.restart(300.0)

    assert (clocks.began(ANN), clocks.began(BOB)) == (300.0, 300.0)


def test_what_was_counted_stays_when_another_clock_measures():
    clocks = asked_at(100.0)
    clocks.hold(ANN, 115.0)
    clocks.measured = 120.0

    clocks.measure_from(5_000.0)

    assert clocks.measured - clocks.began(ANN) == 5.0
