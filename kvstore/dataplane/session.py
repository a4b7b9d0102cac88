"""A session: the store's side of one client (a worker or a tool), with its leases and staged frames.

All leases and incomplete extents end with the session's connection, so a worker that dies harms no other worker. Local
clients pass messages directly, remote ones through `kvstore/dataplane/server.py`.
"""

import contextlib
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np

from kvstore.dataplane.answers import (
    MAX_STAGED_FRAMES,
    NO_CHUNK,
    REFUSED,
    SILENT,
    Accepted,
    Announced,
    AnswerCallback,
    Appended,
    Bounds,
    DemotionRoom,
    FetchFailed,
    FetchStarted,
    Frames,
    StagedFrames,
)
from kvstore.dataplane.requests import (
    Append,
    Cancel,
    Demote,
    DemotionDone,
    Fetch,
    FetchTokens,
    Fill,
    ImportanceNote,
    Promote,
    Put,
    RecordDamaged,
    Release,
    Room,
    SessionRequest,
    Stage,
    Want,
)
from kvstore.errors import RecordCorrupt, StoreSilent, StoreWriteFailed
from kvstore.index.extent_notes import ExtentNotes
from kvstore.index.geometry import Geometry, RecordRef, RecordRefs
from kvstore.index.inventory import Inventory
from kvstore.placements.held import NOT_HELD, Placements
from kvstore.placements.importance import ImportanceSamples
from kvstore.placements.placement import HeldPlacement
from kvstore.placements.stored_prefix import StoredPrefix
from kvstore.placements.writer import ExtentWrite, StagedChunks, Writer
from kvstore.tiers.frames import Frame, HostFetch
from kvstore.tiers.host_tier import HostTier

#: Most bytes that one session stages at once.
_STAGE_BYTES = 16 * 2**20
_STAGE_TIMEOUT_S = 30.0


