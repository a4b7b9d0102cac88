"""A chain of workers with KV in device memory: rows go from device to device, and tokens equal the CPU's."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
import torch
from transformers import PreTrainedModel

from tests.support.cuda import emulated_flash
from tests.support.lagging_device import LaggingDevice, LaggingTransfers
from tests.support.nccl import FakeNccl
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import Device
from workers.errors import FailureKind
from workers.handoff.device_group import DeviceGroup
from workers.handoff.process_group import Group
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec, LinkKind, WorkerConfig
from workers.plan.events import RunDone, RunFailed, TokenComputed, WorkerEvent
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.worker import PrefillWorker

WAIT_S, NUM_NEW = 60.0, 4
CUTS = {2: (0, 112, 203), 3: (0, 80, 144, 203)}
PROMPT = torch.randint(2, TINY_VOCABULARY, (203,), generator=torch.Generator().manual_seed(31)).tolist()


@contextmanager
def chain(model: str, world_size: int, nccl: FakeNccl | None, timeout_s: float) -> Iterator[list[PrefillWorker]]:
    """Workers in their first epoch, each on a device of its own. Without `nccl`, over the link that they choose."""
    config = WorkerConfig(model=model, handoff_timeout_s=timeout_s)
    workers = [PrefillWorker(config, LaggingDevice(seed)) for seed in range(world_size)]
    rendezvous = Rendezvous("127.0.0.1")
    rendezvous.start()
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(world_size) as threads:

        def nccl_group(spec: EpochSpec, device: Device, handoff_timeout_s: float, handoff_link: str) -> Group:
            assert nccl is not None
            return DeviceGroup(spec, device, handoff_timeout_s, "nccl", nccl)

        if nccl is not None:
            patch.setattr("workers.handoff.epoch.group_of", nccl_group)
        for worker in workers:
            worker.start()
        specs = [
            EpochSpec(
                epoch=1,
                rank=rank,
                world_size=world_size,
                rendezvous_host=rendezvous.host,
                rendezvous_port=rendezvous.port,
                bind_host="127.0.0.1",
            )
            for rank in range(world_size)
        ]
        for joining in [threads.submit(worker.join_epoch, spec) for worker, spec in zip(workers, specs, strict=True)]:
            joining.result(WAIT_S)
    yield workers
    for worker in workers:
        worker.close()
    rendezvous.stop()
    assert nccl is None or not nccl.violations


def compute(workers: list[PrefillWorker]) -> list[list[WorkerEvent]]:
    """Run one request down the chain; return each worker's events."""
    plans = plan_workers(
        request=1,
        epoch=1,
        token_ids=PROMPT,
        partition=Partition(CUTS[len(workers)]),
        asked=Asked(max_new_tokens=NUM_NEW),
    )
    with ThreadPoolExecutor(len(workers)) as threads:
        running = [threads.submit(list, worker.compute(plan)) for worker, plan in zip(workers, plans, strict=True)]
        return [each.result(WAIT_S) for each in running]


@pytest.mark.parametrize("link", [LinkKind.NCCL, LinkKind.HOST])
@pytest.mark.parametrize("world_size", list(CUTS))
@pytest.mark.parametrize("architecture", ["llama", "mistral"])
def test_a_chain_between_devices_gives_the_tokens_of_the_stock_model(
    architecture: str,
    world_size: int,
    link: LinkKind,
    monkeypatch: pytest.MonkeyPatch,
    tiny_model: Callable[[str], str],
    stock_model: Callable[[str], PreTrainedModel],
) -> None:
    ids = torch.tensor([PROMPT])
    with torch.inference_mode():
        expected = stock_model(architecture).generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
        )
    monkeypatch.setattr("workers.handoff.host_link.PIECE_BYTES", 5_000)
    nccl = FakeNccl(seed=world_size) if link is LinkKind.NCCL else None
    with emulated_flash(), chain(tiny_model(architecture), world_size, nccl, WAIT_S) as workers:
        events = compute(workers)
        num_layers = workers[0].model.facts.kv.num_layers
    tokens = [event.token_id for event in events[-1] if isinstance(event, TokenComputed)]
    assert tokens == expected[0, len(PROMPT) :].tolist()
    done = [of_worker[-1] for of_worker in events]
    assert [(each.link, each.messages_sent) for each in done if isinstance(each, RunDone)] == [
        *[(link, num_layers)] * (world_size - 1),
        ("", 0),
    ]


def test_rows_are_sent_after_what_computes_them(
    tiny_model: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited_for: list[LaggingTransfers] = []

    class Computed:
        def __init__(self, transfers: LaggingTransfers) -> None:
            self._transfers = transfers

        def wait(self) -> None:
            if threading.current_thread().name.startswith("out-edge"):
                waited_for.append(self._transfers)

        order = wait

        def is_done(self) -> bool:
            return True

    monkeypatch.setattr(LaggingTransfers, "computed", lambda transfers: Computed(transfers))
    with chain(tiny_model("llama"), 3, FakeNccl(), WAIT_S) as workers:
        compute(workers)
        sending = [worker.model.device.transfers for worker in workers[:-1]]
        num_layers = workers[0].model.facts.kv.num_layers
    for transfers in sending:
        assert waited_for.count(transfers) == num_layers


def test_rows_that_never_come_fail_the_request_and_leave_no_worker_waiting(tiny_model: Callable[[str], str]) -> None:
    nccl = FakeNccl()
    with chain(tiny_model("llama"), 2, nccl, 1.0) as workers:
        nccl.edges[0].is_stuck = True
        first, last = compute(workers)
        for events in (first, last):
            (failed,) = events
            assert isinstance(failed, RunFailed)
            assert failed.kind is FailureKind.CHAIN_BROKEN
