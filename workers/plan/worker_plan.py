"""The coordinator's plan of one request, one for each worker. Plain values that pickle small."""

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
    """How many rows of the stored prefix each layer attends to, and the preset that chooses them."""

    preset: str
    #: Budget in rows of the prefix: the mean over layers. Whole chunks may round it up.
    num_rows: int
    #: Budgets by layer, with mean `num_rows`; empty where all layers have the same.
    layer_rows: tuple[int, ...] = ()
    #: Budgets of retrieval heads, by layer, at least `layer_rows`; empty where these heads have no budgets of their
    #: own.
    retrieval_rows: tuple[int, ...] = ()
    #: For a static preset: rows of each layer from the store's record of earlier requests, ascending, int32 [layers,
    #: rows]. None: the preset's selector chooses.
    recorded_LR: npt.NDArray[np.int32] | None = field(default=None, compare=False, repr=False)

    def rows_of(self, layer: int) -> int:
        """The budget of a layer."""
        return self.layer_rows[layer] if self.layer_rows else self.num_rows

    def retrieval_rows_of(self, layer: int) -> int:
        """The budget of a layer's retrieval heads; 0 where they have none of their own."""
        return self.retrieval_rows[layer] if self.retrieval_rows else 0

    @property
    def most_rows(self) -> int:
        """The largest budget of a layer."""
        return max((self.num_rows, *self.layer_rows))


@dataclass(frozen=True, slots=True, kw_only=True)
class WorkerPlan:
    """One worker's part in one request."""

    #: Number of the request, unique within the service's life; hand-off headers carry it.
    request: int
    epoch: int
    token_ids: tuple[int, ...]
    partition: Partition
    #: Index of this worker's slice of the partition, from 0.
    position: int
    #: The request's placement in the store, from which [0, partition.num_prefix_tokens) is loaded; None without one.
    placement_id: int | None = None
    #: Number of tokens that the placement has stored: more than the partition's prefix when their tail is recomputed.
    num_stored_tokens: int = 0
    #: Scope of shared rows (model, tenant and provenance): requests of one worker with equal scopes may share the rows
    #: of equal prefixes. Empty: the request shares none.
    row_scope: bytes = b""
    #: Tokens of the rows of reordered extents, for requests that select by sketches; see `Placement`.
    row_orders: tuple[RowOrder, ...] = field(default=(), compare=False, repr=False)
    #: None: the whole prefix is loaded.
    selection: SelectionPlan | None = None
    #: Whether the result must be exact: then there is no selection, and no coded row is read.
    is_exact: bool = True
    #: Chunks [start, end) of the prompt that this worker saves: it is the first of the chain that has all their rows.
    save: tuple[int, int] = (0, 0)
    #: Whether chunks are handed to the store layer by layer, because other requests read them during the prefill.
    flows: bool = False
    #: Whether this worker, which decodes, also saves whole chunks that end among the generated tokens.
    saves_answer: bool = False
    #: Number of tokens to generate on the last worker; the first of them is the prefill's result.
    max_new_tokens: int = 1
    stop_token_ids: tuple[int, ...] = ()
    #: With a seed where tokens are drawn, so that a plan that is run again draws the same tokens.
    sampling: SamplingParams = GREEDY
    #: Number of best tokens whose log-probabilities are returned with each generated token; None: no log-probabilities.
    num_top_logprobs: int | None = None
    #: Number of best tokens whose log-probabilities are returned with each prompt token; None: no log-probabilities.
    #: Each worker computes those of the tokens that follow its own, so no prefix is loaded.
    num_prompt_logprobs: int | None = None
    #: Continuations of the prompt that the last worker scores; their rows are not kept.
    continuations: tuple[tuple[int, ...], ...] = ()
    #: Tokens that the plan yielded before a worker was lost. They are taken again where another token is better only
    #: by a tie.
    expected_token_ids: tuple[int, ...] = ()
    #: The client's id of the request, for logs.
    request_id: str = ""
    #: Whether `RunDone` carries the timeline.
    is_traced: bool = False

    @property
    def num_rows_after(self) -> int:
        """Number of rows that the last worker may need after those of the prompt."""
        return max(self.max_new_tokens, *map(len, self.continuations)) if self.continuations else self.max_new_tokens

    @property
    def shares_passes(self) -> bool:
        """Whether passes with other requests can compute the prefill: it has one worker, its layers are not read
        meanwhile, and only the next token is asked for.
        """
        is_plain = not self.flows and self.num_prompt_logprobs is None and not self.continuations
        return is_plain and self.partition.num_workers == 1

    @property
    def shares_rows(self) -> bool:
        """Whether the request may share rows of its prefix with other requests: it has one worker, it is exact, and
        its layers are not read meanwhile.
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
    """The part of a request that goes to its workers; see `WorkerPlan` for each field."""

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

    Every worker loads the partition's prefix: the stored tokens, or whole chunks of them when the tail is recomputed. A
    chunk is saved by the first worker that has all of its rows: so the chain writes in parallel, and the last worker,
    which decodes, writes least. Stored chunks are not saved again. The last worker also saves chunks that decoding
    fills. KV that is computed over a selection, or over coded rows, is not exact, and is not saved.

    `placements`: one for each worker, in the store of its node; or a single one, in the store that all workers use.
    With several stores, the last worker, which receives all rows, saves all chunks in its own store, because a store
    publishes a chunk only after its predecessors.

    Raises ValueError when the prefix is longer than the stored tokens (rows that no worker loads would be read as they
    lie in memory), when it ends inside a chunk, when it is shorter than the stored tokens under a selection, which
    chooses from all of them, and when there is a prefix under `num_prompt_logprobs`, for which every token is computed.
    """
    if asked.num_prompt_logprobs is not None and partition.num_prefix_tokens:
        raise ValueError("the log-probabilities of stored tokens are unknown: a plan with them computes every token")
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
        raise ValueError(f"a selection chooses from all {num_stored} stored tokens, not from {num_prefix}")


def _chunks_to_save(placement: Placement | None, start: int, end: int) -> tuple[int, int]:
    """The chunks to save whose last token is in [start, end)."""
    if placement is None:
        return (0, 0)
    first_chunk, end_chunk = (
        min(max(token // placement.tokens_per_chunk, placement.save_start), placement.save_end)
        for token in (start, end)
    )
    return (first_chunk, end_chunk)
