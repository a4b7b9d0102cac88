"""Counts of records that were read ahead: whether the layer chose them, and whether they were here in time.

Counted in records, for these are what is read. A record that was read ahead is

    useful    it holds a row that the layer chose, and was here when the layer chose
    late      the same, but it was still under way
    wasted    it holds none
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
    """Records that were read ahead, by what came of them."""

    useful: int = 0
    late: int = 0
    wasted: int = 0

    def add(self, num_records: int, num_useful: int, *, is_here: bool) -> None:
        """Records of one load, of which so many hold a chosen row."""
        if is_here:
            self.useful += num_useful
        else:
            self.late += num_useful
        self.wasted += num_records - num_useful


class _RowsReadAhead(NamedTuple):
    begun: RowsInFlight
    #: When a hint had them read, as `time.perf_counter` tells; None for what the prefetch strategy asked for.
    hinted_at_s: float | None


class ReadAhead:
    """Of one request. For one thread.

    `record_of_rows`: the position of the record that holds each row of a layer, [P]; None when nothing tells, and then
    records are not counted.
    """

    def __init__(self, record_of_rows: Callable[[int], npt.NDArray[np.integer] | None]) -> None:
        self._record_of_rows = record_of_rows
        #: By layer. Settled when the layer has chosen.
        self._ahead: dict[int, list[_RowsReadAhead]] = {}
        self.records = RecordCounts()
        #: Of these, those that a predecessor's hint had read.
        self.hinted = RecordCounts()
        #: How long before its layer chose each hint had come, in seconds.
        self.hint_leads_s: list[float] = []

    def add(self, begun: Sequence[RowsInFlight], *, is_hinted: bool) -> None:
        """Rows that are being read now."""
        hinted_at_s = time.perf_counter() if is_hinted else None
        for each in begun:
            self._ahead.setdefault(each.layer, []).append(_RowsReadAhead(each, hinted_at_s))

    def settle(self, layer: int, selection: Selection) -> None:
        """What the layer has chosen."""
        ahead = self._ahead.pop(layer, ())
        record_P = self._record_of_rows(layer) if ahead else None
        if record_P is None:
            return
        wanted = set(record_P[selection.union().numpy()].tolist())
        for (_, rows, load), hinted_at_s in ahead:
            records, is_here = set(record_P[rows].tolist()), load.is_ready(layer)
            num_useful = len(records & wanted)
            self.records.add(len(records), num_useful, is_here=is_here)
            if hinted_at_s is not None:
                self.hinted.add(len(records), num_useful, is_here=is_here)
                self.hint_leads_s.append(time.perf_counter() - hinted_at_s)
