"""A request's stored prefix under selection: identify with the layer's own queries, load what is missing, attend.

At each layer, inside the forward pass:

1. wait for the evidence that the selector asks for (probe keys, all keys, or none);
2. the selector chooses rows; wishes for later layers follow from its choice (`workers/prefetch`);
3. read those of the rows that no earlier wish has asked for, wait for all of them, put them before the rows behind
   the prefix.

What is chosen is a function of the request and of what is stored, never of what is cached or when it arrives. What is
read ahead and not chosen is not attended to. A row is attended to only when a record has brought it.

Behind the forward pass the background reorder learns how much each row mattered (IMPRESS, section 4.4.1).

Letters as in `workers/selection/rows.py`.
"""

import contextlib
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch

from kvstore import (
    CHUNK_TOKENS,
    PrefixLoad,
    ProbeDestination,
    SelectedRowsDestination,
    SketchDestination,
    StoreClient,
    StoreError,
    importance_of_use,
)
from kvstore.io_engine import Priority
from kvstore.layout import RecordKind, sketch_vector_bytes
from kvstore.payload import sketch_means
from kvstore.record_use import Importance
from workers.errors import ChainBroken, PrefixUnreadable
from workers.kv_buffer import KVBuffer, torch_dtype
from workers.plan import SelectionPlan, SelectionReport
from workers.prefetch.wishes import Prefetch
from workers.selection.rows import Evidence, LayerQuery, Seen, Selection, Selector, Shares

#: Waits for a load's records of a layer; raises PrefixUnreadable or RequestCancelled. Returns nothing else of use.
Wait = Callable[[PrefixLoad, int], None]
#: Tells the successor in the chain which rows, int64 [R], a layer may want.
Hint = Callable[[int, torch.Tensor], None]

_PLANES = (0, 1)
#: The share of the attention mass below which the recall guard raises a layer's budget.
_GUARDED_MASS = 0.95


@dataclass(slots=True, eq=False)
class _RowsLoad:
    """Rows of some layers on their way: to their places in the request's buffer (`is_direct`), or to other memory."""

    load: PrefixLoad
    #: Of layers from `first_layer` on, [layers, n, 2, K, D]. Only the loaded layers and planes are filled.
    kv_LR2KD: torch.Tensor
    first_layer: int
    destination: SelectedRowsDestination
    planes: Sequence[int]
    is_prefetch: bool
    is_direct: bool
    #: Layers that were found filled.
    filled: set[int] = field(default_factory=set)

    def holds(self, layer: int) -> bool:
        """Whether it brings rows of the layer."""
        return 0 <= layer - self.first_layer < len(self.kv_LR2KD)

    def of_layer(self, layer: int) -> torch.Tensor:
        """[n, 2, K, D]"""
        return self.kv_LR2KD[layer - self.first_layer]


class _Ahead(NamedTuple):
    """Rows of a layer that are read ahead, int64 [R], ascending."""

    rows: npt.NDArray[np.int64]
    load: PrefixLoad
    #: When a hint had them read, as `time.perf_counter` tells; None for what the prefetch strategy wished.
    hinted_at_s: float | None


