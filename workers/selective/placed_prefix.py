"""The stored prefix of one request: its place in the store, and the buffer for its rows."""

from typing import NamedTuple, Self

import numpy as np
import numpy.typing as npt

from kvstore import StoreClient
from kvstore.format.layout import Layout
from kvstore.format.row_order import PrefixRows
from workers.device.kv_buffer import KVBuffer
from workers.device.row_coder import RowCoder, row_coder
from workers.plan.worker_plan import WorkerPlan
from workers.selective.layout_slots import LayoutSlots


class PlacedPrefix(NamedTuple):
    """Facts that all readers of one request's prefix share. A plain value, which owns nothing."""

    num_tokens: int
    #: Buffer in which layers attend to chosen rows.
    kv: KVBuffer
    layout: Layout
    slots: LayoutSlots
    #: Cache policy of the memory tiers, which learn the importance of the rows that are read.
    policy: str
    #: Tokens of the stored rows; None if rows are in the order of tokens, or their order is unknown.
    rows: PrefixRows | None
    #: Coder of a store that keeps rows coded; else None.
    coder: RowCoder | None

    @classmethod
    def of(cls, plan: WorkerPlan, client: StoreClient, kv: KVBuffer) -> Self:
        num_tokens = plan.partition.num_prefix_tokens
        return cls(
            num_tokens,
            kv,
            client.identity.layout,
            LayoutSlots(client.geometry),
            client.policy,
            PrefixRows(num_tokens, plan.row_orders) if plan.row_orders else None,
            row_coder(kv.shape, client.identity),
        )

    def in_stored_order(self, layer: int, tokens: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        """The tokens in the order of their rows in a layer's records."""
        if self.rows is None:
            return tokens
        return self.rows.in_stored_order(layer // self.layout.layers_per_record, tokens)
