"""Segment files of fixed slots, each a header page and the bytes of one block.

A block's header holds its key, its digest (xxh3-64) and the identity of the store. Blocks are written with their
headers, then synced. A write that a crash has torn leaves a slot whose bytes do not have the header's digest.
"""

import contextlib
import errno
import os
import struct
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import xxhash

from kvstore.copies.verified_copies import PART, UNIT, copy_verified, digest_units
from kvstore.disk.files import MAX_BUFFERS, FileLayer, aligned_buffer
from kvstore.format.layout import PAGE_BYTES, padded_to_page

SEGMENT_BYTES = 256 * 2**20
_MAGIC = b"RATIER1\0"
_KEY_BYTES = 80
#: Magic, identity, sizes of key and parent, key, parent, sequence, bytes and digest of the block; then its own digest.
_FIELDS = struct.Struct(f"<8s16sHH{_KEY_BYTES}s{_KEY_BYTES}sQQQ")
_OWN_DIGEST = struct.Struct("<Q")
#: Threads that scan headers when a store is opened.
_SCAN_THREADS = 8

Memory = npt.NDArray[np.uint8]


class Block(NamedTuple):
    """A block in a slot of the store and a chunk of memory. `parent`: the key before it in its prompt, or empty."""

    key: bytes
    slot: int
    chunk: int = 0
    parent: bytes = b""
    sequence: int = 0


