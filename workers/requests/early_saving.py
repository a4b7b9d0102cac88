"""The chunks of a prefill on their way to the store while it runs: a layer's rows go at its boundary.

For requests that others read meanwhile. Of rows in the processor's memory, and of stores that keep rows as computed:
elsewhere all of a chunk goes when the prefill has ended.
"""

from collections.abc import Callable
from typing import Any

from kvstore import StoreClient, StoreError
from kvstore.client.saves import EarlySave
from workers.device.kv_buffer import KVBuffer
from workers.plan.worker_plan import WorkerPlan


class EarlySaving:
    """Owns: what is staged in the store. `submit` runs things one after the other in another thread.

    When the store fails, nothing goes early any more: `finish` says that nothing has.
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
        """All rows of the worker's chunks are in the buffer on this layer, and on those before."""
        self._submit(lambda: self._fill(layer + 1))

    def stop(self) -> None:
        """Give back what was not handed over; fine after `finish`."""
        self._submit(self._cancel)

    def finish(self) -> int:
        """How many chunks are handed over, from the first on. In the other thread, after the prefill."""
        save, self._save = self._save, None
        try:
            return save.finish(self._kv.as_bytes()) if save is not None else 0
        except StoreError:
            return 0  # what is saved next fails as well, and says why

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
