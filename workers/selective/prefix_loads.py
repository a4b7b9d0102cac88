"""The loads of one request from its stored prefix: they are begun, waited for, counted and stopped here alone."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kvstore import PrefixLoad, Priority, ReadSpan, StoreClient, StoreError
from kvstore.client.record_use import Importance
from workers.device.load_targets import LoadTarget
from workers.errors import PrefixUnreadable

#: Waits for a load's records of a layer; raises PrefixUnreadable or RequestCancelled. Returns nothing else of use.
Wait = Callable[[PrefixLoad, int], None]


class PrefixLoads:
    """The loads of one request. Owns: them; only it cancels one. For one thread.

    `wait`: as the request waits, with its deadline and its turn.
    """

    def __init__(self, client: StoreClient, placement_id: int, wait: Wait) -> None:
        self._client = client
        self._placement_id = placement_id
        self._begun: list[PrefixLoad] = []
        self._target: list[LoadTarget] = []
        #: Of each: what was asked for, and whether before a layer wanted it.
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
        """See `StoreClient.load`. `purpose`: what it brings, for the timeline. Raises PrefixUnreadable."""
        with as_prefix_unreadable():
            load = self._client.load(
                self._placement_id, target, priority, slots=slots, tokens=tokens, importance=importance
            )
        self._begun.append(load)
        self._target.append(target)
        self._purposes.append((purpose, priority is not Priority.DEMAND))
        return load

    def stop(self) -> None:
        """Return when nothing is copied to the destinations any more; leases end. Fine after the end, too."""
        for load in self._begun:
            load.cancel()
        for target in self._target:
            target.discard()

    def read_spans(self) -> Iterator[tuple[ReadSpan, str, bool]]:
        """What was read so far, what it was for, and whether it was begun as a prefetch."""
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
    """What was begun as a prefetch is waited for now."""
    if not load.is_complete():
        load.promote()


@contextlib.contextmanager
def as_prefix_unreadable() -> Iterator[None]:
    """An error of the store means that the prefix is computed again: raises PrefixUnreadable in its place."""
    try:
        yield
    except StoreError as error:
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error
