"""Loads of rows of a stored prefix: begins loads for rows that no load brings yet, and waits for the others.

A load that is certain to be attended to puts its rows where the attention reads them, right before the suffix
(`KVBuffer`); any other brings them to memory of its own, from which the chosen ones are copied (`chosen_rows.py`).

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
    """Rows of some layers on their way: to their places in the request's buffer (`is_direct`), or to other memory."""

    load: PrefixLoad
    #: Of layers from `first_layer` on, [layers, n, 2, K, D]. Only the loaded layers and planes are filled.
    kv_LR2KD: torch.Tensor
    first_layer: int
    target: RowsTarget
    planes: Sequence[int]
    is_prefetch: bool
    is_direct: bool
    #: All wanted rows were found to be there: its records hold all of its layers.
    is_filled: bool = False
    #: Layers whose copies the device's computing comes after.
    ordered: set[int] = field(default_factory=set)

    def holds(self, layer: int) -> bool:
        """Whether it brings rows of the layer."""
        return layer in self.layers

    @property
    def layers(self) -> range:
        return range(self.first_layer, self.first_layer + len(self.kv_LR2KD))

    def of_layer(self, layer: int) -> torch.Tensor:
        """[n, 2, K, D]"""
        return self.kv_LR2KD[layer - self.first_layer]


class RowsInFlight(NamedTuple):
    """Rows of a layer that a load was begun for, int64 [R], ascending."""

    layer: int
    rows: npt.NDArray[np.int64]
    load: PrefixLoad


