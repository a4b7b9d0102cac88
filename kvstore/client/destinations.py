"""Destinations of partial loads in host memory: probe keys, sketches, rows of chosen tokens, rows of single heads.

Each is a target map (`kvstore/client/line_targets.py`) with the caller's memory, and copies lines to their targets. A
record of a wrong kind raises ValueError before any of its lines is written. Several threads may copy. Memory is not
cleared first: `check_filled`, after the load's `wait`, checks that all wanted lines were written.
"""

import math
from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.client.line_copies import LineMemory
from kvstore.client.line_targets import (
    Block,
    FilledRows,
    HeadTargetMap,
    LineTargetMap,
    ProbeTargetMap,
    RowTargetMap,
    SketchTargetMap,
    filled_rows,
)
from kvstore.format.layout import RecordKind
from kvstore.format.payload import KVView
from kvstore.format.record import read_header
from kvstore.format.record_batch import RecordBatch
from kvstore.format.row_order import PrefixRows
from kvstore.format.thread_team import ThreadTeam


class _BatchCopies(NamedTuple):
    """Copies out of the records of a batch: end of each record's parts, the parts, and the rows that they fill."""

    ends_R: npt.NDArray[np.int64]
    parts: npt.NDArray[np.void]
    filled: Sequence[FilledRows]


#: Team of one: small copies are not worth waking another thread.
_ALONE = ThreadTeam(1)


class HostLines(LineTargetMap):
    """Copies lines of records to their targets in `lines`, uint8 [layers, rows, planes, ...], the caller's memory.

    A `BatchDestination`. When a load fails, lines of damaged records may be at their targets.
    """

    lines: npt.NDArray[np.uint8]
    #: Threads that verify and copy a batch.
    team = _ALONE
    #: Copies of the last batch, and what they depend on.
    _last_copies: tuple[tuple[object, ...] | None, _BatchCopies | None] = (None, None)

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        """See `Destination.copy`. Raises ValueError or IndexError for a layer or row outside the memory."""
        header = read_header(record)
        block = self.block_of(header)
        payload = np.frombuffer(record, np.uint8, header.payload_bytes, header.header_bytes)
        lines = payload.reshape(block.shape + self.lines.shape[3:])
        for place in self._places(header, block, token_end):
            self.lines[place[:3]] = place.of(lines)
            self._mark(place, header)

    def copy_batch(self, batch: RecordBatch) -> None:
        """See `BatchDestination.copy_batch`. Raises as `copy`."""
        block = self.block_of(batch.first)
        ends_R, parts, filled = self._copies_of(batch, block)
        if batch.copy(ends_R, parts, self._memory.from_block(block), self.team):
            self.mark_rows(batch, filled)

    def _copies_of(self, batch: RecordBatch, block: Block) -> _BatchCopies:
        """Copies of a batch: those of the last one if it differs only by layers, as it does for slot after slot."""
        rows_key = batch.key_of_rows if self.is_alike else None
        key = None if rows_key is None else (block.shape, *rows_key)
        last_key, copies = self._last_copies
        if copies is None or key is None or key != last_key:
            rows_RLT = self.rows_of(batch)
            copies = _BatchCopies(*self._memory.parts(block.shape, rows_RLT), filled_rows(rows_RLT))
            self._last_copies = key, copies
        return copies

    def flush(self) -> None:
        """Do nothing: copied lines are at their targets."""

    @cached_property
    def _memory(self) -> LineMemory:
        return LineMemory.of(self.lines)


class RowsDestination(HostLines, RowTargetMap):
    """Copies rows of tokens [first_token, num_tokens) to their positions in all layers of a view.

    `view`: uint8 [layers, tokens, 2 planes, row_bytes], the caller's memory. `kind`: see `RowTargetMap`.
    """

    def __init__(
        self, view: KVView, num_tokens: int, kind: RecordKind = RecordKind.KV, *, first_token: int = 0
    ) -> None:
        row_of = np.arange(num_tokens, dtype=np.int32)
        row_of[:first_token] = -1
        num_layers, num_rows, _, row_bytes = view.shape
        row_of_LT = np.broadcast_to(row_of, (num_layers, num_tokens))
        super().__init__(row_of_LT, num_rows, row_bytes, num_layers=num_layers, kind=kind)
        self.lines = view


