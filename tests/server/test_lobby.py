"""Before the game: who sits where, by which rules, and why it can't start yet."""

import pytest
from tests.covers import covers
from tests.live import Client
from tests.server.test_seats import code


def host_and_guest(server, **wish):
    ann = server.open_table(**wish)
    _, bob = server.sit(ann["table"], "Bob")
    return Client(server, ann["table"], ann["token"]), Client(server, ann["table"], bob["token"])


@covers("sushi-go 1.3", "geschenkt 1.3")
def test_the_game_starts_with_two_and_says_why_not_with_one(server):
    seated = server.open_table()
    ann = Client(server, seated["table"], seated["token"])

    assert ann.shown["start_refused"]["facts"]["fewest"] == 2
    assert code(ann.tell("start")) == "players-number"
    server.sit(seated["table"], "Bob")
    assert ann.wait_for(lambda c: c.shown["chairs"][1]).shown["start_refused"] is None
    assert ann.tell("start")["type"] == "done"


def test_the_game_begins_when_everybody_is_ready_and_each_stirs_the_deal(server):
    ann, bob = host_and_guest(server)
    ann.tell("ready", on=True, nonce="from-ann")
    bob.wait_for(lambda c: c.shown["chairs"][0]["ready"])
    assert (bob.shown["phase"], bob.shown["chairs"][1]["ready"]) == ("lobby", False)

    bob.tell("ready", on=True, nonce="from-bob")

    ann.wait_for(lambda c: c.shown["phase"] == "playing")
    assert ann.shown["nonces"] == ["from-ann", "from-bob"]


def test_who_was_ready_for_other_house_rules_says_so_again(server):
    ann, bob = host_and_guest(server)
    bob.tell("ready", on=True)
    ann.wait_for(lambda c: c.shown["chairs"][1]["ready"])

    ann.tell("arrange", options={"chips": "official"})

    ann.wait_for(lambda c: not c.shown["chairs"][1]["ready"])
    bob.tell("ready", on=True)
    bob.tell("ready", on=False)
    assert bob.wait_for(lambda c: not c.shown["chairs"][1]["ready"]).shown["phase"] == "lobby"


def test_a_table_can_ask_for_more_players_than_the_game_does(server):
    ann, _ = host_and_guest(server, settings={"fewest": 3})

    assert code(ann.tell("start")) == "players-fewest"
    assert ann.shown["start_refused"]["facts"] == {"number": 2, "fewest": 3}
    ann.tell("seatbot", level="easy")

    assert ann.tell("start")["type"] == "done"


@covers("shanko 4.1")
def test_the_mark_of_the_youngest_follows_the_person_and_says_who_starts(server):
    """SH-32"""
    ann, bob = host_and_guest(server, game="shanko")
    ann.tell("seatbot", level="easy", chair=2)
    assert code(ann.tell("arrange", options={"youngest": 3})) == "chair-is-a-bots"
    assert code(ann.tell("arrange", options={"youngest": 5})) == "chair-empty"

    ann.tell("arrange", options={"youngest": 2})
    bob.tell("reseat", chair=1, to=6)
    bob.wait_for(lambda c: c.shown["options"]["youngest"] == 7)
    ann.tell("start")

    bob.wait_for(lambda c: c.shown["phase"] == "playing")
    assert bob.view["seat"] == 2
    assert bob.view["starter"] == 2


def test_a_rematch_keeps_chairs_rules_settings_and_the_mark(server):
    """SH-32"""
    ann, bob = host_and_guest(server, game="shanko", settings={"grace_s": 33})
    bob.tell("reseat", chair=1, to=5)
    ann.tell("arrange", options={"youngest": 6, "layoff": "sequences"})
    ann.tell("start")
    ann.wait_for(lambda c: c.shown["options"]["youngest"] == 2)
    ann.tell("abandon")

    ann.tell("rematch")

    fresh = Client(server, ann.wait_for(lambda c: c.shown["rematch"]).shown["rematch"], bob.token)
    assert (fresh.shown["you"], fresh.shown["phase"]) == (5, "lobby")
    assert (fresh.shown["options"]["youngest"], fresh.shown["options"]["layoff"]) == (6, "sequences")
    assert fresh.shown["settings"]["grace_s"] == 33


def test_the_mark_is_gone_with_who_gets_up(server):
    """SH-32"""
    ann, bob = host_and_guest(server, game="shanko")
    ann.tell("arrange", options={"youngest": 2})

    bob.tell("leave")

    ann.wait_for(lambda c: c.shown["options"]["youngest"] == 0)


@covers("rook 1.2", "rook 1.3")
def test_people_choose_their_partner_by_their_seat(server):
    ann, bob = host_and_guest(server, game="rook")
    teams = next(game for game in server.get("/api/games")[1] if game["name"] == "rook")["teams"]
    assert teams == [[0, 2], [1, 3]]

    bob.tell("reseat", chair=1, to=2)
    for chair in (1, 3):
        ann.tell("seatbot", level="easy", chair=chair)
    ann.tell("start")

    bob.wait_for(lambda c: c.shown["phase"] == "playing")
    assert [ann.wait_for(lambda c: c.view).view["seat"], bob.view["seat"]] == teams[0]


