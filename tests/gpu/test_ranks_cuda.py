"""Chains of processes on one GPU, over NCCL and over the host link. No times: the ranks take turns on the GPU.

NCCL refuses two ranks of one host on one GPU. Here each rank names a host of its own, so NCCL joins them through
sockets (`tests/support/device_chains.py::NCCL_ENVIRONMENT`); where it refuses that as well, its tests are skipped with
its reason. The same tests run on machines without a GPU, over the host link.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
import torch
from rank_pool import RankPool

from tests.support.device_chains import (
    Chains,
    DeviceChainTests,
    DeviceShardTests,
    Stock,
    make_model,
    open_chains,
    random_prompt,
)

#: Most that a logit may differ from that of transformers in bfloat16, as a share of the range of logits.
TOLERANCE = 0.05


@pytest.fixture(scope="module")
def directory(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_model(tmp_path_factory.mktemp("model"))


@pytest.fixture(scope="class")
def chains(request: pytest.FixtureRequest, directory: Path) -> Iterator[Chains]:
    stock = Stock(directory, "cuda", torch.bfloat16, TOLERANCE)
    settings = {"device": "cuda", "dtype": "bfloat16"}
    with open_chains(RankPool(3), directory, request.cls.link, stock, **settings) as chains:
        yield chains


@pytest.fixture(scope="class")
def shards(request: pytest.FixtureRequest, directory: Path) -> Iterator[Chains]:
    stock = Stock(directory, "cuda", torch.bfloat16, TOLERANCE)
    settings = {"device": "cuda", "dtype": "bfloat16", "num_shards": 2}
    with open_chains(RankPool(4), directory, request.cls.link, stock, **settings) as shards:
        yield shards


class TestHostLink(DeviceChainTests):
    """All tests of chains between devices, over the host link."""

    link = "host"

    def test_ranks_on_one_gpu_choose_the_host_link(self, chains: Chains) -> None:
        epoch = chains.join(2, "auto")
        assert chains.assert_exact(epoch, 2, random_prompt(9)).tokens


class TestNccl(DeviceChainTests):
    """All tests of chains between devices, over NCCL; rows are compared with the host link's."""

    link = "nccl"


class TestShardsOverTheHost(DeviceShardTests):
    """Sums of shards through pinned host memory."""

    link = "host"


class TestShardsOverNccl(DeviceShardTests):
    """Sums of shards over NCCL."""

    link = "nccl"
