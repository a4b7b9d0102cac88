"""The hand-off: KV rows from one worker of the chain to the next, layer by layer, point to point.

Per layer one message: a 64-byte header, then (unless it cancels) the rows, straight into the receiver's KV buffer.
Between them hints: which rows of the stored prefix a layer ahead will want, as the sender sees it; a header and int64
row numbers. A hint for a layer comes before the rows of that layer.

    header = int64 × 8: magic and version | epoch | request | layer | first row | rows | flags | checksum

A header is checked before one byte of the rows is received, so a sender that stops early cannot shift the next
request's messages: it sends a header with the cancel flag, and both sides are in step again. Messages of several
requests share an edge in the order in which they were computed; the header names the request.

Each edge has one thread, so receiving runs ahead of the QKV projection and sending runs beside attention
(KV-Runahead, section 4.3). gloo cannot time out one receive without closing every connection of the group, so the
threads block, and threads that wait for them wait in bounded slices. When a wait runs out, the epoch is dead: the edges
are abandoned with their threads, and a new group is built beside them.
"""

import contextlib
import copy
import threading
import time
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import torch

from workers.device.transfers import Event
from workers.errors import ChainBroken, DeviceError, PredecessorStopped

_MAGIC_AND_VERSION = 0x52414B5648440001
_FLAG_CANCEL, _FLAG_HINT = 1, 2
_NUM_FIELDS = 8

#: Told of one layer's rows: the layer, when their message began and ended (`time.monotonic`), their bytes.
Transferred = Callable[[int, float, float, int], None]


class Link(Protocol):
    """One direction of one edge: in order, reliable, blocking.

    Raises RuntimeError, OSError or ChainBroken when the peer is gone.
    """

    def send(self, tensor: torch.Tensor) -> None: ...

    def receive(self, tensor: torch.Tensor) -> None: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class HandoffHeader:
    """What precedes the rows of one layer. A cancel header is the last of its request and no rows follow it.

    Of a hint: `num_rows` row numbers of the stored prefix follow, which `layer` may want.
    """

    epoch: int
    request: int
    layer: int
    row_start: int
    num_rows: int
    cancel: bool = False
    hint: bool = False

    def encode(self) -> torch.Tensor:
        """int64 [8] on the CPU."""
        fields = [_MAGIC_AND_VERSION, self.epoch, self.request, self.layer, self.row_start, self.num_rows]
        flags = _FLAG_CANCEL * self.cancel | _FLAG_HINT * self.hint
        header = torch.tensor([*fields, flags, 0], dtype=torch.int64)
        header[-1] = _checksum(header)
        return header

    @classmethod
    def decode(cls, header: torch.Tensor) -> "HandoffHeader":
        """Raises ChainBroken when the bytes are no header of this version."""
        if int(header[0]) != _MAGIC_AND_VERSION or int(header[-1]) != _checksum(header):
            raise ChainBroken(f"received {header.tolist()}, which is no hand-off header")
        _, epoch, request, layer, row_start, num_rows, flags, _ = (int(field) for field in header)
        return cls(
            epoch=epoch,
            request=request,
            layer=layer,
            row_start=row_start,
            num_rows=num_rows,
            cancel=bool(flags & _FLAG_CANCEL),
            hint=bool(flags & _FLAG_HINT),
        )


def _checksum(header: torch.Tensor) -> int:
    return zlib.crc32(header[:-1].numpy().tobytes())


class Inbox:
    """What one request expects from its predecessor: rows [row_start, row_start + num_rows) of every layer."""

    def __init__(
        self,
        request: int,
        num_layers: int,
        row_start: int,
        num_rows: int,
        destination: Callable[[int], torch.Tensor],
        on_received: Transferred | None = None,
    ) -> None:
        self.request = request
        self.num_layers = num_layers
        self.row_start = row_start
        self.num_rows = num_rows
        #: Where a layer's rows go: contiguous, and kept alive by the inbox until the last message has come.
        self.destination = destination
        #: Called by the edge's thread, before a thread that waits for the layer goes on.
        self.on_received = on_received
        self._changed = threading.Condition()
        self._num_received = 0
        self._failure: Exception | None = None
        self._hints: deque[tuple[int, torch.Tensor]] = deque()

    def wait(self, layer: int, timeout_s: float) -> None:
        """Return when the rows of `layer` are in place. Raises PredecessorStopped or ChainBroken; TimeoutError after
        `timeout_s` seconds."""
        with self._changed:
            if not self._changed.wait_for(lambda: self.is_ready(layer), timeout_s):
                raise TimeoutError(f"layer {layer} of request {self.request} did not arrive in time")
            if self._num_received <= layer and self._failure is not None:
                raise copy.copy(self._failure)  # the kept one would hold the frames of waiting threads, and their KV

    def is_ready(self, layer: int) -> bool:
        """Whether `wait(layer)` would return or raise at once."""
        return self._num_received > layer or self._failure is not None

    @property
    def is_finished(self) -> bool:
        return self._num_received == self.num_layers or self._failure is not None

    def check(self, header: HandoffHeader) -> None:
        """Raises ChainBroken when the header does not announce exactly the next expected rows."""
        announced = (header.layer, header.row_start, header.num_rows)
        expected = (self._num_received, self.row_start, self.num_rows)
        if announced != expected:
            raise ChainBroken(f"request {self.request}: got (layer, start, rows) {announced}, expected {expected}")

    def check_hint(self, header: HandoffHeader) -> None:
        """Raises ChainBroken for a hint of other rows than the stored prefix has, or whose layer is here already."""
        if not (self._num_received <= header.layer < self.num_layers and 0 < header.num_rows <= self.row_start):
            raise ChainBroken(f"request {self.request}: a hint of {header.num_rows} rows for layer {header.layer}")

    def hinted(self, layer: int, rows_R: torch.Tensor) -> None:
        self._hints.append((layer, rows_R))

    def next_hint(self) -> tuple[int, torch.Tensor] | None:
        """Layer and row numbers of the hint that came first, int64 [R], as they were sent; None when there is none."""
        return self._hints.popleft() if self._hints else None

    def layer_received(self) -> None:
        with self._changed:
            self._num_received += 1
            self._changed.notify_all()

    def fail(self, failure: Exception) -> None:
        with self._changed:
            if not self.is_finished:
                self._failure = failure
                self._changed.notify_all()


