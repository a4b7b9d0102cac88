"""Memory for rows that several requests of a process share: pages of a file, which each request maps.

The rows of a request lie in an in-memory file (memfd) of its own. Where its prompt begins like another request's, pages
of that request's file are mapped in place of the first pages of its own:

    file of A      | [0, S)        [S, ...)
    memory of B    | [0, S) of A's file, copied when written | [S, ...) of its own file

Readers and writers see contiguous rows, so attention over them is the same call with the same result. vAttention
(Prabhu et al. 2024) lays out a GPU's memory this way; here it is host memory only, on Linux.

A file is freed with the last request that maps it; where only one ever did, its memory may be kept for a later request
(`kvstore/copies/host_memory.py`). When a request has ended, rows that no other request maps are freed
at once (`MappedRows.trim`), or when the worker's prefix cache has no room for them (`shared_prefixes.py`). A page that
two requests map counts twice in a process's resident size, and once in its PSS and its cgroup.
"""

import ctypes
import math
import mmap
import os
from collections.abc import Sequence
from typing import NamedTuple

import torch

from kvstore.copies.host_memory import Block
from workers.device.device import HOST_MEMORY
from workers.errors import DeviceError

_MAP_FIXED = 0x10
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]


class RowFile:
    """A file in memory with rows of all layers, one layer after the other, in a `block` of host memory."""

    def __init__(self, block: Block, layer_bytes: int) -> None:
        assert block.descriptor is not None
        self.layer_bytes = layer_bytes
        #: First rows of each layer that other requests map.
        self.num_lent = 0
        self.descriptor = block.descriptor
        self._block = block

    def lend(self, num_rows: int) -> None:
        """Let another request map the first `num_rows` of each layer. The file is not used again for other rows."""
        self.num_lent = max(self.num_lent, num_rows)
        self._block.is_shared = True

    @property
    def held_bytes(self) -> int:
        """Bytes of pages written and not yet freed."""
        return os.fstat(self.descriptor).st_blocks * 512


class FileRows(NamedTuple):
    """Rows [start, end) of each layer of a file. They belong to the same tokens in every request that maps them."""

    file: RowFile
    start: int
    end: int


class MappedRows:
    """Memory for a request's rows of all layers, `row_bytes` a row. Owns: its file; and the mapping, which lives until
    the last view of its tensor goes. Raises DeviceError when the system has no memory left.
    """

    def __init__(self, num_layers: int, num_rows: int, row_bytes: int) -> None:
        self.num_layers = num_layers
        self.row_bytes = row_bytes
        #: Fewest rows of a layer that fill whole pages: mapped ranges begin and end at multiples of it.
        self.step = mmap.PAGESIZE // math.gcd(mmap.PAGESIZE, row_bytes)
        self.capacity = -(-num_rows // self.step) * self.step
        layer_bytes = self.capacity * row_bytes
        try:
            self._block, self._bytes = HOST_MEMORY.lend(num_layers * layer_bytes, in_file=True)
        except OSError as error:
            raise DeviceError(f"there is no memory for rows of {num_rows} tokens: {error}") from error
        self.file = RowFile(self._block, layer_bytes)

    @property
    def tensor(self) -> torch.Tensor:
        """All of the memory, uint8 [bytes]. Only views of this tensor keep the mapping alive."""
        return torch.from_numpy(self._bytes[: self.num_layers * self.file.layer_bytes])

    def borrow(self, parts: Sequence[FileRows]) -> None:
        """Map rows of other files in place of own rows. The ranges begin and end at multiples of `step`."""
        for part in parts:
            self._block.is_shared = True
            part.file.lend(part.end)
            self._map(part, mmap.MAP_PRIVATE)

    def give_back(self, num_rows: int) -> None:
        """Map own rows again in place of the first `num_rows`. Their content is undefined."""
        self._map(FileRows(self.file, 0, num_rows), mmap.MAP_SHARED)

    def copy(self, other: "MappedRows", start: int, end: int) -> None:
        """Copy rows [start, end) of each layer from another request's memory."""
        own, theirs = (
            each.tensor.view(each.num_layers, each.capacity, each.row_bytes)[:, start:end] for each in (self, other)
        )
        own.copy_(theirs)

    def trim(self, num_rows: int) -> None:
        """Free own rows after the first `num_rows`, except those that other requests map. Called when the request has
        ended: what is written to freed rows is lost.
        """
        end_bytes = max(self.file.num_lent, -(-num_rows // self.step) * self.step) * self.row_bytes
        layer_bytes = self.file.layer_bytes
        if not end_bytes:
            return  # the whole file goes with the last view
        for layer in range(self.num_layers):
            self._free(layer * layer_bytes + end_bytes, (layer + 1) * layer_bytes)
        self._free(self.num_layers * layer_bytes, self._block.size_bytes)

    def _free(self, start: int, end: int) -> None:
        if start < end:
            self._block.memory.madvise(mmap.MADV_REMOVE, start, end - start)

    def _map(self, part: FileRows, flags: int) -> None:
        start, size = part.start * self.row_bytes, (part.end - part.start) * self.row_bytes
        assert start % mmap.PAGESIZE == size % mmap.PAGESIZE == 0, f"rows [{part.start}, {part.end}) are no whole pages"
        if not size:
            return
        address = ctypes.addressof(ctypes.c_char.from_buffer(self._block.memory))
        for layer in range(self.num_layers):
            at = address + layer * self.file.layer_bytes + start
            offset = layer * part.file.layer_bytes + start
            access = mmap.PROT_READ | mmap.PROT_WRITE
            if _libc.mmap(at, size, access, flags | _MAP_FIXED, part.file.descriptor, offset) != at:
                raise DeviceError(f"rows cannot be mapped: {os.strerror(ctypes.get_errno())}")
