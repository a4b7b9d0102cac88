"""The coded blocks of the golden file of the codec. Run by hand, for a codec that is new and never otherwise:

    python tests/golden/make_codec_goldens.py

The file has the payloads of one block at every width of the codec, narrowest first.
"""

import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt

DIRECTORY = Path(__file__).parent
sys.path.insert(0, str(DIRECTORY.parents[1]))

from kvstore.codecs import BlockShape, Codec  # noqa: E402

SHAPE = BlockShape(num_layers=2, num_tokens=48, num_planes=2, num_heads=2, head_dim=16)
PATH = DIRECTORY / f"codec_{Codec.name}.bin"


def block() -> npt.NDArray[np.float32]:
    """Whole numbers and halves; one head of zeros, and one with a number that is not finite, the last two."""
    layer, token, plane, head, number = np.ogrid[tuple(slice(size) for size in SHAPE)]
    numbers = ((57 * layer + 13 * token + 101 * plane + 29 * head + 7 * number * number) % 251 - 125) / 2
    block = np.broadcast_to(numbers, SHAPE).astype(np.float32)
    block[-1, -1, -1, 0], block[-1, -1, -1, 1, 3] = 0, np.inf
    return block


def encode() -> bytes:
    return b"".join(Codec(bits).encode(block()).tobytes() for bits in Codec.widths)


if __name__ == "__main__":
    PATH.write_bytes(encode())
