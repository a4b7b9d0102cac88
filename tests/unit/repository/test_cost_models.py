"""Cost models that ship with the documents, for `runahead simulate --cost`."""

from pathlib import Path

import pytest

from cluster.planning.cost_key import ModelShape
from cluster.planning.files import read_cost

COSTS = Path(__file__).parents[3] / "docs" / "costs"


@pytest.mark.parametrize("path", sorted(COSTS.glob("*.json")), ids=lambda path: path.stem)
def test_a_cost_model_can_be_read(path: Path) -> None:
    cost = read_cost(path)
    assert cost.num_layers > 0


def test_the_h100s_cost_model_predicts_the_measured_times_of_recomputing() -> None:
    """The measured times to first token are those of `docs/benchmarks-gpu.md`."""
    cost = read_cost(COSTS / "h100-qwen2.5-7b.json")
    for num_tokens, measured_s in ((16_416, 0.565), (65_568, 4.179)):
        assert float(cost.num_layers * cost.layer.whole_s(num_tokens, 0)) == pytest.approx(measured_s, rel=0.1)


def test_a_shard_of_a_70b_model_costs_what_its_operations_and_sums_cost() -> None:
    """Llama-3.1-70B in four shards, by the measured Qwen2.5-7B: 80 layers of 8,192, 64 query and 8 KV heads."""
    measured, shard = read_cost(COSTS / "h100-qwen2.5-7b.json"), read_cost(COSTS / "h100-llama-3.1-70b-of-4.json")
    qwen = ModelShape(
        architecture="qwen2", num_layers=28, num_heads=28, num_kv_heads=4, head_dim=128, hidden=3584, intermediate=18944
    )
    llama = ModelShape(
        architecture="llama", num_layers=80, num_heads=64, num_kv_heads=8, head_dim=128, hidden=8192, intermediate=28672
    )
    of_shard, of_qwen = llama.divided(4).layer_flops(), qwen.layer_flops()
    sums_s = 2 * 8192 * 2 / 200e9
    assert shard.layer.token_s == pytest.approx(measured.layer.token_s * of_shard[0] / of_qwen[0] + sums_s)
    assert shard.layer.pair_s == pytest.approx(measured.layer.pair_s * of_shard[1] / of_qwen[1])
    assert (shard.num_layers, shard.row_bytes) == (80, 2 * 2 * 128 * 2)
