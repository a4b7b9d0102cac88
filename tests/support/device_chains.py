"""Tests of chains of processes whose rows are in device memory, for any link and device.

On a machine without a GPU, `tests/distributed/test_device_chains.py` runs them on the stand-in, over the host link.
With one, `tests/gpu/test_ranks_cuda.py` runs them over NCCL and over the host link. So nothing but NCCL itself is
untried when a GPU is at hand.
"""

import contextlib
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import torch
from transformers import AutoModelForCausalLM

from kvstore import KVStore, StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.errors import FailureKind
from workers.model.stock_model import random_model
from workers.plan.config import LinkKind
from workers.plan.model_facts import ModelFacts
from workers.presets.registry import preset_of

MODEL, PRESET = "llama", "runahead"
NUM_PROMPT, NUM_NEW = 203, 8
#: Cuts by number of workers, after no stored prefix and after one of `NUM_STORED` tokens.
CUTS = {1: (NUM_PROMPT,), 2: (112, NUM_PROMPT), 3: (80, 144, NUM_PROMPT)}
NUM_STORED = 128
CUTS_AFTER_STORED = {1: (NUM_PROMPT,), 2: (160, NUM_PROMPT), 3: (144, 176, NUM_PROMPT)}
WAIT_S = 60.0
#: Longest start of a rank's process, in seconds.
START_S = 240.0
#: Longest wait of a rank for its predecessor's rows, in seconds.
HANDOFF_TIMEOUT_S = 8.0
#: Environment in which NCCL joins processes on one GPU: each names a host of its own, so NCCL goes through sockets. It
#: is set before the first communicator. Ranks take turns on the GPU, so no time means anything.
NCCL_ENVIRONMENT = {
    "NCCL_NET": "Socket",
    "NCCL_SOCKET_IFNAME": "lo",
    "NCCL_IB_DISABLE": "1",
    "NCCL_NVLS_ENABLE": "0",
    "NCCL_RAS_ENABLE": "0",
    "NCCL_MAX_CTAS": "1",
    "NCCL_PROTO": "Simple",
}
#: From this release on, NCCL looks whether ranks share a GPU in another way.
_MULTI_RANK_FROM = (2, 30)
BROKEN = (FailureKind.CHAIN_BROKEN, FailureKind.PREDECESSOR_STOPPED)


def random_prompt(seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (NUM_PROMPT,), generator=generator).tolist()


class Stock:
    """Stock transformers, which judges tokens. `tolerance`: most that a logit may be off, as a share of their range."""

    def __init__(self, directory: Path, device: str, dtype: torch.dtype, tolerance: float) -> None:
        self._network = AutoModelForCausalLM.from_pretrained(str(directory), dtype=dtype).to(device).eval()
        self._device = device
        self._tolerance = tolerance

    def check(self, prompt: Sequence[int], outcome: Any) -> None:
        """Assert that an answer's first logits are the model's, and each token its best one, within the tolerance."""
        assert len(outcome.tokens) == NUM_NEW, outcome.events[-1]
        text = torch.tensor([[*prompt, *outcome.tokens[:-1]]], device=self._device)
        with torch.inference_mode():
            logits_TV = self._network(text).logits[0, -NUM_NEW:].float().cpu()
        best_T = logits_TV.max(-1).values
        most_T = self._tolerance * (best_T - logits_TV.min(-1).values)
        chosen_T = logits_TV[torch.arange(NUM_NEW), torch.tensor(outcome.tokens)]
        assert (best_T - chosen_T <= most_T).all(), (best_T - chosen_T, most_T)
        self.check_logits(logits_TV[0], outcome)

    def check_logits(self, expected_V: torch.Tensor, outcome: Any) -> None:
        """Assert that the first logits of an answer are these, within the tolerance."""
        most = self._tolerance * float(expected_V.max() - expected_V.min())
        assert float((torch.tensor(outcome.logits) - expected_V).abs().max()) <= most


