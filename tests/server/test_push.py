"""Somebody who is gone is called when it is their turn: a real server, a push service on this machine, real keys."""

import json
import stat
import time

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from tests.live import Client, Server
from tests.push_service import Device, push_service

from cardtable.core.move import Refused
from cardtable.server.push.encryption import public_key
from cardtable.server.push.services import check_endpoint
from cardtable.server.push.vapid import read_vapid, unplain, write_new_key

CONTACT = "mailto:host@example.org"
QUIET_S = 1.0
"""Seconds in which a call would have come."""


class CallingServer(Server):
    module = "tests.server.calling_server"


@pytest.fixture(scope="module")
def service():
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def house(tmp_path_factory, service):
    folder = tmp_path_factory.mktemp("push")
    key = str(folder / "push.pem")
    write_new_key(key)
    flags = ["--push-key", key, "--push-contact", CONTACT, "--push-service", service.origin, "--rate", "0"]
    running = CallingServer(folder / "tables.sqlite3", *flags).start()
    yield running
    running.stop()


@pytest.fixture
def evening(house, service):
    """Ann, subscribed and gone, and Ben, whose turn may be first, at a game of Geschenkt over days."""
    service.calls.clear()
    service.status = 201
    ann = house.open_table("geschenkt", bots=["easy"], settings={"pace_ms": 0, "days_per_move": 3})
    _, ben = house.sit(ann["table"], "Ben")
    return Evening(house, ann, ben, Device(f"{service.origin}/to/ann"))


class Evening:
    def __init__(self, house, ann, ben, device):
        self.house, self.ann, self.device = house, ann, device
        self.table = ann["table"]
        self.ben = Client(house, self.table, ben["token"])

    def subscribe(self, **other):
        return subscribe(self.house, self.ann, {**self.device.subscription, **other})

    def comes(self):
        return Client(self.house, self.table, self.ann["token"])

    def play_until_ann_is_asked(self):
        while 0 not in self.ben.view["waiting"]:
            if self.ben.legal:
                self.ben.do(self.ben.legal[0])
            else:
                self.ben.receive()


def subscribe(house, seat, wish):
    return house.post_as(seat["token"], f"/api/tables/{seat['table']}/push", wish)


def test_who_is_gone_is_called_once_when_it_is_their_turn_and_only_their_device_can_read_it(evening, service, house):
    assert evening.subscribe(language="ja")[0] == 201
    evening.ben.tell("start")

    evening.play_until_ann_is_asked()

    headers, body = service.wait_for(1)[0]
    told = evening.device.read(body)
    assert told == {"title": "ゲシェンク", "body": "Annさん、あなたの番です。", "path": f"/t/{evening.table}"}
    assert b"Ann" not in body
    assert headers["Content-Encoding"] == "aes128gcm"
    assert headers["TTL"] == str(3 * 86400)
    check_signature(headers["Authorization"], house.get("/api/push")[1]["key"], service.origin)
    time.sleep(QUIET_S)
    assert len(service.calls) == 1


def test_who_was_there_when_the_question_came_is_not_called(evening, service):
    evening.subscribe()
    ann = evening.comes()
    evening.ben.tell("start")
    evening.play_until_ann_is_asked()
    ann.wait_for(lambda c: c.shown["question"] is not None)

    ann.close()

    time.sleep(QUIET_S)
    assert service.calls == []


def test_a_subscription_that_is_gone_is_forgotten(evening, service, house):
    service.status = 410
    evening.subscribe()
    evening.ben.tell("start")
    evening.play_until_ann_is_asked()
    service.wait_for(1)
    evening.ben.wait_for(lambda c: c.shown["version"] >= 6)
    ann = evening.comes().wait_for(lambda c: bool(c.legal))
    ann.do(ann.legal[0])
    ann.close()

    evening.play_until_ann_is_asked()

    time.sleep(QUIET_S)
    assert len(service.calls) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://169.254.169.254/latest",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://example.org@fcm.googleapis.com:8443/x",
        "https://evil.org#.notify.windows.com",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://[",
    ],
)
def test_only_push_services_that_are_known_are_called(evening, service, endpoint):
    status, answer = evening.subscribe(endpoint=endpoint)

    assert (status, answer["sentence"]["code"]) == (400, "push-service-unknown")


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/x",
        "https://updates.push.services.mozilla.com/wpush/v2/x",
        "https://web.push.apple.com/x",
        "https://wns2-par02p.notify.windows.com/w/?token=x",
    ],
)
def test_the_services_of_the_great_browsers_are_known(endpoint):
    check_endpoint(endpoint, ())


def test_only_whoever_sits_there_subscribes_and_only_with_keys_that_are_some(evening, house):
    strange = {**evening.ann, "token": "nobody"}

    assert subscribe(house, strange, evening.device.subscription)[0] == 403
    assert evening.subscribe(auth="AAAA")[1]["sentence"]["code"] == "push-keys-wrong"
    assert evening.subscribe(p256dh=evening.device.subscription["p256dh"][:-4] + "AAAA")[0] == 400


def test_a_house_without_a_key_says_so(server):
    ann = server.open_table()

    assert server.get("/api/push") == (200, {"key": None})
    assert subscribe(server, ann, {})[1]["sentence"]["code"] == "push-not-here"


def test_a_key_is_made_once_and_is_its_owners_alone(tmp_path):
    file = tmp_path / "push.pem"

    write_new_key(str(file))

    with pytest.raises(Refused) as there:
        write_new_key(str(file))
    assert there.value.sentence.code == "file-is-there"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert len(unplain(read_vapid(str(file), CONTACT).public)) == 65
    with pytest.raises(Refused) as refused:
        read_vapid(str(file), "")
    assert refused.value.sentence.code == "push-contact-wanted"


def test_the_example_of_the_standard_is_read():
    """RFC 8291, section 5."""
    number = int.from_bytes(unplain("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    key = ec.derive_private_key(number, ec.SECP256R1())
    body = unplain(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
        "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )

    opened = Device("", key, unplain("BTBZMqHH6r4Tts7J_aSIgg")).opened(body)

    assert opened == b"When I grow up, I want to be a watermelon"


def check_signature(header, key, audience):
    """As a service checks who calls (RFC 8292)."""
    token, known = header.removeprefix("vapid t=").split(", k=")
    head, claims, signature = token.split(".")
    r, s = (int.from_bytes(unplain(signature)[at : at + 32]) for at in (0, 32))
    public_key(unplain(known)).verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    told = json.loads(unplain(claims))
    assert known == key
    assert told["aud"] == audience
    assert told["sub"] == CONTACT
    assert 0 < told["exp"] - time.time() <= 86400
