"""Records of chosen chunks as a store has them in memory, and loads of them without a store.

What is left out is the store's own part: finding the records, leasing them, and telling the client.
"""

from collections.abc import Callable, Iterator

import numpy as np
import numpy.typing as npt
import torch

from benchmarks.report.bars import BenchError
from kvstore import KVShape, Layout
from kvstore.client.prefix_load import PrefixLoad
from kvstore.dataplane.answers import FetchStarted
from kvstore.dataplane.requests import RecordDamaged, SessionRequest
from kvstore.format.identity import EXACT, StoreIdentity
from kvstore.format.layout import PAGE_BYTES, RecordSlot
from kvstore.format.payload import Completion
from kvstore.format.record import RecordIdentity, write_header
from kvstore.index.geometry import Geometry
from kvstore.tiers.arena import Arena
from workers.device.device import Device
from workers.device.kv_buffer import torch_dtype
from workers.device.load_targets import LoadTarget, chosen_rows
from workers.prefetch.carried import LOOKAHEAD_LAYERS
from workers.selection.contiguous import CHUNK_TOKENS


class StoredRecords:
    """Records of chunks at random, in the order of a shuffled arena, sound. Owns: the arena, until `close`.

    `num_rows`: of each layer, about. The records are those of preset `runahead`: 16 tokens, three layers.
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
        #: Each token's row, -1 where it is not chosen.
        self.row_of_P = np.full(num_chunks * CHUNK_TOKENS, -1, np.int32)
        rows = (chosen[:, None] * CHUNK_TOKENS + np.arange(CHUNK_TOKENS)).reshape(-1)
        self.row_of_P[rows] = np.arange(len(rows), dtype=np.int32)
        frame_bytes = max(slot.record_bytes for _, slot in self.slots)
        self._arena = Arena(frame_bytes * num_chosen * len(self.slots))
        self._arena.open()
        self.memory = self._arena.view(0, self._arena.size_bytes)
        frames = iter(draw.permutation(num_chosen * len(self.slots)).tolist())
        #: By slot: (entry, offset) of each record, in the order of the tokens.
        self.entries = {
            index: [
                (entry, self._write(next(frames) * frame_bytes, slot, int(chunk))) for entry, chunk in enumerate(chosen)
            ]
            for index, slot in self.slots
        }

    def rows(self, index: int) -> npt.NDArray[np.uint8]:
        """What a slot's records hold, uint8 [layers, rows, 2, row bytes]."""
        slot = self.geometry.slots[index]
        size = (slot.num_layers, slot.num_tokens, slot.num_planes, -1)
        starts = [offset + PAGE_BYTES for _, offset in self.entries[index]]
        payloads = [self.memory[start : start + slot.payload_bytes] for start in starts]
        return np.concatenate([np.frombuffer(payload, np.uint8).reshape(size) for payload in payloads], axis=1)

    def close(self) -> None:
        self._arena.close()

    def _write(self, offset: int, slot: RecordSlot, chunk: int) -> int:
        page = self.memory[offset : offset + PAGE_BYTES]
        payload = self.memory[offset + PAGE_BYTES : offset + PAGE_BYTES + slot.payload_bytes]
        payload[:] = self._draw.bytes(slot.payload_bytes)
        tokens = np.arange(CHUNK_TOKENS, dtype=np.uint32).tobytes()
        identity = RecordIdentity(key=bytes(16), provenance=EXACT, token_start=chunk * CHUNK_TOKENS, tokens=tokens)
        write_header(page, identity, slot, payload)
        return offset


class RecordLoads:
    """All records, slot by slot, into memory of the device: a load for each, as requests load them.

    Borrows records and device.
    """

    def __init__(self, records: StoredRecords, device: Device) -> None:
        self._records = records
        self._device = device
        shape = records.geometry.identity.shape
        size = (records.rows_per_layer, 2, shape.num_kv_heads, shape.head_dim)
        dtype = torch_dtype(shape.dtype)
        self._memory = {index: device.empty((slot.num_layers, *size), dtype) for index, slot in records.slots}

    def memory(self, index: int) -> torch.Tensor:
        """What the rows of a slot's layers go to, [layers, rows, 2, K, D]."""
        return self._memory[index]

    def _destinations(self) -> Iterator[tuple[int, range, LoadTarget]]:
        """Slot, its layers, and where its rows go."""
        for index, slot in self._records.slots:
            layers = range(slot.layer_start, slot.layer_end)
            row_of: npt.NDArray[np.int32] = np.broadcast_to(
                self._records.row_of_P, (len(layers), len(self._records.row_of_P))
            )
            memory, staging = self._memory[index], self._device.staging
            yield index, layers, chosen_rows(memory, row_of, layers, staging, first_layer=layers.start)

    def run(self) -> None:
        """Verify, work out places, gather and copy; return when all is there. Raises BenchError for a damaged one."""
        begun = []
        for index, layers, target in self._destinations():
            entries = self._records.entries[index]
            owner = _Owner(self._records.geometry)
            link = _Link(self._records.memory, index)
            load = PrefixLoad(owner, link, 0, target, slots=[index])  # type: ignore[arg-type]
            load.on_answer(FetchStarted(0, [len(entries)], entries))
            if link.failure is not None:
                raise link.failure
            begun.append((layers, target, load, owner))
        for layers, target, load, owner in begun:
            load.wait(layers.start, 0.0)
            target.check_filled(layers)  # type: ignore[attr-defined]
            target.discard()
            owner.finish()


class _Owner:
    """Of a load: see `kvstore/client/prefix_load.py::LoadOwner`."""

    def __init__(self, geometry: Geometry) -> None:
        self.geometry = geometry
        self._going_on: list[tuple[Completion, Callable[[], None]]] = []

    def end_request(self, request: int) -> None:
        pass

    def when_copied(self, completion: Completion, load: PrefixLoad, then: Callable[[], None]) -> None:
        self._going_on.append((completion, then))

    def finish(self) -> None:
        for completion, then in self._going_on:
            completion.wait()
            then()

    def demote_soon(self) -> None:
        pass


class _Link:
    """What a load needs of a `StoreLink` to records that stay where they are."""

    generation = 0

    def __init__(self, memory: memoryview, slot: int) -> None:
        self._memory = memory
        self._slot = slot
        self.failure: BenchError | None = None
        self.arena_bytes = len(memory)

    def view(self, offset: int, size_bytes: int) -> memoryview:
        return self._memory[offset : offset + size_bytes]

    def send(self, message: SessionRequest) -> None:
        if isinstance(message, RecordDamaged):
            self.failure = BenchError(f"record {message.entry} of slot {self._slot} is damaged")

    def is_connected(self) -> bool:
        return True
