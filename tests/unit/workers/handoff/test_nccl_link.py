"""Groups whose rows travel over NCCL, over a stand-in for it: their promises, and their behaviour when NCCL fails."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
import torch
import torch.distributed as dist

from cluster.ray_runtime import workers
from kvstore import KVShape
from tests.support.lagging_device import LaggingDevice
from tests.support.nccl import FakeNccl
from workers.device.device import HOST
from workers.device.kv_buffer import KVBuffer
from workers.errors import ChainBroken
from workers.handoff import nccl_link
from workers.handoff.device_group import DeviceGroup
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.epoch import group_of
from workers.handoff.inbox import Inbox
from workers.handoff.nccl_link import NcclLink
from workers.handoff.process_group import GlooGroup
from workers.handoff.rendezvous import JoinTime, Rendezvous, meet
from workers.plan.config import EpochSpec

SOON_S, WAIT_S = 1.0, 20.0
NUM_LAYERS, ROW_START, NUM_ROWS = 3, 2, 5
SHAPE = KVShape(num_layers=NUM_LAYERS, num_kv_heads=2, head_dim=8, dtype="float32")


@pytest.fixture
def rendezvous() -> Iterator[Rendezvous]:
    rendezvous = Rendezvous("127.0.0.1")
    rendezvous.start()
    yield rendezvous
    rendezvous.stop()


@pytest.fixture
def nccl() -> Iterator[FakeNccl]:
    nccl = FakeNccl()
    yield nccl
    nccl.abort_returns.set()
    assert not nccl.violations


def spec(rendezvous: Rendezvous, rank: int, world_size: int, epoch: int = 1) -> EpochSpec:
    return EpochSpec(
        epoch=epoch,
        rank=rank,
        world_size=world_size,
        rendezvous_host=rendezvous.host,
        rendezvous_port=rendezvous.port,
        bind_host="127.0.0.1",
    )


def group_over(nccl: Any, spec: EpochSpec, timeout_s: float = SOON_S) -> DeviceGroup:
    return DeviceGroup(spec, LaggingDevice(spec.rank), timeout_s, "nccl", nccl)


@contextmanager
def chain(
    rendezvous: Rendezvous, nccl: FakeNccl, world_size: int, epoch: int = 1, timeout_s: float = WAIT_S
) -> Iterator[list[DeviceGroup]]:
    groups = [
        group_over(nccl, spec(rendezvous, rank, world_size, epoch), timeout_s=timeout_s) for rank in range(world_size)
    ]
    with ThreadPoolExecutor(world_size) as threads:
        for joining in [threads.submit(group.join) for group in groups]:
            joining.result(WAIT_S)
    try:
        yield groups
    finally:
        for group in groups:
            group.leave()


def beside(call: Callable[..., None], *arguments: Any) -> "Future[None]":
    """Call on a thread that need not be waited for."""
    future: Future[None] = Future()

    def run() -> None:
        try:
            future.set_result(call(*arguments))
        except Exception as error:  # noqa: BLE001
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


def device_rows() -> torch.Tensor:
    return LaggingDevice().put(torch.rand(4))


class Handoff:
    """Two neighbours with edges over their links, and one request between them."""

    def __init__(self, sender: DeviceGroup, receiver: DeviceGroup) -> None:
        self.out_edge = OutEdge(sender.link(receiver.spec.rank), sender.spec.epoch)
        self.in_edge = InEdge(receiver.link(sender.spec.rank), receiver.spec.epoch, WAIT_S)
        self.out_edge.start()
        self.in_edge.start()
        self.sent, self.received = (KVBuffer(SHAPE, 12, device=LaggingDevice()) for _ in range(2))
        self.sent.rows_LC2KD.copy_(torch.rand(self.sent.rows_LC2KD.shape))
        self.received.rows_LC2KD.fill_(torch.nan)
        end = ROW_START + NUM_ROWS
        self.inbox = Inbox(1, NUM_LAYERS, ROW_START, NUM_ROWS, lambda layer: self.received.rows(layer, ROW_START, end))

    def rows(self, kv: KVBuffer, layer: int) -> torch.Tensor:
        return kv.rows(layer, ROW_START, ROW_START + NUM_ROWS)

    def send(self, layer: int, after: Any = None) -> None:
        self.out_edge.send(1, layer, ROW_START, self.rows(self.sent, layer), None, after)

    def assert_received(self, layer: int) -> None:
        self.inbox.wait(layer, WAIT_S)
        assert torch.equal(self.rows(self.received, layer), self.rows(self.sent, layer))

    def close(self) -> None:
        self.out_edge.close()
        self.in_edge.close()


@contextmanager
def handoff(sender: DeviceGroup, receiver: DeviceGroup) -> Iterator[Handoff]:
    handoff = Handoff(sender, receiver)
    yield handoff
    handoff.close()


@pytest.mark.parametrize("world_size", [2, 3, 6])
def test_rows_go_down_the_whole_chain(world_size: int, rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, world_size) as groups:
        for sender, receiver in pairwise(groups):
            with handoff(sender, receiver) as pair:
                pair.in_edge.expect(pair.inbox)
                for layer in range(NUM_LAYERS):
                    pair.send(layer)
                    if layer == 0:
                        pair.out_edge.hint(1, NUM_LAYERS - 1, torch.tensor([1, 0]))
                for layer in range(NUM_LAYERS):
                    pair.assert_received(layer)
                hint = pair.inbox.next_hint()
                assert hint is not None and hint[1].tolist() == [1, 0]
                pair.out_edge.wait_sent(1, WAIT_S)


def test_what_was_sent_may_change_when_it_has_left_and_not_before(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, 2) as groups, handoff(*groups) as pair:
        sent = pair.sent.rows_LC2KD.clone()
        pair.in_edge.expect(pair.inbox)
        pair.send(0)
        pair.out_edge.wait_sent(1, WAIT_S)
        pair.sent.rows_LC2KD.fill_(torch.nan)
        pair.inbox.wait(0, WAIT_S)
        assert torch.equal(pair.rows(pair.received, 0), sent[0, ROW_START : ROW_START + NUM_ROWS])


def test_rows_that_a_device_still_computes_are_sent_when_they_are_there(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    class Computed:
        """An event of rows whose values appear only when a thread waits for it."""

        def __init__(self, rows: torch.Tensor) -> None:
            self.rows = rows

        def wait(self) -> None:
            time.sleep(0.01)
            self.rows.fill_(3.0)

    with chain(rendezvous, nccl, 2) as groups, handoff(*groups) as pair:
        pair.rows(pair.sent, 0).fill_(torch.nan)
        pair.in_edge.expect(pair.inbox)
        pair.send(0, Computed(pair.rows(pair.sent, 0)))
        pair.assert_received(0)
        assert (pair.rows(pair.received, 0) == 3.0).all()


def test_a_sender_that_stops_early_leaves_both_sides_in_step(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, 2) as groups, handoff(*groups) as pair:
        pair.in_edge.expect(pair.inbox)
        pair.send(0)
        pair.out_edge.cancel(1)
        pair.assert_received(0)
        with pytest.raises(Exception, match="stopped request 1"):
            pair.inbox.wait(1, WAIT_S)
        again = Inbox(2, 1, ROW_START, NUM_ROWS, lambda layer: pair.rows(pair.received, 2))
        pair.in_edge.expect(again)
        pair.out_edge.send(2, 0, ROW_START, pair.rows(pair.sent, 2))
        again.wait(0, WAIT_S)
        assert torch.equal(pair.rows(pair.received, 2), pair.rows(pair.sent, 2))


def test_every_edge_is_warmed_up_before_a_group_is_joined(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    nccl.failing["edge-1"] = "unhandled system error"
    groups = [group_over(nccl, spec(rendezvous, rank, 3)) for rank in range(3)]
    joins = [beside(group.join) for group in groups]
    assert joins[0].result(WAIT_S) is None
    for joining in joins[1:]:
        with pytest.raises(ChainBroken, match=r"no NCCL connection to rank .*unhandled system error"):
            joining.result(WAIT_S)
    for group in groups:
        group.leave()


def test_whatever_goes_wrong_while_an_edge_is_made_is_told(rendezvous: Rendezvous) -> None:
    class Unforeseen(Exception):
        pass

    class OldNccl(FakeNccl):
        def connect(self, store: dist.PrefixStore, name: str, rank: int, num_ranks: int) -> Any:
            raise Unforeseen("a driver that is too old")

    for joining in [beside(group_over(OldNccl(), spec(rendezvous, rank, 2)).join) for rank in range(2)]:
        with pytest.raises(ChainBroken, match="a driver that is too old"):
            joining.result(WAIT_S)


def test_a_rank_that_does_not_come_is_not_waited_for_long(rendezvous: Rendezvous) -> None:
    came = threading.Event()

    class SlowNccl(FakeNccl):
        def connect(self, store: dist.PrefixStore, name: str, rank: int, num_ranks: int) -> Any:
            came.wait()  # NCCL's initialisation, with a peer that is stopped in it
            return super().connect(store, name, rank, num_ranks)

    nccl = SlowNccl()
    late = [group_over(nccl, spec(rendezvous, rank, 2)) for rank in range(2)]
    for joining in [beside(group.join, JoinTime(3 * SOON_S)) for group in late]:
        with pytest.raises(ChainBroken, match="did not join over NCCL within"):
            joining.result(WAIT_S)
    came.set()  # the peers come after all, and their communicators are dropped
    assert_aborted_by_both(nccl, "edge-0")
    assert nccl.aborted == ["edge-0", "edge-0"]


def test_all_steps_of_joining_share_one_minute_which_is_less_than_the_call_waits(
    rendezvous: Rendezvous, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s, allowed_s = 0.0, []

    def takes_25_s(left_s: float) -> None:
        nonlocal now_s
        allowed_s.append(left_s)
        now_s += 25.0

    monkeypatch.setattr(GlooGroup, "join", lambda group, allowed: takes_25_s(allowed.left_s))
    monkeypatch.setattr(GlooGroup, "link", lambda group, peer: None)
    monkeypatch.setattr(NcclLink, "open", lambda link, store, headers, left_s: takes_25_s(left_s))
    group = group_over(FakeNccl(), spec(rendezvous, 1, 3))
    for peer in (0, 2):
        meet(group.spec, JoinTime()).set(f"place-{peer}", group._place.encode())
    group.join(JoinTime(clock=lambda: now_s))
    assert allowed_s == [60.0, 35.0, 10.0], "gloo, then the edge to each neighbour"
    assert JoinTime(1.0, clock=iter([0.0, 5.0]).__next__).left_s > 0, "gloo takes 0 for no timeout"
    assert workers._JOIN_TIMEOUT_S >= 60.0 + 20.0, "the call brings the worker's own error"


def test_a_neighbour_that_does_not_say_its_place_is_waited_for_as_long_as_is_left(
    rendezvous: Rendezvous, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = 0.0

    def takes_59_s(link: NcclLink, *_: Any) -> None:
        nonlocal now_s
        now_s += 59.0

    monkeypatch.setattr(GlooGroup, "join", lambda group, allowed: None)
    monkeypatch.setattr(GlooGroup, "link", lambda group, peer: None)
    monkeypatch.setattr(NcclLink, "open", takes_59_s)
    group = group_over(FakeNccl(), spec(rendezvous, 1, 3))
    meet(group.spec, JoinTime()).set("place-0", group._place.encode())
    with pytest.raises(ChainBroken, match="could not join"):
        beside(group.join, JoinTime(clock=lambda: now_s)).result(WAIT_S)


def assert_aborted_by_both(nccl: FakeNccl, edge: str) -> None:
    """Wait until both ranks have aborted the edge; each aborts on a thread of its own."""
    deadline = time.monotonic() + WAIT_S
    while nccl.aborted.count(edge) < 2:
        assert time.monotonic() < deadline, nccl.aborted
        time.sleep(0.001)


@pytest.fixture
def stuck_pair(rendezvous: Rendezvous, nccl: FakeNccl) -> Iterator[tuple[list[DeviceGroup], Handoff]]:
    """Three ranks; the edge between the first two transfers nothing any more."""
    with chain(rendezvous, nccl, 3, timeout_s=SOON_S) as groups, handoff(groups[0], groups[1]) as pair:
        next(edge for edge in nccl.edges if edge.name == "edge-0").is_stuck = True
        yield groups, pair


def test_rows_that_never_arrive_break_the_edge_on_both_sides_within_the_time_limit(stuck_pair, nccl: FakeNccl) -> None:
    _, pair = stuck_pair
    pair.in_edge.expect(pair.inbox)
    pair.send(0)
    with pytest.raises(ChainBroken, match="is late"):
        pair.out_edge.wait_sent(1, WAIT_S)
    with pytest.raises(ChainBroken, match="is late"):
        pair.inbox.wait(0, WAIT_S)
    with pytest.raises(ChainBroken, match="is late"):
        pair.send(1)
    assert_aborted_by_both(nccl, "edge-0")
    assert nccl.aborted == ["edge-0", "edge-0"]


def test_an_edge_that_is_broken_takes_no_other_along(stuck_pair, nccl: FakeNccl) -> None:
    groups, pair = stuck_pair
    pair.in_edge.expect(pair.inbox)
    pair.send(0)
    with pytest.raises(ChainBroken, match="is late"):
        pair.out_edge.wait_sent(1, WAIT_S)
    with handoff(groups[1], groups[2]) as other:
        other.in_edge.expect(other.inbox)
        other.send(0)
        other.assert_received(0)


def test_a_rank_that_leaves_ends_what_is_under_way_and_garbage_is_not_taken_for_rows(
    stuck_pair, nccl: FakeNccl
) -> None:
    groups, _ = stuck_pair
    receiving = beside(groups[1].link(0).receive, device_rows())
    time.sleep(SOON_S / 10)
    groups[1].leave()
    with pytest.raises(ChainBroken, match="the epoch has ended"):
        receiving.result(WAIT_S)
    with pytest.raises(ChainBroken, match="the epoch has ended"):
        groups[1].link(0).receive(torch.zeros(4))


def test_an_abort_that_does_not_return_hangs_no_rank(stuck_pair, rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    groups, pair = stuck_pair
    nccl.abort_returns.clear()
    pair.in_edge.expect(pair.inbox)
    pair.send(0)
    with pytest.raises(ChainBroken, match="is late"):
        pair.out_edge.wait_sent(1, WAIT_S)
    for group in groups:
        group.leave()
    with chain(rendezvous, nccl, 2, epoch=2) as survivors, handoff(*survivors) as again:
        again.in_edge.expect(again.inbox)
        again.send(0)
        again.assert_received(0)
    assert_aborted_by_both(nccl, "edge-0")


def test_a_transfer_that_fails_breaks_the_edge_with_its_reason(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, 2) as groups, handoff(*groups) as pair:
        (edge,) = nccl.edges
        edge.failure = "remote process has terminated"
        pair.in_edge.expect(pair.inbox)
        pair.send(0)
        for wait in (lambda: pair.out_edge.wait_sent(1, WAIT_S), lambda: pair.inbox.wait(0, WAIT_S)):
            with pytest.raises(ChainBroken, match="is gone: remote process has terminated"):
                wait()


def test_a_failure_that_the_sender_learns_late_breaks_its_edge_at_the_next_send(
    rendezvous: Rendezvous, nccl: FakeNccl
) -> None:
    with chain(rendezvous, nccl, 2) as groups:
        (edge,) = nccl.edges
        edge.failure, edge.sender_notices = "remote process has terminated", False
        sender, rows, place = groups[0].link(1), device_rows(), device_rows()
        receiving = beside(groups[1].link(0).receive, place)
        sender.send(rows)
        with pytest.raises(ChainBroken, match="is gone: remote process has terminated"):
            receiving.result(WAIT_S)
        assert place.cpu().isnan().all()
        with pytest.raises(ChainBroken, match="is gone: remote process has terminated"):
            sender.send(rows)


def test_a_call_into_nccl_that_blocks_ends_with_the_epoch(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, 2) as groups:
        nccl.edges[0].begins.clear()
        sending = beside(groups[0].link(1).send, device_rows())
        with pytest.raises(TimeoutError):
            sending.result(SOON_S / 10)
        groups[0].leave()
        with pytest.raises(ChainBroken, match="the epoch has ended"):
            sending.result(WAIT_S)


def test_epochs_follow_each_other_under_names_of_their_own(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    for epoch in (1, 2, 3):
        with chain(rendezvous, nccl, 2, epoch) as groups, handoff(*groups) as pair:
            pair.in_edge.expect(pair.inbox)
            pair.send(0)
            pair.assert_received(0)
    assert len(nccl.edges) == 3


def test_a_group_of_one_rank_has_no_edges(rendezvous: Rendezvous, nccl: FakeNccl) -> None:
    with chain(rendezvous, nccl, 1):
        pass
    assert not nccl.edges and not nccl.aborted


def test_rows_in_the_processors_memory_go_over_gloo(rendezvous: Rendezvous) -> None:
    assert isinstance(group_of(spec(rendezvous, 0, 2), HOST, 1.0), GlooGroup)
    assert isinstance(group_of(spec(rendezvous, 0, 1), LaggingDevice(), 1.0), GlooGroup)


@pytest.mark.parametrize("before", [None, "0"])
def test_nccl_groups_are_made_without_a_watchdog(
    before: str | None, rendezvous: Rendezvous, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str | None, int, int, bool]] = []

    class Options:
        def __init__(self, is_high_priority_stream: bool = False) -> None:
            self.is_high_priority_stream = is_high_priority_stream

    class Nccl:
        def __init__(self, store: dist.PrefixStore, rank: int, size: int, options: Any) -> None:
            made.append((os.environ.get("TORCH_NCCL_BLOCKING_WAIT"), rank, size, options.is_high_priority_stream))

    Nccl.Options = Options  # type: ignore[attr-defined]
    monkeypatch.setattr(dist, "ProcessGroupNCCL", Nccl, raising=False)
    monkeypatch.delenv("TORCH_NCCL_BLOCKING_WAIT", raising=False)
    if before is not None:
        monkeypatch.setenv("TORCH_NCCL_BLOCKING_WAIT", before)
    store = dist.PrefixStore("epoch-1", dist.HashStore())
    nccl_link.TORCH_NCCL.connect(store, "edge-0", 1, 2)
    assert made == [("1", 1, 2, True)]
    assert os.environ.get("TORCH_NCCL_BLOCKING_WAIT") == before
