"""The worker's side of loads: threads read the rows of handles, the engine's thread writes them to vLLM's paged cache.

Only the engine's thread writes, so writes are ordered with its other work on any device, and a load that was given up
never writes to blocks that now belong to another request. All blocks of an incomplete load are reported to vLLM, which
computes their tokens.
"""

import logging
import queue
import threading
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import torch

from cluster.client import Client, KvBlock
from cluster.errors import CallFailed
from runahead.vllm.block_tables import CacheGroup, Place, place_in
from runahead.vllm.counters import Counters
from runahead.vllm.metadata import LoadSpec
from runahead.vllm.service_check import is_usable
from runahead.vllm.settings import Settings

_LOG = logging.getLogger(__name__)
#: Blocks, of at most 24 MiB each, that all loads together may read ahead of the engine.
_BLOCKS_AHEAD = 24
#: Seconds that an idle engine waits for rows before it looks for new requests again.
IDLE_S = 0.02
#: Seconds between a reader's checks whether its load was given up.
_GIVEN_UP_S = 0.2
#: Seconds before a service with too many readers is asked again, unless it says when.
_PAUSE_S = 0.1
#: Seconds after the call's own deadline until a load counts as late.
_GRACE_S = 1.0


class _Wrong(Exception):
    """The received rows are not the requested ones."""


class Load:
    """A load of one request's rows. Owned by the engine's thread; the reader thread reads `is_given_up`."""

    def __init__(self, spec: LoadSpec, places: Mapping[int, Place], deadline_s: float) -> None:
        """`places`: by layer."""
        self.spec = spec
        self._places = places
        #: Next expected token, by layer.
        self._next = {layer: place.token_start for layer, place in places.items()}
        self.began_s = time.monotonic()
        self.deadline_s = deadline_s
        #: Set when the load has ended, complete or not: its later rows are dropped.
        self.is_given_up = threading.Event()
        self.has_failed = False

    @property
    def num_tokens(self) -> int:
        return self.spec.token_end - self.spec.token_start

    @property
    def is_late(self) -> bool:
        return time.monotonic() > self.deadline_s + _GRACE_S

    @property
    def is_complete(self) -> bool:
        return all(token == self.spec.token_end for token in self._next.values())

    def has_layer(self, layer: int) -> bool:
        return self._next[layer] == self.spec.token_end

    def slots_of(self, block: KvBlock) -> torch.Tensor:
        """Slots of a block's rows. Raises _Wrong unless they are the next rows of their layer."""
        start, end = block.token_start, block.token_start + len(block.k)
        if self._next.get(block.layer) != start or end > self.spec.token_end:
            raise _Wrong(f"rows of layer {block.layer}, tokens {start} to {end}, came out of order")
        self._next[block.layer] = end
        place = self._places[block.layer]
        return place.slots[start - place.token_start : end - place.token_start]

    def parts(self) -> list[tuple[int, list[int]]]:
        """Pairs of a first token and the ascending layers to read from that token on."""
        by_token: dict[int, list[int]] = {}
        for layer, place in sorted(self._places.items()):
            by_token.setdefault(place.token_start, []).append(layer)
        return [(token_start, layers) for token_start, layers in by_token.items() if token_start < self.spec.token_end]


