"""Variants of presets: each differs in the part that its name states, and a meaningless name is refused."""

import re
from collections.abc import Callable
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

import pytest
import torch

from benchmarks.systems.random_rows import RandomPrefetch, drawn
from benchmarks.systems.sized_chunks import SizedChunks
from benchmarks.systems.variants import VARIANTS
from kvstore import KVShape, StoreConfig
from tests.support.tiny_models import TINY_VOCABULARY
from workers.engine import Engine
from workers.plan.config import WorkerConfig
from workers.plan.events import SelectionReport
from workers.plan.model_facts import ModelFacts
from workers.plan.partition import RowCost
from workers.prefetch.strategy import Prefetcher
from workers.presets.preset import PRESETS, Preset
from workers.presets.registry import preset_of
from workers.selection.contiguous import ContiguousChunks
from workers.selection.rows import Evidence, LayerEvidence, LayerQuery, Selection, Selector

FACTS = ModelFacts(
    name="small",
    architecture="llama",
    fingerprint="f",
    kv=KVShape(num_layers=30, num_kv_heads=3, head_dim=8, dtype="float32"),
    num_heads=9,
    vocab_size=100,
    max_positions=1000,
    windows=(None,) * 30,
    eos_token_ids=(),
    row_cost=RowCost(linear=1.0, attention=0.0),
)
#: Facts of a measured model with one retrieval head.
MEASURED = replace(FACTS, layer_shares=(1.0,) * 30, head_shares=((2.0, 0.5, 0.5), *((1.0, 1.0, 1.0),) * 29))
HEADS, HEAD_DIM = 6, 8

# -- differences between variants --------------------------------------------------------------------------------------

PARTS = {
    ("impress+itf", "h2o-lfu"): {"layout.probe_heads", "selector"},
    ("impress+itf+ro", "impress+itf"): {"layout.reorder"},
    ("impress", "impress+itf+ro"): {"policy"},
    ("impress-ro", "impress"): {"layout.reorder"},
    ("impress-prefetch", "impress"): {"prefetch"},
    ("random-prefetch", "spec"): {"prefetch"},
    ("contiguous-prefetch", "contiguous"): {"prefetch"},
    ("contiguous-cache", "contiguous"): {"policy"},
    ("contiguous-prefetch-cache", "contiguous-prefetch"): {"policy"},
    ("contiguous-prefetch-cache", "contiguous-cache"): {"prefetch"},
    ("spi", "impress"): {"is_static"},
    ("runahead-carry", "runahead"): {"selector", "prefetch"},
    ("runahead-ro", "runahead"): {"layout.reorder"},
    ("runahead-packing", "runahead"): {"layout.layers_per_record", "prefetch"},
    ("runahead-pieces", "runahead"): {"layout.kv_records"},
    ("runahead-fine", "runahead"): {"layout.fine_sketch"},
    ("runahead+lookahead", "runahead"): {"has_lookahead"},
    ("runahead-heads", "runahead"): {"layout.retrieval_heads"},
    ("runahead-shares", "runahead-heads"): {"has_layer_shares"},
    ("runahead+hints", "runahead"): {"hint_layers"},
    ("runahead+audit", "runahead"): {"layout.reorder", "selector"},
    ("impress?alpha=0.4", "impress"): {"selector"},
    ("impress+itf?alpha=0.4&chunk=16", "impress+itf"): {"selector", "layout.tokens_per_record"},
    ("h2o-lfu?chunk=256", "h2o-lfu"): {"layout.tokens_per_record"},
    ("contiguous?period=4&subperiod=2", "contiguous"): {"selector", "prefetch"},
    ("contiguous-prefetch?period=4", "contiguous-prefetch"): {"selector"},
    ("runahead?carried=0.25", "runahead"): {"selector"},
    ("runahead?layers=5&means=4", "runahead"): {
        "layout.layers_per_record",
        "layout.sketch",
        "layout.fine_sketch",
        "prefetch",
    },
}


