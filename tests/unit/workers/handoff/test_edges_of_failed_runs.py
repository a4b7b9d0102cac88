"""A worker that fails at the start of a request leaves its edges usable for other requests."""

import gc
import weakref
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import torch

from kvstore import KVShape, Layout, StoreIdentity
from kvstore.errors import StoreUnreachable
from tests.support.loopback_link import LoopbackLink
from tests.support.tiny_models import tiny_config
from workers.device.device import HOST
from workers.errors import DeviceError, FailureKind
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.epoch import Epoch
from workers.handoff.inbox import Inbox
from workers.model.stock_model import random_model
from workers.plan.config import EpochSpec, WorkerConfig
from workers.plan.events import RunDone, RunFailed
from workers.plan.partition import Partition
from workers.plan.worker_plan import WorkerPlan
from workers.requests import partition_run
from workers.worker import PrefillWorker

EPOCH, NUM_PREFIX, MIDDLE, END = 1, 16, 32, 48
_TIMEOUT_S = 60.0


class DeadStore:
    """A client of a store whose process has died."""

    policy = "lru"
    identity = StoreIdentity(
        model_fingerprint="tiny",
        shape=KVShape(num_layers=4, num_kv_heads=2, head_dim=16, dtype="float32"),
        layout=Layout(),
    )

    def load_first(self, *_: Any, **__: Any) -> None:
        raise StoreUnreachable("the store is gone")

    def close(self) -> None:
        pass


@dataclass
class Neighbour:
    """A worker, and the other end of one of its edges."""

    worker: PrefillWorker
    edge: Any

    def run(self, request: int, num_prefix: int = 0) -> Any:
        """Run the worker's part of a request; return its last event. With a prefix it fails: the store is dead."""
        assert self.worker._epoch is not None
        plan = WorkerPlan(
            request=request,
            epoch=EPOCH,
            token_ids=tuple(range(1, END + 1)),
            partition=Partition((num_prefix, MIDDLE, END)),
            position=self.worker._epoch.group.spec.rank,
            placement_id=7,
            num_stored_tokens=num_prefix,
        )
        return list(self.worker.compute(plan))[-1]

    def send(self, request: int, num_prefix: int, num_layers: int) -> None:
        """Send the predecessor's rows."""
        shape = self.worker.model.facts.kv
        for layer in range(num_layers):
            rows = torch.zeros(MIDDLE - num_prefix, 2, shape.num_kv_heads, shape.head_dim)
            self.edge.send(request, layer, num_prefix, rows)


def neighbour(tmp_path: Path, rank: int) -> Iterator[Neighbour]:
    random_model(tiny_config("llama"), str(tmp_path))
    worker = PrefillWorker(WorkerConfig(model=str(tmp_path), handoff_timeout_s=_TIMEOUT_S))
    worker.start()
    links = LoopbackLink.pair()
    out_edge, in_edge = OutEdge(links[0], EPOCH), InEdge(links[1], EPOCH, _TIMEOUT_S)
    for edge in (out_edge, in_edge):
        edge.start()
    spec = EpochSpec(epoch=EPOCH, rank=rank, world_size=2, rendezvous_host="", rendezvous_port=0, bind_host="")
    store: Any = DeadStore()
    worker._epoch = Epoch(spec, HOST, _TIMEOUT_S)
    worker._epoch.in_edge, worker._epoch.out_edge = (in_edge, None) if rank else (None, out_edge)
    worker._store = store
    yield Neighbour(worker, out_edge if rank else in_edge)
    links[0].sever()
    for edge in (out_edge, in_edge):
        edge.close()
    worker.close()


@pytest.fixture
def last(tmp_path: Path) -> Iterator[Neighbour]:
    """The second of two workers; `edge` is its predecessor's sending end."""
    yield from neighbour(tmp_path, 1)


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Neighbour]:
    """The first of two workers; `edge` is its successor's receiving end."""
    yield from neighbour(tmp_path, 0)


def no_room(*_: Any, **__: Any) -> None:
    raise DeviceError("no room for the rows")


def test_what_is_sent_to_a_worker_without_its_store_does_not_hold_up_the_next_request(last: Neighbour) -> None:
    failed = last.run(1, NUM_PREFIX)
    assert isinstance(failed, RunFailed)
    assert failed.kind is FailureKind.PREFIX_UNREADABLE
    last.send(1, NUM_PREFIX, 1)
    last.edge.cancel(1)
    last.send(2, 0, last.worker.model.facts.kv.num_layers)
    assert isinstance(last.run(2), RunDone)


@pytest.mark.parametrize("is_cancelled", [True, False])
def test_what_is_sent_to_a_worker_without_room_does_not_hold_up_the_next_request(
    last: Neighbour, monkeypatch: pytest.MonkeyPatch, is_cancelled: bool
) -> None:
    num_layers = last.worker.model.facts.kv.num_layers
    with monkeypatch.context() as patch:
        patch.setattr(partition_run, "KVBuffer", no_room)
        assert last.run(1).kind is FailureKind.DEVICE_ERROR
    last.send(1, 0, 1 if is_cancelled else num_layers)
    if is_cancelled:
        last.edge.cancel(1)
    last.send(2, 0, num_layers)
    assert isinstance(last.run(2), RunDone)


@pytest.mark.parametrize("kind", [FailureKind.PREFIX_UNREADABLE, FailureKind.DEVICE_ERROR])
def test_a_worker_that_fails_at_once_tells_its_successor(
    first: Neighbour, monkeypatch: pytest.MonkeyPatch, kind: FailureKind
) -> None:
    """Otherwise the worker would keep its inbox, and with it the memory of all its KV, until the epoch ends."""
    shape = first.worker.model.facts.kv
    buffer = torch.empty(shape.num_layers, MIDDLE - NUM_PREFIX, 2, shape.num_kv_heads, shape.head_dim)
    gone = weakref.ref(buffer)
    inbox = Inbox(1, shape.num_layers, NUM_PREFIX, MIDDLE - NUM_PREFIX, lambda layer, rows=buffer: rows[layer])  # type: ignore[misc]
    first.edge.expect(inbox)
    del buffer
    if kind is FailureKind.DEVICE_ERROR:
        monkeypatch.setattr(partition_run, "KVBuffer", no_room)
    assert first.run(1, NUM_PREFIX).kind is kind
    with pytest.raises(Exception, match="the predecessor stopped request 1"):
        inbox.wait(0, _TIMEOUT_S)
    with first.edge._changed:
        first.edge._changed.wait_for(lambda: not first.edge._inboxes, _TIMEOUT_S)
    del inbox
    gc.collect()
    assert gone() is None
