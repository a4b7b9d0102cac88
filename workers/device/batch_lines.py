"""Lines of a batch of records in the store's arena, and their division into parts that threads copy.

The arena is seen as units of one length: the greatest common divisor of blocks, headers and lines (or payloads, where
all lines are wanted), so every record begins at a unit. Lines of many records are then one call of numpy's `take`,
which releases the interpreter while it copies.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from kvstore.client.line_copies import LineMemory
from kvstore.client.line_targets import BatchTargets, LineTargetMap
from kvstore.format.layout import BLOCK_BYTES
from kvstore.format.record_batch import RecordBatch
from kvstore.format.thread_team import ThreadTeam

#: Size of the records that one thread verifies and then copies from, in bytes, so that they stay in its cache.
_PART_BYTES = 512 * 2**10


class BatchLines:
    """Lines of the records of a batch, in order. Borrows the batch. Several threads may copy at once."""

    def __init__(self, batch: RecordBatch, target_map: LineTargetMap) -> None:
        """Raises ValueError for records that do not fit the map."""
        self.batch = batch
        self.line_bytes = target_map.line_bytes
        self.layers = range(batch.first.layer_start, batch.first.layer_end)
        #: Target row of each row of the records, -1 for none; L is 1 if all layers are alike.
        self.rows_RLT = target_map.rows_of(batch)
        self._block = target_map.block_of(batch.first)
        self._target_map = target_map

    @cached_property
    def at(self) -> BatchTargets:
        return self._target_map.targets_of_batch(self.batch)

    @cached_property
    def starts(self) -> npt.NDArray[np.int64]:
        """Number of the first line of each record, then the number of all lines, [R + 1]."""
        return np.concatenate([[0], np.cumsum(self.at.num_lines_R)])

    @cached_property
    def _unit_bytes(self) -> int:
        length = self.batch.first.payload_bytes if self.at.lines is None else self.line_bytes
        return math.gcd(BLOCK_BYTES, self.batch.first.header_bytes, length)

    @property
    def has_whole_words(self) -> bool:
        """Whether lines begin and end at multiples of 8 bytes."""
        return self.line_bytes % 8 == int(self.batch.payload_offsets[0]) % 8 == 0

    def pieces(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64], int]:
        """Offset in the arena of each piece, its offset in the target memory, and the length of all pieces, in words
        of 8 bytes. Lines that are neighbours in a record and at their targets are in one piece, as far as all pieces
        have one length.
        """
        row_bytes = self._target_map.shape[2] * self.line_bytes
        layer_bytes = self._target_map.shape[1] * row_bytes
        memory = LineMemory(self.batch.arena_NB, layer_bytes, row_bytes, self.line_bytes)
        block = self._block
        ends_R, parts = memory.parts(block.shape, self.rows_RLT)
        first_target = block.layers.start * layer_bytes + block.planes.start * self.line_bytes
        length = int(np.gcd.reduce(parts["size"])) if len(parts) else 8
        counts = parts["size"] // length
        within = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        sources = parts["source"] + np.repeat(self.batch.payload_offsets, np.diff(ends_R, prepend=0))
        targets = parts["target"] + first_target
        starts, places = (np.repeat(of_parts, counts) + within * length for of_parts in (sources, targets))
        return starts // 8, places // 8, length // 8

    @cached_property
    def units(self) -> npt.NDArray[np.int64]:
        """Number of each unit of the lines in the arena, in the order of the lines."""
        unit, lines = self._unit_bytes, self.at.lines
        first_units_R = self.batch.payload_offsets // unit
        if lines is None:
            return (first_units_R[:, None] + np.arange(self.batch.first.payload_bytes // unit)).reshape(-1)
        units_of_line = self.line_bytes // unit
        firsts = np.repeat(first_units_R, self.at.num_lines_R) + lines * units_of_line
        return (firsts[:, None] + np.arange(units_of_line)).reshape(-1)

    @property
    def end(self) -> int:
        """End of the last payload in the arena, in bytes."""
        return int(self.batch.payload_offsets.max()) + self.batch.first.payload_bytes

    def payload_NB(self, number: int) -> npt.NDArray[np.uint8]:
        """View of a record's lines in the arena, uint8 [lines, line bytes]."""
        start = int(self.batch.payload_offsets[number])
        payload = self.batch.arena_NB[start : start + self.batch.first.payload_bytes]
        return payload.reshape(-1, self.line_bytes)

    def verify(self, first_record: int, end_record: int) -> bool:
        """See `RecordBatch.verify`."""
        return self.batch.verify(first_record, end_record)

    def verify_all(self, team: ThreadTeam) -> bool:
        """`verify` all records with several threads."""
        num_records = len(self.batch)
        step = -(-num_records // team.num_threads)
        parts = range(0, num_records, step)
        return team.run(lambda part: self.verify(parts[part], min(parts[part] + step, num_records)), len(parts))

    def num_records_in(self, first_record: int, num_lines: int) -> int:
        """Number of records, from `first_record` on, that have at most `num_lines` lines together."""
        end = int(np.searchsorted(self.starts, self.starts[first_record] + num_lines, side="right")) - 1
        return end - first_record

    def copy(self, first_record: int, end_record: int, out_NB: npt.NDArray[np.uint8]) -> None:
        """Copy the lines of records [first_record, end_record) to `out_NB`, uint8 of the size of the lines."""
        first, end = (int(self.starts[record]) * self.line_bytes for record in (first_record, end_record))
        units = self.units[first // self._unit_bytes : end // self._unit_bytes]
        self.batch.arena_NB.reshape(-1, self._unit_bytes).take(
            units, axis=0, out=out_NB.reshape(-1, self._unit_bytes), mode="clip"
        )


@dataclass(frozen=True, slots=True)
class Part:
    """Records [first, end) of a batch, and the memory that their lines are copied to, uint8."""

    first: int
    end: int
    out_NB: npt.NDArray[np.uint8]

    def take(self, lines: BatchLines) -> bool:
        """Verify the records, then copy their lines. Returns False, and copies nothing, where a record is damaged."""
        if not lines.verify(self.first, self.end):
            return False
        lines.copy(self.first, self.end, self.out_NB)
        return True


def parts_of(
    lines: BatchLines, first: int, end: int, out_NB: npt.NDArray[np.uint8], num_threads: int
) -> Iterator[Part]:
    """Divide records [first, end) into parts for `num_threads` threads. `out_NB`: memory for all of their lines."""
    lines.units  # noqa: B018  # computed once, not by each thread
    most = max(1, _PART_BYTES // lines.batch.first.payload_bytes)
    step = min(most, -(-(end - first) // num_threads))
    base = int(lines.starts[first])
    for begin in range(first, end, step):
        stop = min(begin + step, end)
        start_byte, end_byte = ((int(lines.starts[record]) - base) * lines.line_bytes for record in (begin, stop))
        yield Part(begin, stop, out_NB[start_byte:end_byte])
