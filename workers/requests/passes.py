"""What computes the forward passes of a worker's requests, as one of them sees it."""

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
    """A request whose prefill was computed in passes with others, where it goes on."""

    def following(self) -> Generator[TokenComputed, None, FinishReason]:
        """The tokens after the first one; see `workers/batching/batched_request.py`."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Prefilled:
    """Outcome of a worker's prefill; its rows are the run's."""

    #: Without what was scored.
    timings: RunTimings
    #: The first token, where the last worker of the chain draws it.
    first: Choice | None
    scores: tuple[tuple[float, ...], ...] = ()
    prompt_logprobs: PromptLogprobs | None = None
    #: None where the pass was the request's alone.
    decoding: Decoding | None = None


class Answered(NamedTuple):
    """The tokens of an answer, all but the last of which have rows, and why it ended where tokens are drawn."""

    token_ids: Sequence[int]
    finish_reason: FinishReason | None


class Passes(Protocol):
    """The passes of a worker, or of a shard in one epoch.

    Next: workers/batching/batcher.py::Batcher
    """

    #: Whether tokens are drawn and told here: not in shards that follow the first one.
    leads: bool

    @property
    def baton(self) -> Baton: ...

    @property
    def shards(self) -> ShardOrder | None:
        """The order of a shard; None in a worker that has all heads."""
        ...

    def taking_part(self, request: int) -> AbstractContextManager[None]:
        """Inside, the request is computed. Other shards learn of an error that they would wait for."""
        ...

    def beginning(self, request: int) -> AbstractContextManager[None]:
        """Inside, the request begins to receive and load: in all shards or in none. Raises a WorkerError."""
        ...

    def expect(self, run: PartitionRun) -> None:
        """Before the prefill, inside of `beginning`. Raises ChainBroken when the epoch has ended."""
        ...

    def answering(self, run: PartitionRun, sampler: Sampler | None) -> AbstractContextManager[None]:
        """Inside, the run is prefilled and decoded; afterwards other shards know with which tokens it has ended."""
        ...

    def prefill(self, run: PartitionRun, sampler: Sampler | None) -> Prefilled:
        """Compute this worker's slice of the prompt. Raises a WorkerError.

        `sampler`: for the first token; None where none is drawn.
        """
        ...

    def decode(
        self, run: PartitionRun, sampler: Sampler | None, prefilled: Prefilled
    ) -> Generator[TokenComputed, None, Answered]:
        """In the last worker: the tokens after the first one, where they are drawn. Raises a WorkerError."""
        ...
