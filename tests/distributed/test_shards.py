"""Two workers of two shards each give the tokens of stock transformers, over stored KV of their own heads."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from exact_answers import HANDOFF_TIMEOUT_S, NUM_PROMPT, assert_exact, cuts_of, random_prompt
from rank_pool import Outcome, RankPool
from ranks_store import record_offset

from kvstore import KVStore, Placement, StoreConfig
from tests.support.tiny_models import ALL_TINY_ARCHITECTURES, TINY_ARCHITECTURES, bytes_of_rows_seen
from workers.errors import FailureKind
from workers.model.stock_model import load_model, windows_of
from workers.plan.config import Shard
from workers.plan.events import RunDone
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of

pytestmark = pytest.mark.ranks

TinyModel = Callable[[str], str]
SHARDS = 2
#: Architectures that transformers can divide without gathering heads.
DIVISIBLE = [
    name for name in ALL_TINY_ARCHITECTURES if name not in ("opt", "falcon", "falcon-mq", "gpt_oss", "olmo2", "olmo3")
]
#: The fewest architectures that divide every kind of weight: biases of queries, norms of heads and experts, biases of
#: sums and windows, fused weights.
DISTINCT = ["qwen2", "qwen3_moe", "starcoder2", "phi3"]


class Sharded:
    """Two workers of two shards of a tiny model, with one store for each shard in a preset's layout."""

    def __init__(self, ranks: RankPool, model: str, facts: Sequence[ModelFacts], directory: Path) -> None:
        self.ranks, self.model, self.facts = ranks, model, facts
        self._directory = directory
        self.stores: list[KVStore] = []

    def open_stores(self, preset: str = "") -> None:
        self.close_stores()
        for shard, facts in enumerate(self.facts):
            directory = str(self._directory / f"{preset}-{shard}")
            config = StoreConfig(directory=directory, disk_bytes=2**28, host_bytes=2**24, io_threads=2)
            if preset:
                config = preset_of(preset).with_layout(config, facts)
            store = KVStore(config, facts.store_identity(config))
            store.open()
            self.stores.append(store)
        self.ranks.open_store(self.model, *self.stores)

    def close_stores(self) -> None:
        while self.stores:
            self.stores.pop().close()

    def join(self) -> None:
        self.epoch = self.ranks.join(self.model, self.ranks.ranks, SHARDS)

    @contextmanager
    def placed(self, prompt: Sequence[int], *, save: bool = False) -> Iterator[list[Placement]]:
        """The prompt's placements, one in the store of each shard."""
        placements = [store.acquire(prompt, save=save) for store in self.stores]
        yield placements
        for store, each in zip(self.stores, placements, strict=True):
            store.settle(each.placement_id)

    def start(
        self, prompt: Sequence[int], cuts: tuple[int, ...], placements: Sequence[Placement] = (), **options: Any
    ) -> "tuple[int, list[Future[Outcome]]]":
        """Start a request; return its number and each rank's future outcome."""
        plans = self.ranks.plan_shards(self.epoch, prompt, cuts, placements or [None] * SHARDS, **options)
        return plans[0].request, self.ranks.start(self.model, plans, self.ranks.ranks[-len(plans) :])

    def run(self, prompt: Sequence[int], cuts: tuple[int, ...], *, save: bool = False) -> list[Outcome]:
        with self.placed(prompt, save=save) as placements:
            return outcomes_of(self.start(prompt, cuts, placements)[1])

    def keep(self, prompt: Sequence[int]) -> None:
        """Store the prompt's whole chunks."""
        with self.placed(prompt, save=True) as placements:
            cuts = (placements[0].num_stored_tokens, len(prompt))
            outcomes = outcomes_of(self.start(prompt, cuts, placements, max_new_tokens=1)[1])
        assert [outcome.done.save_error for outcome in outcomes] == [""] * SHARDS
        assert all(store.drain(30.0) for store in self.stores)


def outcomes_of(futures: "Sequence[Future[Outcome]]") -> list[Outcome]:
    return [future.result(60) for future in futures]


