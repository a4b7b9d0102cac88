"""Live placements: the stored prefix that each running request may read, and the chunks that only it may write.

The first request that may save a missing chunk claims it, so no two requests compute a chunk for the store at the same
time. Complete extents are published in the order of the prompt: one that is complete before its predecessor waits.

Changed under the inventory's lock; publishing takes the inventory's `change` first, as everywhere.
"""

import itertools
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kvstore.errors import StoreUnreachable
from kvstore.format.identity import KEY_BYTES, token_bytes
from kvstore.format.provenance import EXACT, provenance_of_prefix
from kvstore.index.extent import Extent
from kvstore.index.inventory import Inventory
from kvstore.placements.early_importance import EarlyImportance
from kvstore.placements.placement import HeldPlacement, PendingExtent, Placement

NOT_HELD = "the placement is not held, or no longer"


class _Prompt(NamedTuple):
    """A prompt to look up: tokens, uint32 each, and packed keys of its whole chunks."""

    raw_tokens: bytes
    keys: bytes
    tenant: str
    #: Provenance of the chunks to look up and to save.
    provenance: str


class Placements:
    """Held placements, claims of chunks, and the importance of unpublished chunks. Thread-safe.

    Borrows the inventory. `on_end` is called with the id of each extent of which no more chunks will be written.
    """

    def __init__(self, inventory: Inventory, write_wait_s: float, on_end: Callable[[int], None]) -> None:
        self._inventory = inventory
        self._on_end = on_end
        self._counters = inventory.counters
        self._lock = inventory.lock
        self._write_wait_s = write_wait_s
        self._published = threading.Condition(inventory.lock)
        self._held: dict[int, HeldPlacement] = {}
        #: Placement that is saving a chunk, by the chunk's key.
        self._claims: dict[bytes, HeldPlacement] = {}
        self._early = EarlyImportance(inventory.notes, inventory.tokens_per_chunk)
        # Ids start at random, so that a placement of an earlier life matches none of this one.
        self._ids = itertools.count(secrets.randbits(60))

    def close(self) -> None:
        """Drop all placements."""
        with self._lock:
            self._held.clear()
            self._claims.clear()
            self._early.clear()

    # -- requests --------------------------------------------------------------------------------------------------

    def acquire(self, token_ids: Sequence[int], *, save: bool, can_write: bool = True, tenant: str = "") -> Placement:
        """Hold the longest stored prefix, at most all but one token, and claim the chunks that may be saved.

        Waits up to `write_wait_s` when the next chunk is being written, which is faster than computing it.
        """
        prompt = self._prompt(token_ids, tenant)
        keys, num_chunks = prompt.keys, len(prompt.keys) // KEY_BYTES
        # The last token is always computed, because its logits are needed.
        usable = max(0, len(token_ids) - 1) // self._inventory.tokens_per_chunk
        with self._lock:
            matched = self._match_arriving(keys, usable, self._write_wait_s)
            start = end = len(matched)
            if save and not can_write:
                self._counters.skipped_failed_chunks += num_chunks - end
            elif save:
                end = self._unclaimed_end(keys, start)
                self._counters.skipped_busy_chunks += num_chunks - end
            may_append = save and can_write and end == num_chunks  # chunks after a gap are never published
            held = self._new_held(prompt, matched, usable, (start, end), may_append=may_append)
            self._counters.lookups += 1
            self._counters.lookup_tokens += len(token_ids)
            self._counters.hit_tokens += held.placement.num_stored_tokens
            return held.placement

    def hold(
        self,
        token_ids: Sequence[int],
        *,
        tenant: str,
        wait_s: float,
        save: bool = False,
        is_durable: bool = True,
        provenance: str = EXACT,
    ) -> Placement:
        """See `KVStore.hold`. `save`: claim the chunks after the stored ones, up to the first claimed one.

        Without `is_durable` the placement also has accepted chunks that are not written yet; if a write fails, all
        reads for the placement fail.
        """
        assert is_durable or not save, "saved chunks must follow durable ones"
        prompt = self._prompt(token_ids, tenant, provenance)
        with self._lock:
            matched = self._match_arriving(prompt.keys, len(prompt.keys) // KEY_BYTES, wait_s)
            start = len(matched)
            end = self._unclaimed_end(prompt.keys, start) if save else start
            accepted = [] if is_durable else self._accepted_after(prompt.keys, start)
            return self._with_room(self._new_held(prompt, matched, start, (start, end), accepted=accepted))

    def flow(self, placement_id: int, saves: Sequence[tuple[int, int]]) -> Placement:
        """Hold the stored chunks of a placement's prompt, and those that its workers will save, until `settle`.

        The latter can be read as they come. When one of them fails, all reads for the placement fail. `saves`: chunks
        [start, end) that each worker will save, in the order of the prompt. Their room is reserved now; coverage ends
        where room ends, or where a chunk is missing between workers. Another call replaces the coverage of the last
        one. Raises StoreUnreachable for a placement that is not held.
        """
        held = self.live(placement_id)
        with self._lock:
            withdrawn, held.reserved = held.reserved, {}
            at = num_stored = len(self._inventory.index.match(held.keys))
        self._free([pending.extent for pending in withdrawn.values()])
        reserved = dict[int, PendingExtent]()
        for start, end in saves:
            at = start if not reserved else at
            while at < end and (pending := self._reserve(held, at, end - at)) is not None:
                reserved[at] = pending
                at += pending.num_chunks
            if at < end:
                break
        with self._lock:
            matched = self._inventory.index.match(held.keys)
            if held.is_settled or held.is_void or min(reserved, default=num_stored) != len(matched):
                unused, reserved = list(reserved.values()), {}
            else:
                unused, held.reserved = [], reserved
            coming = [(pending.extent, pending.num_chunks) for pending in reserved.values()]
            prompt, start = _Prompt(held.tokens.tobytes(), held.keys, held.tenant, held.provenance), len(matched)
            placement = self._with_room(self._new_held(prompt, matched, start, (start, start), accepted=coming))
        self._free([pending.extent for pending in unused])
        return placement

    def hold_again(self, placement_id: int) -> Placement | None:
        """Hold a placement's chunks in a new placement, which saves nothing and must be settled separately.

        None when the placement is settled, has lost a chunk, or its tenant's KV was deleted.
        """
        with self._lock:
            held = self._held.get(placement_id)
            if held is None or held.is_void or held.is_lost:
                return None
            reading = {extent for extent, _ in held.stored}
            self._inventory.hold(reading)
            own = replace(held.placement, placement_id=next(self._ids), save_start=0, save_end=0, may_append=False)
            self._held[own.placement_id] = HeldPlacement(
                placement=own,
                tokens=held.tokens,
                keys=held.keys,
                tenant=held.tenant,
                provenance=held.provenance,
                stored=held.stored,
                reading=list(reading),
                stored_prefix=held.stored_prefix,
            )
            return own

    def saver_of(self, key: bytes) -> HeldPlacement | None:
        """The placement that has claimed a chunk."""
        with self._lock:
            return self._claims.get(key)

    def held(self, placement_id: int) -> HeldPlacement | None:
        """The store's side of a placement; None when it is settled or unknown."""
        return self._held.get(placement_id)

    def live(self, placement_id: int) -> HeldPlacement:
        """The store's side of a placement. Raises StoreUnreachable when it is not held."""
        held = self._held.get(placement_id)
        if held is None:
            raise StoreUnreachable(NOT_HELD)
        return held

    def settle(self, placement_id: int) -> None:
        """End a placement: no more reads, and no more chunks to save.

        Accepted chunks are still written and published. Unknown and settled placements are ignored.
        """
        with self._lock:
            held = self._held.pop(placement_id, None)
            if held is None:
                return
            held.is_settled = True
            reading, held.reading = held.reading, []
            left_over = [*(pending.extent for pending in held.reserved.values()), *self._end_claims(held)]
            held.reserved.clear()
        self._inventory.let_go(reading)
        self._free(left_over)

    def delete_tenant(self, tenant: str) -> int:
        """Delete all KV of a tenant, including quarantine. KV that its running requests compute is not stored.

        Returns the number of extents deleted. Raises StoreWriteFailed.
        """
        with self._inventory.change:
            with self._lock:
                void = {held for held in self._held.values() if held.tenant == tenant}
                for key in [key for key, held in self._claims.items() if held.tenant == tenant]:
                    void.add(self._claims.pop(key))
                for held in void:
                    held.is_void = True
                    self._early.forget(held)
            num_deleted = self._inventory.delete(lambda extent: extent.tenant == tenant)
            self._inventory.clear_quarantine(tenant)
        return num_deleted

    def note_importance(self, held: HeldPlacement, sample_LT: npt.NDArray[np.float16]) -> None:
        """Add a sample of the importance of a prompt's first tokens, [layers, tokens], NaN if not judged.

        It counts for the placement's stored and published extents, even after it is settled, and for its later extents
        when they are published. May wait for the catalog.
        """
        notes = self._inventory.notes
        with self._inventory.change:  # an extent published meanwhile would count twice, or never
            with self._lock:
                known = [*held.stored, *((extent, extent.num_chunks) for extent in held.published)]
                is_awaited = held.id in self._held or held.num_writing
                if is_awaited and not held.is_void:
                    self._early.add(held, sample_LT)
            for extent, num_chunks in known:
                notes.note_sample(extent, num_chunks, sample_LT)

    # -- writing ---------------------------------------------------------------------------------------------------

    def reserve(self, held: HeldPlacement, chunk_start: int, wanted: int) -> PendingExtent | None:
        """Reserve room for up to `wanted` chunks from `chunk_start`; see `Inventory.reserve`.

        None, and counted, when there is no room, or when the placement may not save these chunks.
        """
        with self._lock:
            reserved = held.reserved.pop(chunk_start, None) if not (held.is_settled or held.is_void) else None
        pending = reserved or self._reserve(held, chunk_start, wanted)
        if pending is None:
            return None
        with self._lock:
            held.num_writing += 1
            held.pending[chunk_start] = pending
        return pending

    def _reserve(self, held: HeldPlacement, chunk_start: int, wanted: int) -> PendingExtent | None:
        with self._lock:
            placement = held.placement
            if held.is_settled or held.is_void or not placement.save_start <= chunk_start < placement.save_end:
                return None
            end = min(chunk_start + wanted, placement.save_end)
        parent_key = _key(held.keys, chunk_start - 1) if chunk_start else b""
        keys = held.keys_of(chunk_start, end)
        extent = self._inventory.reserve(parent_key, chunk_start, keys, held.tenant, held.provenance)
        return PendingExtent(held, extent, chunk_start) if extent is not None else None

    def accepted(self, pending: PendingExtent, num_chunks: int) -> None:
        """Note that the store has taken over the first `num_chunks` chunks of an extent."""
        with self._lock:
            pending.num_accepted = num_chunks

    def append(self, held: HeldPlacement, first_token: int, token_ids: npt.NDArray[np.uint32]) -> tuple[int, int]:
        """Extend a placement's prompt by tokens; returns the range [start, end) of new chunks that it may save.

        `first_token`: number of the first token, which must follow the known whole chunks. The range is empty, and
        counted, for chunks that another request is saving, and empty when the placement may not append. Stored chunks
        are not saved again.
        """
        tokens = np.concatenate([held.tokens, token_ids])
        keys = self._inventory.identity.keys_of(tokens.tobytes(), held.tenant)
        num_chunks = len(keys) // KEY_BYTES
        with self._lock:
            placement = held.placement
            is_next = placement.may_append and first_token == len(held.tokens)
            if held.is_settled or held.is_void or not is_next:
                return placement.save_end, placement.save_end
            first_new = placement.save_end
            start = max(first_new, len(self._inventory.index.match(keys)))
            if start > first_new and placement.save_start < first_new:
                return first_new, first_new  # other requests have stored the next chunks, so a gap would arise
            end = self._unclaimed_end(keys, start)
            self._counters.skipped_busy_chunks += num_chunks - end
            held.tokens, held.keys = tokens[: num_chunks * placement.tokens_per_chunk], keys
            save_start = start if placement.save_start == first_new else placement.save_start
            held.placement = replace(placement, save_start=save_start, save_end=end, may_append=end == num_chunks)
            self._claim(held, start, end)
            return start, end

    def complete(self, pending: PendingExtent, num_chunks: int) -> list[Extent]:
        """Publish an extent with `num_chunks` durable chunks, and those that waited for it; returns published extents.

        Raises StoreWriteFailed when the catalog cannot be written, and frees the room then.
        """
        held, published = pending.held, list[Extent]()
        with self._inventory.change:
            with self._lock:
                pending.extent.keys = pending.extent.keys[: num_chunks * KEY_BYTES]
                self._end_readers(pending.extent, num_chunks)
                sent_before = held.complete.pop(pending.chunk_start, None)
                held.complete[pending.chunk_start] = pending
            try:
                if sent_before is not None:
                    self._drop(sent_before.extent, sent_before.num_chunks, held)
                while following := held.complete.pop(held.placement.save_start + held.num_published, None):
                    held.num_published += following.extent.num_chunks
                    if self._publish(following.extent, held):
                        published.append(following.extent)
            finally:
                self._end_writing(held)
        self._on_end(pending.extent.id)  # if it ended early, fetches may wait for the rest
        return published

    def make_room(self, pending: PendingExtent) -> bool:
        """See `Inventory.make_room`. Keeps the earlier extents of the prompt, without which this one is useless."""
        with self._lock:
            kept = {*pending.held.published, *(extent for extent, _ in pending.held.stored)}
        return self._inventory.make_room(pending.extent, kept)

    def give_up(self, pending: PendingExtent) -> None:
        """Drop an extent that will not be published, and free its room."""
        self._drop(pending.extent, pending.num_chunks, pending.held)
        self._end_writing(pending.held)

    def quarantine(self, extent: Extent, reason: str) -> None:
        """See `Inventory.quarantine`. An unpublished extent is instead marked as lost and never published."""
        with self._inventory.change:
            if extent.num_written is None:
                self._inventory.quarantine(extent, reason)
                return
            with self._lock:
                extent.is_lost = True
                self._end_readers(extent, 0)
        self._on_end(extent.id)

    def _publish(self, extent: Extent, held: HeldPlacement) -> bool:
        """Publish an extent, which its request then holds. False, and its room is freed, when that is impossible."""
        is_published = False
        try:
            if extent.num_chunks and not (held.is_void or extent.is_lost):
                is_published = self._inventory.publish(extent, held.keys)
        finally:
            if not is_published:
                self._drop(extent, extent.num_chunks, held)
        if is_published:
            with self._lock:
                _forget_pending(held, extent)
                held.published.append(extent)
                is_held = held.id in self._held
                if is_held:
                    held.reading.append(extent)
            try:
                self._early.apply(held, extent)
            finally:
                if not is_held:
                    self._inventory.let_go([extent])
        return is_published

    def _drop(self, extent: Extent, num_chunks: int, held: HeldPlacement) -> None:
        """Free the room of an unpublished extent, and count its `num_chunks` chunks as dropped."""
        with self._lock:
            self._counters.skipped_failed_chunks += num_chunks
            _forget_pending(held, extent)
        self._free([extent])

    def _free(self, extents: Sequence[Extent]) -> None:
        """Mark extents as lost, and free their room once no placement reads them."""
        with self._lock:
            for extent in extents:
                extent.is_lost = extent.is_retired = True
                self._end_readers(extent, 0)
            unread = [extent for extent in extents if not extent.num_readers]
        self._inventory.free(unread)
        for extent in extents:
            self._on_end(extent.id)

    def _end_readers(self, extent: Extent, num_chunks: int) -> None:
        """Mark placements as lost that read more than the first `num_chunks` chunks of an extent. Lock held."""
        if extent.num_readers:
            for held in self._held.values():
                held.is_lost |= any(each is extent and num_read > num_chunks for each, num_read in held.stored)

    # -- contents of a placement -----------------------------------------------------------------------------------

    def _match_arriving(self, keys: bytes, wanted: int, wait_s: float) -> list[int]:
        """Match the longest stored prefix; wait while the next of the `wanted` chunks is being written. Lock held."""
        deadline, index = time.monotonic() + wait_s, self._inventory.index
        matched = index.match(keys)
        while len(matched) < wanted and self._is_arriving(_key(keys, len(matched))):
            is_in_time = self._published.wait(deadline - time.monotonic())
            matched = index.match(keys)  # in any case: earlier matches may be evicted by now
            if not is_in_time:
                break
        return matched

    def _is_arriving(self, key: bytes) -> bool:
        """Whether a chunk is computed and being written, so that waiting is worthwhile."""
        held = self._claims.get(key)
        return held is not None and held.is_settled and held.num_writing > 0

    def _unclaimed_end(self, keys: bytes, start: int) -> int:
        """End of the unclaimed chunks from `start` on."""
        end = start
        while end * KEY_BYTES < len(keys) and _key(keys, end) not in self._claims:
            end += 1
        return end

    def _accepted_after(self, keys: bytes, at: int) -> list[tuple[Extent, int]]:
        """Unpublished extents from chunk `at` on, each with its number of accepted chunks of the prompt. Lock held."""
        found = list[tuple[Extent, int]]()
        while (held := self._claims.get(_key(keys, at))) is not None and (pending := held.pending.get(at)) is not None:
            extent, num_chunks = pending.extent, 0
            while num_chunks < pending.num_accepted and extent.key(num_chunks) == _key(keys, at + num_chunks):
                num_chunks += 1
            if not num_chunks or extent.is_lost:
                break
            found.append((extent, num_chunks))
            at += num_chunks
        return found

    def _prompt(self, token_ids: Sequence[int], tenant: str, provenance: str = EXACT) -> _Prompt:
        raw = token_bytes(token_ids)
        return _Prompt(raw, self._inventory.identity.keys_of(raw, tenant, provenance), tenant, provenance)

    def _new_held(
        self,
        prompt: _Prompt,
        matched: Sequence[int],
        num_read: int,
        save: tuple[int, int],
        *,
        may_append: bool = False,
        accepted: Sequence[tuple[Extent, int]] = (),
    ) -> HeldPlacement:
        """A new placement that reads the first `num_read` matched chunks and the accepted ones after them.

        `save`: chunks [start, end) that it may save. Lock held.
        """
        raw_tokens, keys, tenant, provenance = prompt
        step, index = self._inventory.tokens_per_chunk, self._inventory.index
        stored = (*index.extents_of(matched[:num_read]), *accepted)
        # The chunk before new ones must stay, even if its rows are not read.
        arriving = {extent for extent, _ in accepted}
        reading = {extent for extent, _ in stored} | {index.locate(chunk_id)[0] for chunk_id in matched[-1:]}
        self._inventory.begin_reading(reading - arriving)
        self._inventory.hold(arriving)
        held = HeldPlacement(
            placement=Placement(
                placement_id=next(self._ids),
                tokens_per_chunk=step,
                num_stored_tokens=sum(num_chunks for _, num_chunks in stored) * step,
                provenance=provenance_of_prefix(provenance, (extent.provenance for extent, _ in stored)),
                root_key=self._inventory.identity.root_key(provenance, tenant.encode()),
                save_start=save[0],
                save_end=save[1],
                may_append=may_append,
            ),
            tokens=np.frombuffer(raw_tokens, np.uint32)[: len(keys) // KEY_BYTES * step],
            keys=keys,
            tenant=tenant,
            stored=stored,
            reading=list(reading),
            provenance=provenance,
        )
        self._held[held.id] = held
        self._claim(held, *save)
        return held

    def _with_room(self, held: HeldPlacement) -> Placement:
        """The placement with its bytes on disk. Lock held."""
        unit_bytes = self._inventory.unit_bytes
        kept = tuple((extent.id, extent.run.count * unit_bytes) for extent in held.reading)
        return replace(held.placement, kept_bytes=kept, disk_bytes=self._inventory.room.limit_bytes)

    def _claim(self, held: HeldPlacement, start: int, end: int) -> None:
        for number in range(start, end):
            self._claims[_key(held.keys, number)] = held

    def _end_writing(self, held: HeldPlacement) -> None:
        with self._lock:
            held.num_writing -= 1
            left_over = self._end_claims(held)
            self._published.notify_all()
        self._free(left_over)

    def _end_claims(self, held: HeldPlacement) -> list[Extent]:
        """End the claims of a settled request that has no writes left. Returns its unpublished extents. Lock held."""
        if not held.is_settled or held.num_writing:
            return []
        for number in range(held.placement.save_start, held.placement.save_end):
            key = _key(held.keys, number)
            if self._claims.get(key) is held:
                del self._claims[key]
        self._early.forget(held)
        after_a_gap = list(held.complete.values())
        held.complete.clear()
        held.pending.clear()
        self._counters.skipped_failed_chunks += sum(pending.num_chunks for pending in after_a_gap)
        self._published.notify_all()
        return [pending.extent for pending in after_a_gap]


def _forget_pending(held: HeldPlacement, extent: Extent) -> None:
    """Remove an extent that is published, or never will be, from the pending ones. Lock held."""
    pending = held.pending.get(extent.depth)
    if pending is not None and pending.extent is extent:
        del held.pending[extent.depth]


def _key(packed_keys: bytes, number: int) -> bytes:
    return packed_keys[number * KEY_BYTES : (number + 1) * KEY_BYTES]
