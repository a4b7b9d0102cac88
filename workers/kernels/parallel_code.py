"""Kernels that share their work out among torch's threads: machine code as a parallel region of OpenMP.

The region runs on the OpenMP library that torch has loaded, so its threads are torch's, and those that wait between two
regions are the same ones. Another copy of that library would have threads of its own.
"""

import ctypes
import functools
import logging
import os
import struct
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import torch

from workers.kernels.machine_code import MachineCode, Registers, compiled

_log = logging.getLogger(__name__)
_THREAD_NUMBERS = ("omp_get_thread_num", "omp_get_num_threads")
#: How operands are packed, by their types.
_PACKED = {"ptr": "P", "i64": "q", "float": "f"}
#: What `shared_out` calls.
THREADS_DECLARED = "\n".join(f"declare i32 @{name}()" for name in _THREAD_NUMBERS)


class Region(NamedTuple):
    """`run(share, pack(*operands), threads, 0)` computes. Owns: what `share` points to, so a caller keeps the whole."""

    code: MachineCode
    share: int
    pack: Callable[..., bytes]
    run: Callable[[int, bytes, int, int], None]


def region(
    assembly: str, operands: Mapping[str, str], registers: Registers, symbols: Mapping[str, Any] | None = None
) -> Region | None:
    """Compile assembly language that has a `shared_out` of these operands; None where it cannot be compiled.

    So it is without a torch that brings libgomp, too. `symbols`: addresses of what else it calls.
    """
    openmp = openmp_of_torch()
    if openmp is None:
        return None
    thread_numbers = {name: getattr(openmp, name) for name in _THREAD_NUMBERS}
    code = compiled(assembly, registers, {**thread_numbers, **(symbols or {})})
    if code is None:
        return None
    run = openmp.GOMP_parallel
    run.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)
    run.restype = None
    kinds = "".join(_PACKED[kind] for kind in operands.values())
    return Region(code, code.address("share"), struct.Struct("@" + kinds).pack, run)


@functools.cache
def openmp_of_torch() -> Any:
    """The libgomp of torch's wheel, which torch has loaded; None, and a line in the log, where there is none."""
    for file in sorted(Path(torch.__file__).parent.glob("lib/libgomp*")):
        with suppress(OSError, AttributeError):
            return ctypes.CDLL(str(file), mode=os.RTLD_NOLOAD)
    _log.warning("computing without parallel kernels of our own: torch has not loaded a libgomp of its wheel")
    return None


def wake_threads() -> None:
    """Have the caller's threads of torch awake; they stay so for as long as `GOMP_SPINCOUNT` says.

    Soon after, when reads begin that others have to receive, one that sleeps waits for a processor for milliseconds.
    """
    num_threads, openmp = torch.get_num_threads(), openmp_of_torch()
    if num_threads > 1 and openmp is not None:
        openmp.GOMP_parallel(openmp.omp_get_thread_num, None, num_threads, 0)  # any function will do


def rows_of_operands(num_rows: int) -> str:
    """`%x_0`, `%out_0` and so on: where rows of `x` and `out` begin, of `num_inputs` and `num_outputs` floats."""
    return "".join(
        f"""
        %{name}_number_{row} = mul i64 %{size}, {row}
        %{name}_{row} = getelementptr float, ptr %{name}, i64 %{name}_number_{row}"""
        for row in range(num_rows)
        for name, size in (("x", "num_inputs"), ("out", "num_outputs"))
    )


def shared_out(operands: Mapping[str, str], num_items: str, body: str, counting: str = "") -> str:
    """`share`, which each thread runs: `body` finds its items in `%first` to `%end`, and the operands by their names.

    `operands`: names and types, "ptr", "i64" or "float". `num_items`: a value of `counting`, or an operand.
    """
    loads = "".join(
        f"""
        %{name}_at = getelementptr %operands_type, ptr %operands, i32 0, i32 {number}
        %{name} = load {kind}, ptr %{name}_at"""
        for number, (name, kind) in enumerate(operands.items())
    )
    return f"""
        %operands_type = type {{{", ".join(operands.values())}}}
        define void @share(ptr %operands) {{{loads}{counting}
        %thread_32 = call i32 @omp_get_thread_num()
        %threads_32 = call i32 @omp_get_num_threads()
        %thread = zext i32 %thread_32 to i64
        %threads = zext i32 %threads_32 to i64
        %next_thread = add i64 %thread, 1
        %items_before = mul i64 {num_items}, %thread
        %first = udiv i64 %items_before, %threads
        %items_until = mul i64 {num_items}, %next_thread
        %end = udiv i64 %items_until, %threads
        {body}
        ret void
        }}
    """
