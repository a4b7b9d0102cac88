"""The contract of `workers/handoff/edges.py::Link`, for links in memory, over gloo, and with rows over NCCL."""

import contextlib
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch

from tests.support.ipv6 import needs_ipv6
from tests.support.loopback_link import LoopbackLink
from tests.support.nccl import FakeNccl
from workers.handoff.edges import Link
from workers.handoff.nccl_group import NcclGroup
from workers.handoff.process_group import GlooGroup, Group
from workers.handoff.rendezvous import Rendezvous
from workers.plan.config import EpochSpec

WAIT_S = 20.0
Ends = tuple[Link, Link]


def joined(make: Callable[[EpochSpec], Group], host: str = "127.0.0.1") -> Iterator[Ends]:
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
    yield groups[0].link(1), groups[1].link(0)
    for group in groups:
        group.leave()
    rendezvous.stop()


def in_memory() -> Iterator[Ends]:
    yield LoopbackLink.pair()


def over_gloo() -> Iterator[Ends]:
    yield from joined(GlooGroup)


def over_nccl() -> Iterator[Ends]:
    nccl = FakeNccl(seed=4)
    yield from joined(lambda spec: NcclGroup(spec, torch.device("cpu"), WAIT_S, nccl.connect))


@pytest.fixture(params=[in_memory, over_gloo, over_nccl], ids=lambda param: param.__name__)
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
    sender, receiver = ends
    messages = drawn_messages(1, 40)
    sending = threading.Thread(target=send_all, args=(sender, [each.clone() for each in messages], True), daemon=True)
    sending.start()
    for message in messages:
        received = torch.empty_like(message)
        receiver.receive(received)
        assert torch.equal(received, message)
    sending.join(WAIT_S)
    assert not sending.is_alive()


@needs_ipv6
def test_ranks_meet_and_talk_on_an_ipv6_address() -> None:
    with contextlib.closing(joined(GlooGroup, "::1")) as ranks:  # type: ignore[type-var]
        sender, receiver = next(ranks)
        receiving = torch.empty(3)
        sending = threading.Thread(target=sender.send, args=(torch.tensor([1.0, 2.0, 3.0]),), daemon=True)
        sending.start()
        receiver.receive(receiving)
        sending.join(WAIT_S)
        assert receiving.tolist() == [1.0, 2.0, 3.0]


def test_a_receive_puts_nothing_beside_its_place(ends: Ends) -> None:
    sender, receiver = ends
    rows = torch.rand(7, 2, 2, 8)
    place = torch.full((9, 2, 2, 8), torch.nan)
    sending = threading.Thread(target=send_all, args=(sender, [rows], False), daemon=True)
    sending.start()
    receiver.receive(place[1:8])
    assert torch.equal(place[1:8], rows)
    assert place[0].isnan().all() and place[8].isnan().all()
    sending.join(WAIT_S)


def test_both_directions_go_on_at_once(ends: Ends) -> None:
    one, other = ends
    rows = [torch.rand(500, 2, 2, 8) for _ in range(2)]
    received = [torch.empty_like(each) for each in rows]
    with ThreadPoolExecutor(4) as threads:
        calls = [
            threads.submit(one.send, rows[0]),
            threads.submit(other.send, rows[1]),
            threads.submit(other.receive, received[0]),
            threads.submit(one.receive, received[1]),
        ]
        for call in calls:
            call.result(WAIT_S)
    assert all(torch.equal(sent, got) for sent, got in zip(rows, received, strict=True))
