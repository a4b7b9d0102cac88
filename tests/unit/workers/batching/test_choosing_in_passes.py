"""Prefills that choose rows of a stored prefix get the same tokens in shared passes as in passes of their own."""

import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
import torch
from held_worker import NUM_NEW, WAIT_S, HeldWorker, Running, alone, margins, of_request, plan_of, prompt_of, run_of
from transformers import PreTrainedModel

from kvstore import KVStore, StoreConfig
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from workers.batching.token_batch import BatchPart, TokenBatch
from workers.errors import FailureKind, NeedsOwnPass, PrefixUnreadable
from workers.model.reference import TIE_MARGIN
from workers.plan.events import RunDone, RunFailed, SelectionReport
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, WorkerPlan, plan_workers
from workers.presets.registry import preset_of
from workers.requests.prefill_waits import PrefillWaits
from workers.selective.selective_prefix import SelectivePrefix
from workers.turns.turn_order import Turn

PREFIX = prompt_of(128, seed=5)
PROMPTS = [[*PREFIX, *prompt_of(length, seed=length)] for length in (30, 1, 44)]
#: Falcon has an attention of its own, which takes no budget.
WITH_BUDGETS = [name for name in SOME_TINY_ARCHITECTURES if not name.startswith("falcon")]


class Choosing:
    """A held worker with a store of the prefix, in the preset's layout."""

    def __init__(self, it: HeldWorker, directory: Path) -> None:
        self.it = it
        self.preset, facts = preset_of("runahead"), it.worker.model.facts
        config = self.preset.with_layout(
            self.preset.with_policy(StoreConfig(directory=str(directory), host_bytes=2**24, io_threads=2)), facts
        )
        self.store = KVStore(config, facts.store_identity(config))
        self.store.open()
        it.worker.open_store(self.store.client())
        first = self.plan(0, PREFIX, budget=None, num_new=1)
        it.decode(it.start(first))
        self.settle(first)

    def plan(
        self, number: int, prompt: Sequence[int], *, budget: float | None = 0.5, num_new: int = NUM_NEW
    ) -> WorkerPlan:
        placement = self.store.acquire(prompt, save=budget is None)
        stored, facts = placement.num_stored_tokens, self.it.worker.model.facts
        (plan,) = plan_workers(
            request=number,
            epoch=0,
            token_ids=prompt,
            partition=Partition((stored, len(prompt))),
            placements=[placement],
            asked=Asked(max_new_tokens=num_new, is_exact=budget is None),
            selection=self.preset.select(stored, budget, facts),
        )
        return plan

    def settle(self, *plans: WorkerPlan) -> None:
        for plan in plans:
            assert plan.placement_id is not None
            self.store.settle(plan.placement_id)
        assert self.store.drain(WAIT_S)

    def together(self, *plans: WorkerPlan) -> list[Running]:
        """Run plans that all begin while another request computes, so that they share passes."""
        with self.it.worker._baton.held(Turn(is_decode=True)):
            running = self.it.start(*plans)
        self.it.end(running)
        self.settle(*(plan for plan in plans if plan.placement_id is not None))
        return running

    def alone(self, *plans: WorkerPlan) -> list[Running]:
        """Run each plan by itself, in passes of its own."""
        running = [alone(self.it.worker, plan) for plan in plans]
        self.settle(*plans)
        return running


@pytest.fixture
def choosing(held: Callable[..., HeldWorker], tmp_path: Path) -> Iterator[Callable[[str], Choosing]]:
    opened: list[Choosing] = []

    def make(architecture: str) -> Choosing:
        opened.append(Choosing(held(architecture, prefills=True), tmp_path / "store"))
        return opened[-1]

    yield make
    for each in opened:
        each.it.worker.close()
        each.store.close()


@pytest.fixture
def sizes(monkeypatch: pytest.MonkeyPatch) -> list[dict[int, int]]:
    """For each pass: request → number of its tokens in the pass."""
    taken, stock_forward = list[dict[int, int]](), TokenBatch.forward

    def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
        taken.append({part.run.plan.request: len(part.token_ids) for part in parts})
        return stock_forward(batch, parts)

    monkeypatch.setattr(TokenBatch, "forward", forward)
    return taken


def selection(running: Running) -> SelectionReport:
    done = running.events[-1]
    assert isinstance(done, RunDone), done
    assert done.selection is not None
    return done.selection