def parts_of(preset: Preset) -> dict[str, object]:
    assert preset.layout is not None
    layout = {f"layout.{key}": value for key, value in asdict(preset.layout(MEASURED)).items()}
    own = (
        "selector", "prefetch", "policy", "uses_store", "is_static", "hint_layers", "has_layer_shares", "has_lookahead",
    )  # fmt: skip
    return {**layout, **{field: getattr(preset, field) for field in own}}


@pytest.mark.parametrize(("name", "base"), PARTS)
def test_a_variant_differs_from_its_base_in_the_named_part_only(name: str, base: str) -> None:
    ours, theirs = parts_of(preset_of(name)), parts_of(preset_of(base))
    assert {part for part in {**ours, **theirs} if ours.get(part) != theirs.get(part)} == PARTS[name, base]


def test_every_variant_is_compared_and_none_is_a_system() -> None:
    assert set(VARIANTS) <= {name for name, _ in PARTS}
    assert not set(VARIANTS) & set(PRESETS)
    assert preset_of("contiguous-cache").policy == "lfu"
    assert preset_of("impress+itf").policy == "lfu"


@pytest.mark.parametrize("name", [*VARIANTS, "impress?alpha=0.4", "contiguous?period=4&subperiod=2", "spec?chunk=16"])
def test_a_name_is_all_that_a_worker_must_hear(name: str) -> None:
    plan = preset_of(name).select(512, 0.25, FACTS)
    assert plan is not None
    assert asdict(plan) == {
        "preset": name,
        "num_rows": 128,
        "layer_rows": (),
        "retrieval_rows": (),
        "recorded_LR": None,
    }
    assert preset_of(plan.preset).name == name


# -- parameters --------------------------------------------------------------------------------------------------------


def query_at(layer: int) -> LayerQuery:
    generator = torch.Generator().manual_seed(layer)
    q_NTD = torch.randn(HEADS, 4, HEAD_DIM, generator=generator)
    return LayerQuery(layer, q_NTD, torch.zeros(HEADS, 4), HEAD_DIM**-0.5, HEADS)


def probe_keys(num_rows: int) -> LayerEvidence:
    keys_KPD = torch.randn(3, num_rows, HEAD_DIM, generator=torch.Generator().manual_seed(99))
    return LayerEvidence(Evidence.PROBE, keys_KPD)


def selector_of(name: str) -> Selector:
    selector = preset_of(name).selector
    assert selector is not None
    return selector()


@pytest.mark.parametrize("base", ["impress", "impress+itf", "spec", "random-prefetch"])
def test_alpha_moves_the_gate(base: str) -> None:
    """With alpha 0 not even equal sets pass, so every layer falls back; with a large alpha almost any sets pass."""
    assert selector_of(f"{base}?alpha=0").select(query_at(0), probe_keys(64), 16) is None
    assert selector_of(f"{base}?alpha=9").select(query_at(0), probe_keys(64), 16) is not None


class Notes:
    """Records the layers whose rows are read ahead."""

    num_layers = 30

    def __init__(self) -> None:
        self.layers: list[int] = []
        self.rows_R: list[torch.Tensor] = []

    def prefetch_evidence(self, layer: int) -> None:
        pass

    def prefetch_rows(self, layers: range, selection: Selection, *, is_certain: bool = False) -> None:
        self.layers += layers
        self.rows_R.append(selection.union())