class RowLoads:
    """The loads of one request that bring rows. Owns: their memory, but for places in the buffer. For one thread.

    `loads` owns the loads themselves. What a record brings goes to neighbouring places, as a block.
    """

    def __init__(self, prefix: PlacedPrefix, loads: PrefixLoads) -> None:
        self._prefix = prefix
        self._loads = loads
        self._slots, self._kv, self._num_prefix = prefix.slots, prefix.kv, prefix.num_tokens
        self._by_number: list[RowLoad] = []
        #: Loads by number, the index into `_by_number`.
        self._sources = RowSources(prefix.num_tokens)
        #: Rows of each layer that have a place in the request's buffer, from the end of its region.
        self.num_direct_rows = [0] * prefix.kv.shape.num_layers

    def begin(
        self, layers: Sequence[int], selection: Selection, priority: Priority, *, is_certain: bool = False
    ) -> list[RowsInFlight]:
        """Begin to read rows that no load brings yet; what a prefetch brings is waited for now, if this is demand.

        `is_certain`: they will be attended to. Raises PrefixUnreadable.
        """
        rows, importance = selection.union().numpy(), self._importance_of_use(selection)
        is_certain = is_certain and len(selection.rows_HR) == 1
        begun = []
        for layer in layers:
            if priority is Priority.DEMAND:
                for planes in self._slots.plane_groups:
                    self._demand(self._sources.loads(self._slots.index(layer, planes[0]), rows))
            for planes, missing in self._missing(layer, rows).items():
                of_layer = range(layer, layer + 1)
                in_records = self._prefix.in_stored_order(layer, missing)
                load = self._begin(of_layer, planes, in_records, priority, importance, is_certain=is_certain)
                begun.append(RowsInFlight(layer, missing, load))
        return begun

    def begin_keys(self, layer: int, priority: Priority) -> PrefixLoad:
        """All keys of a layer, where records keep them apart; else with their values. Raises PrefixUnreadable."""
        planes = (0,) if self._slots.is_apart else PLANES
        return self._begin(range(layer, layer + 1), planes, np.arange(self._num_prefix), priority)

    def keys(self, layer: int) -> torch.Tensor:
        """What `begin_keys` began to read, [K, P, D]. Raises PrefixUnreadable, RequestCancelled."""
        (number,) = self._sources.loads(self._slots.index(layer, 0), np.arange(1))
        self.wait(self._by_number[number], layer)
        keys_PKD: torch.Tensor = self._by_number[number].of_layer(layer)[:, 0]
        return keys_PKD.transpose(0, 1)

    def wait(self, source: RowLoad, layer: int) -> None:
        """Return when a load's rows of a layer are there. Memory that no record has filled is not looked at.

        Raises PrefixUnreadable, RequestCancelled.
        """
        self._loads.wait(source.load, layer)
        if not source.is_filled:
            with as_prefix_unreadable():
                source.target.check_filled(source.layers, source.planes)
            source.is_filled = True
        if layer not in source.ordered:
            source.target.order(layer)
            source.ordered.add(layer)

    def wait_for_rows(self, layer: int, rows: npt.NDArray[np.int64]) -> None:
        """Return when those of the rows that some load brings are there. Raises PrefixUnreadable, RequestCancelled."""
        for planes in self._slots.plane_groups:
            numbers = self._sources.loads(self._slots.index(layer, planes[0]), rows)
            self._demand(numbers)
            for number in numbers:
                self.wait(self._by_number[number], layer)

    def by_number(self, number: int) -> RowLoad:
        """As `sources` tells them apart."""
        return self._by_number[number]

    def sources(self, layer: int, plane: int, rows: npt.NDArray[np.int64]) -> Sources:
        """Which loads bring these rows of a layer and plane, by number, and where in them."""
        return self._sources.of(self._slots.index(layer, plane), rows)

    def direct(self, layer: int) -> Iterator[RowLoad]:
        """The loads that bring rows of a layer to their places."""
        return (load for load in self._by_number if load.is_direct and load.holds(layer))

    def _missing(self, layer: int, rows: npt.NDArray[np.int64]) -> dict[tuple[int, ...], npt.NDArray[np.int64]]:
        """By planes that are read together: those of the rows that no load brings."""
        missing: dict[tuple[int, ...], npt.NDArray[np.int64]] = {}
        for planes in self._slots.plane_groups:
            of_planes = self._sources.missing(self._slots.index(layer, planes[0]), rows)
            if len(of_planes):
                missing[planes] = of_planes
        if len(missing) == 2 and np.array_equal(missing[0,], missing[1,]):
            missing = {PLANES: missing[0,]}
        return missing

    def _demand(self, numbers: Sequence[int]) -> None:
        for number in numbers:
            if self._by_number[number].is_prefetch:
                promote(self._by_number[number].load)

    def _begin(
        self,
        layers: range,
        planes: Sequence[int],
        rows: npt.NDArray[np.int64],
        priority: Priority,
        importance: Importance | None = None,
        *,
        is_certain: bool = False,
    ) -> PrefixLoad:
        slots = self._slots.of(layers, planes)
        covered = self._slots.layers(slots)
        assert all(self._slots.layers([slot]) == covered for slot in slots), "all layers of a load come together"
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
        """Whether so many more rows of each layer can go where they are attended to, beside nothing else."""
        placed = {self.num_direct_rows[layer] for layer in layers}
        is_clean = all(load.is_direct or load.first_layer not in layers for load in self._by_number)
        return is_clean and len(placed) == 1 and placed.pop() + num_rows <= self._kv.selected_room

    def _take_direct_room(self, layers: range, num_rows: int) -> tuple[torch.Tensor, int]:
        """The buffer, and which row of these layers is the first place of so many rows; they are taken."""
        first = self._kv.selected_room - self.num_direct_rows[layers.start] - num_rows
        for layer in layers:
            self.num_direct_rows[layer] += num_rows
        return self._kv.rows_LC2KD, first

    def _memory(self, layers: range, num_rows: int) -> torch.Tensor:
        shape = self._kv.shape
        size = (len(layers), num_rows, 2, shape.num_kv_heads, shape.head_dim)
        return self._kv.device.empty(size, torch_dtype(shape.dtype))

    def _importance_of_use(self, selection: Selection) -> Importance | None:
        """What the cache policy learns of records that are read for this selection."""
        mass_P = selection.importance_P
        is_chosen = self._mask(selection.union().numpy())
        return importance_of_use(self._prefix.policy, is_chosen, None if mass_P is None else mass_P.numpy())

    def _mask(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        is_row = np.zeros(self._num_prefix, np.bool_)
        is_row[rows] = True
        return is_row
