"""The host link: rows go in pieces through little pinned memory, and whatever ends it leaves no copy under way."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
import torch

from tests.support.lagging_device import LaggingDevice, LaggingTensor, LaggingTransfers
from tests.support.loopback_link import LoopbackLink
from workers.device.transfers import Direction, Event
from workers.errors import ChainBroken
from workers.handoff import host_link
from workers.handoff.host_link import NUM_PIECES, HostLink
from workers.plan.config import LinkKind

WAIT_S = 20.0
PIECE_BYTES = 400


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_link, "PIECE_BYTES", PIECE_BYTES)


class Steps(LoopbackLink):
    """A loopback link that notes what it carries."""

    steps: list[str]

    def send(self, tensor: torch.Tensor) -> None:
        self.steps.append(f"send {tensor.nbytes}")
        super().send(tensor)


def noted(device: LaggingDevice, steps: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Note the copies that are submitted and waited for."""
    submit = device.transfers.submit

    def noting(direction: Direction, copies: Callable[[], object], after: Sequence[Event] = ()) -> Event:
        steps.append(f"copy {direction}")
        return submit(direction, copies, after)

    monkeypatch.setattr(device.transfers, "submit", noting)


def links(sender: LaggingDevice, receiver: LaggingDevice) -> tuple[HostLink, HostLink, LoopbackLink]:
    left, right = LoopbackLink.pair()
    return HostLink(left, sender.transfers), HostLink(right, receiver.transfers), left


@pytest.mark.parametrize("num_numbers", [0, 1, 99, 100, 101, 200, 300, 1234])
@pytest.mark.parametrize("eagerness", [0.0, 0.5])
def test_rows_cross_whole_whatever_copies_are_late(num_numbers: int, eagerness: float) -> None:
    devices = [LaggingDevice(seed, eagerness) for seed in (num_numbers, num_numbers + 1)]
    sender, receiver, _ = links(*devices)
    rows = torch.rand(num_numbers)
    source, target = devices[0].put(rows), devices[1].empty((num_numbers,), torch.float32)
    num_waits = LaggingTensor.num_waits
    with ThreadPoolExecutor(1) as threads:
        sending = threads.submit(sender.send, source)
        receiver.receive(target)
        sending.result(WAIT_S)
    assert LaggingTensor.num_waits == num_waits
    assert [each.transfers.num_pending for each in devices] == [0, 0]
    assert torch.equal(target.cpu(), rows)


def test_pinned_memory_is_bounded_and_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    pinned: list[int] = []
    stock = LaggingTransfers.pinned
    monkeypatch.setattr(
        LaggingTransfers, "pinned", lambda transfers, size: pinned.append(size) or stock(transfers, size)
    )
    device = LaggingDevice()
    sender, receiver, _ = links(device, device)
    del pinned[:]  # the device's own
    for num_numbers in (10, 5000, 70):
        sender.send(device.put(torch.rand(num_numbers)))
        receiver.receive(device.empty((num_numbers,), torch.float32))
    assert pinned == [NUM_PIECES * PIECE_BYTES] * 2  # one direction of each


def test_the_next_piece_is_copied_while_a_piece_is_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    device, steps = LaggingDevice(eagerness=0.0), list[str]()
    messages, _ = Steps.pair()
    assert isinstance(messages, Steps)
    messages.steps = steps
    noted(device, steps, monkeypatch)
    HostLink(messages, device.transfers).send(device.put(torch.rand(325)))
    out = f"copy {Direction.OUT}"
    assert steps == [out, out, "send 400", out, "send 400", out, "send 400", "send 100"]


def test_a_link_that_is_abandoned_in_mid_message_stops_at_the_next_piece() -> None:
    device = LaggingDevice()
    _, receiver, left = links(device, device)
    target = device.empty((300,), torch.float32)
    with ThreadPoolExecutor(1) as threads:
        receiving = threads.submit(receiver.receive, target)
        left.send(torch.zeros(PIECE_BYTES, dtype=torch.uint8))
        while left.num_unreceived:
            threading.Event().wait(0.001)
        receiver.abandon("the epoch has ended")
        receiver.abandon("later")
        left.send(torch.zeros(PIECE_BYTES, dtype=torch.uint8))
        with pytest.raises(ChainBroken, match="the epoch has ended"):
            receiving.result(WAIT_S)
    assert device.transfers.num_pending == 0
    assert target.cpu()[200:].isnan().all()
    for call in (receiver.receive, receiver.send):
        with pytest.raises(ChainBroken, match="the epoch has ended"):
            call(target)


def test_a_lost_peer_leaves_no_copy_under_way() -> None:
    devices = LaggingDevice(1, eagerness=0.0), LaggingDevice(2, eagerness=0.0)
    sender, receiver, left = links(*devices)
    with ThreadPoolExecutor(1) as threads:
        receiving = threads.submit(receiver.receive, devices[1].empty((300,), torch.float32))
        left.send(torch.zeros(PIECE_BYTES, dtype=torch.uint8))
        while left.num_unreceived:
            threading.Event().wait(0.001)
        left.sever("gone")
        with pytest.raises(RuntimeError, match="gone"):
            receiving.result(WAIT_S)
    with pytest.raises(RuntimeError, match="gone"):
        sender.send(devices[0].put(torch.rand(300)))
    assert [each.transfers.num_pending for each in devices] == [0, 0]


def test_what_is_in_the_processors_memory_goes_as_it_is() -> None:
    device = LaggingDevice()
    sender, receiver, left = links(device, device)
    assert sender.kind is LinkKind.HOST
    sender.send(torch.arange(200))
    assert left.num_unreceived == 1
    received = torch.zeros(200, dtype=torch.int64)
    receiver.receive(received)
    assert received.tolist() == list(range(200))
