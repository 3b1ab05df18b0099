"""What a long drill has found so far, one line for each seed, so that it can be stopped and gone on with."""

import json
import time
from itertools import count


def results(file, one, until=float("inf")):
    """What `one` makes of seed 1, 2, 3 and so on, read where it is kept and made where it isn't, until it is time. A
    line that a crash cut short is made again. Without a file nothing is kept."""
    known = lines_of(file)
    yield from known
    for seed in count(len(known) + 1):
        if time.monotonic() >= until:
            return
        found = one(seed)
        if file is not None:
            with file.open("a", encoding="utf-8") as end:
                end.write(json.dumps(found) + "\n")
        yield found


def lines_of(file):
    """The whole lines of a file, which holds no others afterwards."""
    if file is None or not file.exists():
        return []
    whole, _, _ = file.read_text("utf-8").rpartition("\n")
    file.write_text(whole + "\n" if whole else "", "utf-8")
    return [json.loads(line) for line in whole.splitlines()]


def kept_in(folder, *names):
    """The file for one part of a drill; none where nothing is kept."""
    if folder is None:
        return None
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{'-'.join(names)}.jsonl"
