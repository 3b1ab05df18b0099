"""Where bots think in a tab: on the spot, for there is neither a process nor a thread beside this one, and the page
stands still meanwhile: even advice has a clock here."""

from typing import Final

from cardtable.core.sentence import Sentence
from cardtable.server.rooms.mind import Question
from cardtable.wire.thinking import advise, think, within

ADVICE_S: Final = 1.0


class InlineMind:
    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        if question.seconds is None:
            return advise(question.game, question.view, within(ADVICE_S))
        seconds = min(question.seconds, patience)
        return think(question.game, question.level, question.view, question.seed, within(seconds))

    def end(self) -> None:
        """There is nothing to end."""
