"""The thread that hands a worker's KV to the store: what the prefill computed, and then what decoding did.

Chunks of the prompt go while the request decodes, those of its answer after the last token: no token waits for either.
Both only for exact requests, whose plans say so (`workers/plan/worker_plan.py::plan_workers`).

    | prompt: chunks of the plan         | chunk of both | answer                    | last token: has no KV
    0                                first_token     num_prompt                   num_past
"""

import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from kvstore import StoreClient, StoreError
from workers.device.saving import save_chunks
from workers.plan.timeline import Activity
from workers.requests.early_saving import EarlySaving
from workers.requests.partition_run import PartitionRun


@dataclass(frozen=True, slots=True)
class Saved:
    """What the store took of a request, and what went wrong, with its class for logs."""

    num_chunks: int = 0
    #: Generated tokens whose KV is in them.
    num_answer_tokens: int = 0
    error: str = ""
    error_class: str = ""

    def failed(self, error: StoreError) -> "Saved":
        return replace(self, error=f"KV was not stored: {error}", error_class=type(error).__name__)


class SavingThread:
    """Owns: one thread, for all requests of a worker. What goes wrong never fails a request: see `Saved.error`."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kv-save")

    def close(self) -> None:
        """Return when what was begun is handed over."""
        self._thread.shutdown(wait=True)

    def save_early(self, run: PartitionRun, store: StoreClient | None) -> None:
        """Before the prefill: the plan's chunks go layer by layer, where the plan says so and it can be."""
        plan, buffer = run.plan, run.kv.buffer
        can_be = store is not None and store.identity.has_exact_rows and buffer.device.transfers is None
        if store is not None and can_be and plan.flows and plan.save[0] < plan.save[1]:
            run.early = EarlySaving(plan, store, buffer, self._submit)

    def _submit(self, task: Callable[[], Any]) -> None:
        with contextlib.suppress(RuntimeError):  # closed meanwhile: the worker ends, and with it what is staged
            self._thread.submit(task)

    def save_prompt(self, run: PartitionRun, store: StoreClient | None) -> "Future[Saved]":
        """The plan's chunks, when the prefill has ended; before them, what the store learns of the request."""
        return self._thread.submit(_save_prompt, run, store)

    def save_answer(
        self, run: PartitionRun, store: StoreClient | None, generated: Sequence[int], saved: Saved
    ) -> Saved:
        """Whole chunks that end among the `generated` tokens, after those of the prompt, `saved`; of both together.

        When decoding has ended: well, or by an abort, whose last round counts for nothing. Waits until it is done, and
        for nothing where no chunk was filled.
        """
        plan = run.plan
        if store is None or not plan.saves_answer or saved.num_chunks < plan.save[1] - plan.save[0]:
            return saved
        step = store.geometry.tokens_per_chunk
        if run.kv.num_past < (len(plan.token_ids) // step + 1) * step:
            return saved
        try:
            saving = self._thread.submit(_save_answer, run, store, generated, saved)
        except RuntimeError:  # closed while the request decoded: the worker ends
            return saved
        return saving.result()


def _save_prompt(run: PartitionRun, store: StoreClient | None) -> Saved:
    plan = run.plan
    if run.token_importance is not None:
        run.token_importance.tell(run.computed)
    start, end = plan.save
    if start == end or store is None or plan.placement_id is None:
        return Saved()
    first_token = start * store.geometry.tokens_per_chunk
    assert first_token >= plan.partition.num_prefix_tokens, "of a stored prefix not all rows are read"
    try:
        with run.timeline.during(Activity.SAVE):
            num_early = run.early.finish() if run.early is not None else 0
            rest = start + num_early, end
            return Saved(num_early + save_chunks(store, plan.placement_id, *rest, run.kv.buffer, run.computed))
    except StoreError as error:
        return Saved().failed(error)


def _save_answer(run: PartitionRun, store: StoreClient, generated: Sequence[int], saved: Saved) -> Saved:
    plan, step, num_past = run.plan, store.geometry.tokens_per_chunk, run.kv.num_past
    num_prompt = len(plan.token_ids)
    first_token = num_prompt // step * step
    assert plan.placement_id is not None, "a placement says that the answer may be saved"
    transfers = run.kv.buffer.device.transfers
    try:
        with run.timeline.during(Activity.SAVE):
            # The keys are made of the very tokens whose rows these are.
            token_ids = [*plan.token_ids[first_token:], *generated][: num_past - first_token]
            start, end = store.append(plan.placement_id, first_token, token_ids)
            if start == end:
                return saved
            computed = transfers.computed() if transfers is not None else None
            num_chunks = save_chunks(store, plan.placement_id, start, end, run.kv.buffer, computed)
    except StoreError as error:
        return saved.failed(error)
    num_tokens = (start + num_chunks) * step - max(num_prompt, start * step)
    return replace(saved, num_chunks=saved.num_chunks + num_chunks, num_answer_tokens=max(0, num_tokens))
