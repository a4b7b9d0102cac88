"""Memory that was written to before: a copy into fresh pages takes several times as long as into touched ones."""

import math
from collections import deque

import numpy as np
import numpy.typing as npt

_Bytes = npt.NDArray[np.uint8]
#: A piece of memory serves requests from this part of its size on.
_LEAST_USED_PART = 0.5


class TouchedMemory:
    """Gives out memory, and gives it out again when no array refers to it any more.

    Keeps at most `max_bytes` that are not in use. Any thread may call `empty` and drop arrays.
    """

    def __init__(self, max_bytes: int) -> None:
        self._max_bytes = max_bytes
        #: Memory that is not in use, the longest unused first. Without a lock, because `_Lent.__del__` appends, which
        #: may run in the middle of any other call.
        self._unused = deque[_Bytes]()

    def empty(self, shape: tuple[int, ...]) -> _Bytes:
        """Writable array of any contents, uint8, C order."""
        num_bytes = math.prod(shape)
        lent = _Lent(self._memory_of(num_bytes), self._unused, self._max_bytes)
        return np.asarray(lent)[:num_bytes].reshape(shape)

    def _memory_of(self, num_bytes: int) -> _Bytes:
        for _ in range(len(self._unused)):
            try:
                memory = self._unused.popleft()
            except IndexError:  # another thread took it
                break
            if _LEAST_USED_PART * memory.nbytes <= num_bytes <= memory.nbytes:
                return memory
            self._unused.append(memory)
        return np.empty(num_bytes, np.uint8)


class _Lent:
    """Memory in use: the base of all arrays over it, gone when the last of them is."""

    def __init__(self, memory: _Bytes, unused: deque[_Bytes], max_bytes: int) -> None:
        self._memory = memory
        self._unused = unused
        self._max_bytes = max_bytes

    @property
    def __array_interface__(self) -> dict[str, object]:
        return self._memory.__array_interface__

    def __del__(self) -> None:
        self._unused.append(self._memory)
        while sum([memory.nbytes for memory in list(self._unused)]) > self._max_bytes:
            try:
                self._unused.popleft()
            except IndexError:
                return
