"""Rows that wait to be written to the service: their memory, and which chunks of requests have which of them."""

import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

import torch

from cluster.client.values import RowsToWrite


@dataclass(frozen=True, slots=True, kw_only=True)
class RowShape:
    """Shape of the KV of all layers and heads of the model."""

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

    def put(self, layer: int, k: torch.Tensor, v: torch.Tensor, slots: torch.Tensor) -> None:
        """K and V [tokens, KV heads, head_dim] into slots, int64 [tokens]: place times chunk, plus row in the chunk."""
        for plane, rows in enumerate((k, v)):
            self._rows[layer, plane].index_copy_(0, slots, rows.to("cpu"))

    def rows(self, places: Sequence[int], token_start: int) -> Iterator[RowsToWrite]:
        """Rows of the chunks in `places`, whose first token is `token_start`: by layer, a chunk each. No copies."""
        is_bfloat16 = self._rows.dtype == torch.bfloat16
        planes = (self._rows.view(torch.uint16) if is_bfloat16 else self._rows).numpy()
        for layer, (k, v) in enumerate(planes):
            for number, place in enumerate(places):
                chunk = slice(place * self.chunk_tokens, (place + 1) * self.chunk_tokens)
                yield layer, token_start + number * self.chunk_tokens, k[chunk], v[chunk]


@dataclass(frozen=True, slots=True)
class FullChunks:
    """Neighbouring chunks of a request, all of whose rows are in the pool."""

    #: Of the request, up to the last token of the chunks.
    token_ids: tuple[int, ...]
    token_start: int
    #: In the pool, of each chunk.
    places: tuple[int, ...]
    #: Set when a chunk of the request is not stored, so no later one can be.
    has_failed: threading.Event


@dataclass(slots=True)
class Filling:
    """The chunks of one request.

    Rows come in the order of positions. After a preemption vLLM computes from an earlier position on: what was there
    of that position and later is dropped, since it is of another course of the request. A chunk that has lost a row is
    never full, and chunks after it are not kept: the service takes no chunk without those before it.
    """

    pool: ChunkPool
    #: Of the first tokens of the request, a multiple of the chunk: not wanted, for the service has them.
    held_tokens: int
    token_ids: list[int] = field(default_factory=list)
    #: Set by the writing thread: see `FullChunks`.
    has_failed: threading.Event = field(default_factory=threading.Event)
    #: By number of the chunk in the request, neighbours; those before are written, or were computed by another request.
    _places: dict[int, int] = field(default_factory=dict)
    #: Of the chunks in `_places`, rows before this position are there.
    _next_token: int = 0
    is_given_up: bool = False

    def wanted(self, token_start: int, token_end: int) -> range:
        """Tokens about to be computed whose rows belong in the pool; their chunks have places."""
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
        """The wanted rows before this position are in the pool."""
        self._next_token = token_end

    def take_full(self, most: int) -> FullChunks | None:
        """At most so many chunks whose tokens are known and whose rows are all there; the caller frees their places."""
        chunk = self.pool.chunk_tokens
        num_full = min(self._next_token, len(self.token_ids)) // chunk
        numbers = sorted(number for number in self._places if number < num_full)[:most]
        if not numbers:
            return None
        places = tuple(self._places.pop(number) for number in numbers)
        self.held_tokens = (numbers[-1] + 1) * chunk
        return FullChunks(tuple(self.token_ids[: self.held_tokens]), numbers[0] * chunk, places, self.has_failed)

    def give_up(self) -> None:
        """No rows are wanted from now on; chunks that are not full by now never are."""
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
