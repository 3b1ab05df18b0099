"""An event loop whose time is made up and whose order is known: the same seed gives the same run, for ever.

What is ready runs in the order in which it became so, as in any asyncio loop. What is by chance in the world, how long
a disk or a thread takes, is drawn from the seed by whoever asks for `later`. Time hardly moves while anything is ready.
"""

import asyncio
import heapq
from collections import deque
from contextlib import contextmanager
from itertools import count

from cardtable.core.move import Refused

TICK = 1e-6
"""Seconds that a callback takes; if none did, whoever waits for less than a clock can tell would wait for ever."""


class SimulatedLoop(asyncio.AbstractEventLoop):
    def __init__(self, chance):
        self.chance = chance
        self.faults = []
        """What nobody has caught."""
        self.outstanding = 0
        """How much of the outer world's work, disks and threads, has begun and not ended."""
        self._now = 1000.0
        self._ready = deque()
        self._timers = []
        self._numbers = count()

    def time(self):
        return self._now

    def get_debug(self):
        return False

    def is_running(self):
        return True

    def is_closed(self):
        return False

    def call_soon(self, callback, *args, context=None):
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    def call_later(self, delay, callback, *args, context=None):
        return self.call_at(self._now + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        heapq.heappush(self._timers, (when, next(self._numbers), handle))
        return handle

    def create_future(self):
        return asyncio.Future(loop=self)

    def create_task(self, work, *, name=None, context=None):
        return asyncio.Task(work, loop=self, name=name or "task", context=context)

    def call_exception_handler(self, context):
        """A refusal that nobody waits for any more is none."""
        if not isinstance(context.get("exception"), Refused):
            self.faults.append(context)

    def run_in_executor(self, executor, function, *args):
        """As if in a thread: it takes a while, and the answer comes when it comes."""
        done = self.create_future()

        def work():
            self.outstanding -= 1
            try:
                result = function(*args)
            except Exception as fault:  # noqa: BLE001
                settle(done, fault=fault)
            else:
                settle(done, result)

        self.outstanding += 1
        self.call_later(self.chance.random() * 0.02, work)
        return done

    async def later(self, most=0.02):
        """What the outer world takes as long as it likes for. Whoever waits may be cancelled meanwhile."""
        done = self.create_future()
        self.arrive_later(settle, done, most=most)
        await done

    def arrive_later(self, callback, *args, most):
        """Something that is under way for as long as the outer world likes."""

        def arrived():
            self.outstanding -= 1
            callback(*args)

        self.outstanding += 1
        self.call_later(self.chance.random() * most, arrived)

    def _timer_handle_cancelled(self, handle):
        """Nothing to count; it is left out when its time comes."""

    @contextmanager
    def at_work(self):
        """Within it this is the running loop."""
        asyncio._set_running_loop(self)
        try:
            yield self
        finally:
            asyncio._set_running_loop(None)

    def run(self, most):
        """Run so many callbacks at most; time goes on only when nothing is ready and the outer world is at work."""
        for _ in range(most):
            if not self._ready and not (self.outstanding and self._next_timer()):
                return
            self._run_next()

    def is_quiet(self):
        """Whether nothing is ready and nobody waits for the outer world."""
        return not self._ready and not self.outstanding

    def pass_time(self, seconds):
        """Let time go by, and all that is due become ready in its order."""
        until = self._now + seconds
        while self._timers and self._timers[0][0] <= until:
            self._next_timer()
            while self._ready:
                self._run_next()
        self._now = max(until, self._now)

    def sleep(self, seconds):
        """The machine sleeps: when it wakes, all that was due meanwhile is late, and due at once."""
        self._now += seconds
        self.pass_time(0.0)

    def _run_next(self):
        handle = self._ready.popleft()
        self._now += TICK
        if not handle.cancelled():
            handle._run()

    def _next_timer(self):
        """Go to the time of the next timer; whether there is one."""
        while self._timers:
            when, _, handle = heapq.heappop(self._timers)
            if not handle.cancelled():
                self._now = max(when, self._now)
                self._ready.append(handle)
                return True
        return False


def settle(done, result=None, fault=None):
    """Tell whoever still waits."""
    if done.done():
        return
    if fault is None:
        done.set_result(result)
    else:
        done.set_exception(fault)
