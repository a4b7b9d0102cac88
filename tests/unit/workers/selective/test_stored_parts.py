"""Parts of a stored prefix under selection that need no store."""

import math
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from kvstore import KVShape
from kvstore.format.identity import StoreIdentity
from kvstore.format.layout import Layout, RecordKind
from kvstore.index.geometry import Geometry
from workers.selection.rows import AttentionShares, Selection
from workers.selective.judgements import Judgements
from workers.selective.layout_slots import LayoutSlots
from workers.selective.read_ahead import ReadAhead, RecordCounts
from workers.selective.row_loads import RowsInFlight

SHAPE = KVShape(num_layers=4, num_kv_heads=2, head_dim=8, dtype="float32")
NUM_PREFIX = 64


def slots_of(**layout: Any) -> tuple[LayoutSlots, Geometry]:
    geometry = Geometry(StoreIdentity(model_fingerprint="model", shape=SHAPE, layout=Layout(**layout)))
    return LayoutSlots(geometry), geometry


# -- slots of the layout -----------------------------------------------------------------------------------------------


def test_layers_that_share_records_share_a_slot() -> None:
    slots, _ = slots_of(layers_per_record=3, sketch=2)
    assert [slots.index(layer, 1) for layer in range(3)] == [slots.index(0, 0)] * 3
    assert slots.of(1, (0, 1)) == [slots.index(0, 0)]
    assert slots.of(3, (0, 1)) == [slots.index(3, 0)]
    assert slots.layers(slots.index(1, 0)) == range(3)
    assert slots.layers(slots.index(3, 0)) == range(3, 4), "the last range is shorter"


def test_planes_that_lie_apart_have_slots_of_their_own() -> None:
    slots, _ = slots_of(planes="apart")
    assert slots.plane_groups == ((0,), (1,))
    assert slots.of(2, (0, 1)) == [slots.index(2, 0), slots.index(2, 1)]
    assert slots.index(2, 0) != slots.index(2, 1)
    joint, _ = slots_of()
    assert joint.plane_groups == ((0, 1),)
    assert joint.index(2, 0) == joint.index(2, 1)


def test_evidence_has_slots_where_the_layout_keeps_it() -> None:
    slots, geometry = slots_of(probe_heads=1)
    assert [geometry.slots[slots.probe[layer]].kind for layer in range(4)] == [RecordKind.PROBE] * 4
    assert slots.sketch == {}
    slots, geometry = slots_of(sketch=2, fine_sketch=8)
    assert list(slots.sketch) == [RecordKind.SKETCH, RecordKind.FINE_SKETCH]
    assert [geometry.slots[slot].kind for slot in slots.sketch.values()] == list(slots.sketch)
    assert slots.probe == {}


def test_several_records_of_a_chunk_hold_fewer_tokens_each() -> None:
    assert slots_of(tokens_per_record=64)[0].tokens_per_kv_record == 64
    assert slots_of(tokens_per_record=64, kv_records=4)[0].tokens_per_kv_record == 16


# -- rows read ahead ---------------------------------------------------------------------------------------------------


def begun(layer: int, *rows: int, is_here: bool = True) -> RowsInFlight:
    load: Any = SimpleNamespace(is_ready=lambda of_layer: is_here and of_layer == layer)
    return RowsInFlight(layer, np.array(rows), load)


def chosen(*rows: int) -> Selection:
    return Selection(torch.tensor([rows]))


def in_sixteens(_: int) -> np.ndarray:
    return np.arange(NUM_PREFIX) // 16


def test_records_that_were_read_ahead_are_useful_late_or_wasted() -> None:
    ahead = ReadAhead(in_sixteens)
    ahead.add([begun(1, 0, 1, 16, 17), begun(2, 0)], is_hinted=False)
    ahead.add([begun(1, 32, 48, 49, is_here=False)], is_hinted=False)
    ahead.settle(1, chosen(5, 50))
    assert ahead.records == RecordCounts(useful=1, late=1, wasted=2)
    ahead.settle(1, chosen(5, 50))
    assert ahead.records == RecordCounts(useful=1, late=1, wasted=2), "records are counted once"
    ahead.settle(2, chosen(63))
    assert ahead.records == RecordCounts(useful=1, late=1, wasted=3)
    assert ahead.hinted == RecordCounts()
    assert ahead.hint_leads_s == []


def test_what_a_hint_had_read_is_counted_once_more_by_itself() -> None:
    ahead = ReadAhead(in_sixteens)
    ahead.add([begun(1, 0)], is_hinted=False)
    ahead.add([begun(1, 16, 32)], is_hinted=True)
    ahead.settle(1, chosen(0, 16))
    assert ahead.records == RecordCounts(useful=2, wasted=1)
    assert ahead.hinted == RecordCounts(useful=1, wasted=1)
    (lead_s,) = ahead.hint_leads_s
    assert lead_s >= 0


