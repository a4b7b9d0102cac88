"""Sources of the rows of a stored prefix: the load that brings each row. Pure: loads are numbers here.

Rows are kept by the slot of the layout whose records hold them, because records arrive whole: a slot may hold several
layers, or one plane of a layer.

Letters: P prefix rows, R requested rows.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Sources(NamedTuple):
    """Sources of rows, int32: number of the load that brings each row, -1 for none; and the row's place in the load,
    valid only if there is one.
    """

    load: npt.NDArray[np.int32]
    at: npt.NDArray[np.int32]


class RowSources:
    """Sources of the first `num_rows` rows of every slot. The source of a row that several loads bring is the last."""

    def __init__(self, num_rows: int) -> None:
        self._num_rows = num_rows
        #: Sources [P] by slot, for slots that a load has begun to read.
        self._by_slot: dict[int, Sources] = {}

    def bring(self, slot: int, load: int, rows_R: npt.NDArray[np.int64], at_R: npt.NDArray[np.int32]) -> None:
        """Record that a load brings these rows of a slot, to places `at_R` of its memory."""
        if slot not in self._by_slot:
            nowhere = np.full(self._num_rows, -1, np.int32)
            self._by_slot[slot] = Sources(nowhere, np.empty(self._num_rows, np.int32))
        sources_P = self._by_slot[slot]
        sources_P.load[rows_R], sources_P.at[rows_R] = load, at_R

    def split(self, slot: int, rows_R: npt.NDArray[np.int64]) -> tuple[list[int], npt.NDArray[np.int64]]:
        """The loads that bring any of these rows, each once, ascending; and the rows that no load brings, in order."""
        sources_P = self._by_slot.get(slot)
        if sources_P is None:
            return [], rows_R
        load_R = sources_P.load[rows_R]
        numbers = loads_of(load_R)
        if not numbers or numbers[0] >= 0:
            return numbers, rows_R[:0]
        return numbers[1:], rows_R[load_R < 0]

    def loads(self, slot: int, rows_R: npt.NDArray[np.int64]) -> list[int]:
        """The loads that bring any of these rows, each once, ascending."""
        return self.split(slot, rows_R)[0]

    def of(self, slot: int, rows_R: npt.NDArray[np.int64]) -> Sources:
        """Sources of these rows, [R]. `slot`: one that a load has begun to read."""
        sources_P = self._by_slot[slot]
        return Sources(sources_P.load[rows_R], sources_P.at[rows_R])


def loads_of(load_R: npt.NDArray[np.int32]) -> list[int]:
    """The distinct numbers, from -1 on, ascending. They are small, so counting is faster than a sort."""
    numbers: list[int] = (np.flatnonzero(np.bincount(load_R + 1)) - 1).tolist()
    return numbers
