"""Maps from lines of stored records to their targets in the memory that a load fills. Pure.

A *line* is the part of a payload that goes to one target as a whole: K or V of one token in one layer, or in one head
of it, a token's probe keys in one layer, or a layer's sketch of 16 tokens. Lines of a record have the shape [layers,
rows, planes], as the targets of a map do. In a map of retrieval heads the layers are heads; in one of sketches, they
are sketched layers.

Two copiers use the maps: `kvstore/client/destinations.py` for host memory, by the slices of a `Place`, and
`workers/device/load_targets.py` for a device, by numbers of lines and targets, of one record or of many.

Each map records the targets that were filled: `check_filled`, after the load's `wait`, checks that all are.
"""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from kvstore.errors import RowsMissing
from kvstore.format.layout import CHUNK_TOKENS, RecordKind
from kvstore.format.payload import check_kind
from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows, first_group, first_groups

_NUM_PLANES = 2
_ALL = slice(None)

_Number = TypeVar("_Number", bound=np.generic)


class LineTargets(NamedTuple):
    """Lines of one record and the target of each."""

    #: Number of each line in the payload, int64 [n]; None for all lines in order.
    lines: npt.NDArray[np.int64] | None
    #: Number of each line's target, int64 [n], all different.
    targets: npt.NDArray[np.int64]
    #: Layers of the lines.
    layers: range


class BatchTargets(NamedTuple):
    """Lines of the records of a batch and the target of each, record by record."""

    #: Number of each line in its payload, int64 [n]; None for all lines in order.
    lines: npt.NDArray[np.int64] | None
    #: Number of each line's target, int64 [n], all different.
    targets: npt.NDArray[np.int64]
    #: Number of lines of each record, int64 [R].
    num_lines_R: npt.NDArray[np.int64]
    layers: range


@dataclass
class Block:
    """Ranges of targets for the records of one slot, and the shape of their lines."""

    layers: slice
    planes: slice
    #: Layers, rows and planes of the lines of a record.
    shape: tuple[int, int, int]
    #: Number of targets in a layer.
    layer_targets: int

    @cached_property
    def base_L1P(self) -> npt.NDArray[np.int64]:
        """Targets of row 0, int64 [L, 1, P]."""
        layers, planes = (np.arange(each.start, each.stop) for each in (self.layers, self.planes))
        base_L1P: npt.NDArray[np.int64] = layers[:, None, None] * self.layer_targets + planes
        return base_L1P


class FilledRows(NamedTuple):
    """Target rows that the records of a batch fill, in all their layers or in one."""

    #: A slice when they are neighbours.
    rows: slice | npt.NDArray[np.signedinteger]
    #: Whether each row of the records has a target, [R, T].
    is_wanted_RT: npt.NDArray[np.bool_]


class Place(NamedTuple):
    """Lines of one record, and their targets [layers, rows, planes]."""

    layers: slice
    #: Target rows; a slice when they are neighbours.
    rows: slice | npt.NDArray[np.int32]
    planes: slice
    #: Layers of the record; None for all.
    part: slice | None
    #: Rows of the record before the load's end; then the wanted ones among these, None for all.
    kept: slice | npt.NDArray[np.bool_]
    wanted: npt.NDArray[np.bool_] | None

    def of(self, lines: npt.NDArray[_Number]) -> npt.NDArray[_Number]:
        """Select these lines among all lines of the record, [layers, rows, planes, ...]."""
        lines = lines[:, self.kept] if self.part is None else lines[self.part, self.kept]
        return lines if self.wanted is None else lines[:, self.wanted]