class Session:
    """Owns the leases and staged frames of one client. Messages may come from several threads."""

    def __init__(
        self,
        geometry: Geometry,
        inventory: Inventory,
        placements: Placements,
        tier: HostTier,
        writer: Writer,
        send: AnswerCallback,
    ) -> None:
        self._geometry = geometry
        self._inventory = inventory
        self._placements = placements
        self._tier = tier
        self._writer = writer
        self._send = send
        self._lock = threading.Lock()
        self._fetches: dict[int, HostFetch] = {}
        #: First entry that the client has not decided on, by announced fetch.
        self._announced: dict[int, int] = {}
        self._demotions: dict[int, tuple[Frame, RecordRef]] = {}
        self._staged: dict[int, StagedChunks] = {}
        #: Incomplete extent, by placement and number of the next chunk that continues it.
        self._writes: dict[tuple[int, int], ExtentWrite] = {}
        self._samples = ImportanceSamples(geometry.num_layers, placements)
        self._is_closed = False

    def handle(self, message: SessionRequest) -> None:
        """Handle a message (`kvstore/dataplane/requests.py`). Raises ValueError for a Want without announcement."""
        _HANDLERS[type(message)](self, message)

    # -- reading ---------------------------------------------------------------------------------------------------

    def _fetch(self, message: Fetch) -> None:
        prefix = self._prefix_of(message)
        if prefix is not None:
            slots = message.slots or self._geometry.kv_slots
            self._deliver(message, prefix, [prefix.records(slot_index, message.records) for slot_index in slots])

    def _fetch_tokens(self, message: FetchTokens) -> None:
        prefix = self._prefix_of(message)
        if prefix is None:
            return
        slots = message.slots or self._geometry.kv_slots
        try:
            found = prefix.records_with(slots, message.is_wanted_T, message.starts)
        except ValueError as error:
            self._send(FetchFailed(message.request, REFUSED, str(error)))
        else:
            self._deliver(message, prefix, found)

    def _want(self, message: Want) -> None:
        request, is_wanted, importance, start = message
        with self._lock:
            fetch = self._fetches.get(request)
            if fetch is None:
                return  # cancelled
            if self._announced.get(request) != start or start + len(is_wanted) > len(fetch.refs):
                raise ValueError(f"the store has announced no records of request {request} from entry {start} on")
            self._announced[request] = start + len(is_wanted)
        used = [fetch.refs[start + i] for i, wanted in enumerate(is_wanted) if not wanted]
        self._tier.note_use(used, importance or 1.0)
        self._tier.request(fetch, [start + i for i, wanted in enumerate(is_wanted) if wanted])

    def _release(self, message: Release) -> None:
        request, entries, importance, is_moved, is_last = message
        fetch = self._fetches.get(request)
        if fetch is not None:
            self._tier.release(fetch, entries, importance, is_moved=is_moved, is_last=is_last)
            if is_last:
                with self._lock:
                    self._fetches.pop(request, None)
                    self._announced.pop(request, None)

    def _damaged(self, message: RecordDamaged) -> None:
        """Quarantine a record that is damaged in the store; otherwise it was damaged in transfer."""
        fetch = self._fetches.get(message.request)
        if fetch is None:
            return  # cancelled
        try:
            self._tier.check_leased(fetch, message.entry)
        except RecordCorrupt as error:
            self.fetch_failed(fetch, message.entry, error)
        else:
            self._inventory.counters.misdelivered_records += 1
            text = "a record that is intact in the store arrived damaged"
            self._send(FetchFailed(message.request, NO_CHUNK, text))

    def _cancel(self, message: Cancel) -> None:
        with self._lock:
            fetch = self._fetches.pop(message.request, None)
            self._announced.pop(message.request, None)
            demoted = self._demotions.pop(message.request, None)
            staged = self._unstaged(message.request)
        if fetch is not None:
            self._tier.cancel(fetch)
        if demoted is not None:
            self._tier.free([demoted[0]])
        if staged is not None:
            self._give_back(staged)

    def _promote(self, message: Promote) -> None:
        fetch = self._fetches.get(message.request)
        if fetch is not None:
            self._tier.promote(fetch)

    def fetched(self, fetch: HostFetch, entries: list[tuple[int, int]], from_disk: bool) -> None:
        """See `FetchCallbacks`."""
        self._send(Frames(fetch.request, entries, from_disk))

    def fetch_failed(self, fetch: HostFetch, entry: int, error: BaseException) -> None:
        """See `FetchCallbacks`."""
        request, ref = fetch.request, fetch.refs[entry]
        if isinstance(error, RecordCorrupt | EOFError):
            parts = self._geometry.slots[ref.slot_index].parts
            chunk_index = ref.extent.depth + (0 if ref.extent.is_reordered else ref.number // parts)
            with contextlib.suppress(StoreWriteFailed):  # already counted; the extent has left the index
                self._placements.quarantine(ref.extent, str(error))
            self._send(FetchFailed(request, chunk_index, f"chunk {chunk_index}: {error}"))
        else:
            self._send(FetchFailed(request, SILENT if isinstance(error, StoreSilent) else NO_CHUNK, str(error)))

    # -- writing ---------------------------------------------------------------------------------------------------

    def _stage(self, message: Stage) -> None:
        staged = self._staged_chunks(message)
        if staged is None:
            self._send(StagedFrames(message.request, 0, ()))
            return
        with self._lock:
            self._staged[message.request] = staged
        if message.is_early:
            self._send(StagedFrames(message.request, staged.num_chunks, ()))
        else:
            self._send(self._room_for(message.request, staged, range(len(self._geometry.slots)), is_early=False))

    def _room(self, message: Room) -> None:
        """Raises ValueError for a slot outside the layout, or one that already has frames."""
        with self._lock:
            staged = self._staged.get(message.request)
        if staged is None:
            self._send(StagedFrames(message.request, 0, ()))
            return
        without = set(range(len(self._geometry.slots))) - set(staged.frames)
        if not message.slots or not set(message.slots) <= without:
            raise ValueError(f"only slots {sorted(without)} need frames, and {message.slots} were requested")
        self._send(self._room_for(message.request, staged, message.slots, is_early=message.is_early))

    def _fill(self, message: Fill) -> None:
        """Raises ValueError for a slot without frames."""
        with self._lock:  # so that the frames are not freed meanwhile
            staged = self._staged.get(message.request)
            if staged is None:
                return
            if not set(message.slots) <= set(staged.frames):
                raise ValueError(f"only slots {list(staged.frames)} have frames, not all of {message.slots}")
            self._writer.show(staged, message.slots)
        self._tier.arrived(staged.write.pending.extent.id)

    def _append(self, message: Append) -> None:
        held, chunks = self._placements.held(message.placement_id), (0, 0)
        if held is not None:
            chunks = self._placements.append(held, message.first_token, message.token_ids)
        self._send(Appended(message.request, *chunks))

    def _put(self, message: Put) -> None:
        """Raises ValueError for chunks without all of their frames."""
        with self._lock:
            staged = self._staged.get(message.request)
            if staged is not None and len(staged.frames) < len(self._geometry.slots):
                raise ValueError("chunks were put before all of their records had frames")
            self._staged.pop(message.request, None)
        if staged is not None:
            self._writer.end_early(staged)
            self._placements.accepted(staged.write.pending, staged.number + staged.num_chunks)
            self._writer.accept(staged)
        self._send(Accepted(message.request))

    # -- demotions -------------------------------------------------------------------------------------------------

    def _demote(self, message: Demote) -> None:
        """Offer a frame for the record, if the host tier wants it."""
        ref, frame = self._record(message.key), None
        if ref is not None and self._geometry.slots[ref.slot_index].record_bytes == message.size_bytes:
            self._inventory.notes.load_orders(ref.extent)  # for the expected header
            frame = self._tier.room_for(ref)
        if frame is not None and ref is not None:
            with self._lock:
                self._demotions[message.request] = frame, ref
        self._send(DemotionRoom(message.request, frame.offset if frame is not None else None))

    def _demoted(self, message: DemotionDone) -> None:
        """Serve the demoted record from memory if it matches its key; otherwise drop it."""
        with self._lock:
            demotion = self._demotions.pop(message.request, None)
        if demotion is not None:
            self._take_back(*demotion)
        self._send(Accepted(message.request))

    # -- importance ------------------------------------------------------------------------------------------------

    def _note(self, message: ImportanceNote) -> None:
        self._samples.add(*message)

    def has_stalled(self, now_s: float) -> bool:
        """False: the service watches its workers itself."""
        return False

    def num_leases(self, request: int) -> int:
        """Number of records that a fetch has leased and its client has not released."""
        fetch = self._fetches.get(request)
        return len(fetch.leases) if fetch is not None else 0

    def close(self) -> None:
        """End all leases, free staged frames, finish incomplete extents; incomplete samples are lost."""
        self._samples.clear()
        with self._lock:
            self._is_closed = True
            fetches, self._fetches = self._fetches, {}
            demotions, self._demotions = self._demotions, {}
            staged, self._staged = self._staged, {}
            writes, self._writes = self._writes, {}
        for fetch in fetches.values():
            self._inventory.counters.orphaned_leases += self._tier.cancel(fetch)
        self._tier.free(frame for frame, _ in demotions.values())
        for chunks in staged.values():
            self._give_back(chunks)
        for placement_id in {placement_id for placement_id, _ in writes}:
            self._writer.finish(placement_id)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _staged_chunks(self, message: Stage) -> StagedChunks | None:
        """Reserve room on disk for chunks, without frames; None when they cannot be stored."""
        _, placement_id, chunk_start, wanted, _ = message
        held = self._placements.held(placement_id)
        if held is None or self._writer.is_paused or not wanted:
            self._inventory.counters.skipped_failed_chunks += wanted if held is not None else 0
            return None
        write = self._writes.pop((placement_id, chunk_start), None)
        if write is None:
            pending = self._placements.reserve(held, chunk_start, wanted)
            if pending is None:
                return None
            write = self._writer.begin(pending)
            if held.is_settled:  # meanwhile: the writer's `finish` came before it knew this extent
                self._writer.finish(placement_id)
        number = chunk_start - write.pending.chunk_start
        room = min(_STAGE_BYTES, self._tier.arena.size_bytes // 8) // self._geometry.unit_bytes
        room = max(1, min(room, MAX_STAGED_FRAMES // len(self._geometry.pieces)))
        num_chunks = min(wanted, write.pending.num_chunks - number, room)
        if number + num_chunks < write.pending.num_chunks:
            self._writes[placement_id, chunk_start + num_chunks] = write
        return StagedChunks(write, number, num_chunks)

    def _room_for(self, request: int, staged: StagedChunks, slots: Collection[int], *, is_early: bool) -> StagedFrames:
        """Frames for slots of staged chunks. Without memory for computed chunks, the chunks are given up."""
        pieces, early_bytes = self._geometry.pieces_of(slots), 0
        sizes = [self._geometry.slots[slot_index].record_bytes for slot_index, _ in pieces] * staged.num_chunks
        if is_early:
            early_bytes = self._writer.begin_early(sum(sizes))
            frames = self._tier.allocate(sizes, 0.0) if early_bytes else None
        else:
            # A disk that does not answer frees no memory.
            frames = self._tier.allocate(sizes, _STAGE_TIMEOUT_S, gives_up=lambda: self._writer.is_paused)
        with self._lock:
            if frames is not None and self._staged.get(request) is staged:
                staged.add(pieces, frames)
                staged.early_bytes += early_bytes
                return StagedFrames(request, staged.num_chunks, [frame.offset for frame in frames])
            given_up = self._unstaged(request) if frames is None and not is_early else None
        self._writer.end_early_bytes(early_bytes)
        self._tier.free(frames or ())  # cancelled meanwhile
        if given_up is not None:
            self._give_back(given_up)
            self._writer.finish(given_up.write.pending.held.id)
            self._inventory.counters.skipped_full_chunks += given_up.num_chunks
        return StagedFrames(request, 0, ())

    def _unstaged(self, request: int) -> StagedChunks | None:
        """Remove staged chunks that will not be put, and chunks after the gap. Lock held."""
        staged = self._staged.pop(request, None)
        if staged is not None:
            self._writes = {key: write for key, write in self._writes.items() if write is not staged.write}
        return staged

    def _give_back(self, staged: StagedChunks) -> None:
        self._writer.end_early(staged)
        self._tier.free(staged.all_frames())

    def _record(self, key: int) -> RecordRef | None:
        """The record with this key (`RecordRef.key`), if it is stored."""
        extent = self._inventory.extent(key >> 32)
        number, slot_index = key >> 16 & 0xFFFF, key & 0xFFFF
        if extent is None or slot_index >= len(self._geometry.slots):
            return None
        if number >= extent.num_chunks * self._geometry.slots[slot_index].parts:
            return None
        return RecordRef(extent, number, slot_index)

    def _take_back(self, frame: Frame, ref: RecordRef) -> None:
        counters = self._inventory.counters
        num_tokens = ref.extent.num_chunks * self._geometry.tokens_per_chunk
        # The record's tokens are unknown here; its key is a digest of them.
        tokens, is_known = np.zeros(num_tokens, np.uint32), np.zeros(num_tokens, np.bool_)
        try:
            is_here = self._tier.take_back(frame, ref, self._geometry.record_identity(ref, tokens, is_known))
        except RecordCorrupt:
            counters.corrupt_demotions += 1
            return
        counters.demoted_records += is_here
        if is_here and ref.extent.is_retired:  # retired meanwhile; a later deletion drops the record itself
            self._tier.forget(lambda extent: extent == ref.extent.id)

    def _prefix_of(self, message: Fetch | FetchTokens) -> StoredPrefix | None:
        """The placement's prefix; None, and a FetchFailed, when it is not held or has lost its chunks."""
        held = self._placements.held(message.placement_id)
        if held is None or held.is_lost:
            self._send(FetchFailed(message.request, NO_CHUNK, NOT_HELD))
            return None
        return held.stored_prefix or stored_prefix_of(held, self._geometry, self._inventory.notes)

    def _deliver(self, message: Fetch | FetchTokens, prefix: StoredPrefix, found: Sequence[RecordRefs]) -> None:
        """Lease or announce the records found, by slot."""
        request, is_announced = message.request, message.is_announced
        refs, counts = prefix.joined(found), [len(refs.keys) for refs in found]
        fetch = HostFetch(refs, message.priority, prefix.identity, request, self)
        with self._lock:
            assert not self._is_closed, "the session is closed"
            self._fetches[request] = fetch
            if is_announced:
                self._announced[request] = 0
        if prefix.bounds:
            self._send(Bounds(request, prefix.bounds))
        if is_announced:
            self._send(Announced(request, refs.keys))
            return
        ready = self._tier.lease_resident(fetch)
        self._send(FetchStarted(request, counts, ready))
        if len(ready) < len(refs):
            is_ready = {entry for entry, _ in ready}
            self._tier.request(fetch, [entry for entry in range(len(refs)) if entry not in is_ready])


_HANDLERS: dict[type[SessionRequest], Callable[[Session, Any], None]] = {
    Fetch: Session._fetch,
    FetchTokens: Session._fetch_tokens,
    Want: Session._want,
    Release: Session._release,
    RecordDamaged: Session._damaged,
    Cancel: Session._cancel,
    Promote: Session._promote,
    Stage: Session._stage,
    Room: Session._room,
    Fill: Session._fill,
    Append: Session._append,
    Put: Session._put,
    Demote: Session._demote,
    DemotionDone: Session._demoted,
    ImportanceNote: Session._note,
}


def stored_prefix_of(held: HeldPlacement, geometry: Geometry, notes: ExtentNotes) -> StoredPrefix:
    """The stored prefix of a placement, created on first use, with the row orders of reordered extents."""
    if held.stored_prefix is None:
        for extent, _ in held.stored:
            if extent.is_reordered:
                notes.load_orders(extent)
        num_tokens = held.placement.num_stored_tokens
        held.stored_prefix = StoredPrefix(geometry, held.stored, held.tokens, num_tokens)
    return held.stored_prefix
