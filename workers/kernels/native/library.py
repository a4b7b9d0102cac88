"""The shared object with all kernels for processors, and access to kernels that run in the calling thread alone."""

import ctypes
from collections.abc import Callable
from pathlib import Path
from typing import Any

from kvstore.native.instruction_sets import InstructionSet
from kvstore.native.native_code import NativeCode, loaded

KERNELS = NativeCode(Path(__file__).parent, "workers/kernels/native")


def kernels(instruction_set: InstructionSet) -> ctypes.CDLL | None:
    """All kernels for an instruction set; None, with a line in the log, where they are not compiled."""
    return loaded(KERNELS, instruction_set)


def function(name: str, instruction_set: InstructionSet, *arguments: Any) -> Callable[..., None] | None:
    """A kernel of one thread. `arguments`: ctypes types of its arguments. None where `kernels` is None.

    Calls hold Python's lock: releasing it for microseconds may mean waiting longer to get it back.
    """
    code = kernels(instruction_set)
    if code is None:
        return None
    address = ctypes.cast(getattr(code, name), ctypes.c_void_p).value
    assert address is not None, "a function that was found has an address"
    return ctypes.PYFUNCTYPE(None, *arguments)(address)
