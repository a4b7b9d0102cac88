"""Linux native AIO (`io_submit`, `io_getevents`) through ctypes: many O_DIRECT reads in flight from one thread.

libaio wraps the same interface. With O_DIRECT on ext4 and XFS it is asynchronous, costs a few microseconds for each
read, needs no library, and is allowed by the seccomp profiles of container runtimes, which block io_uring.
"""

import ctypes
import os
import platform
import struct
from collections.abc import Sequence

#: Numbers of io_setup, io_destroy, io_getevents and io_submit, by machine.
_SYSCALLS = {"x86_64": (206, 207, 208, 209), "aarch64": (0, 1, 4, 2)}
_PREAD, _PREADV = 0, 7
_CONTROL_BLOCK_BYTES = 64
#: Field `data`, which is returned with the event.
_DATA = struct.Struct("<Q")
#: Fields from byte 16 on: opcode, priority, descriptor, buffer, bytes or number of buffers, offset; the rest is zero.
_READ = struct.Struct("<HhIQQq")
_READ_OFFSET = 16
_EVENT = struct.Struct("<QQqq")
_IOVEC = struct.Struct("<QQ")

#: Address and length of memory.
Span = tuple[int, int]


def address_of(buffer: memoryview) -> int:
    """Address of a writable buffer, which the caller keeps alive."""
    return ctypes.addressof(ctypes.c_char.from_buffer(buffer))


class NativeAio:
    """One AIO context for up to `capacity` reads. Owns the context. Only one thread at a time may call `begin`."""

    def __init__(self, capacity: int) -> None:
        """Raises OSError if the kernel or the machine has no native AIO."""
        numbers = _SYSCALLS.get(platform.machine())
        if numbers is None:
            raise OSError(f"native AIO is not supported on {platform.machine()}")
        self._setup, self._destroy, self._getevents, self._submit = numbers
        library = ctypes.CDLL(None, use_errno=True)
        self._syscall = library["syscall"]
        self._syscall.restype = ctypes.c_long
        #: The one call for each read, with argument types set in advance.
        self._io_submit = library["syscall"]
        self._io_submit.restype = ctypes.c_long
        self._io_submit.argtypes = (ctypes.c_long, ctypes.c_ulong, ctypes.c_long, ctypes.c_void_p)
        self._capacity = capacity
        self._context = ctypes.c_ulong(0)
        if self._syscall(self._setup, capacity, ctypes.byref(self._context)) < 0:
            raise _error("io_setup")
        self._control_blocks = ctypes.create_string_buffer(_CONTROL_BLOCK_BYTES * capacity)
        self._first_block = ctypes.addressof(self._control_blocks)
        #: Address of the control block of each number.
        self._pointers = (ctypes.c_uint64 * capacity)()
        for number in range(capacity):
            _DATA.pack_into(self._control_blocks, _CONTROL_BLOCK_BYTES * number, number)
            self._pointers[number] = self._first_block + _CONTROL_BLOCK_BYTES * number
        self._first_pointer = ctypes.addressof(self._pointers)
        #: Buffer lists of reads in flight, by number, to keep them alive.
        self._vectors: list[ctypes.Array[ctypes.c_char] | None] = [None] * capacity

    def begin(self, number: int, descriptor: int, offset_bytes: int, spans: Sequence[Span]) -> bool:
        """Begin a read into `spans`; returns whether it has begun. `number`: below `capacity`, of no other read."""
        if len(spans) == 1:
            opcode, (address, length) = _PREAD, spans[0]
        else:
            vector = ctypes.create_string_buffer(b"".join([_IOVEC.pack(*span) for span in spans]))
            self._vectors[number] = vector
            opcode, address, length = _PREADV, ctypes.addressof(vector), len(spans)
        place = _CONTROL_BLOCK_BYTES * number + _READ_OFFSET
        _READ.pack_into(self._control_blocks, place, opcode, 0, descriptor, address, length, offset_bytes)
        begun: int = self._io_submit(self._submit, self._context.value, 1, self._first_pointer + 8 * number)
        return begun == 1

    def wait(self, events: ctypes.Array[ctypes.c_char]) -> list[tuple[int, int]]:
        """Wait for at least one read to end; returns (number, bytes read or minus errno) of ended reads.

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
        """Destroy the context. No read may be in flight."""
        self._syscall(self._destroy, self._context)


def _error(call: str) -> OSError:
    number = ctypes.get_errno()
    return OSError(number, f"{call}: {os.strerror(number)}")
