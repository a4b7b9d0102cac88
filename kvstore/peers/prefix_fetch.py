"""Fetching a prefix from another node's store: what is missing here comes over the wire, and is saved as ever.

What comes is exact KV of the same model, shape and dtype, or it is refused. Each message is checked before it is
believed; a window of tokens is saved when all its layers are here, through the same path as what a worker computes, so
this store's own layout, sketches and probe keys are made of it. Whatever goes wrong, what was saved by then stays as a
shorter prefix.
"""

import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

import numpy as np

from kvstore.client.store_client import StoreClient
from kvstore.errors import PeerFailed, StoreClosed, StoreError, StoreWriteFailed
from kvstore.format.identity import KEY_BYTES, StoreIdentity, prompt_keys
from kvstore.index.inventory import Inventory
from kvstore.peers.connection import PeerLocation, PeerSocket
from kvstore.peers.message_io import receive_header, receive_rows
from kvstore.peers.messages import (
    Kind,
    KVKind,
    MessageHeader,
    RowsRequest,
    window_tokens,
    windows,
)
from kvstore.placements.held import Placements
from kvstore.placements.placement import Placement
from kvstore.placements.writer import Writer


@dataclass(frozen=True, slots=True, kw_only=True)
class FetchReport:
    """Outcome of a fetch."""

    #: Of the prompt's first `num_tokens`, stored here now: whole chunks, visible to `acquire`.
    num_tokens: int
    #: Of these, brought by this fetch, and the bytes of their rows.
    num_fetched_tokens: int
    size_bytes: int
    seconds: float
    #: Of these, waiting for the disk after the last row had come.
    publish_s: float
    #: In one line, why not all came that the peer has; empty when all did.
    failure: str = ""


@dataclass(frozen=True, slots=True)
class _WantedPrefix:
    """Aim of one fetch: what to bring, from which peer, and by when (`time.monotonic`)."""

    token_ids: Sequence[int]
    tenant: str
    peer: PeerLocation
    key: bytes
    end_s: float


@dataclass(slots=True)
class _Progress:
    """Progress of one fetch."""

    num_fetched_chunks: int = 0
    #: The end of what is stored, or was brought, in chunks.
    end_chunk: int = 0
    publish_s: float = 0.0
    failure: str = ""
    has_asked: bool = False
    #: Nothing more is to be had.
    is_over: bool = False

    def fail(self, reason: str) -> None:
        self.failure = self.failure or reason
        self.is_over = True


