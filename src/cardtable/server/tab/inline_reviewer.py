"""Where finished games are thought over in a tab: step by step, so that whoever plays meanwhile is heard in between."""

import asyncio

from cardtable.review.review import thoughts
from cardtable.server.rooms.reviewer import Job, Reviewer


class InlineReviewer(Reviewer):
    async def _think_over(self, job: Job) -> bool:
        for thought in thoughts(job.past):
            job.found.append(thought)
            await asyncio.sleep(0)
            if not self._is_wanted(job):
                break
        return len(job.found) == job.past.steps
