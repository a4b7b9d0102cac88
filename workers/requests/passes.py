"""Interface of the forward passes of a worker, as one of its requests sees it."""

from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from workers.handoff.shard_order import ShardOrder
from workers.plan.events import FinishReason, RunTimings, TokenComputed
from workers.plan.prompt_logprobs import PromptLogprobs
from workers.requests.partition_run import PartitionRun
from workers.requests.sampler import Choice, Sampler
from workers.turns.baton import Baton


class Decoding(Protocol):
    """A request that was prefilled in passes with other requests, and decodes in them."""

    def following(self) -> Generator[TokenComputed, None, FinishReason]:
        """Tokens after the first one; see `workers/batching/batched_request.py`."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefilled:
    """Outcome of a worker's prefill; the run owns its rows."""

    #: Seconds of the prefill, without the scoring of continuations.
    timings: RunTimings
    #: The first token, if this is the last worker of the chain; else None.
    first: Choice | None
    scores: tuple[tuple[float, ...], ...] = ()
    prompt_logprobs: PromptLogprobs | None = None
    #: None if the request was prefilled alone.
    decoding: Decoding | None = None


class Answered(NamedTuple):
    """Tokens of an answer, all but the last of which have rows; and why it ended, in the process that draws them."""

    token_ids: Sequence[int]
    finish_reason: FinishReason | None


class Passes(Protocol):
    """Forward passes of a worker, or of a shard in one epoch.

    Next: workers/batching/batcher.py::Batcher
    """

    #: Whether this process draws and reports tokens: the first shard does.
    leads: bool

    @property
    def baton(self) -> Baton: ...

    @property
    def shards(self) -> ShardOrder | None:
        """Order of the requests of a worker's shards; None in a worker that has all heads."""
        ...

    def taking_part(self, request: int) -> AbstractContextManager[None]:
        """Compute a request inside the block. Its errors reach other shards, which would wait for it."""
        ...

    def beginning(self, request: int) -> AbstractContextManager[None]:
        """Begin to receive and load inside the block: in all shards or in none. Raises a WorkerError."""
        ...

    def expect(self, run: PartitionRun) -> None:
        """Announce a prefill, inside of `beginning`. Raises ChainBroken when the epoch has ended."""
        ...

    def answering(self, run: PartitionRun, sampler: Sampler | None) -> AbstractContextManager[None]:
        """Prefill and decode the run inside the block. Afterwards other shards know the tokens of its answer."""
        ...

    def prefill(self, run: PartitionRun, sampler: Sampler | None) -> Prefilled:
        """Compute this worker's slice of the prompt. Raises a WorkerError.

        `sampler`: draws the first token; None in a process that draws none.
        """
        ...

    def decode(
        self, run: PartitionRun, sampler: Sampler | None, prefilled: Prefilled
    ) -> Generator[TokenComputed, None, Answered]:
        """Decode in the last worker. Yields the tokens after the first one, if this process draws them. Raises a
        WorkerError.
        """
        ...
