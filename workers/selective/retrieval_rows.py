"""Additional rows that only the retrieval heads of a layer attend to, read from records of their own.

A choice names these rows for all layers of its set, and one load brings them for all retrieval heads of the set.

Letters as in `workers/selection/rows.py`, except H: retrieval heads of a set.
"""

from dataclasses import dataclass

import numpy as np
import torch

from kvstore import PrefixLoad, Priority, importance_of_use
from workers.device.kv_buffer import HeadKV, torch_dtype
from workers.device.load_targets import HeadsTarget, head_rows
from workers.selection.rows import Selection
from workers.selective.placed_prefix import PlacedPrefix
from workers.selective.prefix_loads import PrefixLoads, as_prefix_unreadable


@dataclass(slots=True, eq=False)
class _Load:
    load: PrefixLoad
    kv_HR2D: torch.Tensor
    target: HeadsTarget
    #: (layer, KV head) of each H.
    heads: list[tuple[int, int]]
    is_here: bool = False


class RetrievalRows:
    """Additional rows of one request's retrieval heads. Owns: their memory, until the buffer takes it. For one thread.

    `loads` owns the loads.
    """

    def __init__(self, prefix: PlacedPrefix, loads: PrefixLoads) -> None:
        self._prefix = prefix
        self._loads = loads
        self._slots, self._layout, self._kv = prefix.slots, prefix.layout, prefix.kv
        #: Loads of the present choice, by slot.
        self._by_slot: dict[int, _Load] = {}

    def heads(self, layer: int) -> tuple[int, ...]:
        """The retrieval heads of a layer in the layout: KV heads, ascending."""
        return tuple(head for _, head in self._layout.heads_of(range(layer, layer + 1)))

    def begin(self, layer: int, selection: Selection) -> None:
        """Begin to read the additional rows of a choice that a layer made for its set. Raises PrefixUnreadable."""
        slot = self._slots.heads.get(layer)
        if slot is None:
            return
        self._by_slot.pop(slot, None)  # drop the earlier choice: all heads may attend to some of its rows now
        if selection.retrieval_R is None or not len(selection.retrieval_R):
            return
        heads, rows = self._layout.heads_of(self._slots.layers(slot)), selection.retrieval_R.numpy()
        kv_HR2D = self._memory(len(heads), len(rows))
        row_of_P = np.full(self._prefix.num_tokens, -1, np.int32)
        row_of_P[rows] = np.arange(len(rows), dtype=np.int32)
        is_wanted_P = row_of_P >= 0
        mass_P = selection.importance_P
        importance = importance_of_use(self._prefix.policy, is_wanted_P, None if mass_P is None else mass_P.numpy())
        first_layer = self._slots.layers(slot).start
        target = head_rows(kv_HR2D, row_of_P, first_layer, self._kv.device.staging, self._prefix.coder)
        load = self._loads.begin(
            target, "heads", Priority.DEMAND, slots=[slot], tokens=is_wanted_P, importance=importance
        )
        self._by_slot[slot] = _Load(load, kv_HR2D, target, heads)

    def put(self, layer: int) -> int:
        """Wait for the layer's rows and give them to the buffer. Returns their number: the mean over all KV heads,
        rounded up. Raises PrefixUnreadable, RequestCancelled.
        """
        begun = self._by_slot.get(self._slots.heads.get(layer, -1))
        numbers = [] if begun is None else [at for at, (of, _) in enumerate(begun.heads) if of == layer]
        if begun is None or not numbers:
            return 0
        self._loads.wait(begun.load, layer)
        if not begun.is_here:
            with as_prefix_unreadable():
                begun.target.check_filled()
            begun.is_here = True
        begun.target.order(layer)
        self._kv.head_rows[layer] = tuple(
            HeadKV(begun.heads[at][1], begun.kv_HR2D[at, None, None, :, 0], begun.kv_HR2D[at, None, None, :, 1])
            for at in numbers
        )
        return -(-len(numbers) * begun.kv_HR2D.shape[1] // self._kv.shape.num_kv_heads)

    def _memory(self, num_heads: int, num_rows: int) -> torch.Tensor:
        shape = self._kv.shape
        return self._kv.device.empty((num_heads, num_rows, 2, shape.head_dim), torch_dtype(shape.dtype))
