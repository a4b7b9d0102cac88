"""Decodes coded rows of a handle in the client's process, with the codecs of the store."""

import numpy as np
import numpy.typing as npt

from cluster.errors import CallFailed
from kvstore.codecs import row_codec
from kvstore.codecs.block import BlockShape


def decoded(coded: npt.NDArray[np.uint8], codec: str, head_dim: int) -> npt.NDArray[np.float32]:
    """Decode [tokens, KV heads, coded bytes] to float32 [tokens, KV heads, head_dim].

    Raises CallFailed (UNIMPLEMENTED) for a codec that this release does not know.
    """
    num_tokens, num_heads, _ = coded.shape
    try:
        shape = BlockShape(1, num_tokens, 1, num_heads, head_dim)
        return row_codec(codec).decode(coded.reshape(-1), shape)[0, :, 0]
    except ValueError as error:
        message = f"rows of codec {codec!r} cannot be decoded here: {error}; install the service's release"
        raise CallFailed("UNIMPLEMENTED", message) from None