class PrefixFetcher:
    """Owns: the connections of fetches under way. Borrows: inventory, placements, writer. Thread-safe.

    `make_client`: a client of this store.
    """

    def __init__(
        self,
        identity: StoreIdentity,
        inventory: Inventory,
        placements: Placements,
        writer: Writer,
        make_client: Callable[[], StoreClient],
    ) -> None:
        self._identity = identity
        self._inventory = inventory
        self._placements = placements
        self._writer = writer
        self._make_client = make_client
        self._step = identity.layout.tokens_per_record
        self._changed = threading.Condition()
        #: Placements under which something is being fetched, each with its connection when there is one.
        self._running: dict[int, PeerSocket | None] = {}
        self._is_closed = False

    def fetch(
        self, peer: PeerLocation, key: bytes, token_ids: Sequence[int], *, tenant: str, timeout_s: float
    ) -> FetchReport:
        """See `KVStore.fetch`; `token_ids` are those that are wanted, whole chunks."""
        began_s = time.monotonic()
        wanted = _WantedPrefix(token_ids, tenant, peer, key, began_s + timeout_s)
        progress = _Progress()
        while self._fetch_missing(wanted, progress):
            pass
        num_chunks = len(self._inventory.match(token_ids, tenant))
        if num_chunks < progress.end_chunk:
            progress.fail("what came could not be kept")
        if progress.has_asked:
            self._count(progress)
        return FetchReport(
            num_tokens=num_chunks * self._step,
            num_fetched_tokens=progress.num_fetched_chunks * self._step,
            size_bytes=self._bytes_of(progress.num_fetched_chunks),
            seconds=time.monotonic() - began_s,
            publish_s=progress.publish_s,
            failure=progress.failure,
        )

    def close(self) -> None:
        """Fetches under way end early. On return there is none, and none begins."""
        with self._changed:
            self._is_closed = True
            for connection in self._running.values():
                if connection is not None:
                    connection.hang_up()
            self._changed.wait_for(lambda: not self._running)

    # -- which fetch brings what -----------------------------------------------------------------------------------

    def _fetch_missing(self, wanted: _WantedPrefix, progress: _Progress) -> bool:
        """Bring what is missing and not being saved, or wait for the fetch that saves it; whether there may be more."""
        placement = self._claim(wanted)
        progress.end_chunk = placement.save_start
        end = placement.save_end * self._step
        if placement.save_start == placement.save_end:
            self._placements.settle(placement.placement_id)
            return end < len(wanted.token_ids) and self._wait_for_other(wanted, placement)
        try:
            self._fetch_from_peer(wanted, placement, progress)
        finally:
            self._publish(wanted, placement, progress)
        return not progress.is_over and end < len(wanted.token_ids)

    def _claim(self, wanted: _WantedPrefix) -> Placement:
        """A placement that reads what is stored, and saves what is missing and not being saved."""
        with self._changed:
            if self._is_closed:
                raise StoreClosed("the store is being closed")
            placement = self._placements.hold(wanted.token_ids, tenant=wanted.tenant, wait_s=0.0, save=True)
            if placement.save_start < placement.save_end:
                self._running[placement.placement_id] = None
            return placement

    def _wait_for_other(self, wanted: _WantedPrefix, placement: Placement) -> bool:
        """The first missing chunk is being saved: whether that was by another fetch, which has ended by now.

        A request that computes it is not waited for: how long that takes is not known.
        """
        keys = prompt_keys(self._identity, wanted.token_ids, wanted.tenant)
        first = keys[placement.save_start * KEY_BYTES :][:KEY_BYTES]
        with self._changed:
            saver = self._placements.saver_of(first)
            if saver is None:
                return True
            if saver.id not in self._running:
                return False
            return self._changed.wait_for(lambda: saver.id not in self._running, wanted.end_s - time.monotonic())

    def _enter(self, placement: Placement, connection: PeerSocket) -> None:
        with self._changed:
            if self._is_closed:
                raise StoreClosed("the store is being closed")
            self._running[placement.placement_id] = connection

    def _publish(self, wanted: _WantedPrefix, placement: Placement, progress: _Progress) -> None:
        """End the placement; return when what was saved under it is visible, or given up."""
        began_s = time.monotonic()
        try:
            self._placements.settle(placement.placement_id)
            self._writer.finish(placement.placement_id)
            if not self._writer.drain(max(0.0, wanted.end_s - began_s)):
                progress.fail("what came is not on disk yet")
            progress.publish_s += time.monotonic() - began_s
        finally:  # or `close`, and fetches that wait for this one, would wait for ever
            with self._changed:
                del self._running[placement.placement_id]
                self._changed.notify_all()

    def _count(self, progress: _Progress) -> None:
        with self._inventory.lock:
            counters = self._inventory.counters
            counters.fetches += 1
            counters.fetched_chunks += progress.num_fetched_chunks
            counters.fetched_bytes += self._bytes_of(progress.num_fetched_chunks)
            counters.fetch_failures += bool(progress.failure)

    def _bytes_of(self, num_chunks: int) -> int:
        return num_chunks * self._step * self._identity.shape.token_bytes

    # -- over the wire ---------------------------------------------------------------------------------------------

    def _fetch_from_peer(self, wanted: _WantedPrefix, placement: Placement, progress: _Progress) -> None:
        """Save what the placement may save and the peer has. Why it ended early is noted, not raised."""
        progress.has_asked = True
        end = placement.save_end * self._step
        request = RowsRequest(
            kv=KVKind.of(self._identity),
            tenant=wanted.tenant,
            token_start=placement.save_start * self._step,
            token_end=end,
            tokens_per_chunk=self._step,
            window_tokens=window_tokens(self._identity),
            token_ids=np.array(wanted.token_ids[:end], np.uint32),
        )
        try:
            if self._writer.is_paused:
                raise StoreWriteFailed("nothing is stored for a moment: a write has failed")
            with (
                closing(PeerSocket.connect(wanted.peer, wanted.key, wanted.end_s)) as connection,
                closing(self._make_client()) as client,
            ):
                self._enter(placement, connection)
                self._receive(connection, client, placement, request, progress)
        except StoreError as error:
            progress.fail(str(error))

    def _receive(
        self,
        connection: PeerSocket,
        client: StoreClient,
        placement: Placement,
        request: RowsRequest,
        progress: _Progress,
    ) -> None:
        """Raises StoreError when not all comes that the peer offers, or not all of that can be saved."""
        payload = request.encode()
        connection.send(MessageHeader.of(Kind.REQUEST, payload).encode(), payload)
        end = _receive_offer(connection, request)
        progress.is_over = end < request.token_end
        shape = self._identity.shape
        rows = np.empty((shape.num_layers, request.window_tokens, 2, shape.row_bytes), np.uint8)
        for span in windows(request.token_start, end, request.window_tokens):
            receive_rows(connection, (0, shape.num_layers), span, rows)
            start, wanted = span[0] // self._step, (span[1] - span[0]) // self._step
            num_saved = client.save(placement.placement_id, start, start + wanted, rows, first_token=start * self._step)
            progress.num_fetched_chunks += num_saved
            progress.end_chunk += num_saved
            if num_saved < wanted:
                raise StoreWriteFailed(f"this store took {num_saved} of {wanted} chunks: it is full or cannot write")


def _receive_offer(connection: PeerSocket, request: RowsRequest) -> int:
    """Up to which token rows will come."""
    header = receive_header(connection, Kind.OFFER, 0)
    start, end = header.tokens
    if start != request.token_start or not start <= end <= request.token_end or end % request.tokens_per_chunk:
        raise PeerFailed(f"the peer offers tokens {start} to {end}, which were not asked for")
    return end
