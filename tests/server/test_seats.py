"""No seat can be taken by another, and nobody loses theirs."""

import json
from contextlib import closing
from http.client import HTTPConnection
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from tests.covers import covers
from tests.live import Client, gathered
from tests.server.test_path_of_a_move import FAST, two_at_a_table, whose_turn


def code(answer):
    return answer["sentence"]["code"]


def cut_off(server, client, name):
    """End a client's connection, and wait until every server has noticed."""
    table = client.shown["id"]
    onlookers = [Client(one, table) for one in server.each()]
    client.close()
    for onlooker in onlookers:
        onlooker.wait_for(lambda c: not next(x for x in c.shown["chairs"] if x and x["name"] == name)["connected"])
        onlooker.close()
    return table


@covers("sushi-go 1.1", "sushi-go 1.2", "sushi-go 1.5", "sushi-go 21.1", "sushi-go 21.2", "sushi-go 21.3")
def test_a_table_has_an_id_of_region_flower_and_number_and_each_player_a_chair_of_their_own(server):
    ann = server.open_table()
    region, flower, number = ann["table"].split("-")

    _, bob = server.sit(ann["table"], "Bob")

    assert region.isalpha()
    assert flower.isalpha()
    assert 1 <= int(number) <= 9999
    assert (ann["chair"], bob["chair"]) == (0, 1)
    assert ann["token"] != bob["token"]


@covers("sushi-go 1.4")
def test_a_full_table_refuses_the_next_player_with_a_sentence(server):
    ann = server.open_table(bots=["easy"] * 6)

    status, answer = server.sit(ann["table"], "Eve")

    assert (status, code(answer)) == (400, "table-full")


@covers("sushi-go 21.4", "sushi-go 21.5")
def test_somebody_without_a_name_gets_a_famous_one_that_nobody_else_has(server):
    ann = server.open_table()

    names = [server.sit(ann["table"])[1]["name"] for _ in range(5)]

    assert all(names)
    assert len(set(names)) == 5


@covers("sushi-go 22.1", "sushi-go 22.2", "sushi-go 22.4")
def test_a_name_takes_its_own_seat_back_on_another_device_while_it_is_disconnected(server):
    """SG-28"""
    clients = two_at_a_table(server, settings={"return_s": 0})
    mover = whose_turn(clients)
    done = mover.do("pay")
    mover.wait_for(lambda c: c.shown["version"] == done["version"])
    name = mover.shown["chairs"][mover.shown["you"]]["name"]
    table = cut_off(server, mover, name)

    status, again = server.sit(table, f"  {name.upper()} ")

    back = Client(server, table, again["token"])
    assert status == 201
    assert back.view == mover.view
    assert back.lines[-1]["sentence"]["code"] == "table-came-back-by-name"


def test_right_after_a_line_broke_a_name_alone_opens_no_seat(server):
    ann, bob = two_at_a_table(server)
    table = cut_off(server, ann, "Ann")

    status, refusal = server.sit(table, "Ann")

    assert status == 400
    assert refusal["sentence"]["code"] == "seat-held-for-its-owner"
    assert 25 <= refusal["sentence"]["facts"]["seconds"] <= 30
    assert bob.shown["you"] == 1


def test_the_owners_device_takes_the_seat_back_from_whoever_came_by_name(server):
    ann, bob = two_at_a_table(server, settings={"return_s": 0})
    table = cut_off(server, ann, "Ann")
    _, thief = server.sit(table, "Ann")
    other = Client(server, table, thief["token"])
    assert other.shown["you"] == 0

    owner = Client(server, table, ann.token)

    assert owner.shown["you"] == 0
    other.wait_for(lambda c: c.shown["you"] is None)
    assert other.view["seat"] is None
    assert code(other.tell("say", text="it is me")) == "onlookers-look"
    bob.wait_for(lambda c: any(line["sentence"]["code"] == "table-took-back" for line in c.lines))


def test_whoever_asks_to_come_back_looks_on_until_another_player_agrees(server):
    ann, bob = two_at_a_table(server, settings={"rejoin": "ask", "onlookers": "no"})
    table = ann.shown["id"]
    ann.socket.close()
    bob.wait_for(lambda c: not c.shown["chairs"][0]["connected"])
    status, asking = server.sit(table, "Ann")
    again = Client(server, table, asking["token"])
    assert status == 201
    assert again.shown["you"] is None
    bob.wait_for(lambda c: c.shown["asking"] == [0])
    assert code(again.tell("admit", chair=0)) == "onlookers-look"

    bob.tell("admit", chair=0)

    again.wait_for(lambda c: c.shown["you"] == 0)
    assert again.shown["asking"] == []
    assert code(bob.tell("admit", chair=0)) == "nobody-asks"
    assert again.view["seat"] == 0
    assert again.lines


def asked_back(server, **settings):
    """Bob, who is asked, and the answer to somebody who asks for Ann's seat."""
    ann, bob = two_at_a_table(server, settings={"rejoin": "ask", **settings})
    table = ann.shown["id"]
    ann.close()
    bob.wait_for(lambda c: not c.shown["chairs"][0]["connected"])
    _, asking = server.sit(table, "Ann")
    return bob, table, asking


