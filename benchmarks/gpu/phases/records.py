"""Records of chosen chunks as in a store's memory, and loads of them without a store.

The store's own part is left out: finding the records, leasing them, and notifying the client.
"""

import math
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from benchmarks.report.bars import BenchError
from kvstore import KVShape, Layout
from kvstore.client.prefix_load import PrefixLoad
from kvstore.dataplane.answers import FetchStarted
from kvstore.dataplane.requests import RecordDamaged, SessionRequest
from kvstore.dataplane.silence import Silence
from kvstore.format.identity import StoreIdentity
from kvstore.format.layout import RecordSlot
from kvstore.format.payload import Completion
from kvstore.format.provenance import EXACT
from kvstore.format.record import RecordIdentity, write_header
from kvstore.index.geometry import Geometry
from kvstore.tiers.arena import Arena
from workers.device.device import Device
from workers.device.kv_buffer import torch_dtype
from workers.device.load_targets import RowsTarget, chosen_rows
from workers.selection.contiguous import CHUNK_TOKENS
from workers.selection.sizes import LOOKAHEAD_LAYERS


class StoredRecords:
    """Valid records of random chunks in the order of a shuffled arena. Owns the arena, until `close`.

    `num_rows`: approximate rows per layer. The records are those of preset `runahead`: 16 tokens, three layers.
    """

    def __init__(self, shape: KVShape, num_prefix: int, num_rows: int) -> None:
        layout = Layout(tokens_per_record=CHUNK_TOKENS, layers_per_record=LOOKAHEAD_LAYERS)
        self.geometry = Geometry(StoreIdentity(model_fingerprint="bench", shape=shape, layout=layout))
        self.slots = [(index, self.geometry.slots[index]) for index in self.geometry.kv_slots]
        draw = self._draw = np.random.default_rng(0)
        num_chunks, num_chosen = num_prefix // CHUNK_TOKENS, max(1, num_rows // CHUNK_TOKENS)
        chosen = np.sort(draw.permutation(num_chunks)[:num_chosen])
        self.rows_per_layer = num_chosen * CHUNK_TOKENS
        self.payload_bytes = num_chosen * sum(slot.payload_bytes for _, slot in self.slots)
        row_of_P = np.full(num_chunks * CHUNK_TOKENS, -1, np.int32)
        rows = (chosen[:, None] * CHUNK_TOKENS + np.arange(CHUNK_TOKENS)).reshape(-1)
        row_of_P[rows] = np.arange(len(rows), dtype=np.int32)
        #: Row of each token in each layer, -1 if it is not chosen.
        self.row_of_LP: npt.NDArray[np.int32] = np.broadcast_to(row_of_P, (shape.num_layers, len(row_of_P)))
        frame_bytes = max(slot.record_bytes for _, slot in self.slots)
        self._arena = Arena(frame_bytes * num_chosen * len(self.slots))
        self._arena.open()
        self.memory = self._arena.view(0, self._arena.size_bytes)
        frames = iter(draw.permutation(num_chosen * len(self.slots)).tolist())
        #: (entry, offset) of each record, by slot, in the order of the tokens.
        self.entries = {
            index: [
                (entry, self._write(next(frames) * frame_bytes, slot, int(chunk))) for entry, chunk in enumerate(chosen)
            ]
            for index, slot in self.slots
        }

    def rows(self, index: int) -> npt.NDArray[np.uint8]:
        """Content of a slot's records, uint8 [layers, rows, 2, row bytes], which a load must deliver."""
        slot = self.geometry.slots[index]
        size = (slot.num_layers, slot.num_tokens, slot.num_planes, -1)
        starts = [offset + slot.header_bytes for _, offset in self.entries[index]]
        payloads = [self.memory[start : start + slot.payload_bytes] for start in starts]
        return np.concatenate([np.frombuffer(payload, np.uint8).reshape(size) for payload in payloads], axis=1)

    def close(self) -> None:
        self._arena.close()

    def _write(self, offset: int, slot: RecordSlot, chunk: int) -> int:
        start = offset + slot.header_bytes
        page, payload = self.memory[offset:start], self.memory[start : start + slot.payload_bytes]
        payload[:] = self._draw.bytes(slot.payload_bytes)
        tokens = np.arange(CHUNK_TOKENS, dtype=np.uint32).tobytes()
        identity = RecordIdentity(key=bytes(16), provenance=EXACT, token_start=chunk * CHUNK_TOKENS, tokens=tokens)
        write_header(page, identity, slot, payload)
        return offset


class RecordLoads:
    """Loads of all records into the device's memory, one load per slot, as requests make them.

    Borrows records and device.
    """

    def __init__(self, records: StoredRecords, device: Device) -> None:
        self._records = records
        self._staging = device.staging
        shape = records.geometry.identity.shape
        size = (records.rows_per_layer, 2, shape.num_kv_heads, shape.head_dim)
        dtype = torch_dtype(shape.dtype)
        #: Target of each slot's rows, [layers, rows, 2, K, D].
        self.memory = {index: device.empty((slot.num_layers, *size), dtype) for index, slot in records.slots}

    def run(self) -> None:
        """Verify, find places, gather and copy; return when all rows are in place. Raises BenchError if one is
        damaged.
        """
        begun = [self._begin(index, range(slot.layer_start, slot.layer_end)) for index, slot in self._records.slots]
        for layers, target, load, store in begun:
            load.wait(layers.start, 0.0)
            target.check_filled(layers)
            target.discard()
            store.finish()

    def _begin(self, index: int, layers: range) -> tuple[range, RowsTarget, PrefixLoad, "_RecordsInPlace"]:
        records, memory = self._records, self.memory[index]
        row_of = records.row_of_LP[: len(layers)]
        target = chosen_rows(memory, row_of, layers, self._staging, first_layer=layers.start)
        store = _RecordsInPlace(records, index)
        load = PrefixLoad(store, store, 0, target, slots=[index])  # type: ignore[arg-type]
        load.on_answer(FetchStarted(0, [len(records.entries[index])], records.entries[index]))
        if store.failure is not None:
            raise store.failure
        return layers, target, load, store


class _RecordsInPlace:
    """Stand-in for a load's client and for its link to the store, over records that stay in place.

    See `kvstore/client/prefix_load.py::LoadOwner` and `kvstore/dataplane/links.py::StoreLink`.
    """

    generation = 0

    def __init__(self, records: StoredRecords, slot: int) -> None:
        self.geometry = records.geometry
        self.arena_bytes = len(records.memory)
        self.failure: BenchError | None = None
        self.silence = Silence(math.inf, lambda: None)
        self._memory = records.memory
        self._slot = slot
        self._going_on: list[tuple[Completion, Callable[[], None]]] = []

    def view(self, offset: int, size_bytes: int) -> memoryview:
        return self._memory[offset : offset + size_bytes]

    def send(self, message: SessionRequest) -> None:
        if isinstance(message, RecordDamaged):
            self.failure = BenchError(f"record {message.entry} of slot {self._slot} is damaged")

    def is_connected(self) -> bool:
        return True

    def when_copied(self, completion: Completion, load: PrefixLoad, then: Callable[[], None]) -> None:
        self._going_on.append((completion, then))

    def demote_soon(self) -> None:
        pass

    def finish(self) -> None:
        """Return when all copies still in flight are done."""
        for completion, then in self._going_on:
            completion.wait()
            then()
