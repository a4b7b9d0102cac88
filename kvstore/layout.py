"""Layout: how the KV of a token range is cut into records on disk. A stored parameter, never a constant.

An *extent* holds every record of one range of `tokens_per_record` tokens, back to back, so that all extents of a
store have one size and a slot of a segment can be used again without fragmentation:

    extent   = record(layers 0..a, planes) | record(layers a..b, planes) | ...
    record   = header page, 4096 bytes | payload, padded to a multiple of 4096
    payload  = [layers of the record, tokens, planes, row_bytes]      (C order, the store's dtype)

A *plane* is K or V. `joint` records carry both (attention reads both); `apart` ones carry one (IMPRESS, section 4,
scores keys before it loads values).
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Literal

from kvstore.shape import KVShape

CHUNK_TOKENS = 16
PAGE_BYTES = 4096
#: A header page keeps the record's token ids; this many fit behind the fixed fields.
MAX_TOKENS_PER_RECORD = 512

K_PLANE, V_PLANE = 0, 1


@dataclass(frozen=True, slots=True)
class RecordSlot:
    """One record of an extent: which layers and planes it holds, and where it lies inside the extent."""

    layer_start: int
    layer_end: int
    plane_start: int
    plane_end: int
    offset_bytes: int
    payload_bytes: int
    record_bytes: int

    @property
    def num_layers(self) -> int:
        return self.layer_end - self.layer_start

    @property
    def num_planes(self) -> int:
        return self.plane_end - self.plane_start


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Tokens and layers per record, K and V joint or apart.

    Raises ValueError when `tokens_per_record` is no multiple of the 16-token chunk or does not fit a header page.
    """

    tokens_per_record: int = 64
    layers_per_record: int = 1
    planes: Literal["joint", "apart"] = "joint"

    def __post_init__(self) -> None:
        if self.tokens_per_record % CHUNK_TOKENS or not 0 < self.tokens_per_record <= MAX_TOKENS_PER_RECORD:
            raise ValueError(
                f"tokens_per_record must be a multiple of {CHUNK_TOKENS} up to {MAX_TOKENS_PER_RECORD}, "
                f"not {self.tokens_per_record}"
            )
        if self.layers_per_record < 1:
            raise ValueError(f"layers_per_record must be at least 1, not {self.layers_per_record}")
        if self.planes not in ("joint", "apart"):
            raise ValueError(f"planes must be 'joint' or 'apart', not {self.planes!r}")

    def records(self, shape: KVShape) -> list[RecordSlot]:
        """The records of one extent, by layer, in the order in which they lie on disk."""
        return list(self._records(shape))

    def extent_bytes(self, shape: KVShape) -> int:
        last = self.records(shape)[-1]
        return last.offset_bytes + last.record_bytes

    def as_dict(self) -> dict[str, int | str]:
        return asdict(self)

    def _records(self, shape: KVShape) -> Iterator[RecordSlot]:
        plane_ranges = [(K_PLANE, V_PLANE + 1)] if self.planes == "joint" else [(K_PLANE, V_PLANE), (V_PLANE, 2)]
        offset_bytes = 0
        for layer_start in range(0, shape.num_layers, self.layers_per_record):
            layer_end = min(layer_start + self.layers_per_record, shape.num_layers)
            for plane_start, plane_end in plane_ranges:
                rows = (layer_end - layer_start) * self.tokens_per_record * (plane_end - plane_start)
                payload_bytes = rows * shape.row_bytes
                record_bytes = PAGE_BYTES + padded_to_page(payload_bytes)
                yield RecordSlot(
                    layer_start, layer_end, plane_start, plane_end, offset_bytes, payload_bytes, record_bytes
                )
                offset_bytes += record_bytes


def padded_to_page(size_bytes: int) -> int:
    return -(-size_bytes // PAGE_BYTES) * PAGE_BYTES
