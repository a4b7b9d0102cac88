"""Chains of real ranks with rows in device memory, on the stand-in of a GPU, over the link that needs no NCCL."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import torch
from rank_pool import RankPool

from tests.support.device_chains import (
    CUTS,
    MODEL,
    NUM_NEW,
    Chains,
    DeviceChainTests,
    DeviceShardTests,
    Stock,
    make_model,
    open_chains,
    random_prompt,
)

pytestmark = pytest.mark.ranks

#: Most that a logit of ours may differ from transformers' in float32, as a share of the range of logits.
TOLERANCE = 1e-4


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_model(tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="module")
def chains(directory: Path) -> Iterator[Chains]:
    stock = Stock(directory, "cpu", torch.float32, TOLERANCE)
    with open_chains(RankPool(3), directory, "host", stock, lags=True) as chains:
        yield chains


@pytest.mark.parametrize("num_workers", [2, 3])
def test_the_host_link_and_gloo_lead_to_the_same_tokens(
    chains: Chains, num_workers: int, ranks: RankPool, tiny_model: Callable[[str], str]
) -> None:
    prompt = random_prompt(8)
    ranks.load(MODEL, tiny_model(MODEL), 30.0)
    members = ranks.ranks[:num_workers]
    plans = ranks.plan(ranks.join(MODEL, members), prompt, (0, *CUTS[num_workers]), max_new_tokens=NUM_NEW)
    over_gloo: list[Any] = ranks.compute(MODEL, plans, members)
    assert over_gloo[0].done.link == "gloo"
    answer = chains.assert_exact(chains.join(num_workers), num_workers, prompt)
    assert answer.tokens == over_gloo[-1].tokens
    torch.testing.assert_close(torch.tensor(answer.logits), torch.tensor(over_gloo[-1].logits), rtol=0, atol=1e-3)


class TestHostLink(DeviceChainTests):
    """All tests of chains between devices, over the host link."""


class TestShards(DeviceShardTests):
    """Workers of several shards, whose sums go through the host."""

    @pytest.fixture
    def shards(self, directory: Path) -> Iterator[Chains]:
        stock = Stock(directory, "cpu", torch.float32, TOLERANCE)
        with open_chains(RankPool(4), directory, "host", stock, lags=True, num_shards=2) as shards:
            yield shards
