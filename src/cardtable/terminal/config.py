"""What somebody always wants at their terminal: a file of theirs, in TOML. It is read, and never written.

name = "Ann"
language = "ja"
server = "https://cards.example"
theme = "light"       # auto, dark, light
deck = "four"         # two, four
hints = false
pace = 300
bell = false
mouse = false
"""

import os
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from cardtable.core.move import Refused


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str = ""
    language: str = ""
    server: str = ""
    theme: Literal["auto", "dark", "light"] = "auto"
    deck: Literal["two", "four"] = "two"
    """How many colours suits have."""
    hints: bool = True
    pace: Annotated[int, msgspec.Meta(ge=0)] | None = None
    """Milliseconds for which bots show themselves thinking."""
    bell: bool = True
    mouse: bool = True


def path() -> Path:
    """Where the file is, if there is one."""
    folder = os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config"
    return Path(folder) / "cardtable" / "config.toml"


def read_config() -> Config:
    """What stands in the file; without one, what is usual."""
    try:
        text = path().read_text("utf-8")
    except FileNotFoundError:
        return Config()
    except (OSError, UnicodeDecodeError) as fault:
        raise Refused("terminal-config", file=str(path()), fault=str(fault)) from None
    try:
        return msgspec.convert(tomllib.loads(text), Config, strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as fault:
        raise Refused("terminal-config", file=str(path()), fault=str(fault)) from None
