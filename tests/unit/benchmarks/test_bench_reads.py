"""`bench hand-over --read`: its bars, and that it finds rows that differ."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from benchmarks.handover import reads
from benchmarks.handover.reads import GRPC, MEMORY, Measured
from cluster.client import KvBlock
from protos.runahead.v1 import runahead_pb2 as pb


class Reading:
    """A client that gives two layers of 10 tokens, in messages of `tokens_at_once`."""

    def __init__(self, tokens_at_once: int, value: float = 1.0) -> None:
        self._tokens_at_once = tokens_at_once
        self._value = value

    def read_kv(self, handle_id: str) -> Iterator[KvBlock]:
        assert handle_id == "h"
        for layer in range(2):
            for start in range(0, 10, self._tokens_at_once):
                k = np.full((min(self._tokens_at_once, 10 - start), 1, 4), self._value * (layer + start), np.float32)
                yield KvBlock(pb.KvLayout(), layer, start, k, k + 1)


@pytest.mark.parametrize(("value", "is_equal"), [(1.0, False), (0.0, True)])
def test_rows_are_compared_however_they_are_cut(value: float, is_equal: bool) -> None:
    memory: Any = Reading(10, value)
    grpc: Any = Reading(3, value)
    told = list[str]()
    outcome = reads.measured(memory, grpc, "h", 2, told.append)
    assert (outcome.num_tokens, outcome.size_bytes) == (10, 2 * 10 * 2 * 16)
    assert [len(seconds) for seconds in outcome.seconds.values()] == [2, 2] and len(told) == 4
    assert outcome.is_equal is is_equal  # with value 1.0, a token's rows depend on its message


@pytest.mark.parametrize(("is_equal", "oks"), [(True, [True, False]), (False, [None, None])])
def test_the_bars_are_of_medians_and_of_equal_rows(is_equal: bool, oks: list[bool | None]) -> None:
    seconds = {MEMORY: [1.0, 0.125, 0.1], GRPC: [2.0, 2.0, 9.0]}
    report = reads.report_of(Measured(4096, 10**9, seconds, is_equal), {})
    assert [(bar.id, bar.value) for bar in report.bars] == [("read_gb_s", 8.0), ("read_grpc_gb_s", 0.5)]
    assert [bar.ok for bar in report.bars] == oks