@pytest.mark.parametrize(
    ("name", "period", "gate", "ahead"),
    [
        ("contiguous?period=4&subperiod=2", 4, 2, range(1, 8)),
        ("contiguous?period=2", 2, 2, range(1, 4)),
        ("contiguous?subperiod=1", 8, 1, range(1, 16)),
        ("contiguous-cache?period=16", 16, 4, range(1, 32)),
        ("contiguous-prefetch?period=3", 3, 1, range(0)),
        ("contiguous?chunk=32&period=5", 5, 4, range(1, 10)),
    ],
)
def test_period_and_subperiod_reach_both_selector_and_prefetch(name: str, period: int, gate: int, ahead: range) -> None:
    selector, prefetch, notes = selector_of(name), preset_of(name).prefetch(), Notes()
    selection = selector.select(query_at(0), probe_keys(64), 16)
    assert selection is not None
    kinds = [selector.evidence(layer) for layer in range(period + 1)]
    assert kinds == [Evidence.NOTHING] * period + [Evidence.PROBE]
    assert prefetch.num_gated_layers == gate
    prefetch.after_choice(0, selection, notes)
    assert notes.layers == list(ahead)


def test_chunks_of_other_sizes_are_whole_and_the_most_important() -> None:
    seen = probe_keys(128)
    small, same = ContiguousChunks(), SizedChunks(16)
    for layer in (0, 8):
        expected, got = small.select(query_at(layer), seen, 40), same.select(query_at(layer), seen, 40)
        assert got.rows_HR.tolist() == expected.rows_HR.tolist()
    method = SizedChunks(32)
    wide = method.select(query_at(0), seen, 33)
    assert wide.importance_P is not None
    mass_C = wide.importance_P.reshape(-1, 32).sum(1)
    best = sorted(mass_C.topk(2).indices.tolist())
    assert wide.rows_HR.tolist() == [[row for chunk in best for row in range(chunk * 32, chunk * 32 + 32)]]
    again = method.select(query_at(1), LayerEvidence(Evidence.NOTHING), 33)
    assert again is wide, "a set serves its period"


@pytest.mark.parametrize(("chunk", "num_rows"), [(16, 48), (32, 64), (64, 64), (128, 128)])
def test_a_budget_is_rounded_up_to_whole_chunks_and_so_is_the_room_for_it(chunk: int, num_rows: int) -> None:
    preset = preset_of(f"contiguous?chunk={chunk}")
    plan = preset.select(512, 40, FACTS)
    assert plan is not None and preset.layout is not None
    assert plan.num_rows == num_rows
    assert preset.layout(FACTS).tokens_per_record == chunk
    assert preset.select(512, None, FACTS) is None


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("impres", "preset 'impres' is none of recompute, attentionstore"),
        ("impress+foo", "preset 'impress.foo' is none of recompute"),
        ("contiguos?period=4", "preset 'contiguos.period=4' is none of recompute"),
        ("impress?period=4", "preset impress takes alpha, chunk, bits, exact, not 'period'"),
        ("contiguous?alpha=1", "preset contiguous takes chunk, period, subperiod, bits, exact, not 'alpha'"),
        (
            "contiguous-prefetch?subperiod=2",
            "preset contiguous-prefetch takes chunk, period, bits, exact, not 'subperiod'",
        ),
        ("h2o-lru?alpha=1", "preset h2o-lru takes chunk, bits, exact, not 'alpha'"),
        ("attentionstore?chunk=64", "preset attentionstore takes bits, exact, not 'chunk'"),
        ("runahead?chunk=64", "preset runahead takes carried, layers, means, bits, exact, not 'chunk'"),
        ("runahead?carried=2", "carried must be a share between 0 and 1, not '2'"),
        ("runahead?carried=half", "carried must be a share between 0 and 1, not 'half'"),
        ("runahead?means=3", "means must be one of 1, 2, 4, 8, not '3'"),
        ("runahead?layers=0", "layers must be a number of layers, at least 1, not '0'"),
        ("impress?", "is not of the form impress.key=value&key=value"),
        ("impress?alpha", "is not of the form"),
        ("impress?alpha=", "is not of the form"),
        ("impress?alpha=1&", "is not of the form"),
        ("impress?alpha=1&alpha=2", "gives alpha twice"),
        ("impress?alpha=x", "alpha must be a number of at least 0, not 'x'"),
        ("impress?alpha=-1", "alpha must be a number"),
        ("impress?alpha=nan", "alpha must be a number"),
        ("impress?alpha=inf", "alpha must be a number"),
        ("impress?chunk=8", "chunk must be one of 16, 32, 64, 128, 256 tokens, not '8'"),
        ("contiguous?period=0", "period must be a number of layers, at least 1, not '0'"),
        ("contiguous?period=1.5", "period must be a number of layers"),
        ("contiguous?period=4&subperiod=5", "a subperiod of 5 layers is longer than its period of 4"),
    ],
)
def test_a_name_that_means_nothing_is_refused_in_one_line(name: str, message: str) -> None:
    with pytest.raises(ValueError, match=message) as refused:
        preset_of(name)
    assert "\n" not in str(refused.value)


