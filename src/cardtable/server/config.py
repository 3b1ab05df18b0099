"""What a server can be told: by flags, or by environment variables that begin with CARDTABLE_."""

from dataclasses import dataclass
from pathlib import Path

PAGES = Path(__file__).parent / "pages"
ENGINE = Path(__file__).parent / "tab" / "engine"


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "cardtable.sqlite3"
    key: str = ""
    """What everybody must bring to come in; empty: nothing."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own that may open sockets."""
    pages: Path = PAGES
    engine: Path = ENGINE
    """What a browser needs to play without a server."""
    thinkers: str = "1"
    """How many processes bots think in, or the address of a Ray cluster."""
    workers: int = 1
    """Servers of this machine behind one port."""
    keep_tables_days: int = 30
    """How long a table that nobody touches is kept."""
    keep_history_days: int = 365
    listed_history: bool = True
    """Whether the history shows only finished games of listed tables, and those that were brought."""
    public: str = ""
    """The address by which others reach this server, like https://cards.example.org; wins over what can be guessed."""
    push_key: str = ""
    """The file with the key by which push services know this house; empty: nobody is called."""
    push_contact: str = ""
    """Whom those services may ask about this house."""
    push_services: tuple[str, ...] = ()
    """Origins of push services besides those of the great browsers."""
    log_level: str = "warning"
    most_tables: int = 20_000
    """Tables held in memory at once."""
    trust_proxy: bool = False
    """Whether the address of a client is read from X-Forwarded-For."""
    rate: float = 1.0
    """Multiplies every rate limit; 0 switches them off (for load tests)."""
