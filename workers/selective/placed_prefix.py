"""The stored prefix of one request, as the parts that read it know it: where it lies, and where its rows go."""

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
    """A plain value; it owns nothing."""

    num_tokens: int
    #: Where what is chosen of it is attended to.
    kv: KVBuffer
    layout: Layout
    slots: LayoutSlots
    #: Of the memory tiers, which learn what rows are read for.
    policy: str
    #: Which token each stored row is of; None where rows lie in the order of their tokens, or nothing tells.
    rows: PrefixRows | None
    #: Of a store that keeps rows coded.
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
        """Tokens in the order in which a layer's records have their rows."""
        if self.rows is None:
            return tokens
        return self.rows.in_stored_order(layer // self.layout.layers_per_record, tokens)
