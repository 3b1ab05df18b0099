"""The short form of the fuzz drill."""

from tests.drills.fuzz import run


def test_every_malformed_message_is_answered_and_nothing_changes():
    answered, wrong = run(messages=2_000)

    assert (answered, wrong) == (2_000, [])
