"""The shared object with all kernels for processors, and one function of it that runs in the calling thread alone."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kvstore.native.instruction_sets import InstructionSet
from kvstore.native.native_code import NativeCode, loaded

KERNELS = NativeCode(Path(__file__).parent, "workers/kernels/native")


def kernels(instruction_set: InstructionSet) -> ctypes.CDLL | None:
    """All kernels for an instruction set; None, and a line in the log, where they were not compiled."""
    return loaded(KERNELS, instruction_set)


def function(name: str, instruction_set: InstructionSet, *arguments: Any) -> Callable[..., None] | None:
    """A kernel of one thread; `arguments`: their types, of ctypes. None as `kernels`.

    Python's lock is held: to give it away for microseconds may mean to wait for it longer.
    """
    code = kernels(instruction_set)
    if code is None:
        return None
    address = ctypes.cast(getattr(code, name), ctypes.c_void_p).value
    assert address is not None, "a function that was found has an address"
    return ctypes.PYFUNCTYPE(None, *arguments)(address)
