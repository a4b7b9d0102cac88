"""Further rows for some KV heads, sinks, and capped scores, on every path that attention takes."""

from collections.abc import Sequence

import pytest
import torch

from kvstore import KVShape
from tests.support.reference_attention import reference_attention, visible_rows
from workers.attention import flash
from workers.attention.partition_attention import attend_with_heads, attention_forward
from workers.device.kv_buffer import HeadKV, KVBuffer
from workers.kernels.native.parallel_code import openmp_of_torch

HEADS, KV_HEADS, HEAD_DIM, SCALE = 6, 3, 16, 0.25
NUM_PREFIX, NUM_CHOSEN, NUM_BESIDES = 96, 20, 33
#: KV heads that attend to further rows.
RETRIEVAL = [(), (0,), (2,), (0, 1), (0, 1, 2)]
#: Sink of each query head, from almost no weight to more than all rows together.
SINKS = torch.tensor([-5.0, 0.0, 2.0, 4.0, 6.0, 9.0])
with_and_without_sinks = pytest.mark.parametrize("sinks", [None, SINKS], ids=["", "sinks"])
#: Cap of the scores, whose maximum is about 4.
with_and_without_cap = pytest.mark.parametrize("cap", [None, 1.5], ids=["", "capped"])


class Layer(torch.nn.Module):
    layer_idx = 0


def draw(*shape: int, seed: int) -> torch.Tensor:
    return torch.randn(*shape, HEAD_DIM, generator=torch.Generator().manual_seed(seed))


