"""The bond of a process with the one that started it: whoever works for another ends when that one does."""

import multiprocessing
import multiprocessing.connection
import os
import threading


def end_with_the_parent() -> None:
    """However the parent ends, by a signal or a fault: a process that works for nobody is of no use."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
