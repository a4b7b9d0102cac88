"""Workers of several shards, each with a device of its own: sums go over NCCL, or through the host, and tokens are
those of the whole model.
"""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import torch
import transformers
from transformers import AutoModelForCausalLM

from kvstore import KVStore, Placement, StoreClient, StoreConfig
from tests.support.cuda import emulated_flash
from tests.support.lagging_device import LaggingDevice, LaggingTransfers
from tests.support.nccl import FakeNccl
from tests.support.tiny_models import _GATED, TINY_VOCABULARY, tiny_config
from workers.device.device import Device
from workers.errors import ChainBroken, FailureKind
from workers.handoff.device_group import DeviceGroup
from workers.handoff.process_group import Group
from workers.handoff.rendezvous import Rendezvous
from workers.handoff.shard_group import ShardGroup
from workers.model.stock_model import random_model
from workers.plan.config import EpochSpec, Shard, WorkerConfig
from workers.plan.events import RunDone, RunFailed, TokenComputed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, SelectionPlan, plan_workers
from workers.presets.registry import preset_of
from workers.worker import PrefillWorker

WAIT_S, NUM_NEW = 60.0, 4
PROMPT = torch.randint(2, TINY_VOCABULARY, (203,), generator=torch.Generator().manual_seed(31)).tolist()
CUT, NUM_STORED = 112, 64


@pytest.fixture(scope="module")
def model_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Directory of a model that two shards, or four, can divide."""
    root = tmp_path_factory.mktemp("shards")

    def directory(architecture: str) -> str:
        path = root / architecture
        if not path.exists():
            heads = {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 16}
            four = transformers.LlamaConfig(**_GATED | heads)
            random_model(four if architecture == "llama of 4 KV heads" else tiny_config(architecture), str(path))
        return str(path)

    return directory


def tokens_of_stock(directory: str) -> list[int]:
    network, ids = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32).eval(), torch.tensor([PROMPT])
    with torch.inference_mode():
        out = network.generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
        )
    return out[0, len(PROMPT) :].tolist()


class Chain:
    """Two workers of several shards, each shard on a lagging device, in their first epoch."""

    def __init__(self, workers: list[PrefillWorker], num_shards: int) -> None:
        self.workers, self.num_shards = workers, num_shards
        self._requests = 0

    def compute(
        self,
        cuts: tuple[int, ...],
        placements: list[Placement] | None = None,
        selection: SelectionPlan | None = None,
        token_ids: list[int] = PROMPT,
    ) -> list[list[WorkerEvent]]:
        """Events of each shard. With one slice, the shards of the last worker compute it."""
        self._requests += 1
        of_shards = [
            plan_workers(
                request=self._requests,
                epoch=1,
                token_ids=token_ids,
                partition=Partition(cuts),
                placements=[placements[shard] if placements else None],
                asked=Asked(max_new_tokens=NUM_NEW),
                selection=selection,
            )
            for shard in range(self.num_shards)
        ]
        plans = [plan for of_worker in zip(*of_shards, strict=True) for plan in of_worker]
        workers = self.workers[-len(plans) :]
        with ThreadPoolExecutor(len(workers)) as threads:
            running = [threads.submit(list, worker.compute(plan)) for worker, plan in zip(workers, plans, strict=True)]
            return [each.result(WAIT_S) for each in running]

    def tokens(self, events: list[list[WorkerEvent]]) -> list[int]:
        """Tokens of the last worker's first shard. All shards must have done their parts."""
        assert all(isinstance(each[-1], RunDone) for each in events), [each[-1] for each in events]
        return [event.token_id for event in events[-self.num_shards] if isinstance(event, TokenComputed)]


