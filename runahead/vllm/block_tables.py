"""Where a request's rows lie in vLLM's paged cache: groups of layers, each with a table of blocks for a request."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import torch

#: In a table, of tokens that a sliding window has left: vLLM keeps no block for them.
_NO_BLOCK = 0


class LayerCache(Protocol):
    """One layer's part of vLLM's paged cache."""

    #: Of the model, from 0.
    index: int

    @property
    def device(self) -> torch.device: ...

    def write(self, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """K and V [tokens, KV heads, head_dim] into slots, int64 [tokens]: block times block size, plus place in it."""
        ...


@dataclass(frozen=True, slots=True)
class CacheGroup:
    """Layers that have one table for each request."""

    layers: tuple[LayerCache, ...]
    #: Tokens of a block.
    block_size: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where layers of a group keep the tokens of a load."""

    #: The first one that they keep.
    token_start: int
    #: Of the tokens from there on, int64 [tokens]: block times block size, plus place in it.
    slots: torch.Tensor


def place_in(group: CacheGroup, table: Sequence[int], token_start: int, token_end: int) -> Place:
    """`table`: the request's blocks, from its first token on."""
    size = group.block_size
    kept = token_end
    while kept > token_start and table[(kept - 1) // size] != _NO_BLOCK:
        kept = max(token_start, (kept - 1) // size * size)
    positions = torch.arange(kept, token_end)
    blocks = torch.tensor(table, dtype=torch.int64)[positions // size]
    return Place(kept, (blocks * size + positions % size).to(group.layers[0].device))


def blocks_of(table: Sequence[int], block_size: int, token_start: int, token_end: int) -> set[int]:
    return set(table[token_start // block_size : -(-token_end // block_size)])