class SlotFiles:
    """Reads and writes blocks of one size in slots. Any thread may call it; a slot has one user at a time."""

    def __init__(self, directory: Path, identity: bytes, block_bytes: int, files: FileLayer) -> None:
        assert len(identity) == 16
        self.directory = directory
        self.block_bytes = block_bytes
        self.slot_bytes = PAGE_BYTES + padded_to_page(block_bytes)
        self.slots_of_segment = max(1, SEGMENT_BYTES // self.slot_bytes)
        self._identity = identity
        self._files = files
        self._lock = threading.Lock()
        self._open: dict[int, int] = {}
        self._num_users = 0
        self._is_closed = False

    def write(self, blocks: Sequence[Block], memory: Memory) -> None:
        """Write blocks from their chunks of memory and sync them. Raises OSError; then none of them is stored."""
        units = np.zeros(len(blocks), UNIT)
        units["offset"] = [block.chunk * self.block_bytes for block in blocks]
        units["size"] = self.block_bytes
        digest_units(memory, units)
        headers = aligned_buffer(len(blocks) * PAGE_BYTES)
        buffers: list[memoryview] = []
        for at, (block, digest) in enumerate(zip(blocks, units["digest"].tolist(), strict=True)):
            page = headers[at * PAGE_BYTES : (at + 1) * PAGE_BYTES]
            header = self._header(block, digest)
            page[: len(header)] = header
            start = block.chunk * self.block_bytes
            buffers += page, self._padded(memory[start : start + self.block_bytes])
        segments = set()
        for first, end in self._runs(blocks):
            segment, offset = divmod(blocks[first].slot, self.slots_of_segment)
            run = buffers[2 * first : 2 * end]
            with self._descriptor(segment) as descriptor:
                written = self._files.pwritev(descriptor, run, offset * self.slot_bytes)
            if written != (end - first) * self.slot_bytes:
                raise OSError(errno.ENOSPC, "a part of the blocks was written")
            segments.add(segment)
        for segment in segments:
            with self._descriptor(segment) as descriptor:
                self._files.fdatasync(descriptor)

    def read(self, blocks: Sequence[Block], buffer: memoryview) -> npt.NDArray[np.void]:
        """Read slots into a private buffer; returns a verified copy's units, one for each block, [blocks].

        A block whose slot holds another key or identity, or no header, has size -1. Raises OSError.
        """
        for first, end in self._runs(blocks):
            segment, offset = divmod(blocks[first].slot, self.slots_of_segment)
            target = buffer[first * self.slot_bytes : end * self.slot_bytes]
            with self._descriptor(segment) as descriptor:
                num_read = self._files.preadv(descriptor, [target], offset * self.slot_bytes)
            target[num_read:] = bytes(len(target) - num_read)
        units = np.zeros(len(blocks), UNIT)
        for at, block in enumerate(blocks):
            found = self._parsed(buffer[at * self.slot_bytes :])
            is_it = found is not None and found[0].key == block.key
            units[at] = (
                at * self.slot_bytes + PAGE_BYTES,
                self.block_bytes if is_it else -1,
                found[1] if found else 0,
                at,
                at + 1,
            )
        return units

    def copy(self, blocks: Sequence[Block], units: npt.NDArray[np.void], source: Memory, memory: Memory) -> list[bool]:
        """Copy blocks that were read to their chunks of memory; returns which of them are sound.

        The chunk of an unsound block may have been written, with bytes of no block.
        """
        found = np.flatnonzero(units["size"] > 0)
        parts = np.zeros(len(found), PART)
        parts["size"] = self.block_bytes
        parts["target"] = [blocks[at].chunk * self.block_bytes for at in found.tolist()]
        those = units[found]
        those["first_part"] = np.arange(len(found))
        those["end_part"] = those["first_part"] + 1
        are_sound = np.zeros(len(blocks), np.bool_)
        are_sound[found] = copy_verified(source, memory, those, parts)
        return [bool(is_sound) for is_sound in are_sound]

    def wipe(self, slot: int) -> None:
        """Overwrite a header, so that no later scan finds its block; a failure leaves it for the next reader."""
        segment, offset = divmod(slot, self.slots_of_segment)
        with contextlib.suppress(OSError), self._descriptor(segment) as descriptor:
            self._files.pwritev(descriptor, [aligned_buffer(PAGE_BYTES)], offset * self.slot_bytes)

    def scan(self, num_slots: int) -> tuple[list[Block], int]:
        """Blocks of the headers in all slots below a number, and the number of slots that files have room for.

        Segments beyond them are removed. Raises OSError.
        """
        segments, num_used = [], 0
        for path in sorted(self.directory.glob("blocks-*")):
            if not path.name.removeprefix("blocks-").isdecimal():
                continue
            segment = int(path.name.removeprefix("blocks-"))
            room = min(num_slots - segment * self.slots_of_segment, self.slots_of_segment)
            if room <= 0:
                path.unlink()
            else:
                if path.stat().st_size > room * self.slot_bytes:
                    self._files.truncate(path, room * self.slot_bytes)
                segments.append(segment)
                of_segment = -(-path.stat().st_size // self.slot_bytes)
                num_used = max(num_used, segment * self.slots_of_segment + of_segment)
        with ThreadPoolExecutor(_SCAN_THREADS) as threads:
            return [block for found in threads.map(self._scan_segment, segments) for block in found], num_used

    def _scan_segment(self, segment: int) -> list[Block]:
        page = aligned_buffer(PAGE_BYTES)
        found = []
        with self._descriptor(segment) as descriptor:
            size_bytes = os.fstat(descriptor).st_size
            for at in range(min(-(-size_bytes // self.slot_bytes), self.slots_of_segment)):
                try:
                    num_read = self._files.preadv(descriptor, [page], at * self.slot_bytes)
                except OSError:
                    continue
                parsed = self._parsed(page) if num_read == PAGE_BYTES else None
                if parsed is not None:
                    found.append(parsed[0]._replace(slot=segment * self.slots_of_segment + at))
        return found

    def close(self) -> None:
        """Close the files when the last call that uses one has ended; later calls raise OSError."""
        with self._lock:
            self._is_closed = True
            self._close_unused()

    def _close_unused(self) -> None:
        if self._is_closed and not self._num_users:
            for descriptor in self._open.values():
                self._files.close(descriptor)
            self._open.clear()

    def _header(self, block: Block, digest: int) -> bytes:
        key, parent = block.key, block.parent
        assert len(key) <= _KEY_BYTES and len(parent) <= _KEY_BYTES
        sizes = len(key), len(parent)
        fields = _FIELDS.pack(_MAGIC, self._identity, *sizes, key, parent, block.sequence, self.block_bytes, digest)
        return fields + _OWN_DIGEST.pack(xxhash.xxh3_64_intdigest(fields))

    def _parsed(self, page: memoryview) -> tuple[Block, int] | None:
        """The block of a header, and its digest; None for a header that is damaged or of another store."""
        fields = bytes(page[: _FIELDS.size])
        (own_digest,) = _OWN_DIGEST.unpack_from(page, _FIELDS.size)
        magic, identity, key_size, parent_size, key, parent, sequence, size, digest = _FIELDS.unpack(fields)
        if (magic, identity, size) != (_MAGIC, self._identity, self.block_bytes):
            return None
        if xxhash.xxh3_64_intdigest(fields) != own_digest:
            return None
        return Block(key[:key_size], 0, parent=parent[:parent_size], sequence=sequence), digest

    def _padded(self, payload: Memory) -> memoryview:
        """A block's bytes in whole pages, at an address that O_DIRECT takes."""
        if len(payload) % PAGE_BYTES == 0 and payload.__array_interface__["data"][0] % PAGE_BYTES == 0:
            return payload.data
        page = aligned_buffer(len(payload))
        page[: len(payload)] = payload.data
        return page

    def _runs(self, blocks: Sequence[Block]) -> Iterator[tuple[int, int]]:
        """[first, end) of blocks whose slots follow each other in a segment, few enough for one system call."""
        first = 0
        for at in range(1, len(blocks) + 1):
            is_next = at < len(blocks) and blocks[at].slot == blocks[at - 1].slot + 1
            if is_next and blocks[at].slot % self.slots_of_segment and at - first < MAX_BUFFERS // 2:
                continue
            yield first, at
            first = at

    @contextlib.contextmanager
    def _descriptor(self, segment: int) -> Iterator[int]:
        """A segment's open file, which is not closed meanwhile."""
        with self._lock:
            if self._is_closed:
                raise OSError(errno.EBADF, "the tier goes on in another directory")
            self._num_users += 1
            try:
                descriptor = self._opened(segment)
            except OSError:
                self._num_users -= 1
                raise
        try:
            yield descriptor
        finally:
            with self._lock:
                self._num_users -= 1
                self._close_unused()

    def _opened(self, segment: int) -> int:
        if segment not in self._open:
            path = self.directory / f"blocks-{segment:05d}"
            is_new = not path.exists()
            descriptor, _ = self._files.open(path, PAGE_BYTES)
            try:
                if is_new:
                    self._files.sync_directory(self.directory)
            except OSError:
                self._files.close(descriptor)
                path.unlink(missing_ok=True)  # the next write syncs its name
                raise
            self._open[segment] = descriptor
        return self._open[segment]