class Loads:
    """All loads of one rank. Owns the reader threads; after `close` they end with the service's client."""

    def __init__(
        self,
        service: Client,
        settings: Settings,
        counters: Counters,
        *,
        groups: Sequence[CacheGroup],
        heads: slice,
        dtype: torch.dtype,
        engine: str,
    ) -> None:
        """`heads`: KV heads of this rank. `dtype`: of the model's KV. `engine`: name under which this engine writes."""
        self._service = service
        self._settings = settings
        self._counters = counters
        self._groups = groups
        self._layers = {layer.index: layer for group in groups for layer in group.layers}
        self._heads = heads
        self._dtype = dtype
        self._engine = engine
        self._loads: dict[str, Load] = {}
        self._ended: list[Load] = []
        #: Blocks from all readers, in one queue, so that no load waits until blocks of another load are taken.
        self._arrived: queue.Queue[tuple[Load, KvBlock | Exception | None]] = queue.Queue(_BLOCKS_AHEAD)
        self._threads = ThreadPoolExecutor(settings.load_threads, thread_name_prefix="runahead-load")

    def close(self) -> None:
        for load in self._loads.values():
            load.is_given_up.set()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- the engine's thread ---------------------------------------------------------------------------------------

    def begin(self, specs: Sequence[LoadSpec]) -> None:
        for spec in specs:
            deadline_s = time.monotonic() + self._settings.load_timeout_s
            load = Load(spec, self._places(spec), deadline_s)
            self._counters.add("loads")
            self._loads[spec.request_id] = load
            self._threads.submit(self._read, load)

    def wait_for_layer(self, layer: int) -> None:
        """Wait until the layer's rows of each load are in the cache, or the load has failed."""
        for load in list(self._loads.values()):
            while not load.has_failed and not load.has_layer(layer):
                if load.is_late:
                    self._fail(load, "the service did not send them in time")
                else:
                    self._take(load.deadline_s + _GRACE_S - time.monotonic())

    def write_arrived(self, *, is_idle: bool) -> None:
        """Write the queued blocks to the cache. `is_idle`: nothing computes, so also wait for more blocks."""
        self._take_arrived()
        until_s = time.monotonic() + IDLE_S
        while is_idle and self._loads and not self._ended and (left_s := until_s - time.monotonic()) > 0:
            self._take(left_s)
        for load in list(self._loads.values()):
            if load.is_late:
                self._fail(load, "the service did not send them in time")

    def give_up(self, request_ids: Iterable[str]) -> None:
        """Drop the loads of ended requests. Not counted as failures: vLLM does not compute these requests."""
        for request_id in request_ids:
            if (load := self._loads.get(request_id)) is not None:
                load.has_failed = True
                self._end(load)

    def give_up_rest(self) -> None:
        """Fail all loads that are incomplete after the forward pass that they were for."""
        for load in list(self._loads.values()):
            self._fail(load, "the forward pass did not wait for all layers")
        self._take_arrived()  # to free the memory of unused blocks

    def take_ended(self) -> list[Load]:
        """Loads that have ended since the last call, complete or not."""
        ended, self._ended = self._ended, []
        return ended

    def _take_arrived(self) -> None:
        for _ in range(self._arrived.qsize()):
            self._take(0.0)

    def _take(self, timeout_s: float) -> None:
        """Take and write the next queued block; wait at most `timeout_s` for it."""
        try:
            load, arrived = self._arrived.get(timeout=max(timeout_s, 1e-4))
        except queue.Empty:
            return
        if load.is_given_up.is_set():
            return
        try:
            if arrived is None:
                raise _Wrong("rows are missing")
            if isinstance(arrived, Exception):
                raise arrived
            self._write(arrived, load.slots_of(arrived))
        except (CallFailed, _Wrong) as error:
            self._fail(load, str(error))
            return
        if load.is_complete:
            self._counters.add("loaded_tokens", load.num_tokens)
            self._end(load)

    def _write(self, block: KvBlock, slots: torch.Tensor) -> None:
        layer = self._layers[block.layer]
        k, v = (torch.from_numpy(plane).view(self._dtype).to(layer.device) for plane in (block.k, block.v))
        layer.write(k, v, slots)

    def _fail(self, load: Load, why: str) -> None:
        _LOG.warning("vLLM computes %d tokens itself because their KV was not read: %s", load.num_tokens, why)
        load.has_failed = True
        self._counters.add("load_failures")
        self._counters.add("failed_tokens", load.num_tokens)
        self._end(load)

    def _end(self, load: Load) -> None:
        load.is_given_up.set()
        self._counters.add("load_seconds", time.monotonic() - load.began_s)
        del self._loads[load.spec.request_id]
        self._ended.append(load)

    def _places(self, spec: LoadSpec) -> dict[int, Place]:
        places: dict[int, Place] = {}
        for group, table in zip(self._groups, spec.tables, strict=True):
            if group.layers:  # a rank of a pipeline may have none of them
                place = place_in(group, table, spec.token_start, spec.token_end)
                places |= {layer.index: place for layer in group.layers}
        return places

    # -- readers ---------------------------------------------------------------------------------------------------

    def _read(self, load: Load) -> None:
        try:
            for token_start, layers in load.parts():
                for block in self._blocks_when_there_is_room(load, token_start, layers):
                    self._put(load, block)
            self._put(load, None)
        except (CallFailed, _Wrong) as error:
            self._put(load, error)
        except Exception as error:  # noqa: BLE001 the engine must learn of every failure
            self._put(load, _Wrong(f"{type(error).__name__}: {error}"))

    def _blocks_when_there_is_room(self, load: Load, token_start: int, layers: Sequence[int]) -> Iterator[KvBlock]:
        """Read `_blocks`; try again while the service has too many readers."""
        has_begun = False
        while True:
            try:
                for block in self._blocks(load, token_start, layers):
                    has_begun = True
                    yield block
                return
            except CallFailed as error:
                pause_s = error.retry_after_s or _PAUSE_S
                if error.status != "RESOURCE_EXHAUSTED" or has_begun or time.monotonic() + pause_s > load.deadline_s:
                    raise
            load.is_given_up.wait(pause_s)

    def _blocks(self, load: Load, token_start: int, layers: Sequence[int]) -> Iterator[KvBlock]:
        """Blocks of layers, for this rank's heads, in writable memory."""
        spec = load.spec
        blocks = self._service.read_kv(
            spec.handle_id,
            layers=layers,
            token_start=token_start,
            token_end=spec.token_end,
            head_start=self._heads.start,
            head_end=self._heads.stop,
            timeout_s=max(load.deadline_s - time.monotonic(), 1e-3),
        )
        try:
            for block in blocks:
                if load.is_given_up.is_set():
                    return
                self._counters.add("read_bytes", block.k.nbytes + block.v.nbytes)
                if block.is_local:
                    self._counters.add("local_bytes", block.k.nbytes + block.v.nbytes)
                yield self._checked(block, spec)
        finally:
            blocks.close()

    def _checked(self, block: KvBlock, spec: LoadSpec) -> KvBlock:
        layout = block.layout
        if layout.model_fingerprint != spec.fingerprint:
            raise _Wrong("the service now runs another model")
        if not is_usable(layout.provenance, self._engine) or layout.row_codec:
            raise _Wrong(f"the service sends {layout.provenance} KV, and vLLM reads only exact KV")
        # Copies arrays that are not writable, which torch does not take. Rows may be strided, like those that vLLM
        # itself passes to its writer.
        k, v = (np.require(plane, requirements="W") for plane in (block.k, block.v))
        return KvBlock(layout, block.layer, block.token_start, k, v)

    def _put(self, load: Load, what: KvBlock | Exception | None) -> None:
        """Queue a result; wait while the queue is full. Dropped when the load was given up."""
        while not load.is_given_up.is_set():
            try:
                self._arrived.put((load, what), timeout=_GIVEN_UP_S)
                return
            except queue.Full:
                continue