@pytest.mark.parametrize("architecture", WITH_BUDGETS)
def test_with_a_budget_of_all_rows_they_get_the_tokens_of_transformers(
    architecture: str,
    choosing: Callable[[str], Choosing],
    stock_model: Callable[[str], PreTrainedModel],
    sizes: list[dict[int, int]],
) -> None:
    of = choosing(architecture)
    sizes.clear()
    plans = [of.plan(number, prompt, budget=1.0) for number, prompt in enumerate(PROMPTS, start=1)]
    assert all(plan.selection is not None for plan in plans)
    running = of.together(*plans, plan_of(4, PROMPTS[0]))
    assert max(sizes, key=len) == {1: 30, 2: 1, 3: 44, 4: sizes[0][4]}, "one pass over all of them"
    model = stock_model(architecture)
    for each, prompt in zip(running, (*PROMPTS, PROMPTS[0]), strict=True):
        assert min(margins(model, prompt, NUM_NEW)) > TIE_MARGIN, "the prompt has near ties"
        ids = torch.tensor([prompt])
        mask = torch.ones_like(ids)
        out = model.generate(ids, attention_mask=mask, max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0)
        assert each.tokens == out[0, len(prompt) :].tolist()


@pytest.mark.parametrize("architecture", ["llama", "gemma2", "gpt_oss"])
def test_they_choose_and_come_to_what_they_do_alone(architecture: str, choosing: Callable[[str], Choosing]) -> None:
    of = choosing(architecture)
    together = of.together(*(of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)))
    for each, same in zip(together, of.alone(*(of.plan(10 + n, p) for n, p in enumerate(PROMPTS))), strict=True):
        assert each.tokens == same.tokens
        assert selection(each).rows_attended == selection(same).rows_attended
        kept, alone_kept = selection(each).attention_mass_kept_est, selection(same).attention_mass_kept_est
        assert kept == pytest.approx(alone_kept, rel=1e-4)


