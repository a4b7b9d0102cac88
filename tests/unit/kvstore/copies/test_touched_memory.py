"""Memory is given out again once nothing refers to it, and not before; what is kept is bounded."""

import threading

import numpy as np

from kvstore import TouchedMemory


def address(rows: np.ndarray) -> int:
    return int(rows.ctypes.data)


def test_memory_is_used_again_after_its_last_view_is_gone() -> None:
    memory = TouchedMemory(2**20)
    rows = memory.empty((4, 25))
    first, view = address(rows), rows[1:, 3:].view(np.int8)
    assert rows.flags.writeable and rows.flags.c_contiguous and rows.dtype == np.uint8
    del rows
    other = memory.empty((100,))
    assert address(other) != first
    del view
    assert address(memory.empty((10, 10))) == first


def test_memory_serves_requests_of_its_size_and_down_to_half_of_it() -> None:
    memory = TouchedMemory(2**20)
    first = address(memory.empty((1000,)))
    larger, smaller = memory.empty((1001,)), memory.empty((499,))
    assert first not in (address(larger), address(smaller))
    assert address(memory.empty((5, 100))) == first


def test_no_more_than_the_bound_is_kept_and_the_longest_unused_goes_first() -> None:
    memory = TouchedMemory(250)
    rows = [memory.empty((100,)) for _ in range(3)]
    addresses = [address(each) for each in rows]
    while rows:
        rows.pop(0)
    kept = [memory.empty((100,)) for _ in range(2)]
    assert [address(each) for each in kept] == addresses[1:]
    nothing = TouchedMemory(0)
    nothing.empty((100,))
    assert not nothing._unused


def test_threads_never_share_memory() -> None:
    memory, mixed = TouchedMemory(2**16), list[int]()

    def use(number: int) -> None:
        for _ in range(300):
            rows = memory.empty((64,))
            rows[:] = number
            mixed.extend(rows[rows != number].tolist())

    threads = [threading.Thread(target=use, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # A thread may have two arrays for a moment, and a search may miss what comes back during it.
    assert not mixed and len(memory._unused) <= 240
