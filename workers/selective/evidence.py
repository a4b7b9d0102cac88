"""Evidence: probe keys, sketches or all keys of the stored prefix, from which a selector chooses rows.

Each piece is read at most once per request: as a prefetch if the strategy reads it ahead, else on demand.

Letters as in `workers/selection/rows.py`.
"""

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import torch

from kvstore import CHUNK_TOKENS, PrefixLoad, Priority
from kvstore.format.layout import RecordKind, sketch_vector_bytes
from workers.device.kv_buffer import torch_dtype
from workers.device.load_targets import ProbeTarget, SketchTarget, probe_keys, sketches
from workers.selection.rows import Evidence, LayerEvidence
from workers.selective.placed_prefix import PlacedPrefix
from workers.selective.prefix_loads import PrefixLoads, as_prefix_unreadable, promote
from workers.selective.row_loads import RowLoads


class StoredEvidence:
    """The evidence of one request. Owns: the device memory of probe keys and sketches. For one thread.

    `loads` owns the loads; `row_loads` reads all keys, which are rows like any other; `sketch` is the kind of sketch to
    read. Evidence is on the device once per request, whole, and the values computed from it stay there.
    """

    def __init__(self, prefix: PlacedPrefix, loads: PrefixLoads, row_loads: RowLoads, sketch: RecordKind) -> None:
        self._device, self._shape = prefix.kv.device, prefix.kv.shape
        self._num_prefix, self._prefix_rows = prefix.num_tokens, prefix.rows
        self._slots, self._layout, self._coder = prefix.slots, prefix.layout, prefix.coder
        self._sketch_kind = sketch
        self._loads = loads
        self._row_loads = row_loads
        self._begun: dict[tuple[Evidence, int], PrefixLoad] = {}
        self._probe: ProbeTarget | None = None
        self._sketch: SketchTarget | None = None
        #: Probe keys, uint8 [layers, P, probe bytes].
        self._probe_LPB = torch.empty(0)
        #: Sketches, uint8 [sketched layers, C, M, K, vector]; see `SketchDestination`.
        self._sketch_LCMKB = torch.empty(0)

    @property
    def bytes_read(self) -> int:
        """Bytes of evidence read so far, with headers and padding."""
        return sum(load.bytes_read for load in self._begun.values())

    def has(self, kind: Evidence, layer: int) -> bool:
        """Whether the layer has evidence of this kind: not every layer has a sketch."""
        is_sketched = layer % self._layout.layers_per_record == 0
        return kind is not Evidence.NOTHING and (kind is not Evidence.SKETCH or is_sketched)

    def prefetch(self, kind: Evidence, layer: int) -> None:
        """Begin to read a layer's evidence before the layer waits for it. Raises PrefixUnreadable."""
        if kind is not Evidence.NOTHING:
            self._begin(kind, layer, Priority.PREFETCH)

    def wait_for(self, kind: Evidence, layer: int) -> LayerEvidence:
        """Wait for the evidence. Raises PrefixUnreadable, RequestCancelled."""
        if kind is Evidence.NOTHING:
            return LayerEvidence(kind)
        if kind is Evidence.SKETCH:
            sketch_CMKB = self._sketch_of(layer)
            return self._among_rows(LayerEvidence(kind, sketch_CMKB=sketch_CMKB), layer, in_order=sketch_CMKB is None)
        load = self._begin(kind, layer, Priority.DEMAND)
        if kind is Evidence.KEYS:
            return self._among_rows(LayerEvidence(kind, self._row_loads.keys(layer)), layer, in_order=True)
        return LayerEvidence(kind, self._probe_keys(load, layer))

    def _among_rows(self, seen: LayerEvidence, layer: int, *, in_order: bool) -> LayerEvidence:
        """The evidence with the row order from the placement. `in_order`: the evidence is in the order of tokens."""
        if self._prefix_rows is None:
            return seen
        number = layer // self._layout.layers_per_record
        following = min(number + 1, len(self._prefix_rows.tokens_SR) - 1)
        return replace(
            seen,
            tokens_CT=None if in_order else self._prefix_rows.groups(number),
            next_tokens_CT=self._prefix_rows.groups(following),
            next_layer=(number + 1) * self._layout.layers_per_record,
        )

    def record_of_rows(self, layer: int) -> npt.NDArray[np.integer] | None:
        """The position of the record that holds each row of a layer, [P]; None if it is unknown.

        If rows are reordered, the positions come from the placement, or else from the probe keys, for which this layer
        has waited. With probe keys, two records of the same position, where a prompt leaves a reordered extent, count
        as one.
        """
        if self._prefix_rows is not None:
            rows_P = self._prefix_rows.row_of_tokens(layer // self._layout.layers_per_record)
            return rows_P // self._slots.tokens_per_kv_record
        if self._layout.reorder == "none" or self._layout.sketch:
            in_order: npt.NDArray[np.int64] = np.arange(self._num_prefix) // self._slots.tokens_per_kv_record
            return in_order
        positions_P = self._probe.positions[layer] if self._probe is not None else None
        return None if positions_P is None or (positions_P < 0).any() else positions_P

    def _begin(self, kind: Evidence, layer: int, priority: Priority) -> PrefixLoad:
        layer = 0 if kind is Evidence.SKETCH else layer  # one load brings the sketches of all layers
        known = self._begun.get((kind, layer))
        if known is not None:
            if priority is Priority.DEMAND:
                promote(known)
            return known
        if kind is Evidence.KEYS:
            load = self._row_loads.begin_keys(layer, priority)
        else:
            load = self._begin_sketch(priority) if kind is Evidence.SKETCH else self._begin_probe(layer, priority)
        self._begun[kind, layer] = load
        return load

    def _begin_sketch(self, priority: Priority) -> PrefixLoad:
        num_layers, num_groups = len(self._layout.sketched_layers(self._shape)), self._num_prefix // CHUNK_TOKENS
        if self._prefix_rows is not None:
            num_groups = self._prefix_rows.num_groups
        vectors = (self._layout.means_of(self._sketch_kind), self._shape.num_kv_heads, sketch_vector_bytes(self._shape))
        self._sketch_LCMKB = self._device.empty((num_layers, num_groups, *vectors), torch.uint8)
        self._sketch = sketches(
            self._sketch_LCMKB, self._num_prefix, self._sketch_kind, self._device.staging, self._prefix_rows
        )
        assert self._slots.sketch, "this selector needs a layout with a sketch"
        return self._loads.begin(self._sketch, "sketch", priority, slots=[self._slots.sketch[self._sketch_kind]])

    def _begin_probe(self, layer: int, priority: Priority) -> PrefixLoad:
        slot = self._slots.probe[layer]
        if self._probe is None:
            head_bytes = self._shape.head_bytes if self._coder is None else self._coder.head_bytes
            probe_bytes = self._layout.probe_heads * head_bytes
            self._probe_LPB = self._device.empty((self._shape.num_layers, self._num_prefix, probe_bytes), torch.uint8)
            self._probe = probe_keys(self._probe_LPB, self._device.staging)
        return self._loads.begin(self._probe, "probe keys", priority, slots=[slot])

    def _probe_keys(self, load: PrefixLoad, layer: int) -> torch.Tensor:
        """Probe keys of a layer, [K', P, D]."""
        self._loads.wait(load, layer)
        assert self._probe is not None
        with as_prefix_unreadable():
            self._probe.check_filled([layer])
        self._probe.order(layer)
        dtype, size = torch_dtype(self._shape.dtype), (self._num_prefix, self._layout.probe_heads, self._shape.head_dim)
        if self._coder is None:
            keys_PKD = self._probe_LPB[layer].view(dtype).reshape(size)
        else:
            keys_PKD = self._probe_LPB.new_empty(size, dtype=dtype)
            self._coder.decode(self._probe_LPB[layer], keys_PKD)
        return keys_PKD.transpose(0, 1)

    def _sketch_of(self, layer: int) -> torch.Tensor | None:
        """The layer's sketch, as in `LayerEvidence.sketch_CMKB`; None if it has none."""
        number, rest = divmod(layer, self._layout.layers_per_record)
        if rest:
            return None
        load = self._begin(Evidence.SKETCH, layer, Priority.DEMAND)
        self._loads.wait(load, layer)
        assert self._sketch is not None
        with as_prefix_unreadable():
            self._sketch.check_filled()
        self._sketch.order(layer)
        return self._sketch_LCMKB[number]
