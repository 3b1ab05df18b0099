"""The score of real tables over HTTP."""


def test_rounds_come_to_a_score_and_what_can_not_have_been_is_refused(server):
    wish = {"game": "shanko", "players": 2, "rounds": [{"winner": ["0"], "cards": ["", "Jk"]}]}

    status, told = server.post("/api/score", wish)
    refused, why = server.post("/api/score", {**wish, "rounds": [{"winner": ["0"], "cards": ["Jk", "Jk"]}]})

    assert status == 200
    assert told["result"]["scores"] == [0, 50]
    assert told["about"]["facts"] == {"value": "round-2"}
    assert {ask["name"] for ask in told["asks"]} == {"winner", "cards"}
    assert refused == 400
    assert why["sentence"]["code"] == "shanko-score-winner-holds"


def test_the_expert_declares_and_judges_over_http(server):
    _, best = server.post("/api/score/best", {"game": "rummy", "cards": "7s 8s 9s kh kd kc 2s"})
    _, good = server.post("/api/score/check", {"game": "rummy", "cards": " / ".join(best["melds"])})

    assert good["says"]["facts"] == {"points": 54}


def test_nonsense_is_refused_not_failed(server):
    for wish in (
        {"game": "whist", "players": 2, "rounds": []},
        {"game": "rook", "players": 9, "rounds": []},
        {"game": "rook", "players": -1, "rounds": []},
        {"game": "shanko", "players": 2, "rounds": [{"winner": ["0"] * 500}]},
        {"game": "shanko", "players": 2, "rounds": [{}], "options": {"layoff": "none"}},
    ):
        assert server.post("/api/score", wish)[0] in (400, 404)
    assert server.post("/api/score/best", {"game": "rummy", "cards": "Jk " * 300})[0] == 400
