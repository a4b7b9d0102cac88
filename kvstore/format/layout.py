"""Layout: how the KV of a token range is cut into records on disk. A stored parameter, never a constant.

A *chunk* is `tokens_per_record` tokens. An *extent* holds n neighbouring chunks of one prompt in n equal units of a
segment. Records of one kind, layer range and plane lie side by side (a *stripe*), so that one layer of many chunks is
one long read:

    extent   = stripe(slot 0) | stripe(slot 1) | ...            n * slot.offset_bytes is where a stripe begins
    stripe   = records of chunk 0 | records of chunk 1 | ... n-1
    record   = header | payload, padded; the header is a page of 4096 bytes, or as long as it needs to be
    payload  = kv      [layers, tokens, planes, row_bytes]      (C order, the store's dtype)
               probe   [layers, tokens, probe_heads, head_dim]  keys of the first KV heads, once more
               heads   [heads, tokens, planes, head_dim]        K and V of the retrieval heads, once more
               coded   [layers, tokens, planes, coded row]      the rows of kv by a codec, once more
               sketch  [layer ranges, tokens / 16, sketch, KV heads, 4 + head_dim], and finer: fine_sketch of them

A *plane* is K or V. `joint` records carry both (attention reads both); `apart` ones carry one (IMPRESS, section 4,
scores keys before it loads values). Probe records are IMPRESS's redundant copy of the probe heads' keys (section 6.4).
Retrieval heads are KV heads that a reader wants more rows of than of the others in their layer: so they lie once more
in records of their own, those of a range of layers in one. Coded records have the rows of KV records in fewer bits,
for readers that may lose something; where a layout has them, probe keys and retrieval heads are coded alike.

Where records are small, a page for each header, and whole pages, are much of what is read. *Compact* records have
headers of what their token ids need, and are multiples of 512 bytes, what most disks read at least.

A sketch is what a reader ranks chunks by before it reads any of them: of every 16 tokens, the means of so many equal
groups of keys, each vector as a float32 scale and int8 coordinates, for the first layer of every range of layers that
share a record. It is so small that its header page would be most of it, so one sketch covers a chunk whose KV lies in
`kv_records` records, each of an equal part of its tokens.
"""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from enum import IntEnum
from typing import Any, Literal

from kvstore.codecs import row_codec
from kvstore.format.shape import KVShape

CHUNK_TOKENS = 16
PAGE_BYTES = 4096
#: Compact records are multiples of it, on disk and in memory.
BLOCK_BYTES = 512
#: Compact headers are multiples of it: of what a processor's cache has in one line.
HEADER_STEP_BYTES = 64
#: Of a header: the fixed fields and the checksum; and of each token, its id and where it belongs.
_HEADER_FIXED_BYTES, _HEADER_TOKEN_BYTES = 84, 6
#: A header page keeps the record's token ids and their positions; so many fit after the fixed fields.
MAX_TOKENS_PER_RECORD = 512
#: Offsets of tokens in a reordered extent are 16-bit numbers.
MAX_TOKENS_PER_EXTENT = 65_536

K_PLANE, V_PLANE = 0, 1


class RecordKind(IntEnum):
    """What a record holds."""

    KV = 0
    PROBE = 1
    SKETCH = 2
    FINE_SKETCH = 3
    HEADS = 4
    CODED = 5


SKETCHES = (RecordKind.SKETCH, RecordKind.FINE_SKETCH)


