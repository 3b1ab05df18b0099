"""The secret behind a deal: kept by the server, committed to before the first card, and told when all is over."""

import hashlib
import hmac

from cardtable.core.chance import Seed


def deal_seed(seed: Seed, nonces: tuple[str, ...]) -> Seed:
    """The seed that deals: the server's own, stirred with what the players' clients added after the commitment."""
    if isinstance(seed, int) or not nonces:
        return seed
    return hmac.new(seed, "\n".join(nonces).encode(), hashlib.sha256).digest()
