"""Decoding of coded rows on the device: one layer's K and V of the stored prefix, by the codec `rotated`, kernels
alone.

It is timed as in a layer that attends to all rows, and in plain torch, which shows whether the custom kernel pays. The
roofline is that of memory: coded bytes read once, numbers written once.
"""

from functools import partial
from typing import Any

import torch

from benchmarks.gpu.frame.bench import Bench
from kvstore.codecs.rotated import Rotated
from workers.device.kv_buffer import torch_dtype
from workers.kernels import device_rows

_ROUNDS = 9
_WIDTHS = (4, 8)
#: Upper byte of a scale between 0.5 and 2.
_SCALE_BYTE = 0x3F


def decode_rows(bench: Bench, memory_bytes_per_s: float) -> list[dict[str, Any]]:
    """Figures by width. `decode_gb_s`: rate of decoded numbers, in the dtype of computing.

    Raises RuntimeError if the kernel and plain torch give different numbers.
    """
    shape, clock = bench.facts.kv, bench.clock
    size = bench.settings.num_prefix, 2, shape.num_kv_heads

    def row(bits: int) -> dict[str, Any]:
        codec, device = Rotated(bits), bench.torch_device
        drawn = torch.Generator(device).manual_seed(bits)
        coded = torch.randint(
            256, (*size, codec.head_bytes(shape.head_dim)), generator=drawn, dtype=torch.uint8, device=device
        )
        coded[..., -1] = _SCALE_BYTE
        ours, plain = (bench.device.empty((*size, shape.head_dim), torch_dtype(shape.dtype)) for _ in range(2))
        ours_s = clock.kernel_s(partial(device_rows.decode, codec, coded, ours), _ROUNDS)
        plain_s = clock.kernel_s(partial(device_rows.decode_by_torch, codec, coded, plain), _ROUNDS)
        if not torch.equal(ours, plain):
            raise RuntimeError(f"rows of {bits} bits: the kernel and plain torch decode different numbers")
        return {
            "bits": bits,
            "rows": size[0],
            "decode_gb_s": ours.nbytes / ours_s / 1e9,
            "ours_us": ours_s * 1e6,
            "plain_torch_us": plain_s * 1e6,
            "roofline_us": (coded.nbytes + ours.nbytes) / memory_bytes_per_s * 1e6,
        }

    with torch.inference_mode(), bench.device.computing():
        return [row(bits) for bits in _WIDTHS]