class LineTargetMap(ABC):
    """Targets of the lines of a load's records, numbered over [layers, rows, planes] in C order.

    Letters: R records, L layers of a record, T rows of a record, P planes.
    """

    #: Names of a record and of a row, for errors.
    _record, _row = "a record", "a token"
    #: Tokens in a row.
    _row_tokens = 1
    #: Whether records have the same target rows in every layer.
    is_alike = True

    def __init__(self, num_layers: int, num_rows: int, num_planes: int, line_bytes: int) -> None:
        self.line_bytes = line_bytes
        #: Number of targets.
        self.num_targets = num_layers * num_rows * num_planes
        self._num_rows = num_rows
        self._num_planes = num_planes
        self._is_here = np.zeros((num_layers, num_rows, num_planes), np.bool_)
        #: Cache of `block_of`, by the header fields that all records of a slot share: there are thousands of records.
        self._blocks: dict[tuple[object, ...], Block] = {}

    @abstractmethod
    def _range(self, header: RecordHeader) -> tuple[range, range]:
        """Layers and planes of a record's targets. Raises ValueError for a record of another kind or range."""
        ...

    @abstractmethod
    def _places(self, header: RecordHeader, block: Block, token_end: int | None) -> Sequence[Place]:
        """Places of the lines of a record."""
        ...

    @abstractmethod
    def rows_of(self, batch: RecordBatch) -> npt.NDArray[np.signedinteger]:
        """Target row of each row of the batch's records, [R, L, T], -1 if not wanted. L is 1 if layers are alike."""
        ...

    @property
    def shape(self) -> tuple[int, int, int]:
        """Layers, rows and planes of the targets."""
        num_layers, num_rows, num_planes = self._is_here.shape
        return num_layers, num_rows, num_planes

    def block_of(self, header: RecordHeader) -> Block:
        """Target range of a record's lines. Raises ValueError for a record of another kind, range or size."""
        of_slot = header[:5] + header[7:9]  # all fields except the place in the prompt
        block = self._blocks.get(of_slot)
        if block is not None:
            return block
        layers, planes = self._range(header)
        shape, size_bytes = (len(layers), header.num_tokens // self._row_tokens, len(planes)), header.payload_bytes
        if size_bytes != math.prod(shape) * self.line_bytes:
            raise ValueError(
                f"{self._record} of {size_bytes} bytes has no lines of {self.line_bytes} bytes {self._row}"
            )
        layer_targets = self._num_rows * self._num_planes
        block = Block(slice(layers.start, layers.stop), slice(planes.start, planes.stop), shape, layer_targets)
        self._blocks[of_slot] = block
        return block

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        """A record's lines and their targets, which are marked as filled. Raises ValueError as `block_of`.

        `token_end`: see `Destination.copy`.
        """
        block = self.block_of(header)
        places = self._places(header, block, token_end)
        for place in places:
            self._mark(place, header)
        targets = _joined([self._targets(place, block) for place in places])
        layers, num_lines = range(header.layer_start, header.layer_end), math.prod(block.shape)
        if len(targets) == num_lines:
            return LineTargets(None, targets, layers)
        numbers = np.arange(num_lines).reshape(block.shape)
        return LineTargets(_joined([place.of(numbers).reshape(-1) for place in places]), targets, layers)

    def targets_of_batch(self, batch: RecordBatch) -> BatchTargets:
        """Lines and targets of all records; call `mark_filled` later. Raises ValueError as `block_of`."""
        first = batch.first
        block = self.block_of(first)
        rows_RLT = self.rows_of(batch)
        is_wanted_RLT = rows_RLT >= 0
        targets_RLTP = block.base_L1P + (rows_RLT * np.int64(self._num_planes))[..., None]
        num_wanted_R = is_wanted_RLT.reshape(len(batch), -1).sum(axis=1)
        num_lines_R = num_wanted_R * (block.shape[0] // is_wanted_RLT.shape[1] * block.shape[2])
        of_batch = num_lines_R, range(first.layer_start, first.layer_end)
        if is_wanted_RLT.all():
            return BatchTargets(None, targets_RLTP.reshape(-1), *of_batch)
        is_wanted_RLT = np.broadcast_to(is_wanted_RLT, targets_RLTP.shape[:3])
        lines_RLTP = np.broadcast_to(np.arange(math.prod(block.shape)).reshape(block.shape), targets_RLTP.shape)
        lines, targets = lines_RLTP[is_wanted_RLT].reshape(-1), targets_RLTP[is_wanted_RLT].reshape(-1)
        return BatchTargets(lines, targets, *of_batch)

    def mark_filled(self, batch: RecordBatch, rows_RLT: npt.NDArray[np.signedinteger]) -> None:
        """Mark targets of a verified batch as filled: lines are copied or being copied. `rows_RLT`: from `rows_of`."""
        self.mark_rows(batch, filled_rows(rows_RLT))

    def mark_rows(self, batch: RecordBatch, filled: Sequence[FilledRows]) -> None:
        """`mark_filled` by the `filled_rows`."""
        block = self.block_of(batch.first)
        if len(filled) == 1:
            self._mark_batch(batch, block, block.layers, filled[0])
            return
        for layer, rows in enumerate(filled, block.layers.start):
            self._mark_batch(batch, block, slice(layer, layer + 1), rows)

    def _mark_batch(self, batch: RecordBatch, block: Block, layers: slice, filled: FilledRows) -> None:
        self._is_here[layers, filled.rows, block.planes] = True

    def _mark(self, place: Place, header: RecordHeader) -> None:
        """Mark targets as filled: their lines are copied or being copied."""
        self._is_here[place[:3]] = True

    def _targets(self, place: Place, block: Block) -> npt.NDArray[np.int64]:
        rows = place.rows
        rows_T = np.arange(rows.start, rows.stop) if isinstance(rows, slice) else rows
        base_L1P = block.base_L1P if place.part is None else block.base_L1P[place.part]
        return (base_L1P + (rows_T * np.int64(self._num_planes))[:, None]).reshape(-1)


class _Rows(NamedTuple):
    """An index of rows, in token order, and their number."""

    rows: slice | npt.NDArray[np.signedinteger]
    number: int
    #: Whether the rows are neighbours.
    is_dense: bool


class RowTargetMap(LineTargetMap):
    """K and V of wanted tokens: target (layer, row, plane) in [layers, num_rows, 2].

    Targets' first layer is `first_layer`. `row_of`: int32 [layers, tokens], the caller's; row of each token in a layer,
    -1 if not wanted; its first layer is `row_layer`. A layer's part may change until records of the layer are
    requested, unless one row is broadcast to all layers: then a record of several layers has one place. `kind`: kind
    of the records, KV or coded.
    """

    def __init__(
        self,
        row_of: npt.NDArray[np.int32],
        num_rows: int,
        line_bytes: int,
        *,
        num_layers: int,
        first_layer: int = 0,
        row_layer: int = 0,
        kind: RecordKind = RecordKind.KV,
        num_planes: int = _NUM_PLANES,
    ) -> None:
        super().__init__(num_layers, num_rows, num_planes, line_bytes)
        is_alike = row_of.ndim == 2 and row_of.strides[0] == 0
        some = row_of[:1] if is_alike else row_of
        if row_of.dtype != np.int32 or row_of.ndim != 2 or (some.size and int(some.max()) >= num_rows):
            raise ValueError(f"{row_of.dtype} {row_of.shape} does not give the rows of tokens among {num_rows}")
        self._row_of = row_of
        self.is_alike = is_alike
        self._first_layer = first_layer
        self._row_layer = row_layer
        self._kind = kind

    def check_filled(self, layers: Iterable[int], planes: Sequence[int] = (0, 1)) -> None:
        """Raises RowsMissing when no record has brought a wanted row of one of the layers and planes."""
        both = slice(planes[0], planes[-1] + 1)
        for layer in layers:
            rows, num_rows, _ = self._wanted if self.is_alike else _row_index(self._row_of[layer - self._row_layer])
            is_here_TP = self._is_here[layer - self._first_layer, rows, both]
            if np.count_nonzero(is_here_TP) == is_here_TP.size:
                continue
            plane = next(plane for plane in planes if not is_here_TP[:, plane - planes[0]].all())
            num_missing = num_rows - np.count_nonzero(is_here_TP[:, plane - planes[0]])
            raise RowsMissing(
                f"no record brought {num_missing} of {num_rows} wanted rows of layer {layer}, plane {plane}"
            )

    @cached_property
    def _wanted(self) -> _Rows:
        """Wanted rows when all layers are alike."""
        return _row_index(self._row_of[0])

    def _range(self, header: RecordHeader) -> tuple[range, range]:
        check_kind(header, self._kind)
        start, stop = header.layer_start - self._first_layer, header.layer_end - self._first_layer
        first = max(0, self._row_layer - self._first_layer)
        end = min(len(self._is_here), self._row_layer - self._first_layer + len(self._row_of))
        if not first <= start or not stop <= end:
            raise ValueError(
                f"a record of layers {header.layer_start} to {header.layer_end - 1} does not fit a destination of "
                f"{len(self._row_of)} layers from layer {self._row_layer} on"
            )
        return range(start, stop), range(header.plane_start, header.plane_end)

    def _places(self, header: RecordHeader, block: Block, token_end: int | None) -> Sequence[Place]:
        layers, planes = block.layers, block.planes
        tokens, kept = _tokens_of(header, self._row_of.shape[1], token_end)
        shift = self._first_layer - self._row_layer
        if self.is_alike:  # rows of a reordered record are not in token order
            is_dense = header.offsets is None and self._wanted.is_dense
            rows, wanted = _wanted_of(self._row_of[0, tokens], is_dense=is_dense)
            return [Place(layers, rows, planes, None, kept, wanted)]
        places = []
        for number, layer in enumerate(range(layers.start, layers.stop)):
            rows, wanted = _wanted_of(self._row_of[layer + shift, tokens], is_dense=False)
            places.append(Place(slice(layer, layer + 1), rows, planes, slice(number, number + 1), kept, wanted))
        return places

    def rows_of(self, batch: RecordBatch) -> npt.NDArray[np.signedinteger]:
        shift, num_tokens = self._first_layer - self._row_layer, self._row_of.shape[1]
        block = self.block_of(batch.first)
        layers = slice(1) if self.is_alike else slice(block.layers.start + shift, block.layers.stop + shift)
        tokens_RT, ends_R = batch.tokens_RT(), batch.token_ends_R
        rows_RLT = self._row_of[layers].take(tokens_RT, axis=1, mode="clip").transpose(1, 0, 2)
        is_kept_RT = tokens_RT < (num_tokens if ends_R is None else np.minimum(ends_R, num_tokens)[:, None])
        return rows_RLT if is_kept_RT.all() else np.where(is_kept_RT[:, None], rows_RLT, -1)


class ProbeTargetMap(RowTargetMap):
    """Probe keys of the first `num_tokens` tokens: target (layer, token).

    `positions`: int32 [layers, num_tokens], position of the record (see `requests.Fetch`) that holds the token's rows
    in the layer, -1 until its probe has come. For a reordered extent this is the only source. In a layout with several
    KV records for each chunk it is the probe's own position.
    """

    _record = "a probe record"

    def __init__(self, num_layers: int, num_tokens: int, line_bytes: int) -> None:
        row_of = np.broadcast_to(np.arange(num_tokens, dtype=np.int32), (num_layers, num_tokens))
        super().__init__(row_of, num_tokens, line_bytes, num_layers=num_layers, kind=RecordKind.PROBE, num_planes=1)
        self.positions = np.full((num_layers, num_tokens), -1, np.int32)

    def check_filled(self, layers: Iterable[int], planes: Sequence[int] = (0,)) -> None:
        """Raises RowsMissing when no record has brought the probe keys of a token in one of the layers."""
        for layer in layers:
            num_missing = np.count_nonzero(self.positions[layer] < 0)
            if num_missing:
                raise RowsMissing(f"no record brought the probe keys of {num_missing} tokens of layer {layer}")

    def _mark_batch(self, batch: RecordBatch, block: Block, layers: slice, filled: FilledRows) -> None:
        self.positions[layers, filled.rows] = np.repeat(batch.positions_R, filled.is_wanted_RT.sum(axis=1))

    def _mark(self, place: Place, header: RecordHeader) -> None:
        self.positions[place.layers, place.rows] = header.position

    def _range(self, header: RecordHeader) -> tuple[range, range]:
        return super()._range(header)[0], range(1)


class HeadTargetMap(RowTargetMap):
    """K and V of wanted tokens in the retrieval heads of one range of layers: target (head, row, plane).

    Heads are in the order of `Layout.heads_of`. `row_of`: int32 [tokens], the caller's; row of each token, -1 if not
    wanted. `first_layer`: of the range.
    """

    _record = "a record of heads"

    def __init__(
        self, row_of: npt.NDArray[np.int32], num_heads: int, num_rows: int, line_bytes: int, first_layer: int
    ) -> None:
        row_of_HP = np.broadcast_to(row_of, (num_heads, *row_of.shape))
        super().__init__(row_of_HP, num_rows, line_bytes, num_layers=num_heads, kind=RecordKind.HEADS)
        self._range_start = first_layer

    def check_filled(self, layers: Iterable[int] = (0,), planes: Sequence[int] = (0,)) -> None:
        """Raises RowsMissing when no record has brought a wanted row."""
        rows, num_rows, _ = self._wanted
        num_missing = num_rows - np.count_nonzero(self._is_here[0, rows, 0])
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {num_rows} wanted rows of retrieval heads")

    def _range(self, header: RecordHeader) -> tuple[range, range]:
        check_kind(header, self._kind)
        if header.layer_start != self._range_start:
            raise ValueError(
                f"a record has heads of layers from {header.layer_start} on, not of those from {self._range_start} on"
            )
        return range(len(self._is_here)), range(_NUM_PLANES)


class SketchTargetMap(LineTargetMap):
    """Sketches of the first `num_tokens` tokens: target (sketched layer, group).

    A group is 16 tokens; of reordered extents, 16 rows in the order of `prefix_rows`.
    """

    _record, _row, _row_tokens = "a sketch", "for 16 tokens", CHUNK_TOKENS

    def __init__(
        self, num_layers: int, num_tokens: int, line_bytes: int, kind: RecordKind, prefix_rows: PrefixRows | None = None
    ) -> None:
        num_groups = num_tokens // CHUNK_TOKENS if prefix_rows is None else prefix_rows.num_groups
        super().__init__(num_layers, num_groups, 1, line_bytes)
        self._prefix_rows = prefix_rows
        self._kind = kind

    def check_filled(self) -> None:
        """Raises RowsMissing when no record has brought the sketch of a group."""
        num_missing = self._num_rows - np.count_nonzero(self._is_here[0])
        if num_missing:
            raise RowsMissing(f"no record brought the sketch of {CHUNK_TOKENS * num_missing} tokens")

    def _range(self, header: RecordHeader) -> tuple[range, range]:
        check_kind(header, self._kind)
        return range(len(self._is_here)), range(1)

    def _places(self, header: RecordHeader, block: Block, token_end: int | None) -> Sequence[Place]:
        return [self._place(first_group(header, self._prefix_rows), block)]

    def _place(self, start: int, block: Block) -> Place:
        count = max(0, min(block.shape[1], self._num_rows - start))
        return Place(block.layers, slice(start, start + count), block.planes, None, slice(count), None)

    def rows_of(self, batch: RecordBatch) -> npt.NDArray[np.signedinteger]:
        first_R1 = first_groups(batch, self._prefix_rows)[:, None]
        groups_RG = first_R1 + np.arange(batch.first.num_tokens // CHUNK_TOKENS)
        return np.where(groups_RG < self._num_rows, groups_RG, -1)[:, None]


def filled_rows(rows_RLT: npt.NDArray[np.signedinteger]) -> list[FilledRows]:
    """Rows that a batch fills, for each layer, or once for all. `rows_RLT`: from `LineTargetMap.rows_of`."""
    is_wanted_RLT = rows_RLT >= 0
    return [
        FilledRows(_row_index(rows_RLT[:, layer]).rows, is_wanted_RLT[:, layer]) for layer in range(rows_RLT.shape[1])
    ]


def _tokens_of(
    header: RecordHeader, num_tokens: int, token_end: int | None
) -> tuple[slice | npt.NDArray[np.int64], slice | npt.NDArray[np.bool_]]:
    """The record's tokens before `num_tokens` and `token_end`, as an index by token, and the rows that hold them."""
    end = num_tokens if token_end is None else min(token_end, num_tokens)
    if header.offsets is None:
        start = header.token_start
        count = max(0, min(header.num_tokens, end - start))
        return slice(start, start + count), slice(count)
    tokens = header.tokens
    assert not isinstance(tokens, slice)
    if max(tokens.tolist()) < end:  # faster than numpy for so few numbers
        return tokens, _ALL
    is_kept = tokens < end
    return tokens[is_kept], is_kept


def _wanted_of(
    rows: npt.NDArray[np.int32], *, is_dense: bool
) -> tuple[slice | npt.NDArray[np.int32], npt.NDArray[np.bool_] | None]:
    """Target rows among `rows`, which has -1 for none, and a mask of them, None for all.

    A slice if the target rows are neighbours. `is_dense`: whether all target rows, in token order, are neighbours.
    """
    if not len(rows):
        return slice(0, 0), None
    first, end = int(rows[0]), int(rows[0]) + len(rows)
    # Lists are faster than arrays for the few rows of a record.
    if first >= 0 and int(rows[-1]) == end - 1 and (is_dense or rows.tolist() == list(range(first, end))):
        return slice(first, end), None
    is_wanted = rows >= 0
    return rows[is_wanted], is_wanted


def _row_index(row_of: npt.NDArray[np.signedinteger]) -> _Rows:
    """The rows of all wanted tokens, in C order: a slice when they are neighbours."""
    rows = row_of[row_of >= 0]
    if not len(rows):
        return _Rows(slice(0), 0, is_dense=True)
    first, end = int(rows[0]), int(rows[0]) + len(rows)
    is_dense = int(rows[-1]) == end - 1 and bool((rows[1:] - rows[:-1] == 1).all())
    return _Rows(slice(first, end) if is_dense else rows, len(rows), is_dense)


def _joined(arrays: Sequence[npt.NDArray[np.int64]]) -> npt.NDArray[np.int64]:
    return arrays[0] if len(arrays) == 1 else np.concatenate(arrays)
