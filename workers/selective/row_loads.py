"""Loads of rows of a stored prefix: begins loads for rows that no load brings yet, and waits for rows.

A load whose rows will certainly be attended to puts them where attention reads them, right before the suffix
(`KVBuffer`). Any other load has memory of its own, from which chosen rows are copied (`chosen_rows.py`).

    places of a layer, filled from the end:  unused | second direct load | first direct load | suffix

Letters as in `workers/selection/rows.py`; L layers of a load.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore import PrefixLoad, Priority, importance_of_use
from kvstore.client.record_use import Importance
from workers.device.kv_buffer import torch_dtype
from workers.device.load_targets import RowsTarget, chosen_rows
from workers.selection.rows import Selection
from workers.selective.layout_slots import PLANES
from workers.selective.placed_prefix import PlacedPrefix
from workers.selective.prefix_loads import PrefixLoads, as_prefix_unreadable, promote
from workers.selective.row_sources import RowSources, Sources


@dataclass(slots=True, eq=False)
class RowLoad:
    """A load of rows of some layers, to their places in the request's buffer (`is_direct`) or to other memory."""

    load: PrefixLoad
    #: Memory of the rows of layers from `first_layer` on, [layers, n, 2, K, D]. Only the loaded planes are filled.
    kv_LR2KD: torch.Tensor
    first_layer: int
    target: RowsTarget
    planes: Sequence[int]
    is_prefetch: bool
    is_direct: bool
    #: Whether all wanted rows have arrived and been found in place, for all layers, as each record has all of them.
    is_filled: bool = False
    #: Layers whose copies the device's compute stream waits for.
    ordered: set[int] = field(default_factory=set)

    def holds(self, layer: int) -> bool:
        """Whether the load brings rows of the layer."""
        return layer in self.layers

    @property
    def layers(self) -> range:
        return range(self.first_layer, self.first_layer + len(self.kv_LR2KD))

    def of_layer(self, layer: int) -> torch.Tensor:
        """Rows of a layer, [n, 2, K, D]."""
        return self.kv_LR2KD[layer - self.first_layer]


class RowsInFlight(NamedTuple):
    """Rows of a layer that a load reads, int64 [R], ascending."""

    layer: int
    rows: npt.NDArray[np.int64]
    load: PrefixLoad


