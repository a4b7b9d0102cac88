"""Maps from lines of a record to targets, for destinations in memory that the processor does not write to. Pure.

A *line* is what of a payload goes to one target as a whole: K or V of one token in one layer, or in one head of it, a
token's probe keys in one layer, or a layer's sketch of 16 tokens. Lines and targets are numbers: of the line in its
payload, and of the target in the destination, which is lines of the same size one after the other. What is here is what
`kvstore/client/destinations.py` says for memory that it writes to itself.

Each map remembers the lines it was asked for: `check_filled`, after the load's `wait`, says whether all wanted lines
came.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from kvstore.client.destinations import check_heads, tokens_of
from kvstore.errors import RowsMissing
from kvstore.format.layout import CHUNK_TOKENS, RecordKind
from kvstore.format.payload import check_kind
from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows, first_group, first_groups

_NUM_PLANES = 2


class LineTargets(NamedTuple):
    """Lines of one record and the target of each."""

    #: Of the payload, int64 [n]; None for all, in their order.
    lines: npt.NDArray[np.int64] | None
    #: int64 [n], all different.
    targets: npt.NDArray[np.int64]
    #: Which layers the lines are of.
    layers: range


class BatchTargets(NamedTuple):
    """Lines of the records of a batch and the target of each, record by record."""

    #: Of each line's payload, int64 [n]; None for all, in their order.
    lines: npt.NDArray[np.int64] | None
    #: int64 [n], all different.
    targets: npt.NDArray[np.int64]
    #: Of each record so many, int64 [R].
    num_lines_R: npt.NDArray[np.int64]
    layers: range


class LineTargetMap(Protocol):
    """Which target each line of a load's records goes to."""

    line_bytes: int
    #: Places that there are.
    num_targets: int

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        """A record's lines and their targets. Raises ValueError for a record of another kind or range.

        `token_end`: see `Destination.copy`.
        """
        ...


class BatchTargetMap(LineTargetMap, Protocol):
    """The same for many records at a time."""

    def targets_of_batch(self, batch: RecordBatch) -> BatchTargets:
        """`targets_of` each record; `mark_filled` says that they are here. Raises ValueError likewise."""
        ...

    def mark_filled(self, at: BatchTargets) -> None:
        """The lines of `targets_of_batch` are verified, and here or on their way."""
        ...