def nccl_environment(rank: int) -> dict[str, str]:
    """Environment of a rank, see `NCCL_ENVIRONMENT`."""
    named = {**NCCL_ENVIRONMENT, "NCCL_HOSTID": f"runahead-rank-{rank}"}
    if torch.cuda.is_available() and torch.cuda.nccl.version() >= _MULTI_RANK_FROM:
        named["NCCL_MULTI_RANK_GPU_ENABLE"] = "1"
    return named


@contextlib.contextmanager
def open_chains(pool: Any, directory: Path, link: str, stock: "Stock", **settings: Any) -> Iterator["Chains"]:
    """Load the model of `directory` into a new pool of ranks, which ends with the context.

    `settings`: of the ranks' workers (`RankPool.load`). Skips the test where NCCL refuses ranks on one GPU.
    """
    with contextlib.closing(pool):
        for number, rank in enumerate(pool.ranks):
            rank.call("set_environment", nccl_environment(number)).result(START_S)
        facts = pool.load(MODEL, str(directory), HANDOFF_TIMEOUT_S, **settings)
        chains = Chains(pool, facts, stock, link, num_shards=settings.get("num_shards", 1))
        if link == LinkKind.NCCL:
            try:
                chains.join(2)
            except AssertionError as error:
                if "no NCCL connection" not in str(error):
                    raise
                pytest.skip(f"NCCL joins no two processes on this GPU: {error}")
        yield chains


def make_model(directory: Path) -> Path:
    """Write the model that the ranks and stock transformers load."""
    random_model(tiny_config(MODEL), str(directory))
    return directory


@dataclass
class Chains:
    """A pool of three ranks with the model loaded, or of four with its shards, and the link that is tested.

    `reference_link` is compared with.
    """

    pool: Any
    facts: ModelFacts
    stock: Stock
    link: str
    reference_link: str = "host"
    #: Shards of a worker.
    num_shards: int = 1

    def join(self, num_workers: int, link: str | None = None) -> int:
        members = self.pool.ranks[: num_workers * self.num_shards]
        epoch: int = self.pool.join(MODEL, members, num_shards=self.num_shards, link=link or self.link)
        return epoch

    def compute(self, epoch: int, prompt: Sequence[int], cuts: tuple[int, ...], **asked: Any) -> list[Any]:
        """Outcomes by rank. `cuts`: begin with the number of stored tokens."""
        plans = self.pool.plan(epoch, prompt, cuts, max_new_tokens=NUM_NEW, **asked)
        outcomes: list[Any] = self.pool.compute(MODEL, plans, self.pool.ranks[: len(plans)])
        return outcomes

    def assert_exact(self, epoch: int, num_workers: int, prompt: Sequence[int]) -> Any:
        """Compute a prompt cold, compare it with stock transformers, and return the last rank's outcome."""
        outcomes = self.compute(epoch, prompt, (0, *CUTS[num_workers]))
        self.stock.check(prompt, outcomes[-1])
        layers = self.facts.kv.num_layers
        sent = [(outcome.done.link, outcome.done.messages_sent) for outcome in outcomes]
        assert sent == [(self.link, layers)] * (num_workers - 1) + [("", 0)]
        return outcomes[-1]

    @contextlib.contextmanager
    def store(self, directory: Path) -> Iterator[KVStore]:
        """A store of this process that the ranks use, in the layout of `PRESET`."""
        config = StoreConfig(directory=str(directory), disk_bytes=2**28, host_bytes=2**24, io_threads=2)
        config = preset_of(PRESET).with_layout(config, self.facts)
        with contextlib.closing(KVStore(config, self.facts.store_identity(config))) as store:
            store.open()
            self.pool.open_store(MODEL, store)
            yield store

    def keep(self, store: KVStore, epoch: int, prefix: Sequence[int]) -> None:
        """Compute a prefix on the first rank, and store its chunks durably."""
        placement = store.acquire(prefix)
        plans = self.pool.plan(epoch, prefix, (0, len(prefix)), placement=placement, max_new_tokens=1)
        (outcome,) = self.pool.compute(MODEL, plans, self.pool.ranks[:1])
        assert outcome.done.save_error == ""
        store.settle(placement.placement_id)
        assert store.drain(WAIT_S)


