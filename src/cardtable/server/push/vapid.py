"""The keys by which push services know this house (RFC 8292): a private one in a file, the public one for browsers."""

import base64
import json
import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from cardtable.core.move import Refused

VALID_S: Final = 12 * 3600
"""For so long a signature holds; services take a day at most."""
HALF: Final = 32
"""Bytes of each half of a signature on P-256."""


class Vapid:
    def __init__(self, key: ec.EllipticCurvePrivateKey, contact: str) -> None:
        self._key: Final = key
        self._contact: Final = contact
        self.public: Final = plain(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """What a browser must know to subscribe."""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that tells the service of an endpoint who calls."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + VALID_S, "sub": self._contact}
        return f"vapid t={self._signed({'typ': 'JWT', 'alg': 'ES256'}, claims)}, k={self.public}"

    def _signed(self, *parts: dict[str, object]) -> str:
        text = ".".join(plain(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{plain(r.to_bytes(HALF) + s.to_bytes(HALF))}"


def read_vapid(file: str, contact: str) -> Vapid:
    """The keys in a file, with whom services may ask about this house: an address, by mail or of a page."""
    if not contact.startswith(("mailto:", "https://")):
        raise Refused("push-contact-wanted")
    try:
        key = load_pem_private_key(Path(file).read_bytes(), None)
    except (OSError, ValueError, TypeError) as fault:
        raise Refused("file-unreadable", file=file, fault=str(fault)[:200]) from fault
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise Refused("push-key-other", file=file)
    return Vapid(key, contact)


def write_new_key(file: str) -> None:
    """A new private key, readable by its owner alone; never over another one, whose subscriptions would be lost."""
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    try:
        with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as target:
            target.write(pem)
    except FileExistsError:
        raise Refused("file-is-there", file=file) from None
    except OSError as fault:
        raise Refused("file-unwritable", file=file, fault=fault.strerror or str(fault)) from fault


def plain(data: bytes) -> str:
    """Bytes as the web writes them: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unplain(text: str) -> bytes:
    """The same read back. Raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
