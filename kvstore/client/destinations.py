"""Destinations of partial loads: host memory for probe keys, sketches, rows of chosen tokens, or single heads.

All of them borrow the caller's memory and raise ValueError for a record of another kind than they are for, before they
have written anything of it. Copies may come from several threads. Memory is not cleared first:
`check_filled`, after the load's `wait`, says whether all that was wanted has been written.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.errors import RowsMissing
from kvstore.format.layout import CHUNK_TOKENS, RecordKind
from kvstore.format.payload import KVView, check_kind, kv_rows
from kvstore.format.record import RecordHeader, read_header
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows, first_group, first_groups
from kvstore.format.thread_team import ThreadTeam

#: Copying so little is not worth waking a thread.
_ALONE = ThreadTeam(1)


class ProbeDestination:
    """Probe keys of the first `num_tokens` tokens, by token, and which records hold those tokens.

    `keys`: uint8 [layers, tokens, probe_bytes], the caller's, in the order of the tokens also when records are not.
    `positions`: int32 [layers, num_tokens], the position of the record (see `requests.Fetch`) that holds the token's
    rows in the layer, -1 until its probe has come: of a reordered extent nothing else tells. Of a layout with several
    KV records a chunk it is the probe's own position.
    """

    def __init__(self, keys: npt.NDArray[np.uint8], num_tokens: int) -> None:
        if keys.dtype != np.uint8 or keys.ndim != 3 or keys.shape[1] < num_tokens:
            raise ValueError(f"probe keys of {num_tokens} tokens do not fit {keys.dtype} {keys.shape}")
        self.keys = keys
        self.positions = np.full((len(keys), num_tokens), -1, np.int32)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`. Raises ValueError for a record of other keys than `keys` has room for."""
        header = read_header(record)
        check_kind(header, RecordKind.PROBE)
        num_layers, probe_bytes = header.layer_end - header.layer_start, self.keys.shape[2]
        if header.payload_bytes != num_layers * header.num_tokens * probe_bytes:
            raise ValueError(f"a probe record of {header.payload_bytes} bytes has no {probe_bytes} bytes a token")
        rows = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes)
        rows = rows.reshape(num_layers, header.num_tokens, probe_bytes)
        layers = slice(header.layer_start, header.layer_end)
        tokens, kept = tokens_of(header, self.positions.shape[1], token_end)
        self.keys[layers, tokens] = rows[:, kept]
        self.positions[layers, tokens] = header.position

    def check_filled(self, layers: Iterable[int]) -> None:
        """Raises RowsMissing when, in one of the layers, no record has brought the probe keys of some token."""
        for layer in layers:
            num_missing = np.count_nonzero(self.positions[layer] < 0)
            if num_missing:
                raise RowsMissing(f"no record brought the probe keys of {num_missing} tokens of layer {layer}")


