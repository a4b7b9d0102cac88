"""Extents in memory, and the chunk ids of the index.

    chunk id = extent id << 16 | number of the chunk in the extent

Extent ids are never reused, so a chunk id names the same bytes for ever.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.disk.segment import Run
from kvstore.format.identity import KEY_BYTES
from kvstore.format.provenance import EXACT

CHUNK_BITS = 16

#: Tokens of an extent's rows in stored order, by layer: uint16 [layers, tokens], relative to the first token.
Orders = npt.NDArray[np.uint16]


@dataclass(slots=True, eq=False)
class Extent:
    """A run of chunks of one prefix, and its place on disk. Changed only under the store's lock."""

    id: int
    #: Key of the chunk before the first one; empty at a prompt's start.
    parent_key: bytes
    #: Number of the first chunk in its prompt.
    depth: int
    keys: bytes
    #: `run.count` may exceed the number of keys when writing ended early: stripes are laid out for `run.count`.
    run: Run
    generation: int = 0
    tenant: str = ""
    #: Provenance of the rows, see `kvstore/format/provenance.py`.
    provenance: str = EXACT
    #: Extent of the chunk before the first one, and that chunk's number in it. Set when this extent is published.
    parent: "Extent | None" = None
    parent_number: int = 0
    #: Number of extents whose parent this is.
    num_children: int = 0
    #: Number of placements that may read it.
    num_readers: int = 0
    last_used_s: int = 0
    hits: int = 0
    is_reordered: bool = False
    #: Number of chunks that can be read from disk before the extent is published; then None, which means all.
    num_written: int | None = None
    #: Whether the extent will never be published.
    is_lost: bool = False
    #: Row orders, read from the catalog on first use; None in token order.
    orders: Orders | None = None
    #: Whether the extent has left the index, or will never enter it: its room is freed with the last reader.
    is_retired: bool = False
    #: Whether its room belongs to the quarantine.
    is_quarantined: bool = False
    #: Average importance, float32 [layers, tokens]; None before the first sample.
    importance: npt.NDArray[np.float32] | None = None
    num_importance: int = 0
    is_importance_read: bool = False

    @property
    def num_chunks(self) -> int:
        return len(self.keys) // KEY_BYTES

    def key(self, number: int) -> bytes:
        return self.keys[number * KEY_BYTES : (number + 1) * KEY_BYTES]

    def chunk_id(self, number: int) -> int:
        return self.id << CHUNK_BITS | number

    def path(self) -> list[bytes]:
        """Keys of all chunks from the prompt's start to this extent's last one."""
        lineage: list[bytes] = []
        extent, end = self, self.num_chunks
        while True:
            lineage.append(extent.keys[: end * KEY_BYTES])
            if extent.parent is None:
                break
            extent, end = extent.parent, extent.parent_number + 1
        packed = b"".join(reversed(lineage))
        return [packed[i : i + KEY_BYTES] for i in range(0, len(packed), KEY_BYTES)]


def extent_id(chunk_id: int) -> int:
    return chunk_id >> CHUNK_BITS


def chunk_number(chunk_id: int) -> int:
    return chunk_id & ((1 << CHUNK_BITS) - 1)
