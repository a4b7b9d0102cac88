"""Layouts: how the KV of a range of tokens is cut into records on disk. A stored parameter, never a constant.

A *chunk* is `tokens_per_record` tokens. An *extent* holds n neighbouring chunks of one prompt in n equal units of a
segment. Records of one kind, layer range and plane are neighbours (a *stripe*), so that one layer of many chunks is one
long read:

    extent   = stripe(slot 0) | stripe(slot 1) | ...            a stripe begins at n * slot.offset_bytes
    stripe   = records of chunk 0 | records of chunk 1 | ... n-1
    record   = header | payload, padded; the header is a page of 4096 bytes, or as long as needed
    payload  = kv      [layers, tokens, planes, row_bytes]      (C order, the store's dtype)
               probe   [layers, tokens, probe_heads, head_dim]  a copy of the keys of the first KV heads
               heads   [heads, tokens, planes, head_dim]        a copy of K and V of the retrieval heads
               coded   [layers, tokens, planes, coded row]      a copy of the rows of kv, by a codec
               sketch  [layer ranges, tokens / 16, sketch, KV heads, 4 + head_dim], and a finer one with fine_sketch

A *plane* is K or V. `joint` records hold both (attention reads both); `apart` records hold one (IMPRESS, section 4,
scores keys before it loads values). Probe records are IMPRESS's redundant copy of the probe heads' keys (section 6.4).
Retrieval heads are KV heads of which a reader wants more rows than of the other heads in their layer, so separate
records hold copies of them, one for each range of layers. Coded records hold the rows of KV records in fewer bits, for
requests with a budget; a layout with coded records also codes probe keys and retrieval heads.

For small records, a page for each header and padding to whole pages would be much of each read. *Compact* records have
headers as long as their token ids need, and are multiples of 512 bytes, the least that most disks read.

A reader ranks chunks by their sketches before it reads any of them. For every 16 tokens a sketch holds the means of
`sketch` equal groups of keys, each vector as a float32 scale and int8 coordinates, for the first layer of every range
of layers that share a record. Its header page would be most of such a small record, so one sketch covers a chunk whose
KV is in `kv_records` records, each with an equal part of its tokens.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from enum import IntEnum
from typing import Any, Literal

from kvstore.codecs import row_codec
from kvstore.format.shape import KVShape

CHUNK_TOKENS = 16
PAGE_BYTES = 4096
#: Alignment of compact records, on disk and in memory.
BLOCK_BYTES = 512
#: Alignment of compact headers' lengths: a cache line.
HEADER_STEP_BYTES = 64
#: Bytes in a header of the fixed fields and the checksum, and of each token's id and position.
_HEADER_FIXED_BYTES, _HEADER_TOKEN_BYTES = 84, 6
#: Most tokens of a record whose ids and positions fit a header page after the fixed fields.
MAX_TOKENS_PER_RECORD = 512
#: Most tokens of an extent: their offsets in a reordered extent are 16-bit numbers.
MAX_TOKENS_PER_EXTENT = 65_536

K_PLANE, V_PLANE = 0, 1


class RecordKind(IntEnum):
    """Contents of a record."""

    KV = 0
    PROBE = 1
    SKETCH = 2
    FINE_SKETCH = 3
    HEADS = 4
    CODED = 5


SKETCHES = (RecordKind.SKETCH, RecordKind.FINE_SKETCH)


@dataclass(frozen=True, slots=True)
class RecordSlot:
    """One kind of record: its contents, its number in a chunk, and its stripe's offset in an extent of one chunk."""

    kind: RecordKind
    layer_start: int
    layer_end: int
    plane_start: int
    plane_end: int
    #: Tokens of one record; a chunk has `parts` neighbouring records.
    num_tokens: int
    parts: int
    offset_bytes: int
    payload_bytes: int
    record_bytes: int
    #: Bytes before the payload.
    header_bytes: int = PAGE_BYTES

    @property
    def num_layers(self) -> int:
        return self.layer_end - self.layer_start

    @property
    def num_planes(self) -> int:
        return self.plane_end - self.plane_start


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Parameters of a layout: record sizes, K and V joint or apart, extra records, and whether rows may be reordered.

    Raises ValueError for a value that does not fit the format.
    """

    tokens_per_record: int = 64
    layers_per_record: int = 1
    planes: Literal["joint", "apart"] = "joint"
    #: Number of first KV heads whose keys are also kept in separate records; 0 for none.
    probe_heads: int = 0
    #: Means of keys kept for every 16 tokens, for the first layer of each range, all in one record; 0 for none.
    sketch: int = 0
    #: Means in a second, finer sketch, for readers of many rows, to whom it costs little; 0 for none.
    fine_sketch: int = 0
    #: Whether the background reorder may move nothing, or tokens (IMPRESS 4.4.1).
    reorder: Literal["none", "tokens"] = "none"
    #: Tokens of a newly written extent: the unit of eviction, and the longest single read of a layer.
    tokens_per_extent: int = 512
    #: KV records of a chunk and layer range: with several, a reader of some tokens reads fewer unwanted rows.
    kv_records: int = 1
    #: Heads, (layer, KV head), ascending, whose K and V are also kept in separate records.
    retrieval_heads: tuple[tuple[int, int], ...] = ()
    #: Whether a header takes a page, or only the bytes that it needs. Records are whole pages, or whole blocks.
    header: Literal["page", "compact"] = "page"
    #: Codec, for instance `rotated-4`, of a coded copy of the exact rows; empty for no copy.
    coded_rows: str = ""

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
        if self.header not in ("page", "compact"):
            raise ValueError(f"header must be 'page' or 'compact', not {self.header!r}")
        if self.probe_heads < 0:
            raise ValueError(f"probe_heads must not be negative, not {self.probe_heads}")
        if self.reorder not in ("none", "tokens"):
            raise ValueError(f"reorder must be 'none' or 'tokens', not {self.reorder!r}")
        if self.sketch is True or self.sketch < 0 or (self.sketch and CHUNK_TOKENS % self.sketch):
            raise ValueError(f"sketch must be 0 or divide {CHUNK_TOKENS}, not {self.sketch}")
        if self.fine_sketch and (not 0 < self.sketch < self.fine_sketch or CHUNK_TOKENS % self.fine_sketch):
            raise ValueError(
                f"fine_sketch must be 0, or divide {CHUNK_TOKENS} and be more than a sketch of {self.sketch}, "
                f"not {self.fine_sketch}"
            )
        if self.kv_records < 1 or self.tokens_per_record % (self.kv_records * CHUNK_TOKENS):
            raise ValueError(
                f"kv_records must cut {self.tokens_per_record} tokens into multiples of {CHUNK_TOKENS}, "
                f"not be {self.kv_records}"
            )
        object.__setattr__(self, "retrieval_heads", _checked_heads(self.retrieval_heads, self.planes))
        if self.coded_rows:
            row_codec(self.coded_rows)
        whole = self.tokens_per_extent % self.tokens_per_record == 0
        if not whole or not 0 < self.tokens_per_extent <= MAX_TOKENS_PER_EXTENT:
            raise ValueError(
                f"tokens_per_extent must be a multiple of tokens_per_record up to {MAX_TOKENS_PER_EXTENT}, "
                f"not {self.tokens_per_extent}"
            )

    @property
    def chunks_per_extent(self) -> int:
        return self.tokens_per_extent // self.tokens_per_record

    def tokens_within(self, num_tokens: int) -> int:
        """Most tokens up to `num_tokens` in whole new extents, or in whole chunks if below one extent; at least one."""
        unit = self.tokens_per_extent if num_tokens >= self.tokens_per_extent else self.tokens_per_record
        return max(1, num_tokens // unit) * unit

    @property
    def block_bytes(self) -> int:
        """Alignment of records in a segment, in bytes."""
        return PAGE_BYTES if self.header == "page" else BLOCK_BYTES

    def records(self, shape: KVShape) -> list[RecordSlot]:
        """The records of one chunk in their order on disk: sketches, then by layer range probe, heads, K, V.

        Coded K and V come before exact ones. Raises ValueError when the model has fewer KV heads than `probe_heads`, or
        lacks `retrieval_heads`, and when `coded_rows` cannot code its rows.
        """
        return list(self._records(shape))

    def unit_bytes(self, shape: KVShape) -> int:
        """Bytes of one chunk on disk: whole pages, so that no two extents share one."""
        last = self.records(shape)[-1]
        return padded_to_page(last.offset_bytes + last.parts * last.record_bytes)

    def sketched_layers(self, shape: KVShape) -> range:
        """The layers whose keys a sketch holds: the first of every range."""
        return range(0, shape.num_layers, self.layers_per_record)

    def means_of(self, kind: RecordKind) -> int:
        """Number of means for every 16 keys in a kind of sketch; 0 if the layout has none."""
        return self.sketch if kind is RecordKind.SKETCH else self.fine_sketch

    @property
    def row_kind(self) -> RecordKind:
        """Kind of records that requests with a budget read: coded ones if there are any."""
        return RecordKind.CODED if self.coded_rows else RecordKind.KV

    def coded_shape(self, shape: KVShape) -> KVShape | None:
        """Shape of coded rows, which then also holds for probe keys and retrieval heads; None without `coded_rows`.

        Raises ValueError for a store that keeps only coded rows, and for heads that the codec cannot code.
        """
        if not self.coded_rows:
            return None
        if shape.codec is not None:
            raise ValueError(f"coded_rows need exact rows as well, and {shape.dtype} is a codec")
        return replace(shape, dtype=self.coded_rows)

    def heads_of(self, layers: range) -> list[tuple[int, int]]:
        """The retrieval heads, (layer, KV head), of a range of layers, in the order of a record."""
        return [(layer, head) for layer, head in self.retrieval_heads if layer in layers]

    def as_dict(self) -> dict[str, Any]:
        """Fields for the store's identity. Newer fields are included only if used, so that older keys stay valid.

        Layouts with a sketch are equal whether rows may be reordered or not: see `of_dict`.
        """
        fields = asdict(self)
        if not self.sketch:
            fields["sketch"] = False
        else:
            fields["reorder"] = "none"
        if not self.fine_sketch:
            del fields["fine_sketch"]
        if self.kv_records == 1:
            del fields["kv_records"]
        if not self.retrieval_heads:
            del fields["retrieval_heads"]
        if self.header == "page":
            del fields["header"]
        if not self.coded_rows:
            del fields["coded_rows"]
        return fields

    @classmethod
    def of_dict(cls, fields: dict[str, Any]) -> "Layout":
        """The layout from the result of `as_dict`. Raises ValueError, TypeError.

        With a sketch, rows may have been reordered, and may be reordered when their importance is known.
        """
        layout = cls(**fields)
        return replace(layout, reorder="tokens") if layout.sketch else layout

    def _records(self, shape: KVShape) -> Iterator[RecordSlot]:
        if self.probe_heads > shape.num_kv_heads:
            raise ValueError(f"probe_heads is {self.probe_heads}, but the model has {shape.num_kv_heads} KV heads")
        num_layers, num_heads = shape.num_layers, shape.num_kv_heads
        if any(layer >= num_layers or head >= num_heads for layer, head in self.retrieval_heads):
            raise ValueError(f"retrieval_heads has a head outside {num_layers} layers of {num_heads} KV heads")
        tokens, offset_bytes = self.tokens_per_record, 0
        coded = self.coded_shape(shape)
        kv_kinds = [*([(RecordKind.CODED, coded)] if coded is not None else []), (RecordKind.KV, shape)]
        once_more = coded or shape
        kv_planes = [(K_PLANE, V_PLANE + 1)] if self.planes == "joint" else [(K_PLANE, V_PLANE), (V_PLANE, 2)]
        pieces: list[tuple[RecordKind, int, int, int, int, int, int]] = []
        for kind in SKETCHES:
            num_groups = len(self.sketched_layers(shape)) * (tokens // CHUNK_TOKENS) * self.means_of(kind)
            size = num_groups * shape.num_kv_heads * sketch_vector_bytes(shape)
            if size:
                pieces.append((kind, 0, shape.num_layers, K_PLANE, V_PLANE, 1, size))
        for start in range(0, shape.num_layers, self.layers_per_record):
            end = min(start + self.layers_per_record, shape.num_layers)
            rows = (end - start) * tokens
            if self.probe_heads:
                pieces.append(
                    (RecordKind.PROBE, start, end, K_PLANE, V_PLANE, 1, rows * self.probe_heads * once_more.head_bytes)
                )
            if heads := self.heads_of(range(start, end)):
                size = len(heads) * tokens // self.kv_records * 2 * once_more.head_bytes
                pieces.append((RecordKind.HEADS, start, end, K_PLANE, V_PLANE + 1, self.kv_records, size))
            for kind, of_kind in kv_kinds:
                for first, last in kv_planes:
                    size = rows // self.kv_records * (last - first) * of_kind.row_bytes
                    pieces.append((kind, start, end, first, last, self.kv_records, size))
        for kind, start, end, first, last, parts, payload_bytes in pieces:
            header_bytes = self._header_bytes(tokens // parts)
            record_bytes = padded_record(header_bytes, payload_bytes)
            yield RecordSlot(
                kind, start, end, first, last, tokens // parts, parts, offset_bytes, payload_bytes, record_bytes,
                header_bytes,
            )  # fmt: skip
            offset_bytes += parts * record_bytes

    def _header_bytes(self, num_tokens: int) -> int:
        """Bytes of the header of a record, with room for positions, which only reordered records have."""
        if self.header == "page":
            return PAGE_BYTES
        return _padded(_HEADER_FIXED_BYTES + _HEADER_TOKEN_BYTES * num_tokens, HEADER_STEP_BYTES)


def _checked_heads(heads: Iterable[Iterable[int]], planes: str) -> tuple[tuple[int, int], ...]:
    """The heads as tuples; from JSON they are lists. Raises ValueError."""
    pairs = tuple((layer, head) for layer, head in heads)
    if list(pairs) != sorted(set(pairs)) or any(layer < 0 or head < 0 for layer, head in pairs):
        raise ValueError(f"retrieval_heads must be pairs of a layer and a KV head, ascending, not {pairs}")
    if pairs and planes != "joint":
        raise ValueError("retrieval_heads need records with both K and V: planes must be 'joint'")
    return pairs


def sketch_vector_bytes(shape: KVShape) -> int:
    """Bytes of one mean key of one head: scale and coordinates."""
    return 4 + shape.head_dim


def padded_record(header_bytes: int, payload_bytes: int) -> int:
    """Bytes of a record: whole pages if its header is a page, otherwise whole blocks."""
    return _padded(header_bytes + payload_bytes, PAGE_BYTES if header_bytes == PAGE_BYTES else BLOCK_BYTES)


def padded_to_page(size_bytes: int) -> int:
    return _padded(size_bytes, PAGE_BYTES)


def _padded(size_bytes: int, step_bytes: int) -> int:
    return -(-size_bytes // step_bytes) * step_bytes
