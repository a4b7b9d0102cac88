"""Sending and receiving of frames with rows, and of the reason when a store gives up."""

import logging

from kvstore.errors import PeerFailed, RecordCorrupt, RowsMissing, StoreError, StoreUnreachable
from kvstore.format.payload import KVView
from kvstore.peers.connection import PeerSocket
from kvstore.peers.messages import HEADER_BYTES, MAX_REASON_BYTES, Kind, MessageHeader

log = logging.getLogger(__name__)

#: Error to raise for each kind of message with which a peer gives up.
_ERRORS: dict[Kind, type[StoreError]] = {
    Kind.FAILED: PeerFailed,
    Kind.DAMAGED: RecordCorrupt,
    Kind.GONE: StoreUnreachable,
}


def receive_header(connection: PeerSocket, kind: Kind, payload_bytes: int) -> MessageHeader:
    """Receive the header of a message of this kind and size.

    Raises PeerFailed for any other message; RecordCorrupt or StoreUnreachable when the peer gives up for that reason.
    """
    header = MessageHeader.decode(connection.receive(HEADER_BYTES))
    if header.kind in _ERRORS and header.payload_bytes <= MAX_REASON_BYTES:
        reason = connection.receive(header.payload_bytes)
        header.check_payload(reason)
        raise _ERRORS[header.kind](f"the peer gave up: {reason.decode(errors='replace')}")
    if header.kind is not kind or header.payload_bytes != payload_bytes:
        raise PeerFailed(f"the peer sent {header.kind.name} of {header.payload_bytes} bytes instead of {kind.name}")
    return header


def receive_rows(connection: PeerSocket, layers: tuple[int, int], tokens: tuple[int, int], rows: KVView) -> None:
    """Receive rows of layers [start, end) and tokens [start, end) into the beginning of `rows`.

    `rows`: uint8 [layers, tokens, 2, row_bytes]. Raises as `receive_header`.
    """
    for layer in range(*layers):
        of_layer = rows[layer - layers[0], : tokens[1] - tokens[0]].reshape(-1).data
        header = receive_header(connection, Kind.ROWS, len(of_layer))
        if header.layers != (layer, layer + 1) or header.tokens != tokens:
            raise PeerFailed(f"the peer sent layers {header.layers} of tokens {header.tokens} out of order")
        connection.receive_into(of_layer)
        header.check_payload(of_layer)


def send_failure(connection: PeerSocket, error: Exception) -> None:
    """Send the reason for giving up, if the peer can still be reached."""
    payload = str(error).encode()[:MAX_REASON_BYTES]
    try:
        connection.send(MessageHeader.of(_kind_of(error), payload).encode(), payload)
    except PeerFailed:
        log.debug("a peer was not notified: %s", error)


def _kind_of(error: Exception) -> Kind:
    if isinstance(error, RecordCorrupt | RowsMissing):
        return Kind.DAMAGED
    return Kind.GONE if isinstance(error, StoreUnreachable) else Kind.FAILED
