"""Continuous batching of a worker's requests: prefills in chunks, with decoding in between.

Each pass takes the newest token of every decoding request, and chunks of prefills up to a budget
(`workers/batching/pass_tokens.py`), through the model at once (`workers/batching/token_batch.py`). A request joins or
leaves between two passes. A request that waits for the end of a pass lends the pass its urgency. The loop holds the
baton as one turn for as long as it has a request, and offers it at each layer: it gets half of the time while prefills
in passes of their own want the baton, however many requests it serves, and all of the time while one of its own
prefills is next in line (`workers/turns/turn_order.py`).

Requests do not disturb each other. A request aborted while it decodes ends at the next layer; one aborted while it
prefills ends after the pass, which still writes to its buffer. A pass ends at the next layer when all of its requests
are aborted; otherwise it computes the rows of aborted requests in vain. A pass that fails is repeated for each
request alone, so only the faulty request fails.

A prefill whose layers choose rows of a stored prefix is one chunk, because its last tokens choose for all tokens. A
pass waits for these rows for `_PATIENCE_S`, then goes on without that request, which is computed again as a batch of
one.
"""

import contextlib
import logging
import threading
import time
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager

from workers.batching.batched_request import BatchedRequest
from workers.batching.lone_pass import prefill_alone
from workers.batching.pass_tokens import TOKENS_ON_GPU, TOKENS_ON_PROCESSOR, chunks_of
from workers.batching.token_batch import TokenBatch, unwanted
from workers.errors import NeedsOwnPass, RequestCancelled
from workers.handoff.shard_order import ShardOrder
from workers.kernels.native.parallel_code import release_threads
from workers.model.stock_model import Model
from workers.plan.events import FinishReason, TokenComputed
from workers.requests.partition_run import PartitionRun
from workers.requests.passes import Answered, Prefilled
from workers.requests.sampler import Choice, Sampler
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

_log = logging.getLogger(__name__)
#: Total time, in seconds, that a prefill's layers may wait for chosen rows while other requests share the pass.
_PATIENCE_S = 0.1


