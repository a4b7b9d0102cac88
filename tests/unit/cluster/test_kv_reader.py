"""What is read is all that was asked for, or an error."""

from typing import Any

import numpy as np
import pytest

from cluster.kv_reader import KvReader, KvWindow
from cluster.node_stores import NodePlacement
from kvstore import KVShape, Layout, Placement, RowsMissing, StoreIdentity
from kvstore.geometry import Geometry

IDENTITY = StoreIdentity(
    model_fingerprint="f",
    shape=KVShape(num_layers=2, num_kv_heads=1, head_dim=4, dtype="float32"),
    layout=Layout(tokens_per_record=16, tokens_per_extent=64),
)
PLACEMENT = Placement(placement_id=1, tokens_per_chunk=16, num_stored_tokens=64)


class SilentClient:
    """A client of a store that says it has brought everything, and has brought nothing."""

    def __init__(self) -> None:
        self.identity = IDENTITY
        self.geometry = Geometry(IDENTITY)
        self.num_cancelled = 0
        self.asked: list[dict[str, Any]] = []

    def load(self, placement_id: int, destination: Any, **asked: Any) -> "SilentClient":
        self.asked.append(asked)
        return self

    def wait_all(self, timeout_s: float) -> None:
        pass

    def cancel(self) -> None:
        self.num_cancelled += 1

    def close(self) -> None:
        pass


class Store:
    def __init__(self, client: Any) -> None:
        self.client = lambda: client


async def test_rows_that_no_record_brought_are_missing_and_not_whatever_memory_holds() -> None:
    client = SilentClient()
    store: Any = Store(client)
    reader = KvReader()
    with pytest.raises(RowsMissing, match="16 of 16 wanted rows of layer 1"):
        await reader.read(NodePlacement(store, PLACEMENT), KvWindow((1,), 1, 2, 16, 32))
    (asked,) = client.asked
    assert asked["slots"] == (1,)
    assert np.flatnonzero(asked["tokens"]).tolist() == list(range(16, 32))
    assert client.num_cancelled == 1
    reader.close()
