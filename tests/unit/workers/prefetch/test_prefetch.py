"""Reads of each prefetch method, and their times."""

import torch

from workers.prefetch.next_layer import NextEvidencePrefetch, NextLayerPrefetch
from workers.prefetch.periods import PeriodPrefetch
from workers.prefetch.strategy import PrefetchStrategy
from workers.selection.rows import Selection

LAYERS = 12
SELECTION = Selection(torch.tensor([[1, 2]]))


class Notes:
    """Records reads: ("evidence", layer) and ("rows", first layer, layer after the last)."""

    num_layers = LAYERS

    def __init__(self) -> None:
        self.reads: list[tuple[str, int] | tuple[str, int, int]] = []

    def prefetch_evidence(self, layer: int) -> None:
        self.reads.append(("evidence", layer))

    def prefetch_rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        assert selection is SELECTION
        self.reads.append(("rows", layers.start, layers.stop))


def reads_of(method: PrefetchStrategy, *layers: int) -> list[object]:
    """Reads at the beginning of the forward pass, then reads after the choice of each of `layers`."""
    notes, seen = Notes(), list[object]()
    method.before_forward(notes)
    seen.append(tuple(notes.reads))
    for layer in layers:
        notes.reads.clear()
        method.after_choice(layer, SELECTION, notes)
        seen.append(tuple(notes.reads))
    return seen


def test_impress_reads_the_next_layers_probe_keys_ahead() -> None:
    first, at_0, at_1 = reads_of(NextEvidencePrefetch(), 0, 1)
    assert first == (("evidence", 0),)
    assert at_0 == (("evidence", 1),)
    assert at_1 == (("evidence", 2),)


def test_spec_reads_this_layers_rows_of_the_next_layer_after_its_probe_keys() -> None:
    _, at_3 = reads_of(NextLayerPrefetch(), 3)
    assert at_3 == (("evidence", 4), ("rows", 4, 5))


def test_contiguous_reads_its_period_then_the_next_periods_probe_keys_then_its_chunks_of_the_next_period() -> None:
    first, at_0, at_1, at_3, at_4 = reads_of(PeriodPrefetch(period_layers=4, subperiod_layers=2), 0, 1, 3, 4)
    assert first == (("evidence", 0),)
    assert at_0 == (("rows", 1, 4), ("evidence", 4), ("rows", 4, 8))
    assert at_1 == at_3 == ()
    assert at_4 == (("rows", 5, 8), ("evidence", 8), ("rows", 8, 12))


def test_a_period_that_begins_late_is_as_long_as_the_others() -> None:
    """Layers with a window do not choose, so the first choice may come at any layer."""
    method = PeriodPrefetch(period_layers=4)
    _, at_5, at_8, at_9 = reads_of(method, 5, 8, 9)
    assert at_5 == (("rows", 6, 9), ("evidence", 9), ("rows", 9, 13))
    assert at_8 == ()
    assert at_9 == (("rows", 10, 13), ("evidence", 13), ("rows", 13, 17))


def test_the_gate_is_no_longer_than_a_period() -> None:
    assert PeriodPrefetch(period_layers=2, subperiod_layers=4).num_gated_layers == 2
    assert PeriodPrefetch().num_gated_layers == 4
    assert NextLayerPrefetch().num_gated_layers == 1
