"""A worker's requests in one loop: prefills in chunks, and decoding beside them.

Each pass takes the newest token of every request that decodes, and chunks of those that prefill, up to a budget
(`workers/batching/pass_tokens.py`), through the model at once (`workers/batching/token_batch.py`); a request joins or
leaves between two passes, and a pass whose end one waits for is as urgent as that one. The loop holds the baton as one
turn for as long as there is a request, and offers it at each layer: it gets half of the time where prefills in passes
of their own want it too, however many requests it serves, and all of it while one of its prefills is next among them
(`workers/turns/turn_order.py`).

Requests do not hear of each other. One that is aborted while it decodes is told so at the next layer, one that prefills
after the pass, which still writes to its buffer; the pass ends at the next layer when no request is left, and otherwise
computes its rows for nothing. A pass that fails is made again for each request alone, so only that fails which fails by
itself.

A prefill whose layers choose rows of a stored prefix is one chunk, as its last tokens choose for all. A pass waits for
these rows for `_PATIENCE_S`, then goes on without that request, which is computed by itself.
"""

import threading
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from queue import SimpleQueue

import torch

from workers.batching.pass_tokens import TOKENS_ON_GPU, TOKENS_ON_PROCESSOR, chunks_of
from workers.batching.token_batch import BatchPart, TokenBatch, unwanted
from workers.errors import NeedsOwnPass, RequestCancelled
from workers.kernels.native.parallel_code import release_threads
from workers.model.stock_model import Model
from workers.plan.events import FinishReason, TokenComputed
from workers.requests.partition_run import PartitionRun
from workers.requests.sampler import Sampler
from workers.turns.baton import Baton
from workers.turns.turn_order import Turn

#: How long the layers of a prefill may wait, in all, for rows that they chose, while others are computed with it.
_PATIENCE_S = 0.1


