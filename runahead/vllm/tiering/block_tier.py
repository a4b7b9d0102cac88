"""Decisions of the tier, in one thread: which blocks are found, stored and loaded, and what becomes of wrong ones."""

import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from kvstore.disk.files import FULL_ERRNOS
from runahead.vllm.tiering.block_store import BlockStore
from runahead.vllm.tiering.identity import transient
from runahead.vllm.tiering.slot_files import Memory
from runahead.vllm.tiering.transfers import Job, Piece, Transfers

log = logging.getLogger(__name__)

#: Counters, by name in `BlockTier.counts`.
COUNTERS = {
    "stored_blocks": "Blocks written and synced.",
    "not_stored_blocks": "Blocks that were not stored: full disk, error of the disk, no slot, queue too long.",
    "loaded_blocks": "Blocks read, verified and copied to vLLM's memory.",
    "wrong_blocks": "Blocks whose bytes, header or place were wrong: quarantined, never given out.",
    "late_blocks": "Blocks that were not read by the deadline.",
    "unread_blocks": "Blocks that the disk failed to read.",
    "evicted_blocks": "Blocks that made room for newer ones.",
}


class Finished(NamedTuple):
    """A job's end. `succeeded`: keys that were stored or loaded, in the job's order."""

    id: int
    is_load: bool
    is_whole: bool
    succeeded: tuple[bytes, ...]
    elapsed_s: float


@dataclass(slots=True)
class Request:
    """Keys that are misses until the request ends, and its stores under way.

    `positions`: the end of each key's tokens, in the order in which vLLM has noted them; a key's last 4 bytes are its
    group of layers.
    """

    id: str
    positions: Mapping[bytes, int]
    failed: set[bytes] = field(default_factory=set)
    stores: int = 0
    is_finished: bool = False
    _keys: dict[tuple[bytes, int], bytes] = field(default_factory=dict)
    #: Tokens of a chunk, by group: the first end.
    _tokens: dict[bytes, int] = field(default_factory=dict)
    _num_noted: int = 0

    def parent(self, key: bytes) -> bytes:
        """The key before a key in its group; empty if it is the first, or vLLM has not noted it."""
        for other, end in islice(self.positions.items(), self._num_noted, None):
            group = other[-4:]
            self._keys[group, end] = other
            self._tokens[group] = min(end, self._tokens.get(group, end))
        self._num_noted = len(self.positions)
        end_of_key = self.positions.get(key)
        if end_of_key is None:
            return b""
        return self._keys.get((key[-4:], end_of_key - self._tokens[key[-4:]]), b"")

    def in_order(self) -> list[bytes]:
        """All keys, from the first tokens to the last."""
        return sorted(self.positions, key=self.positions.__getitem__)


