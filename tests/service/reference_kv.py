"""KV that a client reads under a handle, compared with the KV of plain transformers."""

import numpy as np

from cluster.client import Client
from tests.support.plain_transformers import ROUNDING

TIMEOUT_S = 120.0


def assert_kv_is(client: Client, handle_id: str, keys: np.ndarray, values: np.ndarray, covered: int) -> None:
    come = np.zeros((len(keys), covered), np.bool_)
    for block in client.read_kv(handle_id, timeout_s=TIMEOUT_S):
        rows = slice(block.token_start, block.token_start + len(block.k))
        np.testing.assert_allclose(block.k, keys[block.layer, rows], atol=ROUNDING)
        np.testing.assert_allclose(block.v, values[block.layer, rows], atol=ROUNDING)
        assert not come[block.layer, rows].any()
        come[block.layer, rows] = True
    assert come.all()
