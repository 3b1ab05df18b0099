"""Processes by group and by session, as the kernel lists them: whoever starts some sees to it that none is left.
And what a command takes of a processor."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path

PARENT, GROUP, SESSION = 1, 2, 3
"""Where they stand in a line of /proc/<process>/stat, counted from the state."""
ZOMBIE = "Z"

MOST_SECONDS_FOR_HELP = 0.3 * 2
"""Of processor time: 0.3 on a machine that has nothing else to do, and a shared core takes longer for the same work."""


def processor_seconds(*command, **environment):
    """How much of a processor a command takes: the least of three times."""

    def once():
        before = os.times()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=environment or None)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    return min(once() for _ in range(3))


def children(parent):
    """The living processes that a process has started."""
    return _living(PARENT, parent)


def in_group(leader):
    """The living processes of a group."""
    return _living(GROUP, leader)


def in_session(leader):
    """The living processes of a session, whichever group they are in."""
    return _living(SESSION, leader)


def kill_group(leader):
    """As the power would: no time for anything, for nobody."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def kill_session(leader):
    for process in in_session(leader):
        with suppress(ProcessLookupError):
            os.kill(process, signal.SIGKILL)


def _living(field, leader):
    return [
        int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal() and _is_in(entry, field, leader)
    ]


def _is_in(entry, field, leader):
    try:
        state = (entry / "stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state[0] != ZOMBIE and int(state[field]) == leader
