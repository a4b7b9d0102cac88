"""Verified copies: pieces of memory checked against their digests and copied while the processor's cache has them.

A *unit* is bytes that one xxh3-64 digest is of, a *part* a copy out of a unit. One call takes many of both, as arrays,
and runs without Python's lock. Parts may be at their targets before the verdict on their unit: the caller uses nothing
of a unit that is not sound.
"""

import ctypes
import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import xxhash

from kvstore.copies.structs import Copies, Part, Unit
from kvstore.native.instruction_sets import InstructionSet, instruction_set_of_host
from kvstore.native.native_code import NativeCode, loaded

#: Offset and size of a unit in the source, its digest, and its parts: [first_part, end_part) of the call's.
UNIT = np.dtype(Unit)
#: Offset in the unit, size, and offset in the target. Those of a unit are in the order of their offsets.
PART = np.dtype(Part)
NO_PARTS = np.empty(0, PART)
_OUTSIDE = "a piece to copy lies outside its memory"
COPIES = NativeCode(Path(__file__).parent, "kvstore/copies")

_Bytes = npt.NDArray[np.uint8]
_Function = Callable[[Any], int]


def copy_verified(
    source: _Bytes, target: _Bytes, units: npt.NDArray[np.void], parts: npt.NDArray[np.void]
) -> npt.NDArray[np.bool_]:
    """Copy the parts of all units; return whether each unit has its digest, bool [units].

    `source`, `target`: uint8 [bytes], C order. Raises IndexError, before anything is read or written, if a piece lies
    outside its memory, or a part outside its unit or before the one that precedes it.
    """
    native = _native("verified_copies", instruction_set_of_host())
    if native is None:
        return np.array(_copy(source, target, units, parts), np.bool_)
    are_sound = np.zeros(len(units), np.bool_)
    _call(native, source, target, units, parts, are_sound)
    return are_sound


def digest_units(source: _Bytes, units: npt.NDArray[np.void]) -> None:
    """Set the digest of each unit to that of its bytes in `source`, uint8 [bytes]. Parts are ignored.

    Raises IndexError, before anything is read, if a unit lies outside the source.
    """
    native = _native("digests_of_units", instruction_set_of_host())
    if native is not None:
        _call(native, source, source, units, NO_PARTS, NO_PARTS)
        return
    places = units[["offset", "size"]].tolist()
    for offset, size in places:
        _check_within(offset, size, len(source))
    units["digest"] = [xxhash.xxh3_64_intdigest(source[offset : offset + size].data) for offset, size in places]


def _call(native: _Function, source: _Bytes, target: _Bytes, *tables: npt.NDArray[Any]) -> None:
    """Call a C function with units, parts and verdicts. Raises IndexError if a piece lies outside its memory."""
    units, parts, _ = tables
    arrays = source, target, *tables
    assert all(array.flags.c_contiguous for array in arrays)
    # A view as bytes, because numpy first describes the fields of a struct.
    addresses = [array.view(np.uint8).__array_interface__["data"][0] for array in arrays]
    if native(Copies(*addresses, source.nbytes, target.nbytes, len(units), len(parts))) < 0:
        raise IndexError(_OUTSIDE)


@functools.cache
def _native(name: str, instruction_set: InstructionSet | None) -> _Function | None:
    """A C function, which gives Python's lock away; None where there is none."""
    library = None if instruction_set is None else loaded(COPIES, instruction_set)
    if library is None:
        return None
    function: Any = getattr(library, name)
    function.argtypes, function.restype = (ctypes.POINTER(Copies),), ctypes.c_long
    return lambda copies: int(function(ctypes.byref(copies)))


def _copy(source: _Bytes, target: _Bytes, units: npt.NDArray[np.void], parts: npt.NDArray[np.void]) -> list[bool]:
    """`copy_verified` without native code."""
    for offset, size, _, first, end in units.tolist():
        _check_within(offset, size, len(source))
        _check_within(first, end - first, len(parts))
        before = 0
        for start, length, to in parts[first:end].tolist():
            _check_within(start - before, length, size - before)
            before = start
            _check_within(to, length, len(target))
    are_sound = []
    for offset, size, digest, first, end in units.tolist():
        unit = source[offset : offset + size]
        are_sound.append(xxhash.xxh3_64_intdigest(unit.data) == digest)
        for start, length, to in parts[first:end].tolist():
            target[to : to + length] = unit[start : start + length]
    return are_sound


def _check_within(offset: int, size: int, whole: int) -> None:
    if not 0 <= offset <= offset + size <= whole:
        raise IndexError(_OUTSIDE)
