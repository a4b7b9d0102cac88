"""Linux native AIO (`io_submit`, `io_getevents`) through ctypes: many O_DIRECT reads in flight from one thread.

The interface that libaio wraps. With O_DIRECT on ext4 and XFS it is asynchronous, costs a few microseconds a read,
needs no library, and is allowed by the seccomp profiles of container runtimes, which block io_uring.
"""

import ctypes
import os
import platform
import struct
from collections.abc import Sequence

#: io_setup, io_destroy, io_getevents, io_submit
_SYSCALLS = {"x86_64": (206, 207, 208, 209), "aarch64": (0, 1, 4, 2)}
_PREAD, _PREADV = 0, 7
#: data, key, rw flags, opcode, priority, descriptor, buffer, bytes or number of buffers, offset; the rest unused
_IOCB = struct.Struct("<QIIHhIQQqQII")
_EVENT = struct.Struct("<QQqq")
_IOVEC = struct.Struct("<QQ")

#: Address and length of memory.
Span = tuple[int, int]


def address_of(buffer: memoryview) -> int:
    """Where a writable buffer lies. The caller keeps it alive."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))


class NativeAio:
    """One AIO context for up to `capacity` reads. Owns: the context. `submit` from one thread at a time."""

    def __init__(self, capacity: int) -> None:
        """Raises OSError where the kernel or the machine has no native AIO."""
        numbers = _SYSCALLS.get(platform.machine())
        if numbers is None:
            raise OSError(f"no native AIO known for {platform.machine()}")
        self._setup, self._destroy, self._getevents, self._submit = numbers
        self._syscall = ctypes.CDLL(None, use_errno=True).syscall
        self._syscall.restype = ctypes.c_long
        self._capacity = capacity
        self._context = ctypes.c_ulong(0)
        if self._syscall(self._setup, capacity, ctypes.byref(self._context)) < 0:
            raise _error("io_setup")
        self._control_blocks = ctypes.create_string_buffer(_IOCB.size * capacity)
        self._first_block = ctypes.addressof(self._control_blocks)
        self._pointers = (ctypes.c_uint64 * capacity)()
        #: Keeps the buffer lists of reads under way alive, by control block.
        self._vectors: list[ctypes.Array[ctypes.c_char] | None] = [None] * capacity

    def submit(self, reads: Sequence[tuple[int, int, int, Sequence[Span]]]) -> int:
        """Begin reads of (number below `capacity` that is free, descriptor, offset, spans); how many were begun.

        Raises OSError when not even the first can be.
        """
        for at, (number, descriptor, offset_bytes, spans) in enumerate(reads):
            if len(spans) == 1:
                opcode, (address, length) = _PREAD, spans[0]
            else:
                vector = ctypes.create_string_buffer(b"".join(_IOVEC.pack(*span) for span in spans))
                self._vectors[number] = vector
                opcode, address, length = _PREADV, ctypes.addressof(vector), len(spans)
            block = _IOCB.size * number
            fields = (number, 0, 0, opcode, 0, descriptor, address, length, offset_bytes, 0, 0, 0)
            _IOCB.pack_into(self._control_blocks, block, *fields)
            self._pointers[at] = self._first_block + block
        begun: int = self._syscall(self._submit, self._context, ctypes.c_long(len(reads)), self._pointers)
        if begun < 0:
            raise _error("io_submit")
        return begun

    def wait(self, events: ctypes.Array[ctypes.c_char]) -> list[tuple[int, int]]:
        """Wait for at least one read to end; (number, bytes read or minus errno) of those that have.

        `events` comes from `event_buffer`, one per waiting thread.
        """
        room = len(events) // _EVENT.size
        ended = self._syscall(self._getevents, self._context, ctypes.c_long(1), ctypes.c_long(room), events, None)
        if ended < 0:
            if ctypes.get_errno() == 4:  # EINTR: a signal; nothing has ended
                return []
            raise _error("io_getevents")
        results = []
        for at in range(ended):
            number, _, result, _ = _EVENT.unpack_from(events, at * _EVENT.size)
            results.append((number, result))
        return results

    def event_buffer(self) -> ctypes.Array[ctypes.c_char]:
        return ctypes.create_string_buffer(_EVENT.size * self._capacity)

    def close(self) -> None:
        """No read may be under way."""
        self._syscall(self._destroy, self._context)


def _error(call: str) -> OSError:
    number = ctypes.get_errno()
    return OSError(number, f"{call}: {os.strerror(number)}")