def test_whoever_waits_at_a_table_without_onlookers_sees_who_sits_there_and_nothing_of_the_game(server):
    bob, table, asking = asked_back(server, onlookers="no")
    bob.tell("say", text="who is there?")

    waiting = Client(server, table, asking["token"])

    assert waiting.shown["asking"] == [0]
    assert waiting.shown["chairs"][1]["name"] == "Bob"
    assert (waiting.view, waiting.lines, waiting.shown["words"], waiting.shown["nonces"]) == (None, [], [], [])
    request = Request(f"{server.address}/api/tables/{table}/log.json")
    request.add_header("Authorization", f"Bearer {asking['token']}")
    with pytest.raises(HTTPError, match="403"):
        urlopen(request)


def test_whoever_is_turned_away_may_go_on_looking_only_where_all_may(server):
    bob, table, asking = asked_back(server, onlookers="no")
    waiting = Client(server, table, asking["token"])
    bob.wait_for(lambda c: c.shown["asking"] == [0])

    assert bob.tell("admit", chair=0, on=False)["type"] == "done"

    assert waiting.is_sent_away()
    bob.wait_for(lambda c: c.shown["asking"] == [])
    assert code(bob.tell("admit", chair=0)) == "nobody-asks"


def test_only_one_may_ask_for_a_seat_so_that_consent_goes_to_whom_it_is_meant_for(server):
    """A stranger who asked before Ann did would be let in when Bob hears her knock."""
    bob, table, asking = asked_back(server)
    stranger = Client(server, table, asking["token"])
    stranger.wait_for(lambda c: c.shown["asking"] == [0])

    status, refusal = server.sit(table, "Ann")

    assert (status, code(refusal)) == (400, "seat-asked-for")
    bob.tell("admit", chair=0, on=False)
    stranger.wait_for(lambda c: c.shown["asking"] == [])
    _, ann = server.sit(table, "Ann")
    bob.tell("admit", chair=0)
    assert Client(server, table, ann["token"]).shown["you"] == 0
    assert stranger.wait_for(lambda c: c.shown["chairs"][0]["connected"]).shown["you"] is None


@covers("sushi-go 22.3")
def test_the_others_are_told_who_is_gone_and_who_is_back(server):
    ann, bob = two_at_a_table(server)
    table = cut_off(server, ann, "Ann")
    bob.wait_for(lambda c: not c.shown["chairs"][0]["connected"])

    Client(server, table, ann.token)

    bob.wait_for(lambda c: c.shown["chairs"][0]["connected"])


@pytest.mark.parametrize("name", ["Ann", "ANN", "Ａｎｎ", "Αnn", "An n"])
def test_a_connected_seat_is_never_taken_whatever_letters_the_name_is_written_in(server, name):
    ann, _ = two_at_a_table(server)

    status, answer = server.sit(ann.shown["id"], name)

    assert (status, code(answer)) == (400, "name-at-the-table")


@covers("sushi-go 22.5")
def test_the_same_name_at_another_table_is_another_player(server):
    first, second = server.open_table(), server.open_table()

    assert first["table"] != second["table"]
    assert first["token"] != second["token"]
    assert Client(server, second["table"], first["token"]).shown["you"] is None


def test_a_table_that_asks_for_keys_wants_the_seats_key(own_server):
    ann = own_server.open_table(settings={"listed": "yes"})
    cut_off(own_server, Client(own_server, ann["table"], ann["token"]), "Ann")

    assert code(own_server.sit(ann["table"], "Ann")[1]) == "key-wanted"
    assert code(own_server.sit(ann["table"], "Ann", key="AAAA-AAAA")[1]) == "key-wrong"
    assert own_server.sit(ann["table"], "Ann", key=ann["key"].lower().replace("-", " "))[0] == 201


def test_guessing_keys_is_stopped_after_five_tries(own_server):
    ann = own_server.open_table(settings={"listed": "yes"})
    cut_off(own_server, Client(own_server, ann["table"], ann["token"]), "Ann")

    answers = [code(own_server.sit(ann["table"], "Ann", key=f"WRONG-{n}")[1]) for n in range(6)]

    assert answers == ["key-wrong"] * 5 + ["too-often"]
    wish = json.dumps({"name": "Ann", "key": ann["key"]})
    with closing(HTTPConnection("127.0.0.1", own_server.port, source_address=("127.0.0.9", 0))) as elsewhere:
        elsewhere.request("POST", f"/api/tables/{ann['table']}/seats", wish)
        assert elsewhere.getresponse().status == 201, "nobody's wrong keys keep the owner out"


def test_two_tabs_of_the_same_player_both_play(server):
    clients = two_at_a_table(server)
    mover = whose_turn(clients)
    second = Client(server, mover.shown["id"], mover.token)

    assert second.view == mover.view
    assert second.do("pay")["type"] == "done"


