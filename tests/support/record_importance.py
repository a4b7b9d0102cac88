"""Importance of records by a function of their headers, for `StoreClient.load`."""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kvstore.format.record import RecordHeader
from kvstore.format.record_batch import RecordBatch


class ImportanceOf:
    """Calls `of_header` for each record, without the rows of another prompt's tokens."""

    def __init__(self, of_header: Callable[[RecordHeader], float]) -> None:
        self._of_header = of_header

    def __call__(self, header: RecordHeader) -> float:
        return self._of_header(header)

    def of_batch(self, batch: RecordBatch) -> npt.NDArray[np.float64]:
        return np.array([self._of_header(own_header(batch, number)) for number in range(len(batch))])


def own_header(batch: RecordBatch, number: int) -> RecordHeader:
    """Header of one record of a batch, without the rows of another prompt's tokens."""
    header = batch.header(number)
    return header if batch.token_ends_R is None else header.cut_at(int(batch.token_ends_R[number]))
