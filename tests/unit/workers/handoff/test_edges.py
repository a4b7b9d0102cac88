"""Edges of a chain: rows of every request land in its buffer, and a failure breaks only its edge."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import torch

from kvstore import KVShape
from tests.support.loopback_link import LoopbackLink
from workers.device.kv_buffer import KVBuffer
from workers.errors import ChainBroken, PredecessorStopped
from workers.handoff.edges import InEdge, OutEdge
from workers.handoff.header import HandoffHeader
from workers.handoff.inbox import Inbox

EPOCH = 7
NUM_LAYERS = 3
WAIT_S = 20.0
SHAPE = KVShape(num_layers=NUM_LAYERS, num_kv_heads=2, head_dim=4, dtype="float32")
UNTOUCHED = -1.0


def wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.001)


class Edge:
    """One edge of a chain: the sender's and the receiver's half, joined by a loopback link."""

    def __init__(self, registration_timeout_s: float = WAIT_S) -> None:
        self.left, self.right = LoopbackLink.pair()
        self.sender = OutEdge(self.left, EPOCH)
        self.receiver = InEdge(self.right, EPOCH, registration_timeout_s)

    def start(self) -> "Edge":
        self.sender.start()
        self.receiver.start()
        return self

    def close(self) -> None:
        self.sender.close()
        self.receiver.close()
        self.left.sever()
        for thread in (self.sender._thread, self.receiver._thread):
            if thread.ident is not None:
                thread.join(WAIT_S)
                assert not thread.is_alive()


@pytest.fixture
def edge() -> Iterator[Edge]:
    edge = Edge().start()
    yield edge
    edge.close()


class Request:
    """A request at both ends of an edge: random rows at the sender, an untouched buffer at the receiver."""

    def __init__(self, number: int, row_start: int = 2, num_rows: int = 5, capacity: int = 12) -> None:
        self.number, self.row_start, self.num_rows = number, row_start, num_rows
        self.sent, self.received = KVBuffer(SHAPE, capacity), KVBuffer(SHAPE, capacity)
        self.sent.rows_LC2KD.copy_(
            torch.rand(self.sent.rows_LC2KD.shape, generator=torch.Generator().manual_seed(number))
        )
        self.received.rows_LC2KD.fill_(UNTOUCHED)
        end = row_start + num_rows
        self.inbox = Inbox(
            number, NUM_LAYERS, row_start, num_rows, lambda layer: self.received.rows(layer, row_start, end)
        )

    def rows(self, layer: int) -> torch.Tensor:
        return self.sent.rows(layer, self.row_start, self.row_start + self.num_rows)

    def send(self, edge: Edge, *layers: int) -> None:
        for layer in layers:
            edge.sender.send(self.number, layer, self.row_start, self.rows(layer))

    def assert_received(self, *layers: int) -> None:
        for layer in layers:
            self.inbox.wait(layer, WAIT_S)
            end = self.row_start + self.num_rows
            assert torch.equal(self.received.rows(layer, self.row_start, end), self.rows(layer))
            assert (self.received.rows(layer, 0, self.row_start) == UNTOUCHED).all()
            assert (self.received.rows(layer, end, self.received.capacity) == UNTOUCHED).all()

    def assert_untouched(self, *layers: int) -> None:
        for layer in layers:
            assert (self.received.rows(layer, 0, self.received.capacity) == UNTOUCHED).all()


def header(request: int, layer: int = 0, row_start: int = 2, num_rows: int = 5, epoch: int = EPOCH) -> HandoffHeader:
    return HandoffHeader(epoch=epoch, request=request, layer=layer, row_start=row_start, num_rows=num_rows)


@pytest.mark.parametrize(
    "sent",
    [
        header(0, 0, 0, 0, 0),
        header(2**40, layer=79, row_start=131_072, num_rows=2**31, epoch=2**33),
        replace(header(3, 1), hint=True),
        replace(header(3, 1), cancel=True),
        HandoffHeader(epoch=1, request=2, layer=0, row_start=0, num_rows=0, cancel=True),
    ],
)
def test_a_header_survives_the_round_trip_in_64_bytes(sent: HandoffHeader) -> None:
    encoded = sent.encode()
    assert encoded.numel() * encoded.element_size() == 64
    assert HandoffHeader.decode(encoded) == sent


def test_a_header_with_any_bit_flipped_is_refused() -> None:
    for bit in range(8 * 64):
        encoded = header(5, layer=1).encode()
        encoded.view(torch.uint8)[bit // 8] ^= 1 << bit % 8
        with pytest.raises(ChainBroken, match="no hand-off header"):
            HandoffHeader.decode(encoded)


def test_a_message_that_never_was_a_header_is_refused() -> None:
    for junk in (torch.zeros(8, dtype=torch.int64), torch.full((8,), -1, dtype=torch.int64)):
        with pytest.raises(ChainBroken, match="no hand-off header"):
            HandoffHeader.decode(junk)


def test_rows_land_exactly_where_the_receiver_wants_them(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    request.send(edge, 0, 1, 2)
    edge.sender.wait_sent(1, WAIT_S)
    request.assert_received(0, 1, 2)
    assert request.inbox.is_finished


def test_a_layer_is_ready_as_soon_as_its_rows_are_there_and_not_before(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    request.send(edge, 0)
    request.assert_received(0)
    assert request.inbox.is_ready(0)
    assert not request.inbox.is_ready(1)
    assert not request.inbox.is_finished
    request.assert_untouched(1, 2)


def test_two_requests_interleaved_on_one_edge_both_get_their_own_rows(edge: Edge) -> None:
    one, two = Request(1, row_start=0, num_rows=7), Request(2, row_start=3, num_rows=2)
    for request in (one, two):
        edge.receiver.expect(request.inbox)
    one.send(edge, 0)
    two.send(edge, 0, 1)
    one.send(edge, 1)
    two.send(edge, 2)
    one.send(edge, 2)
    for request in (two, one):
        request.assert_received(0, 1, 2)


def test_a_cancel_in_mid_request_does_not_shift_the_next_request(edge: Edge) -> None:
    stopped, following = Request(1), Request(2, row_start=4, num_rows=8)
    for request in (stopped, following):
        edge.receiver.expect(request.inbox)
    stopped.send(edge, 0)
    edge.sender.cancel(1)
    following.send(edge, 0, 1, 2)
    stopped.assert_received(0)
    with pytest.raises(PredecessorStopped, match="request 1"):
        stopped.inbox.wait(1, WAIT_S)
    assert stopped.inbox.is_finished
    stopped.assert_untouched(1, 2)
    following.assert_received(0, 1, 2)


def test_a_cancel_before_the_first_layer_does_not_shift_the_next_request(edge: Edge) -> None:
    stopped, following = Request(1), Request(2)
    for request in (stopped, following):
        edge.receiver.expect(request.inbox)
    edge.sender.cancel(1)
    following.send(edge, 0, 1, 2)
    with pytest.raises(PredecessorStopped):
        stopped.inbox.wait(0, WAIT_S)
    following.assert_received(0, 1, 2)


def test_rows_that_came_before_a_failure_can_still_be_used(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    request.send(edge, 0)
    request.assert_received(0)
    edge.left.sever()
    with pytest.raises(ChainBroken):
        request.inbox.wait(1, WAIT_S)
    request.inbox.wait(0, 0.0)


@pytest.mark.parametrize(
    "wrong",
    [
        header(1, epoch=EPOCH + 1),
        header(1, epoch=EPOCH - 1),
        header(1, layer=1),
        header(1, num_rows=4),
        header(1, num_rows=6),
        header(1, row_start=3),
    ],
    ids=["next epoch", "last epoch", "wrong layer", "too few rows", "too many rows", "wrong first row"],
)
def test_a_message_out_of_step_breaks_the_edge_for_all_that_wait(edge: Edge, wrong: HandoffHeader) -> None:
    addressed, bystander = Request(1), Request(2)
    for request in (addressed, bystander):
        edge.receiver.expect(request.inbox)
    edge.left.send(wrong.encode())
    for request in (addressed, bystander):
        with pytest.raises(ChainBroken):
            request.inbox.wait(0, WAIT_S)
        request.assert_untouched(0, 1, 2)
    late = Request(3)
    edge.receiver.expect(late.inbox)
    with pytest.raises(ChainBroken):
        late.inbox.wait(0, 0.0)


def test_only_the_edge_waits_for_what_computes_the_rows(edge: Edge) -> None:
    request, computed, waiting = Request(1), threading.Event(), list[str]()

    class Computing:
        def wait(self) -> None:
            waiting.append(threading.current_thread().name)
            assert computed.wait(WAIT_S if waiting[-1].startswith("out-edge") else 0), "the caller must not wait"

        def order(self) -> None:
            raise AssertionError("the link reads the rows with no kernel of the caller")

        def is_done(self) -> bool:
            return computed.is_set()

    edge.receiver.expect(request.inbox)
    for layer in range(NUM_LAYERS):
        edge.sender.send(1, layer, request.row_start, request.rows(layer), None, Computing())
    assert edge.left.num_unreceived == 0
    computed.set()
    request.assert_received(0, 1, 2)
    assert waiting == [f"out-edge-{EPOCH}"] * NUM_LAYERS


def test_a_layer_that_comes_twice_breaks_the_edge(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    request.send(edge, 0, 0)
    request.assert_received(0)
    with pytest.raises(ChainBroken, match="expected"):
        request.inbox.wait(1, WAIT_S)


def test_bytes_that_are_no_header_break_the_edge(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    edge.left.send(torch.arange(8))
    with pytest.raises(ChainBroken, match="no hand-off header"):
        request.inbox.wait(0, WAIT_S)


def test_a_wait_that_runs_out_raises_timeout_error_and_breaks_nothing(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    with pytest.raises(TimeoutError, match="layer 0 of request 1"):
        request.inbox.wait(0, 0.01)
    request.send(edge, 0, 1, 2)
    request.assert_received(0, 1, 2)


def test_a_closed_edge_fails_those_that_wait_and_those_that_come_later(edge: Edge) -> None:
    early, late = Request(1), Request(2)
    failures: list[Exception] = []

    def wait() -> None:
        try:
            early.inbox.wait(0, WAIT_S)
        except ChainBroken as error:
            failures.append(error)

    edge.receiver.expect(early.inbox)
    waiter = threading.Thread(target=wait)
    waiter.start()
    edge.receiver.close()
    waiter.join(WAIT_S)
    edge.receiver.expect(late.inbox)
    assert [str(error) for error in failures] == [f"epoch {EPOCH} has ended"]
    with pytest.raises(ChainBroken, match="has ended"):
        late.inbox.wait(0, 0.0)


def test_a_closed_sender_refuses_rows_and_ignores_cancels(edge: Edge) -> None:
    request = Request(1)
    edge.sender.close()
    with pytest.raises(ChainBroken, match="has ended"):
        request.send(edge, 0)
    with pytest.raises(ChainBroken, match="has ended"):
        edge.sender.wait_sent(1, WAIT_S)
    edge.sender.cancel(1)
    assert edge.left.num_unreceived == 0


def test_a_message_that_comes_before_its_plan_waits_for_it(edge: Edge) -> None:
    known, early = Request(1), Request(2)
    edge.receiver.expect(known.inbox)  # an edge listens only while it expects rows
    early.send(edge, 0)
    edge.sender.wait_sent(2, WAIT_S)
    wait_until(lambda: edge.left.num_unreceived == 1)  # the header has been taken, the rows have not
    known.send(edge, 0, 1, 2)
    edge.receiver.expect(early.inbox)
    early.assert_received(0)
    known.assert_received(0, 1, 2)
    early.send(edge, 1, 2)
    early.assert_received(1, 2)


def test_a_message_whose_plan_never_comes_breaks_the_edge() -> None:
    edge = Edge(registration_timeout_s=0.02).start()
    known, unknown = Request(1), Request(2)
    edge.receiver.expect(known.inbox)
    unknown.send(edge, 0)
    with pytest.raises(ChainBroken, match="request 2 arrived, but not its plan"):
        known.inbox.wait(0, WAIT_S)
    edge.close()


def test_an_edge_that_expects_nothing_leaves_the_link_alone(edge: Edge) -> None:
    request = Request(1)
    request.send(edge, 0, 1, 2)
    edge.sender.wait_sent(1, WAIT_S)
    assert edge.left.num_unreceived == 6
    edge.receiver.expect(request.inbox)
    request.assert_received(0, 1, 2)
    assert edge.left.num_unreceived == 0


def test_a_lost_link_breaks_the_receiving_edge(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    edge.left.sever("connection reset by peer")
    with pytest.raises(ChainBroken, match="predecessor is gone: connection reset by peer"):
        request.inbox.wait(0, WAIT_S)


def test_a_lost_link_breaks_the_sending_edge(edge: Edge) -> None:
    request = Request(1)
    edge.right.sever("broken pipe")
    request.send(edge, 0)
    with pytest.raises(ChainBroken, match="successor is gone: broken pipe"):
        edge.sender.wait_sent(1, WAIT_S)
    with pytest.raises(ChainBroken):
        request.send(edge, 1)
    edge.sender.cancel(1)


def test_waiting_for_a_send_that_does_not_leave_breaks_the_chain() -> None:
    edge = Edge()  # never started, so nothing is sent
    request = Request(1)
    request.send(edge, 0)
    with pytest.raises(ChainBroken, match="request 1 could not be handed on"):
        edge.sender.wait_sent(1, 0.01)
    edge.sender.wait_sent(2, 0.0)  # this request has nothing in the queue


def test_a_cancelled_request_counts_as_sent_once_its_header_has_left(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    request.send(edge, 0)
    edge.sender.cancel(1)
    edge.sender.wait_sent(1, WAIT_S)
    assert edge.sender._unsent == {}


def test_a_loopback_link_refuses_a_message_that_does_not_fit_its_buffer() -> None:
    left, right = LoopbackLink.pair()
    left.send(torch.zeros(3))
    with pytest.raises(RuntimeError, match="met a buffer of 4"):
        right.receive(torch.zeros(4))
    left.send(torch.zeros(8, dtype=torch.int64))
    with pytest.raises(RuntimeError, match="int64"):
        right.receive(torch.zeros(8))


def test_a_severed_loopback_link_frees_a_blocked_receive_and_fails_both_ends() -> None:
    left, right = LoopbackLink.pair()
    failures: list[str] = []

    def receive() -> None:
        try:
            right.receive(torch.zeros(1))
        except RuntimeError as error:
            failures.append(str(error))

    thread = threading.Thread(target=receive)
    thread.start()
    left.sever("gone")
    thread.join(WAIT_S)
    assert failures == ["gone"]
    with pytest.raises(RuntimeError, match="gone"):
        left.send(torch.zeros(1))
    with pytest.raises(RuntimeError, match="gone"):
        left.receive(torch.zeros(1))


# -- hints -------------------------------------------------------------------------------------------------------------


def test_hints_come_between_the_rows_and_in_their_order(edge: Edge) -> None:
    request = Request(1)
    edge.receiver.expect(request.inbox)
    assert request.inbox.next_hint() is None
    request.send(edge, 0)
    for layer, rows in ((1, [0, 1]), (2, [1])):
        edge.sender.hint(request.number, layer, torch.tensor(rows))
    request.send(edge, 1, 2)
    request.assert_received(0, 1, 2)
    hints = [request.inbox.next_hint() for _ in range(2)]
    assert [(layer, rows.tolist()) for layer, rows in hints if rows is not None] == [(1, [0, 1]), (2, [1])]
    assert request.inbox.next_hint() is None
    edge.sender.wait_sent(request.number, WAIT_S)


@pytest.mark.parametrize(
    ("layer", "num_rows"),
    [(0, 1), (NUM_LAYERS, 1), (1, 0), (1, 3)],
    ids=["a layer that is here", "no layer", "no rows", "more rows than are stored"],
)
def test_a_hint_of_what_cannot_be_breaks_the_edge_before_it_is_received(edge: Edge, layer: int, num_rows: int) -> None:
    request = Request(1)  # two rows before its own rows
    edge.receiver.expect(request.inbox)
    request.send(edge, 0)
    edge.sender.hint(request.number, layer, torch.arange(num_rows))
    with pytest.raises(ChainBroken, match="a hint of"):
        request.inbox.wait(1, WAIT_S)
    assert request.inbox.next_hint() is None
