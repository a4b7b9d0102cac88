"""Slots of a store's layout, found by layer, plane and kind of record. Pure."""

from collections.abc import Sequence

from kvstore import Geometry
from kvstore.format.layout import SKETCHES, RecordKind

#: K and V.
PLANES = (0, 1)


class LayoutSlots:
    """Slots of one store's records. Slots of rows are those that requests with a budget read."""

    def __init__(self, geometry: Geometry) -> None:
        self._all = geometry.slots
        self.is_apart = geometry.identity.layout.planes == "apart"
        #: Planes that lie in one record.
        self.plane_groups: tuple[tuple[int, ...], ...] = ((0,), (1,)) if self.is_apart else (PLANES,)
        self._rows: dict[tuple[int, int], int] = {}
        #: Slots of probe keys, by layer, for layers that have them.
        self.probe: dict[int, int] = {}
        #: Slots of retrieval heads' rows, by layer, for layers in whose set there are such heads.
        self.heads: dict[int, int] = {}
        #: Slots of sketches by kind, for kinds that the layout has.
        self.sketch: dict[RecordKind, int] = {}
        self.tokens_per_kv_record = self._all[geometry.budgeted_slots[0]].num_tokens
        for index, slot in enumerate(self._all):
            if slot.kind in SKETCHES:
                self.sketch[slot.kind] = index
            for layer in range(slot.layer_start, slot.layer_end):
                if slot.kind is RecordKind.PROBE:
                    self.probe[layer] = index
                elif slot.kind is RecordKind.HEADS:
                    self.heads[layer] = index
                elif slot.kind is geometry.identity.layout.row_kind:
                    for plane in range(slot.plane_start, slot.plane_end):
                        self._rows[layer, plane] = index

    def index(self, layer: int, plane: int) -> int:
        """The slot of a layer's rows in a plane."""
        return self._rows[layer, plane]

    def of(self, layer: int, planes: Sequence[int]) -> list[int]:
        """Slots of a layer's rows in these planes, each once."""
        return list(dict.fromkeys(self._rows[layer, plane] for plane in planes))

    def layers(self, slot: int) -> range:
        """Layers that records of a slot hold."""
        return range(self._all[slot].layer_start, self._all[slot].layer_end)
