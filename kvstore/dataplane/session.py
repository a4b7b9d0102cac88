"""A session: what one client (a worker, a tool) has from the store at this moment, on the store's side.

It ends with its connection, and with it every lease and every half-sent extent: a worker that dies harms nobody.
Local clients call it directly; remote ones through `kvstore/dataplane/server.py`.
"""

import contextlib
import threading
from collections.abc import Sequence
from typing import Protocol

import numpy as np
import numpy.typing as npt

from kvstore.dataplane.wire import MAX_STAGED_FRAMES
from kvstore.disk.io_engine import Priority
from kvstore.errors import RecordCorrupt, StoreWriteFailed
from kvstore.index.extent_notes import ExtentNotes
from kvstore.index.geometry import Geometry, RecordRef
from kvstore.index.inventory import Inventory
from kvstore.placements.held import Placements
from kvstore.placements.importance import ImportanceSamples
from kvstore.placements.placement import HeldPlacement
from kvstore.placements.stored_prefix import StoredPrefix
from kvstore.placements.writer import ExtentWrite, StagedChunks, Writer
from kvstore.tiers.host_tier import Fetch, Frame, HostTier

#: Bytes that are staged at once by one session, at most.
_STAGE_BYTES = 16 * 2**20
_STAGE_TIMEOUT_S = 30.0
#: In place of the number of a chunk that cannot be had: the client has asked for what cannot be.
REFUSED = -2


class SessionEvents(Protocol):
    """What a session tells its client. Called from I/O threads and from the session's own calls; must not block."""

    def started(self, request: int, counts: Sequence[int], entries: Sequence[tuple[int, int]]) -> None:
        """So many records will come of every slot that was asked for; of them, `entries` are here (as in `frames`).

        Always before any `frames`.
        """
        ...

    def bounds(self, request: int, ends: Sequence[tuple[int, int]]) -> None:
        """Of reordered extents that the prompt leaves on the way: first token, and the token where it leaves.

        Their records hold rows of another prompt, too. Before everything else about the request; not sent when there
        are none.
        """
        ...

    def announced(self, request: int, keys: Sequence[int]) -> None:
        """The records of a fetch by their keys (`RecordRef.key`), one per entry. Which of them come: see `want`."""
        ...

    def frames(self, request: int, entries: Sequence[tuple[int, int]], from_disk: bool) -> None:
        """Leased records, headers verified: (entry, arena offset). To be released, each once.

        Whoever uses them checks both checksums, see `record.verify_page`, `verify_payload` and `Session.damaged`.
        """
        ...

    def fetch_failed(self, request: int, chunk_index: int, message: str) -> None:
        """A record cannot be had. `chunk_index` -1: nothing is wrong with what is stored; REFUSED: nor with the store,
        but with what was asked for.
        """
        ...

    def staged(self, request: int, num_chunks: int, offsets: Sequence[int]) -> None:
        """Frames to be filled: arena offsets, [chunk][piece] (`Geometry.pieces`). No chunks: none are stored there."""
        ...

    def room(self, request: int, offset: int | None) -> None:
        """Where a demoted record may be put, as an arena offset; None when it is not wanted."""
        ...

    def accepted(self, request: int) -> None:
        """The store has taken over what was staged, or looked at what was demoted, under this request."""
        ...


