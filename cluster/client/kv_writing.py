"""Converts rows of another engine into the messages of one `WriteKv` call."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Any

import numpy.typing as npt

from cluster.client.request_texts import not_sendable
from cluster.client.values import RowsToWrite, rows_checksum
from protos.runahead.v1 import runahead_pb2 as pb

#: Bytes of K and V in one message.
_ROWS_BYTES = 2**20
#: dtype of the rows for each dtype of numpy, which has no bfloat16: uint16 holds its bits.
_DTYPES = {"float32": "float32", "float16": "float16", "bfloat16": "bfloat16", "uint16": "bfloat16"}


class KvWriting:
    """One `WriteKv` call. Rows are taken from the iterable as fast as the connection sends them."""

    method = "WriteKv"

    def __init__(
        self,
        model: pb.GetModelInfoResponse,
        token_ids: Sequence[int],
        rows: Iterable[RowsToWrite],
        token_start: int,
        engine: str,
        fingerprint: str = "",
    ) -> None:
        self._model = model
        self._token_ids = token_ids
        self._rows = rows
        self._token_start = token_start
        self._engine = engine
        self._fingerprint = fingerprint or model.fingerprint
        #: Error in the rows, or raised by their iterable: the messages end early, so nothing is stored.
        self.failure: Exception | None = None

    def messages(self) -> Iterator[pb.WriteKvRequest]:
        """Messages of the call: `start`, with the layout of the first rows, then all rows.

        Waits for the first rows before the call begins, so that the call is not silent at its start.
        """
        try:
            rows = iter(self._rows)
            first = next(rows, None)
        except Exception as error:  # noqa: BLE001  # as below
            self.failure = error
            return iter(())
        return self._messages(first, rows)

    def _messages(self, first: RowsToWrite | None, rows: Iterator[RowsToWrite]) -> Iterator[pb.WriteKvRequest]:
        try:
            yield pb.WriteKvRequest(start=self._start(first))
            for layer, token_start, k, v in chain([] if first is None else [first], rows):
                yield from _messages(layer, token_start, k, v)
        except UnicodeEncodeError as error:
            self.failure = not_sendable(error)
        except Exception as error:  # noqa: BLE001  # gRPC would only log it, and report a cancelled call
            self.failure = error

    def _start(self, first: RowsToWrite | None) -> pb.WriteKvStart:
        model = self._model
        dtype, num_heads, head_dim = model.dtype, model.num_kv_heads, model.head_dim
        if first is not None:
            _, _, k, v = first
            _check(k, v)
            dtype, (_, num_heads, head_dim) = _DTYPES[k.dtype.name], k.shape
        layout = pb.KvLayout(
            model_fingerprint=self._fingerprint,
            num_layers=model.num_layers,
            num_kv_heads=num_heads,
            head_dim=head_dim,
            dtype=dtype,
            byte_order="little",
            rope_applied=model.rope_applied,
            token_start=self._token_start,
            token_end=len(self._token_ids),
        )
        return pb.WriteKvStart(token_ids=pb.TokenIds(ids=self._token_ids), layout=layout, engine=self._engine)


def _check(k: npt.NDArray[Any], v: npt.NDArray[Any]) -> None:
    """Raises ValueError for K and V of a wrong shape or dtype."""
    if k.shape != v.shape or k.ndim != 3 or k.dtype != v.dtype or k.dtype.name not in _DTYPES:
        raise ValueError(
            "K and V must be [tokens, KV heads, head_dim] of one dtype, with bfloat16 as uint16: "
            f"not {k.dtype} {k.shape} and {v.dtype} {v.shape}"
        )


def _messages(layer: int, token_start: int, k: npt.NDArray[Any], v: npt.NDArray[Any]) -> Iterator[pb.WriteKvRequest]:
    """Split consecutive rows of a layer into messages of at most `_ROWS_BYTES`."""
    _check(k, v)
    little = k.dtype.newbyteorder("<")
    num_tokens = max(1, _ROWS_BYTES // max(1, 2 * k[:1].nbytes))
    for at in range(0, len(k), num_tokens):
        raw_k, raw_v = (plane[at : at + num_tokens].astype(little, copy=False).tobytes() for plane in (k, v))
        rows = pb.KvRows(
            layer=layer,
            token_start=token_start + at,
            num_tokens=len(k[at : at + num_tokens]),
            k=raw_k,
            v=raw_v,
            xxh3=rows_checksum(raw_k, raw_v),
        )
        yield pb.WriteKvRequest(rows=rows)
