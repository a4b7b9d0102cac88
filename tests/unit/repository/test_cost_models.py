"""Cost models that ship with the documents, for `runahead simulate --cost`."""

from pathlib import Path

import pytest

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
