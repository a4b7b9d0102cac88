"""Codes of 2, 3, 4, 5 or 8 bits packed into bytes: the codes of a row in order, each with its lowest bit first.

Letters: D codes of a row, B bytes of a row, N rows. Rows are the last axis, so that each step is one loop over
neighbouring numbers.
"""

import numpy as np
import numpy.typing as npt

Codes = npt.NDArray[np.uint8]


def packed_bytes(num_codes: int, bits: int) -> int:
    """Bytes of a row of packed codes. A multiple of 8 codes takes whole bytes at every width."""
    return num_codes * bits // 8


def pack(codes_DN: Codes, bits: int) -> Codes:
    """Pack codes, each less than 2 ** bits, into uint8 [B, N]."""
    if bits == 8:
        return codes_DN
    if 8 % bits:
        word_N = np.zeros((len(codes_DN) // 8, *codes_DN.shape[1:]), np.uint64)
        for place in range(8):
            word_N |= codes_DN[place::8].astype(np.uint64) << np.uint64(bits * place)
        packed_BN = np.empty((packed_bytes(len(codes_DN), bits), *codes_DN.shape[1:]), np.uint8)
        for place in range(bits):
            packed_BN[place::bits] = (word_N >> np.uint64(8 * place)).astype(np.uint8)
        return packed_BN
    in_byte = 8 // bits
    packed_BN = codes_DN[::in_byte].copy()
    for place in range(1, in_byte):
        packed_BN |= codes_DN[place::in_byte] << np.uint8(bits * place)
    return packed_BN


def unpack(packed_BN: Codes, bits: int) -> Codes:
    """The codes uint8 [D, N] that `pack` was given."""
    if bits == 8:
        return packed_BN
    codes_DN = np.empty((len(packed_BN) * 8 // bits, *packed_BN.shape[1:]), np.uint8)
    mask = np.uint8(2**bits - 1)
    if 8 % bits:
        word_N = packed_BN[0::bits].astype(np.uint64)
        for place in range(1, bits):
            word_N |= packed_BN[place::bits].astype(np.uint64) << np.uint64(8 * place)
        for place in range(8):
            codes_DN[place::8] = (word_N >> np.uint64(bits * place)).astype(np.uint8) & mask
        return codes_DN
    in_byte = 8 // bits
    for place in range(in_byte):
        np.bitwise_and(packed_BN >> np.uint8(bits * place), mask, out=codes_DN[place::in_byte])
    return codes_DN
