"""The seam between a stock transformers model and the chain: a cache whose `update` is the layer boundary.

transformers calls `update` once per layer and forward, after RoPE and before attention. There KV-Runahead receives,
concatenates and sends (section 4.3, figure 7), layers wait for stored KV, requests take turns, and a cancel takes
effect.

The cache reports the length of its past from the start: if it reported 0 while `update` returns more rows,
transformers' SDPA would silently slice the keys.
"""

import weakref
from typing import Any, Protocol

import torch
from transformers.cache_utils import Cache, CacheLayerMixin

from workers.attention.partition_attention import Kernel, attend

KeysAndValues = tuple[torch.Tensor, torch.Tensor]


class LayerExchange(Protocol):
    """Interface that the cache needs of its request."""

    @property
    def num_past(self) -> int:
        """Number of rows before the first query row of the current forward, on every layer."""
        ...

    def exchange(self, layer: int, k_1KTD: torch.Tensor, v_1KTD: torch.Tensor) -> KeysAndValues:
        """Take the T rows computed for `layer`; return all visible rows, [1, K, num_past + T, D] each."""
        ...


class ChainCache(Cache):  # type: ignore[misc]  # transformers is untyped here
    """One request's KV as a transformers cache. Owns nothing: rows live in the request's `KVBuffer`. The request must
    outlive the cache, which does not keep it alive, so that its memory is freed as soon as it ends.

    `kernel`: attention of the request's queries to the rows that `exchange` returns.
    """

    def __init__(self, exchange: LayerExchange, num_layers: int, kernel: Kernel = attend) -> None:
        self.kernel = kernel
        super().__init__(layers=[_ChainLayer(exchange, layer) for layer in range(num_layers)])


class _ChainLayer(CacheLayerMixin):  # type: ignore[misc]  # transformers is untyped here
    is_compileable = False
    is_croppable = False
    is_sliding = False

    def __init__(self, exchange: LayerExchange, layer: int) -> None:
        super().__init__()
        self._exchange = weakref.proxy(exchange)
        self._layer = layer
        self.is_initialized = True

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        pass

    def update(self, key_states: torch.Tensor, value_states: torch.Tensor, *_: Any, **__: Any) -> KeysAndValues:
        rows: KeysAndValues = self._exchange.exchange(self._layer, key_states, value_states)
        return rows

    def get_seq_length(self) -> int:
        num_past: int = self._exchange.num_past
        return num_past

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        return self.get_seq_length() + query_length, 0

    def get_max_length(self) -> int:
        return -1
