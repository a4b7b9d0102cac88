"""Frames that a store sends for fetches and for reads, and what a store says when it gives up."""

import logging

from kvstore.errors import PeerFailed, RecordCorrupt, RowsMissing, StoreError, StoreUnreachable
from kvstore.format.payload import KVView
from kvstore.peers.connection import PeerSocket
from kvstore.peers.messages import HEADER_BYTES, MAX_REASON_BYTES, Kind, MessageHeader

log = logging.getLogger(__name__)

#: What a peer's end of an answer is here.
_ERRORS: dict[Kind, type[StoreError]] = {
    Kind.FAILED: PeerFailed,
    Kind.DAMAGED: RecordCorrupt,
    Kind.GONE: StoreUnreachable,
}


def receive_header(connection: PeerSocket, kind: Kind, payload_bytes: int) -> MessageHeader:
    """Header of a message of this kind and size; anything else ends the answer.

    Raises PeerFailed; when the peer gives up for that reason, RecordCorrupt or StoreUnreachable.
    """
    header = MessageHeader.decode(connection.receive(HEADER_BYTES))
    if header.kind in _ERRORS and header.payload_bytes <= MAX_REASON_BYTES:
        reason = connection.receive(header.payload_bytes)
        header.check_payload(reason)
        raise _ERRORS[header.kind](f"the peer gave up: {reason.decode(errors='replace')}")
    if header.kind is not kind or header.payload_bytes != payload_bytes:
        raise PeerFailed(f"the peer sends {header.kind.name} of {header.payload_bytes} bytes where {kind.name} belongs")
    return header


def receive_rows(connection: PeerSocket, layers: tuple[int, int], tokens: tuple[int, int], rows: KVView) -> None:
    """Rows of these layers and tokens, each from, to, to the beginning of `rows`: uint8 [layers, tokens, 2, row_bytes].

    Raises as `receive_header`.
    """
    for layer in range(*layers):
        of_layer = rows[layer - layers[0], : tokens[1] - tokens[0]].reshape(-1).data
        header = receive_header(connection, Kind.ROWS, len(of_layer))
        if header.layers != (layer, layer + 1) or header.tokens != tokens:
            raise PeerFailed(f"the peer sends layers {header.layers} of tokens {header.tokens} out of turn")
        connection.receive_into(of_layer)
        header.check_payload(of_layer)


def tell_failure(connection: PeerSocket, error: Exception) -> None:
    """Why nothing more comes, if the peer can still be told."""
    payload = str(error).encode()[:MAX_REASON_BYTES]
    try:
        connection.send(MessageHeader.of(_kind_of(error), payload).encode(), payload)
    except PeerFailed:
        log.debug("a peer could not be told: %s", error)


def _kind_of(error: Exception) -> Kind:
    if isinstance(error, RecordCorrupt | RowsMissing):
        return Kind.DAMAGED
    return Kind.GONE if isinstance(error, StoreUnreachable) else Kind.FAILED