# -- random prefetch ---------------------------------------------------------------------------------------------------


def test_random_prefetch_draws_as_many_rows_as_were_chosen_and_finds_what_chance_gives() -> None:
    num_prefix, num_chosen, num_layers = 1000, 250, 40
    selection = Selection(torch.arange(num_chosen)[None], torch.ones(num_prefix))
    draws = [drawn(layer, selection) for layer in range(num_layers)]
    for layer, rows in enumerate(draws):
        assert len(rows) == num_chosen == len(set(rows.tolist()))
        assert rows.tolist() == sorted(rows.tolist())
        assert set(rows.tolist()) <= set(range(num_prefix))
        assert drawn(layer, selection).tolist() == rows.tolist(), "the same request draws the same"
    assert len({tuple(rows.tolist()) for rows in draws}) == num_layers
    recall = sum(int((rows < num_chosen).sum()) for rows in draws) / (num_layers * num_chosen)
    assert recall == pytest.approx(num_chosen / num_prefix, abs=0.02)


def test_random_prefetch_reads_the_next_layer_only_and_other_rows_for_another_choice() -> None:
    notes = Notes()
    for first in (0, 1):
        RandomPrefetch().after_choice(3, Selection(torch.arange(first, first + 20)[None], torch.ones(200)), notes)
    assert notes.layers == [4, 4]
    assert notes.rows_R[0].tolist() != notes.rows_R[1].tolist()


# -- under an engine ---------------------------------------------------------------------------------------------------

TinyModel = Callable[[str], str]
NUM_PREFIX, BUDGET = 256, 0.125


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION = draw(NUM_PREFIX, 1), draw(21, 2)


