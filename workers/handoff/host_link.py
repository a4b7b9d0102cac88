"""A link for rows in device memory that needs no NCCL: through pinned host memory, and over gloo in between.

It joins ranks that NCCL refuses: two on one GPU, parts of a GPU. Rows go in pieces. While gloo carries a piece, the
device copies the next one:

    sender     device ──OUT──▶ piece ──gloo──▶ piece ──IN──▶ device     receiver

Nothing waits for all work of a device: each piece has an event, for which the edge's thread waits before the piece is
sent, or used again. Both sides divide rows alike, as a header has announced their number.
"""

from collections import deque

import torch

from workers.device.transfers import Direction, Event, Transfers
from workers.errors import ChainBroken
from workers.handoff.edges import Link
from workers.plan.config import LinkKind

#: Size of a piece. A bus fills 4 MiB in less than a millisecond, and the start of a copy takes some ten microseconds.
PIECE_BYTES = 2**22
#: Pieces of a direction: one is copied while the other one is on the way.
NUM_PIECES = 2


class HostLink:
    """The `Link` to one neighbour. Owns: its pinned memory, at most `NUM_PIECES` pieces a direction, of which an edge
    uses one.

    Rows (floating-point tensors) are contiguous in the device's memory; other messages are in host memory, and go over
    gloo as they are. Sends and receives are each made by one thread. Waits are unbounded, as with gloo
    (`workers/handoff/edges.py`): threads that are in a call when the link is abandoned stop at the next piece.
    """

    kind = LinkKind.HOST

    def __init__(self, messages: Link, transfers: Transfers) -> None:
        """`messages`: carries messages in host memory to the neighbour and back."""
        self._messages = messages
        self._transfers = transfers
        self._piece_bytes = PIECE_BYTES
        self._pieces: dict[Direction, torch.Tensor] = {}
        self._abandoned: str | None = None

    def send(self, tensor: torch.Tensor) -> None:
        """Send, and return when the tensor may change. Raises ChainBroken, RuntimeError or OSError."""
        self._check()
        if not tensor.is_floating_point():
            self._messages.send(tensor)
            return
        rows, pieces = _bytes_of(tensor), self._pieces_of(Direction.OUT)
        copied: deque[tuple[torch.Tensor, Event]] = deque()
        try:
            for number, start in enumerate(range(0, len(rows), self._piece_bytes)):
                copied.append(self._copied_out(rows[start : start + self._piece_bytes], pieces[number % NUM_PIECES]))
                if len(copied) == NUM_PIECES:
                    self._send_oldest(copied)
            while copied:
                self._send_oldest(copied)
        finally:
            for _, event in copied:  # after an error: the rows and the pieces are in use until then
                event.wait()

    def receive(self, tensor: torch.Tensor) -> None:
        """Receive, and return when the tensor is in place. Raises ChainBroken, RuntimeError or OSError."""
        self._check()
        if not tensor.is_floating_point():
            self._messages.receive(tensor)
            return
        rows, pieces = _bytes_of(tensor), self._pieces_of(Direction.IN)
        put: deque[Event] = deque()
        try:
            for number, start in enumerate(range(0, len(rows), self._piece_bytes)):
                if len(put) == NUM_PIECES:
                    put.popleft().wait()
                target = rows[start : start + self._piece_bytes]
                piece = pieces[number % NUM_PIECES][: len(target)]
                self._messages.receive(piece)
                self._check()
                put.append(self._put_in(piece, target))
        finally:
            while put:
                put.popleft().wait()

    def abandon(self, reason: str) -> None:
        """Close the link without waiting. Threads that use it raise the first reason at their next piece."""
        self._abandoned = self._abandoned or reason

    def _send_oldest(self, copied: deque[tuple[torch.Tensor, Event]]) -> None:
        piece, event = copied[0]
        event.wait()
        copied.popleft()
        self._check()
        self._messages.send(piece)

    def _copied_out(self, rows: torch.Tensor, memory: torch.Tensor) -> tuple[torch.Tensor, Event]:
        piece = memory[: len(rows)]
        return piece, self._transfers.submit(Direction.OUT, lambda: piece.copy_(rows, non_blocking=True))

    def _put_in(self, piece: torch.Tensor, rows: torch.Tensor) -> Event:
        return self._transfers.submit(Direction.IN, lambda: rows.copy_(piece, non_blocking=True))

    def _pieces_of(self, direction: Direction) -> torch.Tensor:
        """Pinned memory of a direction, uint8 [pieces, bytes]."""
        if direction not in self._pieces:
            memory = self._transfers.pinned(NUM_PIECES * self._piece_bytes)
            self._pieces[direction] = memory.view(NUM_PIECES, self._piece_bytes)
        return self._pieces[direction]

    def _check(self) -> None:
        if self._abandoned is not None:
            raise ChainBroken(self._abandoned)


def _bytes_of(rows: torch.Tensor) -> torch.Tensor:
    assert rows.is_contiguous()
    return rows.view(-1).view(torch.uint8)
