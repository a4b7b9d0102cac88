"""A request's outbox: rows of each layer for its successor, and a message if the rest does not come."""

from typing import Any

import pytest
import torch

from kvstore import KVShape
from workers.device.kv_buffer import KVBuffer
from workers.handoff.outbox import Outbox
from workers.plan.timeline import Timeline

SHAPE = KVShape(num_layers=2, num_kv_heads=2, head_dim=8, dtype="float32")
REQUEST, ROW_START, END = 7, 4, 10


class Edge:
    """A fake edge that records its calls."""

    def __init__(self) -> None:
        self.sent: list[tuple[int, int, int, tuple[int, ...]]] = []
        self.cancelled: list[int] = []

    def send(self, request: int, layer: int, row_start: int, rows_T2KD: torch.Tensor, *_: Any) -> None:
        self.sent.append((request, layer, row_start, tuple(rows_T2KD.shape)))

    def cancel(self, request: int) -> None:
        self.cancelled.append(request)


@pytest.fixture
def edge() -> Edge:
    return Edge()


@pytest.fixture
def outbox(edge: Edge) -> Outbox:
    return Outbox(edge, REQUEST, ROW_START, KVBuffer(SHAPE, END), Timeline())  # type: ignore[arg-type]


def test_rows_after_the_stored_prefix_are_sent_and_counted(outbox: Outbox, edge: Edge) -> None:
    for layer in range(SHAPE.num_layers):
        outbox.send(layer, END)
    assert edge.sent == [(REQUEST, layer, ROW_START, (END - ROW_START, 2, 2, 8)) for layer in range(2)]
    assert (outbox.rows_sent, outbox.bytes_sent) == (12, 12 * 2 * SHAPE.row_bytes)
    outbox.stop()
    assert edge.cancelled == []


def test_the_successor_is_told_once_that_the_other_layers_do_not_come(outbox: Outbox, edge: Edge) -> None:
    outbox.send(0, END)
    outbox.stop()
    outbox.stop()
    assert edge.cancelled == [REQUEST]