def test_several_people_play_at_one_browser_each_with_a_token_of_their_own(server):
    """Pass and play: as many sockets as people, and none shows more than its own person may see."""
    ann = server.open_table("sushi-go", settings=FAST)
    others = [server.sit(ann["table"], name)[1] for name in ("Bob", "Cy")]
    people = gathered([Client(server, ann["table"], who["token"]) for who in (ann, *others)])
    people[0].tell("start")

    while people[0].shown["phase"] != "over":
        for person in people:
            person.wait_for(lambda c: c.shown["version"] >= max(p.shown["version"] for p in people))
            if person.shown["phase"] == "playing" and person.legal:
                answer = person.do(person.legal[0])
                person.wait_for(lambda c, done=answer: c.shown["version"] >= done["version"])

    assert [person.view["seat"] for person in people] == [0, 1, 2]


def test_what_an_old_socket_still_sends_counts_for_nothing_once_the_seat_is_back_elsewhere(server):
    seated = server.open_table()
    bob = Client(server, seated["table"], server.sit(seated["table"], "Bob")[1]["token"])
    ann = Client(server, seated["table"], seated["token"])
    table = cut_off(server, ann, "Ann")
    _, again = server.sit(table, "Ann", key=seated["key"])

    stale = Client(server, table, ann.token)

    assert stale.shown["you"] is None
    assert code(stale.tell("say", text="it is me")) == "onlookers-look"
    assert Client(server, table, again["token"]).shown["you"] == 0
    assert bob.shown["you"] == 1


def test_onlookers_see_the_table_and_can_do_nothing(server):
    ann, _ = two_at_a_table(server)
    onlooker = Client(server, ann.shown["id"])

    assert onlooker.view["seat"] is None
    assert code(onlooker.tell("do", move="take", answers=1)) == "onlookers-look"
    assert ann.wait_for(lambda c: c.shown["onlookers"] == 1)


def test_a_table_can_have_no_onlookers(server):
    seated = server.open_table(settings={"onlookers": "no"})

    assert Client(server, seated["table"]).answers[0]["sentence"]["code"] == "onlookers-not-here"


def test_where_nobody_looks_on_whoever_is_removed_hears_no_more_and_strangers_read_no_log(server):
    seated = server.open_table(settings={"onlookers": "no"})
    log = f"/api/tables/{seated['table']}/log.json"
    bob = server.sit(seated["table"], "Bob")[1]
    ann, removed = (Client(server, seated["table"], who["token"]) for who in (seated, bob))
    ann.tell("clear", chair=bob["chair"])

    assert removed.is_sent_away()
    assert code(server.get(log)[1]) == "onlookers-not-here"
    assert [read_by(server, log, who["token"]) for who in (bob, seated)] == [403, 200]


def read_by(server, page, token):
    """The status of the answer to whoever shows this token."""
    try:
        return urlopen(Request(server.address + page, headers={"Authorization": f"Bearer {token}"})).status
    except HTTPError as refused:
        return refused.code


def test_two_players_may_call_their_commands_alike(server):
    """Ids were one namespace for a table: the second move was swallowed, and acknowledged."""
    seated = server.open_table()
    bob = server.sit(seated["table"], "Bob")[1]
    ann, bob = (Client(server, seated["table"], who["token"]) for who in (seated, bob))

    first, second = ann.tell("say", text="from Ann", id="1"), bob.tell("say", text="from Bob", id="1")

    assert second["version"] == first["version"] + 1
    ann.wait_for(lambda c: c.shown["version"] == second["version"])
    assert ann.tell("say", text="from Ann", id="1")["version"] == second["version"], "her own id counts once"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("x" * 25, "name-too-long"),
        ("a\u202eb", "name-letters"),
        ("x" * 61, "message-wrong"),
        ("\u0000a", "name-letters"),
    ],
)
def test_names_that_cannot_be_are_refused_with_the_reason(server, name, why):
    seated = server.open_table()

    assert code(server.sit(seated["table"], name)[1]) == why


@pytest.mark.parametrize("id", ["kyoto-sakura-0", "nowhere", "kyoto-sakura-9999x", "a%00b", "tokyo-ume-1"])
def test_unknown_tables_are_answered_with_a_sentence(server, id):
    status, answer = server.get(f"/api/tables/{id}")

    assert (status, code(answer)) == (404, "table-unknown")


def test_guessing_table_ids_is_slowed_down(own_server):
    answers = [code(own_server.get(f"/api/tables/tokyo-ume-{n}")[1]) for n in range(1, 40)]

    assert answers[:30] == ["table-unknown"] * 30
    assert "too-often" in answers


def test_a_token_is_never_in_the_log_of_the_server(server):
    clients = two_at_a_table(server)

    assert all(client.token not in server.log() for client in clients)


def test_a_rematch_seats_the_same_people_with_the_same_tokens(server):
    seated = server.open_table(bots=["easy"], settings=FAST)
    ann = Client(server, seated["table"], seated["token"])
    assert code(ann.tell("rematch")) == "rematch-not-yet"
    ann.tell("start")
    ann.play_to_the_end()

    ann.tell("rematch")

    fresh = Client(server, ann.wait_for(lambda c: c.shown["rematch"]).shown["rematch"], seated["token"])
    assert fresh.shown["you"] == 0
    assert [chair and chair["level"] for chair in fresh.shown["chairs"]][:2] == ["", "easy"]
