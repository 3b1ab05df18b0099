"""A server with a planted fault: an answer to a question that is gone counts all the same. The fuzz drill must find
it out."""

from cardtable.main import run
from cardtable.table import decide

strict = decide.play


def play_whatever_was_asked(table, seat, text, answers, by="player"):
    return strict(table, seat, text, None, by)


if __name__ == "__main__":
    decide.play = play_whatever_was_asked
    run()
