"""One forward pass over the newest token of each of several requests.

A decoding step reads all weights for one row of arithmetic, so B requests cost little more than one: projections and
MLP take their B tokens as the rows of one product. Attention is each request's own: over its own buffer, however many
rows that has, whatever each layer chose of a stored prefix, within its own window, at its own positions.

Letters: B requests, N query heads, K KV heads, D head dim, V vocabulary.
"""

from collections.abc import Callable, Sequence

import torch

from workers.attention.partition_attention import attend_with_heads
from workers.chain.partition_run import PartitionRun
from workers.device.kv_buffer import HeadKV
from workers.errors import RequestCancelled
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model


class DecodeBatch:
    """The seam between the model and the requests of a step: the cache of all of them. Owns nothing. For one thread.

    `at_boundary` is called at every layer.
    """

    def __init__(self, model: Model, at_boundary: Callable[[], object]) -> None:
        self._model = model
        self._at_boundary = at_boundary
        self._cache = ChainCache(self, model.facts.kv.num_layers, self._attend)
        self._runs: Sequence[PartitionRun] = ()
        #: What each request attends to in the present layer.
        self._visible: list[tuple[KeysAndValues, tuple[HeadKV, ...]]] = []

    @property
    def num_past(self) -> int:
        """Of the longest request; positions are given to the model, not derived from it."""
        return max(run.kv.num_past for run in self._runs)

    def forward(self, runs: Sequence[PartitionRun], token_ids: Sequence[int]) -> torch.Tensor:
        """Put the rows of each request's newest token after its past; the logits of what follows, [B, V].

        The rows are past only when the caller says so (`RequestKV.advance`): until then it can be done again.
        Raises RequestCancelled, at a layer boundary, when none of the requests is wanted any more.
        """
        self._runs = runs
        try:
            positions = torch.tensor([run.kv.num_past for run in runs])
            return self._model.decode(torch.tensor(token_ids), positions, self._cache)
        finally:
            self._runs, self._visible = (), []  # buffers live as long as their requests

    def exchange(self, layer: int, k_BK1D: torch.Tensor, v_BK1D: torch.Tensor) -> KeysAndValues:
        """The layer boundary: see `LayerExchange` of the chain cache. What to attend to goes to `_attend`."""
        if all(run.cancelled.is_set() for run in self._runs):
            raise RequestCancelled("none of the requests that decode is wanted any more")
        self._visible = [
            (run.kv.append(layer, k_BK1D[row : row + 1], v_BK1D[row : row + 1]), run.kv.head_rows(layer))
            for row, run in enumerate(self._runs)
        ]
        self._at_boundary()
        return k_BK1D, v_BK1D

    def _attend(
        self,
        q_BN1D: torch.Tensor,
        k_BK1D: torch.Tensor,
        v_BK1D: torch.Tensor,
        *,
        scale: float,
        window: int | None,
        sinks_N: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """See `workers/attention/partition_attention.py::Kernel`; the transformers layer calls it right after its
        `exchange`.
        """
        return torch.cat(
            [
                attend_with_heads(
                    q_BN1D[row : row + 1], *visible, head_rows, scale=scale, window=window, sinks_N=sinks_N
                )
                for row, (visible, head_rows) in enumerate(self._visible)
            ]
        )
