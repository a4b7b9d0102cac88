"""A request frees everything it holds when it ends, in whatever way, without the garbage collector."""

import gc
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from torch.multiprocessing.reductions import StorageWeakRef

from kvstore import KVStore, StoreConfig
from tests.support.every_case import in_turn
from tests.support.lagging_device import LaggingDevice
from tests.support.loopback_link import LoopbackLink
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import Device
from workers.device.kv_buffer import KVBuffer
from workers.engine import Engine
from workers.errors import ChainBroken, PredecessorStopped, RequestCancelled, WorkerError
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.header import HandoffHeader
from workers.model.stock_model import Model, load_model
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.requests import partition_run
from workers.requests.partition_run import PartitionRun
from workers.turns.baton import Baton

TinyModel = Callable[[str], str]
NUM_PREFIX, NUM_NEW, EPOCH, CUT = 256, 4, 1, 32


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PROMPT = draw(NUM_PREFIX, 1)
QUESTION = [*PROMPT, *draw(20, 2)]


@pytest.fixture
def memories(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[StorageWeakRef]]:
    """Weak references to the memory of every KV buffer from now on; the garbage collector is off meanwhile."""
    found: list[StorageWeakRef] = []

    class Watched(KVBuffer):
        def __init__(self, *arguments: object, **more: object) -> None:
            super().__init__(*arguments, **more)  # type: ignore[arg-type]
            found.append(StorageWeakRef(self.rows_LC2KD.untyped_storage()))

    monkeypatch.setattr(partition_run, "KVBuffer", Watched)
    gc.collect()
    gc.disable()
    yield found
    gc.enable()


def num_held(memories: list[StorageWeakRef]) -> int:
    assert memories, "there was a request"
    return sum(not memory.expired() for memory in memories)


def num_held_at_last(memories: list[StorageWeakRef]) -> int:
    """Number of buffers still alive. Waits, because the decoding thread drops a request just after its last event."""
    deadline_s = time.monotonic() + 10.0
    while num_held(memories) and time.monotonic() < deadline_s:
        time.sleep(0.001)
    return num_held(memories)


def device_of(kind: str) -> Device | None:
    if kind == "processor":
        return None
    return LaggingDevice(direct_bytes=1 if kind == "device, records copied" else 2**20)


