"""Where bots think in a tab: on the spot, for there is neither a process nor a thread beside this one."""

from cardtable.core.sentence import Sentence
from cardtable.server.rooms.mind import Question
from cardtable.wire.thinking import think, within


class InlineMind:
    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        seconds = min(question.seconds, patience)
        return think(question.game, question.level, question.view, question.seed, within(seconds))

    def end(self) -> None:
        """There is nothing to end."""