@pytest.fixture
def sharded(ranks: RankPool, tiny_model: TinyModel, tmp_path: Path) -> Iterator[Callable[..., Sharded]]:
    """Function that loads the model of an architecture, opens its stores and forms an epoch."""
    opened: list[Sharded] = []

    def open_sharded(architecture: str, timeout_s: float = HANDOFF_TIMEOUT_S) -> Sharded:
        directory, model = tiny_model(architecture), f"{architecture} in shards within {timeout_s}"
        ranks.load(model, directory, timeout_s, SHARDS)
        facts = [load_model(directory, "float32", shard=Shard(shard, SHARDS)).facts for shard in range(SHARDS)]
        opened.append(chain := Sharded(ranks, model, facts, tmp_path))
        chain.open_stores()
        chain.join()
        return chain

    yield open_sharded
    for chain in opened:
        chain.close_stores()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run all architectures with --torture, else the fewest that differ."""
    if "architecture" in metafunc.fixturenames:
        is_long = metafunc.config.getoption("--torture")
        metafunc.parametrize("architecture", DIVISIBLE if is_long else DISTINCT)


def test_shards_give_the_tokens_and_logits_of_transformers_and_read_their_own_heads(
    architecture: str, sharded: Callable[..., Sharded], reference: Callable[..., Any], tiny_model: TinyModel
) -> None:
    chain, prompt = sharded(architecture), random_prompt()
    answer = reference(architecture, prompt)
    shape, windows = chain.stores[0].identity.shape, windows_of(tiny_model(architecture))
    is_of_few = architecture not in TINY_ARCHITECTURES  # these differ inside of a layer only
    for num_stored in (128,) if is_of_few else (0, 128):
        if num_stored:
            chain.keep(prompt[:num_stored])
        equal, front, *_ = cuts_of(num_stored, 2)
        for cuts in [equal] if is_of_few else [equal, front, (num_stored, NUM_PROMPT)]:
            outcomes = chain.run(prompt, cuts)
            speaker = outcomes[-SHARDS]
            assert assert_exact(speaker.tokens, speaker.logits, answer) == 0
            assert all(outcome.tokens == [] for outcome in outcomes if outcome is not speaker)
            for number, outcome in enumerate(outcomes):
                position, done = number // SHARDS, outcome.done
                is_last, (start, end) = position == len(cuts) - 2, cuts[position : position + 2]
                assert done.bytes_sent == (0 if is_last else (end - num_stored) * 4 * 2 * shape.row_bytes)
                store = chain.stores[number % SHARDS]
                assert done.bytes_from_host == bytes_of_rows_seen(
                    windows, store.geometry, num_stored, start, end - start
                )


def test_requests_at_once_through_shards_are_all_exact(
    sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    chain, prompts = sharded("qwen3"), [random_prompt(seed) for seed in (11, 12, 13, 14)]
    cuts = [(0, 64, NUM_PROMPT), (0, 16, NUM_PROMPT), (0, 176, NUM_PROMPT), (0, NUM_PROMPT)]
    for _ in range(3):
        running = [chain.start(prompt, cut)[1] for prompt, cut in zip(prompts, cuts, strict=True)]
        for prompt, futures in zip(prompts, running, strict=True):
            speaker = outcomes_of(futures)[-SHARDS]
            assert assert_exact(speaker.tokens, speaker.logits, reference("qwen3", prompt)) == 0


@pytest.mark.parametrize("num_tokens", [1, 250])
def test_an_aborted_request_stops_in_all_shards_and_others_go_on(
    num_tokens: int, sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    """The request is aborted while it is prefilled or while it decodes."""
    chain, prompts = sharded("llama"), [random_prompt(seed) for seed in (21, 22)]
    ends = set()
    for _ in range(3):
        aborted, stopping = chain.start(prompts[0], (0, 96, NUM_PROMPT), max_new_tokens=num_tokens)
        _, going_on = chain.start(prompts[1], (0, 64, NUM_PROMPT))
        for rank in chain.ranks.ranks:
            rank.call("abort", chain.model, aborted).result(30)
        speaker = outcomes_of(going_on)[-SHARDS]
        assert assert_exact(speaker.tokens, speaker.logits, reference("llama", prompts[1])) == 0
        stopped = outcomes_of(stopping)
        assert len(stopped[-SHARDS].tokens) < 250
        ends |= {outcome.ended_with for outcome in stopped}
    assert ends <= {FailureKind.REQUEST_CANCELLED, FailureKind.PREDECESSOR_STOPPED, "RunDone"}


def test_a_chunk_that_one_shard_cannot_read_stops_the_request_in_all_and_no_other(
    sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    chain, prompt = sharded("llama"), random_prompt()
    for end in (64, 128):  # in two extents
        chain.keep(prompt[:end])
    damaged = chain.stores[1]
    offset = record_offset(damaged, prompt, chunk=1, slot=0)
    (segment,) = (Path(damaged.config.directory) / "segments").iterdir()
    chain.close_stores()
    with segment.open("r+b") as file:
        file.seek(offset + 5000)
        file.write(b"\x55" * 8)
    chain.open_stores()
    ends = [outcome.ended_with for outcome in chain.run(prompt, (128, 160, NUM_PROMPT))]
    assert FailureKind.PREFIX_UNREADABLE in ends[1::SHARDS]
    assert set(ends) == {FailureKind.PREFIX_UNREADABLE, FailureKind.PREDECESSOR_STOPPED}
    with chain.placed(prompt) as placements:  # in the same epoch, over the chunks that both shards have
        assert [each.num_stored_tokens for each in placements] == [128, 64]
        speaker = outcomes_of(chain.start(prompt, (64, 160, NUM_PROMPT), placements)[1])[-SHARDS]
    assert assert_exact(speaker.tokens, speaker.logits, reference("llama", prompt)) == 0


def test_an_answer_is_stored_by_each_shard_and_the_next_turn_over_it_is_exact(
    sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    chain, conversation = sharded("gemma3"), random_prompt(seed=8)[:190]
    answer = reference("gemma3", conversation)
    outcomes = chain.run(conversation, (0, 96, 190), save=True)
    assert outcomes[-SHARDS].tokens == answer.tokens
    assert [outcome.done.saved_answer_tokens for outcome in outcomes] == [0, 0, 2, 2]
    conversation = conversation + answer.tokens + random_prompt(seed=9)[:40]
    with chain.placed(conversation) as placements:
        assert [each.num_stored_tokens for each in placements] == [192, 192]
        speaker = outcomes_of(chain.start(conversation, (192, 208, len(conversation)), placements)[1])[-SHARDS]
    assert assert_exact(speaker.tokens, speaker.logits, reference("gemma3", conversation)) == 0


def test_a_shard_that_leaves_ends_the_epoch_for_all_and_the_next_one_is_exact(
    sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    chain, prompt = sharded("llama", timeout_s=1.0), random_prompt()
    chain.ranks.ranks[-1].call("leave", chain.model).result(30)
    lost = {FailureKind.CHAIN_BROKEN, FailureKind.PREDECESSOR_STOPPED}
    assert {outcome.ended_with for outcome in outcomes_of(chain.start(prompt, (0, 96, NUM_PROMPT))[1])[SHARDS:]} <= lost
    chain.join()
    speaker = outcomes_of(chain.start(prompt, (0, 96, NUM_PROMPT))[1])[-SHARDS]
    assert assert_exact(speaker.tokens, speaker.logits, reference("llama", prompt)) == 0


@pytest.mark.parametrize("number", [0, 1, 3])
def test_a_shard_that_fails_by_what_no_code_foresees_ends_the_epoch_for_all_at_once(
    number: int, sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    """The other shards end long before their timeout, which no test waits for. The next epoch is exact."""
    chain, prompt = sharded("llama", timeout_s=600.0), random_prompt()
    chain.ranks.ranks[number].call("fail_at", 1).result(30)
    _, running = chain.start(prompt, (0, 96, NUM_PROMPT))
    with pytest.raises(AssertionError, match="RuntimeError: out of luck"):
        running[number].result(60)
    neighbour = number ^ 1  # a shard of the same worker
    assert running[neighbour].result(60).ended_with == FailureKind.CHAIN_BROKEN
    chain.join()
    speaker = outcomes_of(chain.start(prompt, (0, 96, NUM_PROMPT))[1])[-SHARDS]
    assert assert_exact(speaker.tokens, speaker.logits, reference("llama", prompt)) == 0


def test_each_shard_chooses_for_its_own_heads_within_the_budget_and_all_rows_are_exact(
    sharded: Callable[..., Sharded], reference: Callable[..., Any]
) -> None:
    preset, chain, prompt, num_stored, cuts = "runahead", sharded("llama"), random_prompt(), 128, (128, 160, NUM_PROMPT)
    chain.open_stores(preset)
    chain.keep(prompt[:num_stored])
    with chain.placed(prompt) as placements:
        assert [each.num_stored_tokens for each in placements] == [num_stored] * SHARDS
        read = []
        for kv_budget in (1.0, 0.25):
            selection = preset_of(preset).select(num_stored, kv_budget, chain.facts[0])
            _, futures = chain.start(prompt, cuts, placements, selection=selection)
            outcomes = outcomes_of(futures)
            reports = [outcome.done.selection for outcome in outcomes]
            assert all(max(report.rows_attended) <= kv_budget * num_stored for report in reports)
            read.append([report.bytes_from_host + report.bytes_from_disk for report in reports])
            if kv_budget == 1.0:
                speaker = outcomes[-SHARDS]
                assert assert_exact(speaker.tokens, speaker.logits, reference("llama", prompt)) == 0
    assert all(some < whole for whole, some in zip(*read, strict=True))


def test_shards_score_what_a_whole_worker_scores(
    sharded: Callable[..., Sharded], ranks: RankPool, tiny_model: TinyModel
) -> None:
    chain, prompt = sharded("llama"), random_prompt()[:90]
    ranks.load("llama", tiny_model("llama"), HANDOFF_TIMEOUT_S)
    options: dict[str, Any] = {"num_prompt_logprobs": 2, "continuations": [(5, 6, 7), (9,), (8, 4)]}
    epoch = ranks.join("llama", ranks.ranks[:1])
    whole = ranks.compute("llama", ranks.plan(epoch, prompt, (0, 90), **options), ranks.ranks[:1])[0]
    outcomes = outcomes_of(chain.start(prompt, (0, 90), **options)[1])
    assert [type(event) for event in outcomes[1].events] == [RunDone]
    (told, token), (of_whole, token_of_whole) = (each.events[:2] for each in (outcomes[0], whole))
    for ours, theirs in zip(token.scores, token_of_whole.scores, strict=True):
        assert ours == pytest.approx(theirs, abs=1e-4)
    assert told.logprobs.logprobs_T == pytest.approx(of_whole.logprobs.logprobs_T, abs=1e-4)