def test_one_whose_rows_come_too_late_is_computed_by_itself_and_holds_up_no_other(
    choosing: Callable[[str], Choosing],
    sizes: list[dict[int, int]],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level("INFO", "workers")
    of = choosing("llama")
    sizes.clear()
    stock_wait, waits = PrefillWaits.wait_within, list[int]()

    def wait_within(self: PrefillWaits, *args: object) -> None:
        if self._request == 2 and self.patience_s is not None and len(waits) < 1:
            waits.append(2)
            raise NeedsOwnPass("too late")
        stock_wait(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(PrefillWaits, "wait_within", wait_within)
    running = of.together(*(of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)))
    assert waits == [2]
    assert [each.getMessage() for each in caplog.records if each.name == "workers.batching.batcher"] == [
        "request 2 is computed again, in a pass of its own: too late"
    ]
    assert sizes[0] == {1: 30, 2: 1, 3: 44}
    assert [size[1] for size in sizes if 1 in size] == [30] + [1] * (NUM_NEW - 1), "the pass was not made again"
    for each, same in zip(running, of.alone(*(of.plan(10 + n, p) for n, p in enumerate(PROMPTS))), strict=True):
        assert each.tokens == same.tokens
        assert selection(each).rows_attended == selection(same).rows_attended


def test_patience_ends_and_is_no_failure_of_the_store(choosing: Callable[[str], Choosing]) -> None:
    class NotThere:
        def is_ready(self, layer: int) -> bool:
            return False

        def wait(self, layer: int, timeout_s: float) -> None:
            threading.Event().wait(timeout_s)
            raise TimeoutError("nothing comes")

    of = choosing("llama")
    run = run_of(of.it.worker, plan := of.plan(1, PROMPTS[0]))
    run.waits.patience_s = 0.05
    with pytest.raises(NeedsOwnPass, match="too late"):
        run.prefix._wait_within(NotThere(), 0)  # type: ignore[arg-type]
    assert run.waits.patience_s <= 0
    run.stop()
    of.settle(plan)


@pytest.mark.parametrize("layer", [0, 2])
def test_one_whose_rows_cannot_be_read_fails_alone(
    layer: int, choosing: Callable[[str], Choosing], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = choosing("llama")
    stock_choose = SelectivePrefix._choose
    plans = [of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)]

    def choose(self: SelectivePrefix, at: int, *args: object) -> object:
        if at == layer and self._placement_id == plans[1].placement_id:
            raise PrefixUnreadable("no such rows", 3)
        return stock_choose(self, at, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(SelectivePrefix, "_choose", choose)
    running = of.together(*plans)
    failed = running[1].events[-1]
    assert isinstance(failed, RunFailed)
    assert (failed.kind, failed.chunk_index) == (FailureKind.PREFIX_UNREADABLE, 3)
    for number in (0, 2):
        assert running[number].tokens == of.alone(of.plan(10 + number, PROMPTS[number]))[0].tokens
    assert of.it.worker._requests == {}


def test_all_of_a_pass_begin_to_read_before_one_of_them_waits(
    choosing: Callable[[str], Choosing], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = choosing("llama")
    stock_choose, stock_chosen = SelectivePrefix.choose, SelectivePrefix.chosen
    steps: list[tuple[int, str]] = []

    def choose(self: SelectivePrefix, layer: int, *args: object) -> None:
        steps.append((layer, "choose"))
        stock_choose(self, layer, *args)  # type: ignore[arg-type]

    def chosen(self: SelectivePrefix, layer: int) -> object:
        steps.append((layer, "chosen"))
        return stock_chosen(self, layer)

    monkeypatch.setattr(SelectivePrefix, "choose", choose)
    monkeypatch.setattr(SelectivePrefix, "chosen", chosen)
    of.together(*(of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)))
    num_layers = of.it.worker.model.facts.kv.num_layers
    assert steps == [
        (layer, step) for layer in range(num_layers) for step in ("choose", "chosen") for _ in range(len(PROMPTS))
    ]


def test_after_a_pass_that_failed_layers_choose_anew_in_passes_of_their_own(
    choosing: Callable[[str], Choosing], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = choosing("llama")
    stock_forward, num_failed = TokenBatch.forward, list[int]()

    def forward(batch: TokenBatch, parts: Sequence[BatchPart]) -> torch.Tensor:
        logits = stock_forward(batch, parts)
        if not num_failed:
            num_failed.append(len(parts))
            raise RuntimeError("out of memory")
        return logits

    monkeypatch.setattr(TokenBatch, "forward", forward)
    exact = plan_of(4, PROMPTS[0])
    running = of.together(*(of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)), exact)
    assert num_failed == [4]
    for each, same in zip(running, of.alone(*(of.plan(10 + n, p) for n, p in enumerate(PROMPTS))), strict=False):
        assert each.tokens == same.tokens
        assert selection(each).rows_attended == selection(same).rows_attended
    assert running[3].tokens == alone(of.it.worker, plan_of(14, PROMPTS[0])).tokens


def test_one_that_is_aborted_while_it_waits_for_rows_leaves_the_others_alone(
    choosing: Callable[[str], Choosing], monkeypatch: pytest.MonkeyPatch
) -> None:
    of = choosing("llama")
    stock_choose = SelectivePrefix._choose
    plans = [of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)]

    def choose(self: SelectivePrefix, at: int, *args: object) -> object:
        if at == 1 and self._placement_id == plans[1].placement_id:
            of.it.worker.abort(2)
            of_request(of.it, 2).waits.check()
        return stock_choose(self, at, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(SelectivePrefix, "_choose", choose)
    running = of.together(*plans)
    gone = running[1].events[-1]
    assert isinstance(gone, RunFailed)
    assert gone.kind is FailureKind.REQUEST_CANCELLED
    for number in (0, 2):
        assert running[number].tokens == of.alone(of.plan(10 + number, PROMPTS[number]))[0].tokens


def test_a_prompt_of_more_new_tokens_than_a_pass_takes_has_its_own(
    choosing: Callable[[str], Choosing], sizes: list[dict[int, int]]
) -> None:
    of = choosing("llama")
    sizes.clear()
    of.it.batcher.budget = 43
    plans = [of.plan(number, prompt) for number, prompt in enumerate(PROMPTS, start=1)]
    with of.it.worker._baton.held(Turn(is_decode=True)):
        running = of.it.start(*plans[:2])
        third = Running(plans[2])
        third.thread = threading.Thread(target=lambda: third.events.extend(of.it.worker.compute(third.plan)))
        third.thread.start()
    of.it.end([*running, third])
    of.settle(*plans)
    assert not any(size.get(3, 1) > 1 for size in sizes)
    for each, same in zip(
        [*running, third], of.alone(*(of.plan(10 + n, p) for n, p in enumerate(PROMPTS))), strict=True
    ):
        assert each.tokens == same.tokens
