"""Somebody whose phone sleeps is called by the house, and the notice leads back to the table."""

import json
import time

import pytest
from playwright.sync_api import expect
from tests.e2e.house import PHONE
from tests.live import Client
from tests.push_service import Device, push_service
from tests.server.test_push import CONTACT, CallingServer

from cardtable.server.push.vapid import write_new_key

SUBSCRIBED = """({ endpoint, ...keys }) => {
  const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = async () => null;
  PushManager.prototype.subscribe = async () => ({ endpoint, getKey: (name) => bytes(keys[name]) });
}"""
"""A browser here can't reach its maker's service: it gets the endpoint and the keys of a device on this machine."""
LISTENING = """() => {
  self.notices = [];
  self.registration.showNotification = async (title, { body, data }) => {
    self.notices.push([title, body, data.path]);
  };
}"""
"""A browser without windows has no place for notices: the service worker remembers what it would show."""
ASLEEP = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""A phone whose page is open, while nobody looks at it."""
PATIENCE_S = 20


@pytest.fixture
def called(tmp_path, guest):
    """A guest of a house that calls, and the service on which it does."""
    with push_service() as service:
        key = str(tmp_path / "push.pem")
        write_new_key(key)
        flags = ["--push-key", key, "--push-contact", CONTACT, "--push-service", service.origin, "--rate", "0"]
        house = CallingServer(tmp_path / "tables.sqlite3", *flags).start()
        device = Device(f"{service.origin}/to/ann")
        ann = guest(at=house, stays=True, size=PHONE, permissions=["notifications"])
        ann.context.add_init_script(f"({SUBSCRIBED})({json.dumps(device.subscription)})")
        yield house, service, device, ann
        house.stop()


def test_who_plays_over_days_is_called_and_led_to_the_table(called):
    house, service, device, ann = called
    seat = house.open_table("geschenkt", settings={"days_per_move": 3})
    table = seat["table"]
    others = [Client(house, table, house.sit(table, name)[1]["token"]) for name in ("Ben", "Cho")]
    ann.has_seat(seat).go(f"/t/{table}")
    ann.page.get_by_role("button", name="Call me on this device").click()
    expect(ann.page.get_by_text("This device calls you")).to_be_visible()
    others[0].wait_for(lambda c: c.shown["version"] >= 5)
    others[0].tell("start")
    others[0].wait_for(lambda c: c.view is not None)
    if 0 in others[0].view["waiting"]:  # whoever is there when it is asked isn't called
        ann.page.locator("[data-action=pay]").click()

    ann.page.wait_for_selector(".game")
    ann.page.evaluate(ASLEEP)
    others[0].wait_for(lambda c: not c.shown["chairs"][0]["connected"])
    while not service.calls and not (0 in others[0].view["waiting"] and service.wait_for(1)):
        for one in others:
            one.wait_for(lambda c: c.shown["version"] >= others[0].shown["version"])
            if one.legal:
                one.do(one.legal[0])
                others[0].wait_for(lambda c, v=one.shown["version"]: c.shown["version"] >= v)

    told = device.read(service.calls[0][1])
    assert told == {"title": "Geschenkt", "body": "Ann, it is your turn.", "path": f"/t/{table}"}
    assert notices(ann, told) == [(told["title"], told["body"], told["path"])]


def notices(ann, told):
    """What the service worker shows when the browser hands it the message."""
    line = ann.context.new_cdp_session(ann.page)
    found = []
    line.on("ServiceWorker.workerVersionUpdated", lambda news: found.extend(filter(is_active, news["versions"])))
    line.send("ServiceWorker.enable")
    wait_until(ann.page, lambda: found and ann.context.service_workers)
    worker = ann.context.service_workers[0]
    worker.evaluate(LISTENING)
    message = {"origin": ann.page.evaluate("location.origin"), "registrationId": found[0]["registrationId"]}
    line.send("ServiceWorker.deliverPushMessage", {**message, "data": json.dumps(told)})
    wait_until(ann.page, lambda: worker.evaluate("self.notices"))
    return [tuple(one) for one in worker.evaluate("self.notices")]


def is_active(version):
    return version["status"] == "activated"


def wait_until(page, holds):
    until = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < until, "never came"
        page.wait_for_timeout(20)
