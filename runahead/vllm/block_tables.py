"""Places of a request's rows in vLLM's paged cache: each group of layers has one block table for each request."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import torch

#: Table entry of tokens that a sliding window has left: vLLM keeps no block for them.
_NO_BLOCK = 0


class LayerCache(Protocol):
    """One layer's part of vLLM's paged cache."""

    #: Layer number in the model, from 0.
    index: int

    @property
    def device(self) -> torch.device: ...

    def write(self, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """Write K and V [tokens, KV heads, head_dim] to slots, int64 [tokens]: block x block size + place in it."""
        ...


@dataclass(frozen=True, slots=True)
class CacheGroup:
    """Layers that share one block table for each request."""

    layers: tuple[LayerCache, ...]
    #: Tokens in a block.
    block_size: int


@dataclass(frozen=True, slots=True)
class Place:
    """Slots in which the layers of a group keep the tokens of a load."""

    #: First token that the layers keep.
    token_start: int
    #: Slots of the tokens from `token_start` on, int64 [tokens]: block x block size + place in it.
    slots: torch.Tensor


def place_in(group: CacheGroup, table: Sequence[int], token_start: int, token_end: int) -> Place:
    """Slots of tokens [token_start, token_end). `table`: the request's blocks, from its first token on."""
    size = group.block_size
    kept = token_end
    while kept > token_start and table[(kept - 1) // size] != _NO_BLOCK:
        kept = max(token_start, (kept - 1) // size * size)
    positions = torch.arange(kept, token_end)
    blocks = torch.tensor(table, dtype=torch.int64)[positions // size]
    return Place(kept, (blocks * size + positions % size).to(group.layers[0].device))


def blocks_of(table: Sequence[int], block_size: int, token_start: int, token_end: int) -> set[int]:
    return set(table[token_start // block_size : -(-token_end // block_size)])
