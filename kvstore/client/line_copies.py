"""Copies of a batch's lines into host memory: rows that are neighbours in a record and at their targets go together.

Letters: R records, L layers of a record, T rows of a record, P planes, N parts.
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

    def parts(
        self, block: Block, rows_RLT: npt.NDArray[np.signedinteger]
    ) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.void]]:
        """Number of parts of each record, int64 [R], and all parts (`PART`), record by record.

        `rows_RLT`: target row of each row of the records, -1 for none; L is 1 if all layers are alike.
        """
        num_layers, num_rows, num_planes = block.shape
        rows_RLT = np.broadcast_to(rows_RLT, (len(rows_RLT), num_layers, num_rows))
        row_bytes, is_kept = num_planes * self.line_bytes, rows_RLT >= 0
        is_joined = np.zeros(rows_RLT.shape, np.bool_)
        if row_bytes == self.row_bytes:
            is_joined[..., 1:] = is_kept[..., :-1] & (rows_RLT[..., 1:] == rows_RLT[..., :-1] + 1)
        starts_N = np.flatnonzero(is_kept & ~is_joined)
        is_last = is_kept
        is_last[..., :-1] &= ~is_joined[..., 1:]
        ends_N = np.flatnonzero(is_last) + 1
        records_N, lines_N = np.divmod(starts_N, num_layers * num_rows)
        parts = np.empty(len(starts_N), PART)
        parts["source"] = lines_N * row_bytes
        parts["size"] = (ends_N - starts_N) * row_bytes
        parts["target"] = (
            (block.layers.start + lines_N // num_rows) * self.layer_bytes
            + rows_RLT.reshape(-1)[starts_N].astype(np.int64) * self.row_bytes
            + block.planes.start * self.line_bytes
        )
        return np.bincount(records_N, minlength=len(rows_RLT)), parts
