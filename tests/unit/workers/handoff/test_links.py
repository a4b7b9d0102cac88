"""The contract of `workers/handoff/edges.py::Link`, for links in memory, over gloo, NCCL and the host link."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from unittest import mock

import pytest
import torch

from tests.support.ipv6 import needs_ipv6
from tests.support.lagging_device import LaggingDevice
from tests.support.loopback_link import LoopbackLink
from tests.support.nccl import FakeNccl
from workers.device.device import HOST, Device
from workers.handoff import host_link
from workers.handoff.device_group import DeviceGroup
from workers.handoff.edges import Link
from workers.handoff.process_group import GlooGroup, Group
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec

WAIT_S = 20.0


@dataclass(frozen=True)
class Ends:
    """Both ends of an edge, and where rows are: other messages are in the processor's memory."""

    sender: Link
    receiver: Link
    device: Device = HOST

    def put(self, message: torch.Tensor) -> torch.Tensor:
        """A copy of a message where the link takes it from."""
        return self.device.put(message.clone()) if message.is_floating_point() else message.clone()

    def receive(self, like: torch.Tensor) -> torch.Tensor:
        """Receive a message of this size; return a copy in the processor's memory."""
        place = self.put(like).zero_()
        self.receiver.receive(place)
        return place.cpu()


def joined(make: Callable[[EpochSpec], Group], host: str = "127.0.0.1", device: Device = HOST) -> Iterator[Ends]:
    """Both ends of the edge between two ranks of a group."""
    rendezvous = Rendezvous(host)
    rendezvous.start()
    groups = [
        make(
            EpochSpec(
                epoch=1,
                rank=rank,
                world_size=2,
                rendezvous_host=rendezvous.host,
                rendezvous_port=rendezvous.port,
                bind_host=host,
            )
        )
        for rank in range(2)
    ]
    with ThreadPoolExecutor(2) as threads:
        for joining in [threads.submit(group.join) for group in groups]:
            joining.result(WAIT_S)
    yield Ends(groups[0].link(1), groups[1].link(0), device)
    for group in groups:
        group.leave()
    rendezvous.stop()


def in_memory() -> Iterator[Ends]:
    yield Ends(*LoopbackLink.pair())


def over_gloo() -> Iterator[Ends]:
    yield from joined(GlooGroup)


def over_nccl() -> Iterator[Ends]:
    nccl, device = FakeNccl(seed=4), LaggingDevice()
    yield from joined(lambda spec: DeviceGroup(spec, device, WAIT_S, "nccl", nccl), device=device)
    assert not nccl.violations


def over_host_memory() -> Iterator[Ends]:
    device = LaggingDevice(seed=4)
    with mock.patch.object(host_link, "PIECE_BYTES", 10_000):
        yield from joined(lambda spec: DeviceGroup(spec, device, WAIT_S), device=device)


@pytest.fixture(params=[in_memory, over_gloo, over_nccl, over_host_memory], ids=lambda param: param.__name__)
def ends(request: pytest.FixtureRequest) -> Iterator[Ends]:
    yield from request.param()


def drawn_messages(seed: int, count: int) -> list[torch.Tensor]:
    """Messages like headers, row numbers and rows, of all sizes and dtypes, in random order."""
    generator = torch.Generator().manual_seed(seed)
    messages = []
    for _ in range(count):
        kind, size = (int(torch.randint(1, high, (), generator=generator)) for high in (4, 3000))
        if kind == 1:
            messages.append(torch.randint(-9, 9, (size,), generator=generator))
        else:
            dtype = (torch.float32, torch.float16, torch.bfloat16)[size % 3]
            messages.append(torch.rand(size, 2, 2, 8, generator=generator).to(dtype))
    return messages


def send_all(link: Link, messages: list[torch.Tensor], scrap: bool) -> None:
    """Send messages. `scrap`: overwrite each one after it is sent."""
    for message in messages:
        link.send(message)
        if scrap:
            message.zero_()


def test_messages_of_every_kind_arrive_whole_and_in_order(ends: Ends) -> None:
    messages = drawn_messages(1, 40)
    sent = [ends.put(each) for each in messages]
    sending = threading.Thread(target=send_all, args=(ends.sender, sent, True), daemon=True)
    sending.start()
    for message in messages:
        assert torch.equal(ends.receive(message), message)
    sending.join(WAIT_S)
    assert not sending.is_alive()


@needs_ipv6
def test_ranks_meet_and_talk_on_an_ipv6_address() -> None:
    with contextlib.closing(joined(GlooGroup, "::1")) as ranks:  # type: ignore[type-var]
        ends = next(ranks)
        receiving = torch.empty(3)
        sending = threading.Thread(target=ends.sender.send, args=(torch.tensor([1.0, 2.0, 3.0]),), daemon=True)
        sending.start()
        ends.receiver.receive(receiving)
        sending.join(WAIT_S)
        assert receiving.tolist() == [1.0, 2.0, 3.0]


def test_a_receive_puts_nothing_beside_its_place(ends: Ends) -> None:
    rows = torch.rand(7, 2, 2, 8)
    place = ends.put(torch.full((9, 2, 2, 8), torch.nan))
    sending = threading.Thread(target=send_all, args=(ends.sender, [ends.put(rows)], False), daemon=True)
    sending.start()
    ends.receiver.receive(place[1:8])
    received = place.cpu()
    assert torch.equal(received[1:8], rows)
    assert received[0].isnan().all() and received[8].isnan().all()
    sending.join(WAIT_S)


def test_both_directions_go_on_at_once(ends: Ends) -> None:
    back = Ends(ends.receiver, ends.sender, ends.device)
    rows = [torch.rand(500, 2, 2, 8) for _ in range(2)]
    with ThreadPoolExecutor(4) as threads:
        sending = [threads.submit(end.sender.send, end.put(each)) for end, each in zip((ends, back), rows, strict=True)]
        received = [threads.submit(end.receive, each) for end, each in zip((ends, back), rows, strict=True)]
        for sent, got, each in zip(sending, received, rows, strict=True):
            sent.result(WAIT_S)
            assert torch.equal(got.result(WAIT_S), each)
