"""NCCL on one GPU: how a communicator is made and ended, and that two ranks on one GPU are refused in time."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest
import torch.distributed as dist

from tests.support.loopback_link import LoopbackLink
from tests.support.nccl import differences_at_run_time
from workers.device.cuda import device_of
from workers.errors import ChainBroken
from workers.handoff.device_group import DeviceGroup
from workers.handoff.nccl_link import TORCH_NCCL, NcclLink
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec

WAIT_S = 60.0


def spec(rendezvous: Rendezvous, rank: int, world_size: int) -> EpochSpec:
    return EpochSpec(
        epoch=1,
        rank=rank,
        world_size=world_size,
        rendezvous_host=rendezvous.host,
        rendezvous_port=rendezvous.port,
        bind_host="127.0.0.1",
    )


def names_of_threads() -> set[str]:
    names = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(OSError):  # the process has ended already
            names.add(task.joinpath("comm").read_text().strip())
    return names


def test_torch_has_the_signatures_of_the_stand_in() -> None:
    assert differences_at_run_time(dist.ProcessGroupNCCL, dist.ProcessGroupNCCL.Options) == []


def test_a_communicator_is_made_without_a_watchdog_and_aborted() -> None:
    communicator = TORCH_NCCL.connect(dist.PrefixStore("epoch-1", dist.HashStore()), "edge-0", 0, 2)
    assert not names_of_threads() & {"pt_nccl_watchdg", "pt_nccl_heartbt"}
    assert "TORCH_NCCL_BLOCKING_WAIT" not in os.environ
    aborting = threading.Thread(target=communicator.abort, daemon=True)
    aborting.start()
    aborting.join(WAIT_S)
    assert not aborting.is_alive()


def test_a_group_of_one_rank_is_joined_and_left() -> None:
    rendezvous = Rendezvous("127.0.0.1")
    rendezvous.start()
    group = DeviceGroup(spec(rendezvous, 0, 1), device_of("cuda"), WAIT_S)
    group.join()
    group.leave()
    rendezvous.stop()


@pytest.mark.filterwarnings("ignore:An unbatched P2P op")  # a communicator of two ranks is intended here
def test_two_ranks_on_one_gpu_are_refused_and_hang_neither() -> None:
    rendezvous = Rendezvous("127.0.0.1")  # the test needs only its store
    rendezvous.start()
    store = dist.PrefixStore("epoch-1", dist.HashStore())
    device = device_of("cuda")
    links = [NcclLink(spec(rendezvous, rank, 2), 1 - rank, device, WAIT_S, TORCH_NCCL) for rank in range(2)]
    with ThreadPoolExecutor(2) as threads:
        opening = [
            threads.submit(link.open, store, headers, WAIT_S)
            for link, headers in zip(links, LoopbackLink.pair(), strict=True)
        ]
        for each in opening:
            with pytest.raises(ChainBroken, match="no NCCL connection to rank"):
                each.result()
    rendezvous.stop()
