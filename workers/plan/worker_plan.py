"""The coordinator's plan of one request for each worker. Plain values that pickle small."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kvstore import Placement
from kvstore.format.row_order import RowOrder
from workers.plan.partition import Partition
from workers.plan.sampling import GREEDY, SamplingParams


@dataclass(frozen=True, slots=True, kw_only=True)
class SelectionPlan:
    """How much of the stored prefix each layer attends to, and by which preset's choice."""

    preset: str
    #: Rows of the prefix, per layer, the mean of all; whole chunks may round it up.
    num_rows: int
    #: By layer, where layers have budgets of their own, whose mean is `num_rows`; empty where all have the same.
    layer_rows: tuple[int, ...] = ()
    #: By layer, what retrieval heads of its set attend to, where they have a budget of their own: `layer_rows` at
    #: least. Empty where no head has.
    retrieval_rows: tuple[int, ...] = ()
    #: Of a static preset: the rows of each layer, as the store's record of earlier requests has them, ascending, int32
    #: [layers, rows]. None: the preset chooses by what it sees.
    recorded_LR: npt.NDArray[np.int32] | None = field(default=None, compare=False, repr=False)

    def rows_of(self, layer: int) -> int:
        """The budget of a layer."""
        return self.layer_rows[layer] if self.layer_rows else self.num_rows

    def retrieval_rows_of(self, layer: int) -> int:
        """The budget of retrieval heads of the layer's set; 0 where they have none of their own."""
        return self.retrieval_rows[layer] if self.retrieval_rows else 0

    @property
    def most_rows(self) -> int:
        """What a layer may attend to at most, whichever it is."""
        return max((self.num_rows, *self.layer_rows))


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerPlan:
    """One worker's part in one request."""

    #: Number of the request, unique within the service's life; also what hand-off headers carry.
    request: int
    epoch: int
    token_ids: tuple[int, ...]
    partition: Partition
    #: Which slice of the partition is this worker's, from 0.
    position: int
    #: The request's placement in the store, from which [0, partition.num_prefix_tokens) is loaded; None without one.
    placement_id: int | None = None
    #: Tokens that the placement has stored: more than the partition leaves to it when their tail is recomputed.
    num_stored_tokens: int = 0
    #: Requests of one worker whose are equal, and not empty, may have rows of equal prefixes in common: of one model,
    #: tenant and provenance.
    row_scope: bytes = b""
    #: Which tokens the rows of its reordered extents are of, for requests that select by sketches; see `Placement`.
    row_orders: tuple[RowOrder, ...] = field(default=(), compare=False, repr=False)
    #: None: the whole prefix is loaded.
    selection: SelectionPlan | None = None
    #: Whether the result must be exact: then there is no selection, and no coded row is read.
    is_exact: bool = True
    #: Chunks [start, end) of the prompt that this worker saves: the first of the chain that has all their rows.
    save: tuple[int, int] = (0, 0)
    #: Whether it hands them over layer by layer: others read them while it computes.
    flows: bool = False
    #: Whether this worker, which decodes, also saves whole chunks that end among the tokens that it generates.
    saves_answer: bool = False
    #: Tokens to generate on the last worker; the first of them is the prefill's result.
    max_new_tokens: int = 1
    stop_token_ids: tuple[int, ...] = ()
    #: How they are chosen. It has a seed where tokens are drawn, so the plan draws the same ones when it is run again.
    sampling: SamplingParams = GREEDY
    #: Of how many best tokens to tell the log-probabilities beside that of each token; None: of no token.
    num_top_logprobs: int | None = None
    #: Of how many best tokens to tell the log-probabilities beside those of the prompt's own; None: of no token. Each
    #: worker tells them of what follows its tokens, so none is loaded.
    num_prompt_logprobs: int | None = None
    #: To be scored after the prompt, on the last worker; none of them is kept.
    continuations: tuple[tuple[int, ...], ...] = ()
    #: What the plan came to before a worker was lost: taken again where another token would be best by a tie only.
    expected_token_ids: tuple[int, ...] = ()
    #: What the client knows the request by; for logs.
    request_id: str = ""
    #: Whether `RunDone` is to tell what was done when.
    is_traced: bool = False

    @property
    def num_rows_after(self) -> int:
        """Rows that the last worker may need after those of the prompt."""
        return max(self.max_new_tokens, *map(len, self.continuations)) if self.continuations else self.max_new_tokens

    @property
    def shares_passes(self) -> bool:
        """Whether the prefill can be computed in passes with other requests: it is one worker's, its layers are not
        read meanwhile, and nothing but the next token is asked of it.
        """
        is_plain = not self.flows and self.num_prompt_logprobs is None and not self.continuations
        return is_plain and self.partition.num_workers == 1

    @property
    def shares_rows(self) -> bool:
        """Whether it may have rows of its prefix in common with other requests: it is one worker's and exact, and its
        layers are not read meanwhile.
        """
        return self.shares_passes and self.is_exact and bool(self.row_scope)

    @property
    def is_first(self) -> bool:
        return self.position == 0

    @property
    def is_last(self) -> bool:
        return self.position == self.partition.num_workers - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """What a request asks of its workers; see `WorkerPlan` for each."""

    max_new_tokens: int
    stop_token_ids: Sequence[int] = ()
    sampling: SamplingParams = GREEDY
    num_top_logprobs: int | None = None
    num_prompt_logprobs: int | None = None
    continuations: Sequence[Sequence[int]] = ()
    expected_token_ids: Sequence[int] = ()
    is_exact: bool = True
    flows: bool = False


