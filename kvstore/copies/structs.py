"""Operands of `source/verified_copies.c`, as its structs lay them out; `kvstore/native/build.py` has them checked."""

import ctypes


class Unit(ctypes.Structure):
    """Bytes that one digest is of, and its parts."""

    c_name = "unit"
    _fields_ = [
        ("offset", ctypes.c_int64),
        ("size", ctypes.c_int64),
        ("digest", ctypes.c_uint64),
        ("first_part", ctypes.c_int64),
        ("end_part", ctypes.c_int64),
    ]


class Part(ctypes.Structure):
    """One copy out of a unit."""

    c_name = "part"
    _fields_ = [("source", ctypes.c_int64), ("size", ctypes.c_int64), ("target", ctypes.c_int64)]


class Copies(ctypes.Structure):
    """All units and copies of a call, and both memories."""

    c_name = "copies"
    _fields_ = [
        *((name, ctypes.c_void_p) for name in ("source", "target", "units", "parts", "are_sound")),
        *((name, ctypes.c_int64) for name in ("source_bytes", "target_bytes", "num_units", "num_parts")),
    ]
