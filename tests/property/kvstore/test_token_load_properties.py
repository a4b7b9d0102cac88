"""Rows of wanted tokens, loaded from a store of any layout in token order, against a dictionary by token."""

import tempfile

import numpy as np
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kvstore import KVShape, KVStore, KVView, Layout, SelectedRowsDestination, StoreConfig, StoreIdentity
from kvstore.format.record import read_header

WAIT_S = 30.0


class Counting(SelectedRowsDestination):
    """Notes which tokens come in which records."""

    def copy(self, record: memoryview, token_end: int | None = None) -> None:
        header = read_header(record)
        assert isinstance(header.tokens, slice)
        self.came.append((header.layer_start, header.plane_start, header.tokens.start, header.tokens.stop))
        super().copy(record, token_end)

    def __init__(self, view: KVView, row_of: np.ndarray) -> None:
        super().__init__(view, row_of)
        self.came: list[tuple[int, int, int, int]] = []


@st.composite
def identities(draw: st.DrawFn) -> StoreIdentity:
    shape = KVShape(
        num_layers=draw(st.integers(1, 4)),
        num_kv_heads=draw(st.integers(1, 2)),
        head_dim=draw(st.sampled_from([1, 4])),
        dtype=draw(st.sampled_from(["float32", "float16", "bfloat16"])),
    )
    kv_records = draw(st.sampled_from([1, 2, 3, 4]))
    tokens = 16 * kv_records * draw(st.integers(1, 2))
    layout = Layout(
        tokens_per_record=tokens,
        layers_per_record=draw(st.integers(1, 4)),
        planes=draw(st.sampled_from(["joint", "apart"])),
        sketch=draw(st.sampled_from([0, 1, 2, 16])),
        kv_records=kv_records,
        tokens_per_extent=tokens * draw(st.integers(1, 3)),
    )
    return StoreIdentity(model_fingerprint="any", shape=shape, layout=layout)


def save(store: KVStore, tokens: list[int], kv: KVView) -> None:
    placement, client = store.acquire(tokens), store.client()
    client.save(placement.placement_id, placement.save_start, placement.save_end, kv)
    client.close()
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(identity=identities(), num_chunks=st.integers(1, 6), data=st.data())
def test_wanted_rows_are_those_of_a_dictionary_and_no_record_comes_without_one(
    identity: StoreIdentity, num_chunks: int, data: st.DataObject
) -> None:
    step, shape = identity.layout.tokens_per_record, identity.shape
    num_shared = data.draw(st.integers(0, num_chunks), label="chunks shared with a prompt that was stored before")
    num_tokens = step * num_chunks
    prompt = [*range(num_tokens), 7]
    other = prompt[: num_shared * step] + [90_000 + token for token in range(2 * step)]
    size = (shape.num_layers, num_tokens + 2 * step, 2, shape.row_bytes)
    kv = np.random.default_rng(num_tokens).integers(0, 256, size, np.uint8)
    settings_here = {"disk_bytes": 2**26, "host_bytes": 2**22, "io_threads": 1, "layout": identity.layout}
    with (
        tempfile.TemporaryDirectory() as directory,
        KVStore(StoreConfig(directory=directory, **settings_here), identity) as store,
    ):
        save(store, other, kv)
        save(store, prompt, kv)
        rows = {(layer, token): kv[layer, token] for layer in range(shape.num_layers) for token in range(num_tokens)}
        placement, client = store.acquire(prompt, save=False), store.client()
        assert placement.num_stored_tokens == num_tokens
        for _ in range(3):
            wanted = data.draw(st.lists(st.integers(0, num_tokens - 1), max_size=10, unique=True), label="wanted")
            row_of = np.full((shape.num_layers, num_tokens), -1, np.int32)
            row_of[:, wanted] = np.arange(len(wanted))
            destination = Counting(np.zeros((shape.num_layers, len(wanted), 2, shape.row_bytes), np.uint8), row_of)
            load = client.load(placement.placement_id, destination, tokens=row_of[0] >= 0)
            load.wait_all(WAIT_S)
            load.cancel()
            destination.check_filled(range(shape.num_layers))
            for at, token in enumerate(wanted):
                for layer in range(shape.num_layers):
                    assert np.array_equal(destination._view[layer, at], rows[layer, token])
            part = step // identity.layout.kv_records
            starts = {token // part * part for token in wanted}
            expected = {
                (slot.layer_start, slot.plane_start, start, start + part)
                for slot in (store.geometry.slots[i] for i in store.geometry.kv_slots)
                for start in starts
            }
            assert sorted(destination.came) == sorted(expected)
        client.close()
