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

from kvstore.client.line_targets import BatchTargets
from kvstore.format.layout import BLOCK_BYTES
from kvstore.format.record_batch import RecordBatch
from kvstore.format.thread_team import ThreadTeam

#: Size of the records that one thread verifies and then copies from, in bytes, so that they stay in its cache.
_PART_BYTES = 512 * 2**10


class BatchLines:
    """Lines of the records of a batch, in order. Borrows the batch. Several threads may copy at once."""

    def __init__(self, batch: RecordBatch, at: BatchTargets, line_bytes: int) -> None:
        self.batch = batch
        self.at = at
        self.line_bytes = line_bytes
        #: Number of the first line of each record, then the number of all lines, [R + 1].
        self.starts = np.concatenate([[0], np.cumsum(at.num_lines_R)])
        length = batch.first.payload_bytes if at.lines is None else line_bytes
        self._unit_bytes = math.gcd(BLOCK_BYTES, batch.first.header_bytes, length)

    @property
    def has_whole_words(self) -> bool:
        """Whether lines begin and end at multiples of 8 bytes."""
        return self.line_bytes % 8 == int(self.batch.payload_offsets[0]) % 8 == 0

    def words(self) -> npt.NDArray[np.int64]:
        """Offset of each line in the arena, in words of 8 bytes."""
        words_R, words_of_line, lines = self.batch.payload_offsets // 8, self.line_bytes // 8, self.at.lines
        if lines is None:
            num_lines = self.batch.first.payload_bytes // self.line_bytes
            return (words_R[:, None] + np.arange(0, num_lines * words_of_line, words_of_line)).reshape(-1)
        return np.repeat(words_R, self.at.num_lines_R) + lines * words_of_line

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