def test_records_of_rows_that_nothing_tells_are_not_counted_later_either() -> None:
    known = [None, np.arange(NUM_PREFIX) // 16]
    ahead = ReadAhead(lambda _: known.pop(0))
    ahead.add([begun(1, 0)], is_hinted=False)
    ahead.settle(1, chosen(0))
    ahead.settle(1, chosen(0))
    assert ahead.records == RecordCounts()
    assert len(known) == 1, "a layer without rows ahead is not asked about"


ROW_SETS = st.sets(st.integers(0, NUM_PREFIX - 1), min_size=1).map(sorted)


@given(st.lists(st.tuples(ROW_SETS, st.booleans(), st.booleans())), ROW_SETS, st.permutations(range(NUM_PREFIX)))
def test_counts_of_records_read_ahead_are_those_of_sets(
    reads: list[tuple[list[int], bool, bool]], wanted: list[int], order: list[int]
) -> None:
    record_P, records, hinted = np.array(order) // 4 + 20, RecordCounts(), RecordCounts()
    ahead = ReadAhead(lambda _: record_P)
    of_choice = {int(record_P[row]) for row in wanted}
    for rows, is_here, is_hinted in reads:
        ahead.add([begun(1, *rows, is_here=is_here)], is_hinted=is_hinted)
        of_read = {int(record_P[row]) for row in rows}
        for counts in (records, hinted) if is_hinted else (records,):
            counts.add(len(of_read), len(of_read & of_choice), is_here=is_here)
    ahead.settle(1, chosen(*wanted))
    assert (ahead.records, ahead.hinted) == (records, hinted)


# -- importance from choices -------------------------------------------------------------------------------------------


def judged(share: float, **more: Any) -> Selection:
    """A choice of the first of 4 rows, with this share of the attention on it."""
    importance_P = torch.tensor([share, 1 - share, 0, 0])
    return Selection(torch.tensor([[0]]), importance_P, total_mass=1.0, **more)


def test_a_choice_counts_once_however_many_layers_attend_to_it() -> None:
    judgements = Judgements(3, 4)
    assert (judgements.mass_kept_est, judgements.mass_kept) == (None, None)
    first = judged(0.5, true_mass_kept=0.25)
    judgements.add_choice(0, first, is_new=True)
    judgements.add_choice(1, first, is_new=False)
    judgements.add_choice(2, judged(1.0), is_new=True)
    assert judgements.mass_kept_est == pytest.approx(0.75)
    assert judgements.mass_kept == 0.25


def test_a_better_estimate_takes_the_place_of_the_selectors_when_the_rows_have_been_attended_to() -> None:
    judgements, one = Judgements(2, 4), torch.zeros(1, 1)
    shares = AttentionShares(chosen_NT=one + 0.5, dropped_NT=one + 0.5, weight_T=torch.ones(1))
    selection = judged(0.5, shares=lambda: shares)
    judgements.add_choice(0, selection, is_new=True)
    assert judgements.mass_kept_est is None
    judgements.attended(one + math.log(3), one + math.log(2))
    assert judgements.mass_kept_est == pytest.approx(0.75), "half of the prefix, and twice as much mass after it"
    judgements.add_choice(1, selection, is_new=False)
    judgements.attended(one + math.log(2), one)
    assert judgements.mass_kept_est == pytest.approx(0.75), "only the layer that chose counts"


def test_a_sample_of_importance_needs_every_layer_without_a_window_and_is_taken_once() -> None:
    judgements = Judgements(3, 4)
    judgements.add_choice(0, judged(0.25), is_new=True)
    judgements.add_window(1)
    judgements.add_choice(2, judged(0.5), is_new=True)
    sample = judgements.take_importance()
    assert sample is not None
    assert [row[0] for row in sample[::2]] == [0.25, 0.5]
    assert np.isnan(sample[1]).all()
    assert judgements.take_importance() is None
    judgements.add_choice(0, judged(0.25), is_new=True)
    assert judgements.take_importance() is None, "layer 2 is missing"


def test_there_is_no_sample_where_all_layers_have_a_window_or_no_query_looked() -> None:
    windows, blind = Judgements(1, 4), Judgements(1, 4)
    windows.add_window(0)
    blind.add_choice(0, chosen(1), is_new=True)
    assert windows.take_importance() is None
    assert blind.take_importance() is None
    assert blind.mass_kept_est is None
