"""The hand-off: KV rows from one worker of the chain to the next, layer by layer, point to point.

Each layer is one message: a header (`workers/handoff/header.py`), then, unless the header cancels, the rows, received
directly into the KV buffer. Hints come in between: a header and int64 row numbers, which predict the rows of the stored
prefix that a later layer will choose. A hint for a layer comes before the rows of that layer. Several requests share an
edge, in the order in which their layers are computed; the header names the request.

Each edge has one thread, so receiving overlaps the QKV projection and sending overlaps attention (KV-Runahead, section
4.3). gloo cannot time out one receive without closing every connection of the group, so the edges' threads block
without limit, and the threads that wait for them use bounded waits. When such a wait times out, the epoch is dead: the
edges are abandoned with their threads, and a new group is built while they still exist.
"""

import contextlib
import copy
import threading
import time
from collections import deque
from dataclasses import dataclass
from typing import Protocol

import torch

from workers.device.transfers import Event
from workers.errors import ChainBroken, DeviceError, PredecessorStopped
from workers.handoff.header import NUM_FIELDS, HandoffHeader
from workers.handoff.inbox import Inbox, Transferred
from workers.plan.config import LinkKind


class Link(Protocol):
    """One direction of one edge: in order, reliable, blocking.

    Raises RuntimeError, OSError or ChainBroken when the peer is gone.
    """

    @property
    def kind(self) -> LinkKind:
        """The carrier of rows."""
        ...

    def send(self, tensor: torch.Tensor) -> None: ...

    def receive(self, tensor: torch.Tensor) -> None: ...


class InEdge:
    """Receives from the predecessor for all requests of an epoch. Owns: one thread, which runs from `start` on.

    The thread waits on the link only while an inbox expects a message.
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
        """Receive for `inbox` from now on: every message of its request, even when no thread waits for it any more."""
        with self._changed:
            if self._broken is not None:
                inbox.fail(self._broken)
            else:
                self._inboxes[inbox.request] = inbox
                self._changed.notify_all()

    def close(self) -> None:
        """Abandon the edge: waiting threads get ChainBroken. Its own thread may block in the link until that fails."""
        with self._changed:
            self._closed = True
            self._break(ChainBroken(f"epoch {self._epoch} has ended"))

    def _run(self) -> None:
        header_buffer = torch.empty(NUM_FIELDS, dtype=torch.int64)
        try:
            while self._wait_for_work():
                self._link.receive(header_buffer)
                self._receive_body(HandoffHeader.decode(header_buffer))
        except (ChainBroken, DeviceError, RuntimeError, OSError) as error:
            failure = error if isinstance(error, ChainBroken) else ChainBroken(f"the predecessor is gone: {error}")
            with self._changed:
                self._break(failure)

    def _receive_body(self, header: HandoffHeader) -> None:
        """Receive the rest of a message. A function of its own, so that no inbox is referenced during the next wait."""
        if header.epoch != self._epoch:
            raise ChainBroken(f"received a message of epoch {header.epoch} in epoch {self._epoch}")
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
                self._inboxes.pop(inbox.request, None)  # `close` may have removed it first

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
        """The request's inbox. Waits for it, as the plan may still be on its way to this worker. Raises ChainBroken."""
        with self._changed:
            known = self._changed.wait_for(
                lambda: request in self._inboxes or self._closed, self._registration_timeout_s
            )
            if self._closed or not known:
                raise ChainBroken(f"a message of request {request} arrived, but not its plan")
            return self._inboxes[request]

    def _break(self, failure: Exception) -> None:
        self._broken = self._broken or failure
        for inbox in self._inboxes.values():
            inbox.fail(self._broken)
        self._inboxes.clear()
        self._changed.notify_all()


@dataclass(frozen=True, slots=True)
class _Message:
    """One message in the queue of an edge."""

    header: HandoffHeader
    #: Rows, or the row numbers of a hint.
    body: torch.Tensor | None = None
    on_sent: Transferred | None = None
    #: Event before which the message must not be sent.
    after: Event | None = None


class OutEdge:
    """Sends to the successor for all requests of an epoch. Owns: one thread, which runs from `start` on.

    Rows are not copied: they must not change or be freed until `wait_sent` returns for their request.
    """

    def __init__(self, link: Link, epoch: int) -> None:
        self._link = link
        self._epoch = epoch
        self._changed = threading.Condition()
        self._queue: deque[_Message] = deque()
        #: Number of messages queued or being sent, by request.
        self._unsent: dict[int, int] = {}
        self._closed = False
        self._broken: Exception | None = None
        self._thread = threading.Thread(target=self._run, name=f"out-edge-{epoch}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    @property
    def link_kind(self) -> LinkKind:
        return self._link.kind

    def send(
        self,
        request: int,
        layer: int,
        row_start: int,
        rows_T2KD: torch.Tensor,
        on_sent: Transferred | None = None,
        after: Event | None = None,
    ) -> None:
        """Queue one layer's rows. Does not block; raises ChainBroken when the edge is known to be dead.

        `on_sent` is called by the edge's thread, before `wait_sent` returns. `after`: on a GPU, the event after which
        the rows are computed and may be sent.
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
        """Send the successor the rows of the stored prefix (int64 [R]) that a layer will probably choose.

        The rows of that layer must not be sent yet. Raises ChainBroken like `send`.
        """
        header = HandoffHeader(
            epoch=self._epoch, request=request, layer=layer, row_start=0, num_rows=len(rows_R), hint=True
        )
        self._enqueue(_Message(header, rows_R))

    def cancel(self, request: int) -> None:
        """Tell the successor that no more rows of this request will come. Does nothing on a dead edge."""
        header = HandoffHeader(epoch=self._epoch, request=request, layer=0, row_start=0, num_rows=0, cancel=True)
        with contextlib.suppress(ChainBroken):
            self._enqueue(_Message(header))

    def wait_sent(self, request: int, timeout_s: float) -> None:
        """Wait until all messages queued for the request are sent. Raises ChainBroken."""
        with self._changed:
            sent = self._changed.wait_for(lambda: request not in self._unsent or self._broken is not None, timeout_s)
            if self._broken is not None:
                raise copy.copy(self._broken)  # see `Inbox.wait`
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
        """Wait for a message and send it; False when the edge is closed. No rows stay referenced while it waits."""
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