@covers("shanko 18.1")
def test_bots_come_and_go_by_level(server):
    ann, bob = host_and_guest(server)

    bob.tell("seatbot", level="hard", chair=4)
    ann.wait_for(lambda c: c.shown["chairs"][4])
    assert ann.shown["chairs"][4]["level"] == "hard"
    bob.tell("clear", chair=4)

    ann.wait_for(lambda c: c.shown["chairs"][4] is None)


def test_people_choose_their_seat_and_the_host_may_move_anybody(server):
    ann, bob = host_and_guest(server)

    assert bob.tell("reseat", chair=1, to=3)["type"] == "done"
    assert bob.wait_for(lambda c: c.shown["you"] == 3)
    assert code(bob.tell("reseat", chair=0, to=2)) == "host-only"
    assert ann.tell("reseat", chair=3, to=0)["type"] == "done"
    ann.wait_for(lambda c: c.shown["you"] == 3)
    assert ann.shown["host"] == 3


def test_the_host_chooses_house_rules_and_settings_in_sight_of_all(server):
    ann, bob = host_and_guest(server)

    assert code(bob.tell("arrange", options={"chips": "official"})) == "host-only"
    ann.tell("arrange", options={"chips": "official"}, settings={"turn_time_s": 45})

    bob.wait_for(lambda c: c.shown["options"]["chips"] == "official")
    assert bob.shown["settings"]["turn_time_s"] == 45


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"options": {"chips": "ten"}}, "option-value"),
        ({"options": {"colour": "red"}}, "option-unknown"),
        ({"settings": {"turn_time_s": 601}}, "option-value"),
        ({"settings": {"absent": "skip"}}, "option-value"),
        ({"settings": {"pace_ms": "x" * 41}}, "message-wrong"),
        ({"game": "chess"}, "game-unknown"),
        ({"bots": ["genius"]}, "message-wrong"),
        ({"seed": 1}, "message-wrong"),
    ],
    ids=str,
)
def test_wrong_wishes_are_refused_with_what_would_work(server, wish, why):
    status, answer = server.post("/api/tables", {"game": "geschenkt", **wish})

    assert status in (400, 404)
    assert code(answer) == why


def test_the_host_can_remove_and_mute_and_pass_the_role_on(server):
    ann, bob = host_and_guest(server)

    assert code(bob.tell("clear", chair=0)) == "host-only"
    ann.tell("mute", chair=1, on=True)
    assert code(bob.tell("say", text="hello")) == "word-muted"
    ann.tell("host", chair=1)
    bob.wait_for(lambda c: c.shown["host"] == 1)
    bob.tell("clear", chair=0)

    assert ann.wait_for(lambda c: c.shown["you"] is None)


def test_the_role_passes_on_when_the_host_is_gone_for_longer_than_the_grace(server):
    ann, bob = host_and_guest(server, settings={"grace_s": 1})

    ann.close()

    bob.wait_for(lambda c: c.shown["host"] == 1)
    assert any(line["sentence"]["code"] == "table-host" for line in bob.lines)


def test_the_role_passes_on_when_the_host_gets_up(server):
    ann, bob = host_and_guest(server)

    ann.tell("leave")

    bob.wait_for(lambda c: c.shown["host"] == 1)


def test_words_and_reactions_go_to_the_whole_table_as_plain_text(server):
    ann, bob = host_and_guest(server)
    assert code(ann.tell("say", text="much too long", reaction=True)) == "word-too-long"

    ann.tell("say", text="<b>hi</b>\u0007 there")
    bob.wait_for(lambda c: c.shown["words"])

    assert bob.shown["words"][-1]["text"] == "<b>hi</b> there"
    assert bob.shown["words"][-1]["name"] == "Ann"


def test_listed_tables_are_in_the_lobby_and_others_are_not(server):
    listed, private = server.open_table(settings={"listed": "yes"}), server.open_table()

    ids = [table["id"] for table in server.get("/api/tables")[1]]

    assert listed["table"] in ids
    assert private["table"] not in ids


def test_a_table_is_listed_as_its_host_has_arranged_it_last(server):
    ann, _ = host_and_guest(server)

    for listed in ("yes", "no"):
        ann.tell("arrange", options={}, settings={"listed": listed})
        ids = [table["id"] for table in server.get("/api/tables")[1]]
        assert (ann.shown["id"] in ids) == (listed == "yes")


def test_joining_after_the_start_is_refused(server):
    """SG-29"""
    ann, _ = host_and_guest(server)
    ann.tell("start")

    assert code(server.sit(ann.shown["id"], "Late")[1]) == "table-has-started"


def test_the_link_of_a_table_is_a_picture_for_phones(server):
    import urllib.request

    seated = server.open_table()
    with urllib.request.urlopen(f"{server.address}/api/tables/{seated['table']}/qr.svg") as answer:
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.read().startswith(b"<svg")


def test_every_answer_carries_the_safe_headers(server):
    import urllib.request

    with urllib.request.urlopen(f"{server.address}/health") as answer:
        policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe-eval" not in policy


def test_a_socket_from_a_strangers_page_is_refused(server):
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    seated = server.open_table()
    address = f"ws://127.0.0.1:{server.port}/ws/{seated['table']}"

    with pytest.raises(InvalidStatus), connect(address, origin="https://example.org"):
        pass
    with connect(address, origin=server.address) as socket:
        socket.send("{}")
