"""Each rank of a chain gives the log-probabilities after its slice; together they are those of stock transformers."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from rank_pool import RankPool
from ranks_store import WAIT_S, store_of
from transformers import AutoModelForCausalLM

from tests.support.tiny_models import TINY_VOCABULARY
from workers.plan.events import PromptScored
from workers.plan.prompt_logprobs import PromptLogprobs

pytestmark = pytest.mark.ranks

NUM_PROMPT, NUM_TOP = 203, 3
CUTS = [(0, NUM_PROMPT), (0, 112, NUM_PROMPT), (0, 16, 128, NUM_PROMPT)]
ROUNDING = 1e-4


def random_prompt(length: int = NUM_PROMPT) -> list[int]:
    generator = torch.Generator().manual_seed(length)
    return torch.randint(2, TINY_VOCABULARY, (length,), generator=generator).tolist()


def stock_logprobs(directory: str, prompt: list[int]) -> torch.Tensor:
    """Log-probabilities of stock transformers, float32 [prompt tokens - 1, vocabulary]."""
    attention = "eager" if "falcon" in directory else "sdpa"
    network = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32, attn_implementation=attention).eval()
    with torch.inference_mode():
        return torch.log_softmax(network(torch.tensor([prompt])).logits[0, :-1], -1)


def told_by(ranks: RankPool, architecture: str, prompt: list[int], cuts: tuple[int, ...], **more: Any) -> list[Any]:
    members = ranks.ranks[: len(cuts) - 1]
    epoch = ranks.join(architecture, members)
    plans = ranks.plan(epoch, prompt, cuts, num_prompt_logprobs=NUM_TOP, **more)
    return ranks.compute(architecture, plans, members)


def assert_those_of(expected_TV: torch.Tensor, outcomes: list[Any], prompt: list[int], cuts: tuple[int, ...]) -> None:
    parts = [event.logprobs for outcome in outcomes for event in outcome.events if isinstance(event, PromptScored)]
    slices = [min(end, len(prompt) - 1) - start for start, end in itertools.pairwise(cuts)]
    assert [len(part.logprobs_T) for part in parts] == slices
    told = PromptLogprobs.joined(parts)
    own_T = expected_TV[torch.arange(len(prompt) - 1), torch.tensor(prompt[1:])]
    np.testing.assert_allclose(told.logprobs_T, own_T.numpy(), atol=ROUNDING)
    assert np.ptp(told.logprobs_T) > 1, "with equal tokens no mistake would show"
    np.testing.assert_allclose(told.top_logprobs_TC, expected_TV.topk(NUM_TOP).values.numpy(), atol=ROUNDING)
    of_best_TC = expected_TV.gather(-1, torch.from_numpy(told.top_ids_TC).long())
    np.testing.assert_allclose(told.top_logprobs_TC, of_best_TC.numpy(), atol=ROUNDING)


@pytest.mark.parametrize("architecture", ["llama", "gemma3", "opt", "falcon-mq"])
def test_a_chain_tells_what_transformers_tells_and_its_token(
    architecture: str, ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any]
) -> None:
    prompt, directory = random_prompt(), tiny_model(architecture)
    expected_TV, answer = stock_logprobs(directory, prompt), reference(architecture, prompt)
    ranks.load(architecture, directory, handoff_timeout_s=30.0)
    for cuts in CUTS:
        outcomes = told_by(ranks, architecture, prompt, cuts)
        assert_those_of(expected_TV, outcomes, prompt, cuts)
        assert outcomes[-1].tokens == answer.tokens


def test_a_slice_of_the_last_token_alone_tells_nothing_and_chunks_are_saved_as_always(
    ranks: RankPool, tiny_model: Callable[[str], str], tmp_path: Path
) -> None:
    prompt, cuts = random_prompt(129), (0, 64, 128, 129)
    expected_TV = stock_logprobs(tiny_model("llama"), prompt)
    ranks.load("llama", tiny_model("llama"), handoff_timeout_s=30.0)
    with store_of(ranks, "llama", tmp_path) as store:
        for num_new in (2, 0):
            placement = store.acquire(prompt)
            outcomes = told_by(ranks, "llama", prompt, cuts, placement=placement, max_new_tokens=1)
            assert_those_of(expected_TV, outcomes, prompt, cuts)
            assert sum(outcome.done.saved_chunks for outcome in outcomes) == num_new, "only new chunks are saved"
            assert sum(outcome.done.bytes_from_host + outcome.done.bytes_from_disk for outcome in outcomes) == 0
            store.settle(placement.placement_id)
            assert store.drain(WAIT_S)
