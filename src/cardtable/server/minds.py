"""Where bots think, as a server was told: in so many processes of its own, or on a Ray cluster."""

from collections.abc import Sequence

from cardtable.server.rooms.mind import Mind
from cardtable.server.rooms.ray_mind import ray_minds
from cardtable.server.rooms.worker import Worker


def minds_of(thinkers: str) -> Sequence[Mind]:
    if thinkers.isdecimal():
        return [Worker() for _ in range(max(int(thinkers), 1))]
    return ray_minds(thinkers)