class SelectedPrefix:
    """The stored prefix of one request in one worker. Owns: its loads. For one thread.

    `plan`: the budget, and how far the recall guard may raise it. `hint`: where to tell what was chosen, and for how
    many layers ahead; None when nobody wants to know.
    """

    def __init__(
        self,
        client: StoreClient,
        placement_id: int,
        num_prefix: int,
        kv: KVBuffer,
        selector: Selector,
        prefetch: Prefetch,
        plan: SelectionPlan,
        wait: Wait,
        hint: tuple[Hint, int] | None = None,
    ) -> None:
        self.num_layers = kv.shape.num_layers
        self._client = client
        self._placement_id = placement_id
        self._num_prefix = num_prefix
        self._kv = kv
        self._selector = selector
        self._prefetch = prefetch
        self._plan = plan
        self._wait = wait
        self._hint = hint
        self._slots = _Slots(client)
        self._report = SelectionReport(rows_attended=[0] * self.num_layers)
        self._loads: list[PrefixLoad] = []
        self._evidence_loads: dict[tuple[Evidence, int], PrefixLoad] = {}
        self._probe: ProbeDestination | None = None
        self._sketch: SketchDestination | None = None
        #: uint8 [sketched layers, C, M, K, vector]; see `kvstore.payload.key_sketch`.
        self._sketch_bytes = np.empty(0, np.uint8)
        self._masses_kept: list[float] = []
        self._true_masses_kept: list[float] = []
        self._row_loads: list[_RowsLoad] = []
        #: By slot of the layout: which of `_row_loads` brings a row, -1 for none, and where in it. int32 [P] each.
        self._where: dict[int, tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]] = {}
        #: Rows of each layer that have a place in the request's buffer, from the end of its region.
        self._num_placed = [0] * self.num_layers
        #: The loads that brought the present choice to its places, and nothing else, if that is how it came.
        self._in_place: tuple[_RowsLoad, ...] = ()
        #: By layer. Settled when the layer has chosen.
        self._ahead: dict[int, list[_Ahead]] = {}
        self._hint_leads_s: list[float] = []
        #: By layer: how much each row mattered, float32 [P]; and the layers that chose nothing, for their window.
        self._present: Selection | None = None
        #: Of the present choice, until its rows have been attended to at the layer that chose.
        self._shares: Shares | None = None
        self._judged: dict[int, npt.NDArray[np.float32]] = {}
        self._windowed: set[int] = set()

    def begin(self) -> None:
        """Start what can be read before the forward pass. Raises PrefixUnreadable."""
        self._prefetch.begun(self)

    def stop(self) -> None:
        """Return when no thread touches this prefix's memory any more; leases end. What was learned is told later."""
        for load in self._loads:
            load.cancel()
        self._note_importance()

    def report(self) -> SelectionReport:
        """So far."""
        done = self._report
        done.bytes_from_disk = sum(load.bytes_from_disk for load in self._loads)
        done.bytes_from_host = sum(load.bytes_from_host for load in self._loads)
        done.bytes_from_device = sum(load.bytes_from_device for load in self._loads)
        done.identify_bytes = sum(load.bytes_read for load in self._evidence_loads.values())
        done.hint_lead_s = statistics.fmean(self._hint_leads_s) if self._hint_leads_s else None
        done.attention_mass_kept_est = statistics.fmean(self._masses_kept) if self._masses_kept else None
        done.attention_mass_kept = statistics.fmean(self._true_masses_kept) if self._true_masses_kept else None
        return done

    # -- what the attention asks -----------------------------------------------------------------------------------

    def choose(
        self, layer: int, q_NTD: torch.Tensor, behind_lse_NT: torch.Tensor, scale: float
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """See `workers/attention.py::StoredRows`. Raises PrefixUnreadable, RequestCancelled."""
        query = LayerQuery(layer, q_NTD, behind_lse_NT, scale, self._kv.shape.num_kv_heads)
        kind = self._selector.evidence(layer)
        selection = self._identify(query, kind)
        if selection is not self._present:
            self._tell(layer, selection)
            self._in_place = ()
        self._judge(layer, selection)
        is_loaded = self._num_placed[layer] == selection.num_rows > 0 and self._is_held_in_place(layer)
        if not is_loaded:
            self._settle_ahead(layer, selection)
            self._load_rows(range(layer, layer + 1), selection, Priority.DEMAND, is_certain=True)
        self._prefetch.selected(layer, selection, self)
        if kind is not Evidence.NOTHING:
            self._wait_at_gate(layer, selection)
        if is_loaded:
            self._take_in_place(layer, selection)
        else:
            self._take(layer, selection)
        return self._kv.selected(layer)

    def attended(self, layer: int, chosen_lse_NT: torch.Tensor, behind_lse_NT: torch.Tensor) -> None:
        """See `workers/attention.py::StoredRows`."""
        if self._shares is not None:
            self._masses_kept.append(self._shares.mass_kept(chosen_lse_NT, behind_lse_NT))
        self._shares = None

    def whole_window(self, layer: int, window: int, num_behind: int) -> tuple[torch.Tensor, torch.Tensor]:
        """See `workers/attention.py::StoredRows`: rows are loaded in full where a window limits what is seen."""
        rows = torch.arange(max(0, self._num_prefix - window), self._num_prefix)
        selection = Selection(rows[None])
        self._windowed.add(layer)
        self._settle_ahead(layer, selection)
        self._load_rows(range(layer, layer + 1), selection, Priority.DEMAND, is_certain=True)
        self._take(layer, selection)
        return self._kv.read(layer, self._num_prefix + num_behind)

    # -- what the prefetch strategy wishes: see `workers/prefetch/wishes.py` -----------------------------------------

    def evidence(self, layer: int) -> None:
        if layer < self.num_layers:
            kind = self._selector.evidence(layer)
            if kind is not Evidence.NOTHING:
                self._load_evidence(kind, layer, Priority.PREFETCH)

    def rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        layers = range(layers.start, min(layers.stop, self.num_layers))
        if layers:
            self._load_rows(layers, selection, Priority.PREFETCH, is_certain=is_certain)

    # -- down the chain --------------------------------------------------------------------------------------------

    def hinted(self, layer: int, rows_R: torch.Tensor) -> None:
        """The predecessor chose these rows (int64 [R], ascending) for a layer like this one: read them ahead.

        Rows that are under way already are not read again. Raises PrefixUnreadable, and ChainBroken for rows that there
        are not.
        """
        if not bool(((rows_R >= 0) & (rows_R < self._num_prefix)).all()):
            raise ChainBroken(f"a hint names rows that a prefix of {self._num_prefix} has not")
        before = len(self._ahead.get(layer, ()))
        self.rows(range(layer, layer + 1), Selection(rows_R[None]))
        ahead, now_s = self._ahead.get(layer, []), time.perf_counter()
        ahead[before:] = [each._replace(hinted_at_s=now_s) for each in ahead[before:]]

    def _tell(self, layer: int, selection: Selection) -> None:
        if self._hint is not None and layer + self._hint[1] < self.num_layers:
            send, num_layers = self._hint
            send(layer + num_layers, selection.union())

    # -- identification --------------------------------------------------------------------------------------------

    def _identify(self, query: LayerQuery, kind: Evidence) -> Selection:
        seen, num_rows = self._see(kind, query.layer), self._plan.num_rows
        selection = self._selector.select(query, seen, num_rows)
        if selection is None:
            self._report.fallback_layers += 1
            seen = self._see(Evidence.KEYS, query.layer)
            selection = self._selector.select(query, seen, num_rows)
        assert selection is not None, "all keys suffice"
        if selection is self._present or not self._keeps_too_little(selection):
            return selection
        self._report.guarded_layers += num_rows < self._plan.max_rows
        while num_rows < self._plan.max_rows and self._keeps_too_little(selection):
            num_rows = min(2 * num_rows, self._plan.max_rows)
            selection = self._selector.select(query, seen, num_rows)
            assert selection is not None, "what was seen sufficed before"
        return selection

    def _keeps_too_little(self, selection: Selection) -> bool:
        mass_kept = selection.mass_kept()
        return mass_kept is not None and mass_kept < _GUARDED_MASS

    def _see(self, kind: Evidence, layer: int) -> Seen:
        """Wait for the evidence."""
        if kind is Evidence.NOTHING:
            return Seen(kind)
        if kind is Evidence.SKETCH:
            return Seen(kind, means_KCMD=self._means(layer))
        load = self._load_evidence(kind, layer, Priority.DEMAND)
        if kind is Evidence.KEYS:
            everything = self._where[self._slots.index(layer, 0)]
            rows = self._row_loads[int(everything[0][0])]
            self._await_rows(rows, layer)
            return Seen(kind, rows.of_layer(layer)[:, 0].transpose(0, 1))
        self._wait(load, layer)
        assert self._probe is not None
        with _unreadable():
            self._probe.check_filled([layer])
        shape = self._kv.shape
        keys = torch.from_numpy(self._probe.keys[layer]).view(torch_dtype(shape.dtype))
        return Seen(kind, keys.reshape(self._num_prefix, -1, shape.head_dim).transpose(0, 1))

    def _means(self, layer: int) -> torch.Tensor | None:
        """The means of the layer's sketch, float32 [K, C, M, D]; None when it has none."""
        number, rest = divmod(layer, self._client.identity.layout.layers_per_record)
        if rest:
            return None
        load = self._load_evidence(Evidence.SKETCH, layer, Priority.DEMAND)
        self._wait(load, layer)
        assert self._sketch is not None
        with _unreadable():
            self._sketch.check_filled()
        return torch.from_numpy(sketch_means(self._sketch_bytes[number])).permute(2, 0, 1, 3)

    def _load_evidence(self, kind: Evidence, layer: int, priority: Priority) -> PrefixLoad:
        layer = 0 if kind is Evidence.SKETCH else layer  # one tells of all layers
        known = self._evidence_loads.get((kind, layer))
        if known is not None:
            if priority is Priority.DEMAND and not known.is_complete():
                known.promote()
            return known
        if kind is Evidence.KEYS:
            load = self._load_keys(layer, priority)
        else:
            load = self._load_sketch(priority) if kind is Evidence.SKETCH else self._load_probe(layer, priority)
        self._evidence_loads[kind, layer] = load
        return load

    def _load_sketch(self, priority: Priority) -> PrefixLoad:
        layout, shape = self._client.identity.layout, self._kv.shape
        num_layers, num_chunks = len(layout.sketched_layers(shape)), self._num_prefix // CHUNK_TOKENS
        vectors = (layout.sketch, shape.num_kv_heads, sketch_vector_bytes(shape))
        self._sketch_bytes = np.empty((num_layers, num_chunks, *vectors), np.uint8)
        self._sketch = SketchDestination(self._sketch_bytes, self._num_prefix)
        assert self._slots.sketch is not None, "this selector needs a layout with a sketch"
        return self._start(self._sketch, priority, slots=[self._slots.sketch])

    def _load_probe(self, layer: int, priority: Priority) -> PrefixLoad:
        slot = self._slots.probe[layer]
        if self._probe is None:
            probe_bytes = self._client.identity.layout.probe_heads * self._kv.shape.row_bytes
            probe_bytes //= self._kv.shape.num_kv_heads
            keys = np.empty((self.num_layers, self._num_prefix, probe_bytes), np.uint8)
            self._probe = ProbeDestination(keys, self._num_prefix)
        return self._start(self._probe, priority, slots=[slot])

    def _load_keys(self, layer: int, priority: Priority) -> PrefixLoad:
        """All keys of a layer, where records keep them apart; else with their values."""
        rows = np.arange(self._num_prefix)
        planes = (0,) if self._slots.is_apart else _PLANES
        return self._load_planes(range(layer, layer + 1), planes, rows, priority)

    # -- rows ------------------------------------------------------------------------------------------------------

    def _load_rows(self, layers: range, selection: Selection, priority: Priority, *, is_certain: bool) -> None:
        """Begin to read rows that no load brings yet; what a prefetch brings is waited for now, if this is demand.

        `is_certain`: they will be attended to.
        """
        rows, importance = selection.union().numpy(), self._importance_of_use(selection)
        is_certain = is_certain and len(selection.rows_HR) == 1
        for layer in layers:
            missing: dict[tuple[int, ...], npt.NDArray[np.int64]] = {}
            for planes in self._slots.plane_groups:
                where = self._where.get(self._slots.index(layer, planes[0]))
                wanted = rows if where is None else rows[where[0][rows] < 0]
                if priority is Priority.DEMAND and where is not None:
                    self._promote(where[0][rows])
                if len(wanted):
                    missing[planes] = wanted
            if len(missing) == 2 and np.array_equal(missing[0,], missing[1,]):
                missing = {_PLANES: missing[0,]}
            for planes, wanted in missing.items():
                load = self._load_planes(
                    range(layer, layer + 1), planes, wanted, priority, importance, is_certain=is_certain
                )
                if priority is not Priority.DEMAND:
                    self._ahead.setdefault(layer, []).append(_Ahead(wanted, load, None))

    def _importance_of_use(self, selection: Selection) -> Importance | None:
        """What the cache policy learns of records that are read for this selection."""
        mass_P = selection.importance_P
        is_chosen = self._mask(selection.union().numpy())
        return importance_of_use(self._client.policy, is_chosen, None if mass_P is None else mass_P.numpy())

    def _mask(self, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
        is_row = np.zeros(self._num_prefix, np.bool_)
        is_row[rows] = True
        return is_row

    def _promote(self, loads: npt.NDArray[np.int32]) -> None:
        for number in np.unique(loads[loads >= 0]):
            load = self._row_loads[number]
            if load.is_prefetch and not load.load.is_complete():
                load.load.promote()

    def _load_planes(
        self,
        layers: range,
        planes: Sequence[int],
        rows: npt.NDArray[np.int64],
        priority: Priority,
        importance: Importance | None = None,
        *,
        is_certain: bool = False,
    ) -> PrefixLoad:
        shape = self._kv.shape
        slots = self._slots.of(layers, planes)
        covered = self._slots.layers(slots)
        is_direct = is_certain and tuple(planes) == _PLANES and self._has_places(covered, len(rows))
        if is_direct:
            kv_LR2KD = self._kv.selected_region(covered)
            first = kv_LR2KD.shape[1] - self._num_placed[covered.start] - len(rows)
            for layer in covered:
                self._num_placed[layer] += len(rows)
        else:
            first, size = 0, (len(covered), len(rows), 2, shape.num_kv_heads, shape.head_dim)
            kv_LR2KD = torch.empty(size, dtype=torch_dtype(shape.dtype))
        row_of_P = np.full(self._num_prefix, -1, np.int32)
        row_of_P[rows] = np.arange(first, first + len(rows), dtype=np.int32)
        view = kv_LR2KD.flatten(3).view(torch.uint8).numpy()
        row_of = np.broadcast_to(row_of_P, (len(covered), self._num_prefix))
        destination = SelectedRowsDestination(view, row_of, covered.start)
        tokens = self._mask(rows) if len(rows) < self._num_prefix else None
        load = self._start(destination, priority, slots=slots, tokens=tokens, importance=importance)
        number = len(self._row_loads)
        is_prefetch = priority is not Priority.DEMAND
        self._row_loads.append(_RowsLoad(load, kv_LR2KD, covered.start, destination, planes, is_prefetch, is_direct))
        for slot in slots:
            if slot not in self._where:
                self._where[slot] = _nowhere(self._num_prefix)
            by_load, at = self._where[slot]
            by_load[rows], at[rows] = number, row_of_P[rows]
        return load

    def _has_places(self, layers: range, num_rows: int) -> bool:
        """Whether so many more rows of each layer can go where they are attended to, beside nothing else."""
        placed = {self._num_placed[layer] for layer in layers}
        is_clean = all(load.is_direct or load.first_layer not in layers for load in self._row_loads)
        return is_clean and len(placed) == 1 and placed.pop() + num_rows <= self._kv.selected_room

    def _wait_at_gate(self, layer: int, selection: Selection) -> None:
        """Behind a new choice: wait until as many of the layers that it serves are loaded as the strategy says."""
        rows = selection.union().numpy()
        for ahead in range(layer + 1, min(layer + self._prefetch.num_gated_layers, self.num_layers)):
            for planes in self._slots.plane_groups:
                where = self._where.get(self._slots.index(ahead, planes[0]))
                if where is None:
                    continue
                self._promote(where[0][rows])
                for number in np.unique(where[0][rows]):
                    if number >= 0:
                        self._await_rows(self._row_loads[number], ahead)

    def _take(self, layer: int, selection: Selection) -> None:
        """Wait for the chosen rows and put them into the request's buffer."""
        rows_HR = selection.rows_HR.numpy()
        self._report.rows_attended[layer] = selection.num_rows
        region_R2KD = self._kv.choose(layer, selection.num_rows)
        out_R2KD = region_R2KD
        if self._num_placed[layer]:
            if self._is_in_place(layer, rows_HR):
                return
            # What is gathered lies, in part, where it is to go; and no row may come there later.
            out_R2KD = torch.empty_like(region_R2KD)
            for load in self._row_loads:
                if load.is_direct and load.holds(layer):
                    self._await_rows(load, layer)
        for planes in self._slots.plane_groups if selection.num_rows else ():
            by_load, at = self._where[self._slots.index(layer, planes[0])]
            for head, rows in enumerate(rows_HR):
                heads = slice(None) if len(rows_HR) == 1 else slice(head, head + 1)
                part = (slice(None), slice(planes[0], planes[-1] + 1), heads)
                self._gather(layer, by_load[rows], at[rows], part, out_R2KD)
        if out_R2KD is not region_R2KD:
            region_R2KD.copy_(out_R2KD)

    def _is_in_place(self, layer: int, rows_HR: npt.NDArray[np.int64]) -> bool:
        """Wait for the loads that bring a layer's chosen rows to their places, if those are all that they bring."""
        by_load, _ = self._where[self._slots.index(layer, 0)]
        numbers = np.unique(by_load[rows_HR[0]])
        is_direct = all(number >= 0 and self._row_loads[number].is_direct for number in numbers)
        if len(rows_HR) > 1 or rows_HR.shape[1] != self._num_placed[layer] or not is_direct:
            return False
        self._in_place = tuple(self._row_loads[number] for number in numbers)
        for load in self._in_place:
            self._await_rows(load, layer)
        return True

    def _is_held_in_place(self, layer: int) -> bool:
        return bool(self._in_place) and all(load.holds(layer) for load in self._in_place)

    def _take_in_place(self, layer: int, selection: Selection) -> None:
        """The same as `_take`, of a layer whose rows came in the records of the layer that chose."""
        self._report.rows_attended[layer] = selection.num_rows
        self._kv.choose(layer, selection.num_rows)
        for load in self._in_place:
            self._await_rows(load, layer)

    def _gather(
        self,
        layer: int,
        by_load: npt.NDArray[np.int32],
        at: npt.NDArray[np.int32],
        part: tuple[slice, slice, slice],
        out_R2KD: torch.Tensor,
    ) -> None:
        """Copy rows to their places: of each, which load brings it and where in it. `part`: rows, planes and heads."""
        numbers = np.unique(by_load)
        assert numbers[0] >= 0, "a chosen row that nobody loads"
        for number in numbers:
            source = self._row_loads[number]
            self._await_rows(source, layer)
            rows, out = source.of_layer(layer)[part], out_R2KD[part]
            if len(numbers) > 1:
                places = np.flatnonzero(by_load == number)
                out[torch.from_numpy(places)] = rows[torch.from_numpy(at[places])]
            elif len(at) == len(rows) and (np.diff(at) == 1).all():
                out.copy_(rows)
            else:
                out.copy_(rows[torch.from_numpy(at)])

    def _settle_ahead(self, layer: int, selection: Selection) -> None:
        """What was read ahead for this layer: was it wanted, and was it here?"""
        ahead, record_P = self._ahead.pop(layer, ()), self._record_of_rows(layer)
        if not ahead or record_P is None:
            return
        wanted, report = set(record_P[selection.union().numpy()].tolist()), self._report
        for rows, load, hinted_at_s in ahead:
            records = set(record_P[rows].tolist())
            num_useful = len(records & wanted)
            useful, late = (num_useful, 0) if load.is_ready(layer) else (0, num_useful)
            wasted = len(records) - num_useful
            report.prefetch_useful += useful
            report.prefetch_late += late
            report.prefetch_wasted += wasted
            if hinted_at_s is not None:
                report.hints_useful += useful
                report.hints_late += late
                report.hints_wasted += wasted
                self._hint_leads_s.append(time.perf_counter() - hinted_at_s)

    def _record_of_rows(self, layer: int) -> npt.NDArray[np.integer] | None:
        """The position of the record that holds each row of a layer, [P]; None when nothing tells.

        Where rows are reordered, that is what their probe keys tell, which this layer has waited for; without them
        records are not counted. Two of one position, where a prompt leaves a reordered extent, count as one.
        """
        layout = self._client.identity.layout
        if layout.reorder == "none":
            in_order: npt.NDArray[np.int64] = np.arange(self._num_prefix) // self._slots.tokens_per_kv_record
            return in_order
        positions_P = self._probe.positions[layer] if self._probe is not None else None
        return None if positions_P is None or (positions_P < 0).any() else positions_P

    # -- what the reorder learns -----------------------------------------------------------------------------------

    def _judge(self, layer: int, selection: Selection) -> None:
        """What is learned of a choice, which may be that of the layer before."""
        if selection.importance_P is not None:
            self._judged[layer] = selection.importance_P.numpy()
        mass_kept = selection.mass_kept() if selection is not self._present else None
        if mass_kept is not None:
            if selection.shares is None:
                self._masses_kept.append(mass_kept)
            self._shares = selection.shares
            if selection.true_mass_kept is not None:
                self._true_masses_kept.append(selection.true_mass_kept)
        self._present = selection

    def _note_importance(self) -> None:
        """A sample for the background reorder, once, if every layer that chose has judged the rows."""
        judged, self._judged = self._judged, {}
        layers = range(self.num_layers)
        if self._client.identity.layout.reorder == "none" or not judged:
            return
        if all(layer in judged or layer in self._windowed for layer in layers):
            unknown = np.full(self._num_prefix, np.nan, np.float32)
            importance_LP = [judged.get(layer, unknown) for layer in layers]
            with contextlib.suppress(StoreError):  # a hint; whether the store is there is found out by who needs it
                self._client.note_importance_later(self._placement_id, 0, importance_LP)

    # -- loads -----------------------------------------------------------------------------------------------------

    def _start(
        self,
        destination: SelectedRowsDestination | ProbeDestination | SketchDestination,
        priority: Priority,
        *,
        slots: Sequence[int],
        tokens: npt.NDArray[np.bool_] | None = None,
        importance: Importance | None = None,
    ) -> PrefixLoad:
        with _unreadable():
            load = self._client.load(
                self._placement_id, destination, priority, slots=slots, tokens=tokens, importance=importance
            )
        self._loads.append(load)
        return load

    def _await_rows(self, source: _RowsLoad, layer: int) -> None:
        """Wait for a load's rows of a layer. Memory that no record has filled is not looked at."""
        self._wait(source.load, layer)
        if layer not in source.filled:
            with _unreadable():
                source.destination.check_filled([layer], source.planes)
            source.filled.add(layer)


class _Slots:
    """Which slots of the layout hold what of which layer."""

    def __init__(self, client: StoreClient) -> None:
        self._all = client.geometry.slots
        self.is_apart = client.identity.layout.planes == "apart"
        #: Planes that lie in one record.
        self.plane_groups: tuple[tuple[int, ...], ...] = ((0,), (1,)) if self.is_apart else (_PLANES,)
        self._kv: dict[tuple[int, int], int] = {}
        self.probe: dict[int, int] = {}
        self.sketch: int | None = None
        self.tokens_per_kv_record = self._all[client.geometry.kv_slots[0]].num_tokens
        for index, slot in enumerate(self._all):
            if slot.kind is RecordKind.SKETCH:
                self.sketch = index
            for layer in range(slot.layer_start, slot.layer_end):
                if slot.kind is RecordKind.PROBE:
                    self.probe[layer] = index
                elif slot.kind is RecordKind.KV:
                    for plane in range(slot.plane_start, slot.plane_end):
                        self._kv[layer, plane] = index

    def index(self, layer: int, plane: int) -> int:
        """The slot of a layer's rows in a plane."""
        return self._kv[layer, plane]

    def of(self, layers: range, planes: Sequence[int]) -> list[int]:
        """In the order of the layers, each once."""
        return list(dict.fromkeys(self._kv[layer, plane] for layer in layers for plane in planes))

    def layers(self, slots: Sequence[int]) -> range:
        """All layers that records of these slots hold, neighbours as they are."""
        return range(min(self._all[i].layer_start for i in slots), max(self._all[i].layer_end for i in slots))


@contextlib.contextmanager
def _unreadable() -> Iterator[None]:
    """An error of the store means that the prefix is computed again."""
    try:
        yield
    except StoreError as error:
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error


def _nowhere(num_rows: int) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int32]]:
    return np.full(num_rows, -1, np.int32), np.empty(num_rows, np.int32)


def selected_room(num_prefix: int, num_rows: int, window: int | None) -> int:
    """Rows of the prefix that a layer attends to at most: its budget in whole chunks, or the model's window."""
    in_chunks = -(-num_rows // CHUNK_TOKENS) * CHUNK_TOKENS
    return min(num_prefix, max(in_chunks, window or 0))
