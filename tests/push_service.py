"""A push service on this machine, and a device that has subscribed there: real keys, real encryption."""

import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cardtable.server.push.encryption import keys, public_key
from cardtable.server.push.vapid import plain

PATIENCE_S = 30.0


class Device:
    """A browser that has subscribed: only it can read what comes."""

    def __init__(self, endpoint, key=None, auth=bytes(range(16))):
        self._key = key or ec.generate_private_key(ec.SECP256R1())
        self.public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.auth = auth
        self.subscription = {"endpoint": endpoint, "p256dh": plain(self.public), "auth": plain(auth)}

    def read(self, body):
        return json.loads(self.opened(body))

    def opened(self, body):
        salt, size, sender, sealed = body[:16], int.from_bytes(body[16:20]), body[21:86], body[86:]
        assert len(body) <= size
        assert body[20] == len(sender)
        key, nonce = keys(self._key.exchange(ec.ECDH(), public_key(sender)), self.public, sender, self.auth, salt)
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\x02"
        return opened[:-1]


class PushService:
    """It takes what it is handed, or says that nobody is there any more."""

    def __init__(self):
        self.calls, self.status = [], 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self):
                service.calls.append((dict(self.headers), self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def wait_for(self, number):
        until = time.monotonic() + PATIENCE_S
        while len(self.calls) < number and time.monotonic() < until:
            time.sleep(0.02)
        return self.calls


@contextmanager
def push_service():
    service = PushService()
    threading.Thread(target=service.server.serve_forever, daemon=True).start()
    yield service
    service.server.shutdown()
    service.server.server_close()
