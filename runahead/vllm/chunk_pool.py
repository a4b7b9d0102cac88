"""Rows that wait to be written to the service: host memory of a fixed size, a place for each chunk."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import torch

from cluster.client.values import RowsToWrite


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShape:
    """Of the KV of all layers, as the engine's only rank has it."""

    num_layers: int
    num_heads: int
    head_dim: int
    dtype: torch.dtype

    def fits(self, rows: torch.Tensor) -> bool:
        return rows.dim() == 3 and tuple(rows.shape[1:]) == (self.num_heads, self.head_dim) and rows.dtype == self.dtype

    @property
    def token_bytes(self) -> int:
        return self.num_layers * 2 * self.num_heads * self.head_dim * self.dtype.itemsize


class ChunkPool:
    """Owns: the memory. `allocate` and `free` from any thread."""

    def __init__(self, size_bytes: int, chunk_tokens: int, shape: RowShape) -> None:
        """Never more than `size_bytes`, so there may be no place at all. Pages are taken when they are first used."""
        self.chunk_tokens = chunk_tokens
        self.chunk_bytes = chunk_tokens * shape.token_bytes
        self.num_places = size_bytes // self.chunk_bytes
        #: [layers, K and V, places x tokens, KV heads, head_dim]
        self._rows = torch.empty(
            (shape.num_layers, 2, self.num_places * chunk_tokens, shape.num_heads, shape.head_dim), dtype=shape.dtype
        )
        self._lock = threading.Lock()
        self._free = list(range(self.num_places))

    def allocate(self) -> int | None:
        """A place; None where all are in use."""
        with self._lock:
            return self._free.pop() if self._free else None

    def free(self, places: Iterable[int]) -> None:
        with self._lock:
            self._free += places

    @property
    def num_free(self) -> int:
        with self._lock:
            return len(self._free)

    def put(self, layer: int, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """K and V [tokens, KV heads, head_dim] into slots, int64 [tokens]: place times chunk, plus row in the chunk."""
        for plane, rows in enumerate((k, v)):
            self._rows[layer, plane].index_copy_(0, slots, rows.to("cpu"))

    def rows(self, places: Sequence[int], token_start: int) -> Iterator[RowsToWrite]:
        """Of the chunks in `places`, whose first token is `token_start`: layer by layer, a chunk each. No copies."""
        is_bfloat16 = self._rows.dtype == torch.bfloat16
        planes = (self._rows.view(torch.uint16) if is_bfloat16 else self._rows).numpy()
        for layer, (k, v) in enumerate(planes):
            for number, place in enumerate(places):
                chunk = slice(place * self.chunk_tokens, (place + 1) * self.chunk_tokens)
                yield layer, token_start + number * self.chunk_tokens, k[chunk], v[chunk]
