"""One request in the batcher: the tokens it brings to each pass, and the queue that brings its thread the results."""

from collections.abc import Generator
from dataclasses import dataclass, field
from queue import SimpleQueue

import torch

from workers.batching.token_batch import BatchPart
from workers.errors import RequestCancelled
from workers.plan.events import FinishReason, TokenComputed
from workers.requests.partition_run import PartitionRun
from workers.requests.sampler import Sampler
from workers.turns.turn_order import Turn


@dataclass(slots=True, eq=False)
class BatchedRequest:
    """One request of the loop. The loop's thread calls every method except `first` and `following`, which are for the
    request's thread.
    """

    run: PartitionRun
    sampler: Sampler
    #: The newest token; None until the prefill has ended.
    token_id: int | None
    #: Number of tokens that may still be generated.
    num_left: int
    events: SimpleQueue[TokenComputed | FinishReason | Exception] = field(default_factory=SimpleQueue)
    has_ended: bool = False
    #: Turn of its prefill; None while it decodes.
    turn: Turn | None = None
    #: Time at which its prefill began to wait for its turn, on the timeline's clock; None while it does not wait.
    _waits_since_s: float | None = None

    def __post_init__(self) -> None:
        if self.is_prefilling:
            self.run.timeline.begin()
            self._waits_since_s = self.run.timeline.clock()

    def first(self) -> TokenComputed:
        """Wait for the first token. Raises a WorkerError, RequestCancelled included, or NeedsOwnPass."""
        event = self.events.get()
        if isinstance(event, TokenComputed):
            return event
        raise event if isinstance(event, Exception) else RequestCancelled("the worker has stopped")

    def following(self) -> Generator[TokenComputed, None, FinishReason]:
        """Generate the tokens after the first one, up to a stop token or the limit; returns the finish reason.

        Tokens are computed whether or not the caller takes them, until the generator is closed. Raises a WorkerError.
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
            self.run.cancelled.set()  # stops the request if the generator is closed early; no effect after its end

    @property
    def is_prefilling(self) -> bool:
        return self.token_id is None

    def part(self, num_tokens: int) -> BatchPart:
        """The request's next tokens, as its part of a pass."""
        if self.token_id is not None:
            return BatchPart(self.run, (self.token_id,))
        left = self.run.tokens_left
        is_last = num_tokens == len(left)
        judge = self.run.token_importance if is_last else None
        return BatchPart(
            self.run, left[:num_tokens], wants_logits=is_last, judge=judge, stored=self.run.prefix.selective
        )

    def begin_pass(self, *, takes_part: bool) -> None:
        """Record the beginning of a pass, which takes some of the prefill's tokens or none."""
        if not takes_part:
            self._waits_since_s = self._waits_since_s or self.run.timeline.clock()
        elif self._waits_since_s is not None:
            self.run.waits.waited_turn(0, self._waits_since_s)
            self._waits_since_s = None

    def take_chunk(self, num_tokens: int, logits_V: torch.Tensor | None) -> TokenComputed | None:
        """Record computed tokens of the prefill. After the last chunk, choose the first token from `logits_V`."""
        if logits_V is None:
            self.run.kv.advance(num_tokens)
            return None
        self.run.end_prefill()
        return self._choose(logits_V)

    def take(self, logits_V: torch.Tensor | None, batch_row: int, batch_rows: int) -> TokenComputed | None:
        """Record the computed newest token and choose the next one from `logits_V`."""
        assert logits_V is not None, "a decoding request needs logits"
        self.run.kv.advance(1)
        return self._choose(logits_V, batch_row, batch_rows)

    def tell(self, token: TokenComputed) -> None:
        """Send a chosen token to the request's thread."""
        self.events.put(token)
        self.took(token.token_id)

    def took(self, token_id: int) -> None:
        """Make this the newest token, and end the request at a stop token or the limit."""
        self.token_id = token_id
        self.num_left -= 1
        if token_id in self.run.plan.stop_token_ids:
            self.end(FinishReason.STOP)
        elif not self.num_left:
            self.end(FinishReason.LENGTH)

    def abort(self) -> None:
        self.end(RequestCancelled("the request was aborted") if self.is_prefilling else FinishReason.ABORT)

    def end(self, outcome: FinishReason | Exception) -> None:
        """Send the request's last event; later calls do nothing."""
        if not self.has_ended:
            self.has_ended = True
            self.events.put(outcome)

    def _choose(self, logits_V: torch.Tensor, batch_row: int = 0, batch_rows: int = 0) -> TokenComputed | None:
        """Choose a token; None when that fails, which ends the request."""
        try:
            choice = self.sampler.choose(logits_V)
            return TokenComputed(
                token_id=choice.token_id, logprobs=choice.logprobs, batch_row=batch_row, batch_rows=batch_rows
            )
        except Exception as error:  # noqa: BLE001  # the error is this request's alone
            self.end(error)
            return None
