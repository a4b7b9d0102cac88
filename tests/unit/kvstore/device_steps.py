"""Steps of tests of the device tier: loading with a count by tier, waiting until it is idle, counting records."""

import threading
from collections.abc import Callable, Sequence

import numpy as np
from store_steps import WAIT_S

from kvstore import KVStore, KVView, PrefixLoad, StoreClient
from kvstore.dataplane.requests import Put
from kvstore.index.geometry import RecordRef

#: One record of the tiny model: a header page and a page of rows. A chunk has two.
RECORD_BYTES = 8192
CHUNK_BYTES = 2 * RECORD_BYTES
#: Bytes of seven chunks, and of one on its way out.
DEVICE_BYTES = 8 * CHUNK_BYTES

Connect = Callable[[KVStore], StoreClient]


def load(store: KVStore, client: StoreClient, tokens: Sequence[int], kv: KVView) -> tuple[int, int, int]:
    """Load what is stored of a prompt, check every byte, and return the bytes from device, host and disk."""
    placement = store.acquire(tokens, save=False)
    view, end = np.zeros_like(kv), placement.num_stored_tokens
    assert end == (len(tokens) - 1) // store.geometry.tokens_per_chunk * store.geometry.tokens_per_chunk
    loading = client.load_rows(placement.placement_id, end, view)
    for layer in range(len(view)):
        loading.wait(layer, WAIT_S)
    loading.cancel()
    store.settle(placement.placement_id)
    settle(client)
    assert np.array_equal(view[:, :end], kv[:, :end])
    return bytes_of(loading)


def bytes_of(loading: PrefixLoad) -> tuple[int, int, int]:
    return loading.bytes_from_device, loading.bytes_from_host, loading.bytes_from_disk


def settle(client: StoreClient) -> None:
    """Return when the work that follows earlier loads is done on both sides."""
    is_tidy = threading.Event()
    client.run_in_background(is_tidy.set)
    assert is_tidy.wait(WAIT_S)
    (number, link), request = client._links.link("read"), client._requests.new_number()
    client._requests.ask(number, link, Put(request))  # the answer comes after all earlier releases


def keys_of(store: KVStore, tokens: Sequence[int]) -> set[int]:
    slots = range(len(store.geometry.slots))
    return {RecordRef(extent, i, slot).key for extent, i in store.inventory.match(tokens) for slot in slots}


def tiers_of(store: KVStore, client: StoreClient, tokens: Sequence[int]) -> tuple[int, int]:
    """Number of a prompt's records on device, and on host."""
    keys = keys_of(store, tokens)
    return sum(key in client.device for key in keys), len(keys & set(store.tier.frames.of_record))


def assert_at_rest(store: KVStore, client: StoreClient) -> None:
    frames = store.tier.frames.of_record
    assert not any(frame.leases or frame.waiters for frame in frames.values())
    assert store.tier.used_bytes == store.tier.residency.cache.used_bytes
    assert set(frames).isdisjoint(client.device._copies), "no record is in both tiers"
    assert client.device.evicting_bytes == 0
    assert client.device.used_bytes <= store.config.device_bytes
