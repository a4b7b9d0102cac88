"""An aborted request stops on the workers after it, and the next request runs undisturbed."""

from collections.abc import Callable
from typing import Any

import pytest
import torch
from rank_pool import RankPool

from tests.support.tiny_models import TINY_VOCABULARY
from workers.errors import FailureKind

pytestmark = pytest.mark.ranks

MODEL = "llama"
CUTS = (0, 96, 160, 203)
HANDOFF_TIMEOUT_S = 30.0


@pytest.fixture
def epoch(ranks: RankPool, tiny_model: Callable[[str], str]) -> int:
    ranks.load(MODEL, tiny_model(MODEL), HANDOFF_TIMEOUT_S)
    return ranks.join(MODEL, ranks.ranks[:3])


@pytest.fixture(scope="module")
def prompt() -> list[int]:
    return torch.randint(2, TINY_VOCABULARY, (203,), generator=torch.Generator().manual_seed(21)).tolist()


def assert_next_request_is_exact(ranks: RankPool, epoch: int, prompt: list[int], reference: Callable[..., Any]) -> None:
    outcomes = ranks.compute(MODEL, ranks.plan(epoch, prompt, CUTS), ranks.ranks[:3])
    assert outcomes[-1].tokens == reference(MODEL, prompt).tokens


def stop_names(aborted: int) -> list[str]:
    """How each of three ranks ends when one is aborted: ranks before it are done, ranks after it stop with it."""
    stopped = [FailureKind.REQUEST_CANCELLED] + [FailureKind.PREDECESSOR_STOPPED] * (2 - aborted)
    return ["RunDone"] * aborted + stopped


def test_a_request_aborted_everywhere_before_it_runs_stops_everywhere(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    plans = ranks.plan(epoch, prompt, CUTS)
    for rank in ranks.ranks[:3]:
        rank.call("abort", MODEL, plans[0].request).result(30)
    outcomes = ranks.compute(MODEL, plans, ranks.ranks[:3])
    assert [outcome.ended_with for outcome in outcomes] == [FailureKind.REQUEST_CANCELLED] * 3
    assert all(outcome.tokens == [] for outcome in outcomes)
    assert_next_request_is_exact(ranks, epoch, prompt, reference)


@pytest.mark.parametrize("aborted", [0, 1, 2])
def test_a_request_aborted_on_one_rank_stops_the_ranks_after_it(
    aborted: int, epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    plans = ranks.plan(epoch, prompt, CUTS)
    ranks.ranks[aborted].call("abort", MODEL, plans[0].request).result(30)
    outcomes = ranks.compute(MODEL, plans, ranks.ranks[:3])
    assert [outcome.ended_with for outcome in outcomes] == stop_names(aborted)
    assert_next_request_is_exact(ranks, epoch, prompt, reference)


@pytest.mark.parametrize("layer", [1, 3])
@pytest.mark.parametrize("aborted", [0, 1, 2])
def test_a_request_aborted_in_mid_prefill_does_not_shift_the_next_one(
    aborted: int, layer: int, epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    plans = ranks.plan(epoch, prompt, CUTS)
    ranks.ranks[aborted].call("abort_at", plans[0].request, layer).result(30)
    outcomes = ranks.compute(MODEL, plans, ranks.ranks[:3])
    assert [outcome.ended_with for outcome in outcomes] == stop_names(aborted)
    assert_next_request_is_exact(ranks, epoch, prompt, reference)


def test_an_abort_stops_one_of_two_requests_and_not_the_other(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    other = torch.randint(2, TINY_VOCABULARY, (203,), generator=torch.Generator().manual_seed(22)).tolist()
    stopped, kept = ranks.plan(epoch, prompt, CUTS), ranks.plan(epoch, other, (0, 48, 128, 203))
    ranks.ranks[0].call("abort_at", stopped[0].request, 2).result(30)
    running = [ranks.start(MODEL, plans, ranks.ranks[:3]) for plans in (stopped, kept)]
    ended, answered = ([future.result(60) for future in futures] for futures in running)
    assert [outcome.ended_with for outcome in ended] == stop_names(0)
    assert answered[-1].tokens == reference(MODEL, other).tokens


def test_aborting_an_unknown_or_finished_request_does_no_harm(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    plans = ranks.plan(epoch, prompt, CUTS)
    ranks.compute(MODEL, plans, ranks.ranks[:3])
    for request in (plans[0].request, 10**9):
        for rank in ranks.ranks[:3]:
            rank.call("abort", MODEL, request).result(30)
    assert_next_request_is_exact(ranks, epoch, prompt, reference)


def test_a_plan_of_an_epoch_that_has_ended_is_refused(
    epoch: int, ranks: RankPool, prompt: list[int], reference: Callable[..., Any]
) -> None:
    newer = ranks.join(MODEL, ranks.ranks[:3])
    outcomes = ranks.compute(MODEL, ranks.plan(epoch, prompt, CUTS), ranks.ranks[:3])
    assert [outcome.ended_with for outcome in outcomes] == [FailureKind.CHAIN_BROKEN] * 3
    assert_next_request_is_exact(ranks, newer, prompt, reference)
