"""Steps that the tests of the store share, one line each where they are used."""

import time
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt

from kvstore import KVShape, KVStore, KVView, Placement, StoreClient
from kvstore.dataplane.requests import Put
from kvstore.index.extent import Extent
from kvstore.index.geometry import RecordRef

WAIT_S = 30.0

KVOf = Callable[[Sequence[int], KVShape], KVView]


def prompt(num_tokens: int, family: int = 0) -> list[int]:
    """Token ids: prompts of one family are prefixes of each other, those of two families share no token."""
    return [100_000 * family + position for position in range(num_tokens)]


def load_stored(client: StoreClient, placement: Placement, like: KVView) -> KVView:
    """All rows that the placement has stored, [layers, stored tokens, 2, row_bytes]."""
    view = np.zeros_like(like)
    load = client.load_rows(placement.placement_id, placement.num_stored_tokens, view)
    try:
        for layer in range(len(view)):
            load.wait(layer, WAIT_S)
    finally:
        load.cancel()
    return view[:, : placement.num_stored_tokens]


def publish(store: KVStore, placement: Placement) -> None:
    """End a placement; the chunks saved under it are on disk, and visible."""
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)


def served(store: KVStore, tokens: Sequence[int], kv_of: KVOf, tenant: str = "") -> int:
    """Number of a prompt's tokens that the store serves, after a check of every byte."""
    placement, client = store.acquire(tokens, save=False, tenant=tenant), store.client()
    kv, num_tokens = kv_of(tokens, store.identity.shape), placement.num_stored_tokens
    try:
        assert not num_tokens or np.array_equal(load_stored(client, placement, kv), kv[:, :num_tokens])
    finally:
        store.settle(placement.placement_id)
        client.close()
    return num_tokens


def num_stored(store: KVStore, tokens: Sequence[int], tenant: str = "") -> int:
    """Number of stored tokens of a prompt, without a change to recency or frequency."""
    return 16 * len(store.inventory.match(tokens, tenant))


def judge(store: KVStore, tokens: Sequence[int], seed: int) -> None:
    """Give every token of a stored prompt a random importance, different per layer."""
    draw = np.random.default_rng(seed)
    for extent in extents_of(store, tokens):
        width = extent.num_chunks * store.geometry.tokens_per_chunk
        store.inventory.notes.note_importance(extent, draw.random((store.geometry.num_layers, width), np.float32))


def extents_of(store: KVStore, tokens: Sequence[int]) -> list[Extent]:
    return list(dict.fromkeys(extent for extent, _ in store.inventory.match(tokens)))


def refs_holding(
    store: KVStore, tokens: Sequence[int], is_wanted: npt.NDArray[np.bool_] | None, slot_index: int
) -> list[RecordRef]:
    """The records of a slot that hold wanted tokens (None: all), found by definition, token by token."""
    step, slot = store.geometry.tokens_per_chunk, store.geometry.slots[slot_index]
    stored, found = store.inventory.match(tokens), dict[int, RecordRef]()
    wanted = range(len(stored) * step) if is_wanted is None else np.flatnonzero(is_wanted).tolist()
    for token in wanted:
        extent, number = stored[token // step]
        store.inventory.notes.load_orders(extent)
        row = number * step + token % step
        if extent.orders is not None:
            (row,) = np.flatnonzero(extent.orders[slot.layer_start] == token - extent.depth * step).tolist()
        ref = RecordRef(extent, row // slot.num_tokens, slot_index)
        found[ref.key] = ref
    return list(found.values())


def answered(client: StoreClient, use: str) -> None:
    """Return when the store has handled every earlier message on the client's link of this use."""
    (number, link), request = client._links.link(use), client._requests.new_number()
    client._requests.ask(number, link, Put(request))


def assert_nothing_is_leased(store: KVStore) -> None:
    """Wait until no frame is leased.

    A cancelled fetch keeps the frames of its reads until they end, and a closed remote client keeps its frames until
    the store has noticed.
    """
    tier = store.tier

    def is_idle() -> bool:
        with tier.lock:
            return not (
                tier.waiting.reading_bytes
                or any(frame.leases or frame.waiters for frame in tier.frames.of_record.values())
            )

    wait_until(is_idle)
    with tier.lock:
        assert not tier.waiting
        assert tier.used_bytes == tier.residency.cache.used_bytes, "memory is used that is neither leased nor idle"


def wait_until(condition: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + WAIT_S
    while not condition():
        assert time.monotonic() < deadline_s
        time.sleep(0.002)
