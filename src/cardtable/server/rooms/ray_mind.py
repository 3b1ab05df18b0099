"""Bots that think on the machines of a Ray cluster, for a site with very many; the package must be installed there."""

from typing import Any, Final

from cardtable.core.move import Unavailable
from cardtable.core.sentence import Sentence
from cardtable.server.rooms.mind import MindFailed, Question, answered


class RayMind:
    """One question at a time; the cluster sees to it where that is thought over."""

    def __init__(self, ray: Any, thinking: Any) -> None:
        self._ray: Final = ray
        self._thinking: Final = thinking

    def ask(self, question: Question, patience: float) -> tuple[str, Sentence]:
        asked = self._thinking.remote(question)
        try:
            move, why = self._ray.get(asked, timeout=patience)
        except Exception as fault:
            self._ray.cancel(asked, force=True)
            raise MindFailed(repr(fault)) from fault
        return move, why

    def end(self) -> None:
        """What it thinks about ends with its patience."""


def ray_minds(address: str) -> list[RayMind]:
    """As many as the cluster has cores."""
    try:
        import ray
    except ImportError:
        raise Unavailable("arena-no-ray") from None
    ray.init(address=address, log_to_driver=False)
    thinking = ray.remote(max_retries=0)(answered)
    return [RayMind(ray, thinking) for _ in range(max(int(ray.cluster_resources().get("CPU", 1)), 1))]
