"""A dead or stopped worker blocks no other worker, and the survivors go on in a new epoch."""

import signal
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import torch
from rank_pool import RankPool

from tests.support.tiny_models import TINY_VOCABULARY
from workers.errors import FailureKind

pytestmark = pytest.mark.ranks

MODEL = "llama"
HANDOFF_TIMEOUT_S = 2.0
CUTS = {4: (0, 64, 112, 160, 203), 3: (0, 80, 144, 203), 2: (0, 112, 203)}


@pytest.fixture(scope="module")
def mortals(tiny_model: Callable[[str], str]) -> Iterator[RankPool]:
    """Four ranks that the tests may stop and kill; each waits 2 s for a neighbour."""
    pool = RankPool(4)
    pool.load(MODEL, tiny_model(MODEL), HANDOFF_TIMEOUT_S)
    yield pool
    pool.close()


@pytest.fixture(scope="module")
def prompt() -> list[int]:
    return torch.randint(2, TINY_VOCABULARY, (203,), generator=torch.Generator().manual_seed(31)).tolist()


def assert_exact(pool: RankPool, members: list[Any], prompt: list[int], reference: Callable[..., Any]) -> None:
    epoch = pool.join(MODEL, members)
    outcomes = pool.compute(MODEL, pool.plan(epoch, prompt, CUTS[len(members)]), members)
    assert outcomes[-1].tokens == reference(MODEL, prompt).tokens


def test_a_stopped_rank_hangs_no_other_and_can_come_back(
    mortals: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    first, stopped, third, fourth = mortals.ranks
    epoch = mortals.join(MODEL, mortals.ranks)
    stopped.signal(signal.SIGSTOP)
    try:
        running = mortals.start(MODEL, mortals.plan(epoch, prompt, CUTS[4]), mortals.ranks)
        # The first rank's rows fit the socket's buffers, so it may finish before anything goes wrong.
        assert running[0].result(60).ended_with in ("RunDone", FailureKind.CHAIN_BROKEN)
        assert running[2].result(60).ended_with == FailureKind.CHAIN_BROKEN
        assert running[3].result(60).ended_with in (FailureKind.CHAIN_BROKEN, FailureKind.PREDECESSOR_STOPPED)
        assert not running[1].done()
        assert_exact(mortals, [first, third, fourth], prompt, reference)
    finally:
        stopped.signal(signal.SIGCONT)
    # The rank wakes up, ends the request of the dead epoch either way, and can join the next epoch.
    assert running[1].result(60).ended_with in ("RunDone", FailureKind.CHAIN_BROKEN)
    assert_exact(mortals, mortals.ranks, prompt, reference)


def test_a_stopped_predecessor_breaks_the_chain_for_the_rank_that_waits_for_it(
    mortals: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    first, second, *_ = mortals.ranks
    epoch = mortals.join(MODEL, [first, second])
    first.signal(signal.SIGSTOP)
    try:
        running = mortals.start(MODEL, mortals.plan(epoch, prompt, CUTS[2]), [first, second])
        failure = running[1].result(60).failure
        assert (failure.kind, failure.chunk_index) == (FailureKind.CHAIN_BROKEN, None)
        assert "did not arrive in time" in failure.message
    finally:
        first.signal(signal.SIGCONT)
    assert running[0].result(60).ended_with in ("RunDone", FailureKind.CHAIN_BROKEN)
    assert_exact(mortals, [first, second], prompt, reference)


def test_a_killed_rank_hangs_no_other_and_the_survivors_go_on(
    mortals: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    # This is the last test of the pool, because the killed rank does not come back.
    first, second, killed, fourth = mortals.ranks
    epoch = mortals.join(MODEL, mortals.ranks)
    killed.kill()
    running = mortals.start(MODEL, mortals.plan(epoch, prompt, CUTS[4])[:2], [first, second])
    last = fourth.call("compute", MODEL, mortals.plan(epoch, prompt, CUTS[4])[3])
    for future in running:
        assert future.result(60).ended_with in ("RunDone", FailureKind.CHAIN_BROKEN)
    failure = last.result(60).failure
    assert (failure.kind, failure.chunk_index) == (FailureKind.CHAIN_BROKEN, None)
    assert_exact(mortals, [first, second, fourth], prompt, reference)
