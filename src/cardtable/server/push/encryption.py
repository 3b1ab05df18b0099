"""A message that only the subscribed browser can read (RFC 8291): the push service between sees its length."""

import os
from typing import Final

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD: Final = 4096
"""Bytes of the one record that a message is."""
LAST: Final = b"\x02"
"""What ends the last record, before its padding."""
SALT: Final = 16
KEY: Final = 16
NONCE: Final = 12
SECRET: Final = 32


def encrypted(message: bytes, receiver: bytes, auth: bytes) -> bytes:
    """The body of a push in the coding aes128gcm, for the public key and the secret of a subscription."""
    own, salt = ec.generate_private_key(ec.SECP256R1()), os.urandom(SALT)
    sender = own.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    shared = own.exchange(ec.ECDH(), public_key(receiver))
    key, nonce = keys(shared, receiver, sender, auth, salt)
    head = salt + RECORD.to_bytes(4) + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + LAST, None)


def keys(shared: bytes, receiver: bytes, sender: bytes, auth: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """Key and nonce, as both ends derive them from what only they know."""
    secret = _derived(shared, auth, b"WebPush: info\0" + receiver + sender, SECRET)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", KEY)
    return key, _derived(secret, salt, b"Content-Encoding: nonce\0", NONCE)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """A point on the curve as a key. Raises ValueError for one that is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