class InEdge:
    """Receives from the predecessor for all requests of an epoch. Owns: one thread, which runs from `start` on.

    It asks the link for a message only while an inbox expects one, so an idle edge is quiet.
    """

    def __init__(self, link: Link, epoch: int, registration_timeout_s: float) -> None:
        self._link = link
        self._epoch = epoch
        self._registration_timeout_s = registration_timeout_s
        self._changed = threading.Condition()
        self._inboxes: dict[int, Inbox] = {}
        self._closed = False
        self._broken: Exception | None = None
        self._thread = threading.Thread(target=self._run, name=f"in-edge-{epoch}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def expect(self, inbox: Inbox) -> None:
        """Receive for `inbox` from now on; it gets every message of its request, also when no thread waits any more."""
        with self._changed:
            if self._broken is not None:
                inbox.fail(self._broken)
            else:
                self._inboxes[inbox.request] = inbox
                self._changed.notify_all()

    def close(self) -> None:
        """Abandon the edge: every waiting thread gets ChainBroken; a thread blocked in the link stays until it errs."""
        with self._changed:
            self._closed = True
            self._break(ChainBroken(f"epoch {self._epoch} has ended"))

    def _run(self) -> None:
        header_buffer = torch.empty(_NUM_FIELDS, dtype=torch.int64)
        try:
            while self._wait_for_work():
                self._link.receive(header_buffer)
                self._receive_body(HandoffHeader.decode(header_buffer))
        except (ChainBroken, DeviceError, RuntimeError, OSError) as error:
            failure = error if isinstance(error, ChainBroken) else ChainBroken(f"the predecessor is gone: {error}")
            with self._changed:
                self._break(failure)

    def _receive_body(self, header: HandoffHeader) -> None:
        """What follows a header. A thread that waits for the next one holds no inbox, whose request may be over."""
        if header.epoch != self._epoch:
            raise ChainBroken(f"message of epoch {header.epoch} in epoch {self._epoch}")
        inbox = self._inbox_of(header.request)
        if header.cancel:
            inbox.fail(PredecessorStopped(f"the predecessor stopped request {header.request}"))
        elif header.hint:
            inbox.check_hint(header)
            rows_R = torch.empty(header.num_rows, dtype=torch.int64)
            self._link.receive(rows_R)
            inbox.hinted(header.layer, rows_R)
        else:
            inbox.check(header)
            self._receive_rows(inbox, header.layer)
            inbox.layer_received()
        if inbox.is_finished:
            with self._changed:
                self._inboxes.pop(inbox.request, None)  # `close` may have been faster

    def _receive_rows(self, inbox: Inbox, layer: int) -> None:
        rows, begun_s = inbox.destination(layer), time.monotonic()
        self._link.receive(rows)
        if inbox.on_received is not None:
            inbox.on_received(layer, begun_s, time.monotonic(), rows.nbytes)

    def _wait_for_work(self) -> bool:
        with self._changed:
            self._changed.wait_for(lambda: self._inboxes or self._closed)
            return not self._closed

    def _inbox_of(self, request: int) -> Inbox:
        """The request's inbox; its plan may still be on its way to this worker, but not for long."""
        with self._changed:
            known = self._changed.wait_for(
                lambda: request in self._inboxes or self._closed, self._registration_timeout_s
            )
            if self._closed or not known:
                raise ChainBroken(f"a message of request {request} came, but not its plan")
            return self._inboxes[request]

    def _break(self, failure: Exception) -> None:
        self._broken = self._broken or failure
        for inbox in self._inboxes.values():
            inbox.fail(self._broken)
        self._inboxes.clear()
        self._changed.notify_all()


@dataclass(frozen=True, slots=True)
class _Message:
    """A header, what follows it (rows, or the row numbers of a hint), what it waits for, and what is called then."""

    header: HandoffHeader
    body: torch.Tensor | None = None
    on_sent: Transferred | None = None
    after: Event | None = None


class OutEdge:
    """Sends to the successor for all requests of an epoch. Owns: one thread, which runs from `start` on.

    Rows are sent from where they lie: they must not change or be freed until `wait_sent` returns for their request.
    """

    def __init__(self, link: Link, epoch: int) -> None:
        self._link = link
        self._epoch = epoch
        self._changed = threading.Condition()
        self._queue: deque[_Message] = deque()
        #: Messages queued or being sent, per request.
        self._unsent: dict[int, int] = {}
        self._closed = False
        self._broken: Exception | None = None
        self._thread = threading.Thread(target=self._run, name=f"out-edge-{epoch}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(
        self,
        request: int,
        layer: int,
        row_start: int,
        rows_T2KD: torch.Tensor,
        on_sent: Transferred | None = None,
        after: Event | None = None,
    ) -> None:
        """Queue one layer's rows. Returns at once; raises ChainBroken when the edge is known to be dead.

        `on_sent` is called by the edge's thread, before `wait_sent` returns. `after`: the event after which the
        rows are there, on a device that computes by itself; they leave then.
        """
        header = HandoffHeader(
            epoch=self._epoch,
            request=request,
            layer=layer,
            row_start=row_start,
            num_rows=rows_T2KD.shape[0],
        )
        self._enqueue(_Message(header, rows_T2KD, on_sent, after))

    def hint(self, request: int, layer: int, rows_R: torch.Tensor) -> None:
        """Tell the successor which rows of the stored prefix (int64 [R]) a layer that was not sent yet may want.

        Raises as `send`.
        """
        header = HandoffHeader(
            epoch=self._epoch, request=request, layer=layer, row_start=0, num_rows=len(rows_R), hint=True
        )
        self._enqueue(_Message(header, rows_R))

    def cancel(self, request: int) -> None:
        """Tell the successor that no more rows of this request come. Does nothing on a dead edge."""
        header = HandoffHeader(epoch=self._epoch, request=request, layer=0, row_start=0, num_rows=0, cancel=True)
        with contextlib.suppress(ChainBroken):
            self._enqueue(_Message(header))

    def wait_sent(self, request: int, timeout_s: float) -> None:
        """Return when all messages queued for the request have left. Raises ChainBroken."""
        with self._changed:
            sent = self._changed.wait_for(lambda: request not in self._unsent or self._broken is not None, timeout_s)
            if self._broken is not None:
                raise copy.copy(self._broken)  # as in `Inbox.wait`
            if not sent:
                raise ChainBroken(f"request {request} could not be handed on within {timeout_s:.0f} s")

    def close(self) -> None:
        """Abandon the edge; see `InEdge.close`."""
        with self._changed:
            self._closed = True
            self._break(ChainBroken(f"epoch {self._epoch} has ended"))

    def _enqueue(self, message: _Message) -> None:
        request = message.header.request
        with self._changed:
            if self._broken is not None:
                raise copy.copy(self._broken)
            self._queue.append(message)
            self._unsent[request] = self._unsent.get(request, 0) + 1
            self._changed.notify_all()

    def _run(self) -> None:
        try:
            while self._send_next():
                pass
        except (ChainBroken, RuntimeError, OSError) as error:
            failure = error if isinstance(error, ChainBroken) else ChainBroken(f"the successor is gone: {error}")
            with self._changed:
                self._break(failure)

    def _send_next(self) -> bool:
        """Wait for a message and send it; False at the end. A thread that waits holds no rows of the one before."""
        message = self._next()
        if message is None:
            return False
        header = message.header
        if message.after is not None:
            message.after.wait()
        begun_s = time.monotonic()
        self._link.send(header.encode())
        if message.body is not None:
            self._link.send(message.body)
            if message.on_sent is not None:
                message.on_sent(header.layer, begun_s, time.monotonic(), message.body.nbytes)
        del message  # before `wait_sent` returns
        self._sent(header.request)
        return True

    def _next(self) -> _Message | None:
        with self._changed:
            self._changed.wait_for(lambda: self._queue or self._closed)
            return None if self._closed else self._queue.popleft()

    def _sent(self, request: int) -> None:
        with self._changed:
            self._unsent[request] -= 1
            if self._unsent[request] == 0:
                del self._unsent[request]
                self._changed.notify_all()

    def _break(self, failure: Exception) -> None:
        self._broken = self._broken or failure
        self._queue.clear()
        self._changed.notify_all()
