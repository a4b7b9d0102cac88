"""Saves the chunks of a prefill while it runs: each layer's rows go to the store at the layer's boundary.

For requests whose rows other requests read meanwhile. It needs rows in host memory, and a store that keeps rows as
computed; elsewhere whole chunks are saved after the prefill.
"""

from collections.abc import Callable
from typing import Any

from kvstore import StoreClient, StoreError
from kvstore.client.saves import EarlySave
from workers.device.kv_buffer import KVBuffer
from workers.plan.worker_plan import WorkerPlan


class EarlySaving:
    """Early save of one request. Owns: its staged chunks in the store. `submit` runs calls one after the other in
    another thread.

    When the store fails, the early save is dropped, and `finish` returns 0.
    """

    def __init__(
        self, plan: WorkerPlan, store: StoreClient, kv: KVBuffer, submit: Callable[[Callable[[], Any]], None]
    ) -> None:
        assert plan.placement_id is not None, "what is saved has a placement"
        self._placement_id, self._chunks = plan.placement_id, plan.save
        self._store = store
        self._kv = kv
        self._submit = submit
        self._save: EarlySave | None = None
        submit(self._begin)

    def has_rows(self, layer: int) -> None:
        """Send layers up to this one: all rows of the worker's chunks are in the buffer on these layers."""
        self._submit(lambda: self._fill(layer + 1))

    def stop(self) -> None:
        """Free staged chunks that were not handed over. Does nothing after `finish`."""
        self._submit(self._cancel)

    def finish(self) -> int:
        """Hand the chunks over, and return how many were taken, from the first on. Called in the other thread, after
        the prefill.
        """
        save, self._save = self._save, None
        try:
            return save.finish(self._kv.as_bytes()) if save is not None else 0
        except StoreError:
            return 0  # the save that follows fails as well, and reports the error

    def _begin(self) -> None:
        try:
            self._save = self._store.save_early(self._placement_id, *self._chunks)
        except StoreError:
            self._save = None

    def _fill(self, num_layers: int) -> None:
        try:
            if self._save is not None:
                self._save.fill(self._kv.as_bytes(), num_layers)
        except StoreError:
            self._save = None

    def _cancel(self) -> None:
        save, self._save = self._save, None
        if save is not None:
            save.cancel()