@contextmanager
def chain(model: str, num_shards: int, nccl: FakeNccl | None, timeout_s: float = WAIT_S) -> Iterator[Chain]:
    """`nccl`: None where NCCL cannot join the devices."""
    ranks, rendezvous = range(2 * num_shards), Rendezvous("127.0.0.1")
    rendezvous.start()
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(len(ranks)) as threads:

        def nccl_group(spec: EpochSpec, device: Device, timeout_s: float, handoff_link: str) -> Group:
            assert nccl is not None
            return DeviceGroup(spec, device, timeout_s, "nccl", nccl)

        def nccl_shards(spec: EpochSpec, device: Device, timeout_s: float, handoff_link: str) -> ShardGroup:
            assert nccl is not None
            return ShardGroup(spec, device, timeout_s, "nccl", nccl)

        if nccl is not None:
            patch.setattr("workers.handoff.epoch.group_of", nccl_group)
            patch.setattr("workers.handoff.epoch.shard_group_of", nccl_shards)
        workers = [
            PrefillWorker(
                WorkerConfig(model=model, handoff_timeout_s=timeout_s, shard=Shard(rank % num_shards, num_shards)),
                LaggingDevice(rank),
            )
            for rank in ranks
        ]
        for worker in workers:
            worker.start()
        specs = [
            EpochSpec(
                epoch=1,
                rank=rank,
                world_size=len(ranks),
                rendezvous_host=rendezvous.host,
                rendezvous_port=rendezvous.port,
                bind_host="127.0.0.1",
                num_shards=num_shards,
            )
            for rank in ranks
        ]
        for joining in [threads.submit(worker.join_epoch, spec) for worker, spec in zip(workers, specs, strict=True)]:
            joining.result(WAIT_S)
    try:
        yield Chain(workers, num_shards)
    finally:
        for worker in workers:
            worker.close()
        rendezvous.stop()
    assert nccl is None or not nccl.violations


@pytest.mark.parametrize("over_nccl", [True, False], ids=["nccl", "host"])
@pytest.mark.parametrize(
    ("architecture", "num_shards"),
    [("llama", 2), ("gemma3", 2), ("llama of 4 KV heads", 2), ("llama of 4 KV heads", 4)],
)
def test_shards_on_devices_give_the_tokens_of_the_whole_model(
    architecture: str, num_shards: int, over_nccl: bool, model_of: Callable[[str], str]
) -> None:
    model = model_of(architecture)
    with emulated_flash(), chain(model, num_shards, FakeNccl(num_shards) if over_nccl else None) as workers:
        for cuts in ((0, CUT, len(PROMPT)), (0, len(PROMPT))):
            assert workers.tokens(workers.compute(cuts)) == tokens_of_stock(model)


@contextmanager
def stores_of(
    workers: list[PrefillWorker], num_shards: int, preset: str, codec: str, at: Path
) -> Iterator[list[KVStore]]:
    """A store for each shard, which the shards with its number in all workers use."""
    stores = list[KVStore]()
    for shard, worker in enumerate(workers[:num_shards]):
        at_shard, facts = str(at / f"{preset}-{codec}-{shard}"), worker.model.facts
        config = StoreConfig(directory=at_shard, disk_bytes=2**28, host_bytes=2**24, io_threads=2, row_codec=codec)
        config = preset_of(preset).with_layout(config, facts)
        stores.append(KVStore(config, facts.store_identity(config)))
        stores[-1].open()
    for rank, worker in enumerate(workers):
        worker.open_store(StoreClient.remote(stores[rank % num_shards].serve()))
    yield stores
    for store in stores:
        store.close()


@contextmanager
def placed(stores: list[KVStore], token_ids: list[int], *, save: bool = False) -> Iterator[list[Placement]]:
    placements = [store.acquire(token_ids, save=save) for store in stores]
    yield placements
    for store, each in zip(stores, placements, strict=True):
        store.settle(each.placement_id)


