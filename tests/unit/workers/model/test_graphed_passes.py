"""Captured passes of few rows compared with the stock model, on the stand-in device."""

from collections.abc import Callable

import pytest
import torch

from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.lagging_device import LaggingDevice
from tests.support.recorded_graphs import RecordedGraph
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.errors import RequestCancelled
from workers.model.chain_cache import ChainCache, KeysAndValues
from workers.model.stock_model import Model, load_model, random_model

#: Tolerance: a pass of another width adds in another order.
ROUNDING = 3e-5


class Rows:
    """Records the rows that the layers of a pass compute. `end_at`: layer at which the request is cancelled."""

    num_past = 0

    def __init__(self, end_at: int | None = None) -> None:
        self.computed: list[torch.Tensor] = []
        self._end_at = end_at

    def exchange(self, layer: int, k_BKTD: torch.Tensor, v_BKTD: torch.Tensor) -> KeysAndValues:
        if layer == self._end_at:
            raise RequestCancelled("at a layer")
        kv = torch.stack([k_BKTD, v_BKTD])
        self.computed.append(kv.clone())
        return kv[0], kv[1]


@pytest.fixture(scope="module")
def model_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Model]:
    def load(architecture: str) -> Model:
        path = str(tmp_path_factory.mktemp(architecture))
        random_model(tiny_config(architecture), path)
        return load_model(path, "float32", LaggingDevice())

    return load


def beside(model: Model) -> Model:
    """The model without captured passes."""
    return Model(model._network, model.facts, model.device)


def tokens(*size: int) -> torch.Tensor:
    return torch.randint(2, TINY_VOCABULARY, size, generator=torch.Generator().manual_seed(size[-1]))


def assert_alike(found: torch.Tensor | None, expected: torch.Tensor | None, rows: Rows, expected_rows: Rows) -> None:
    if found is not None or expected is not None:
        torch.testing.assert_close(found, expected, rtol=ROUNDING, atol=ROUNDING)
    assert len(rows.computed) == len(expected_rows.computed) > 0
    for one, other in zip(rows.computed, expected_rows.computed, strict=True):
        torch.testing.assert_close(one, other, rtol=ROUNDING, atol=ROUNDING)


#: Models without captured passes: experts select rows, Falcon has its own attention, longrope reads positions.
WITHOUT = ("falcon", "falcon-mq", "mixtral", "qwen3_moe", "gpt_oss", "phi3-longrope")


@pytest.mark.parametrize("architecture", [name for name in SOME_TINY_ARCHITECTURES if name not in WITHOUT])
def test_a_captured_pass_computes_what_the_stock_model_does(architecture, model_of) -> None:
    model = model_of(architecture)
    layers = model.facts.kv.num_layers
    for num_tokens in (21, 1, 64, 3, 16):
        rows, expected_rows = Rows(), Rows()
        found = model.forward(tokens(num_tokens), ChainCache(rows, layers), logits=1)
        assert model.passes is not None and model.passes.num_passes > 0
        expected = beside(model).forward(tokens(num_tokens), ChainCache(expected_rows, layers), logits=1)
        assert_alike(found, expected, rows, expected_rows)


@pytest.mark.parametrize("architecture", WITHOUT)
def test_a_model_whose_passes_depend_on_their_rows_has_no_captured_ones(architecture, model_of) -> None:
    assert model_of(architecture).passes is None


def test_the_stand_in_refuses_what_a_gpu_does() -> None:
    graph = RecordedGraph()
    graph.begin()
    with pytest.raises(RuntimeError, match="while it captures"):
        bool(torch.ones(3).sum() > 2)
    graph.end()


def test_requests_that_decode_together_are_one_captured_pass(model_of) -> None:
    model = model_of("llama")
    layers = model.facts.kv.num_layers
    for num_requests in (3, 1, 4):
        positions, rows, newest = torch.arange(num_requests) * 7, Rows(), tokens(num_requests)
        before = model.passes.num_passes if model.passes is not None else 0
        found = model.forward_together(
            newest, positions, ChainCache(rows, layers), num_requests=num_requests, wanted=torch.arange(num_requests)
        )
        assert model.passes is not None and model.passes.num_passes == before + 1
        for number in range(num_requests):
            own, alone, one = slice(number, number + 1), Rows(), Rows()
            expected = beside(model).forward(newest[own], ChainCache(alone, layers), logits=1, positions=positions[own])
            one.computed = [kv[:, own] for kv in rows.computed]
            assert_alike(found[own], expected, one, alone)


def test_positions_of_each_pass_are_its_own(model_of) -> None:
    model = model_of("qwen2")
    layers, logits = model.facts.kv.num_layers, []
    for start in (0, 100, 0):
        found = model.forward(
            tokens(9), ChainCache(rows := Rows(), layers), logits=1, positions=torch.arange(9) + start
        )
        logits.append((found, torch.stack(rows.computed)))
    assert not torch.equal(logits[0][1], logits[1][1])
    assert torch.equal(logits[0][1], logits[2][1])


def test_more_tokens_or_more_logits_are_the_stock_models(model_of) -> None:
    model = model_of("llama")
    assert model.passes is not None
    layers, rows = model.facts.kv.num_layers, Rows()
    model.forward(tokens(65), ChainCache(rows, layers), logits=1)
    model.forward(tokens(9), ChainCache(rows, layers), logits=9)
    assert model.passes.num_passes == 0


def test_a_pass_beside_another_is_the_stock_models_and_a_cancelled_one_lets_go(model_of) -> None:
    model = model_of("llama")
    assert model.passes is not None
    layers = model.facts.kv.num_layers
    with torch.inference_mode(), model.device.computing(), model.passes.of(1, 9) as held:
        assert held is not None
        before = model.passes.num_passes
        rows, expected_rows = Rows(), Rows()
        found = model.forward(tokens(9), ChainCache(rows, layers), logits=1)
        assert model.passes.num_passes == before
    expected = beside(model).forward(tokens(9), ChainCache(expected_rows, layers), logits=1)
    assert_alike(found, expected, rows, expected_rows)
    before, ending = model.passes.num_passes, Rows(end_at=1)
    with pytest.raises(RequestCancelled):
        model.forward(tokens(9), ChainCache(ending, layers), logits=1)
    assert model.passes.num_passes == before
    found = model.forward(tokens(9), ChainCache(rows := Rows(), layers), logits=1)
    assert model.passes.num_passes == before + 1
    assert_alike(found, expected, rows, expected_rows)


def test_falcon_has_no_captured_passes(model_of) -> None:
    assert model_of("falcon").passes is None


def test_only_kv_is_computed_where_no_logits_are_wanted(model_of) -> None:
    model = model_of("llama")
    layers, rows, expected_rows = model.facts.kv.num_layers, Rows(), Rows()
    assert model.forward(tokens(9), ChainCache(rows, layers), logits=0) is None
    assert model.passes is not None and model.passes.num_passes == 1
    beside(model).forward(tokens(9), ChainCache(expected_rows, layers), logits=0)
    assert_alike(None, None, rows, expected_rows)