class ProbeDestination(HostLines, ProbeTargetMap):
    """Probe keys of the first `num_tokens` tokens, and the positions of the records that hold these tokens.

    `keys`: uint8 [layers, tokens, probe_bytes], the caller's memory, in token order even if records are reordered.
    `positions`: see `ProbeTargetMap`.
    """

    def __init__(self, keys: npt.NDArray[np.uint8], num_tokens: int) -> None:
        if keys.dtype != np.uint8 or keys.ndim != 3 or keys.shape[1] < num_tokens:
            raise ValueError(f"probe keys of {num_tokens} tokens do not fit {keys.dtype} {keys.shape}")
        super().__init__(len(keys), num_tokens, keys.shape[2])
        self.lines = keys[:, :, None]


class SketchDestination(HostLines, SketchTargetMap):
    """Sketches of the keys of the first `num_tokens` tokens, of one of the two kinds.

    `sketch`: uint8 [sketched layers, groups, means, KV heads, vector], the caller's memory; see `payload.key_sketch`.
    A group is 16 tokens; of reordered extents, 16 rows in the order of `prefix_rows`.
    """

    def __init__(
        self,
        sketch: npt.NDArray[np.uint8],
        num_tokens: int,
        kind: RecordKind = RecordKind.SKETCH,
        prefix_rows: PrefixRows | None = None,
    ) -> None:
        super().__init__(len(sketch), num_tokens, math.prod(sketch.shape[2:]), kind, prefix_rows)
        if sketch.dtype != np.uint8 or sketch.ndim != 5 or sketch.shape[1] < self._num_rows:
            raise ValueError(f"sketches of {num_tokens} tokens do not fit {sketch.dtype} {sketch.shape}")
        self.lines = sketch[:, :, None]


class SelectedRowsDestination(HostLines, RowTargetMap):
    """KV rows of wanted tokens only, each at the caller's target for it.

    `view`: uint8 [layers, rows, 2, row_bytes]; its first layer is `first_layer`. `row_of`, `kind`: see `RowTargetMap`.
    """

    def __init__(
        self,
        view: KVView,
        row_of: npt.NDArray[np.int32],
        first_layer: int = 0,
        kind: RecordKind = RecordKind.KV,
    ) -> None:
        if view.dtype != np.uint8 or view.ndim != 4 or view.shape[2] != 2:
            raise ValueError(f"{view.dtype} {view.shape} is not a view of KV rows")
        if len(row_of) != len(view):
            raise ValueError(f"{row_of.dtype} {row_of.shape} does not give the rows of tokens in {len(view)} layers")
        num_layers, num_rows, _, row_bytes = view.shape
        super().__init__(
            row_of,
            num_rows,
            row_bytes,
            num_layers=num_layers,
            first_layer=first_layer,
            row_layer=first_layer,
            kind=kind,
        )
        self.lines = view


class HeadRowsDestination(HostLines, HeadTargetMap):
    """K and V of wanted tokens in the retrieval heads of one range of layers, each at its target.

    `view`: uint8 [heads, rows, 2, head_bytes]. `row_of`, `first_layer`: see `HeadTargetMap`.
    """

    def __init__(self, view: KVView, row_of: npt.NDArray[np.int32], first_layer: int) -> None:
        if view.dtype != np.uint8 or view.ndim != 4 or view.shape[2] != 2:
            raise ValueError(f"{view.dtype} {view.shape} is not a view of rows of heads")
        num_heads, num_rows, _, head_bytes = view.shape
        super().__init__(row_of, num_heads, num_rows, head_bytes, first_layer)
        self.lines = view