@pytest.mark.parametrize("over_nccl", [True, False], ids=["nccl", "host"])
@pytest.mark.parametrize(
    ("preset", "codec", "budget"),
    [
        ("attentionstore", "", None),
        ("runahead", "", 1.0),
        ("runahead", "", 0.5),
        ("runahead", "rotated-8", 1.0),
    ],
)
def test_shards_on_devices_read_stored_rows_of_their_own_heads(
    preset: str, codec: str, budget: float | None, over_nccl: bool, model_of: Callable[[str], str], tmp_path: Path
) -> None:
    model = model_of("llama")
    expected = tokens_of_stock(model)
    with emulated_flash(), chain(model, 2, FakeNccl(3) if over_nccl else None) as workers:
        stores_in = stores_of(workers.workers, 2, preset, codec, tmp_path)
        with stores_in as stores:
            with placed(stores, PROMPT[:NUM_STORED], save=True) as placements:
                workers.tokens(workers.compute((0, NUM_STORED), placements, token_ids=PROMPT[:NUM_STORED]))
            assert all(store.drain(WAIT_S) for store in stores)
            facts = workers.workers[0].model.facts
            selection = preset_of(preset).select(NUM_STORED, budget, facts) if budget is not None else None
            for cuts in ((NUM_STORED, len(PROMPT)), (NUM_STORED, CUT, len(PROMPT))):
                with placed(stores, PROMPT) as placements:
                    assert [each.num_stored_tokens for each in placements] == [NUM_STORED] * 2
                    events = workers.compute(cuts, placements, selection)
                tokens, read = workers.tokens(events), [each[-1].bytes_from_host for each in events]
                assert min(read) > 0 and len(set(read)) == 1, "each shard reads as much of its own heads"
                assert len(tokens) == NUM_NEW
                if not codec and budget != 0.5:
                    assert tokens == expected


@pytest.mark.parametrize("over_nccl", [True, False], ids=["nccl", "host"])
def test_a_sum_comes_after_what_computes_its_parts(
    over_nccl: bool, model_of: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited = list[str]()

    class Computed:
        def wait(self) -> None:
            waited.append(threading.current_thread().name)

        order = wait

        def is_done(self) -> bool:
            return True

    monkeypatch.setattr(LaggingTransfers, "computed", lambda transfers: Computed())
    with emulated_flash(), chain(model_of("llama"), 2, FakeNccl() if over_nccl else None) as workers:
        before = len(waited)
        assert before >= 8 or not over_nccl, "the first transfer of each communicator follows its input as well"
        workers.tokens(workers.compute((0, len(PROMPT))))
    num_passes, num_layers = NUM_NEW, 4
    assert len(waited) - before >= 2 * 2 * num_layers * num_passes, "two sums a layer, in two shards"


def test_a_sum_that_never_ends_fails_the_request_in_all_shards(model_of: Callable[[str], str]) -> None:
    nccl = FakeNccl()
    with emulated_flash(), chain(model_of("llama"), 2, nccl, timeout_s=1.0) as workers:
        for edge in nccl.edges:
            edge.is_stuck = edge.name.startswith("shards")
        for events in workers.compute((0, len(PROMPT))):
            assert isinstance(events[-1], RunFailed)
            assert events[-1].kind is FailureKind.CHAIN_BROKEN


def test_a_sum_that_fails_late_gives_no_token(model_of: Callable[[str], str]) -> None:
    nccl = FakeNccl()
    with emulated_flash(), chain(model_of("llama"), 2, nccl) as workers:
        for edge in nccl.edges:
            edge.failure = "remote error" if edge.name.startswith("shards") else None
        for events in workers.compute((0, len(PROMPT))):
            (failed,) = events
            assert isinstance(failed, RunFailed)
            assert failed.kind is FailureKind.CHAIN_BROKEN


def test_shards_that_do_not_join_over_nccl_break_the_chain(model_of: Callable[[str], str]) -> None:
    nccl = FakeNccl()
    nccl.failing["shards-1"] = "unhandled system error"
    with (
        pytest.raises(ChainBroken, match=r"a shard of worker 1.*unhandled system error"),
        chain(model_of("llama"), 2, nccl),
    ):
        pass
    deadline_s = time.monotonic() + WAIT_S
    while not {"edge-0", "edge-1"} <= set(nccl.aborted):  # each by a thread of its own
        assert time.monotonic() < deadline_s, "the ranks that failed have left the edges that they had joined"
        time.sleep(0.01)