class Session:
    """Owns: leases and staged frames of one client. Calls may come from several threads."""

    def __init__(
        self,
        geometry: Geometry,
        inventory: Inventory,
        placements: Placements,
        tier: HostTier,
        writer: Writer,
        events: SessionEvents,
    ) -> None:
        self._geometry = geometry
        self._inventory = inventory
        self._placements = placements
        self._tier = tier
        self._writer = writer
        self._events = events
        self._lock = threading.Lock()
        self._fetches: dict[int, Fetch] = {}
        #: Fetches that were announced, and the first entry of which their client has not said whether it wants it.
        self._announced: dict[int, int] = {}
        self._demotions: dict[int, tuple[Frame, RecordRef]] = {}
        self._staged: dict[int, StagedChunks] = {}
        #: The extent that each placement's next chunk continues, by that chunk's number in the prompt.
        self._writes: dict[tuple[int, int], ExtentWrite] = {}
        self._samples = ImportanceSamples(geometry.num_layers, placements)
        self._is_closed = False

    # -- reading ---------------------------------------------------------------------------------------------------

    def fetch(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int] = (),
        records: Sequence[int] = (),
        priority: Priority = Priority.DEMAND,
        *,
        is_announced: bool = False,
    ) -> None:
        """Lease records of a placement, slot by slot.

        `slots`: indexes of the layout's slots; empty for all that hold KV. `records`: positions along the prompt, where
        the record with number i of an extent that begins with chunk c has position c * parts + i, with so many of the
        slot's records a chunk; empty for all that hold rows of the stored prefix. `is_announced`: tell only their keys;
        the client says by `want` which of them it needs.
        """
        prefix = self._prefix_of(request, placement_id)
        if prefix is not None:
            found = [prefix.records(slot_index, records) for slot_index in slots or self._geometry.kv_slots]
            self._deliver(request, prefix, found, priority, is_announced)

    def fetch_tokens(
        self,
        request: int,
        placement_id: int,
        slots: Sequence[int],
        is_wanted_T: npt.NDArray[np.bool_],
        priority: Priority = Priority.DEMAND,
        *,
        starts: Sequence[int] = (),
        is_announced: bool = False,
    ) -> None:
        """As `fetch`, of each slot the records that hold a wanted token in the slot's layers.

        `is_wanted_T`: bool [stored tokens of the placement]; one of another length is refused. `starts`: by slot, the
        token before which none is wanted in its layers; empty for 0.
        """
        prefix = self._prefix_of(request, placement_id)
        if prefix is None:
            return
        try:
            found = prefix.records_with(slots or self._geometry.kv_slots, is_wanted_T, starts)
        except ValueError as error:
            self._events.fetch_failed(request, REFUSED, str(error))
        else:
            self._deliver(request, prefix, found, priority, is_announced)

    def want(
        self, request: int, start: int, is_wanted: Sequence[bool], importance: float | Sequence[float] = 1.0
    ) -> None:
        """Of announced records, from entry `start` on: those to deliver. The client has the others and uses them.

        `importance`: what the cache policy learns of the use of those others, of all or of each; NaN where one is not
        used. Raises ValueError when that is not what is to be said next.
        """
        with self._lock:
            fetch = self._fetches.get(request)
            if fetch is None:
                return  # cancelled
            if self._announced.get(request) != start or start + len(is_wanted) > len(fetch.refs):
                raise ValueError(f"the store has not asked which records of request {request} are wanted from {start}")
            self._announced[request] = start + len(is_wanted)
        used = [fetch.refs[start + i] for i, wanted in enumerate(is_wanted) if not wanted]
        self._tier.note_use(used, importance)
        self._tier.request(fetch, [start + i for i, wanted in enumerate(is_wanted) if wanted])

    def release(
        self,
        request: int,
        entries: Sequence[int],
        importance: float | Sequence[float] = 1.0,
        *,
        is_moved: bool = False,
        is_last: bool = False,
    ) -> None:
        """The copies out of these records are finished. `importance`: what the cache policy learns of their use, of all
        entries or of each, NaN where it was not used.

        `is_moved`: the client's device tier has taken them. `is_last`: it wants no more of this fetch.
        """
        fetch = self._fetches.get(request)
        if fetch is not None:
            self._tier.release(fetch, entries, importance, is_moved=is_moved)
            if is_last:
                with self._lock:
                    self._fetches.pop(request, None)
                    self._announced.pop(request, None)
                self._tier.cancel(fetch)

    def damaged(self, request: int, entry: int) -> None:
        """A delivered record's checksums do not hold for its user. The fetch fails.

        What is damaged here, too, is taken to be so on disk, and is quarantined. Else it is this client's trouble only.
        """
        fetch = self._fetches.get(request)
        if fetch is None:
            return  # cancelled
        try:
            self._tier.check_leased(fetch, entry)
        except RecordCorrupt as error:
            self.fetch_failed(fetch, entry, error)
        else:
            self._inventory.counters.misdelivered_records += 1
            self._events.fetch_failed(request, -1, "a record that is intact here did not arrive intact")

    def cancel(self, request: int) -> None:
        """End a fetch (nothing more is delivered, what was is released), or give up what was staged."""
        with self._lock:
            fetch = self._fetches.pop(request, None)
            self._announced.pop(request, None)
            demoted = self._demotions.pop(request, None)
            staged = self._staged.pop(request, None)
            if staged is not None:  # nothing may be written behind the gap
                self._writes = {place: write for place, write in self._writes.items() if write is not staged.write}
        if fetch is not None:
            self._tier.cancel(fetch)
        if demoted is not None:
            self._tier.free([demoted[0]])
        if staged is not None:
            self._tier.free(frame for chunk in staged.frames for frame in chunk)

    def promote(self, request: int) -> None:
        """A prefetch is waited for now."""
        fetch = self._fetches.get(request)
        if fetch is not None:
            self._tier.promote(fetch)

    def fetched(self, fetch: Fetch, entries: list[tuple[int, int]], from_disk: bool) -> None:
        """See `FetchUser`."""
        self._events.frames(fetch.request, entries, from_disk)

    def fetch_failed(self, fetch: Fetch, entry: int, error: BaseException) -> None:
        """See `FetchUser`."""
        request, ref = fetch.request, fetch.refs[entry]
        if isinstance(error, RecordCorrupt | EOFError):
            parts = self._geometry.slots[ref.slot_index].parts
            chunk_index = ref.extent.depth + (0 if ref.extent.is_reordered else ref.number // parts)
            with contextlib.suppress(StoreWriteFailed):  # counted there; it is out of the index, so it is not served
                self._inventory.quarantine(ref.extent, str(error))
            self._events.fetch_failed(request, chunk_index, f"chunk {chunk_index}: {error}")
        else:
            self._events.fetch_failed(request, -1, str(error))

    # -- writing ---------------------------------------------------------------------------------------------------

    def stage(self, request: int, placement_id: int, chunk_start: int, wanted: int) -> None:
        """Room on disk and frames for up to `wanted` chunks of a placement, from `chunk_start`, in order."""
        staged = self._stage(placement_id, chunk_start, wanted)
        if staged is None:
            self._events.staged(request, 0, ())
            return
        with self._lock:
            self._staged[request] = staged
        offsets = [frame.offset for chunk in staged.frames for frame in chunk]
        self._events.staged(request, len(staged.frames), offsets)

    def put(self, request: int) -> None:
        """The staged payloads are in place."""
        with self._lock:
            staged = self._staged.pop(request, None)
        if staged is not None:
            self._writer.accept(staged)
        self._events.accepted(request)

    # -- the device tier's leavings --------------------------------------------------------------------------------

    def demote(self, request: int, key: int, size_bytes: int) -> None:
        """A record has left the client's device tier. `room` says whether, and where, the host tier wants it."""
        ref, frame = self._record(key), None
        if ref is not None and self._geometry.slots[ref.slot_index].record_bytes == size_bytes:
            self._inventory.notes.load_orders(ref.extent)  # to know what the record must say
            frame = self._tier.room_for(ref)
        if frame is not None and ref is not None:
            with self._lock:
                self._demotions[request] = frame, ref
        self._events.room(request, frame.offset if frame is not None else None)

    def demoted(self, request: int) -> None:
        """The record's bytes are in place. It is served only if it is what its key says, else it is on disk only."""
        with self._lock:
            demotion = self._demotions.pop(request, None)
        if demotion is not None:
            self._take_back(*demotion)
        self._events.accepted(request)

    # -- what orders are made of -----------------------------------------------------------------------------------

    def note_importance(
        self, placement_id: int, num_tokens: int, start: int, importance: npt.NDArray[np.float16]
    ) -> None:
        """Part of a sample for the background reorder: see `ImportanceSamples.add`."""
        self._samples.add(placement_id, num_tokens, start, importance)

    def close(self) -> None:
        """Give everything back: leases, staged frames, half-sent extents; samples that are not complete are lost."""
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
            self._tier.free(frame for chunk in chunks.frames for frame in chunk)
        for placement_id in {placement_id for placement_id, _ in writes}:
            self._writer.finish(placement_id)

    # -- inside ----------------------------------------------------------------------------------------------------

    def _stage(self, placement_id: int, chunk_start: int, wanted: int) -> StagedChunks | None:
        held = self._placements.held(placement_id)
        if held is None or self._writer.is_paused:
            self._inventory.counters.skipped_failed_chunks += wanted if held is not None else 0
            return None
        write = self._writes.pop((placement_id, chunk_start), None)
        if write is None:
            pending = self._placements.reserve(held, chunk_start, wanted)
            if pending is None:
                return None
            write = self._writer.begin(pending)
            if held.is_settled:  # since we looked: the writer was told before it knew of this extent
                self._writer.finish(placement_id)
        number = chunk_start - write.pending.chunk_start
        sizes = [self._geometry.slots[slot_index].record_bytes for slot_index, _ in self._geometry.pieces]
        room = min(_STAGE_BYTES, self._tier.arena.size_bytes // 8) // self._geometry.unit_bytes
        room = max(1, min(room, MAX_STAGED_FRAMES // len(sizes)))
        num_chunks = min(wanted, write.pending.num_chunks - number, room)
        frames = self._tier.allocate(sizes * num_chunks, _STAGE_TIMEOUT_S)
        if frames is None:
            self._writer.finish(placement_id)
            self._inventory.counters.skipped_full_chunks += num_chunks
            return None
        if number + num_chunks < write.pending.num_chunks:
            self._writes[placement_id, chunk_start + num_chunks] = write
        by_chunk = tuple(tuple(frames[i : i + len(sizes)]) for i in range(0, len(frames), len(sizes)))
        return StagedChunks(write, number, by_chunk)

    def _record(self, key: int) -> RecordRef | None:
        """The record of this name (`RecordRef.key`), if it is stored."""
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
        # Nobody knows its tokens here; its key is a digest of them.
        tokens, is_known = np.zeros(num_tokens, np.uint32), np.zeros(num_tokens, np.bool_)
        try:
            is_here = self._tier.take_back(frame, ref, self._geometry.record_identity(ref, tokens, is_known))
        except RecordCorrupt:
            counters.corrupt_demotions += 1
            return
        counters.demoted_records += is_here
        if is_here and ref.extent.is_retired:  # since we asked; what is deleted after this is dropped by who deletes
            self._tier.forget(lambda extent: extent == ref.extent.id)

    def _prefix_of(self, request: int, placement_id: int) -> StoredPrefix | None:
        """None when the placement is not held, which the client is told."""
        held = self._placements.held(placement_id)
        if held is None:
            self._events.fetch_failed(request, -1, "the placement is not held (any more)")
            return None
        return stored_prefix_of(held, self._geometry, self._inventory.notes)

    def _deliver(
        self,
        request: int,
        prefix: StoredPrefix,
        found: Sequence[Sequence[RecordRef]],
        priority: Priority,
        is_announced: bool,
    ) -> None:
        """Lease, or announce, the records found of each slot."""
        refs, counts = [ref for of_slot in found for ref in of_slot], [len(of_slot) for of_slot in found]
        fetch = Fetch(refs, priority, prefix.identity, request, self)
        with self._lock:
            assert not self._is_closed, "the session is closed"
            self._fetches[request] = fetch
            if is_announced:
                self._announced[request] = 0
        if prefix.bounds:
            self._events.bounds(request, prefix.bounds)
        if is_announced:
            self._events.announced(request, [ref.key for ref in refs])
            return
        ready = self._tier.lease_resident(fetch)
        self._events.started(request, counts, ready)
        if len(ready) < len(refs):
            is_ready = {entry for entry, _ in ready}
            self._tier.request(fetch, [entry for entry in range(len(refs)) if entry not in is_ready])


def stored_prefix_of(held: HeldPlacement, geometry: Geometry, notes: ExtentNotes) -> StoredPrefix:
    """What a placement's readers see, made for the first of them: the orders of reordered extents are read here."""
    if held.stored_prefix is None:
        for extent, _ in held.stored:
            if extent.is_reordered:
                notes.load_orders(extent)
        num_tokens = held.placement.num_stored_tokens
        held.stored_prefix = StoredPrefix(geometry, held.stored, held.tokens, num_tokens)
    return held.stored_prefix
