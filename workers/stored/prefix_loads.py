"""All that one request reads of its stored prefix: begun, waited for, counted and stopped in one place."""

import contextlib
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kvstore import (
    PrefixLoad,
    ProbeDestination,
    SelectedRowsDestination,
    SketchDestination,
    StoreClient,
    StoreError,
)
from kvstore.io_engine import Priority
from kvstore.record_use import Importance
from workers.errors import PrefixUnreadable

#: Waits for a load's records of a layer; raises PrefixUnreadable or RequestCancelled. Returns nothing else of use.
Wait = Callable[[PrefixLoad, int], None]


class PrefixLoads:
    """The loads of one request. Owns: them; nobody else cancels one. For one thread.

    `wait`: as the request waits, with its deadline and its turn.
    """

    def __init__(self, client: StoreClient, placement_id: int, wait: Wait) -> None:
        self._client = client
        self._placement_id = placement_id
        self._begun: list[PrefixLoad] = []
        self.wait = wait

    def begin(
        self,
        destination: SelectedRowsDestination | ProbeDestination | SketchDestination,
        priority: Priority,
        *,
        slots: Sequence[int],
        tokens: npt.NDArray[np.bool_] | None = None,
        importance: Importance | None = None,
    ) -> PrefixLoad:
        """See `StoreClient.load`. Raises PrefixUnreadable."""
        with unreadable():
            load = self._client.load(
                self._placement_id, destination, priority, slots=slots, tokens=tokens, importance=importance
            )
        self._begun.append(load)
        return load

    def stop(self) -> None:
        """Return when no thread touches the destinations any more; leases end. Fine after the end, too."""
        for load in self._begun:
            load.cancel()

    @property
    def bytes_from_disk(self) -> int:
        return sum(load.bytes_from_disk for load in self._begun)

    @property
    def bytes_from_host(self) -> int:
        return sum(load.bytes_from_host for load in self._begun)

    @property
    def bytes_from_device(self) -> int:
        return sum(load.bytes_from_device for load in self._begun)


def demand(load: PrefixLoad) -> None:
    """What was begun as a prefetch is waited for now."""
    if not load.is_complete():
        load.promote()


@contextlib.contextmanager
def unreadable() -> Iterator[None]:
    """An error of the store means that the prefix is computed again: raises PrefixUnreadable in its place."""
    try:
        yield
    except StoreError as error:
        raise PrefixUnreadable(f"stored KV cannot be read: {error}", None) from error
