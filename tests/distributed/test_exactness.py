"""A chain of p workers gives the token ids of stock transformers, for any cuts and any stored prefix."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from exact_answers import HANDOFF_TIMEOUT_S, NUM_PROMPT, assert_exact, cuts_of, random_prompt
from rank_pool import ENVIRONMENT, RankPool
from ranks_store import keep, record_offset, store_of

from kvstore import KVStore
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_ARCHITECTURES, TINY_WINDOWS, bytes_of_rows_seen
from workers.errors import FailureKind

pytestmark = pytest.mark.ranks


def test_ranks_run_with_quiet_threads(ranks: RankPool, tiny_model: Callable[[str], str]) -> None:
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    for rank in ranks.ranks:
        assert rank.call("environment").result(30) == ENVIRONMENT | {"threads": "1"}


@pytest.mark.parametrize("num_workers", [1, 2, 3, 4])
@pytest.mark.parametrize("architecture", ALL_TINY_ARCHITECTURES)
def test_a_chain_gives_the_tokens_and_logits_of_transformers(
    architecture: str,
    num_workers: int,
    ranks: RankPool,
    tiny_model: Callable[[str], str],
    reference: Callable[..., Any],
    tmp_path: Path,
) -> None:
    prompt = random_prompt()
    answer = reference(architecture, prompt)
    assert len(set(answer.tokens)) > 1
    ranks.load(architecture, tiny_model(architecture), HANDOFF_TIMEOUT_S)
    members = ranks.ranks[:num_workers]
    near_ties = 0
    with store_of(ranks, architecture, tmp_path) as store:
        epoch = ranks.join(architecture, members)
        in_full = architecture in TINY_ARCHITECTURES  # else equal slices and one prefix suffice
        for num_stored in (0, 64, 128) if in_full else (0, 64):
            if num_stored:
                assert keep(ranks, architecture, epoch, store, prompt[:num_stored]) == 1
            for cuts in cuts_of(num_stored, num_workers)[: None if in_full else 1]:
                placement = store.acquire(prompt, save=False)
                assert placement.num_stored_tokens == num_stored
                plans = ranks.plan(epoch, prompt, cuts, placement=placement)
                outcomes = ranks.compute(architecture, plans, members)
                store.settle(placement.placement_id)
                near_ties += assert_exact(outcomes[-1].tokens, outcomes[-1].logits, answer)
                done = [outcome.done for outcome in outcomes]
                _assert_counts(cuts, num_stored, store, done, TINY_WINDOWS.get(architecture, [None] * 4))
                assert all(outcome.tokens == [] for outcome in outcomes[:-1])
    assert near_ties == 0


def _assert_counts(
    cuts: tuple[int, ...], num_stored: int, store: KVStore, done: Sequence[Any], windows: Sequence[int | None]
) -> None:
    """Assert that only computed rows travel down the chain, and that workers read just the stored rows they see."""
    shape = store.identity.shape
    for position, report in enumerate(done):
        is_last = position == len(done) - 1
        assert report.rows_sent == (0 if is_last else (cuts[position + 1] - num_stored) * shape.num_layers)
        assert report.bytes_sent == report.rows_sent * 2 * shape.row_bytes
        assert report.bytes_from_disk == 0  # KV stored a moment ago is still in memory
        start, end = cuts[position : position + 2]
        seen_bytes = bytes_of_rows_seen(windows, store.geometry, num_stored, start, end - start)
        assert report.bytes_from_host == seen_bytes
        assert report.saved_chunks == 0
        assert report.save_error == ""


@pytest.mark.parametrize("architecture", ["llama", "mistral", "falcon-mq"])
def test_chunks_saved_by_a_chain_give_one_worker_the_same_tokens(
    architecture: str,
    ranks: RankPool,
    tiny_model: Callable[[str], str],
    reference: Callable[..., Any],
    tmp_path: Path,
) -> None:
    prompt = random_prompt(seed=6)
    answer = reference(architecture, prompt)
    ranks.load(architecture, tiny_model(architecture), HANDOFF_TIMEOUT_S)
    members = ranks.ranks[:3]
    with store_of(ranks, architecture, tmp_path) as store:
        epoch = ranks.join(architecture, members)
        placement = store.acquire(prompt)
        outcomes = ranks.compute(
            architecture, ranks.plan(epoch, prompt, (0, 80, 128, NUM_PROMPT), placement=placement), members
        )
        assert assert_exact(outcomes[-1].tokens, outcomes[-1].logits, answer) == 0
        assert [outcome.done.saved_chunks for outcome in outcomes] == [1, 1, 1]
        store.settle(placement.placement_id)
        warm = store.acquire(prompt)  # waits until pending writes are on disk
        assert (warm.num_stored_tokens, warm.save_start, warm.save_end) == (192, 3, 3)
        for reader in ranks.ranks:  # every rank, including the one outside the chain
            (outcome,) = ranks.compute(
                architecture, ranks.plan(epoch, prompt, (192, NUM_PROMPT), placement=warm), [reader]
            )
            assert assert_exact(outcome.tokens, outcome.logits, answer) == 0
        store.settle(warm.placement_id)


@pytest.mark.parametrize("architecture", ["llama", "falcon-mq", "gemma3"])
def test_a_chain_stores_its_answers_and_the_next_turns_over_them_are_exact(
    architecture: str,
    ranks: RankPool,
    tiny_model: Callable[[str], str],
    reference: Callable[..., Any],
    tmp_path: Path,
) -> None:
    messages = random_prompt(seed=8) + random_prompt(seed=9)
    conversation, known = messages[:190], 0
    ranks.load(architecture, tiny_model(architecture), HANDOFF_TIMEOUT_S)
    with store_of(ranks, architecture, tmp_path) as store:
        epoch = ranks.join(architecture, ranks.ranks[:2])
        for turn in range(4):  # each answer of 8 tokens fills a chunk
            answer, end = reference(architecture, conversation), len(conversation)
            placement = store.acquire(conversation)  # waits until pending writes are on disk
            assert placement.num_stored_tokens == known
            cuts = (known, end) if turn == 3 else (known, known + 32, end)  # by one worker, then by two
            plans = ranks.plan(epoch, conversation, cuts, placement=placement)
            outcomes = ranks.compute(architecture, plans, ranks.ranks[2 - len(plans) : 2])
            store.settle(placement.placement_id)
            assert assert_exact(outcomes[-1].tokens, outcomes[-1].logits, answer) == 0
            known = (end + 7) // 64 * 64
            assert [outcome.done.saved_answer_tokens for outcome in outcomes] == [0] * (len(plans) - 1) + [known - end]
            conversation = conversation + answer.tokens + messages[end : end + 56]


def test_requests_at_once_through_one_chain_are_all_exact(
    ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any]
) -> None:
    prompts = [random_prompt(seed) for seed in (11, 12, 13)]
    ranks.load("qwen3", tiny_model("qwen3"), HANDOFF_TIMEOUT_S)
    members = ranks.ranks[:3]
    epoch = ranks.join("qwen3", members)
    cuts = [(0, 64, 144, NUM_PROMPT), (0, 16, 32, NUM_PROMPT), (0, 176, 192, NUM_PROMPT)]
    for _ in range(3):
        running = [
            ranks.start("qwen3", ranks.plan(epoch, prompt, cut), members)
            for prompt, cut in zip(prompts, cuts, strict=True)
        ]
        for prompt, futures in zip(prompts, running, strict=True):
            last = [future.result(60) for future in futures][-1]
            assert assert_exact(last.tokens, last.logits, reference("qwen3", prompt)) == 0


def test_a_corrupt_stored_chunk_is_named_by_the_worker_that_met_it(
    ranks: RankPool, tiny_model: Callable[[str], str], reference: Callable[..., Any], tmp_path: Path
) -> None:
    prompt = random_prompt()
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    members = ranks.ranks[:2]
    epoch = ranks.join("llama", members)
    with store_of(ranks, "llama", tmp_path) as store:
        for end in (64, 128):
            keep(ranks, "llama", epoch, store, prompt[:end])
        offset = record_offset(store, prompt, chunk=1, slot=0)
    (segment,) = (tmp_path / "segments").iterdir()
    with segment.open("r+b") as file:
        file.seek(offset + 5000)
        file.write(b"\x55" * 8)
    with store_of(ranks, "llama", tmp_path) as store:
        placement = store.acquire(prompt, save=False)
        assert placement.num_stored_tokens == 128
        outcomes = ranks.compute(
            "llama", ranks.plan(epoch, prompt, (128, 160, NUM_PROMPT), placement=placement), members
        )
        store.settle(placement.placement_id)
        # Either worker may meet the bad chunk; the later one may find a placement that has lost it already.
        named = [o.failure.chunk_index for o in outcomes if o.ended_with == FailureKind.PREFIX_UNREADABLE]
        assert 1 in named
        assert {outcome.ended_with for outcome in outcomes} <= {
            FailureKind.PREFIX_UNREADABLE,
            FailureKind.PREDECESSOR_STOPPED,
        }
        assert store.stats().counters.quarantined_chunks == 1
        again = store.acquire(prompt, save=False)
        assert again.num_stored_tokens == 64
        outcomes = ranks.compute("llama", ranks.plan(epoch, prompt, (64, 160, NUM_PROMPT), placement=again), members)
        store.settle(again.placement_id)
        assert assert_exact(outcomes[-1].tokens, outcomes[-1].logits, reference("llama", prompt)) == 0
