"""Layout: how the KV of a token range is cut into records on disk. A stored parameter, never a constant.

A *chunk* is `tokens_per_record` tokens. An *extent* holds n neighbouring chunks of one prompt in n equal units of a
segment. Records of one kind, layer range and plane lie side by side (a *stripe*), so that one layer of many chunks is
one long read:

    extent   = stripe(slot 0) | stripe(slot 1) | ...            n * slot.offset_bytes is where a stripe begins
    stripe   = record of chunk 0 | record of chunk 1 | ... n-1
    record   = header page, 4096 bytes | payload, padded to a multiple of 4096
    payload  = kv      [layers, tokens, planes, row_bytes]      (C order, the store's dtype)
               probe   [layers, tokens, probe_heads, head_dim]  keys of the first KV heads, once more
               sketch  [layers, tokens / 16, 2, row_bytes]      least and greatest key, by coordinate

A *plane* is K or V. `joint` records carry both (attention reads both); `apart` ones carry one (IMPRESS, section 4,
scores keys before it loads values). Probe records are IMPRESS's redundant copy of the probe heads' keys (section 6.4).
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from enum import IntEnum
from typing import Literal

from kvstore.shape import KVShape

CHUNK_TOKENS = 16
PAGE_BYTES = 4096
#: A header page keeps the record's token ids and their places; so many fit behind the fixed fields.
MAX_TOKENS_PER_RECORD = 512
#: Offsets of tokens in a reordered extent are 16-bit numbers.
MAX_TOKENS_PER_EXTENT = 65_536

K_PLANE, V_PLANE = 0, 1


class RecordKind(IntEnum):
    """What a record holds."""

    KV = 0
    PROBE = 1
    SKETCH = 2


@dataclass(frozen=True, slots=True)
class RecordSlot:
    """One kind of record of a chunk: what it holds, and where its stripe begins in an extent of one chunk."""

    kind: RecordKind
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
    """Tokens and layers per record, K and V joint or apart, extra records, and whether rows may be reordered.

    Raises ValueError when a number does not fit the format.
    """

    tokens_per_record: int = 64
    layers_per_record: int = 1
    planes: Literal["joint", "apart"] = "joint"
    #: KV heads, from the first, whose keys are kept once more in records of their own; 0 for none.
    probe_heads: int = 0
    #: Whether the least and greatest key of every 16 tokens are kept, all layers in one record.
    sketch: bool = False
    #: What the background reorder may move: nothing, tokens (IMPRESS 4.4.1), or whole chunks.
    reorder: Literal["none", "tokens", "chunks"] = "none"
    #: Tokens of an extent as it is first written: the unit of eviction, and the longest single read of a layer.
    tokens_per_extent: int = 512

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
        if self.probe_heads < 0:
            raise ValueError(f"probe_heads must not be negative, not {self.probe_heads}")
        if self.reorder not in ("none", "tokens", "chunks"):
            raise ValueError(f"reorder must be 'none', 'tokens' or 'chunks', not {self.reorder!r}")
        whole = self.tokens_per_extent % self.tokens_per_record == 0
        if not whole or not 0 < self.tokens_per_extent <= MAX_TOKENS_PER_EXTENT:
            raise ValueError(
                f"tokens_per_extent must be a multiple of tokens_per_record up to {MAX_TOKENS_PER_EXTENT}, "
                f"not {self.tokens_per_extent}"
            )

    @property
    def chunks_per_extent(self) -> int:
        return self.tokens_per_extent // self.tokens_per_record

    def records(self, shape: KVShape) -> list[RecordSlot]:
        """The records of one chunk in the order in which they lie on disk: sketch, then by layer probe, K, V.

        Raises ValueError when the model has fewer KV heads than `probe_heads`.
        """
        return list(self._records(shape))

    def unit_bytes(self, shape: KVShape) -> int:
        """What one chunk takes on disk."""
        last = self.records(shape)[-1]
        return last.offset_bytes + last.record_bytes

    def as_dict(self) -> dict[str, int | str | bool]:
        return asdict(self)

    def _records(self, shape: KVShape) -> Iterator[RecordSlot]:
        if self.probe_heads > shape.num_kv_heads:
            raise ValueError(f"probe_heads is {self.probe_heads}, but the model has {shape.num_kv_heads} KV heads")
        tokens, offset_bytes = self.tokens_per_record, 0
        head_bytes = shape.row_bytes // shape.num_kv_heads
        kv_planes = [(K_PLANE, V_PLANE + 1)] if self.planes == "joint" else [(K_PLANE, V_PLANE), (V_PLANE, 2)]
        pieces: list[tuple[RecordKind, int, int, int, int, int]] = []
        if self.sketch:
            size = shape.num_layers * (tokens // CHUNK_TOKENS) * 2 * shape.row_bytes
            pieces.append((RecordKind.SKETCH, 0, shape.num_layers, K_PLANE, V_PLANE, size))
        for start in range(0, shape.num_layers, self.layers_per_record):
            end = min(start + self.layers_per_record, shape.num_layers)
            rows = (end - start) * tokens
            if self.probe_heads:
                pieces.append((RecordKind.PROBE, start, end, K_PLANE, V_PLANE, rows * self.probe_heads * head_bytes))
            for first, last in kv_planes:
                pieces.append((RecordKind.KV, start, end, first, last, rows * (last - first) * shape.row_bytes))
        for kind, start, end, first, last, payload_bytes in pieces:
            record_bytes = PAGE_BYTES + padded_to_page(payload_bytes)
            yield RecordSlot(kind, start, end, first, last, offset_bytes, payload_bytes, record_bytes)
            offset_bytes += record_bytes


def padded_to_page(size_bytes: int) -> int:
    return -(-size_bytes // PAGE_BYTES) * PAGE_BYTES
