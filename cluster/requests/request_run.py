"""The life of one request: it waits in the queue, is attempted until an attempt has finished, and may end early.

The run is a task of its own. When the client leaves, the workers stop at the next layer boundary, and chunks that they
had finished and written by then are still committed.
"""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

import structlog

from cluster.errors import DeadlineExceeded, InternalError, RequestAborted, ServiceError, ServiceUnavailable
from cluster.repeated_lines import Kind
from cluster.requests.admission import Ticket
from cluster.requests.attempt import Attempt, AttemptOutcome, Course, RequestBackend
from cluster.requests.early_end import EarlyEnd
from cluster.requests.reply import Reply
from cluster.requests.request import Finished, RequestEvent, TokenRequest
from cluster.requests.request_trace import RequestTrace
from cluster.requests.tally import Tally
from workers.plan.events import FinishReason

#: Error of requests that a stopping service refuses or does not finish.
SHUTTING_DOWN = "the service is shutting down: try again later, or call another service"

log = structlog.get_logger()


class RequestRun:
    """Owns: the request's task, its ticket, its reply, and the timer of its deadline."""

    def __init__(self, request: TokenRequest, backend: RequestBackend, ticket: Ticket) -> None:
        self.request = request
        self.trace = RequestTrace.of(request)
        self.trace.phase("accept", request.arrived_s)
        self._backend = backend
        self._ticket = ticket
        self._reply = Reply(self.trace)
        self._tally = Tally(request, self.trace)
        self._early_end = EarlyEnd()
        self._submitted_s = time.monotonic()
        #: The current attempt; None while the request waits in the queue.
        self._attempt: Attempt | None = None
        self._task: asyncio.Task[None] | None = None
        #: Timer of the deadline, until the reply is complete.
        self._expiry: asyncio.TimerHandle | None = None
        self._stopping: asyncio.Task[None] | None = None

    @property
    def is_waiting(self) -> bool:
        return not self._ticket.is_running

    @property
    def num_generated_tokens(self) -> int:
        return len(self._reply.token_ids)

    @property
    def num_queued_tokens(self) -> int:
        return len(self.request.token_ids) if self.is_waiting else 0

    @property
    def has_ended(self) -> bool:
        return self._started.done()

    @property
    def num_computing_tokens(self) -> int:
        """Prompt tokens that workers compute or are about to compute; 0 after the first token."""
        if not self._ticket.is_running or self._reply.token_ids:
            return 0
        num_loaded = 0 if self._attempt is None else self._attempt.num_loaded_tokens
        return len(self.request.token_ids) - num_loaded

    def start(self) -> None:
        """Start the task and the timer of the deadline. Call it once, in the event loop."""
        assert self._task is None, "a request runs once"
        self._task = asyncio.create_task(self._drive(), name=f"request-{self.request.request_id}")
        self._task.add_done_callback(self._ended)
        if self.request.deadline_s is not None:
            left_s = self.request.deadline_s - time.monotonic()
            self._expiry = asyncio.get_running_loop().call_later(left_s, self._expire)

    def events(self) -> AsyncIterator[RequestEvent]:
        """Tokens, then `Finished`. Raises the ServiceError that ended the request instead."""
        return self._reply.events()

    async def end_early(self, reason: FinishReason) -> None:
        """Stop at the next layer boundary. `Finished` follows after a first token, RequestAborted before it."""
        if not self._early_end.ask(reason):
            return
        if self._attempt is None:
            self._started.cancel()
        else:
            await self._attempt.abort()

    def _expire(self) -> None:
        """Fail the reply at once; workers, ticket and placements are released as after any early end."""
        self._reply.fail(DeadlineExceeded())
        self._stopping = asyncio.create_task(self.end_early(FinishReason.ABORT))

    async def turn_away(self) -> None:
        """Fail the reply with ServiceUnavailable because the service stops; no effect when the request is ending."""
        if self._early_end.reason is None and not self._reply.is_complete:
            self._reply.fail(ServiceUnavailable(SHUTTING_DOWN))
            await self.end_early(FinishReason.ABORT)

    async def settled(self) -> None:
        await asyncio.wait([self._started])

    @property
    def _started(self) -> asyncio.Task[None]:
        assert self._task is not None, "start first"
        return self._task

    async def _drive(self) -> None:
        try:
            async with self._ticket:
                self.trace.phase("queue", self._submitted_s)
                await self._run_attempts()
        except ServiceError as error:
            self._reply.fail(error)
        except Exception as error:
            kind = Kind.of_error(error, "request failed")
            log.exception("request failed", request=self.request.request_id, repeats=kind)
            self._reply.fail(InternalError())

    async def _run_attempts(self) -> None:
        """Attempt the request until it has finished. Raises the ServiceError that ends it instead."""
        course = Course(self._reply, self._tally, self.trace, self._early_end, self._ticket)
        outcome = AttemptOutcome(may_use_store=self._backend.preset.uses_store)
        while outcome.finished is None:
            self._attempt = Attempt(self.request, self._backend, course, uses_store=outcome.may_use_store)
            outcome = await self._attempt.run()
            if outcome.finished is not None:
                self._finish(outcome.finished)
            if outcome.broken_epoch is not None:
                with contextlib.suppress(ServiceUnavailable):  # this request has its reply; the next one rebuilds again
                    await self._backend.chain.rebuild(outcome.broken_epoch)

    def _finish(self, finished: Finished) -> None:
        self._stop_expiry()
        self._backend.counters.finished(finished.stats)
        self._reply.finish(finished)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Called at the end of the task, also when it was cancelled before `_drive` began."""
        self._ticket.leave()
        self._stop_expiry()
        if task.cancelled():
            self._reply.fail(RequestAborted("the request was aborted while it waited"))
        self.trace.ended_s = time.monotonic()

    def _stop_expiry(self) -> None:
        if self._expiry is not None:
            self._expiry.cancel()