class Stored:
    """Fake `attention.StoredRows` and `PastRows`: the prefix's first rows are for all heads, the next ones for some."""

    def __init__(self, k_1KPD: torch.Tensor, v_1KPD: torch.Tensor, heads: Sequence[int], num_suffix: int) -> None:
        shape = KVShape(num_layers=1, num_kv_heads=KV_HEADS, head_dim=HEAD_DIM, dtype="float32")
        self.kv = KVBuffer(shape, NUM_PREFIX + num_suffix, num_prefix=NUM_PREFIX, selected_room=NUM_CHOSEN)
        self.is_judged = True
        self.seen: list[torch.Tensor] = []
        self.soft_cap: float | None = None
        self.num_threads = 0
        self._k, self._v = k_1KPD, v_1KPD
        besides = slice(NUM_CHOSEN, NUM_CHOSEN + NUM_BESIDES)
        self._heads = tuple(HeadKV(h, k_1KPD[:, h : h + 1, besides], v_1KPD[:, h : h + 1, besides]) for h in heads)

    def num_judging(self, layer: int, num_own: int) -> int:
        return num_own

    def choose(
        self, layer: int, q_NTD: torch.Tensor, suffix_lse_NJ: torch.Tensor, scale: float, soft_cap: float | None
    ) -> None:
        self.soft_cap = soft_cap
        self.num_threads = torch.get_num_threads()

    def chosen(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        region_R2KD = self.kv.reserve_selected(layer, NUM_CHOSEN)
        region_R2KD[:, 0] = self._k[0, :, :NUM_CHOSEN].transpose(0, 1)
        region_R2KD[:, 1] = self._v[0, :, :NUM_CHOSEN].transpose(0, 1)
        return self.kv.selected(layer)

    def attended(self, layer: int, seen_lse_NJ: torch.Tensor, suffix_lse_NJ: torch.Tensor) -> None:
        self.seen.append(seen_lse_NJ)

    def chosen_and_suffix(self, layer: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        return self.kv.read(layer, NUM_PREFIX + num_suffix)

    def head_rows(self, layer: int) -> tuple[HeadKV, ...]:
        return self._heads

    def past(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        return self._k[:, :, :NUM_CHOSEN], self._v[:, :, :NUM_CHOSEN]

    def whole_window(self, layer: int, window: int, num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
        raise AssertionError("no windows here")


def expected(
    q_1NTD: torch.Tensor,
    k_1KSD: torch.Tensor,
    v_1KSD: torch.Tensor,
    heads: Sequence[int],
    sinks: torch.Tensor | None = None,
    cap: float | None = None,
) -> tuple[torch.Tensor, torch.Tensor]:
    """Expected output and log-sum-exp, head by head, with a mask.

    Rows lie in this order: chosen rows, further rows of some heads, suffix.
    """
    own = q_1NTD.shape[2]
    outs, lses = [], []
    for head in range(HEADS):
        kv_head = head * KV_HEADS // HEADS
        visible = visible_rows(own, k_1KSD.shape[2] - own)
        visible[:, NUM_CHOSEN : NUM_CHOSEN + NUM_BESIDES] = kv_head in heads
        part, own_sink = slice(kv_head, kv_head + 1), None if sinks is None else sinks[head : head + 1]
        rows = k_1KSD[:, part], v_1KSD[:, part]
        q_11TD = q_1NTD[:, head : head + 1]
        out, lse = reference_attention(q_11TD, *rows, visible, scale=SCALE, sinks_N=own_sink, soft_cap=cap)
        outs.append(out)
        lses.append(lse)
    return torch.cat(outs, 1), torch.cat(lses, 1)


def rows_of(num_suffix: int) -> tuple[torch.Tensor, torch.Tensor]:
    k, v = (draw(1, KV_HEADS, NUM_CHOSEN + NUM_BESIDES + num_suffix, seed=seed) for seed in (1, 2))
    return k, v


@pytest.mark.parametrize("heads", RETRIEVAL)
@pytest.mark.parametrize("own", [1, 7, 80])
@pytest.mark.parametrize("in_one_call", [True, False])
@with_and_without_sinks
@with_and_without_cap
def test_a_prefill_attends_to_them_with_the_heads_that_have_them(
    heads: tuple[int, ...],
    own: int,
    in_one_call: bool,
    sinks: torch.Tensor | None,
    cap: float | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(flash, "takes_past_in_one_call", lambda q: in_one_call)
    k, v = rows_of(own)
    q = draw(1, HEADS, own, seed=3)
    stored = Stored(k, v, heads, own)
    suffix_start = NUM_CHOSEN + NUM_BESIDES
    stored.kv.write(0, NUM_PREFIX, k[:, :, suffix_start:], v[:, :, suffix_start:])
    rows = stored.kv.suffix(0, NUM_PREFIX + own)
    out, _ = attention_forward(Layer(), q, *rows, None, scaling=SCALE, stored=stored, s_aux=sinks, softcap=cap)
    right, right_lse = expected(q, k, v, heads, sinks, cap)
    assert stored.soft_cap == cap
    torch.testing.assert_close(out.transpose(1, 2).double(), right, rtol=1e-5, atol=1e-5)
    torch.testing.assert_close(stored.seen[0].double(), right_lse[0], rtol=1e-5, atol=1e-5)


@pytest.mark.skipif(openmp_of_torch() is None, reason="no libgomp of torch's")
@pytest.mark.parametrize(("own", "num_threads"), [(8, 1), (16, 1), (17, 3)])
@pytest.mark.parametrize("in_one_call", [True, False])
def test_a_choice_by_few_queries_needs_one_thread(
    own: int, num_threads: int, in_one_call: bool, threads, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of these queries take part in the choice. Afterwards the layer attends with all threads."""
    monkeypatch.setattr(flash, "takes_past_in_one_call", lambda q: in_one_call)
    threads(3)
    k, v = rows_of(own)
    stored = Stored(k, v, (), own)
    rows = stored.kv.suffix(0, NUM_PREFIX + own)
    attention_forward(Layer(), draw(1, HEADS, own, seed=3), *rows, None, scaling=SCALE, stored=stored)
    assert stored.num_threads == num_threads
    assert torch.get_num_threads() == 3


@pytest.mark.parametrize("heads", RETRIEVAL)
@pytest.mark.parametrize("own", [1, 5])
@with_and_without_sinks
@with_and_without_cap
def test_decoding_attends_to_them_too(
    heads: tuple[int, ...], own: int, sinks: torch.Tensor | None, cap: float | None
) -> None:
    k, v = rows_of(own)
    q = draw(1, HEADS, own, seed=3)
    visible = [torch.cat([x[:, :, :NUM_CHOSEN], x[:, :, NUM_CHOSEN + NUM_BESIDES :]], 2) for x in (k, v)]
    besides = Stored(k, v, heads, own).head_rows(0)
    out = attend_with_heads(q, *visible, besides, scale=SCALE, sinks_N=sinks, soft_cap=cap)
    torch.testing.assert_close(out.double(), expected(q, k, v, heads, sinks, cap)[0], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("heads", RETRIEVAL)
@with_and_without_sinks
@with_and_without_cap
def test_continuations_of_one_past_attend_to_them_each_for_itself(
    heads: tuple[int, ...], sinks: torch.Tensor | None, cap: float | None
) -> None:
    own, num_batch = 4, 3
    k, v = rows_of(0)
    own_k, own_v = (draw(num_batch, KV_HEADS, own, seed=seed) for seed in (4, 5))
    q = draw(num_batch, HEADS, own, seed=6)
    past = Stored(k, v, heads, 0)
    out, _ = attention_forward(Layer(), q, own_k, own_v, None, scaling=SCALE, past=past, s_aux=sinks, softcap=cap)
    for row in range(num_batch):
        one = slice(row, row + 1)
        rows = torch.cat([k, own_k[one]], 2), torch.cat([v, own_v[one]], 2)
        right, _ = expected(q[one], *rows, heads, sinks, cap)
        torch.testing.assert_close(out[one].transpose(1, 2).double(), right, rtol=1e-5, atol=1e-5)
