"""The baselines by name, and the plan of a request under one of them. Plain values that pickle small."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Protocol

from benchmarks.baselines.share import Share
from benchmarks.baselines.tsp import Tsp
from benchmarks.baselines.tsp_causal import TspCausal
from benchmarks.baselines.zigzag import Zigzag
from kvstore import Placement
from workers.attention.partition_attention import Kernel


class Baseline(Protocol):
    """A system that gathers K and V: the new tokens that each worker computes, and how queries attend to all rows."""

    @property
    def is_dense(self) -> bool:
        """Whether a worker's kernel multiplies its queries with all rows of the prompt, masked rows included."""
        ...

    def shares(self, start: int, end: int, num_workers: int) -> list[Share]:
        """Tokens [start, end) by worker, each exactly once. Raises ValueError if there are too few."""
        ...

    def kernel(self, share: Share) -> Kernel:
        """The kernel of one request and worker. Its caller passes the rows of the whole prompt, from position 0."""
        ...


BASELINES: Mapping[str, Baseline] = MappingProxyType({"tsp": Tsp(), "tsp-causal": TspCausal(), "zigzag": Zigzag()})


@dataclass(frozen=True, slots=True, kw_only=True)
class GatherPlan:
    """One worker's part in one request."""

    #: A name of `BASELINES`.
    system: str
    epoch: int
    token_ids: tuple[int, ...]
    #: Share of each worker, by its position among them. The stored prefix lies before the first share.
    shares: tuple[Share, ...]
    #: Ranks of the workers in the epoch, by position.
    ranks: tuple[int, ...]
    position: int
    #: Placement of the request in the store, from which [0, num_prefix_tokens) is loaded; None without a stored prefix.
    placement_id: int | None = None

    @property
    def share(self) -> Share:
        return self.shares[self.position]

    @property
    def num_prefix_tokens(self) -> int:
        return self.shares[0][0][0]

    @property
    def gives_token(self) -> bool:
        """Whether this worker computes the prompt's last token, and so the first token of the reply."""
        return self.share[-1][1] == len(self.token_ids)


def plan_gather(
    system: str,
    *,
    epoch: int,
    token_ids: Sequence[int],
    num_workers: int,
    placement: Placement | None = None,
    first_rank: int = 0,
) -> list[GatherPlan]:
    """The plans of one request, one per worker, for ranks [first_rank, first_rank + num_workers) of the epoch.

    Raises ValueError with fewer new tokens than spans to cut them into; KeyError for an unknown system.
    """
    num_stored = placement.num_stored_tokens if placement is not None else 0
    shares = tuple(BASELINES[system].shares(num_stored, len(token_ids), num_workers))
    return [
        GatherPlan(
            system=system,
            epoch=epoch,
            token_ids=tuple(token_ids),
            shares=shares,
            ranks=tuple(range(first_rank, first_rank + num_workers)),
            position=position,
            placement_id=placement.placement_id if placement is not None else None,
        )
        for position in range(num_workers)
    ]