class DeviceChainTests:
    """The tests. A subclass has a fixture `chains`, which is made once for the class."""

    @pytest.mark.parametrize("num_workers", [2, 3])
    def test_a_cold_chain_gives_the_tokens_of_transformers(self, chains: Chains, num_workers: int) -> None:
        for seed in (1, 2):
            chains.assert_exact(chains.join(num_workers), num_workers, random_prompt(seed))

    @pytest.mark.parametrize("num_workers", [2, 3])
    def test_rows_are_bit_for_bit_those_that_the_reference_carries(self, chains: Chains, num_workers: int) -> None:
        prompt, logits = random_prompt(3), []
        for link in (chains.reference_link, chains.reference_link, chains.link):
            epoch = chains.join(num_workers, link)
            outcomes = chains.compute(epoch, prompt, (0, *CUTS[num_workers]))
            assert outcomes[0].done.link == link
            logits.append(outcomes[-1].logits)
        if logits[0] != logits[1]:
            pytest.skip("this device computes the same rows differently each time")
        assert logits[1] == logits[2]

    @pytest.mark.parametrize("budget", [None, 1.0, 0.5])
    @pytest.mark.parametrize("num_workers", [2, 3])
    def test_a_chain_after_a_stored_prefix(
        self, chains: Chains, num_workers: int, budget: float | None, tmp_path: Path
    ) -> None:
        """Exact without a budget and with one for all rows; with half of them, equal to the reference's."""
        prompt, outcomes = random_prompt(4), list[Any]()
        with chains.store(tmp_path) as store:
            chains.keep(store, chains.join(num_workers), prompt[:NUM_STORED])
            for link in (chains.reference_link, chains.link):
                epoch = chains.join(num_workers, link)
                placement = store.acquire(prompt, save=False)
                assert placement.num_stored_tokens == NUM_STORED
                plan = preset_of(PRESET).select(NUM_STORED, budget, chains.facts) if budget is not None else None
                cuts = (NUM_STORED, *CUTS_AFTER_STORED[num_workers])
                is_exact = budget is None
                of_ranks = chains.compute(epoch, prompt, cuts, placement=placement, selection=plan, is_exact=is_exact)
                store.settle(placement.placement_id)
                assert of_ranks[0].ended_with == "RunDone", of_ranks[0].failure
                assert of_ranks[0].done.link == link and of_ranks[0].done.bytes_from_host > 0
                outcomes.append(of_ranks[-1])
        chains.stock.check_logits(torch.tensor(outcomes[0].logits), outcomes[1])
        if budget != 0.5:
            chains.stock.check(prompt, outcomes[1])

    def test_devices_read_the_arena_of_another_process_and_of_its_successor(
        self, chains: Chains, tmp_path: Path
    ) -> None:
        """The store is in the test's process. Each rank registers the store's arena, then that of the next store."""
        prompt, members = random_prompt(10), chains.pool.ranks[:2]
        for number in range(2):
            with chains.store(tmp_path / str(number)) as store:
                epoch = chains.join(2)
                before = [rank.call("arena", MODEL).result(WAIT_S) for rank in members]
                for state in before:
                    assert (state.registered_bytes, state.failure) == (store.tier.arena.size_bytes, "")
                chains.keep(store, epoch, prompt[:NUM_STORED])
                placement = store.acquire(prompt, save=False)
                cuts = (NUM_STORED, *CUTS_AFTER_STORED[2])
                outcomes = chains.compute(epoch, prompt, cuts, placement=placement)
                store.settle(placement.placement_id)
                chains.stock.check(prompt, outcomes[-1])
                for rank, earlier in zip(members, before, strict=True):
                    state = rank.call("arena", MODEL).result(WAIT_S)
                    assert (state.direct_bytes > earlier.direct_bytes) == state.gathers
                    assert state.unregistered_bytes == earlier.unregistered_bytes

    @pytest.mark.parametrize("aborted", [0, 1, 2])
    def test_a_request_aborted_in_mid_prefill_does_not_shift_the_next_one(self, chains: Chains, aborted: int) -> None:
        pool, prompt = chains.pool, random_prompt(5)
        epoch = chains.join(3)
        plans = pool.plan(epoch, prompt, (0, *CUTS[3]))
        pool.ranks[aborted].call("abort_at", plans[0].request, 2).result(WAIT_S)
        outcomes = pool.compute(MODEL, plans, pool.ranks[:3])
        stopped = [FailureKind.REQUEST_CANCELLED] + [FailureKind.PREDECESSOR_STOPPED] * (2 - aborted)
        assert [outcome.ended_with for outcome in outcomes] == ["RunDone"] * aborted + stopped
        chains.assert_exact(epoch, 3, prompt)

    def test_a_stopped_rank_hangs_no_other_and_comes_back_in_the_next_epoch(self, chains: Chains) -> None:
        pool, prompt = chains.pool, random_prompt(6)
        first, stopped, last = pool.ranks[:3]
        epoch = chains.join(3)
        stopped.signal(signal.SIGSTOP)
        try:
            running = pool.start(MODEL, pool.plan(epoch, prompt, (0, *CUTS[3])), pool.ranks[:3])
            # Rows of the first rank may fit into buffers on the way.
            assert running[0].result(WAIT_S).ended_with in ("RunDone", *BROKEN)
            assert running[2].result(WAIT_S).ended_with in BROKEN
            assert not running[1].done()
            survivors = pool.join(MODEL, [first, last], link=chains.link)
            plans = pool.plan(survivors, prompt, (0, *CUTS[2]), max_new_tokens=NUM_NEW)
            chains.stock.check(prompt, pool.compute(MODEL, plans, [first, last])[-1])
        finally:
            stopped.signal(signal.SIGCONT)
        assert running[1].result(WAIT_S).ended_with in ("RunDone", *BROKEN)
        chains.assert_exact(chains.join(3), 3, prompt)

    def test_a_killed_rank_hangs_no_other_and_the_survivors_go_on(self, chains: Chains) -> None:
        """The last test of the class, because the killed rank does not come back."""
        pool, prompt = chains.pool, random_prompt(7)
        first, last, killed = pool.ranks[:3]
        members = [first, killed, last]
        epoch = pool.join(MODEL, members, link=chains.link)
        plans = pool.plan(epoch, prompt, (0, *CUTS[3]))
        killed.kill()
        running = [pool.start(MODEL, [plan], [rank])[0] for plan, rank in ((plans[0], first), (plans[2], last))]
        assert running[0].result(WAIT_S).ended_with in ("RunDone", *BROKEN)
        assert running[1].result(WAIT_S).ended_with in BROKEN
        chains.assert_exact(chains.join(2), 2, prompt)


class DeviceShardTests:
    """Two workers of two shards each. A subclass has a fixture `shards`: four ranks, with the shards loaded."""

    def test_shards_give_the_tokens_of_transformers(self, shards: Chains) -> None:
        epoch = shards.join(2)
        for seed, cuts in ((1, (0, 112, NUM_PROMPT)), (2, (0, NUM_PROMPT))):
            prompt = random_prompt(seed)
            plans = shards.pool.plan_shards(epoch, prompt, cuts, [None, None], max_new_tokens=NUM_NEW)
            outcomes = shards.pool.compute(MODEL, plans, shards.pool.ranks[4 - len(plans) : 4])
            assert [outcome.ended_with for outcome in outcomes] == ["RunDone"] * len(plans)
            shards.stock.check(prompt, outcomes[-2])
