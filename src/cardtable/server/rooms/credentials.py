"""Seat tokens and keys: made here, told once, kept as hashes."""

import hashlib
import hmac
import secrets
from typing import Final

from cardtable.core.chance import Fast

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_key() -> str:
    """Eight letters that can be read out loud."""
    letters = [secrets.choice(LETTERS) for _ in range(8)]
    return "".join(letters[:4]) + "-" + "".join(letters[4:])


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def hashed_key(key: str) -> str:
    """Keys are typed by people: case, blanks and dashes don't count."""
    return hashed("".join(letter for letter in key.upper() if letter.isalnum()))


def is_same(one: str, other: str) -> bool:
    return hmac.compare_digest(one, other)


def new_seed() -> str:
    """The secret of a deal: 256 bits from the operating system."""
    return secrets.token_hex(32)


def luck() -> Fast:
    """Chance for what is no secret: names, table ids, a bot's whims."""
    return Fast(secrets.randbits(62))
