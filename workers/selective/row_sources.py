"""Which load brings which row of the stored prefix. Pure: loads are numbers here.

Rows are told apart by the slot of the layout whose records hold them, for these come whole: a slot may hold several
layers, or one plane of a layer.

Letters: P prefix rows, R rows asked about.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Sources(NamedTuple):
    """Of rows: the number of the load that brings each, -1 for none; and where in that load, valid with one. int32."""

    load: npt.NDArray[np.int32]
    at: npt.NDArray[np.int32]


class RowSources:
    """Of the first `num_rows` rows of every slot. A row that several loads bring counts for the last of them."""

    def __init__(self, num_rows: int) -> None:
        self._num_rows = num_rows
        #: [P] each; of slots that some load was begun for.
        self._by_slot: dict[int, Sources] = {}

    def bring(self, slot: int, load: int, rows_R: npt.NDArray[np.int64], at_R: npt.NDArray[np.int32]) -> None:
        """A load brings these rows of a slot, to places of its own."""
        if slot not in self._by_slot:
            nowhere = np.full(self._num_rows, -1, np.int32)
            self._by_slot[slot] = Sources(nowhere, np.empty(self._num_rows, np.int32))
        sources_P = self._by_slot[slot]
        sources_P.load[rows_R], sources_P.at[rows_R] = load, at_R

    def missing(self, slot: int, rows_R: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """Those rows that no load brings, in their order."""
        sources_P = self._by_slot.get(slot)
        return rows_R if sources_P is None else rows_R[sources_P.load[rows_R] < 0]

    def loads(self, slot: int, rows_R: npt.NDArray[np.int64]) -> list[int]:
        """The loads that bring some of these rows, each once, ascending."""
        sources_P = self._by_slot.get(slot)
        if sources_P is None:
            return []
        return [number for number in loads_of(sources_P.load[rows_R]) if number >= 0]

    def of(self, slot: int, rows_R: npt.NDArray[np.int64]) -> Sources:
        """Of each of these rows, [R] each. `slot`: one that rows were brought of."""
        sources_P = self._by_slot[slot]
        return Sources(sources_P.load[rows_R], sources_P.at[rows_R])


def loads_of(load_R: npt.NDArray[np.int32]) -> list[int]:
    """The numbers among these, each once, ascending: there are few, so that a set is faster than a sort."""
    return sorted(set(load_R.tolist()))