class SketchDestination:
    """Sketches of the keys of the first `num_tokens` tokens, of one of the two kinds. Also a `BatchDestination`.

    `sketch`: uint8 [sketched layers, groups, means, KV heads, vector], the caller's; see `payload.key_sketch`. A group
    is 16 tokens; where some of them lie in another order, 16 rows as `prefix_rows` has them.
    """

    def __init__(
        self,
        sketch: npt.NDArray[np.uint8],
        num_tokens: int,
        kind: RecordKind = RecordKind.SKETCH,
        prefix_rows: PrefixRows | None = None,
    ) -> None:
        self._kind = kind
        self._prefix_rows = prefix_rows
        self._num_groups = num_tokens // CHUNK_TOKENS if prefix_rows is None else prefix_rows.num_groups
        if sketch.dtype != np.uint8 or sketch.ndim != 5 or sketch.shape[1] < self._num_groups:
            raise ValueError(f"sketches of {num_tokens} tokens do not fit {sketch.dtype} {sketch.shape}")
        self._sketch = sketch
        self.team = _ALONE
        self._is_here = np.zeros(self._num_groups, np.bool_)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`. Raises ValueError for a record of another sketch than `sketch` has room for."""
        header = read_header(record)
        check_kind(header, self._kind)
        payload = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes)
        self._put(payload, header.num_tokens, first_group(header, self._prefix_rows))

    def copy_batch(self, batch: RecordBatch) -> None:
        """See `BatchDestination.copy_batch`. There are many, and they are small."""
        check_kind(batch.first, self._kind)
        if not batch.verify(0, len(batch)):
            return
        size_bytes, num_tokens = batch.first.payload_bytes, batch.first.num_tokens
        groups_R = first_groups(batch, self._prefix_rows)
        for offset, start in zip(batch.payload_offsets.tolist(), groups_R, strict=True):
            self._put(batch.arena_NB[offset : offset + size_bytes], num_tokens, start)

    def flush(self) -> None:
        """What was copied is at its target."""

    def _put(self, payload: npt.NDArray[np.uint8], num_tokens: int, start: int) -> None:
        num_layers, _, *vectors = self._sketch.shape
        num_groups = num_tokens // CHUNK_TOKENS
        rows = payload.reshape(num_layers, num_groups, *vectors)
        end = min(start + num_groups, self._num_groups)
        if start < end:
            self._sketch[:, start:end] = rows[:, : end - start]
            self._is_here[start:end] = True

    def check_filled(self) -> None:
        """Raises RowsMissing when no record has brought the sketch of some tokens."""
        num_missing = self._num_groups - np.count_nonzero(self._is_here)
        if num_missing:
            raise RowsMissing(f"no record brought the sketch of {CHUNK_TOKENS * num_missing} tokens")


class _RowIndex(NamedTuple):
    """Rows, as an index in the order of the tokens, and how many they are."""

    rows: slice | npt.NDArray[np.int32]
    number: int


def _row_index(row_of: npt.NDArray[np.int32]) -> _RowIndex:
    """The rows of tokens that have one: a slice where they are neighbours."""
    rows = row_of[row_of >= 0]
    if not len(rows):
        return _RowIndex(slice(0), 0)
    first, end = int(rows[0]), int(rows[0]) + len(rows)
    is_dense = rows[-1] == end - 1 and bool((np.diff(rows) == 1).all())
    return _RowIndex(slice(first, end) if is_dense else rows, len(rows))


class SelectedRowsDestination:
    """KV rows of wanted tokens only, each at the target that the caller has for it.

    `view`: uint8 [layers, rows, 2, row_bytes], of layers from `first_layer` on. `row_of`: int32 [layers, tokens], each
    token's row in `view`, -1 when it is not wanted. Both are the caller's; `row_of` of a layer may change until records
    of that layer are asked for, but not one row that is broadcast to all layers: with that, records of several layers
    go to their targets in one copy. `kind`: of the records that bring them, KV or coded.
    """

    def __init__(
        self,
        view: KVView,
        row_of: npt.NDArray[np.int32],
        first_layer: int = 0,
        kind: RecordKind = RecordKind.KV,
    ) -> None:
        if view.dtype != np.uint8 or view.ndim != 4 or view.shape[2] != 2:
            raise ValueError(f"{view.dtype} {view.shape} is no view of KV rows")
        if row_of.dtype != np.int32 or row_of.ndim != 2 or len(row_of) != len(view):
            raise ValueError(f"{row_of.dtype} {row_of.shape} does not give the rows of tokens in {len(view)} layers")
        self._view = view
        self._row_of = row_of
        self._is_alike = row_of.strides[0] == 0
        #: When they are alike: the rows that are wanted, and whether they are neighbours in the order of the tokens.
        self._wanted = _row_index(row_of[0]) if self._is_alike else None
        self._is_dense = self._wanted is not None and isinstance(self._wanted.rows, slice)
        self._first_layer = first_layer
        self._kind = kind
        #: By layer and plane, which rows of the view have come.
        self._is_here = np.zeros((len(view), 2, view.shape[1]), np.bool_)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`. Raises ValueError or IndexError for a layer or row that `view` has not."""
        header = read_header(record)
        check_kind(header, self._kind)
        first = header.layer_start - self._first_layer
        if not 0 <= first <= len(self._view) - (header.layer_end - header.layer_start):
            raise ValueError(
                f"a record of layers {header.layer_start} to {header.layer_end - 1} came where there are "
                f"{len(self._view)} from layer {self._first_layer} on"
            )
        planes = slice(header.plane_start, header.plane_end)
        tokens, kept = tokens_of(header, self._row_of.shape[1], token_end)
        rows, end = kv_rows(record, header)[:, kept], first + header.layer_end - header.layer_start
        step = end - first if self._is_alike else 1
        is_dense = self._is_dense and header.offsets is None  # a reordered record's rows are in another order
        for layer in range(first, end, step):
            layers = slice(layer, layer + step)
            filled = _put(
                self._view[layers, :, planes],
                self._row_of[layer][tokens],
                rows[layer - first : layer - first + step],
                is_dense=is_dense,
            )
            self._is_here[layers, planes, filled] = True

    def check_filled(self, layers: Iterable[int], planes: Sequence[int] = (0, 1)) -> None:
        """Raises RowsMissing when, in one of the layers and planes, a wanted row has come in no record."""
        both = slice(planes[0], planes[-1] + 1)
        for layer in layers:
            at = layer - self._first_layer
            rows, num_rows = self._wanted or _row_index(self._row_of[at])
            is_here = self._is_here[at][both, rows]
            if np.count_nonzero(is_here) == is_here.size:
                continue
            plane, num_missing = next(
                (plane, num_rows - np.count_nonzero(of_plane))
                for plane, of_plane in zip(planes, is_here, strict=True)
                if not of_plane.all()
            )
            raise RowsMissing(
                f"no record brought {num_missing} of {num_rows} wanted rows of layer {layer}, plane {plane}"
            )


class HeadRowsDestination:
    """K and V of wanted tokens of the retrieval heads of one range of layers, each at its target.

    `view`: uint8 [heads, rows, 2, head_bytes], in the order of `Layout.heads_of`. `row_of`: int32 [tokens], each
    token's row in `view`, -1 when it is not wanted. Both are the caller's. `first_layer`: of the range.
    """

    def __init__(self, view: KVView, row_of: npt.NDArray[np.int32], first_layer: int) -> None:
        if view.dtype != np.uint8 or view.ndim != 4 or view.shape[2] != 2:
            raise ValueError(f"{view.dtype} {view.shape} is no view of rows of heads")
        if row_of.dtype != np.int32 or row_of.ndim != 1:
            raise ValueError(f"{row_of.dtype} {row_of.shape} does not give the rows of tokens")
        self._view = view
        self._row_of = row_of
        self._first_layer = first_layer
        self._is_here = np.zeros(view.shape[1], np.bool_)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`. Raises ValueError or IndexError for layers, heads or rows that `view` has not."""
        header = read_header(record)
        check_heads(header, self._first_layer, len(self._view) * 2 * self._view.shape[3])
        tokens, kept = tokens_of(header, len(self._row_of), token_end)
        rows = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes)
        rows = rows.reshape(len(self._view), header.num_tokens, 2, -1)[:, kept]
        filled = _put(self._view, self._row_of[tokens], rows, is_dense=False)
        self._is_here[filled] = True

    def check_filled(self) -> None:
        """Raises RowsMissing when a wanted row has come in no record."""
        rows = self._row_of[self._row_of >= 0]
        num_missing = len(rows) - np.count_nonzero(self._is_here[rows])
        if num_missing:
            raise RowsMissing(f"no record brought {num_missing} of {len(rows)} wanted rows of retrieval heads")


