"""Demotions: records that a client's device tier has evicted are offered to the store's host tier."""

import contextlib
from collections.abc import Sequence

from kvstore.client.background import BackgroundThread
from kvstore.client.link_pool import LinkPool
from kvstore.client.open_requests import OpenRequests
from kvstore.dataplane.answers import DemotionRoom
from kvstore.dataplane.requests import Cancel, Demote, DemotionDone
from kvstore.errors import StoreError, StoreUnreachable
from kvstore.tiers.device_tier import DeviceTier, EvictedRecord


class Demotions:
    """Demotes evicted records of one device tier. A record that the store refuses is dropped: it is on disk."""

    def __init__(
        self, device: DeviceTier, links: LinkPool, requests: OpenRequests, background: BackgroundThread
    ) -> None:
        self._device = device
        self._links = links
        self._requests = requests
        self._background = background

    def run_soon(self) -> None:
        """Call `run` in the background, if records were evicted."""
        if self._device.evicting_bytes and not self._requests.is_closed:
            self._background.run(self.run)

    def run(self) -> None:
        """Offer evicted records to the host tier. In the background thread."""
        evicted = self._device.take_evicted()
        try:
            if evicted:
                self._offer(evicted)
        except StoreError:
            pass  # the records are on disk
        finally:
            for one in evicted:
                self._device.finish_eviction(one)

    def _offer(self, evicted: Sequence[EvictedRecord]) -> None:
        """Offer all records at once, because each wait wakes threads. Raises StoreUnreachable, StoreClosed."""
        number, link = self._links.link("save")
        present = {self._requests.new_number(): one for one in evicted if one.generation == link.generation}
        offers = [Demote(request, one.key, one.record.nbytes) for request, one in present.items()]
        try:
            rooms = self._requests.ask_all(number, link, offers)
            granted = {
                one.request: one.offset for one in rooms if isinstance(one, DemotionRoom) and one.offset is not None
            }
            if link.is_connected():
                for request, offset in granted.items():
                    self._requests.check_open()  # so that `close` waits for one record at most
                    record = present[request].record
                    record.write_to(link.view(offset, record.nbytes))
            self._requests.ask_all(number, link, [DemotionDone(request) for request in granted])
        except BaseException:
            with contextlib.suppress(StoreUnreachable):
                for request in present:
                    link.send(Cancel(request))
            raise
