"""Messages between stores are decoded as they were sent, or refused: no bytes have any other effect."""

import contextlib

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from kvstore import KVShape, Layout, PeerFailed, StoreIdentity
from kvstore.peers import messages as peer_messages
from kvstore.peers.messages import HEADER_BYTES, Kind, KVKind, MessageHeader, RowsRequest, window_tokens, windows

numbers = st.integers(0, 2**32 - 1)
pairs = st.tuples(numbers, numbers)
headers = st.builds(
    lambda kind, payload, layers, tokens: (MessageHeader.of(kind, payload, layers, tokens), payload),
    st.sampled_from(Kind),
    st.binary(max_size=200),
    pairs,
    pairs,
)
kinds = st.builds(
    KVKind,
    model_fingerprint=st.text(max_size=20),
    num_layers=st.integers(1, 200),
    num_kv_heads=st.integers(1, 64),
    head_dim=st.integers(1, 256),
    dtype=st.sampled_from(("float32", "bfloat16")),
    provenance=st.text(max_size=20),
)


@st.composite
def requests(draw: st.DrawFn) -> RowsRequest:
    token_ids = draw(st.lists(numbers, min_size=1, max_size=50))
    return RowsRequest(
        kv=draw(kinds),
        tenant=draw(st.text(max_size=20)),
        token_start=draw(st.integers(0, len(token_ids) - 1)),
        token_end=len(token_ids),
        tokens_per_chunk=draw(st.integers(1, 512)),
        window_tokens=draw(st.integers(1, 10_000)),
        token_ids=np.array(token_ids, np.uint32),
    )


@given(headers)
def test_a_header_is_read_as_it_was_written(frame: tuple[MessageHeader, bytes]) -> None:
    header, payload = frame
    encoded = header.encode()
    assert len(encoded) == HEADER_BYTES
    assert MessageHeader.decode(encoded) == header
    header.check_payload(payload)


@given(headers, st.data())
def test_a_changed_bit_of_a_frame_is_found(frame: tuple[MessageHeader, bytes], data: st.DataObject) -> None:
    header, payload = frame
    changed = bytearray(header.encode() + payload)
    bit = data.draw(st.integers(0, 8 * len(changed) - 1))
    changed[bit // 8] ^= 1 << bit % 8
    try:
        MessageHeader.decode(bytes(changed[:HEADER_BYTES])).check_payload(bytes(changed[HEADER_BYTES:]))
    except PeerFailed:
        return
    raise AssertionError(f"bit {bit} was changed, and no check noticed")


@given(requests())
def test_a_request_is_read_as_it_was_written(request: RowsRequest) -> None:
    read = RowsRequest.decode(request.encode())
    assert np.array_equal(read.token_ids, request.token_ids)
    for name in ("kv", "tenant", "token_start", "token_end", "tokens_per_chunk", "window_tokens"):
        assert getattr(read, name) == getattr(request, name)
    assert read.kv.difference(request.kv) == ""


@given(st.one_of(st.binary(max_size=300), st.builds(lambda n: b"\xff\xff\0\0" + b"[" * n, st.integers(0, 60_000))))
def test_bytes_that_are_no_request_are_refused_as_such(garbage: bytes) -> None:
    with contextlib.suppress(PeerFailed):
        RowsRequest.decode(garbage)


@given(requests(), st.data())
def test_a_request_with_changed_bytes_is_a_possible_one_or_refused(request: RowsRequest, data: st.DataObject) -> None:
    changed = bytearray(request.encode())
    for _ in range(data.draw(st.integers(1, 4))):
        changed[data.draw(st.integers(0, len(changed) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(PeerFailed):
        read = RowsRequest.decode(bytes(changed))
        assert 0 <= read.token_start < read.token_end == len(read.token_ids)
        assert 0 < read.tokens_per_chunk <= 512
        assert read.window_tokens > 0


@given(st.integers(0, 500), st.integers(0, 500), st.integers(1, 64))
def test_windows_cover_a_range_once_and_in_order(start: int, size: int, step: int) -> None:
    spans = list(windows(start, start + size, step))
    assert [token for span in spans for token in range(*span)] == list(range(start, start + size))
    assert all(0 < end - begin <= step for begin, end in spans)


@given(
    st.integers(1, 100),
    st.integers(1, 64),
    st.sampled_from((16, 64, 512)),
    st.integers(1, 4),
)
def test_a_window_has_whole_chunks_and_no_more_bytes_than_it_may(
    num_layers: int, num_kv_heads: int, tokens_per_chunk: int, chunks_per_extent: int
) -> None:
    shape = KVShape(num_layers=num_layers, num_kv_heads=num_kv_heads, head_dim=128, dtype="float32")
    layout = Layout(tokens_per_record=tokens_per_chunk, tokens_per_extent=chunks_per_extent * tokens_per_chunk)
    num_tokens = window_tokens(StoreIdentity(model_fingerprint="m", shape=shape, layout=layout))
    assert num_tokens > 0
    assert num_tokens % tokens_per_chunk == 0
    assert num_tokens * shape.token_bytes <= peer_messages.WINDOW_BYTES or num_tokens == tokens_per_chunk
