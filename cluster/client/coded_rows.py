"""Coded rows of a handle, decoded in the client's process: the one thing that it shares with the service's store."""

import numpy as np
import numpy.typing as npt

from cluster.errors import CallFailed
from kvstore.codecs import row_codec
from kvstore.codecs.block import BlockShape


def decoded(coded: npt.NDArray[np.uint8], codec: str, head_dim: int) -> npt.NDArray[np.float32]:
    """[tokens, KV heads, coded bytes] -> float32 [tokens, KV heads, head_dim]. Raises CallFailed (UNIMPLEMENTED)."""
    num_tokens, num_heads, _ = coded.shape
    try:
        shape = BlockShape(1, num_tokens, 1, num_heads, head_dim)
        return row_codec(codec).decode(coded.reshape(-1), shape)[0, :, 0]
    except ValueError as error:
        raise CallFailed("UNIMPLEMENTED", f"rows by {codec!r} cannot be decoded here: {error}") from None
