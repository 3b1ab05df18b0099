"""What can be said to `cardtable serve`: each option with the variable of the environment that stands for it."""

from typing import Annotated, Any, Literal

import typer

type LogLevel = Literal["warning", "info"]


def _or_from(variable: str, help: str | None = None, **more: Any) -> Any:
    """An option that the environment may say too."""
    return typer.Option(envvar=f"CARDTABLE_{variable}", help=help, **more)


Host = Annotated[str, _or_from("HOST", "0.0.0.0 lets phones in.")]
Port = Annotated[int, _or_from("PORT")]
Database = Annotated[str, _or_from("DATABASE", "An SQLite file, or postgresql://…")]
Key = Annotated[str, _or_from("KEY", "Lets in only whoever has the link with it.")]
Origins = Annotated[list[str] | None, _or_from("ORIGINS", "Another page origin.")]
Public = Annotated[str, _or_from("PUBLIC", "The address by which others reach this server.")]
PushKey = Annotated[str, _or_from("PUSH_KEY", "File of `cardtable push-key`: calls absent players.")]
PushContact = Annotated[str, _or_from("PUSH_CONTACT", "mailto:… or https://…, told to push services.")]
PushServices = Annotated[list[str] | None, _or_from("PUSH_SERVICES", "Origin of another push service.")]
Thinkers = Annotated[str, _or_from("THINKERS", "Processes for bots, or the address of a Ray cluster.")]
Servers = Annotated[int, _or_from("WORKERS", "Servers behind one port, on PostgreSQL.", min=1)]
TablesDays = Annotated[int, _or_from("KEEP_TABLES_DAYS", "Days for tables that nobody touches.", min=1)]
HistoryDays = Annotated[int, _or_from("KEEP_HISTORY_DAYS", "Days for finished games.", min=1)]
MostTables = Annotated[int, _or_from("MOST_TABLES", "Tables in memory at once.", min=1)]
Logged = Annotated[LogLevel, _or_from("LOG_LEVEL", "warning or info.")]
Rate = Annotated[float, _or_from("RATE", "Factor on rate limits; 0 is none.")]
ListedHistory = Annotated[
    bool,
    typer.Option(
        "--listed-history/--whole-history",
        envvar="CARDTABLE_LISTED_HISTORY",
        help="Whether the history shows only games of listed tables.",
    ),
]
TrustProxy = Annotated[bool, _or_from("TRUST_PROXY", "Read addresses from X-Forwarded-For.")]
Local = Annotated[bool, typer.Option("--local", help="For this machine alone, whatever --host says.")]
Browser = Annotated[bool, typer.Option("--browser", help="Open the page when the server is up.")]
