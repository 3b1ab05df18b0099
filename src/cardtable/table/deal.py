"""The secret behind a deal: kept by the server, committed to before the first card, and told when all is over."""

import hashlib
import hmac
from typing import Final

from cardtable.core.chance import Seed, commitment, read_seed

CHOSEN: Final = "0" * 64
"""The seed of a table whose cards were chosen: no secret."""
CHANCES: Final = 1 << 30


def committed(table: str, seed: str) -> str:
    """What is shown before the first card; a deal that was chosen, as for a lesson, has nothing to show."""
    secret = read_seed(seed)
    return commitment(table, secret) if isinstance(secret, bytes) and seed != CHOSEN else ""


def bot_chance(seed: str, seat: int, decisions: int) -> int:
    """The chance of a bot, where every table of a deal has the same."""
    stirred = hmac.new(bytes.fromhex(seed), f"bot {seat} {decisions}".encode(), hashlib.sha256).digest()
    return int.from_bytes(stirred[:8], "big") % CHANCES


def deal_seed(seed: Seed, nonces: tuple[str, ...]) -> Seed:
    """The seed that deals: the server's own, stirred with what the players' clients added after the commitment."""
    if isinstance(seed, int) or not nonces:
        return seed
    return hmac.new(seed, "\n".join(nonces).encode(), hashlib.sha256).digest()
