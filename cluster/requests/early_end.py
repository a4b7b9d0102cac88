"""The early end of a request: by an abort, a client that leaves, a stop text, or a deadline."""

import asyncio
import time
from collections.abc import Coroutine

from cluster.errors import DeadlineTooSoon, RequestAborted, ServiceUnavailable
from cluster.planning.planner import Planner
from cluster.requests.request import TokenRequest
from workers.plan.events import FinishReason
from workers.plan.partition import Partition


class EarlyEnd:
    """Whether a request is to end before its last token, and why. Set by the request's run, read by its attempts."""

    def __init__(self) -> None:
        #: None while the request is to go on.
        self.reason: FinishReason | None = None
        #: Set once there is a reason.
        self.is_asked = asyncio.Event()

    def ask(self, reason: FinishReason) -> bool:
        """Ask for an early end; returns whether this is the first reason, which is the one that counts."""
        if self.reason is not None:
            return False
        self.reason = reason
        self.is_asked.set()
        return True

    async def unless_asked(self, wait: Coroutine[None, None, None]) -> None:
        """Await `wait`, but not beyond an early end. Raises as `wait` and as `raise_if_asked`."""
        waiting, ending = asyncio.ensure_future(wait), asyncio.ensure_future(self.is_asked.wait())
        try:
            await asyncio.wait({waiting, ending}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
            ending.cancel()
        self.raise_if_asked()
        waiting.result()

    def raise_if_asked(self) -> None:
        """End a request whose workers did not finish: raises RequestAborted, or ServiceUnavailable at a stop text."""
        if self.reason is FinishReason.ABORT:
            raise RequestAborted("the request was aborted")
        if self.reason is not None:
            raise ServiceUnavailable("a worker was lost when the request reached a stop text: ask again")


def check_deadline(request: TokenRequest, planner: Planner, partition: Partition, attended: int | None) -> None:
    """Raises DeadlineTooSoon when all clients will have left before the first token, unless the request is a trial."""
    left_s = request.listened_until_s - time.monotonic()
    least_s = planner.least_s(partition, attended)
    if left_s < least_s and not planner.trials.tries(left_s, least_s):
        raise DeadlineTooSoon(least_s, max(0.0, left_s))