class RowTargetMap:
    """K and V of wanted tokens: target (layer, row, plane) of [layers, num_rows, 2], of layers from `first_layer` on.

    `row_of`: int32 [layers, tokens], each token's row in a layer, -1 when it is not wanted; of layers from `row_layer`
    on. The caller's; it does not change. `kind`: of the records that they come in.
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
    ) -> None:
        if row_of.dtype != np.int32 or row_of.ndim != 2 or (row_of.size and int(row_of.max()) >= num_rows):
            raise ValueError(f"{row_of.dtype} {row_of.shape} does not give the rows of tokens among {num_rows}")
        self.line_bytes = line_bytes
        self.num_targets = num_layers * num_rows * _NUM_PLANES
        self._row_of = row_of
        self._num_rows = num_rows
        self._first_layer = first_layer
        self._row_layer = row_layer
        self._kind = kind
        self._is_here = np.zeros((num_layers, num_rows, _NUM_PLANES), np.bool_)
        self._bases: dict[tuple[int, int, int, int], npt.NDArray[np.int64]] = {}

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        check_kind(header, self._kind)
        layers = range(header.layer_start, header.layer_end)
        self._check_layers(layers)
        tokens, kept = tokens_of(header, self._row_of.shape[1], token_end)
        rows_LT = self._row_of[layers.start - self._row_layer : layers.stop - self._row_layer, tokens]
        base_L1P = self._base(layers, header.plane_start, header.plane_end)
        targets_LTP = base_L1P + (rows_LT * np.int64(_NUM_PLANES))[:, :, None]
        is_wanted_LT = rows_LT >= 0
        targets = targets_LTP.reshape(-1) if is_wanted_LT.all() else targets_LTP[is_wanted_LT].reshape(-1)
        self._is_here.reshape(-1)[targets] = True
        num_lines = len(layers) * header.num_tokens * base_L1P.shape[2]
        if len(targets) == num_lines:
            return LineTargets(None, targets, layers)
        lines_LTP = np.arange(num_lines).reshape(len(layers), header.num_tokens, -1)[:, kept]
        return LineTargets(lines_LTP[is_wanted_LT].reshape(-1), targets, layers)

    def targets_of_batch(self, batch: RecordBatch) -> BatchTargets:
        """`targets_of` each record; `mark_filled` says that they are here.

        Raises ValueError for records that have no business here.

        Letters: R records, L layers of a record, T tokens of a record, P planes.
        """
        first = batch.first
        check_kind(first, self._kind)
        layers = range(first.layer_start, first.layer_end)
        self._check_layers(layers)
        tokens_RT, num_tokens = batch.tokens_RT(), self._row_of.shape[1]
        row_of_LN = self._row_of[layers.start - self._row_layer : layers.stop - self._row_layer]
        if row_of_LN.strides[0] == 0:  # of one row for all layers
            row_of_LN = row_of_LN[:1]
        rows_RLT = row_of_LN[:, np.minimum(tokens_RT, num_tokens - 1)].transpose(1, 0, 2)
        is_wanted_RLT = rows_RLT >= 0
        ends_R = batch.token_ends_R
        is_kept_RT = tokens_RT < (num_tokens if ends_R is None else np.minimum(ends_R, num_tokens)[:, None])
        is_wanted_RLT &= is_kept_RT[:, None]
        base_L1P = self._base(layers, first.plane_start, first.plane_end)
        targets_RLTP = base_L1P + (rows_RLT * np.int64(_NUM_PLANES))[..., None]
        num_planes = base_L1P.shape[2]
        if first.payload_bytes != len(layers) * first.num_tokens * num_planes * self.line_bytes:
            raise ValueError(f"a record of {first.payload_bytes} bytes has no lines of {self.line_bytes} bytes")
        num_wanted_R = is_wanted_RLT.reshape(len(batch), -1).sum(axis=1)
        num_lines_R = num_wanted_R * (len(layers) // is_wanted_RLT.shape[1] * num_planes)
        if is_wanted_RLT.all():
            return BatchTargets(None, targets_RLTP.reshape(-1), num_lines_R, layers)
        is_wanted_RLT = np.broadcast_to(is_wanted_RLT, targets_RLTP.shape[:3])
        lines_LTP = np.arange(len(layers) * first.num_tokens * num_planes).reshape(targets_RLTP.shape[1:])
        lines_RLTP = np.broadcast_to(lines_LTP, targets_RLTP.shape)
        lines, targets = lines_RLTP[is_wanted_RLT].reshape(-1), targets_RLTP[is_wanted_RLT].reshape(-1)
        return BatchTargets(lines, targets, num_lines_R, layers)

    def mark_filled(self, at: BatchTargets) -> None:
        """The lines of `targets_of_batch` are verified, and here or on their way."""
        self._is_here.reshape(-1)[at.targets] = True

    def _base(self, layers: range, plane_start: int, plane_end: int) -> npt.NDArray[np.int64]:
        """The targets of row 0, int64 [layers, 1, planes]. Records of one slot share them, and come by the thousand."""
        key = layers.start, layers.stop, plane_start, plane_end
        if key not in self._bases:
            layers_L11 = np.arange(layers.start, layers.stop, dtype=np.int64)[:, None, None] - self._first_layer
            self._bases[key] = layers_L11 * (self._num_rows * _NUM_PLANES) + np.arange(plane_start, plane_end)
        return self._bases[key]

    def check_filled(self, layers: Iterable[int], planes: Sequence[int] = (0, 1)) -> None:
        """Raises RowsMissing when, in one of the layers and planes, a wanted row has come in no record."""
        for layer in layers:
            rows = self._row_of[layer - self._row_layer]
            rows = rows[rows >= 0]
            for plane in planes:
                num_missing = len(rows) - np.count_nonzero(self._is_here[layer - self._first_layer, rows, plane])
                if num_missing:
                    raise RowsMissing(
                        f"no record brought {num_missing} of {len(rows)} wanted rows of layer {layer}, plane {plane}"
                    )

    def _check_layers(self, layers: range) -> None:
        row_end, end = self._row_layer + len(self._row_of), self._first_layer + len(self._is_here)
        if layers.start < max(self._row_layer, self._first_layer) or layers.stop > min(row_end, end):
            raise ValueError(
                f"a record of layers {layers.start} to {layers.stop - 1} came where there are "
                f"{len(self._row_of)} from layer {self._row_layer} on"
            )


class ProbeTargetMap:
    """Probe keys of the first `num_tokens` tokens: target (layer, token).

    `positions`: see `kvstore/client/destinations.py::ProbeDestination`.
    """

    def __init__(self, num_layers: int, num_tokens: int, line_bytes: int) -> None:
        self.line_bytes = line_bytes
        self.num_targets = num_layers * num_tokens
        self.positions = np.full((num_layers, num_tokens), -1, np.int32)

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        check_kind(header, RecordKind.PROBE)
        layers, num_tokens = range(header.layer_start, header.layer_end), self.positions.shape[1]
        if header.payload_bytes != len(layers) * header.num_tokens * self.line_bytes:
            raise ValueError(f"a probe record of {header.payload_bytes} bytes has no {self.line_bytes} bytes a token")
        tokens, kept = tokens_of(header, num_tokens, token_end)
        numbers = np.arange(tokens.start, tokens.stop) if isinstance(tokens, slice) else tokens
        self.positions[layers.start : layers.stop, tokens] = header.position
        targets = (np.arange(layers.start, layers.stop)[:, None] * num_tokens + numbers).reshape(-1)
        lines = np.arange(len(layers) * header.num_tokens).reshape(len(layers), -1)[:, kept].reshape(-1)
        return LineTargets(None if len(lines) == len(layers) * header.num_tokens else lines, targets, layers)

    def check_filled(self, layers: Iterable[int]) -> None:
        """See `ProbeDestination.check_filled`."""
        for layer in layers:
            num_missing = np.count_nonzero(self.positions[layer] < 0)
            if num_missing:
                raise RowsMissing(f"no record brought the probe keys of {num_missing} tokens of layer {layer}")


class SketchTargetMap:
    """Sketches of the first `num_tokens` tokens: target (sketched layer, group).

    A group is 16 tokens; where some of them lie in another order, 16 rows as `prefix_rows` has them.
    """

    def __init__(
        self, num_layers: int, num_tokens: int, line_bytes: int, kind: RecordKind, prefix_rows: PrefixRows | None = None
    ) -> None:
        self.line_bytes = line_bytes
        self._prefix_rows = prefix_rows
        self._num_groups = num_tokens // CHUNK_TOKENS if prefix_rows is None else prefix_rows.num_groups
        self.num_targets = num_layers * self._num_groups
        self._num_layers = num_layers
        self._kind = kind
        self._is_here = np.zeros(self._num_groups, np.bool_)

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        check_kind(header, self._kind)
        num_groups, start = header.num_tokens // CHUNK_TOKENS, first_group(header, self._prefix_rows)
        if header.payload_bytes != self._num_layers * num_groups * self.line_bytes:
            raise ValueError(f"a sketch of {header.payload_bytes} bytes has no {self.line_bytes} bytes for 16 tokens")
        count = max(0, min(num_groups, self._num_groups - start))
        self._is_here[start : start + count] = True
        layers_L1 = np.arange(self._num_layers)[:, None]
        targets = (layers_L1 * self._num_groups + np.arange(start, start + count)).reshape(-1)
        lines = (layers_L1 * num_groups + np.arange(count)).reshape(-1)
        layers = range(header.layer_start, header.layer_end)
        return LineTargets(None if count == num_groups else lines, targets, layers)

    def targets_of_batch(self, batch: RecordBatch) -> BatchTargets:
        """See `RowTargetMap.targets_of_batch`.

        Letters: R records, L sketched layers, G groups of a record.
        """
        first = batch.first
        check_kind(first, self._kind)
        num_groups = first.num_tokens // CHUNK_TOKENS
        if first.payload_bytes != self._num_layers * num_groups * self.line_bytes:
            raise ValueError(f"a sketch of {first.payload_bytes} bytes has no {self.line_bytes} bytes for 16 tokens")
        groups_RG = np.array(first_groups(batch, self._prefix_rows), np.int64)[:, None] + np.arange(num_groups)
        is_wanted_RG = groups_RG < self._num_groups
        layers_L1 = np.arange(self._num_layers)[:, None]
        targets_RLG = layers_L1 * self._num_groups + groups_RG[:, None]
        layers, num_lines_R = range(first.layer_start, first.layer_end), self._num_layers * is_wanted_RG.sum(axis=1)
        if is_wanted_RG.all():
            return BatchTargets(None, targets_RLG.reshape(-1), num_lines_R, layers)
        is_wanted_RLG = np.broadcast_to(is_wanted_RG[:, None], targets_RLG.shape)
        lines_RLG = np.broadcast_to(layers_L1 * num_groups + np.arange(num_groups), targets_RLG.shape)
        return BatchTargets(lines_RLG[is_wanted_RLG], targets_RLG[is_wanted_RLG], num_lines_R, layers)

    def mark_filled(self, at: BatchTargets) -> None:
        """See `RowTargetMap.mark_filled`."""
        self._is_here[at.targets % self._num_groups] = True

    def check_filled(self) -> None:
        """See `SketchDestination.check_filled`."""
        num_missing = self._num_groups - np.count_nonzero(self._is_here)
        if num_missing:
            raise RowsMissing(f"no record brought the sketch of {CHUNK_TOKENS * num_missing} tokens")


class HeadTargetMap:
    """K and V of wanted tokens of retrieval heads: target (head, row, plane) of [heads, num_rows, 2].

    `row_of`, `first_layer`: see `kvstore/client/destinations.py::HeadRowsDestination`.
    """

    def __init__(
        self, row_of: npt.NDArray[np.int32], num_heads: int, num_rows: int, line_bytes: int, first_layer: int
    ) -> None:
        self.line_bytes = line_bytes
        self.num_targets = num_heads * num_rows * _NUM_PLANES
        self._row_of = row_of
        self._num_heads = num_heads
        self._num_rows = num_rows
        self._first_layer = first_layer
        self._is_here = np.zeros(num_rows, np.bool_)

    def targets_of(self, header: RecordHeader, token_end: int | None = None) -> LineTargets:
        check_heads(header, self._first_layer, self._num_heads * _NUM_PLANES * self.line_bytes)
        tokens, kept = tokens_of(header, len(self._row_of), token_end)
        rows_T = self._row_of[tokens].astype(np.int64)
        numbers_T = np.arange(header.num_tokens)[kept]
        numbers_T, rows_T = numbers_T[rows_T >= 0], rows_T[rows_T >= 0]
        self._is_here[rows_T] = True
        heads_H11, planes = np.arange(self._num_heads)[:, None, None], np.arange(_NUM_PLANES)
        lines = (heads_H11 * header.num_tokens + numbers_T[:, None]) * _NUM_PLANES + planes
        targets = (heads_H11 * self._num_rows + rows_T[:, None]) * _NUM_PLANES + planes
        layers = range(header.layer_start, header.layer_end)
        is_whole = len(rows_T) == header.num_tokens
        return LineTargets(None if is_whole else lines.reshape(-1), targets.reshape(-1), layers)

    def check_filled(self) -> None:
        """See `HeadRowsDestination.check_filled`."""
        rows = self._row_of[self._row_of >= 0]
        num_missing = len(rows) - np.count_nonzero(self._is_here[rows])
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {len(rows)} wanted rows of retrieval heads")
