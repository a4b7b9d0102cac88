"""Losses of heads under a budget: second-order estimates compared with the divergences that they estimate."""

from collections.abc import Callable

import pytest
import torch

from benchmarks.layers.head_losses import ExactPrefix, HeadLosses, _Recorder, _Rows
from tests.support.tiny_models import TINY_VOCABULARY
from workers.model.chain_cache import ChainCache
from workers.model.stock_model import Model, load_model

NUM_PREFIX, LAYERS, KV_HEADS = 96, 4, 2


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX + 5, 1), draw(11, 2)


@pytest.fixture
def model(tiny_model: Callable[[str], str]) -> Model:
    return load_model(tiny_model("llama"), "float32")


class Moved(_Recorder):
    """A recorder that enlarges the output change of some heads by a share."""

    def __init__(self, heads: dict[int, list[int]], share: float, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self._heads, self._share = heads, share

    def __call__(
        self, q_1NTD: torch.Tensor, k_1KSD: torch.Tensor, v_1KSD: torch.Tensor, /, **how: object
    ) -> torch.Tensor:
        out_1NTD = super().__call__(q_1NTD, k_1KSD, v_1KSD, **how)  # type: ignore[arg-type]
        moved_1NTD = out_1NTD.clone()
        for head in self._heads.get(self._rows.layer, ()):
            group = slice(2 * head, 2 * head + 2)
            moved_1NTD[0, group] += self._share * self.changes[-1][group]
        return moved_1NTD


def log_probs(model: Model, prefix: ExactPrefix, heads: dict[int, list[int]], share: float) -> torch.Tensor:
    rows = _Rows(prefix._kv, prefix.num_tokens)
    layers_per_set = 3 if model.facts.window is None else 1
    cache = ChainCache(rows, LAYERS, Moved(heads, share, rows, prefix.num_tokens, 32, layers_per_set))
    return model.differentiable_log_probs(torch.tensor(QUESTION), cache).detach().double()


def divergence(model: Model, prefix: ExactPrefix, heads: dict[int, list[int]], share: float) -> float:
    exact, moved = log_probs(model, prefix, {}, 0.0), log_probs(model, prefix, heads, share)
    return float((exact.exp() * (exact - moved)).sum())


@pytest.fixture
def everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.layers.head_losses.NUM_TOKENS", TINY_VOCABULARY)


def test_a_loss_is_the_divergence_of_a_small_step_of_a_head_to_second_order(model: Model, everything: None) -> None:
    prefix = ExactPrefix(model, PREFIX)
    assert prefix.num_tokens == NUM_PREFIX
    losses = prefix.losses(QUESTION, 32, 3)
    of_heads = losses.of_heads()
    assert of_heads.shape == (LAYERS, KV_HEADS)
    share = 0.02
    for layer in range(LAYERS):
        for head in range(KV_HEADS):
            true = divergence(model, prefix, {layer: [head]}, share) / share**2
            assert float(of_heads[layer, head]) == pytest.approx(true, rel=0.1)


def test_several_heads_add_up_before_they_count(model: Model, everything: None) -> None:
    prefix, share = ExactPrefix(model, PREFIX), 0.02
    of_sets = prefix.losses(QUESTION, 32, 3).of_sets([range(3), range(3, 4)])
    whole = {layer: [0, 1] for layer in range(3)}
    assert float(of_sets[0]) == pytest.approx(divergence(model, prefix, whole, share) / share**2, rel=0.15)
    assert float(of_sets[1]) == pytest.approx(divergence(model, prefix, {3: [0, 1]}, share) / share**2, rel=0.15)


def test_a_head_that_attends_to_everything_loses_nothing_and_the_most_probable_tokens_stand_for_all(
    model: Model,
) -> None:
    prefix = ExactPrefix(model, PREFIX)
    assert float(prefix.losses(QUESTION, NUM_PREFIX, 3).of_heads().max()) < 1e-9
    few = prefix.losses(QUESTION, 32, 3)
    assert few.moves_YLK.shape == (4, LAYERS, KV_HEADS)
    assert HeadLosses(few.moves_YLK[:1]).of_heads().sum() <= few.of_heads().sum()


@pytest.mark.parametrize("architecture", ["llama", "gpt_oss", "gemma2"])
def test_the_answer_after_a_prefix_is_that_of_the_whole_prompt(
    architecture: str, tiny_model: Callable[[str], str]
) -> None:
    model = load_model(tiny_model(architecture), "float32")
    prefix = ExactPrefix(model, PREFIX)
    rows = _Rows()
    whole = model.differentiable_log_probs(torch.tensor([*PREFIX[:NUM_PREFIX], *QUESTION]), ChainCache(rows, LAYERS))
    torch.testing.assert_close(log_probs(model, prefix, {}, 0.0).float(), whole, rtol=1e-3, atol=1e-3)


def test_layers_with_a_window_lose_nothing(tiny_model: Callable[[str], str]) -> None:
    mixed = load_model(tiny_model("gemma3"), "float32")
    of_heads = ExactPrefix(mixed, PREFIX).losses(QUESTION, 32, 1).of_heads()
    assert (of_heads[::2] == 0).all()
    assert (of_heads[1::2] > 0).all()