class RowLoads:
    """Loads of rows in one request. Owns: their memory, except places in the buffer. For one thread.

    `loads` owns the loads themselves. Rows of one record go to consecutive places, as a block.
    """

    def __init__(self, prefix: PlacedPrefix, loads: PrefixLoads) -> None:
        self._prefix = prefix
        self._loads = loads
        self._slots, self._kv, self._num_prefix = prefix.slots, prefix.kv, prefix.num_tokens
        self._by_number: list[RowLoad] = []
        #: Loads by number, the index into `_by_number`.
        self._sources = RowSources(prefix.num_tokens)
        #: Number of rows of each layer that have a place in the request's buffer, from the end of its region.
        self.num_direct_rows = [0] * prefix.kv.shape.num_layers

    def begin(
        self, layers: Sequence[int], selection: Selection, priority: Priority, *, is_certain: bool = False
    ) -> list[RowsInFlight]:
        """Begin to read rows that no load brings yet. On demand, prefetches of the other rows are raised to demand.

        `is_certain`: the rows will be attended to. Raises PrefixUnreadable.
        """
        rows, importance = selection.union().numpy(), None
        is_certain = is_certain and len(selection.rows_HR) == 1
        begun = list[RowsInFlight]()
        for layer in layers:
            loads, missing_of = self._split(layer, rows)
            if priority is Priority.DEMAND:
                self._demand(loads)
            for planes, missing in missing_of.items():
                if not begun:
                    importance = self._importance_of_use(selection.importance_P, rows)
                in_records = self._prefix.in_stored_order(layer, missing)
                load = self._begin(layer, planes, in_records, priority, importance, is_certain=is_certain)
                begun.append(RowsInFlight(layer, missing, load))
        return begun

    def begin_keys(self, layer: int, priority: Priority) -> PrefixLoad:
        """Begin to read all keys of a layer; with their values, unless these are in other records. Raises
        PrefixUnreadable.
        """
        planes = (0,) if self._slots.is_apart else PLANES
        return self._begin(layer, planes, np.arange(self._num_prefix), priority)

    def keys(self, layer: int) -> torch.Tensor:
        """Wait for the keys that `begin_keys` reads, [K, P, D]. Raises PrefixUnreadable, RequestCancelled."""
        (number,) = self._sources.loads(self._slots.index(layer, 0), np.arange(1))
        self.wait(self._by_number[number], layer)
        keys_PKD: torch.Tensor = self._by_number[number].of_layer(layer)[:, 0]
        return keys_PKD.transpose(0, 1)

    def wait(self, source: RowLoad, layer: int) -> None:
        """Wait for a load's rows of a layer. Checks that records have filled all of them.

        Raises PrefixUnreadable, RequestCancelled.
        """
        if not source.is_filled:
            self._loads.wait(source.load, layer)
            with as_prefix_unreadable():
                source.target.check_filled(source.layers, source.planes)
            source.is_filled = True
        if layer not in source.ordered:
            source.target.order(layer)
            source.ordered.add(layer)

    def wait_for_rows(self, layer: int, rows: npt.NDArray[np.int64]) -> None:
        """Wait for the rows among these that any load brings. Raises PrefixUnreadable, RequestCancelled."""
        for planes in self._slots.plane_groups:
            numbers = self._sources.loads(self._slots.index(layer, planes[0]), rows)
            self._demand(numbers)
            for number in numbers:
                self.wait(self._by_number[number], layer)

    def by_number(self, number: int) -> RowLoad:
        """The load with a number from `sources`."""
        return self._by_number[number]

    def sources(self, layer: int, plane: int, rows: npt.NDArray[np.int64]) -> Sources:
        """Sources of these rows of a layer and plane: the numbers of their loads, and their places in the loads."""
        return self._sources.of(self._slots.index(layer, plane), rows)

    def direct(self, layer: int) -> Iterator[RowLoad]:
        """The loads that put rows of a layer in place."""
        return (load for load in self._by_number if load.is_direct and load.holds(layer))

    def _split(
        self, layer: int, rows: npt.NDArray[np.int64]
    ) -> tuple[list[int], dict[tuple[int, ...], npt.NDArray[np.int64]]]:
        """The loads that bring any of these rows; and the rows that none brings, by the planes read together."""
        loads, missing = list[int](), dict[tuple[int, ...], npt.NDArray[np.int64]]()
        for planes in self._slots.plane_groups:
            of_planes, missing_rows = self._sources.split(self._slots.index(layer, planes[0]), rows)
            loads += of_planes
            if len(missing_rows):
                missing[planes] = missing_rows
        if len(missing) == 2 and np.array_equal(missing[0,], missing[1,]):
            missing = {PLANES: missing[0,]}
        return loads, missing

    def _demand(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            if self._by_number[number].is_prefetch:
                promote(self._by_number[number].load)

    def _begin(
        self,
        layer: int,
        planes: Sequence[int],
        rows: npt.NDArray[np.int64],
        priority: Priority,
        importance: Importance | None = None,
        *,
        is_certain: bool = False,
    ) -> PrefixLoad:
        slots = self._slots.of(layer, planes)
        covered = self._slots.layers(slots[0])
        assert all(self._slots.layers(slot) == covered for slot in slots), "all layers of a load come together"
        is_direct = is_certain and tuple(planes) == PLANES and self._has_direct_room(covered, len(rows))
        kv_LR2KD, first = (
            self._take_direct_room(covered, len(rows)) if is_direct else (self._memory(covered, len(rows)), 0)
        )
        row_of_P = np.full(self._num_prefix, -1, np.int32)
        row_of_P[rows] = np.arange(first, first + len(rows), dtype=np.int32)
        row_of = np.broadcast_to(row_of_P, (len(covered), self._num_prefix))
        memory_layer = 0 if is_direct else covered.start
        target = chosen_rows(
            kv_LR2KD,
            row_of,
            covered,
            self._kv.device.staging,
            first_layer=memory_layer,
            planes=planes,
            coder=self._prefix.coder,
        )
        tokens = self._mask(rows) if len(rows) < self._num_prefix else None
        load = self._loads.begin(target, "rows", priority, slots=slots, tokens=tokens, importance=importance)
        number, is_prefetch = len(self._by_number), priority is not Priority.DEMAND
        of_layers = kv_LR2KD[covered.start - memory_layer : covered.stop - memory_layer]
        self._by_number.append(RowLoad(load, of_layers, covered.start, target, planes, is_prefetch, is_direct))
        for slot in slots:
            self._sources.bring(slot, number, rows, row_of_P[rows])
        return load

    def _has_direct_room(self, layers: range, num_rows: int) -> bool:
        """Whether `num_rows` more rows of each layer fit in place, next to directly loaded rows only."""
        placed = {self.num_direct_rows[layer] for layer in layers}
        is_clean = all(load.is_direct or load.first_layer not in layers for load in self._by_number)
        return is_clean and len(placed) == 1 and placed.pop() + num_rows <= self._kv.selected_room

    def _take_direct_room(self, layers: range, num_rows: int) -> tuple[torch.Tensor, int]:
        """Reserve places in the buffer for `num_rows` rows of these layers. Returns the buffer and the first place."""
        first = self._kv.selected_room - self.num_direct_rows[layers.start] - num_rows
        for layer in layers:
            self.num_direct_rows[layer] += num_rows
        return self._kv.rows_LC2KD, first

    def _memory(self, layers: range, num_rows: int) -> torch.Tensor:
        shape = self._kv.shape
        size = (len(layers), num_rows, 2, shape.num_kv_heads, shape.head_dim)
        return self._kv.device.empty(size, torch_dtype(shape.dtype))

    def _importance_of_use(self, mass_P: torch.Tensor | None, rows: npt.NDArray[np.int64]) -> Importance | None:
        """Importance, for the cache policy, of records that are read for these chosen rows."""
        mass = None if mass_P is None else mass_P.numpy()
        return importance_of_use(self._prefix.policy, self._mask(rows), mass)

    def _mask(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        is_row = np.zeros(self._num_prefix, np.bool_)
        is_row[rows] = True
        return is_row
