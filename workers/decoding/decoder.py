"""A worker's decoding: one loop for all requests whose prefill has ended.

Each round is one forward pass over the newest token of every request there is (`workers/decoding/decode_batch.py`); a
request joins or leaves between two rounds. The loop holds the baton as one turn for as long as there is a request, and
offers it at each layer: decoding gets half of the time where prefills want it too, however many requests it serves, and
saves nothing up and loses nothing between rounds (`workers/chain/turn_order.py`).

Requests do not hear of each other. An aborted request is told so at the next layer; the round ends there, too, when no
request is left, and otherwise computes one row for nothing. A round that fails is made again for each request alone, so
only that fails which fails by itself.
"""

import threading
from collections.abc import Generator
from dataclasses import dataclass, field
from queue import SimpleQueue

import torch

from workers.chain.baton import Baton
from workers.chain.partition_run import PartitionRun
from workers.chain.turn_order import Turn
from workers.decoding.decode_batch import DecodeBatch
from workers.decoding.sampler import Sampler
from workers.errors import RequestCancelled
from workers.model.stock_model import Model
from workers.plan.events import FinishReason, TokenComputed


class Decoder:
    """Owns: one thread, from `start` to `close`. The baton is the worker's, the KV of a request its run's."""

    def __init__(self, model: Model, baton: Baton) -> None:
        self._baton = baton
        self._turn = Turn(is_decode=True)
        self._batch = DecodeBatch(model, self._at_boundary)
        self._changed = threading.Condition()
        self._joining: list[_DecodingRequest] = []
        self._is_closed = False
        #: The thread's own: the requests of the last round, in the order of joining.
        self._rows: list[_DecodingRequest] = []
        self._thread = threading.Thread(target=self._work, name="decode", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """Return when the thread has ended; requests that still decode end as aborted."""
        with self._changed:
            self._is_closed = True
            self._changed.notify()
        if self._thread.is_alive():
            self._thread.join()

    def decode(
        self, run: PartitionRun, sampler: Sampler, token_id: int
    ) -> Generator[TokenComputed, None, FinishReason]:
        """The tokens after a prefill's, up to a stop token or the limit; returns why they ended.

        They are computed whether or not the caller takes them, until the generator is closed. Raises a WorkerError.
        """
        if token_id in run.plan.stop_token_ids:
            return FinishReason.STOP
        if run.plan.max_new_tokens == 1:
            return FinishReason.LENGTH
        row = _DecodingRequest(run, sampler, token_id, run.plan.max_new_tokens - 1)
        self._join(row)
        try:
            while True:
                event = row.events.get()
                if isinstance(event, TokenComputed):
                    yield event
                elif isinstance(event, FinishReason):
                    return event
                else:
                    raise event
        finally:
            run.cancelled.set()  # for one that is closed early; of others the loop knows no more

    def _join(self, row: "_DecodingRequest") -> None:
        with self._changed:
            if self._is_closed:
                raise RequestCancelled("the worker decodes no more")
            self._joining.append(row)
            self._changed.notify()

    def _work(self) -> None:
        outcome: FinishReason | Exception = FinishReason.ABORT
        try:
            while self._wait():
                with self._baton.held(self._turn):
                    while rows := self._take_part():
                        self._round(rows)
        except Exception as error:  # noqa: BLE001  # a request must not wait for a loop that has ended
            outcome = error
        with self._changed:
            self._is_closed = True
            for row in (*self._rows, *self._joining):
                row.end(outcome)

    def _wait(self) -> bool:
        """Until a request has joined; False when there is none to come."""
        with self._changed:
            self._changed.wait_for(lambda: self._joining or self._is_closed)
            return not self._is_closed

    def _take_part(self) -> list["_DecodingRequest"]:
        """The requests of the next round."""
        with self._changed:
            self._rows += self._joining
            self._joining.clear()
            if self._is_closed:
                return []
        self._tell_aborted()
        self._rows = [row for row in self._rows if not row.has_ended]
        return self._rows

    def _at_boundary(self) -> None:
        self._tell_aborted()
        self._baton.offer()

    def _tell_aborted(self) -> None:
        """Their buffers live until the round is over, which still writes to them."""
        for row in self._rows:
            if row.run.cancelled.is_set():
                row.end(FinishReason.ABORT)

    def _round(self, rows: list["_DecodingRequest"]) -> None:
        try:
            logits_BV = self._batch.forward([row.run for row in rows], [row.token_id for row in rows])
        except RequestCancelled:
            return  # all of them were aborted, and are told so before the next round
        except Exception as error:  # noqa: BLE001  # each runs alone then, and the one at fault ends with it
            if len(rows) == 1:
                rows[0].end(error)
            else:
                for row in rows:
                    self._round([row])
            return
        wanted = [(row, logits_V) for row, logits_V in zip(rows, logits_BV, strict=True) if not row.has_ended]
        for number, (row, logits_V) in enumerate(wanted):
            row.take(logits_V, number, len(wanted))


@dataclass(slots=True, eq=False)
class _DecodingRequest:
    """One request among those that decode; its thread reads the events."""

    run: PartitionRun
    sampler: Sampler
    #: The newest.
    token_id: int
    num_left: int
    events: SimpleQueue[TokenComputed | FinishReason | Exception] = field(default_factory=SimpleQueue)
    has_ended: bool = False

    def take(self, logits_V: torch.Tensor, batch_row: int, batch_rows: int) -> None:
        """The newest token is past now, and this follows from it."""
        self.run.kv.advance(1)
        try:
            choice = self.sampler.choose(logits_V)
        except Exception as error:  # noqa: BLE001  # this request's alone
            self.end(error)
            return
        self.token_id = choice.token_id
        self.num_left -= 1
        self.events.put(
            TokenComputed(
                token_id=choice.token_id, logprobs=choice.logprobs, batch_row=batch_row, batch_rows=batch_rows
            )
        )
        if choice.token_id in self.run.plan.stop_token_ids:
            self.end(FinishReason.STOP)
        elif not self.num_left:
            self.end(FinishReason.LENGTH)

    def end(self, outcome: FinishReason | Exception) -> None:
        """Its last event, whatever comes later."""
        if not self.has_ended:
            self.has_ended = True
            self.events.put(outcome)
