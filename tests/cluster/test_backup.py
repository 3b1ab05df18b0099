"""A house is copied by PostgreSQL's own tools while it is played in, and another one goes on from the copy."""

import os
import subprocess

from tests.cluster.servers import servers
from tests.live import Client
from tests.postgres import drop_database, new_database, programs

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


def run(program, *flags):
    command = [str(programs() / program), *map(str, flags)]
    subprocess.run(command, check=True, capture_output=True, cwd="/", env={"PATH": os.environ["PATH"]})


def test_a_copy_by_pg_dump_is_a_whole_house(postgres, database, tmp_path):
    copy, dump = new_database(postgres), tmp_path / "tables.dump"
    with servers(database, tmp_path, 1) as (here,):
        ann = here.open_table(bots=["easy", "easy"], settings=QUIET)
        one = Client(here, ann["table"], ann["token"])
        one.tell("start")
        one.wait_for(lambda client: client.shown["phase"] == "playing" and client.legal)
        run("pg_dump", "--format=custom", f"--file={dump}", database)
        lines = one.lines

    run("pg_restore", "--no-owner", f"--dbname={copy}", dump)
    with servers(copy, tmp_path, 1) as (there,):
        again = Client(there, ann["table"], ann["token"])
        again.wait_for(lambda client: client.legal)
        played_on = again.do(again.legal[-1])
    drop_database(postgres, copy)

    assert again.lines[: len(lines)] == lines
    assert played_on["type"] == "done"