@pytest.fixture(
    params=in_turn(
        ("attentionstore", "runahead", "impress", "contiguous"),
        ("device, records copied", "device, rows gathered", "processor"),
    ),
    ids=" on ".join,
)
def engine(request: pytest.FixtureRequest, tiny_model: TinyModel, tmp_path: Path) -> Iterator[Engine]:
    """An engine whose store has PROMPT."""
    preset, device = request.param[0], device_of(request.param[1])
    config = StoreConfig(directory=str(tmp_path / "kv"), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    with Engine(WorkerConfig(model=tiny_model("llama"), preset=preset), config, device=device) as engine:
        list(engine.generate([*PROMPT, 2], stop_token_ids=()))
        store_of(engine)
        yield engine


def store_of(engine: Engine) -> KVStore:
    assert engine.store is not None
    assert engine.store.drain(30)
    return engine.store


def assert_nothing_is_held(engine: Engine, memories: list[StorageWeakRef]) -> None:
    """Assert that no KV buffer, load, prefetch, leased record or reader of an extent is left."""
    store = store_of(engine)
    assert num_held_at_last(memories) == 0
    assert engine._worker.store._requests._handlers == {}
    assert sum(frame.leases for frame in store.tier.frames.of_record.values()) == 0
    assert not store.tier.waiting
    assert not any(extent.num_readers for extent in store.inventory.extents())


def budgets_of(engine: Engine) -> list[float | None]:
    return [None] if engine._preset.selector is None else [None, 0.25]


def test_a_finished_request_holds_nothing(engine: Engine, memories: list[StorageWeakRef]) -> None:
    for budget in budgets_of(engine):
        assert len(list(engine.generate(QUESTION, NUM_NEW, stop_token_ids=(), kv_budget=budget))) == NUM_NEW
        assert engine.last_reply is not None
        assert engine.last_reply.num_cached_tokens >= NUM_PREFIX
    assert_nothing_is_held(engine, memories)


def test_a_request_that_is_closed_early_holds_nothing(engine: Engine, memories: list[StorageWeakRef]) -> None:
    for budget in budgets_of(engine):
        tokens = engine.generate(QUESTION, NUM_NEW, stop_token_ids=(), kv_budget=budget)
        next(tokens)
        assert num_held(memories) == 1, "the check itself can fail"
        tokens.close()  # type: ignore[attr-defined]
        assert_nothing_is_held(engine, memories)


def test_a_request_that_is_aborted_in_mid_prefill_holds_nothing(
    engine: Engine, memories: list[StorageWeakRef], monkeypatch: pytest.MonkeyPatch
) -> None:
    exchange = PartitionRun.exchange

    def abort_at_layer_2(run: PartitionRun, layer: int, *rows: torch.Tensor) -> object:
        if layer == 2:
            run.cancelled.set()
        return exchange(run, layer, *rows)

    monkeypatch.setattr(PartitionRun, "exchange", abort_at_layer_2)
    for budget in budgets_of(engine):
        with pytest.raises(WorkerError, match="aborted"):
            list(engine.generate(QUESTION, NUM_NEW, kv_budget=budget))
        assert_nothing_is_held(engine, memories)


@pytest.mark.parametrize(("preset", "kv_budget"), [("attentionstore", None), ("runahead", None), ("runahead", 0.25)])
def test_a_request_whose_stored_prefix_is_damaged_holds_nothing(
    preset: str, kv_budget: float | None, tiny_model: TinyModel, tmp_path: Path, memories: list[StorageWeakRef]
) -> None:
    config = StoreConfig(directory=str(tmp_path), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    worker = WorkerConfig(model=tiny_model("llama"), preset=preset)
    with Engine(worker, config) as engine:
        list(engine.generate([*PROMPT, 2], stop_token_ids=()))
        store_of(engine)
    (segment,) = (tmp_path / "segments").iterdir()
    with segment.open("r+b") as file:
        for page in range(0, segment.stat().st_size, 4096):
            file.seek(page + 12)
            file.write(b"\x55" * 8)
    with Engine(worker, config) as engine:
        list(engine.generate(QUESTION, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))
        assert store_of(engine).stats().counters.quarantined_chunks > 0
        assert_nothing_is_held(engine, memories)


# -- in a chain --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def model(tiny_model: TinyModel) -> Model:
    return load_model(tiny_model("llama"), "float32")


def run_of(model: Model, position: int) -> PartitionRun:
    """A run of one of two workers that share a prompt of 64 tokens."""
    plans = plan_workers(
        request=7, epoch=EPOCH, token_ids=PROMPT[:64], partition=Partition((0, CUT, 64)), asked=Asked(max_new_tokens=1)
    )
    return PartitionRun(plans[position], model.facts, Baton(), WorkerConfig(model="", handoff_timeout_s=5.0))


def forward(model: Model, run: PartitionRun) -> None:
    with run.waits.in_queue(), run.waits._baton.held(run.waits.turn):
        model.forward(torch.tensor(run.own_tokens), run.cache, logits=1, stored=None)


def end_of(model: Model, run: PartitionRun, error: type[WorkerError]) -> None:
    with pytest.raises(error):
        forward(model, run)
    run.stop()


def test_a_worker_whose_predecessor_stops_holds_nothing(model: Model, memories: list[StorageWeakRef]) -> None:
    here, there = LoopbackLink.pair()
    in_edge = InEdge(here, EPOCH, 5.0)
    in_edge.start()
    there.send(HandoffHeader(epoch=EPOCH, request=7, layer=0, row_start=0, num_rows=0, cancel=True).encode())
    run = run_of(model, 1)
    run.begin(None, in_edge, None)
    end_of(model, run, PredecessorStopped)
    del run
    assert num_held_at_last(memories) == 0
    there.sever()


def test_a_worker_that_has_handed_everything_on_holds_nothing(model: Model, memories: list[StorageWeakRef]) -> None:
    here, _ = LoopbackLink.pair()
    out_edge = OutEdge(here, EPOCH)
    out_edge.start()
    run = run_of(model, 0)
    run.begin(None, None, out_edge)
    forward(model, run)
    run.finish_sending()
    run.stop()
    del run
    assert num_held_at_last(memories) == 0


def test_a_worker_whose_edges_break_holds_nothing(model: Model, memories: list[StorageWeakRef]) -> None:
    for position in (0, 1):
        here, there = LoopbackLink.pair()
        there.sever()
        run = run_of(model, position)
        if position:
            in_edge = InEdge(here, EPOCH, 5.0)
            in_edge.start()
            run.begin(None, in_edge, None)
        else:
            out_edge = OutEdge(here, EPOCH)
            out_edge.start()
            run.begin(None, None, out_edge)
        with pytest.raises(ChainBroken):
            forward(model, run)
            run.finish_sending()
        run.stop()
        del run
        assert num_held_at_last(memories) == 0


def test_a_worker_that_is_aborted_between_its_neighbours_holds_nothing_and_says_so_to_its_successor(
    model: Model, memories: list[StorageWeakRef]
) -> None:
    here, there = LoopbackLink.pair()
    out_edge = OutEdge(here, EPOCH)
    out_edge.start()
    run = run_of(model, 0)
    run.begin(None, None, out_edge)
    run.cancelled.set()
    end_of(model, run, RequestCancelled)
    del run
    header = torch.empty(8, dtype=torch.int64)
    there.receive(header)
    assert HandoffHeader.decode(header).cancel
    out_edge.wait_sent(7, 5.0)
    assert not out_edge._unsent
    assert num_held_at_last(memories) == 0
