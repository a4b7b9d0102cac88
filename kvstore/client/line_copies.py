"""Copies of a batch's lines into host memory: rows that are neighbours in a record and at their targets go together.

Letters: R records, L layers of a record, T rows of a record, N parts.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.client.line_targets import Block
from kvstore.copies.verified_copies import PART


class LineMemory(NamedTuple):
    """Host memory with targets of lines, [layers, rows, planes]; the planes of a row lie side by side."""

    memory_NB: npt.NDArray[np.uint8]
    layer_bytes: int
    row_bytes: int
    line_bytes: int

    @classmethod
    def of(cls, lines: npt.NDArray[np.uint8]) -> "LineMemory":
        """Borrow the memory of `lines`, uint8 [layers, rows, planes, ...], with gaps only between layers and rows."""
        layer_bytes, row_bytes = lines.strides[:2]
        line_bytes = int(np.prod(lines.shape[3:]))
        assert lines[:1, :1].flags.c_contiguous and min(layer_bytes, row_bytes) >= 0, "planes lie side by side"
        num_bytes = 0
        if lines.size:
            of_row = lines.shape[2] * line_bytes
            num_bytes = (lines.shape[0] - 1) * layer_bytes + (lines.shape[1] - 1) * row_bytes + of_row
        memory_NB = np.lib.stride_tricks.as_strided(lines, (num_bytes,), (1,))
        return cls(memory_NB, layer_bytes, row_bytes, line_bytes)

    def from_block(self, block: Block) -> npt.NDArray[np.uint8]:
        """The memory from the first target of a block on."""
        return self.memory_NB[block.layers.start * self.layer_bytes + block.planes.start * self.line_bytes :]

    def parts(
        self, shape: tuple[int, int, int], rows_RLT: npt.NDArray[np.signedinteger]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.void]]:
        """End of the parts of each record, int64 [R], and all parts (`PART`), record by record.

        `shape`: layers, rows and planes of the lines of a record. `rows_RLT`: target row of each row of the records, -1
        for none; L is 1 if all layers are alike. Targets count from a block's first target on.
        """
        num_layers, num_rows, num_planes = shape
        row_bytes, is_kept = num_planes * self.line_bytes, rows_RLT >= 0
        # Parts of one layer and record: [first row, end).
        is_joined = np.zeros(rows_RLT.shape, np.bool_)
        if row_bytes == self.row_bytes:
            np.equal(rows_RLT[..., 1:], rows_RLT[..., :-1] + 1, out=is_joined[..., 1:])
            is_joined[..., 1:] &= is_kept[..., :-1]
        is_first, is_last = is_kept & ~is_joined, is_kept.copy()
        is_last[..., :-1] &= ~is_joined[..., 1:]
        if rows_RLT.shape[1] != num_layers:
            rows_RLT, is_first, is_last = (
                np.broadcast_to(each, (len(rows_RLT), num_layers, num_rows)) for each in (rows_RLT, is_first, is_last)
            )
        starts_N, lines_of_record = is_first.reshape(-1).nonzero()[0], num_layers * num_rows
        lines_N = starts_N % lines_of_record
        parts = np.empty(len(starts_N), PART)
        parts["source"] = lines_N * row_bytes
        parts["size"] = (is_last.reshape(-1).nonzero()[0] + 1 - starts_N) * row_bytes
        parts["target"] = rows_RLT.reshape(-1)[starts_N].astype(np.int64) * self.row_bytes
        if num_layers > 1:
            parts["target"] += lines_N // num_rows * self.layer_bytes
        ends_R = starts_N.searchsorted(np.arange(1, len(rows_RLT) + 1) * lines_of_record)
        return ends_R, parts
