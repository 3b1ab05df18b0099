"""A duplicate evening at a real server: two tables play the same cards, and are compared."""

from concurrent.futures import ThreadPoolExecutor
from urllib.parse import quote

from tests.live import Client

NAMES = ["Ann", "Bob", "Cy", "Dee"]
WISH = {"game": "geschenkt", "deals": 2, "tables": 2, "names": NAMES}


def sat(server, evening, deal, entrant):
    status, seated = server.post("/api/evenings/seats", {"evening": evening, "deal": deal, "entrant": entrant})
    assert status == 201, seated
    return Client(server, seated["table"], seated["token"])


def played(server, evening, deal):
    """A deal at both tables, to its end; what was seen first at each of them."""
    people = [sat(server, evening, deal, entrant) for entrant in range(4)]
    seen = []
    for id in {person.shown["id"]: None for person in people}:
        seated = [one for one in people if one.shown["id"] == id]
        seated[0].tell("arrange", settings={"pace_ms": 0})
        seated[0].tell("start", nonce="ab" * 16)
        seen.append(seated[0].wait_for(lambda client: client.shown["phase"] == "playing").view)
        with ThreadPoolExecutor() as hands:
            list(hands.map(Client.play_to_the_end, seated))
    return seen


def test_two_tables_hold_the_same_cards_and_are_compared(server):
    evening = server.post("/api/evenings", WISH)[1]["evening"]

    first, second = played(server, evening, 0)
    shown = server.get(f"/api/evenings?text={quote(evening)}")[1]

    assert first["face_up"] == second["face_up"]
    assert [line["phase"] for line in shown["rounds"][0]] == ["over", "over"]
    assert sum(line["above"][0] for line in shown["rounds"][0]) == 0
    assert sorted(one["name"] for one in shown["standings"]) == NAMES
    assert [one["played"] for one in shown["standings"]] == [1] * 4
    *_, sheet = server.text(f"/api/evenings/results.csv?text={quote(evening)}")
    assert len(sheet.splitlines()) == 5


def test_scores_of_a_deal_are_told_when_all_tables_have_played_it(server):
    """They say something about the cards that others still hold."""
    evening = server.post("/api/evenings", WISH)[1]["evening"]
    people = [sat(server, evening, 0, entrant) for entrant in range(4)]
    here = [one for one in people if one.shown["id"] == people[0].shown["id"]]
    here[0].tell("arrange", settings={"pace_ms": 0})
    here[0].tell("start", nonce="ab" * 16)
    with ThreadPoolExecutor() as hands:
        list(hands.map(Client.play_to_the_end, here))

    shown = server.get(f"/api/evenings?text={quote(evening)}")[1]
    *_, sheet = server.text(f"/api/evenings/results.csv?text={quote(evening)}")

    assert sorted(line["phase"] for line in shown["rounds"][0]) == ["lobby", "over"]
    assert all(line["scores"] == line["above"] == [] for line in shown["rounds"][0])
    assert [one["played"] for one in shown["standings"]] == [0] * 4
    assert len(sheet.splitlines()) == 1


def test_nobody_looks_on_where_others_hold_the_same_cards(server):
    """Whoever played slowly could follow the other table, and knew every card before it was theirs to play against."""
    evening = server.post("/api/evenings", WISH)[1]["evening"]
    people = [sat(server, evening, 0, entrant) for entrant in range(4)]
    here = people[0].shown["id"]
    stranger = next(one for one in people if one.shown["id"] != here)

    looker = Client(server, here)

    assert looker.answers[-1]["sentence"]["code"] == "onlookers-not-here"
    for page in ("log.json", "replay?seat=0", "record.json"):
        headers = {"authorization": f"Bearer {stranger.token}"}
        assert server.request("GET", f"/api/tables/{here}/{page}", headers=headers)[0] == 403


def test_a_table_of_an_evening_waits_for_all_its_players(server):
    evening = server.post("/api/evenings", WISH)[1]["evening"]
    ann = sat(server, evening, 1, 0)

    assert ann.shown["start_refused"] is not None


def test_nonsense_is_refused(server):
    evening = server.post("/api/evenings", WISH)[1]["evening"]

    assert server.get("/api/evenings?text=rook")[0] == 400
    assert server.post("/api/evenings/seats", {"evening": evening, "deal": 7, "entrant": 0})[0] == 400
    assert server.post("/api/evenings", {**WISH, "deals": 999})[0] == 400
