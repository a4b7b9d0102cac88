"""Saves: chunks of a view of KV rows are written into memory of the store, which makes them durable."""

import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from kvstore.client.link_pool import LinkPool
from kvstore.client.open_requests import OpenRequests
from kvstore.dataplane.answers import Appended, StagedFrames
from kvstore.dataplane.links import StoreLink
from kvstore.dataplane.requests import MAX_APPENDED_TOKENS, Append, Cancel, Put, Stage
from kvstore.errors import StoreUnreachable
from kvstore.format.payload import KVView, coded_rows, fill_payload
from kvstore.index.geometry import Geometry

#: Rows as they are computed, uint8 [layers, tokens, 2, row_bytes], to the same ones by the layout's codec.
CodeRows = Callable[[KVView], KVView]


class Saves:
    """Of one client; several threads may save. They write into memory of the store."""

    def __init__(self, geometry: Geometry, links: LinkPool, requests: OpenRequests) -> None:
        self._geometry = geometry
        self._links = links
        self._requests = requests
        #: Where coded rows are kept beside exact ones: a faster way to the bytes that the codec makes.
        self.code_rows: CodeRows | None = None
        self._num_fills = 0
        self._filled = threading.Condition()

    def save(self, placement_id: int, chunk_start: int, chunk_end: int, view: KVView, first_token: int) -> int:
        """See `StoreClient.save`."""
        (number, link), at = self._links.link("save"), chunk_start
        while at < chunk_end:
            request = self._requests.new_number()
            try:
                staged = self._requests.ask(number, link, Stage(request, placement_id, at, chunk_end - at))
                assert isinstance(staged, StagedFrames)
                if not staged.num_chunks:
                    break
                self.fill(link, at * self._geometry.tokens_per_chunk - first_token, staged, view)
            except BaseException:
                with contextlib.suppress(StoreUnreachable):
                    link.send(Cancel(request))  # gives back what was staged
                raise
            self._requests.ask(number, link, Put(request))
            at += staged.num_chunks
        return at - chunk_start

    def append(self, placement_id: int, first_token: int, token_ids: Sequence[int]) -> tuple[int, int]:
        """See `StoreClient.append`."""
        (number, link), step = self._links.link("save"), self._geometry.tokens_per_chunk
        tokens = np.array(token_ids[: len(token_ids) // step * step], np.uint32)
        most, start, end = MAX_APPENDED_TOKENS // step * step, 0, 0
        for at in range(0, len(tokens), most):
            part = Append(self._requests.new_number(), placement_id, first_token + at, tokens[at : at + most])
            appended = self._requests.ask(number, link, part)
            assert isinstance(appended, Appended)
            start, end = appended.chunk_start if start == end else start, appended.chunk_end
        return start, end

    def fill(self, link: StoreLink, row: int, staged: StagedFrames, view: KVView) -> None:
        """Make the staged records of chunks from their rows, which begin at `row` of the view. Raises StoreClosed."""
        identity, step = self._geometry.identity, self._geometry.tokens_per_chunk
        layout, shape = identity.layout, identity.shape
        offsets = iter(staged.offsets)
        with self._filling():
            for chunk_row in range(row, row + staged.num_chunks * step, step):
                self._requests.check_open()  # `close` waits for one chunk, not for all
                chunk = view[:, chunk_row : chunk_row + step]
                coded = self._coded(chunk)
                for slot_index, part in self._geometry.pieces:
                    slot = self._geometry.slots[slot_index]
                    of_part = slice(part * slot.num_tokens, (part + 1) * slot.num_tokens)
                    payload = link.view(next(offsets) + slot.header_bytes, slot.payload_bytes)
                    of_coded = coded[:, of_part] if coded is not None else None
                    fill_payload(payload, slot, chunk[:, of_part], layout, shape, 0, of_coded)

    def _coded(self, chunk: KVView) -> KVView | None:
        """None where the layout has no codec."""
        shape = self._geometry.identity.shape
        coded_shape = self._geometry.identity.layout.coded_shape(shape)
        if coded_shape is None:
            return None
        return coded_rows(chunk, shape, coded_shape) if self.code_rows is None else self.code_rows(chunk)

    def wait_for_fills(self) -> None:
        """Return when nothing is written any more. After `OpenRequests.close`."""
        with self._filled:
            self._filled.wait_for(lambda: not self._num_fills)

    @contextlib.contextmanager
    def _filling(self) -> Iterator[None]:
        """`wait_for_fills` waits for what is inside. Raises StoreClosed."""
        with self._filled:
            self._requests.check_open()
            self._num_fills += 1
        try:
            yield
        finally:
            with self._filled:
                self._num_fills -= 1
                self._filled.notify_all()
