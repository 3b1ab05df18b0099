"""Manual pages and completion are read off the command line: nothing in it is missing there."""

import subprocess
import sys

import pytest

from cardtable.main import COMMANDS

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
