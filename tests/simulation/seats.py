"""A plain model of a table's chairs, told by deeds alone: who sits where, who is the host, and who may do what.

It is written apart from the table on purpose, and short enough to be believed.
"""

from dataclasses import dataclass

from cardtable.table.deeds import (
    Abandoned,
    Arranged,
    CameBack,
    Hosted,
    Kept,
    Left,
    Muted,
    Played,
    Readied,
    Reseated,
    Said,
    Sat,
    Started,
    Stood,
    TookBack,
)


@dataclass
class Sitter:
    owner: str
    guest: str = ""
    is_bot: bool = False


class Seats:
    def __init__(self):
        self.chairs = {}
        self.host = None
        self.order = []
        """The chair of each seat, once the game has begun."""
        self.left = set()

    def chair_of(self, mark):
        """Where whoever has this token's hash sits."""
        return next((chair for chair, who in self.chairs.items() if mark and mark in (who.owner, who.guest)), None)

    def happen(self, deed):  # noqa: C901
        match deed:
            case Sat():
                self.chairs[deed.chair] = Sitter(deed.token, is_bot=bool(deed.level))
                if self.host is None and not deed.level:
                    self.host = deed.chair
            case CameBack(proof="key"):
                self.chairs[deed.chair] = Sitter(deed.token)
            case CameBack():
                self.chairs[deed.chair].guest = deed.token
            case TookBack():
                self.chairs[deed.chair].guest = ""
            case Stood():
                del self.chairs[deed.chair]
                self._pass_host(deed.chair, set(self.chairs))
            case Reseated():
                swapped = {deed.chair: deed.to, deed.to: deed.chair}
                self.chairs = {swapped.get(chair, chair): who for chair, who in self.chairs.items()}
                self.host = swapped.get(self.host, self.host)
            case Started():
                self.order = sorted(self.chairs)
            case Left():
                chair = self.order[deed.seat]
                self.left.add(chair)
                if deed.removed:
                    self.chairs[chair] = Sitter("", is_bot=self.chairs[chair].is_bot)
                self._pass_host(chair, set(self.chairs) - self.left, otherwise=self.host)
            case Hosted():
                self.host = deed.chair

    def may(self, mark, deed):  # noqa: C901
        """Whether whoever has this token's hash may do it now."""
        mine = self.chair_of(mark)
        is_host = mine is not None and mine == self.host
        match deed:
            case Said() | Readied():
                return deed.chair == mine
            case Played():
                return self.order[deed.seat] == mine
            case Left(removed=False):
                return self.order[deed.seat] == mine
            case Stood(removed=False):
                return deed.chair == mine
            case Stood():
                return is_host or (mine is not None and self.chairs[deed.chair].is_bot)
            case Left() | Arranged() | Hosted() | Muted():
                return is_host
            case Reseated():
                return is_host or deed.chair == mine
            case Kept(level="", removed=False):
                return self.order[deed.seat] == mine
            case Kept(level=""):
                return is_host
            case CameBack():
                return mine not in (None, deed.chair)
            case Abandoned():
                return mine is not None
            case _:
                return mine is not None

    def _pass_host(self, chair, staying, otherwise=None):
        if self.host == chair:
            people = sorted(number for number in staying if not self.chairs[number].is_bot)
            self.host = people[0] if people else otherwise