def _put(out: KVView, targets: npt.NDArray[np.int32], rows: KVView, *, is_dense: bool) -> slice | npt.NDArray[np.int32]:
    """Rows with a target go there, uint8 [layers, rows, planes, row_bytes]: as one block where targets are neighbours.

    `is_dense`: those that are targets at all, in order, are neighbours. The targets that were filled, as an index.
    """
    if not len(targets):
        return slice(0)
    first, end = int(targets[0]), int(targets[0]) + len(targets)
    # Of as few numbers as a record has rows, lists are faster than arrays.
    if first >= 0 and int(targets[-1]) == end - 1 and (is_dense or targets.tolist() == list(range(first, end))):
        out[:, first:end] = rows
        return slice(first, end)
    is_wanted = targets >= 0
    wanted = targets[is_wanted]
    if len(wanted):
        out[:, wanted] = rows[:, is_wanted]
    return wanted


def tokens_of(
    header: RecordHeader, num_tokens: int, token_end: int | None
) -> tuple[slice | npt.NDArray[np.int64], slice | npt.NDArray[np.bool_]]:
    """The record's tokens before `num_tokens` and `token_end`, as an index by token; and its rows that hold them."""
    end = num_tokens if token_end is None else min(token_end, num_tokens)
    if header.offsets is None:
        start = header.token_start
        count = max(0, min(header.num_tokens, end - start))
        return slice(start, start + count), slice(count)
    tokens = header.tokens
    assert not isinstance(tokens, slice)
    if max(tokens.tolist()) < end:  # of so few numbers faster than by numpy
        return tokens, slice(None)
    is_kept = tokens < end
    return tokens[is_kept], is_kept


def check_heads(header: RecordHeader, first_layer: int, token_bytes: int) -> None:
    """Raises ValueError for what is no record of retrieval heads of this range of layers, `token_bytes` a token."""
    check_kind(header, RecordKind.HEADS)
    if header.layer_start != first_layer:
        raise ValueError(
            f"heads of layers from {header.layer_start} on came where those from {first_layer} are expected"
        )
    if header.payload_bytes != header.num_tokens * token_bytes:
        raise ValueError(f"a record of heads of {header.payload_bytes} bytes has no {token_bytes} bytes a token")
