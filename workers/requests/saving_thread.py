"""The thread that hands a worker's KV to the store: first the KV of the prefill, then that of decoding.

Chunks of the prompt are saved while the request decodes, and chunks of its answer after the last token, so no token
waits. Only exact requests save KV; their plans say which (`workers/plan/worker_plan.py::plan_workers`).

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
    """Outcome of saving a request's KV; an error comes with its class, for logs."""

    num_chunks: int = 0
    #: Number of generated tokens whose KV is in these chunks.
    num_answer_tokens: int = 0
    error: str = ""
    error_class: str = ""

    def failed(self, error: StoreError) -> "Saved":
        return replace(self, error=f"KV was not stored: {error}", error_class=type(error).__name__)


class SavingThread:
    """Saves the KV of all requests of a worker. Owns: one thread. A failed save never fails a request: see
    `Saved.error`.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="kv-save")

    def close(self) -> None:
        """End the thread; returns when saves in progress are handed over."""
        self._thread.shutdown(wait=True)

    def save_early(self, run: PartitionRun, store: StoreClient | None) -> None:
        """Prepare, before the prefill, to save the plan's chunks layer by layer, if the plan flows and store and device
        allow it.
        """
        plan, buffer = run.plan, run.kv.buffer
        can_be = store is not None and store.identity.has_exact_rows and buffer.device.transfers is None
        if store is not None and can_be and plan.flows and plan.save[0] < plan.save[1]:
            run.early = EarlySaving(plan, store, buffer, self._submit)

    def _submit(self, task: Callable[[], Any]) -> None:
        with contextlib.suppress(RuntimeError):  # closed meanwhile: the worker ends, and with it all staged chunks
            self._thread.submit(task)

    def save_prompt(self, run: PartitionRun, store: StoreClient | None) -> "Future[Saved]":
        """Save the plan's chunks, when the prefill has ended; first send the store the importance of tokens."""
        return self._thread.submit(_save_prompt, run, store)

    def save_answer(
        self, run: PartitionRun, store: StoreClient | None, generated: Sequence[int], saved: Saved
    ) -> Saved:
        """Save whole chunks that end among the `generated` tokens, and return the outcome together with the prompt's,
        `saved`.

        Called when decoding has ended: by itself, or by an abort, whose last pass does not count. Waits until the save
        is done; returns at once if no chunk was filled.
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
    assert first_token >= plan.partition.num_prefix_tokens, "a stored prefix is not saved: not all of its rows are read"
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
            # Keys are made of the tokens whose rows these are.
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