class BlockTier:
    """Blocks between memory in chunks and a `BlockStore`, whose owner it is. No method but `drain` and `close` waits.

    One thread calls it. `memory`: uint8 [chunks x bytes of a block].
    """

    def __init__(
        self,
        store: BlockStore,
        memory: Memory,
        num_chunks: int,
        deadline_s: float,
        read_threads: int,
        write_threads: int,
    ) -> None:
        self.counts: Counter[str] = Counter()
        self._store = store
        self._transfers = Transfers(memory, read_threads, write_threads)
        self._deadline_s = deadline_s
        self._jobs: dict[int, Job] = {}
        #: Request of each job, if it was begun.
        self._request_of: dict[int, Request] = {}
        self._requests: dict[str, Request] = {}
        self._finished: list[Finished] = []
        self._queued_blocks = 0
        #: Memory must not be held by blocks that wait for the disk.
        self._most_queued = max(1, num_chunks // 2)

    @property
    def num_blocks(self) -> int:
        """Blocks that can be found."""
        return len(self._store.block_set.index)

    def begin_request(self, request: str, positions: Mapping[bytes, int]) -> None:
        self._requests[request] = Request(request, positions)

    def end_request(self, request: str) -> None:
        """No store or load of the request follows; those under way go on."""
        ended = self._requests.get(request)
        if ended is not None:
            ended.is_finished = True
            self._settle(ended)

    def has(self, key: bytes, request: str) -> bool:
        """Whether a block can be loaded for a request."""
        if key not in self._store.block_set.index:
            return False
        asking = self._requests.get(request)
        return asking is None or key not in asking.failed

    def store(self, job_id: int, request: str, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        """Begin to store those of the blocks that are not stored, from their chunks of memory.

        What the queue has no room for is left out, last blocks first.
        """
        storing = self._requests.get(request)
        job = self._begin(job_id, storing, keys, is_load=False)
        index = job.block_set.index
        index.touch(keys)  # so that room is not made out of the job's own blocks
        new = [(key, chunk) for key, chunk in zip(keys, chunks, strict=True) if key not in index]
        if storing is not None:
            storing.stores += 1
        evicted_before = index.num_evicted
        fitting = new[: self._most_queued - self._queued_blocks]
        blocks = index.reserve([(key, chunk, storing.parent(key) if storing else b"") for key, chunk in fitting])
        job.succeeded = [key for key in keys if key in index]
        self.counts["evicted_blocks"] += index.num_evicted - evicted_before
        self.counts["not_stored_blocks"] += len(new) - len(blocks)
        self._queued_blocks += len(blocks)
        self._transfers.store(job, blocks)
        if not blocks:
            self._end(job)

    def load(self, job_id: int, request: str, keys: Sequence[bytes], chunks: Sequence[int]) -> None:
        """Begin to load blocks into their chunks of memory."""
        job = self._begin(job_id, self._requests.get(request), keys, is_load=True)
        found = map(job.block_set.index.begin_reading, keys, chunks)
        blocks = sorted((block for block in found if block is not None), key=lambda block: block.slot)
        self._transfers.load(job, blocks)
        if not blocks:
            self._end(job)

    def finished(self) -> list[Finished]:
        """Jobs that have ended since the last call. A load beyond its deadline ends with what it has."""
        for piece in self._transfers.outcomes():
            self._take(piece)
        latest_s = time.monotonic() - self._deadline_s
        for job in [job for job in self._jobs.values() if job.is_load and job.began_s < latest_s]:
            if job.end(wait=False):
                self.counts["late_blocks"] += len(job.keys) - len(job.succeeded)
                self._end(job)
        finished, self._finished = self._finished, []
        return finished

    def drain(self) -> None:
        """Wait for all jobs; `finished` then returns them."""
        finished = self.finished()
        while self._jobs:
            self._transfers.wait(timeout_s=0.05)
            finished += self.finished()
        self._finished = finished

    def drop(self) -> None:
        """Find no block that was stored until now; later ones are found in this process alone."""
        try:
            self._store.change(transient(self._store.identity))
        except OSError as error:
            log.warning("the tier could not begin a new directory, and stores nothing more: %s", error)

    def close(self) -> None:
        for job in self._jobs.values():
            job.end()
        self._transfers.shutdown()
        self._store.close()

    def _begin(self, job_id: int, request: Request | None, keys: Sequence[bytes], *, is_load: bool) -> Job:
        job = self._jobs[job_id] = Job(job_id, is_load, keys, self._store.block_set)
        if request is not None:
            self._request_of[job_id] = request
        return job

    def _take(self, piece: Piece) -> None:
        job = piece.job
        job.pieces_left -= 1
        if job.is_load:
            self._take_read(piece)
        else:
            self._take_written(piece)
        if not job.pieces_left and job.id in self._jobs:
            self._end(job)

    def _take_written(self, piece: Piece) -> None:
        index = piece.job.block_set.index
        self._queued_blocks -= len(piece.blocks)
        for block in piece.succeeded:
            index.publish(block)
        piece.job.succeeded += [block.key for block in piece.succeeded]
        self.counts["stored_blocks"] += len(piece.succeeded)
        if piece.error is not None:
            self.counts["not_stored_blocks"] += len(piece.blocks)
            log.warning("the tier could not store %d blocks: %s", len(piece.blocks), piece.error)
            for block in piece.blocks:
                index.give_up(block, is_full=piece.error.errno in FULL_ERRNOS)

    def _take_read(self, piece: Piece) -> None:
        index = piece.job.block_set.index
        for block in piece.blocks:
            index.end_reading(block)
        self.counts["loaded_blocks"] += len(piece.succeeded)
        if piece.error is not None:
            self.counts["unread_blocks"] += len(piece.blocks)
            log.warning("the tier could not read %d blocks: %s", len(piece.blocks), piece.error)
        elif piece.job.is_alive:
            wrong = [block for block in set(piece.blocks) - set(piece.succeeded) if index.quarantine(block)]
            for block in wrong:
                self._transfers.wipe(piece.job, block)
            self.counts["wrong_blocks"] += len(wrong)
            if wrong:
                log.warning("the tier found wrong bytes in slots %s", [block.slot for block in wrong])

    def _end(self, job: Job) -> None:
        """End a job. Keys that a load did not get are misses for the rest of its request."""
        del self._jobs[job.id]
        have_succeeded = set(job.succeeded)
        succeeded = tuple(key for key in job.keys if key in have_succeeded)
        request = self._request_of.pop(job.id, None)
        if request is not None and job.is_load:
            request.failed.update(set(job.keys) - have_succeeded)
        elif request is not None:
            request.stores -= 1
            self._settle(request)
        elapsed_s = time.monotonic() - job.began_s
        self._finished.append(Finished(job.id, job.is_load, len(succeeded) == len(job.keys), succeeded, elapsed_s))

    def _settle(self, request: Request) -> None:
        """When a request has ended and its blocks are stored, they are the most recent ones, its first the most."""
        if request.is_finished and not request.stores:
            if self._requests.get(request.id) is request:
                del self._requests[request.id]
            self._store.block_set.index.touch(request.in_order())