def plan_workers(
    *,
    request: int,
    epoch: int,
    token_ids: Sequence[int],
    partition: Partition,
    placements: Sequence[Placement | None] = (None,),
    asked: Asked,
    selection: SelectionPlan | None = None,
) -> list[WorkerPlan]:
    """The plans of one request, one per worker of the chain, in order.

    Every worker loads the partition's prefix: what is stored, or whole chunks of it, when the tail is recomputed. A
    chunk is saved by the first worker that has all of its rows, so the chain writes in parallel and the last worker,
    which decodes, writes least; what is stored is not saved again. Chunks that decoding fills are saved by that one.
    KV that is computed over a selection, or over coded rows, is not exact, so nothing of it is saved.

    `placements`: by worker, in the store of its node; one alone is in the store that all workers use. Where they
    differ, the last worker, which comes to have all rows, saves all of them in its own store: a store publishes a
    chunk after its predecessors only. Raises ValueError when the prefix is longer than what is stored (rows that
    no worker loads would be read as they lie in memory), ends inside a chunk, or is shorter under a selection, which is
    made of the whole; and when there is a prefix under `num_prompt_logprobs`, which takes what every token computes.
    """
    if asked.num_prompt_logprobs is not None and partition.num_prefix_tokens:
        raise ValueError("stored KV tells no log-probabilities of its tokens")
    selection = selection if partition.num_prefix_tokens else None  # else there is nothing to select from
    is_exact = selection is None and (asked.is_exact or not partition.num_prefix_tokens)
    by_worker = placements if len(placements) > 1 else [*placements] * partition.num_workers
    is_of_one_store = all(each is by_worker[-1] for each in by_worker)
    plans = []
    for position, placement in enumerate(by_worker):
        _check_prefix(partition.num_prefix_tokens, placement, selection)
        is_last = position == partition.num_workers - 1
        start, end = partition.bounds(position)
        if position == 0 or not is_of_one_store:
            start = 0
        if not (is_of_one_store or is_last):
            end = 0
        plans.append(
            WorkerPlan(
                request=request,
                epoch=epoch,
                token_ids=tuple(token_ids),
                partition=partition,
                position=position,
                placement_id=placement.placement_id if placement is not None else None,
                num_stored_tokens=placement.num_stored_tokens if placement is not None else 0,
                row_scope=_row_scope(placement),
                row_orders=placement.row_orders if placement is not None and selection is not None else (),
                selection=selection,
                is_exact=is_exact,
                save=_chunks_to_save(placement, start, end) if is_exact else (0, 0),
                flows=asked.flows and is_exact,
                saves_answer=is_exact and is_last and placement is not None and placement.may_append,
                max_new_tokens=asked.max_new_tokens if is_last else 0,
                stop_token_ids=tuple(asked.stop_token_ids) if is_last else (),
                sampling=asked.sampling if is_last else GREEDY,
                num_top_logprobs=asked.num_top_logprobs if is_last else None,
                num_prompt_logprobs=asked.num_prompt_logprobs,
                continuations=tuple(map(tuple, asked.continuations)) if is_last else (),
                expected_token_ids=tuple(asked.expected_token_ids) if is_last else (),
            )
        )
    return plans


def _row_scope(placement: Placement | None) -> bytes:
    if placement is None or not placement.root_key:
        return b""
    return placement.root_key + placement.provenance.encode()


def _check_prefix(num_prefix: int, placement: Placement | None, selection: SelectionPlan | None) -> None:
    num_stored = placement.num_stored_tokens if placement is not None else 0
    if num_prefix == num_stored:
        return
    if placement is None or num_prefix > num_stored or num_prefix % placement.tokens_per_chunk:
        raise ValueError(f"the partition leaves {num_prefix} tokens to the store, which has {num_stored}")
    if selection is not None:
        raise ValueError(f"a selection is of all {num_stored} stored tokens, not of {num_prefix}")


def _chunks_to_save(placement: Placement | None, start: int, end: int) -> tuple[int, int]:
    """The chunks to be saved whose last token is in [start, end)."""
    if placement is None:
        return (0, 0)
    first_chunk, end_chunk = (
        min(max(token // placement.tokens_per_chunk, placement.save_start), placement.save_end)
        for token in (start, end)
    )
    return (first_chunk, end_chunk)
