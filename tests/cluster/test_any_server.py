"""Any server serves any table: what happens on one is seen on the others."""

from tests.live import Client

QUIET = {"turn_time_s": 0, "absent": "wait", "pace_ms": 0}


def test_a_move_on_one_server_is_seen_on_the_other(two):
    here, there = two
    ann = here.open_table(settings=QUIET)
    _, bob = there.sit(ann["table"], "Bob")
    one, other = Client(here, ann["table"], ann["token"]), Client(there, ann["table"], bob["token"])

    one.tell("start")
    other.wait_for(lambda client: client.shown["phase"] == "playing")
    for _ in range(6):
        mover, watcher = (one, other) if one.legal else (other, one)
        answer = mover.do(mover.legal[-1])
        assert answer["type"] == "done", answer
        for client in (mover, watcher):
            client.wait_for(lambda client, version=answer["version"]: client.shown["version"] >= version)

    assert one.lines == other.lines
    one.tell("say", text="hello")
    other.wait_for(lambda client: client.shown.get("words"))
