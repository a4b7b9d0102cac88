"""On a GPU in bfloat16, answers are as near to float32 as those of stock transformers in bfloat16 on that GPU.

The same measures on processors, for more ways of computing: `tests/distributed/test_half_precision.py`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from rank_pool import RankPool

from tests.support.device_chains import HANDOFF_TIMEOUT_S, NUM_PROMPT, random_prompt
from tests.support.half_precision import Numbers, logits_of, logprobs_of, reference
from tests.support.tiny_models import tiny_config
from workers.model.stock_model import random_model

#: No window, windows, sinks and experts.
ARCHITECTURES = ("llama", "gemma3", "gpt_oss")
CUTS = {1: (0, NUM_PROMPT), 2: (0, 112, NUM_PROMPT)}
PROMPTS = [random_prompt(seed) for seed in range(12)]


@pytest.fixture(scope="module")
def pool() -> Iterator[RankPool]:
    pool = RankPool(2)
    yield pool
    pool.close()


@pytest.mark.parametrize("architecture", ARCHITECTURES)
def test_half_precision_on_a_gpu_is_as_near_to_float32_as_transformers(
    architecture: str, pool: RankPool, tmp_path: Path, device: str = "cuda"
) -> None:
    random_model(tiny_config(architecture), str(tmp_path))
    expected = reference(str(tmp_path), architecture, "bfloat16", PROMPTS, device)
    pool.load(architecture, str(tmp_path), HANDOFF_TIMEOUT_S, device=device, dtype="bfloat16")
    for num_workers, cuts in CUTS.items():
        members, logprobs, logits = pool.ranks[:num_workers], list[Numbers](), list[Numbers]()
        epoch = pool.join(architecture, members, link="host")
        for prompt in PROMPTS:
            plans = pool.plan(epoch, prompt, cuts, num_prompt_logprobs=1, max_new_tokens=1)
            logprobs.append(logprobs_of(pool.compute(architecture, plans, members)))
            plans = pool.plan(epoch, prompt, cuts, max_new_tokens=1)
            logits.append(logits_of(pool.compute(architecture, plans, members)[-1]))
        expected.logprobs.check(logprobs, architecture)
        expected.logits.check(logits, architecture)
