"""Sampled tokens and log-probabilities of the embedded engine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY
from workers import SamplingParams
from workers.engine import Engine, EngineReply
from workers.plan.config import WorkerConfig

NUM_NEW = 24
DRAWN = SamplingParams(temperature=1.1, top_p=0.9, repetition_penalty=1.05, seed=3)


def prompt_of(num_tokens: int, seed: int = 1) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


@pytest.fixture
def engine(tiny_model: Callable[[str], str], tmp_path: Path) -> Iterator[Engine]:
    store = StoreConfig(directory=str(tmp_path / "kv"), disk_bytes=2**28, host_bytes=2**24, io_threads=2)
    with Engine(WorkerConfig(model=tiny_model("qwen3")), store) as engine:
        yield engine


def reply_of(engine: Engine) -> EngineReply:
    assert engine.last_reply is not None
    return engine.last_reply


def test_a_seed_gives_the_same_tokens_cold_and_warm(engine: Engine) -> None:
    prompt = prompt_of(203)
    cold = list(engine.generate(prompt, NUM_NEW, sampling=DRAWN))
    assert reply_of(engine).num_cached_tokens == 0
    assert list(engine.generate(prompt, NUM_NEW, sampling=DRAWN)) == cold
    assert reply_of(engine).num_cached_tokens == 192
    assert list(engine.generate(prompt, NUM_NEW)) != cold


def test_without_a_seed_other_tokens_are_drawn_each_time(engine: Engine) -> None:
    answers = {
        tuple(engine.generate(prompt_of(20), NUM_NEW, sampling=SamplingParams(temperature=1.0))) for _ in range(3)
    }
    assert len(answers) == 3


def test_iterators_that_are_read_in_turns_draw_what_each_draws_alone(engine: Engine) -> None:
    prompts = [prompt_of(30 + number, seed=number) for number in range(3)]
    together = zip(*(engine.generate(prompt, NUM_NEW, sampling=DRAWN) for prompt in prompts), strict=True)
    assert list(zip(*together, strict=True)) == [
        tuple(engine.generate(prompt, NUM_NEW, sampling=DRAWN)) for prompt in prompts
    ]


@pytest.mark.parametrize("sampling", [SamplingParams(), DRAWN], ids=["greedy", "drawn"])
def test_log_probabilities_are_those_of_the_stock_model(
    engine: Engine, stock_model: Callable[[str], PreTrainedModel], sampling: SamplingParams
) -> None:
    prompt = prompt_of(70)
    tokens = list(engine.generate(prompt, NUM_NEW, sampling=sampling, logprobs=4))
    told = reply_of(engine).logprobs
    with torch.inference_mode():
        logits_TV = stock_model("qwen3")(torch.tensor([[*prompt, *tokens]])).logits[0, len(prompt) - 1 : -1]
    expected_TV = torch.log_softmax(logits_TV.double(), -1)
    assert len(told) == len(tokens) == NUM_NEW
    for token, each, expected_V in zip(tokens, told, expected_TV, strict=True):
        assert each.logprob == pytest.approx(float(expected_V[token]), abs=1e-3)
        assert [value for _, value in each.top] == pytest.approx(expected_V.topk(4).values.tolist(), abs=1e-3)
    list(engine.generate(prompt, 2))
    assert reply_of(engine).logprobs == ()


@pytest.mark.parametrize("logprobs", [-1, 21])
def test_too_many_log_probabilities_are_refused(engine: Engine, logprobs: int) -> None:
    with pytest.raises(ValueError, match="logprobs must be from 0 to 20"):
        next(engine.generate(prompt_of(5), logprobs=logprobs))
