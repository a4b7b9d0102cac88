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
    """A placement, as the request's workers need to know it: small, picklable, without handles.

    Token positions: [0, num_stored_tokens) stored | [.., save_end) to be saved, if computed | the rest is not kept.
    """

    placement_id: int
    tokens_per_chunk: int
    num_stored_tokens: int = 0
    #: How the rows of these were made: `exact`, or whose they are; see `kvstore/format/provenance.py`.
    provenance: str = EXACT
    #: Under which prompts are looked up: of equal ones, of equal provenance, equal prefixes have the same rows.
    root_key: bytes = b""
    #: Chunks [save_start, save_end) of the prompt may be saved by this request's workers.
    save_start: int = 0
    save_end: int = 0
    #: Whether the prompt may go on, and whole chunks of what follows may be saved, too: see `StoreClient.append`.
    may_append: bool = False
    #: Of reordered extents, where readers choose among records by sketches: which tokens their rows are of.
    row_orders: tuple[RowOrder, ...] = field(default=(), compare=False, repr=False)
    #: Set where it may be held for long (`KVStore.hold`, `flow`): by extent, bytes of the disk that it keeps, all of an
    #: extent whichever of its chunks are read; and bytes that the store may have there now.
    kept_bytes: tuple[tuple[int, int], ...] = field(default=(), compare=False, repr=False)
    disk_bytes: int = field(default=0, compare=False, repr=False)


@dataclass(slots=True, eq=False)
class HeldPlacement:
    """The store's side of a placement. Changed only under the inventory's lock."""

    placement: Placement
    #: uint32 [tokens]: the prompt and what was appended to it, whole chunks only.
    tokens: npt.NDArray[np.uint32]
    #: Of the whole chunks, packed.
    keys: bytes
    tenant: str
    #: The extents that hold the stored prefix, in order, and how many of their chunks belong to it.
    stored: tuple[tuple[Extent, int], ...]
    #: The extents that it keeps from being evicted: those, the last one of the match, and what is published for it.
    reading: list[Extent]
    #: Of what is saved.
    provenance: str = EXACT
    #: Chunks published so far, counted from `save_start`.
    num_published: int = 0
    #: The extents that hold them, but for those that could not be found when they were published.
    published: list[Extent] = field(default_factory=list)
    #: By first chunk, extents whose room is taken, and of which nothing is sent yet.
    reserved: dict[int, "PendingExtent"] = field(default_factory=dict)
    #: By first chunk, the extents that are on their way to disk.
    pending: dict[int, "PendingExtent"] = field(default_factory=dict)
    #: Something that it reads will never be durable: nothing more is read for it.
    is_lost: bool = False
    #: Its tenant's data was deleted meanwhile: nothing of it is published any more.
    is_void: bool = False
    #: No worker will send more.
    is_settled: bool = False
    #: Something of it has been accepted and is not yet published or given up.
    num_writing: int = 0
    #: Made by the first fetch.
    stored_prefix: StoredPrefix | None = None
    #: Extents that workers have sent whole, by first chunk, waiting for those before them.
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
    """An extent on its way to disk: room that is reserved, and how much of it has been written."""

    held: HeldPlacement
    extent: Extent
    #: First chunk, as a number in the prompt.
    chunk_start: int
    #: Chunks that the store has taken over: placements may come to read them.
    num_accepted: int = 0
    num_written: int = 0

    @property
    def num_chunks(self) -> int:
        return self.extent.run.count

    @property
    def is_waiting(self) -> bool:
        """Whether it has been sent whole, and is published when those before it are."""
        return self.held.complete.get(self.chunk_start) is self