def ask(model: str, store: Path, preset: str, kv_budget: float = BUDGET) -> tuple[list[int], SelectionReport]:
    """Answer to a question after a prefix that is stored and not in memory."""
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, reorder_interval_s=0)
    with Engine(WorkerConfig(model=model, preset=preset), config) as engine:
        list(engine.generate([*PREFIX, 2], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        engine.store.tier.forget(lambda _: True)
        tokens = list(engine.generate(PREFIX + QUESTION, 4, stop_token_ids=(), kv_budget=kv_budget))
        assert engine.last_reply is not None and engine.last_reply.selection is not None
        return tokens, engine.last_reply.selection


@pytest.fixture(scope="module")
def answer_of(
    tiny_model: TinyModel, tmp_path_factory: pytest.TempPathFactory
) -> Callable[[str], tuple[list[int], SelectionReport]]:
    """Function that asks the tiny llama once under each preset."""
    return cache(lambda preset: ask(tiny_model("llama"), tmp_path_factory.mktemp("base"), preset))


def prefetched(report: SelectionReport) -> int:
    return report.prefetch_useful + report.prefetch_late + report.prefetch_wasted


CHOOSE_OTHERWISE = {"runahead-carry", "runahead-packing", "runahead-fine"}
READ_AHEAD = {
    "random-prefetch", "contiguous-cache", "contiguous?chunk=16", "spec?chunk=16", "runahead+lookahead",
    "runahead-pieces", "runahead+hints", "runahead+audit", "runahead-shares", "runahead-heads", "runahead-ro",
}  # fmt: skip


@pytest.mark.parametrize("name", sorted({*VARIANTS, "contiguous?chunk=16", "spec?chunk=16"} - CHOOSE_OTHERWISE))
def test_an_ablation_reads_otherwise_and_chooses_the_same(
    name: str, tiny_model: TinyModel, answer_of: Callable[[str], tuple[list[int], SelectionReport]], tmp_path: Path
) -> None:
    model, system = tiny_model("llama"), re.split("[-+?]", name)[0]
    base = system if system in ("contiguous", "runahead") else "impress"
    tokens, report = ask(model, tmp_path / name, name)
    expected_tokens, expected = answer_of(base)
    assert tokens == expected_tokens
    assert report.rows_attended == expected.rows_attended
    assert report.fallback_layers == expected.fallback_layers
    assert (prefetched(report) > 0) == (name in READ_AHEAD)


@pytest.mark.parametrize("kv_budget", [BUDGET, 0.25, 0.5])
def test_an_audit_tells_what_the_chosen_rows_keep_and_chooses_the_same(
    kv_budget: float, tiny_model: TinyModel, tmp_path: Path
) -> None:
    """The audit uses the sketch that is read for the budget."""
    names = ("runahead", "runahead+audit")
    ours, audited = (ask(tiny_model("llama"), tmp_path / name, name, kv_budget)[1] for name in names)
    assert audited.attention_mass_kept_est == pytest.approx(ours.attention_mass_kept_est)
    assert ours.attention_mass_kept is None
    assert audited.attention_mass_kept is not None
    assert 0 < audited.attention_mass_kept < 1


def test_ours_without_carrying_over_reads_nothing_ahead_and_packing_chooses_less_often(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    ours, alone, unpacked = (
        ask(tiny_model("llama"), tmp_path / name, name)[1]
        for name in ("runahead", "runahead-carry", "runahead-packing")
    )
    assert (prefetched(ours) > 0, prefetched(alone)) == (True, 0)
    assert alone.rows_attended == unpacked.rows_attended == ours.rows_attended
    assert ours.bytes_from_disk < unpacked.bytes_from_disk


def test_parameters_reach_the_forward_pass(tiny_model: TinyModel, tmp_path: Path) -> None:
    model = tiny_model("llama")
    assert ask(model, tmp_path / "closed", "impress?alpha=0")[1].fallback_layers == 4
    assert ask(model, tmp_path / "open", "impress?alpha=99")[1].fallback_layers == 0
    wide = ask(model, tmp_path / "wide", "contiguous?chunk=64&period=2&subperiod=1")[1]
    assert wide.rows_attended == [64] * 4, "32 rows are one chunk"


def test_random_prefetch_is_counted_by_the_records_that_it_hit(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: dict[int, Selection] = {}
    after_choice = RandomPrefetch.after_choice

    def noted(self: RandomPrefetch, layer: int, selection: Selection, prefetcher: Prefetcher) -> None:
        chosen[layer] = selection
        after_choice(self, layer, selection, prefetcher)

    monkeypatch.setattr(RandomPrefetch, "after_choice", noted)
    _, report = ask(tiny_model("llama"), tmp_path / "kv", "random-prefetch?chunk=16&alpha=99")
    assert sorted(chosen) == [0, 1, 2, 3]
    hit, missed = 0, 0
    for layer in range(1, 4):
        ahead = set((drawn(layer - 1, chosen[layer - 1]) // 16).tolist())
        wanted = set((chosen[layer].union() // 16).tolist())
        hit, missed = hit + len(ahead & wanted), missed + len(ahead - wanted)
    assert report.prefetch_useful + report.prefetch_late == hit > 0
    assert report.prefetch_wasted == missed
