"""Weights that quantisers could have made, with exact codes."""

import torch

from workers.kernels.coded_weights import Form

GROUP = 32


def weight_in(form: Form, num_outputs: int, num_groups: int, seed: int) -> torch.Tensor:
    """Weights, float32 [num_outputs, 32 x num_groups], that are exact in this form and in no form of fewer bytes."""
    generator = torch.Generator().manual_seed(seed)
    if form in {Form.FLOAT32, Form.BFLOAT16}:
        numbers = torch.randn(num_outputs, GROUP * num_groups, generator=generator)
        return numbers.bfloat16().float() if form is Form.BFLOAT16 else numbers
    shape = (num_outputs, num_groups, GROUP)
    scales = torch.randn(*shape[:2], 1, generator=generator).abs().clamp(2.0**-10).half().float()
    if form is Form.CODES_OF_8_BITS:
        codes = torch.randint(-127, 128, shape, generator=generator)
        codes[..., 3] = 127
        return (codes * scales).flatten(1)
    codes = torch.randint(0, 16, shape, generator=generator)
    if seed % 2:  # Q4_0: the number farthest from 0 has code 0
        codes[..., 5] = 0
        return ((codes - 8) * scales * (-1) ** (seed // 2)).flatten(1)
    codes[..., 5], codes[..., 6] = 0, 15  # Q4_1: codes from 0 to 15
    zeros = torch.randn(*shape[:2], 1, generator=generator).half().float()
    return (codes * scales + zeros).flatten(1)
