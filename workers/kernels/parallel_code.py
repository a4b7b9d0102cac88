"""Kernels that share their work out among torch's threads: machine code as a parallel region of OpenMP.

The region runs on the OpenMP library that torch has loaded, so its threads are torch's, and those that wait between two
regions are the same ones. Another copy of that library would have threads of its own.
"""

import contextlib
import ctypes
import functools
import logging
import os
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import torch

from workers.kernels.machine_code import MachineCode, Registers, compiled

_log = logging.getLogger(__name__)
#: Of OpenMP's omp_pause_resource_t: variables of threads stay.
_PAUSE_SOFT = 1
#: What `own_part` of `source/registers.h` calls.
_THREAD_NUMBERS = ("omp_get_thread_num", "omp_get_num_threads")


class Region(NamedTuple):
    """`run(function, pack(*operands), threads, 0)` computes. Owns: what `function` points to, so a caller keeps the
    whole."""

    code: MachineCode
    function: int
    pack: Callable[..., bytes]
    run: Callable[[int, bytes, int, int], None]

    def __deepcopy__(self, memo: object) -> "Region":
        return self  # nothing of it changes


def regions(
    source: str, functions: Sequence[str], operands: str, registers: Registers, symbols: Mapping[str, Any] | None = None
) -> tuple[Region, ...]:
    """Each of these functions of `source/{source}.c`; none where they cannot be compiled.

    So it is without a torch that brings libgomp, too. `operands`: what `struct operands` there is, as `struct` has it.
    `symbols`: addresses of what else it calls, None where there is none.
    """
    openmp = openmp_of_torch()
    if openmp is None or None in (symbols or {}).values():
        return ()
    thread_numbers = {name: getattr(openmp, name) for name in _THREAD_NUMBERS}
    code = compiled(source, registers, {**thread_numbers, **(symbols or {})})
    if code is None:
        return ()
    run = openmp.GOMP_parallel
    run.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)
    run.restype = None
    pack = struct.Struct("@" + operands).pack
    return tuple(Region(code, code.address(function), pack, run) for function in functions)


@functools.cache
def openmp_of_torch() -> Any:
    """The libgomp of torch's wheel, which torch has loaded; None, and a line in the log, where there is none."""
    for file in sorted(Path(torch.__file__).parent.glob("lib/libgomp*")):
        with contextlib.suppress(OSError, AttributeError):
            return ctypes.CDLL(str(file), mode=os.RTLD_NOLOAD)
    _log.warning("computing without parallel kernels of our own: torch has not loaded a libgomp of its wheel")
    return None


def logarithm() -> Any:
    """`logf` of the C library; None where it is not found by its name."""
    with contextlib.suppress(OSError, AttributeError):
        return ctypes.CDLL("libm.so.6").logf
    return None


def wake_threads() -> None:
    """Have the caller's threads of torch awake; they stay so for as long as `GOMP_SPINCOUNT` says.

    Soon after, when reads begin that others have to receive, one that sleeps waits for a processor for milliseconds.
    """
    num_threads, openmp = torch.get_num_threads(), openmp_of_torch()
    if num_threads > 1 and openmp is not None:
        openmp.GOMP_parallel(openmp.omp_get_thread_num, None, num_threads, 0)  # any function will do


@contextlib.contextmanager
def one_thread() -> Iterator[None]:
    """Inside, the caller computes alone: where one more thread gains nothing, and a busy processor would hold that up.

    Its other threads end. Those that await work awake would take the processors of others that bring what is waited
    for next.
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
    """End the caller's threads of torch; they are begun anew when it computes again.

    libgomp has threads await work awake only while a process has no more of them than processors, whatever
    `GOMP_SPINCOUNT` says, and those count that sleep: what one thread left would slow down all others.
    """
    openmp = openmp_of_torch()
    if openmp is not None:
        openmp.omp_pause_resource(_PAUSE_SOFT, openmp.omp_get_initial_device())


def _set_num_threads(openmp: Any, num_threads: int) -> None:
    """Of the calling thread alone; `torch.set_num_threads` is for those that begin to compute meanwhile, too."""
    openmp.omp_set_num_threads(num_threads)
    set_in_mkl = _set_num_threads_of_mkl()
    if set_in_mkl is not None:
        set_in_mkl(num_threads)


@functools.cache
def _set_num_threads_of_mkl() -> Any:
    """For products of torch's, where it computes them by MKL."""
    libraries = Path(torch.__file__).parent / "lib"
    with contextlib.suppress(OSError, AttributeError):
        return ctypes.CDLL(str(libraries / "libtorch_cpu.so"), mode=os.RTLD_NOLOAD).MKL_Set_Num_Threads_Local
    return None
