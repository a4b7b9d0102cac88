"""The stand-in for NCCL refuses what NCCL refuses, and its methods have torch's signatures."""

import ast
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import torch
import torch.distributed as dist

from tests.support import nccl as stand_in
from tests.support.lagging_device import LaggingDevice
from tests.support.nccl import OF_OURS, SIGNATURES, FakeCommunicator, FakeNccl, differences_at_run_time
from workers.handoff.nccl_link import OnStream

DEVICE = LaggingDevice()


class Pair:
    """Both ranks' ends of an edge, each with a stream of its own."""

    def __init__(self) -> None:
        self.nccl = FakeNccl()
        self.streams: list[OnStream] = [self.nccl.new_stream(DEVICE) for _ in range(2)]
        store = dist.PrefixStore("epoch-1", dist.HashStore())
        with ThreadPoolExecutor(2) as threads:
            ends = [threads.submit(self.nccl.connect, store, "edge-0", rank) for rank in range(2)]
            self.ends: list[FakeCommunicator] = [each.result() for each in ends]

    def begin(self, rank: int, tensor: torch.Tensor, stream: int | None = None) -> Any:
        end = self.ends[rank]
        with self.streams[rank if stream is None else stream]():
            return (end.recv if rank else end.send)([tensor], 1 - rank, 0)


def rows(number: float = 0.0) -> torch.Tensor:
    return DEVICE.put(torch.full((4,), number))


def test_a_transfer_ends_late_and_at_both_ranks_in_an_order_of_its_own() -> None:
    pair, orders, most_polls = Pair(), set(), 0
    for number in range(40):
        received = rows()
        works = {"send": pair.begin(0, rows(float(number))), "receive": pair.begin(1, received)}
        assert received.cpu().isnan().all()
        ended: list[str] = []
        for poll in range(1000):
            ended += [name for name, work in works.items() if name not in ended and work.is_completed()]
            if len(ended) == 2:
                most_polls = max(most_polls, poll)
                break
        orders.add(tuple(ended))
        assert (received.cpu() == number).all()
    assert len(orders) == 2 and most_polls > 3
    assert not pair.nccl.violations


def a_host_tensor(pair: Pair) -> None:
    pair.begin(0, torch.zeros(4))


def the_default_stream(pair: Pair) -> None:
    pair.ends[0].send([rows()], 1, 0)


def the_other_links_stream(pair: Pair) -> None:
    pair.begin(1, rows())
    pair.begin(0, rows(), stream=1)


def another_stream_than_before(pair: Pair) -> None:
    pair.begin(0, rows())
    with pair.nccl.new_stream(DEVICE)():
        pair.ends[0].send([rows()], 1, 0)


def a_wait_before_the_end(pair: Pair) -> None:
    work = pair.begin(0, rows())
    with pair.streams[0]():
        work.wait()


def a_view_with_gaps(pair: Pair) -> None:
    pair.begin(0, DEVICE.put(torch.zeros(4, 4))[:, 0])


@pytest.mark.parametrize(
    "refused",
    [
        a_host_tensor,
        the_default_stream,
        the_other_links_stream,
        another_stream_than_before,
        a_wait_before_the_end,
        a_view_with_gaps,
    ],
)
def test_the_stand_in_refuses(refused: Callable[[Pair], None]) -> None:
    pair = Pair()
    with pytest.raises(RuntimeError):
        refused(pair)
    assert len(pair.nccl.violations) == 1


def stubs() -> dict[str, ast.ClassDef]:
    """Classes of torch's stub of its process groups, by their dotted names."""
    path = Path(torch.__file__).parent / "_C/_distributed_c10d.pyi"
    found: dict[str, ast.ClassDef] = {}

    def walk(node: ast.Module | ast.ClassDef, prefix: str) -> None:
        for each in node.body:
            if isinstance(each, ast.ClassDef):
                found[prefix + each.name] = each
                walk(each, f"{prefix}{each.name}.")

    walk(ast.parse(path.read_text()), "")
    return found


@pytest.mark.parametrize(("owner", "method"), SIGNATURES)
def test_the_stub_of_torch_has_the_signature(owner: str, method: str) -> None:
    of_class = [each for each in stubs()[owner].body if isinstance(each, ast.FunctionDef) and each.name == method]
    assert SIGNATURES[owner, method] in [tuple(each.arg for each in one.args.args[1:]) for one in of_class]


@pytest.mark.parametrize(("owner", "method"), OF_OURS)
def test_the_stand_in_takes_what_torch_takes(owner: str, method: str) -> None:
    interface, fake = OF_OURS[owner, method]
    ours = stand_in.parameters_of_ours(interface)
    assert stand_in.parameters_of_ours(fake) == ours
    most = len(SIGNATURES[owner, method])
    assert len(ours) == (0 if method == "wait" else most)  # a wait without a timeout: torch has a default


def test_methods_of_the_running_torch_have_the_signatures() -> None:
    """gloo's group stands in for NCCL's: both inherit their methods, and bind their constructors alike."""
    assert differences_at_run_time(dist.ProcessGroupGloo) == []


def test_a_method_that_takes_something_else_is_named() -> None:
    class Older:
        def send(self) -> None:
            """send(self: Older, tensors: list[torch.Tensor], dstRank: int) -> c10d::Work"""

    found = differences_at_run_time(Older)
    assert [each.split(" takes")[0] for each in found] == [
        "ProcessGroupNCCL.__init__",
        "ProcessGroupNCCL.abort",
        "ProcessGroup.send",
        "ProcessGroup.recv",
        "ProcessGroup.allreduce",
    ]
