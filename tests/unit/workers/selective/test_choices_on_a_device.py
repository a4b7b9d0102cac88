"""Choices do not depend on the queries' device, and the processor waits for it a known number of times."""

from collections.abc import Callable

import pytest
import torch

from benchmarks.systems.audited import AuditedChunks
from benchmarks.systems.sized_chunks import SizedChunks
from tests.support.lagging_device import LaggingDevice, LaggingTensor
from workers.selection.contiguous import ContiguousChunks
from workers.selection.h2o import H2O
from workers.selection.impress import Impress
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, Selector
from workers.selection.sketched import SketchedChunks

HEADS, KV_HEADS, OWN, PREFIX, HEAD_DIM = 6, 2, 11, 320, 16
SCALE = HEAD_DIM**-0.5


def query_and_keys(put: Callable[[torch.Tensor], torch.Tensor]) -> tuple[LayerQuery, torch.Tensor]:
    generator = torch.Generator().manual_seed(3)
    q_NTD = torch.randn(HEADS, OWN, HEAD_DIM, generator=generator)
    keys_KPD = torch.randn(KV_HEADS, PREFIX, HEAD_DIM, generator=generator)
    suffix_lse = torch.randn(HEADS, OWN, generator=generator)
    return LayerQuery(0, put(q_NTD), put(suffix_lse), SCALE, KV_HEADS), put(keys_KPD)


def seen(kind: Evidence, keys_KPD: torch.Tensor) -> LayerEvidence:
    if kind is Evidence.SKETCH:
        return LayerEvidence(kind, means_KCMD=keys_KPD.reshape(KV_HEADS, PREFIX // 16, 4, 4, HEAD_DIM).mean(3))
    return LayerEvidence(kind, keys_KPD[:1] if kind is Evidence.PROBE else keys_KPD)


#: Selector, its evidence, and the number of times that the processor waits for its result. The audit is for benches.
CASES: dict[str, tuple[Callable[[], Selector], Evidence, int]] = {
    "h2o": (H2O, Evidence.KEYS, 1),
    "impress": (lambda: Impress(alpha=100.0), Evidence.PROBE, 1),
    "impress that falls back": (lambda: Impress(alpha=0.0), Evidence.PROBE, 1),
    "impress after its fall-back": (Impress, Evidence.KEYS, 1),
    "contiguous": (ContiguousChunks, Evidence.PROBE, 1),
    "sized chunks": (lambda: SizedChunks(32), Evidence.PROBE, 1),
    "sketched": (SketchedChunks, Evidence.SKETCH, 1),
    "sketched, by keys": (SketchedChunks, Evidence.KEYS, 1),
    "audited": (lambda: AuditedChunks(3, 2, 8), Evidence.KEYS, 3),
}


def choose(
    selector: Selector, kind: Evidence, put: Callable[[torch.Tensor], torch.Tensor]
) -> tuple[Selection | None, torch.Tensor | None]:
    """Make a choice; return it and, if known, the share of the attention that it keeps."""
    query, keys_KPD = query_and_keys(put)
    selection = selector.select(query, seen(kind, keys_KPD), 48)
    if selection is None or selection.shares is None:
        return selection, None
    chosen_lse = torch.logsumexp(query.q_NTD @ keys_KPD.repeat_interleave(3, 0)[:, :48].transpose(1, 2) * SCALE, 2)
    seen_lse = torch.logaddexp(chosen_lse, query.suffix_lse_NJ)
    return selection, selection.shares().mass_kept(seen_lse[:, -8:], query.suffix_lse_NJ[:, -8:])


@pytest.mark.parametrize("case", CASES)
def test_a_choice_is_the_same_on_a_gpu_and_comes_to_the_cpu(case: str) -> None:
    make, kind, num_waits = CASES[case]
    expected, expected_kept = choose(make(), kind, lambda tensor: tensor)
    device, before = LaggingDevice(), LaggingTensor.num_waits
    with device.computing():
        selection, kept = choose(make(), kind, device.put)
    assert LaggingTensor.num_waits - before == num_waits
    assert kept is None or isinstance(kept, LaggingTensor), "no thread has waited for it"
    assert (selection is None) == (expected is None) == (case == "impress that falls back")
    if selection is None or expected is None:
        return
    assert torch.equal(selection.rows_HR, expected.rows_HR)
    assert selection.mass_kept() == pytest.approx(expected.mass_kept())
    for one, other in ((selection.importance_P, expected.importance_P), (selection.carried_R, expected.carried_R)):
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert torch.equal(one, other)
            assert one.numpy() is not None
    if expected_kept is not None and kept is not None:
        torch.testing.assert_close(kept.cpu(), expected_kept)
