"""Rows of a placement that is held, a window of layers and tokens at once: all that was asked for, or an error.

Every record is verified before its rows are believed (`kvstore/client/prefix_load.py`).
"""

import numpy as np

from kvstore.client.destinations import SelectedRowsDestination
from kvstore.client.store_client import StoreClient
from kvstore.format.payload import KVView
from kvstore.index.geometry import Geometry
from kvstore.placements.placement import Placement


def slots_of(geometry: Geometry, layers: tuple[int, int]) -> tuple[int, ...]:
    """Indexes of the layout's slots that hold KV of the layers, from, to.

    Raises ValueError for layers that are not there, or of which a record holds only a part.
    """
    start, end = layers
    slots = geometry.slots
    found = [i for i in geometry.kv_slots if slots[i].layer_start < end and start < slots[i].layer_end]
    ranges = [(slots[i].layer_start, slots[i].layer_end) for i in found]
    if not ranges or (min(ranges)[0], max(ranges)[1]) != layers:
        raise ValueError(f"no records hold layers {start} to {end - 1} and no others")
    return tuple(found)


def load_rows(
    client: StoreClient, placement: Placement, layers: tuple[int, int], tokens: tuple[int, int], timeout_s: float
) -> KVView:
    """Rows of these layers and tokens, each from, to: uint8 [layers, tokens, 2 planes, row_bytes].

    Raises RecordCorrupt, RowsMissing, StoreUnreachable, TimeoutError and what else a load raises; ValueError as
    `slots_of`.
    """
    slots = slots_of(client.geometry, layers)
    num_layers, num_tokens = layers[1] - layers[0], tokens[1] - tokens[0]
    rows = np.empty((num_layers, num_tokens, 2, client.identity.shape.row_bytes), np.uint8)
    row_of = np.full(placement.num_stored_tokens, -1, np.int32)
    row_of[slice(*tokens)] = np.arange(num_tokens)
    destination = SelectedRowsDestination(rows, np.broadcast_to(row_of, (num_layers, len(row_of))), layers[0])
    load = client.load(placement.placement_id, destination, slots=slots, tokens=row_of >= 0)
    try:
        load.wait_all(timeout_s)
        destination.check_filled(range(*layers))
    finally:
        load.cancel()
    return rows
