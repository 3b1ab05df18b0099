"""Every message over a socket between a client and the server. Each is strictly typed and bounded; unknown fields are
refused."""

from string import ascii_letters, digits
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from cardtable.core.level import Level
from cardtable.core.options import Value
from cardtable.core.sentence import Fact, Sentence
from cardtable.table.log import LogLine, Word
from cardtable.table.table import Phase

MOST_BYTES = 4096
"""No message of a client is longer."""

ID_LETTERS = f"{ascii_letters}{digits}_-"
type Id = Annotated[str, Meta(min_length=1, max_length=40, extra_json_schema={"pattern": "^[A-Za-z0-9_-]+$"})]
"""A client's own name for a command: repeated, it counts once. The codec looks at its letters, which takes a quarter of
the time of a pattern."""
type MoveText = Annotated[str, Meta(min_length=1, max_length=1000)]
type Name = Annotated[str, Meta(max_length=60)]
type Secret = Annotated[str, Meta(min_length=1, max_length=100)]
type Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]*$")]
"""What a client adds to the deal."""
type ChairNumber = Annotated[int, Meta(ge=0, le=15)]
type Choices = dict[Annotated[str, Meta(max_length=40)], int | Annotated[str, Meta(max_length=40)]]


class FromClient(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """What a client may send over its socket."""


class Hello(FromClient, frozen=True):
    """The first message: who is there, and what is known already. Without a token: an onlooker."""

    token: Secret | None = None
    since: Annotated[int, Meta(ge=0)] = 0
    """The number of the last line of the log that this client has."""
    language: Literal["en", "ja"] = "en"
    screen: bool = False
    """Whether it is a screen that shows the table to a whole room."""


class Do(FromClient, frozen=True):
    """Make a move."""

    move: MoveText
    answers: int
    id: Id


class Ask(FromClient, frozen=True):
    """What do the rules think of this move?"""

    move: MoveText
    id: Id


class Hint(FromClient, frozen=True):
    """What would an expert do?"""

    id: Id


class Look(FromClient, frozen=True):
    """Show me the whole table again."""

    id: Id


class Say(FromClient, frozen=True):
    """A word or a reaction to the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=600)]
    id: Id
    reaction: bool = False


class Arrange(FromClient, frozen=True):
    """Host: other house rules or settings."""

    id: Id
    options: Choices = {}
    settings: Choices = {}


class SeatBot(FromClient, frozen=True):
    """Put a bot on a chair, before the start; during the game, let a bot play for somebody who is gone, or give a bot
    another level."""

    level: Level
    id: Id
    chair: ChairNumber | None = None


class Clear(FromClient, frozen=True):
    """Take a bot, or as the host somebody, from a chair; during the game a bot that keeps a seat warm goes first, and
    then the player is removed for good."""

    chair: ChairNumber
    id: Id


class Reseat(FromClient, frozen=True):
    """Move to another chair before the start; the host may move anybody."""

    chair: ChairNumber
    to: ChairNumber
    id: Id


class Ready(FromClient, frozen=True):
    """Say that you are ready; the game begins when everybody is. The nonce stirs the deal, whose commitment you saw."""

    on: bool
    id: Id
    nonce: Nonce = ""


class Start(FromClient, frozen=True):
    """Begin at once. The nonce stirs the deal, after its commitment was seen."""

    id: Id
    nonce: Nonce = ""


class Read(FromClient, frozen=True):
    """Say that you read how the game goes: your clock stands meanwhile, once in a game and for a minute at most."""

    on: bool
    id: Id


class Leave(FromClient, frozen=True):
    """Get up; during the game, for good."""

    id: Id


class Pause(FromClient, frozen=True):
    on: bool
    id: Id


class HandBack(FromClient, frozen=True):
    """Take one's seat back from the bot that kept it warm."""

    id: Id


class Host(FromClient, frozen=True):
    """Host: pass the role on."""

    chair: ChairNumber
    id: Id


class Mute(FromClient, frozen=True):
    chair: ChairNumber
    on: bool
    id: Id


class Abandon(FromClient, frozen=True):
    """Host: give the game up without a result."""

    id: Id


class Admit(FromClient, frozen=True):
    """Let somebody come back to a chair who has asked for it, or turn them away."""

    chair: ChairNumber
    id: Id
    on: bool = True


class Rematch(FromClient, frozen=True):
    """Open another table with the same people and rules."""

    id: Id


type Command = (
    Do | Ask | Hint | Look | Say | Arrange | SeatBot | Clear | Reseat | Ready | Start | Read | Leave | Pause | HandBack
    | Host | Mute | Abandon | Admit | Rematch
)  # fmt: skip


class FromServer(Struct, frozen=True, tag_field="type", tag=str.lower):
    """What the server may send over a socket."""


class Done(FromServer, frozen=True):
    """The command with this id has happened and is on disk."""

    id: str
    version: int


class Refusal(FromServer, frozen=True):
    """The command with this id has not happened, and why; nothing has changed."""

    id: str | None
    sentence: Sentence


class Opinion(FromServer, frozen=True):
    """What the rules think of a move: its canonical form and meaning, or what is wrong with it."""

    id: str
    legal: bool
    move: str
    means: Sentence
    open: bool = False
    """Whether a draft is right so far and only lacks what `means` says."""


class Advice(FromServer, frozen=True):
    """What an expert would do, and why."""

    id: str
    move: str
    why: Sentence


class ChairShown(Struct, frozen=True):
    name: str
    seat: int | None
    """The seat of this chair in the game, once it has started."""
    level: str
    """The level of a bot; empty for a person."""
    kept: str
    """The level of the bot that keeps this person's seat warm; empty otherwise."""
    connected: bool
    left: bool
    muted: bool
    ready: bool
    """Whether this person is ready to begin; bots always are."""


class ClockShown(Struct, frozen=True):
    """How many seconds a seat has left of how many."""

    seat: int
    left: float
    of: float


class LessonShown(Struct, frozen=True):
    """How far a lesson has come; what it says and asks for now, if it waits for you."""

    done: int
    of: int
    says: Sentence | None
    move: str | None


class TableShown(FromServer, frozen=True, tag="table"):
    """The whole table as this client may see it; lines and words only from where it last was. After it come changes."""

    number: int
    """The number of this picture; what changes after it is told by the next number."""
    id: str
    version: int
    game: str
    phase: Phase
    you: int | None
    """Your chair."""
    host: int | None
    chairs: list[ChairShown | None]
    options: dict[str, Value]
    settings: dict[str, Value]
    paused: bool
    abandoned: bool
    onlookers: int
    asking: list[int]
    """Chairs to which somebody wants to come back, and waits for the consent of another player."""
    commitment: str
    question: int | None
    clocks: list[ClockShown]
    lines: list[LogLine]
    words: list[Word]
    start_refused: Sentence | None = None
    """Why the game can't start yet."""
    rematch: str | None = None
    seed: str | None = None
    """The secret of the deal, told when the game is over for ever, where the game allows it."""
    nonces: list[str] = []
    hurried: bool = False
    """Whether bots think less than they like, because the house is busy."""
    screens: int = 0
    """How many of the onlookers are screens that show the table to a whole room."""
    lesson: LessonShown | None = None
    """Where this table is a lesson, and you learn."""
    view: Raw | UnsetType = UNSET
    """The game's own view, as the schema of that game describes it."""


class LineTold(Struct, frozen=True, array_like=True):
    """A line of the log in short: a list of these. One that ends after its facts goes on from the line before it: with
    the next number, in the same turn, at the same time."""

    code: str
    facts: dict[str, Fact]
    number: int = 0
    turn: int = 0
    at: float = 0.0


class Changes(FromServer, frozen=True):
    """What has changed since the picture before: what stands now at some places of the table and of its view, and what
    came to log and chat. A client that lacks the picture before asks for the whole table with `look`."""

    number: int
    """The picture before has the number before."""
    table: dict[str, Raw] = {}
    """By places: `chairs.2.ready` is whether the third chair is ready. The version is one more than before, where
    nothing else is said."""
    view: dict[str, Raw] = {}
    lines: list[LineTold] = []
    words: list[Word] = []


class Goodbye(FromServer, frozen=True):
    """The connection ends, and why."""

    sentence: Sentence
    again: bool = False
    """Whether to come back in a moment with a new hello: the reason lies with the server, or has passed."""
