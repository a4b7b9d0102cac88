"""Sends the rows of stored prompts to peers, in token order.

Another node's store gets a prefix, which is held while it is sent; the serving process gets a window of layers and
tokens of a placement that the store holds for it. Records are read with demand priority, a window at a time, and
verified by the load, so only rows as they were saved are sent.
"""

import itertools
import logging
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import numpy as np

from kvstore.client.destinations import SelectedRowsDestination
from kvstore.client.held_rows import load_rows, slots_of
from kvstore.client.store_client import StoreClient
from kvstore.counters import StoreCounters
from kvstore.errors import PeerFailed, RowsMissing, StoreError
from kvstore.format.identity import StoreIdentity
from kvstore.format.payload import KVView
from kvstore.format.provenance import EXACT
from kvstore.index.geometry import Geometry
from kvstore.index.inventory import Inventory
from kvstore.peers import connection
from kvstore.peers.connection import PeerSocket
from kvstore.peers.message_io import send_failure
from kvstore.peers.messages import (
    HEADER_BYTES,
    MAX_REQUEST_BYTES,
    HeldRowsRequest,
    Kind,
    KVKind,
    MessageHeader,
    RowsRequest,
    max_window_tokens,
    windows,
)
from kvstore.placements.held import Placements
from kvstore.placements.placement import Placement

log = logging.getLogger(__name__)

#: Most seconds of reading one window: a slower disk is defective.
_READ_TIMEOUT_S = 60.0


