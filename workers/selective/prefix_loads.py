"""Loads of one request from its stored prefix: the only place that begins, awaits, counts and stops them."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kvstore import PrefixLoad, Priority, ReadSpan, StoreClient, StoreError
from kvstore.client.record_use import Importance
from workers.device.load_targets import LoadTarget
from workers.errors import PrefixUnreadable

#: Waits for a load's records of a layer. Raises PrefixUnreadable or RequestCancelled.
Wait = Callable[[PrefixLoad, int], None]


class PrefixLoads:
    """Loads of one request. Owns: the loads, and alone cancels them. For one thread.

    `wait`: the request's wait, which keeps its deadline and its turn.
    """

    def __init__(self, client: StoreClient, placement_id: int, wait: Wait) -> None:
        self._client = client
        self._placement_id = placement_id
        self._begun: list[PrefixLoad] = []
        self._target: list[LoadTarget] = []
        #: Purpose of each load, and whether it began as a prefetch.
        self._purposes: list[tuple[str, bool]] = []
        self.wait = wait

    def begin(
        self,
        target: LoadTarget,
        purpose: str,
        priority: Priority,
        *,
        slots: Sequence[int],
        tokens: npt.NDArray[np.bool_] | None = None,
        importance: Importance | None = None,
    ) -> PrefixLoad:
        """Begin a load, see `StoreClient.load`. `purpose`: name for the timeline. Raises PrefixUnreadable."""
        with as_prefix_unreadable():
            load = self._client.load(
                self._placement_id, target, priority, slots=slots, tokens=tokens, importance=importance
            )
        self._begun.append(load)
        self._target.append(target)
        self._purposes.append((purpose, priority is not Priority.DEMAND))
        return load

    def stop(self) -> None:
        """End all loads and their leases. Returns when nothing is copied to the targets any more. Idempotent."""
        for load in self._begun:
            load.cancel()
        for target in self._target:
            target.discard()

    def read_spans(self) -> Iterator[tuple[ReadSpan, str, bool]]:
        """Reads so far, each with its purpose and whether it began as a prefetch."""
        for load, (purpose, is_prefetch) in zip(self._begun, self._purposes, strict=True):
            for span in load.read_spans():
                yield span, purpose, is_prefetch

    @property
    def bytes_from_disk(self) -> int:
        return sum(load.bytes_from_disk for load in self._begun)

    @property
    def bytes_from_host(self) -> int:
        return sum(load.bytes_from_host for load in self._begun)

    @property
    def bytes_from_device(self) -> int:
        return sum(load.bytes_from_device for load in self._begun)


def promote(load: PrefixLoad) -> None:
    """Raise a prefetch to demand priority."""
    if not load.is_complete():
        load.promote()


@contextlib.contextmanager
def as_prefix_unreadable() -> Iterator[None]:
    """Turn errors of the store inside the block into PrefixUnreadable, after which the prefix is computed again."""
    try:
        yield
    except StoreError as error:
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error
