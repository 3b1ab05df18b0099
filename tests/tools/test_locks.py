"""The pins: every package by an exact version with hashes, and no address anywhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
PIN = re.compile(r"^[a-z0-9][a-z0-9._-]*==[^ ]+( ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}( \\)?$")


def unpinned(text):
    """The lines of a lock file that are neither a pin that goes on with a hash, nor a hash."""
    lines = text.splitlines()
    return [
        line
        for number, line in enumerate(lines)
        if not (HASH.match(line) or (PIN.match(line) and HASH.match("".join(lines[number + 1 : number + 2]))))
    ]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_with_hashes(lock):
    assert unpinned(lock.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "line",
    ["rich==15.0", "rich>=15 \\", "rich==15.0 \\", "--index-url https://example.org", "rich @ https://example.org"],
)
def test_a_package_without_a_hash_is_found(line):
    assert unpinned(f"{line}\n") == [line]


def test_uv_itself_is_pinned():
    setup = (ROOT / "tools" / "setup.sh").read_text("utf-8")

    assert re.search(r"^UV_VERSION=\d+\.\d+\.\d+$", setup, re.MULTILINE)
    assert not re.search(r"pip install [^|\n]* uv( |$)", setup, re.MULTILINE)
