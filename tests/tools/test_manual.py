"""Manual pages and completion are read off the command line: nothing in it is missing there."""

import subprocess
import sys
import zipfile

import pytest
from typer.testing import CliRunner

from cardtable.core.level import LEVELS
from cardtable.main import COMMANDS, app_for
from cardtable.terminal.online.address import Address, keep_token
from cardtable.terminal.online.house import House

PAGES = [f"man/man1/cardtable{name}.1" for name in ("", *(f"-{command}" for command in COMMANDS))]
SCRIPTS = [
    "bash-completion/completions/cardtable",
    "zsh/site-functions/_cardtable",
    "fish/vendor_completions.d/cardtable.fish",
]


@pytest.fixture(scope="module")
def share(tmp_path_factory):
    folder = tmp_path_factory.mktemp("share")
    subprocess.run([sys.executable, "tools/manual.py", str(folder)], check=True, capture_output=True)
    return folder


def test_every_command_has_a_page_and_every_shell_a_script(share):
    made = {str(path.relative_to(share)) for path in share.rglob("*") if path.is_file()}

    assert made == {*PAGES, *SCRIPTS}
    assert all("_CARDTABLE_COMPLETE" in (share / script).read_text() for script in SCRIPTS)


def test_pages_name_options_exit_codes_and_files(share):
    play = (share / "man/man1/cardtable-play.1").read_text()

    assert all(f"\\fB\\-\\-{option}\\fR" in play for option in ("players", "bots", "seed", "resume", "plain"))
    assert all(f"\n{code}\n" in play for code in (0, 1, 2, 130))
    assert "config.toml" in play


def test_no_line_of_a_page_is_taken_for_a_command(share):
    known = (".TH", ".SH", ".TP", ".PP")

    for page in PAGES:
        for line in (share / page).read_text().splitlines():
            assert not line.startswith((".", "'")) or line.startswith(known), (page, line)


def test_bash_reads_its_script(share):
    subprocess.run(["bash", "-n", str(share / SCRIPTS[0])], check=True)


def test_a_wheel_brings_them_along_as_they_are_today(share, tmp_path):
    built = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    subprocess.run(built, check=True, capture_output=True)

    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        brought = {path: wheel.read(path) for path in wheel.namelist() if ".data/data/share/" in path}

    assert {path.partition(".data/data/share/")[2]: text for path, text in brought.items()} == {
        path: (share / path).read_bytes() for path in (*PAGES, *SCRIPTS)
    }


@pytest.fixture
def completed(tmp_path, monkeypatch):
    """What a shell offers behind a line, in a home with one finished game and one seat at a table."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (tmp_path / "cardtable" / "finished").mkdir(parents=True)
    (tmp_path / "cardtable" / "finished" / "osaka-ume-7.cardtable").touch()
    keep_token(Address(House("http://localhost:8000"), "kyoto-sakura-42"), "Ann", "secret")

    def offers(shell, line):
        words = line.split(" ")
        bash = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1)}
        typed = bash if shell == "bash" else {"_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"}
        environment = {"_CARDTABLE_COMPLETE": f"complete_{shell}", **typed}
        return CliRunner().invoke(app_for(words[1:]), [], env=environment, prog_name="cardtable").stdout

    return offers


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("cardtable ho", ["host"]),
        ("cardtable play ", ["rook", "sushi-go"]),
        ("cardtable play rook --o", ["--option"]),
        ("cardtable play rook --bots ", LEVELS),
        ("cardtable play rook --bots easy,ha", ["easy,hard"]),
        ("cardtable play geschenkt --option ", ["chips=eleven", "chips=official"]),
        ("cardtable replay ", ["osaka-ume-7"]),
        ("cardtable review ", ["osaka-ume-7"]),
        ("cardtable join ", ["kyoto-sakura-42"]),
    ],
)
def test_shells_complete_commands_options_games_levels_house_rules_and_ids(completed, shell, line, offered):
    found = completed(shell, line)

    assert all(word in found for word in offered), found
