"""Counts of records that were read ahead: whether the layer chose their rows, and whether they arrived in time.

A record that was read ahead is

    useful    if it holds a row that the layer chose, and had arrived when the layer chose
    late      if it holds a row that the layer chose, and was still being read
    wasted    if it holds no row that the layer chose
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from workers.selection.rows import Selection
from workers.selective.row_loads import RowsInFlight


@dataclass(slots=True)
class RecordCounts:
    """Numbers of records that were read ahead, by outcome."""

    useful: int = 0
    late: int = 0
    wasted: int = 0

    def add(self, num_records: int, num_useful: int, *, is_here: bool) -> None:
        """Count the records of one load, of which `num_useful` hold a chosen row."""
        if is_here:
            self.useful += num_useful
        else:
            self.late += num_useful
        self.wasted += num_records - num_useful


class _RowsReadAhead(NamedTuple):
    begun: RowsInFlight
    #: When a hint began the read, in seconds of `time.perf_counter`; None for reads of the prefetch strategy.
    hinted_at_s: float | None


class ReadAhead:
    """Counts the reads ahead of one request. For one thread.

    `record_of_rows`: position of the record that holds each row of a layer, [P]; None if unknown: then the layer's
    records are not counted.
    """

    def __init__(self, record_of_rows: Callable[[int], npt.NDArray[np.integer] | None]) -> None:
        self._record_of_rows = record_of_rows
        #: Reads ahead by layer, until the layer has chosen.
        self._ahead: dict[int, list[_RowsReadAhead]] = {}
        self.records = RecordCounts()
        #: Records among these that were read because of a predecessor's hint.
        self.hinted = RecordCounts()
        #: Seconds between each hint and the choice of its layer.
        self.hint_leads_s: list[float] = []

    def add(self, begun: Sequence[RowsInFlight], *, is_hinted: bool) -> None:
        """Add rows whose reads have begun."""
        hinted_at_s = time.perf_counter() if is_hinted else None
        for each in begun:
            self._ahead.setdefault(each.layer, []).append(_RowsReadAhead(each, hinted_at_s))

    def settle(self, layer: int, selection: Selection) -> None:
        """Count the records that were read ahead for a layer, which has chosen now."""
        ahead = self._ahead.pop(layer, ())
        record_P = self._record_of_rows(layer) if ahead else None
        if record_P is None:
            return
        is_wanted = np.zeros(int(record_P.max()) + 1, np.bool_)
        is_wanted[record_P[selection.union().numpy()]] = True
        for (_, rows, load), hinted_at_s in ahead:
            is_read, is_here = np.zeros(len(is_wanted), np.bool_), load.is_ready(layer)
            is_read[record_P[rows]] = True
            num_records, num_useful = int(is_read.sum()), int((is_read & is_wanted).sum())
            self.records.add(num_records, num_useful, is_here=is_here)
            if hinted_at_s is not None:
                self.hinted.add(num_records, num_useful, is_here=is_here)
                self.hint_leads_s.append(time.perf_counter() - hinted_at_s)
