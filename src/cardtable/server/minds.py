"""Where bots think, as a server was told: in so many processes of its own, or on a Ray cluster."""

from collections.abc import Sequence

from cardtable.server.rooms.mind import Mind
from cardtable.server.rooms.ray_mind import ray_minds
from cardtable.server.rooms.worker import Worker


def minds_of(thinkers: str, *, awake: bool) -> Sequence[Mind]:
    """Awake they answer the first question as fast as any other, as a server must that takes over from another."""
    if thinkers.isdecimal():
        return [Worker(awake=awake) for _ in range(max(int(thinkers), 1))]
    return ray_minds(thinkers)
