"""The past rows of a request: after the prefill, after a decoded token, and after a token that is taken back."""

import pytest
import torch

from kvstore import KVShape
from workers.device.kv_buffer import HeadKV, KVBuffer
from workers.device.request_kv import RequestKV

START, OWN, LAYER = 4, 3, 1


@pytest.fixture
def kv() -> RequestKV:
    """KV of a worker whose slice begins at token 4; the slice is not computed yet."""
    shape = KVShape(num_layers=2, num_kv_heads=2, head_dim=8, dtype="float32")
    return RequestKV(KVBuffer(shape, START + OWN + 4), START)


def rows(num: int, value: float) -> tuple[torch.Tensor, torch.Tensor]:
    k_1KTD = torch.full((1, 2, num, 8), value)
    return k_1KTD, -k_1KTD


def prefilled(kv: RequestKV) -> RequestKV:
    kv.buffer.write(LAYER, 0, *rows(START, 1.0))
    assert kv.write(LAYER, *rows(OWN, 2.0)) == START + OWN
    assert kv.num_past == START, "rows are past when all layers have them"
    kv.advance(OWN)
    return kv


def append(kv: RequestKV, value: float) -> tuple[torch.Tensor, torch.Tensor]:
    """Append a token's row; return all rows that the token sees."""
    place_12KD, visible = kv.append(LAYER, 1)
    k_1K1D, v_1K1D = rows(1, value)
    place_12KD[:] = torch.stack((k_1K1D[0, :, 0], v_1K1D[0, :, 0]))
    return visible


def test_a_decoded_token_sees_all_rows_and_its_own(kv: RequestKV) -> None:
    k_1KSD, v_1KSD = append(prefilled(kv), 3.0)
    assert k_1KSD[0, 0, :, 0].tolist() == [1.0] * START + [2.0] * OWN + [3.0]
    assert torch.equal(v_1KSD, -k_1KSD)
    assert kv.past(LAYER)[0].shape[2] == START + OWN, "a token can be computed again until the KV advances past it"


def test_a_token_that_is_taken_back_leaves_its_place_to_another(kv: RequestKV) -> None:
    append(prefilled(kv), 3.0)
    kv.advance(1)
    kv.take_back(1)
    k_1KSD, _ = append(kv, 4.0)
    assert k_1KSD[0, 0, -2:, 0].tolist() == [2.0, 4.0]


def test_rows_of_retrieval_heads_are_those_of_the_buffer(kv: RequestKV) -> None:
    further = (HeadKV(1, torch.ones(1, 1, 5, 8), torch.ones(1, 1, 5, 8)),)
    kv.buffer.head_rows[LAYER] = further
    assert kv.head_rows(LAYER) is further
    assert kv.head_rows(0) == ()