@dataclass(frozen=True, slots=True)
class RecordSlot:
    """One kind of record: what one holds, how many a chunk has, where its stripe begins in an extent of one chunk."""

    kind: RecordKind
    layer_start: int
    layer_end: int
    plane_start: int
    plane_end: int
    #: Of one record; a chunk has `parts` of them, side by side.
    num_tokens: int
    parts: int
    offset_bytes: int
    payload_bytes: int
    record_bytes: int
    #: The payload begins after so many.
    header_bytes: int = PAGE_BYTES

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
    #: Means of keys that are kept of every 16 tokens, for the first layer of each range, all in one record; 0 for none.
    sketch: int = 0
    #: As many means in a second, finer sketch, for readers of so much that it costs little beside; 0 for none.
    fine_sketch: int = 0
    #: What the background reorder may move: nothing, or tokens (IMPRESS 4.4.1).
    reorder: Literal["none", "tokens"] = "none"
    #: Tokens of an extent as it is first written: the unit of eviction, and the longest single read of a layer.
    tokens_per_extent: int = 512
    #: KV records of a chunk and layer range: more than one, and a reader of some tokens reads less beside them.
    kv_records: int = 1
    #: (layer, KV head), ascending: heads whose K and V are kept once more in records of their own.
    retrieval_heads: tuple[tuple[int, int], ...] = ()
    #: What a header takes: a page, or what it needs. Records are whole pages with the one, whole blocks with the other.
    header: Literal["page", "compact"] = "page"
    #: The codec, `rotated-4` for instance, by which rows are kept once more beside exact ones; empty for not at all.
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
        """Tokens of whole extents as they are first written, if so many hold one, else of whole chunks: one or more."""
        unit = self.tokens_per_extent if num_tokens >= self.tokens_per_extent else self.tokens_per_record
        return max(1, num_tokens // unit) * unit

    @property
    def block_bytes(self) -> int:
        """Where records begin and end in a segment: at multiples of it."""
        return PAGE_BYTES if self.header == "page" else BLOCK_BYTES

    def records(self, shape: KVShape) -> list[RecordSlot]:
        """The records of one chunk in the order in which they lie on disk: sketches, then by layer probe, heads, K, V.

        Coded K and V come before those that they are made of.
        Raises ValueError when the model has fewer KV heads than `probe_heads`, or not the `retrieval_heads`, and for
        `coded_rows` that cannot be made of its rows.
        """
        return list(self._records(shape))

    def unit_bytes(self, shape: KVShape) -> int:
        """What one chunk takes on disk: whole pages, so that no two extents share one."""
        last = self.records(shape)[-1]
        return padded_to_page(last.offset_bytes + last.parts * last.record_bytes)

    def sketched_layers(self, shape: KVShape) -> range:
        """The layers whose keys a sketch tells of: the first of every range."""
        return range(0, shape.num_layers, self.layers_per_record)

    def means_of(self, kind: RecordKind) -> int:
        """Means of every 16 keys in a kind of sketch; 0 where the layout has none."""
        return self.sketch if kind is RecordKind.SKETCH else self.fine_sketch

    @property
    def row_kind(self) -> RecordKind:
        """What requests with a budget read rows from: coded records where there are any."""
        return RecordKind.CODED if self.coded_rows else RecordKind.KV

    def coded_shape(self, shape: KVShape) -> KVShape | None:
        """Of the rows in coded records, and of probe keys and retrieval heads then; None where there are none.

        Raises ValueError for a store whose own rows are coded, and for heads that the codec does not take.
        """
        if not self.coded_rows:
            return None
        if shape.codec is not None:
            raise ValueError(f"coded_rows are kept beside exact ones, and {shape.dtype} is a codec")
        return replace(shape, dtype=self.coded_rows)

    def heads_of(self, layers: range) -> list[tuple[int, int]]:
        """The retrieval heads of some layers, in the order in which a record has them: (layer, KV head)."""
        return [(layer, head) for layer, head in self.retrieval_heads if layer in layers]

    def as_dict(self) -> dict[str, Any]:
        """As the store's identity has it. What came later is told only where it is used: keys stay what they were.

        Layouts with a sketch are alike whether rows may be reordered or not: see `of_dict`.
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
        """The layout that `as_dict` has written, for reading and reordering such a store. Raises ValueError, TypeError.

        With a sketch, rows may have been reordered, and may be where anything is known of their importance.
        """
        layout = cls(**fields)
        return replace(layout, reorder="tokens") if layout.sketch else layout

    def _records(self, shape: KVShape) -> Iterator[RecordSlot]:
        if self.probe_heads > shape.num_kv_heads:
            raise ValueError(f"probe_heads is {self.probe_heads}, but the model has {shape.num_kv_heads} KV heads")
        num_layers, num_heads = shape.num_layers, shape.num_kv_heads
        if any(layer >= num_layers or head >= num_heads for layer, head in self.retrieval_heads):
            raise ValueError(f"retrieval_heads has a head that {num_layers} layers of {num_heads} KV heads have not")
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
        """Of a record of so many tokens; with room for their positions, which it has once it is reordered."""
        if self.header == "page":
            return PAGE_BYTES
        return _padded(_HEADER_FIXED_BYTES + _HEADER_TOKEN_BYTES * num_tokens, HEADER_STEP_BYTES)


def _checked_heads(heads: Iterable[Iterable[int]], planes: str) -> tuple[tuple[int, int], ...]:
    """As tuples: as read from JSON they are lists. Raises ValueError."""
    pairs = tuple((layer, head) for layer, head in heads)
    if list(pairs) != sorted(set(pairs)) or any(layer < 0 or head < 0 for layer, head in pairs):
        raise ValueError(f"retrieval_heads must be pairs of a layer and a KV head, ascending, not {pairs}")
    if pairs and planes != "joint":
        raise ValueError("retrieval_heads need records that have K and V, so planes must be 'joint'")
    return pairs


def sketch_vector_bytes(shape: KVShape) -> int:
    """Of one mean key of one head: its scale and its coordinates."""
    return 4 + shape.head_dim


def padded_record(header_bytes: int, payload_bytes: int) -> int:
    """What a record takes: whole pages where its header is one, else whole blocks."""
    return _padded(header_bytes + payload_bytes, PAGE_BYTES if header_bytes == PAGE_BYTES else BLOCK_BYTES)


def padded_to_page(size_bytes: int) -> int:
    return _padded(size_bytes, PAGE_BYTES)


def _padded(size_bytes: int, step_bytes: int) -> int:
    return -(-size_bytes // step_bytes) * step_bytes
