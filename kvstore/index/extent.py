"""Extents in memory: what the index's chunk ids mean, and which of them may be evicted.

    chunk id = extent id << 16 | number of the chunk in the extent

Extents' ids are never used twice, so a chunk id names the same bytes for ever.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kvstore.disk.segment import Run
from kvstore.format.identity import KEY_BYTES
from kvstore.format.provenance import EXACT

CHUNK_BITS = 16

#: Per layer, the extent's tokens in the order of their rows: uint16 [layers, tokens], relative to the first token.
Orders = npt.NDArray[np.uint16]


@dataclass(slots=True, eq=False)
class Extent:
    """A run of chunks of one prefix and where it lies. Changed only under the store's lock."""

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
    #: How its rows were made, see `kvstore/format/provenance.py`.
    provenance: str = EXACT
    #: The extent that holds the chunk before the first one, and that chunk's number in it. Set when it is published.
    parent: "Extent | None" = None
    parent_number: int = 0
    #: Extents that hang on one of this one's chunks.
    num_children: int = 0
    #: Placements that may read it.
    num_readers: int = 0
    last_used_s: int = 0
    hits: int = 0
    is_reordered: bool = False
    #: Before it is published: how many of its chunks can be read from disk. None from then on: all.
    num_written: int | None = None
    #: It will not be published.
    is_lost: bool = False
    #: Read from the catalog when first needed; None in token order.
    orders: Orders | None = None
    #: Out of the index, or never to be there; its room is freed with the last reader.
    is_retired: bool = False
    #: Its room belongs to the quarantine.
    is_quarantined: bool = False
    #: Average importance per layer and token since it was written, float32 [layers, tokens]; None before the first.
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
        """The keys from the prompt's start to this extent's last chunk."""
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
