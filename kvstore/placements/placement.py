"""A placement: the stored prefix that one request may read, and the chunks that it may save. Held until `settle`."""

from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from kvstore.format.identity import KEY_BYTES
from kvstore.format.provenance import EXACT
from kvstore.format.row_order import RowOrder
from kvstore.index.extent import Extent
from kvstore.placements.stored_prefix import StoredPrefix


@dataclass(frozen=True, slots=True, kw_only=True)
class Placement:
    """A placement for the request's workers: small, picklable, without handles.

    Token positions: [0, num_stored_tokens) are stored | [.., save_end) may be saved | the rest is not kept.
    """

    placement_id: int
    tokens_per_chunk: int
    num_stored_tokens: int = 0
    #: Provenance of the stored rows: `exact`, or their engines; see `kvstore/format/provenance.py`.
    provenance: str = EXACT
    #: Root key of the lookup: with equal root keys and equal provenance, equal prefixes have equal rows.
    root_key: bytes = b""
    #: Chunks [save_start, save_end) of the prompt may be saved by this request's workers.
    save_start: int = 0
    save_end: int = 0
    #: Whether the prompt may be extended, and its new whole chunks saved: see `StoreClient.append`.
    may_append: bool = False
    #: Row orders of reordered extents, for selection by sketches.
    row_orders: tuple[RowOrder, ...] = field(default=(), compare=False, repr=False)
    #: Bytes of disk that each held extent takes as a whole, by extent id, and the store's present limit. Set only for
    #: placements that may be held for long (`KVStore.hold`, `flow`).
    kept_bytes: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    disk_bytes: int = field(default=0, compare=False, repr=False)


@dataclass(slots=True, eq=False)
class HeldPlacement:
    """The store's side of a placement. Changed only under the inventory's lock."""

    placement: Placement
    #: Whole chunks of the prompt and of appended tokens, uint32 [tokens].
    tokens: npt.NDArray[np.uint32]
    #: Packed keys of the whole chunks.
    keys: bytes
    tenant: str
    #: Extents of the stored prefix, in order, each with its number of chunks in the prefix.
    stored: tuple[tuple[Extent, int], ...]
    #: Extents that it protects from eviction: the stored ones, the last matched one, and those published for it.
    reading: list[Extent]
    #: Provenance of saved chunks.
    provenance: str = EXACT
    #: Chunks published so far, counted from `save_start`.
    num_published: int = 0
    #: Extents of published chunks, except those that could not be published.
    published: list[Extent] = field(default_factory=list)
    #: Extents with reserved room and no sent chunks, by first chunk.
    reserved: dict[int, "PendingExtent"] = field(default_factory=dict)
    #: Extents that are being written, by first chunk.
    pending: dict[int, "PendingExtent"] = field(default_factory=dict)
    #: Whether one of its chunks will never be durable, so that all reads fail.
    is_lost: bool = False
    #: Whether its tenant's KV was deleted meanwhile, so that it publishes nothing.
    is_void: bool = False
    #: Whether the request has ended, so that no worker sends more chunks.
    is_settled: bool = False
    #: Number of its extents that are neither published nor given up.
    num_writing: int = 0
    #: Created by the first fetch.
    stored_prefix: StoredPrefix | None = None
    #: Complete extents that wait for earlier ones, by first chunk.
    complete: dict[int, "PendingExtent"] = field(default_factory=dict)

    @property
    def id(self) -> int:
        return self.placement.placement_id

    def keys_of(self, chunk_start: int, chunk_end: int) -> bytes:
        return self.keys[chunk_start * KEY_BYTES : chunk_end * KEY_BYTES]

    def tokens_of(self, chunk_start: int, num_chunks: int) -> npt.NDArray[np.uint32]:
        step = self.placement.tokens_per_chunk
        return self.tokens[chunk_start * step : (chunk_start + num_chunks) * step]


@dataclass(slots=True, eq=False)
class PendingExtent:
    """An unpublished extent: its reserved room, and the number of chunks written."""

    held: HeldPlacement
    extent: Extent
    #: Number of the first chunk in the prompt.
    chunk_start: int
    #: Number of chunks that the store has taken over, which other placements may read.
    num_accepted: int = 0
    num_written: int = 0

    @property
    def num_chunks(self) -> int:
        return self.extent.run.count

    @property
    def is_waiting(self) -> bool:
        """Whether it is complete and waits for earlier extents to be published."""
        return self.held.complete.get(self.chunk_start) is self
