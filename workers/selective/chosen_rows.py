"""A layer's chosen rows, in the place where attention reads them: right before the suffix, in the request's buffer.

Rows that their loads put there (`row_loads.py`) need no copy if the layer chose exactly these rows. Other rows are
copied, from the memory of one or several loads.
"""

import numpy as np
import numpy.typing as npt
import torch

from workers.device.kv_buffer import KVBuffer
from workers.selection.rows import Selection
from workers.selective.row_loads import RowLoad, RowLoads
from workers.selective.row_sources import Sources, loads_of


class ChosenRows:
    """Puts chosen rows into the buffer, and knows which ones lie there already. Owns nothing; for one thread.

    Before rows of a choice are put, loads for all of them must have begun.
    """

    def __init__(self, row_loads: RowLoads, kv: KVBuffer, plane_groups: tuple[tuple[int, ...], ...]) -> None:
        self._row_loads = row_loads
        self._kv = kv
        self._plane_groups = plane_groups
        #: Loads that put exactly the rows of the present choice in place; empty if rows were copied.
        self._in_place: tuple[RowLoad, ...] = ()

    def forget(self) -> None:
        """Forget the loads of the last choice, after a layer has made a new one."""
        self._in_place = ()

    def is_in_place(self, layer: int, num_rows: int) -> bool:
        """Whether loads of the choosing layer also put this layer's rows in place, so that `put_in_place` suffices."""
        is_all = self._row_loads.num_direct_rows[layer] == num_rows > 0
        return is_all and bool(self._in_place) and all(load.holds(layer) for load in self._in_place)

    def put_in_place(self, layer: int, num_rows: int) -> None:
        """Wait for rows for which `is_in_place` is true. Raises PrefixUnreadable, RequestCancelled."""
        self._kv.reserve_selected(layer, num_rows)
        for load in self._in_place:
            self._row_loads.wait(load, layer)

    def put(self, layer: int, selection: Selection, *, in_order: bool = False) -> None:
        """Wait for the chosen rows and put them into the buffer. Raises PrefixUnreadable, RequestCancelled.

        `in_order`: rows must be in the order of their tokens, because attention sees them by position. Otherwise loads
        may have put them in any order before the suffix.
        """
        rows_HR = selection.rows_HR.numpy()
        region_R2KD = self._kv.reserve_selected(layer, selection.num_rows)
        out_R2KD = region_R2KD
        if self._row_loads.num_direct_rows[layer]:
            if self._came_directly(layer, rows_HR, in_order=in_order):
                return
            # Some sources lie in the region itself, so rows are gathered elsewhere first; and loads into the region
            # must end before the copy.
            out_R2KD = torch.empty_like(region_R2KD)
            for load in self._row_loads.direct(layer):
                self._row_loads.wait(load, layer)
        for planes in self._plane_groups if selection.num_rows else ():
            for head, rows in enumerate(rows_HR):
                heads = slice(None) if len(rows_HR) == 1 else slice(head, head + 1)
                part = (slice(None), slice(planes[0], planes[-1] + 1), heads)
                self._gather(layer, self._row_loads.sources(layer, planes[0], rows), part, out_R2KD)
        if out_R2KD is not region_R2KD:
            region_R2KD.copy_(out_R2KD)

    def _came_directly(self, layer: int, rows_HR: npt.NDArray[np.int64], *, in_order: bool) -> bool:
        """Wait for loads that put a layer's chosen rows in place. False unless they bring exactly these rows."""
        sources_R = self._row_loads.sources(layer, 0, rows_HR[0])
        numbers = loads_of(sources_R.load)
        is_direct = all(number >= 0 and self._row_loads.by_number(number).is_direct for number in numbers)
        if len(rows_HR) > 1 or rows_HR.shape[1] != self._row_loads.num_direct_rows[layer] or not is_direct:
            return False
        if in_order and (np.diff(sources_R.at) != 1).any():
            return False
        self._in_place = tuple(self._row_loads.by_number(number) for number in numbers)
        for load in self._in_place:
            self._row_loads.wait(load, layer)
        return True

    def _gather(self, layer: int, sources_R: Sources, part: tuple[slice, slice, slice], out_R2KD: torch.Tensor) -> None:
        """Copy rows to their places. `part`: rows, planes and heads."""
        numbers = loads_of(sources_R.load)
        assert numbers[0] >= 0, "a chosen row that no load brings"
        for number in numbers:
            source = self._row_loads.by_number(number)
            self._row_loads.wait(source, layer)
            rows, out, at = source.of_layer(layer)[part], out_R2KD[part], sources_R.at
            if len(numbers) > 1:
                places = np.flatnonzero(sources_R.load == number)
                out[self._index(places)] = rows[self._index(at[places])]
            elif len(at) == len(rows) and (np.diff(at) == 1).all():
                out.copy_(rows)
            else:
                out.copy_(rows[self._index(at)])

    def _index(self, numbers: npt.NDArray[np.integer]) -> torch.Tensor:
        """Row numbers as an index on the device."""
        return self._kv.device.put(torch.from_numpy(numbers))
