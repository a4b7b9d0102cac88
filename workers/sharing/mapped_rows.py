"""Rows that several requests of a process have in common lie in memory once: pages of a file, mapped by each.

A request's rows lie in a file in memory (memfd) of its own. Where they begin like another one's, pages of the other's
file are mapped in place of its own first ones:

    file of A      | [0, S)        [S, ...)
    memory of B    | [0, S) of A's file, copied when written | [S, ...) of its own file

To all that reads and writes them they are contiguous, so attention over them is the same call with the same result.
vAttention (Prabhu et al. 2024) lays out a GPU's memory so. Of the processor's memory only, on Linux.

A file is freed with the last request that has it; the rows of one that has ended, as far as no other has them, at
once (`MappedRows.trim`), or when the worker's prefix cache has no room for them (`shared_prefixes.py`). A page that two
requests map counts twice in a process's resident size, and once in its PSS and its cgroup.
"""

import ctypes
import math
import mmap
import os
import weakref
from collections.abc import Sequence
from typing import NamedTuple

import torch

from workers.errors import DeviceError

_MAP_FIXED = 0x10
_libc = ctypes.CDLL(None, use_errno=True)
_libc.mmap.restype = ctypes.c_void_p
_libc.mmap.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]


class RowFile:
    """A file in memory with rows of all layers, one layer after the other. Owns: its descriptor, while it lives."""

    def __init__(self, num_layers: int, layer_bytes: int) -> None:
        self.layer_bytes = layer_bytes
        #: Rows of each layer that others map, from the first on.
        self.num_lent = 0
        self.descriptor = os.memfd_create("runahead-rows", os.MFD_CLOEXEC)
        # Not by `__del__`, during which another thread may find it in a weak set.
        weakref.finalize(self, os.close, self.descriptor).atexit = False
        os.ftruncate(self.descriptor, num_layers * layer_bytes)

    @property
    def held_bytes(self) -> int:
        """Of its pages, those that were written and not given back."""
        return os.fstat(self.descriptor).st_blocks * 512


class FileRows(NamedTuple):
    """Rows [start, end) of each layer of a file: rows of the same tokens wherever they are mapped."""

    file: RowFile
    start: int
    end: int


class MappedRows:
    """Memory for a request's rows of all layers, `row_bytes` a row. Owns: its file, and the mapping, with its tensor's
    last view. Raises DeviceError where the system has no more.
    """

    def __init__(self, num_layers: int, num_rows: int, row_bytes: int) -> None:
        self.num_layers = num_layers
        self.row_bytes = row_bytes
        #: Rows of a layer that fill whole pages: what is mapped begins and ends at multiples of it.
        self.step = mmap.PAGESIZE // math.gcd(mmap.PAGESIZE, row_bytes)
        self.capacity = -(-num_rows // self.step) * self.step
        try:
            self.file = RowFile(num_layers, self.capacity * row_bytes)
            self._memory = mmap.mmap(self.file.descriptor, num_layers * self.file.layer_bytes)
        except OSError as error:
            raise DeviceError(f"there is no memory for rows of {num_rows} tokens: {error}") from error

    @property
    def tensor(self) -> torch.Tensor:
        """All of it, uint8 [bytes]: views of it, and of nothing else, keep the mapping."""
        return torch.frombuffer(self._memory, dtype=torch.uint8)

    def borrow(self, parts: Sequence[FileRows]) -> None:
        """Have rows of other files in place of the own ones. They begin and end at multiples of `step`."""
        for part in parts:
            part.file.num_lent = max(part.file.num_lent, part.end)
            self._map(part, mmap.MAP_PRIVATE)

    def give_back(self, num_rows: int) -> None:
        """Have own rows again, which hold anything, in place of the first ones."""
        self._map(FileRows(self.file, 0, num_rows), mmap.MAP_SHARED)

    def copy(self, other: "MappedRows", start: int, end: int) -> None:
        """Have the same rows as the other in [start, end) of each layer."""
        own, theirs = (
            each.tensor.view(each.num_layers, each.capacity, each.row_bytes)[:, start:end] for each in (self, other)
        )
        own.copy_(theirs)

    def trim(self, num_rows: int) -> None:
        """The request has ended: free own rows after the first so many that no other maps. What is written to them is
        lost from now on.
        """
        end_bytes = max(self.file.num_lent, -(-num_rows // self.step) * self.step) * self.row_bytes
        layer_bytes = self.file.layer_bytes
        if not 0 < end_bytes < layer_bytes:
            return  # none; or all of it, which goes with the last view
        for layer in range(self.num_layers):
            self._memory.madvise(mmap.MADV_REMOVE, layer * layer_bytes + end_bytes, layer_bytes - end_bytes)

    def _map(self, part: FileRows, flags: int) -> None:
        start, size = part.start * self.row_bytes, (part.end - part.start) * self.row_bytes
        assert start % mmap.PAGESIZE == size % mmap.PAGESIZE == 0, f"rows [{part.start}, {part.end}) are no whole pages"
        if not size:
            return
        address = ctypes.addressof(ctypes.c_char.from_buffer(self._memory))
        for layer in range(self.num_layers):
            at = address + layer * self.file.layer_bytes + start
            offset = layer * part.file.layer_bytes + start
            access = mmap.PROT_READ | mmap.PROT_WRITE
            if _libc.mmap(at, size, access, flags | _MAP_FIXED, part.file.descriptor, offset) != at:
                raise DeviceError(f"rows cannot be mapped: {os.strerror(ctypes.get_errno())}")
