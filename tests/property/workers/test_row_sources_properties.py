"""Loads that bring each row, against a dictionary."""

from collections.abc import Sequence

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from workers.selective.row_sources import RowSources

NUM_ROWS, SLOTS = 24, 3
ROWS = st.sets(st.integers(0, NUM_ROWS - 1)).map(sorted)


@given(st.lists(st.tuples(st.integers(0, SLOTS - 1), ROWS, st.integers(0, 100))), ROWS)
def test_the_last_load_of_a_row_counts_and_rows_of_no_load_are_missing(
    brought: Sequence[tuple[int, list[int], int]], asked: list[int]
) -> None:
    sources, model = RowSources(NUM_ROWS), dict[tuple[int, int], tuple[int, int]]()
    for number, (slot, rows, first) in enumerate(brought):
        places = np.arange(first, first + len(rows), dtype=np.int32)
        sources.bring(slot, number, np.array(rows, np.int64), places)
        model.update({(slot, row): (number, int(at)) for row, at in zip(rows, places, strict=True)})
    wanted = np.array(asked, np.int64)
    for slot in range(SLOTS):
        found = {row: model[slot, row] for row in asked if (slot, row) in model}
        loads, missing = sources.split(slot, wanted)
        assert missing.tolist() == [row for row in asked if row not in found]
        assert loads == sources.loads(slot, wanted) == sorted({number for number, _ in found.values()})
        if any(slot == known for known, _, _ in brought):
            of_rows = sources.of(slot, wanted)
            assert of_rows.load.tolist() == [found.get(row, (-1, 0))[0] for row in asked]
            here = [(row, at) for row, load, at in zip(asked, *of_rows, strict=True) if load >= 0]
            assert here == [(row, at) for row, (_, at) in found.items()]
