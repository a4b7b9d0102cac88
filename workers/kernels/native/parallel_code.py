"""Kernels that divide their work among torch's threads: native code as a parallel region of OpenMP.

A region runs on the OpenMP library that torch has loaded, so it uses torch's threads, including those that spin between
two regions. Another copy of that library would have threads of its own.
"""

import contextlib
import ctypes
import functools
import logging
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import torch

from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from workers.kernels.native.library import kernels

_log = logging.getLogger(__name__)
#: Value of OpenMP's omp_pause_resource_t that keeps the variables of threads.
_PAUSE_SOFT = 1
#: By symbol of `source/openmp.h`, the function of OpenMP that it points to.
_OPENMP_SYMBOLS = {
    "openmp_thread_num": "omp_get_thread_num",
    "openmp_num_threads": "omp_get_num_threads",
    "openmp_barrier": "GOMP_barrier",
}


class Region:
    """A kernel that torch's threads run together, each computing a part.

    Owns: nothing. The shared object stays loaded until the process ends.
    """

    __slots__ = ("_function", "_run")

    def __init__(self, function: int, run: Callable[[int, Any, int, int], None]) -> None:
        """`function`: address of the kernel. `run`: `GOMP_parallel`."""
        self._function = function
        self._run = run

    def __call__(self, operands: Any, num_threads: int) -> None:
        """Run the kernel. `operands`: its struct of `workers/kernels/native/structs.py`."""
        self._run(self._function, ctypes.byref(operands), num_threads, 0)


def regions(functions: Sequence[str], instruction_set: InstructionSet) -> tuple[Region, ...]:
    """The kernels with these names; empty without a shared object for the set, or a torch that brings libgomp."""
    openmp, code = openmp_of_torch(), kernels(instruction_set)
    if openmp is None or code is None:
        return ()
    for symbol, name in _OPENMP_SYMBOLS.items():
        ctypes.c_void_p.in_dll(code, symbol).value = _address(getattr(openmp, name))
    run = openmp.GOMP_parallel
    run.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)
    run.restype = None
    return tuple(Region(_address(getattr(code, function)), run) for function in functions)


def has_kernels() -> bool:
    """Whether this process computes with the kernels."""
    instruction_set = instruction_set_of_host()
    return instruction_set is not None and bool(regions(["product"], instruction_set))


def _address(function: Any) -> int:
    address = ctypes.cast(function, ctypes.c_void_p).value
    assert address is not None, "a function that was found has an address"
    return address


@functools.cache
def openmp_of_torch() -> Any:
    """The libgomp of torch's wheel, which torch has loaded; None, with a line in the log, where there is none."""
    for file in sorted(Path(torch.__file__).parent.glob("lib/libgomp*")):
        with contextlib.suppress(OSError, AttributeError):
            return ctypes.CDLL(str(file), mode=os.RTLD_NOLOAD)
    _log.warning("no parallel kernels, which makes passes slower: torch has not loaded a libgomp of its wheel")
    return None


def wake_threads() -> None:
    """Wake the caller's torch threads; they spin for as long as `GOMP_SPINCOUNT` says.

    Once reads have begun that other threads receive, a sleeping thread would wait milliseconds for a processor.
    """
    num_threads, openmp = torch.get_num_threads(), openmp_of_torch()
    if num_threads > 1 and openmp is not None:
        openmp.GOMP_parallel(openmp.omp_get_thread_num, None, num_threads, 0)  # any function will do


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Context in which the caller computes alone, for work that further threads do not speed up.

    Ends the caller's other threads. If they kept spinning, they would take processors from threads that fetch the rows
    that the caller waits for next.
    """
    num_threads, openmp = torch.get_num_threads(), openmp_of_torch()
    if num_threads == 1 or openmp is None:
        yield
        return
    release_threads()
    _set_num_threads(openmp, 1)
    try:
        yield
    finally:
        _set_num_threads(openmp, num_threads)


def release_threads() -> None:
    """End the caller's torch threads; they are started again when it computes next.

    libgomp lets threads spin only while the process has no more of them than processors, whatever `GOMP_SPINCOUNT`
    says. Sleeping threads count as well, so threads left over by one caller would slow down all callers.
    """
    openmp = openmp_of_torch()
    if openmp is not None:
        openmp.omp_pause_resource(_PAUSE_SOFT, openmp.omp_get_initial_device())


def _set_num_threads(openmp: Any, num_threads: int) -> None:
    """Set the calling thread's number of threads only; `torch.set_num_threads` also sets it for new threads."""
    openmp.omp_set_num_threads(num_threads)
    set_in_mkl = _set_num_threads_of_mkl()
    if set_in_mkl is not None:
        set_in_mkl(num_threads)


@functools.cache
def _set_num_threads_of_mkl() -> Any:
    """MKL's function that sets the number of threads of the calling thread; None where torch has no MKL."""
    libraries = Path(torch.__file__).parent / "lib"
    with contextlib.suppress(OSError, AttributeError):
        return ctypes.CDLL(str(libraries / "libtorch_cpu.so"), mode=os.RTLD_NOLOAD).MKL_Set_Num_Threads_Local
    return None
