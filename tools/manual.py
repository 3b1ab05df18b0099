"""Writes what shells and `man` know of Cardtable: manual pages, and completion for bash, zsh and fish.

python tools/manual.py FOLDER: the folders below it are those of $PREFIX/share. Every wheel brings them along, made when
it is built (`hatch_build.py`). Everything is read off the command line itself.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

import typer
from typer._completion_shared import get_completion_script

from cardtable.main import COMMANDS, app_for

NAME = "cardtable"
SCRIPTS = {
    "bash": f"bash-completion/completions/{NAME}",
    "zsh": f"zsh/site-functions/_{NAME}",
    "fish": f"fish/vendor_completions.d/{NAME}.fish",
}
EXIT = {
    "0": "It is done, or was left by quit.",
    "1": "A game that was verified doesn't hold; whoever read a pipe has closed it.",
    "2": "Refused, with a sentence on the error stream.",
    "130": "Stopped by Ctrl-C or a signal, or the input ended before the game did; the game is kept.",
}
FILES = {
    "$XDG_CONFIG_HOME/cardtable/config.toml": "What you always want: name, language, server, theme, deck, hints, pace,"
    " bell, mouse. Usually in ~/.config.",
    "$XDG_STATE_HOME/cardtable": "Unfinished and finished games, and your seats. Usually in ~/.local/state.",
}


def main() -> None:
    arguments = ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path, help="the folder to write into")
    arguments.add_argument("--version", default="", help="what is described; otherwise what is installed")
    wish = arguments.parse_args()
    for path, text in written(wish.version or metadata.version(NAME)):
        target = wish.folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    sys.stdout.write(f"{len(COMMANDS) + 1} manual pages, completion for {', '.join(SCRIPTS)}\n")


def written(version: str) -> Iterator[tuple[str, str]]:
    """Every file and what stands in it."""
    commands = whole()
    yield f"man/man1/{NAME}.1", overview(version)
    for name, command in commands.items():
        yield f"man/man1/{NAME}-{name}.1", page(name, command, version)
    for shell, path in SCRIPTS.items():
        yield path, get_completion_script(prog_name=NAME, complete_var="_CARDTABLE_COMPLETE", shell=shell) + "\n"


def whole() -> dict[str, Any]:
    """Every command, with all rooms loaded."""
    app = app_for([])
    app.registered_commands.clear()
    for module in dict.fromkeys(declared.module for declared in COMMANDS.values()):
        import_module(module).add_commands(app)
    group: Any = typer.main.get_command(app)
    return {name: group.commands[name] for name in COMMANDS}


def overview(version: str) -> str:
    listed = [item(f"\\fB{NAME} {_plain(name)}\\fR", declared.does) for name, declared in COMMANDS.items()]
    return "".join([*_head(NAME, version, "card games, one table", f"\\fB{NAME}\\fR COMMAND [OPTIONS]"),
                    ".SH COMMANDS\n", *listed, *_tail(f"{NAME}-{name}" for name in COMMANDS)])  # fmt: skip


def page(name: str, command: Any, version: str) -> str:
    """The manual page of a command: what it says of itself, and of each of its arguments and options."""
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option"]
    usage = " ".join([f"\\fB{NAME} {_plain(name)}\\fR", "[OPTIONS]", *(_placeholder(p) for p in arguments)])
    about = ".PP\n".join(f"{_plain(' '.join(part.split()))}\n" for part in command.help.split("\n\n"))
    described = [item(f"\\fI{_placeholder(p)}\\fR", p.help or "") for p in arguments]
    listed = [item(_spellings(p), p.help or "") for p in options]
    head = _head(f"{NAME}-{name}", version, COMMANDS[name].does, usage)
    return "".join([*head, ".SH DESCRIPTION\n", about, *described, ".SH OPTIONS\n", *listed, *_tail([NAME])])


def item(term: str, text: str) -> str:
    return f".TP\n{term}\n{_plain(text) or _plain('…')}\n"


def _head(title: str, version: str, does: str, usage: str) -> list[str]:
    return [
        f'.TH "{_plain(title.upper())}" 1 "" "{NAME} {version}" "Cardtable"\n',
        f".SH NAME\n{_plain(title)} \\- {_plain(does)}\n",
        f".SH SYNOPSIS\n{usage}\n",
    ]


def _tail(others: Any) -> list[str]:
    also = ", ".join(f"\\fB{_plain(other)}\\fR(1)" for other in others)
    return [
        ".SH EXIT STATUS\n",
        *(item(code, means) for code, means in EXIT.items()),
        ".SH FILES\n",
        *(item(f"\\fI{_plain(path)}\\fR", means) for path, means in FILES.items()),
        f".SH SEE ALSO\n{also}\n",
    ]


def _spellings(option: Any) -> str:
    return ", ".join(f"\\fB{_plain(spelling)}\\fR" for spelling in (*option.opts, *option.secondary_opts))


def _placeholder(parameter: Any) -> str:
    name = _plain(parameter.metavar or parameter.name.upper())
    return name if parameter.required else f"[{name}]"


def _plain(text: str) -> str:
    """Text as roff has it: hyphens that can be copied, and nothing that is read as a command."""
    escaped = text.replace("\\", "\\\\").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


if __name__ == "__main__":
    main()