class Batcher:
    """The `Passes` of a worker that has all heads. Owns: one thread, from `start` to `close`. Borrows the worker's
    baton, and the KV of each request from its run.
    """

    leads = True
    shards: ShardOrder | None = None

    def __init__(self, model: Model, baton: Baton) -> None:
        self.baton = baton
        self._model = model
        self._turn = Turn(is_decode=True)
        self._batch = TokenBatch(model, self._at_boundary)
        self.budget = TOKENS_ON_PROCESSOR if model.device.transfers is None else TOKENS_ON_GPU
        self._changed = threading.Condition()
        self._joining: list[BatchedRequest] = []
        self._is_closed = False
        #: Used by the thread only: all requests of the loop in the order of joining, and the prefills of this pass.
        self._requests: list[BatchedRequest] = []
        self._prefilling: list[BatchedRequest] = []
        self._thread = threading.Thread(target=self._work, name="batch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Stop the loop and wait for the thread; requests that still decode end as aborted."""
        self.end()
        if self._thread.is_alive():
            self._thread.join()

    def end(self) -> None:
        """Stop the loop without waiting for the thread."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def taking_part(self, request: int) -> AbstractContextManager[None]:
        """See `Passes`. Nothing to do: no other process waits for this one within a pass."""
        return contextlib.nullcontext()

    def beginning(self, request: int) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    def expect(self, run: PartitionRun) -> None:
        """See `Passes`. Nothing to do: a request joins when its prefill or its decoding begins."""

    def answering(self, run: PartitionRun, sampler: Sampler | None) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    def prefill(self, run: PartitionRun, sampler: Sampler | None) -> Prefilled:
        """Compute a prefill in passes with other requests, or as a batch of one. Raises a WorkerError."""
        started_s = time.perf_counter()
        if sampler is not None and self._shares_passes(run):
            release_threads()  # the batcher's thread has its own
            run.waits.patience_s = _PATIENCE_S
            request = self.join(run, sampler)
            try:
                first = request.first()
            except NeedsOwnPass as error:
                _log.info("request %d is computed again, in a pass of its own: %s", run.plan.request, error)
                run.waits.patience_s = None
                run.prefix.choose_anew()
            else:
                timings = run.waits.timings(time.perf_counter() - started_s)
                return Prefilled(timings=timings, first=Choice(first.token_id, first.logprobs), decoding=request)
        return prefill_alone(self._model, run, sampler, started_s)

    def _shares_passes(self, run: PartitionRun) -> bool:
        """Whether a prefill joins the batch. It does not when it is a slice of a chain, when its layers wait for rows,
        or when the request wants more than its next token. Returns when its stored rows are in place, unless its layers
        choose them during the pass.
        """
        if not run.plan.shares_passes:
            return False
        if run.prefix.selective is not None:
            # On a GPU the choice would make the whole pass wait; that is not measured, so it gets a pass of its own.
            fits = len(run.tokens_left) <= self.budget and self._model.device.transfers is None
            return fits and run.waits.is_another_computing
        return run.prefix.wait_beside_others()

    def decode(
        self, run: PartitionRun, sampler: Sampler | None, prefilled: Prefilled
    ) -> Generator[TokenComputed, None, Answered]:
        """Generate the tokens after the prefill's. Raises RequestCancelled when the loop has ended."""
        assert sampler is not None and prefilled.first is not None, "the last worker draws tokens"
        decoding = prefilled.decoding or self.join(run, sampler, prefilled.first.token_id)
        finish_reason = yield from decoding.following()
        return Answered(sampler.token_ids, finish_reason)

    def join(self, run: PartitionRun, sampler: Sampler, token_id: int | None = None) -> BatchedRequest:
        """Add a request to the loop: to decode after `token_id`, or to prefill first where that is None.

        The stored rows of a prefill are in place, or are chosen by `budget` tokens or fewer. Raises RequestCancelled
        when the loop has ended.
        """
        request = BatchedRequest(run, sampler, token_id, run.plan.max_new_tokens)
        if token_id is not None:
            request.took(token_id)
            if request.has_ended:
                return request
        with self._changed:
            if self._is_closed:
                raise RequestCancelled("the worker has stopped")
            if request.is_prefilling:
                request.turn = self.baton.add_prefill(request.run.waits.size)
            self._joining.append(request)
            self.baton.expect(self._turn, request.turn)
            self._changed.notify()
        return request

    def _work(self) -> None:
        outcome: FinishReason | Exception = FinishReason.ABORT
        try:
            while self._wait():
                with self.baton.held(self._turn):
                    while requests := self._take_part():
                        self._next_pass(requests)
                    self.baton.carry({}, is_decode=True)
                release_threads()
        except Exception as error:  # noqa: BLE001  # no request may wait for a loop that has ended
            outcome = error
        with self._changed:
            self._is_closed = True
            for request in (*self._requests, *self._joining):
                request.end(outcome)

    def _wait(self) -> bool:
        """Block until a request has joined; return False when the loop is closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._joining or self._is_closed)
            return not self._is_closed

    def _take_part(self) -> list[BatchedRequest]:
        """Admit joining requests, remove ended ones, and return the requests for the next pass."""
        with self._changed:
            self._requests += self._joining
            self._joining.clear()
            if self._is_closed:
                return []
        self._tell_aborted(self._requests)
        for request in self._requests:
            if request.has_ended and request.turn is not None:
                self.baton.abandon(request.turn)
        self._requests = [request for request in self._requests if not request.has_ended]
        return self._requests

    def _next_pass(self, requests: Sequence[BatchedRequest]) -> None:
        decoding = [request for request in requests if not request.is_prefilling]
        prefilling = {request.turn: request for request in requests if request.turn is not None}
        turns, late = self.baton.in_line(prefilling)
        num_left = {turn: len(prefilling[turn].run.tokens_left) for turn in turns}
        choosing = {turn for turn in turns if prefilling[turn].run.prefix.selective is not None}
        chunks = chunks_of(num_left, late, self.budget, choosing)
        self._prefilling = [prefilling[turn] for turn in chunks]
        for turn, request in prefilling.items():
            request.begin_pass(takes_part=turn in chunks)
        assert chunks or decoding, "a request has a token to compute"
        with self._changed:
            self.baton.carry(chunks, is_decode=bool(decoding))
            for request in self._joining:
                self.baton.expect(self._turn, request.turn)
        self._pass([(request, 1) for request in decoding] + [(prefilling[turn], chunks[turn]) for turn in chunks])
        for request in self._prefilling:
            if request.turn is not None and not request.is_prefilling:
                self.baton.complete(request.turn)
                request.turn = None
        self._prefilling = []

    def _at_boundary(self, layer: int) -> None:
        self._tell_aborted([request for request in self._requests if not request.is_prefilling])
        if not self._batch.is_wanted:
            raise unwanted()
        if self._prefilling:
            self._prefilling[0].run.keep_pace()
        waited_s = self.baton.offer()
        if waited_s:
            for request in self._prefilling:
                request.run.waits.waited_turn(layer, request.run.timeline.clock() - waited_s)

    def _tell_aborted(self, requests: Sequence[BatchedRequest]) -> None:
        """End the aborted ones. Their buffers live until the current pass ends, which still writes to them."""
        for request in requests:
            if request.run.cancelled.is_set():
                request.abort()

    def _failed(self, tokens_of: Sequence[tuple[BatchedRequest, int]], error: Exception) -> None:
        """Repeat a failed pass for each request alone; a request that fails alone ends with the error.

        Layers do not choose rows twice, so a request whose layers choose ends with NeedsOwnPass.
        """
        if len(tokens_of) == 1:
            tokens_of[0][0].end(error)
            return
        for request, num_tokens in tokens_of:
            if request.run.prefix.selective is not None:
                request.end(NeedsOwnPass(f"a pass failed: {error}"))
            else:
                self._pass([(request, num_tokens)])

    def _pass(self, tokens_of: Sequence[tuple[BatchedRequest, int]]) -> None:
        """Compute one pass over the given number of tokens of each request."""
        try:
            parts = [request.part(num_tokens) for request, num_tokens in tokens_of]
            logits_WV = self._batch.forward(parts)
        except RequestCancelled:
            return  # all requests were aborted, and end before the next pass
        except Exception as error:  # noqa: BLE001  # the loop survives any error
            self._failed(tokens_of, error)
            return
        logits = iter(logits_WV)
        following = [next(logits) if part.wants_logits else None for part in parts]
        for (request, _), part in zip(tokens_of, parts, strict=True):
            if part in self._batch.failures:
                request.end(self._batch.failures[part])
        wanted = [
            (request, part, logits_V)
            for (request, _), part, logits_V in zip(tokens_of, parts, following, strict=True)
            if not request.has_ended
        ]
        num_decoding = sum(not request.is_prefilling for request, _, _ in wanted)
        computed = [
            request.take_chunk(len(part.token_ids), logits_V)
            if request.is_prefilling
            else request.take(logits_V, number, num_decoding)
            for number, (request, part, logits_V) in enumerate(wanted)
        ]
        # Publish all tokens at once: woken threads would slow the next choice down, and their messages leave together.
        for (request, _, _), token in zip(wanted, computed, strict=True):
            if token is not None:
                request.tell(token)
