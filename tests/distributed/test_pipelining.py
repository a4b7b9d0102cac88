"""Requests overlap in the chain: its first worker takes the next request while its last one still computes."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from rank_pool import RankPool

from tests.support.tiny_models import TINY_VOCABULARY

pytestmark = pytest.mark.ranks

MODEL = "llama"


@pytest.fixture
def epoch(ranks: RankPool, tiny_model: Callable[[str], str]) -> int:
    ranks.load(MODEL, tiny_model(MODEL), 30.0)
    return ranks.join(MODEL, ranks.ranks[:2])


def prompt_of(length: int, seed: int) -> list[int]:
    return torch.randint(2, TINY_VOCABULARY, (length,), generator=torch.Generator().manual_seed(seed)).tolist()


def test_the_first_worker_has_done_its_part_of_the_next_requests_before_the_last_began(
    epoch: int, ranks: RankPool, reference: Callable[..., Any]
) -> None:
    prompts = [prompt_of(203, 31), prompt_of(150, 32), prompt_of(97, 33)]
    first, last = ranks.ranks[:2]
    last.call("hold_baton", MODEL).result(30)
    try:
        running = [
            ranks.start(MODEL, ranks.plan(epoch, prompt, (0, 80, len(prompt))), (first, last)) for prompt in prompts
        ]
        assert [futures[0].result(60).ended_with for futures in running] == ["RunDone"] * 3
        assert not any(futures[1].done() for futures in running)
    finally:
        last.call("release_baton", MODEL).result(30)
    assert [futures[1].result(60).tokens for futures in running] == [reference(MODEL, each).tokens for each in prompts]


def test_requests_of_all_lengths_at_once_are_exact(epoch: int, ranks: RankPool, reference: Callable[..., Any]) -> None:
    prompts = [prompt_of(length, length) for length in (33, 180, 64, 203, 97, 40)]
    running = [
        ranks.start(MODEL, ranks.plan(epoch, prompt, (0, len(prompt) // 32 * 16, len(prompt))), ranks.ranks[:2])
        for prompt in prompts
    ]
    assert [futures[-1].result(60).tokens for futures in running] == [reference(MODEL, each).tokens for each in prompts]