class Batcher:
    """Owns: one thread, from `start` to `close`. The baton is the worker's, the KV of a request its run's."""

    def __init__(self, model: Model, baton: Baton) -> None:
        self._baton = baton
        self._turn = Turn(is_decode=True)
        self._batch = TokenBatch(model, self._at_boundary)
        self.budget = TOKENS_ON_PROCESSOR if model.device.transfers is None else TOKENS_ON_GPU
        self._changed = threading.Condition()
        self._joining: list[BatchedRequest] = []
        self._is_closed = False
        #: The thread's own: the requests that are there, in the order of joining, and those of the present pass that
        #: prefill.
        self._requests: list[BatchedRequest] = []
        self._prefilling: list[BatchedRequest] = []
        self._thread = threading.Thread(target=self._work, name="batch", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Return when the thread has ended; requests that still decode end as aborted."""
        self.end()
        if self._thread.is_alive():
            self._thread.join()

    def end(self) -> None:
        """As `close`, but wait for nothing."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()

    def prefill(self, run: PartitionRun, sampler: Sampler) -> "BatchedRequest":
        """Prefill and decode a request, all of whose tokens are computed here. Its stored rows are in place, or are
        chosen by `budget` tokens or fewer.

        Raises RequestCancelled when the loop has ended.
        """
        run.waits.patience_s = _PATIENCE_S
        return self._join(BatchedRequest(run, sampler, None, run.plan.max_new_tokens))

    def decode(self, run: PartitionRun, sampler: Sampler, token_id: int) -> "BatchedRequest":
        """Decode after a prefill whose first token was this. Raises RequestCancelled when the loop has ended."""
        request = BatchedRequest(run, sampler, token_id, run.plan.max_new_tokens)
        request.took(token_id)
        return request if request.has_ended else self._join(request)

    def _join(self, request: "BatchedRequest") -> "BatchedRequest":
        with self._changed:
            if self._is_closed:
                raise RequestCancelled("the worker computes no more")
            if request.is_prefilling:
                request.turn = self._baton.add_prefill(request.run.waits.size)
            self._joining.append(request)
            self._baton.expect(self._turn, request.turn)
            self._changed.notify()
        return request

    def _work(self) -> None:
        outcome: FinishReason | Exception = FinishReason.ABORT
        try:
            while self._wait():
                with self._baton.held(self._turn):
                    while requests := self._take_part():
                        self._next_pass(requests)
                    self._baton.carry({}, is_decode=True)
                release_threads()
        except Exception as error:  # noqa: BLE001  # a request must not wait for a loop that has ended
            outcome = error
        with self._changed:
            self._is_closed = True
            for request in (*self._requests, *self._joining):
                request.end(outcome)

    def _wait(self) -> bool:
        """Until a request has joined; False when there is none to come."""
        with self._changed:
            self._changed.wait_for(lambda: self._joining or self._is_closed)
            return not self._is_closed

    def _take_part(self) -> list["BatchedRequest"]:
        """The requests that are there for the next pass."""
        with self._changed:
            self._requests += self._joining
            self._joining.clear()
            if self._is_closed:
                return []
        self._tell_aborted(self._requests)
        for request in self._requests:
            if request.has_ended and request.turn is not None:
                self._baton.abandon(request.turn)
        self._requests = [request for request in self._requests if not request.has_ended]
        return self._requests

    def _next_pass(self, requests: Sequence["BatchedRequest"]) -> None:
        decoding = [request for request in requests if not request.is_prefilling]
        prefilling = {request.turn: request for request in requests if request.turn is not None}
        turns, late = self._baton.in_line(prefilling)
        num_left = {turn: len(prefilling[turn].run.tokens_left) for turn in turns}
        choosing = {turn for turn in turns if prefilling[turn].run.prefix.selective is not None}
        chunks = chunks_of(num_left, late, self.budget, choosing)
        self._prefilling = [prefilling[turn] for turn in chunks]
        for turn, request in prefilling.items():
            request.begin_pass(takes_part=turn in chunks)
        assert chunks or decoding, "a request has a token to compute"
        with self._changed:
            self._baton.carry(chunks, is_decode=bool(decoding))
            for request in self._joining:
                self._baton.expect(self._turn, request.turn)
        self._pass([(request, 1) for request in decoding] + [(prefilling[turn], chunks[turn]) for turn in chunks])
        for request in self._prefilling:
            if request.turn is not None and not request.is_prefilling:
                self._baton.complete(request.turn)
                request.turn = None
        self._prefilling = []

    def _at_boundary(self, layer: int) -> None:
        self._tell_aborted([request for request in self._requests if not request.is_prefilling])
        if not self._batch.is_wanted:
            raise unwanted()
        if self._prefilling:
            self._prefilling[0].run.keep_pace()
        waited_s = self._baton.offer()
        if waited_s:
            for request in self._prefilling:
                request.run.waits.waited_turn(layer, request.run.timeline.clock() - waited_s)

    def _tell_aborted(self, requests: Sequence["BatchedRequest"]) -> None:
        """Their buffers live until the pass is over, which still writes to them."""
        for request in requests:
            if request.run.cancelled.is_set():
                request.abort()

    def _failed(self, tokens_of: Sequence[tuple["BatchedRequest", int]], error: Exception) -> None:
        """A pass over these has: each runs alone, and the one at fault ends with it. Layers do not choose twice."""
        if len(tokens_of) == 1:
            tokens_of[0][0].end(error)
            return
        for request, num_tokens in tokens_of:
            if request.run.prefix.selective is not None:
                request.end(NeedsOwnPass(f"a pass failed: {error}"))
            else:
                self._pass([(request, num_tokens)])

    def _pass(self, tokens_of: Sequence[tuple["BatchedRequest", int]]) -> None:
        """One over so many tokens of each request."""
        try:
            parts = [request.part(num_tokens) for request, num_tokens in tokens_of]
            logits_WV = self._batch.forward(parts)
        except RequestCancelled:
            return  # all of them were aborted, and are told so before the next pass
        except Exception as error:  # noqa: BLE001  # whatever it is, the loop goes on
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
        # All at once: threads that are told would be in the way of the next choice, and their news goes on together.
        for (request, _, _), token in zip(wanted, computed, strict=True):
            if token is not None:
                request.tell(token)


@dataclass(slots=True, eq=False)
class BatchedRequest:
    """One request of the loop, which calls it but for `first` and `following`: these are for the request's thread."""

    run: PartitionRun
    sampler: Sampler
    #: The newest; None until the prefill has ended.
    token_id: int | None
    num_left: int
    events: SimpleQueue[TokenComputed | FinishReason | Exception] = field(default_factory=SimpleQueue)
    has_ended: bool = False
    #: While it prefills.
    turn: Turn | None = None
    #: Since when its prefill waits for its turn, on the clock of its timeline; None while it does not.
    _waits_since_s: float | None = None

    def __post_init__(self) -> None:
        if self.is_prefilling:
            self.run.timeline.begin()
            self._waits_since_s = self.run.timeline.clock()

    def first(self) -> TokenComputed:
        """The prefill's token, when it is there. Raises a WorkerError, among them RequestCancelled, or NeedsOwnPass."""
        event = self.events.get()
        if isinstance(event, TokenComputed):
            return event
        raise event if isinstance(event, Exception) else RequestCancelled("the worker computes no more")

    def following(self) -> Generator[TokenComputed, None, FinishReason]:
        """The tokens after the prefill's, up to a stop token or the limit; returns why they ended.

        They are computed whether or not the caller takes them, until the generator is closed. Raises a WorkerError.
        """
        try:
            while True:
                event = self.events.get()
                if isinstance(event, TokenComputed):
                    yield event
                elif isinstance(event, FinishReason):
                    return event
                else:
                    raise event
        finally:
            self.run.cancelled.set()  # for one that is closed early; of others the loop knows no more

    @property
    def is_prefilling(self) -> bool:
        return self.token_id is None

    def part(self, num_tokens: int) -> BatchPart:
        """Its next tokens in a pass."""
        if self.token_id is not None:
            return BatchPart(self.run, (self.token_id,))
        left = self.run.tokens_left
        is_last = num_tokens == len(left)
        judge = self.run.token_importance if is_last else None
        return BatchPart(
            self.run, left[:num_tokens], wants_logits=is_last, judge=judge, stored=self.run.prefix.selective
        )

    def begin_pass(self, *, takes_part: bool) -> None:
        """A pass begins, which takes some of its prefill's tokens or none."""
        if not takes_part:
            self._waits_since_s = self._waits_since_s or self.run.timeline.clock()
        elif self._waits_since_s is not None:
            self.run.waits.waited_turn(0, self._waits_since_s)
            self._waits_since_s = None

    def take_chunk(self, num_tokens: int, logits_V: torch.Tensor | None) -> TokenComputed | None:
        """The rows of these tokens of the prefill are there; after the last ones the first token follows from this."""
        if logits_V is None:
            self.run.kv.advance(num_tokens)
            return None
        self.run.end_prefill()
        return self._choose(logits_V)

    def take(self, logits_V: torch.Tensor | None, batch_row: int, batch_rows: int) -> TokenComputed | None:
        """The newest token is past now, and this follows from it."""
        assert logits_V is not None, "what decodes wants to know what follows"
        self.run.kv.advance(1)
        return self._choose(logits_V, batch_row, batch_rows)

    def tell(self, token: TokenComputed) -> None:
        """It was chosen."""
        self.events.put(token)
        self.took(token.token_id)

    def took(self, token_id: int) -> None:
        """The next token is this one."""
        self.token_id = token_id
        self.num_left -= 1
        if token_id in self.run.plan.stop_token_ids:
            self.end(FinishReason.STOP)
        elif not self.num_left:
            self.end(FinishReason.LENGTH)

    def abort(self) -> None:
        self.end(RequestCancelled("the request was aborted") if self.is_prefilling else FinishReason.ABORT)

    def end(self, outcome: FinishReason | Exception) -> None:
        """Its last event, whatever comes later."""
        if not self.has_ended:
            self.has_ended = True
            self.events.put(outcome)

    def _choose(self, logits_V: torch.Tensor, batch_row: int = 0, batch_rows: int = 0) -> TokenComputed | None:
        """None when that failed, and with it the request."""
        try:
            choice = self.sampler.choose(logits_V)
            return TokenComputed(
                token_id=choice.token_id, logprobs=choice.logprobs, batch_row=batch_row, batch_rows=batch_rows
            )
        except Exception as error:  # noqa: BLE001  # this request's alone
            self.end(error)
            return None
