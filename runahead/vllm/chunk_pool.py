"""Memory for rows that wait to be written to the service, and the chunks of requests that use it."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import torch

from cluster.client.values import RowsToWrite


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShape:
    """Shape and dtype of the KV of all layers and heads of the model."""

    num_layers: int
    num_heads: int
    head_dim: int
    dtype: torch.dtype

    def fits(self, rows: torch.Tensor) -> bool:
        return rows.dim() == 3 and tuple(rows.shape[1:]) == (self.num_heads, self.head_dim) and rows.dtype == self.dtype

    @property
    def dtype_name(self) -> str:
        return str(self.dtype).removeprefix("torch.")

    @property
    def token_bytes(self) -> int:
        return self.num_layers * 2 * self.num_heads * self.head_dim * self.dtype.itemsize


class ChunkPool:
    """Places for chunks. Owns the memory. Any thread may call `allocate` and `free`."""

    def __init__(self, size_bytes: int, chunk_tokens: int, shape: RowShape) -> None:
        """Takes at most `size_bytes`, so there may be no place at all. Memory pages are taken on first use."""
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
        """Take a free place; None when all are in use."""
        with self._lock:
            return self._free.pop() if self._free else None

    def free(self, places: Iterable[int]) -> None:
        with self._lock:
            self._free += places

    def put(self, layer: int, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """Copy K and V [tokens, KV heads, head_dim] to slots, int64 [tokens]: place x chunk tokens + row in chunk."""
        for plane, rows in enumerate((k, v)):
            self._rows[layer, plane].index_copy_(0, slots, rows.to("cpu"))

    def rows(self, places: Sequence[int], token_start: int) -> Iterator[RowsToWrite]:
        """Rows of the chunks in `places`, by layer, one chunk each, without copies. First token: `token_start`."""
        is_bfloat16 = self._rows.dtype == torch.bfloat16
        planes = (self._rows.view(torch.uint16) if is_bfloat16 else self._rows).numpy()
        for layer, (k, v) in enumerate(planes):
            for number, place in enumerate(places):
                chunk = slice(place * self.chunk_tokens, (place + 1) * self.chunk_tokens)
                yield layer, token_start + number * self.chunk_tokens, k[chunk], v[chunk]


@dataclass(frozen=True, slots=True)
class FullChunks:
    """Neighbouring chunks of a request, all of whose rows are in the pool."""

    #: Tokens of the request, from its first to the last one of the chunks.
    token_ids: tuple[int, ...]
    token_start: int
    #: Place of each chunk in the pool.
    places: tuple[int, ...]
    #: Set when a chunk of the request was not stored: the service refuses all later ones.
    has_failed: threading.Event


@dataclass(slots=True)
class Filling:
    """The chunks of one request that are being filled with rows.

    Rows come in the order of positions. After a preemption vLLM computes again from an earlier position: rows from
    that position on are dropped. A chunk that has lost a row is never full, and later chunks are not kept, because
    the service takes a chunk only after all earlier chunks of its prompt.
    """

    pool: ChunkPool
    #: Number of first tokens, a multiple of the chunk, whose rows the service has already.
    held_tokens: int
    token_ids: list[int] = field(default_factory=list)
    #: Set by the writing thread, see `FullChunks`.
    has_failed: threading.Event = field(default_factory=threading.Event)
    #: Place by number of the chunk in the request. The numbers are neighbours; earlier chunks are written, or were
    #: computed by another request.
    _places: dict[int, int] = field(default_factory=dict)
    #: Rows of the chunks in `_places` are in the pool up to this position.
    _next_token: int = 0
    is_given_up: bool = False

    def wanted(self, token_start: int, token_end: int) -> range:
        """Tokens of the next step whose rows belong in the pool. Allocates places for their chunks."""
        chunk = self.pool.chunk_tokens
        is_new_course = token_start > self._next_token
        self._drop([number for number in self._places if is_new_course or number * chunk > token_start])
        self._next_token = token_start
        if self.is_given_up or self.has_failed.is_set():
            self.give_up()
            return range(0)
        first = token_start if token_start // chunk in self._places else -(-token_start // chunk) * chunk
        if first > token_start and first > self.held_tokens:
            self.give_up()
            return range(0)
        first = max(first, self.held_tokens)
        for number in range(first // chunk, -(-token_end // chunk)):
            if number not in self._places and not self._allocate(number):
                self.is_given_up = True
                token_end = number * chunk
                break
        return range(first, max(first, token_end))

    def slots(self, tokens: range) -> list[int]:
        chunk = self.pool.chunk_tokens
        return [self._places[token // chunk] * chunk + token % chunk for token in tokens]

    def came(self, token_end: int) -> None:
        """Note that the wanted rows before `token_end` are in the pool."""
        self._next_token = token_end

    def take_full(self, most: int) -> FullChunks | None:
        """Remove at most `most` chunks with known tokens and all rows; the caller frees their places."""
        chunk = self.pool.chunk_tokens
        num_full = min(self._next_token, len(self.token_ids)) // chunk
        numbers = sorted(number for number in self._places if number < num_full)[:most]
        if not numbers:
            return None
        places = tuple(self._places.pop(number) for number in numbers)
        self.held_tokens = (numbers[-1] + 1) * chunk
        return FullChunks(tuple(self.token_ids[: self.held_tokens]), numbers[0] * chunk, places, self.has_failed)

    def give_up(self) -> None:
        """Take no more rows, and drop chunks that are not full."""
        self.is_given_up = True
        chunk = self.pool.chunk_tokens
        self._drop([number for number in self._places if (number + 1) * chunk > self._next_token])

    def end(self) -> None:
        self._drop(list(self._places))

    def _allocate(self, number: int) -> bool:
        place = self.pool.allocate()
        if place is not None:
            self._places[number] = place
        return place is not None

    def _drop(self, numbers: Sequence[int]) -> None:
        self.pool.free([self._places.pop(number) for number in numbers])