class PrefixSender:
    """Answers peers, each on its own thread. Borrows inventory and placements.

    `make_client`: makes a client of this store.
    """

    def __init__(
        self,
        identity: StoreIdentity,
        inventory: Inventory,
        placements: Placements,
        make_client: Callable[[], StoreClient],
    ) -> None:
        self._identity = identity
        self._geometry = Geometry(identity)
        self._inventory = inventory
        self._placements = placements
        self._make_client = make_client

    @property
    def _counters(self) -> StoreCounters:
        return self._inventory.counters

    def answer(self, peer: PeerSocket) -> None:
        """Receive a request and send the stored part of its rows; after a successful read wait for the next request."""
        with closing(self._make_client()) as client:
            while self._answer_one(peer, client) and peer.has_more(2 * connection.KEPT_S):
                pass

    def _answer_one(self, peer: PeerSocket, client: StoreClient) -> bool:
        """Answer one request; whether another may follow."""
        try:
            request = _receive_request(peer)
            self._check(request)
        except PeerFailed as error:
            self._count(refusals=1)
            send_failure(peer, error)
            return False
        self._count(requests=1)
        try:
            if isinstance(request, HeldRowsRequest):
                self._send_held(peer, client, request)
                return True
            with self._held(request) as placement:
                self._send(peer, client, request, placement)
        except (StoreError, OSError) as error:
            self._count(failures=1)
            log.warning("KV was not sent completely to a peer: %s", error)
            if not isinstance(error, PeerFailed):
                send_failure(peer, error)
        return False

    def _check(self, request: RowsRequest | HeldRowsRequest) -> None:
        """Raises PeerFailed for a request of another kind of KV, or of too large a window."""
        if difference := KVKind.of(self._identity).difference(request.kv):
            raise PeerFailed(f"the stores hold different KV: {difference}")
        if isinstance(request, HeldRowsRequest):
            layers, num_tokens = request.layers, request.tokens[1] - request.tokens[0]
            try:
                slots_of(self._geometry, layers)
            except ValueError as error:
                raise PeerFailed(str(error)) from error
        else:
            layers, num_tokens = (0, self._identity.shape.num_layers), request.window_tokens
        most = max_window_tokens(self._identity, layers[1] - layers[0])
        if num_tokens > most:
            raise PeerFailed(f"a window has at most {most} tokens, not {num_tokens}")

    @contextmanager
    def _held(self, request: RowsRequest) -> Iterator[Placement]:
        placement = self._placements.hold(request.token_ids.tolist(), tenant=request.tenant, wait_s=0.0)
        try:
            yield placement
        finally:
            self._placements.settle(placement.placement_id)

    def _send(self, peer: PeerSocket, client: StoreClient, request: RowsRequest, placement: Placement) -> None:
        """Send an offer and rows. Raises PeerFailed, and the errors of a load."""
        step = request.tokens_per_chunk
        end = max(request.token_start, self._num_exact_tokens(placement) // step * step)
        peer.send(MessageHeader.of(Kind.OFFER, b"", tokens=(request.token_start, end)).encode())
        shape, most = self._identity.shape, min(request.window_tokens, end - request.token_start)
        rows = np.empty((shape.num_layers, most, 2, shape.row_bytes), np.uint8)
        for span in windows(request.token_start, end, request.window_tokens):
            self._send_window(peer, client, placement, span, rows[:, : span[1] - span[0]])

    def _num_exact_tokens(self, placement: Placement) -> int:
        """First tokens before rows of another engine, which a peer, like all later rows, would take for exact ones."""
        held = self._placements.held(placement.placement_id)
        assert held is not None, "the placement is held while it is sent"
        exact = itertools.takewhile(lambda part: part[0].provenance == EXACT, held.stored)
        return sum(num_chunks for _, num_chunks in exact) * placement.tokens_per_chunk

    def _send_window(
        self, peer: PeerSocket, client: StoreClient, placement: Placement, span: tuple[int, int], rows: KVView
    ) -> None:
        """Send rows of tokens [start, end), layer by layer, while later layers are read.

        `rows`: memory for the rows, uint8 [layers, tokens, 2, row_bytes].
        """
        (start, end), num_layers = span, len(rows)
        row_of = np.full(placement.num_stored_tokens, -1, np.int32)
        row_of[start:end] = np.arange(end - start)
        destination = SelectedRowsDestination(rows, np.broadcast_to(row_of, (num_layers, len(row_of))))
        load = client.load(placement.placement_id, destination, tokens=row_of >= 0)
        try:
            for layer in range(num_layers):
                load.wait(layer, _READ_TIMEOUT_S)
                destination.check_filled([layer])
                self._send_layer(peer, layer, span, rows[layer])
        finally:
            load.cancel()

    def _send_held(self, peer: PeerSocket, client: StoreClient, request: HeldRowsRequest) -> None:
        """Send rows of a held placement. Raises PeerFailed, StoreUnreachable if it is not held, errors of a load."""
        held = self._placements.live(request.placement_id)
        if request.tokens[1] > held.placement.num_stored_tokens:
            raise RowsMissing(f"the placement has {held.placement.num_stored_tokens} tokens, not {request.tokens[1]}")
        rows = load_rows(client, held.placement, request.layers, request.tokens, _READ_TIMEOUT_S)
        for layer, of_layer in enumerate(rows, request.layers[0]):
            self._send_layer(peer, layer, request.tokens, of_layer)

    def _send_layer(self, peer: PeerSocket, layer: int, tokens: tuple[int, int], rows: KVView) -> None:
        payload = rows.reshape(-1).data
        peer.send(MessageHeader.of(Kind.ROWS, payload, (layer, layer + 1), tokens).encode(), payload)
        self._count(sent_bytes=len(payload))

    def _count(self, *, requests: int = 0, sent_bytes: int = 0, refusals: int = 0, failures: int = 0) -> None:
        with self._inventory.lock:
            self._counters.peer_requests += requests
            self._counters.peer_sent_bytes += sent_bytes
            self._counters.peer_refusals += refusals
            self._counters.peer_failures += failures


def _receive_request(peer: PeerSocket) -> RowsRequest | HeldRowsRequest:
    """Raises PeerFailed."""
    header = MessageHeader.decode(peer.receive(HEADER_BYTES))
    if header.kind not in (Kind.REQUEST, Kind.READ) or header.payload_bytes > MAX_REQUEST_BYTES:
        raise PeerFailed(f"{header.kind.name} of {header.payload_bytes} bytes is not a valid request")
    payload = peer.receive(header.payload_bytes)
    header.check_payload(payload)
    return RowsRequest.decode(payload) if header.kind is Kind.REQUEST else HeldRowsRequest.decode(payload)
