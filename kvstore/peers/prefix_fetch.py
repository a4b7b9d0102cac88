"""Fetches missing chunks of a prefix from another node's store, and saves them.

Only exact KV of the same model, shape and dtype is accepted. Each message is verified before its use. A window of
tokens is saved when all its layers have arrived, by the same path as computed KV, so this store makes its own layout,
sketches and probe keys. After a failure the chunks saved by then stay as a shorter prefix.
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

    #: First tokens of the prompt that are stored here now: whole chunks, visible to `acquire`.
    num_tokens: int
    #: Tokens that this fetch brought, and the bytes of their rows.
    num_fetched_tokens: int
    size_bytes: int
    seconds: float
    #: Seconds of waiting for the disk after the last row had arrived.
    publish_s: float
    #: Reason, in one line, why chunks of the peer are missing; empty when none is.
    failure: str = ""


@dataclass(frozen=True, slots=True)
class _WantedPrefix:
    """Arguments of one fetch: tokens, peer, and deadline (`time.monotonic`)."""

    token_ids: Sequence[int]
    tenant: str
    peer: PeerLocation
    key: bytes
    end_s: float


@dataclass(slots=True)
class _Progress:
    """Progress of one fetch."""

    num_fetched_chunks: int = 0
    #: End of the stored and fetched chunks.
    end_chunk: int = 0
    publish_s: float = 0.0
    failure: str = ""
    has_asked: bool = False
    #: Whether no more chunks can be fetched.
    is_over: bool = False

    def fail(self, reason: str) -> None:
        self.failure = self.failure or reason
        self.is_over = True


class PrefixFetcher:
    """Owns the connections of running fetches. Borrows inventory, placements and writer. Thread-safe.

    `make_client`: makes a client of this store.
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
        #: Placements of running fetches, each with its connection once there is one.
        self._running: dict[int, PeerSocket | None] = {}
        self._is_closed = False

    def fetch(
        self, peer: PeerLocation, key: bytes, token_ids: Sequence[int], *, tenant: str, timeout_s: float
    ) -> FetchReport:
        """See `KVStore.fetch`. `token_ids`: the wanted tokens, whole chunks."""
        began_s = time.monotonic()
        wanted = _WantedPrefix(token_ids, tenant, peer, key, began_s + timeout_s)
        progress = _Progress()
        while self._fetch_missing(wanted, progress):
            pass
        num_chunks = len(self._inventory.match(token_ids, tenant))
        if num_chunks < progress.end_chunk:
            progress.fail("fetched chunks could not be stored")
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
        """End running fetches early, and refuse new ones. On return none is running."""
        with self._changed:
            self._is_closed = True
            for connection in self._running.values():
                if connection is not None:
                    connection.hang_up()
            self._changed.wait_for(lambda: not self._running)

    # -- division of work between fetches --------------------------------------------------------------------------

    def _fetch_missing(self, wanted: _WantedPrefix, progress: _Progress) -> bool:
        """Fetch unclaimed missing chunks, or wait for the fetch that has claimed them. Whether more may be missing."""
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
        """A placement that holds the stored chunks, and claims unclaimed missing ones."""
        with self._changed:
            if self._is_closed:
                raise StoreClosed("the store is being closed")
            placement = self._placements.hold(wanted.token_ids, tenant=wanted.tenant, wait_s=0.0, save=True)
            if placement.save_start < placement.save_end:
                self._running[placement.placement_id] = None
            return placement

    def _wait_for_other(self, wanted: _WantedPrefix, placement: Placement) -> bool:
        """Wait for the fetch that has claimed the first missing chunk; False if it does not end in time.

        Also False, without waiting, for a request that computes the chunk, because its time is unknown.
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
        """Settle the placement; wait until its saved chunks are visible, or given up."""
        began_s = time.monotonic()
        try:
            self._placements.settle(placement.placement_id)
            self._writer.finish(placement.placement_id)
            if not self._writer.drain(max(0.0, wanted.end_s - began_s)):
                progress.fail("fetched chunks were not written to disk in time")
            progress.publish_s += time.monotonic() - began_s
        finally:  # otherwise `close`, and fetches that wait for this one, would wait for ever
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
        """Fetch and save the placement's chunks that the peer has. An error is noted in `progress`, not raised."""
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
                raise StoreWriteFailed("storing is paused after a failed write")
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
        """Receive and save chunks. Raises StoreError unless all offered chunks arrive and are saved."""
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
    """Receive the peer's offer: end of the tokens that it will send."""
    header = receive_header(connection, Kind.OFFER, 0)
    start, end = header.tokens
    if start != request.token_start or not start <= end <= request.token_end or end % request.tokens_per_chunk:
        raise PeerFailed(f"the peer offers tokens {start} to {end}, which were not requested")
    return end
