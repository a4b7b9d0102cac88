"""The embedded engine under every preset: effects of a budget, and facts that no budget changes."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreClient, StoreConfig, StoreUnreachable
from kvstore.client.expected_records import ExpectedRecords, PrefetchedRecords
from kvstore.format.layout import V_PLANE, RecordKind
from kvstore.index.extent import Extent
from kvstore.index.geometry import RecordRef
from kvstore.placements.stored_prefix import StoredPrefix
from tests.support.every_case import IS_EVERY, SOME_TINY_ARCHITECTURES
from tests.support.tiny_models import MORE_TINY_ARCHITECTURES, TINY_ARCHITECTURES, TINY_VOCABULARY
from workers.engine import Engine, EngineReply
from workers.plan.config import WorkerConfig
from workers.plan.events import SelectionReport
from workers.presets.preset import PRESETS
from workers.presets.registry import known_presets, preset_of
from workers.selective.chosen_rows import ChosenRows
from workers.selective.row_loads import RowLoads
from workers.selective.selective_prefix import SelectivePrefix
from workers.turns.turn_order import Turn

TinyModel = Callable[[str], str]
NUM_PREFIX, NUM_QUESTION, NUM_NEW = 256, 21, 6
WITH_BUDGETS = [name for name in TINY_ARCHITECTURES if not name.startswith("falcon")]
MORE_WITH_BUDGETS = [name for name in MORE_TINY_ARCHITECTURES if name != "phi3-longrope"]
SELECTIVE = tuple(name for name, preset in PRESETS.items() if preset.selector is not None)
#: Every preset on architectures whose rows differ, and runahead, the most complex one, on other architectures.
CASES = dict.fromkeys(
    [
        *((preset, name) for preset in SELECTIVE for name in (WITH_BUDGETS if IS_EVERY else ("llama", "gemma3"))),
        *(("runahead", name) for name in ("opt", *MORE_WITH_BUDGETS) if name in SOME_TINY_ARCHITECTURES),
    ]
)


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX = draw(NUM_PREFIX, 1)
QUESTIONS = [draw(NUM_QUESTION, seed) for seed in (2, 3)]


@contextmanager
def open_engine(model: str, store: Path, preset: str, **settings: int) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**25, io_threads=2, **settings)
    with Engine(WorkerConfig(model=model, preset=preset), config) as engine:
        yield engine


def store_prefix(engine: Engine) -> None:
    list(engine.generate([*PREFIX, 2], stop_token_ids=()))
    assert engine.store is not None
    assert engine.store.drain(30)


def ask(engine: Engine, prompt: list[int], kv_budget: float | None) -> tuple[list[int], EngineReply]:
    tokens = list(engine.generate(prompt, NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))
    assert engine.last_reply is not None
    return tokens, engine.last_reply


def selection_of(reply: EngineReply) -> SelectionReport:
    assert reply.selection is not None
    return reply.selection


@pytest.fixture(scope="module")
def stock_tokens(stock_model: Callable[[str], PreTrainedModel]) -> Callable[[str, list[int]], list[int]]:
    def tokens(architecture: str, prompt: list[int]) -> list[int]:
        ids = torch.tensor([prompt])
        with torch.inference_mode():
            out = stock_model(architecture).generate(
                ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
            )
        return out[0, len(prompt) :].tolist()

    return tokens


@pytest.mark.parametrize(("preset", "architecture"), CASES)
def test_a_budget_of_everything_gives_the_tokens_of_full_attention(
    preset, architecture, tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    with open_engine(tiny_model(architecture), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        for question in QUESTIONS:
            tokens, reply = ask(engine, PREFIX + question, 1.0)
            assert tokens == stock_tokens(architecture, PREFIX + question)
            window = engine.facts.window
            least = NUM_PREFIX if window is None else min(NUM_PREFIX, window - 1)
            assert all(least <= rows <= NUM_PREFIX for rows in selection_of(reply).rows_attended)


@pytest.mark.parametrize("preset", SELECTIVE)
def test_a_small_budget_attends_to_no_more_and_stores_nothing(preset, tiny_model: TinyModel, tmp_path) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        assert engine.store is not None
        chunks = engine.store.inventory.num_chunks
        tokens, reply = ask(engine, PREFIX + QUESTIONS[0], 0.25)
        assert all(0 < rows <= NUM_PREFIX // 4 for rows in selection_of(reply).rows_attended)
        assert reply.num_cached_tokens == NUM_PREFIX
        assert reply.num_stored_chunks == 0
        assert engine.store.drain(30)
        assert engine.store.inventory.num_chunks == chunks
        assert tokens == ask(engine, PREFIX + QUESTIONS[0], 0.25)[0], "warm caches give the same tokens"


@pytest.mark.parametrize("preset", SELECTIVE)
def test_an_exact_request_that_extends_an_approximate_one_is_exact(
    preset, tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    with open_engine(tiny_model("qwen2"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        longer = PREFIX + QUESTIONS[0] + draw(100, 9)
        ask(engine, longer, 0.1)
        tokens, reply = ask(engine, longer + QUESTIONS[1], None)
        assert tokens == stock_tokens("qwen2", longer + QUESTIONS[1])
        assert reply.num_cached_tokens == NUM_PREFIX
        assert reply.selection is None


# -- reordered by importance -------------------------------------------------------------------------------------------


REORDERING = ("impress", "spec")
MANUAL = {"reorder_interval_s": 0, "background_bytes_per_s": 2**40}
SMALL_BUDGET = 0.1
WAIT_S = 30.0


def extents_of(engine: Engine) -> list[Extent]:
    assert engine.store is not None
    return list(dict.fromkeys(extent for extent, _ in engine.store.inventory.match(PREFIX)))


def load_samples(engine: Engine) -> int:
    """Number of importance samples that the store has kept."""
    assert engine.store is not None
    for extent in extents_of(engine):
        engine.store.inventory.notes.load_importance(extent)
    (count,) = {extent.num_importance for extent in extents_of(engine)}
    return count


def wait_for_samples(engine: Engine, count: int) -> None:
    """Wait until the store has noted this number of importance samples, which happens after the request."""
    deadline_s = time.monotonic() + 30
    while {extent.num_importance for extent in extents_of(engine)} != {count}:
        assert time.monotonic() < deadline_s
        time.sleep(0.002)


def ask_cold(model: str, store: Path, preset: str, kv_budget: float) -> list[tuple[list[int], EngineReply]]:
    """Ask each question by itself, with nothing in memory. The store keeps one importance sample of each."""
    replies = []
    for question in QUESTIONS:
        with open_engine(model, store, preset, **MANUAL) as engine:
            count = load_samples(engine)
            replies.append(ask(engine, PREFIX + question, kv_budget))
            wait_for_samples(engine, count + 1)
    return replies


@pytest.mark.parametrize("preset", REORDERING)
def test_a_reorder_by_importance_changes_what_is_read_and_no_token(
    preset, tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    model, directory = tiny_model("llama"), tmp_path / "kv"
    with open_engine(model, directory, preset, **MANUAL) as engine:
        store_prefix(engine)
    before = ask_cold(model, directory, preset, SMALL_BUDGET)
    with open_engine(model, directory, preset, **MANUAL) as engine:
        assert engine.store is not None
        assert not any(extent.is_reordered for extent in extents_of(engine))
        count = load_samples(engine)
        for question in QUESTIONS:
            ask(engine, PREFIX + question, SMALL_BUDGET)
        wait_for_samples(engine, count + len(QUESTIONS))
        assert engine.store.rewrite_all().nodes == 1
        assert all(extent.is_reordered for extent in extents_of(engine))
        for question in QUESTIONS:
            assert ask(engine, PREFIX + question, 1.0)[0] == stock_tokens("llama", PREFIX + question)
            assert ask(engine, PREFIX + question, None)[0] == stock_tokens("llama", PREFIX + question)
    after = ask_cold(model, directory, preset, SMALL_BUDGET)
    for (tokens, then), (tokens_now, now) in zip(before, after, strict=True):
        assert tokens_now == tokens
        assert selection_of(now).rows_attended == selection_of(then).rows_attended
        assert 0 < now.bytes_from_disk <= then.bytes_from_disk
    assert sum(now.bytes_from_disk for _, now in after) < sum(then.bytes_from_disk for _, then in before)
    if preset == "spec":
        report = selection_of(after[0][1])
        assert report.prefetch_useful + report.prefetch_late > 0


@pytest.mark.parametrize("preset", ["h2o-lru", "contiguous"])
def test_a_store_that_is_not_reordered_hears_no_importance(
    preset, tiny_model: TinyModel, tmp_path, monkeypatch
) -> None:
    noted = list[object]()
    monkeypatch.setattr(
        "kvstore.client.store_client.StoreClient.note_importance_later", lambda *arguments: noted.append(arguments)
    )
    with open_engine(tiny_model("llama"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        ask(engine, PREFIX + QUESTIONS[0], 0.25)
    assert noted == []


def test_layers_with_a_window_are_not_judged_and_the_others_are(tiny_model: TinyModel, tmp_path) -> None:
    with open_engine(tiny_model("gemma3"), tmp_path / "kv", "impress", **MANUAL) as engine:
        store_prefix(engine)
        ask(engine, PREFIX + QUESTIONS[0], SMALL_BUDGET)
        wait_for_samples(engine, 1)
        importance = extents_of(engine)[0].importance
        assert importance is not None
        is_judged = (importance > 0).any(axis=1)
        assert is_judged.any() and not is_judged.all()


# -- rows that do not come ---------------------------------------------------------------------------------------------


EVIDENCE = {"impress": RecordKind.PROBE, "spec": RecordKind.PROBE, "contiguous": RecordKind.PROBE}
EVIDENCE["runahead"] = RecordKind.FINE_SKETCH  # kind of sketch at the budgets below


@pytest.mark.parametrize("is_evidence", [False, True])
@pytest.mark.parametrize("preset", EVIDENCE)
def test_a_record_that_does_not_come_is_noticed_and_the_request_computed_anew(
    preset, is_evidence: bool, tiny_model: TinyModel, stock_tokens, tmp_path, monkeypatch
) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        by_tokens, records = StoredPrefix.records_with, StoredPrefix.records

        def without_one(self: StoredPrefix, slots: list[int], is_wanted, starts) -> list[list[RecordRef]]:
            found = by_tokens(self, slots, is_wanted, starts)
            return found if is_evidence else [of_slot[:-1] for of_slot in found]

        def without_last_of_evidence(self: StoredPrefix, slot: int, positions=()) -> list[RecordRef]:
            found = records(self, slot, positions)
            is_short = is_evidence and self._geometry.slots[slot].kind is EVIDENCE[preset]
            return found[:-1] if is_short else found

        monkeypatch.setattr(StoredPrefix, "records_with", without_one)
        monkeypatch.setattr(StoredPrefix, "records", without_last_of_evidence)
        tokens, reply = ask(engine, PREFIX + QUESTIONS[0], 0.5)
        assert tokens == stock_tokens("llama", PREFIX + QUESTIONS[0])
        assert reply.num_cached_tokens == 0


def test_a_record_of_retrieval_heads_that_does_not_come_is_noticed_too(
    measured_model: str, stock_tokens, tmp_path, monkeypatch
) -> None:
    with open_engine(measured_model, tmp_path / "kv", "runahead") as engine:
        store_prefix(engine)
        by_tokens = StoredPrefix.records_with

        def without_one(self: StoredPrefix, slots: list[int], is_wanted, starts) -> list[list[RecordRef]]:
            found = by_tokens(self, slots, is_wanted, starts)
            kinds = [self._geometry.slots[slot].kind for slot in slots]
            return [refs[1:] if kind is RecordKind.HEADS else refs for refs, kind in zip(found, kinds, strict=True)]

        monkeypatch.setattr(StoredPrefix, "records_with", without_one)
        tokens, reply = ask(engine, PREFIX + QUESTIONS[0], 0.5)
        assert tokens == stock_tokens("llama", PREFIX + QUESTIONS[0])
        assert reply.num_cached_tokens == 0
        monkeypatch.setattr(StoredPrefix, "records_with", by_tokens)
        assert ask(engine, PREFIX + QUESTIONS[0], 0.5)[1].num_cached_tokens == NUM_PREFIX


# -- scores for the memory's policy ------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["impress", "contiguous", "h2o-lru"])
def test_the_policy_learns_of_each_record_what_its_paper_says(preset, tiny_model: TinyModel, tmp_path) -> None:
    model = tiny_model("llama")
    with open_engine(model, tmp_path / "kv", preset) as engine:
        store_prefix(engine)
    with open_engine(model, tmp_path / "kv", preset) as engine:
        assert engine.store is not None
        _, reply = ask(engine, PREFIX + QUESTIONS[0], SMALL_BUDGET)
        policy, geometry = engine.store.tier.residency.policy, engine.store.geometry
        for index, slot in enumerate(geometry.slots):
            if slot.kind is not RecordKind.KV or slot.plane_end <= V_PLANE:
                continue  # all keys may serve as evidence
            scores = [policy.score(RecordRef(*place, index).key) for place in engine.store.inventory.match(PREFIX)]
            num_rows = selection_of(reply).rows_attended[slot.layer_start]
            if preset == "impress":  # shares of accesses
                num_heads = engine.facts.kv.num_kv_heads
                assert num_rows <= round(sum(scores) * geometry.tokens_per_chunk) <= num_heads * num_rows
            elif preset == "contiguous":  # masses of attention
                used = [score for score in scores if score]
                assert len(used) >= num_rows // 16 and 1.0 not in used
            else:  # ticks of a clock
                assert all(score == int(score) for score in scores)


def test_a_budget_that_cannot_be_is_refused_in_one_line(tiny_model: TinyModel, tmp_path) -> None:
    for model, preset, kv_budget, message in (
        ("llama", "contiguous", -0.5, "kv_budget must be a share"),
        ("llama", "impress", float("inf"), "kv_budget must be a share"),
        ("llama", "spec", float("nan"), "kv_budget must be a share"),
        ("llama", "attentionstore", 0.5, "attentionstore loads everything"),
        ("falcon", "contiguous", 0.5, "Falcon"),
    ):
        store = tmp_path / f"{model}-{preset}"
        with open_engine(tiny_model(model), store, preset) as engine, pytest.raises(ValueError, match=message):
            ask(engine, PREFIX, kv_budget)
    with pytest.raises(ValueError, match="none of recompute, attentionstore"):
        Engine(WorkerConfig(model="x", preset="nothing"))


def test_the_gate_is_where_a_set_is_chosen_and_nowhere_else(tiny_model: TinyModel, tmp_path, monkeypatch) -> None:
    """ContiguousKV, section 4.5: the gate is before a period's first layer, not before each of its layers."""
    gated: list[int] = []
    monkeypatch.setattr(SelectivePrefix, "_wait_at_gate", lambda self, layer, selection: gated.append(layer))
    with open_engine(tiny_model("llama"), tmp_path / "kv", "contiguous") as engine:
        store_prefix(engine)
        ask(engine, PREFIX + QUESTIONS[0], 0.25)
    assert gated == [0]


def test_layers_that_fall_back_to_all_keys_are_counted(tiny_model: TinyModel, tmp_path, monkeypatch) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", "impress") as engine:
        store_prefix(engine)
        monkeypatch.setattr("workers.selection.impress.gate", lambda *_: -1.0)
        assert selection_of(ask(engine, PREFIX + QUESTIONS[0], 0.25)[1]).fallback_layers == 0
        monkeypatch.setattr("workers.selection.impress.gate", lambda *_: 1.0)
        assert selection_of(ask(engine, PREFIX + QUESTIONS[0], 0.25)[1]).fallback_layers == 4


def test_rows_that_runahead_reads_ahead_are_always_attended_to_and_read_in_place(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch
) -> None:
    monkeypatch.setattr(ChosenRows, "_gather", lambda *_: pytest.fail("nothing is to be copied twice"))
    with open_engine(tiny_model("llama"), tmp_path / "kv", "runahead") as engine:
        store_prefix(engine)
        for question in QUESTIONS:
            report = selection_of(ask(engine, PREFIX + question, 0.5)[1])
            # 4 layers, one choice for 3: of the 8 chunks of the first choice, 6 are carried over.
            assert report.prefetch_useful + report.prefetch_late == 6
            assert report.prefetch_wasted == 0
            assert report.rows_attended == [128] * 4


@pytest.mark.parametrize(
    ("preset", "budget", "kind"),
    [
        ("runahead", 0.0625, RecordKind.SKETCH),
        ("runahead", 0.25, RecordKind.FINE_SKETCH),
        ("runahead-fine", 0.25, RecordKind.SKETCH),
    ],
)
def test_one_sketch_of_every_chunk_is_read_the_finer_one_where_much_is_attended_to(
    preset: str, budget: float, kind: RecordKind, tiny_model: TinyModel, tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", preset) as engine:
        store_prefix(engine)
        assert engine.store is not None
        geometry = engine.store.geometry
        (record_bytes,) = (slot.record_bytes for slot in geometry.slots if slot.kind is kind)
        report = selection_of(ask(engine, PREFIX + QUESTIONS[0], budget)[1])
        assert report.identify_bytes == NUM_PREFIX // geometry.tokens_per_chunk * record_bytes


def test_what_a_choice_has_read_ahead_does_not_fall_on_the_rows_of_a_window(
    tiny_model: TinyModel, tmp_path: Path, monkeypatch
) -> None:
    """A layer with a window does not choose rows that a prefetch calls certain: none take the window's places."""
    monkeypatch.setattr("workers.selection.contiguous.top_chunks", lambda *_: torch.arange(4))  # no row of the window
    waited_for, whole_window = [], SelectivePrefix.whole_window

    def watched(self: SelectivePrefix, layer: int, num_seen: int, num_suffix: int):
        rows = whole_window(self, layer, num_seen, num_suffix)
        waited_for.append([layer in load.ordered for load in self._row_loads.direct(layer)])
        return rows

    monkeypatch.setattr(SelectivePrefix, "whole_window", watched)
    # This period has no gate that waits for prefetches.
    with open_engine(tiny_model("gemma3"), tmp_path / "kv", "contiguous?subperiod=1") as engine:
        store_prefix(engine)
        report = selection_of(ask(engine, PREFIX + QUESTIONS[0], 0.25)[1])
    assert waited_for == [[True], [True]], "only the window's own rows are waited for"
    assert report.prefetch_wasted == 0


def test_a_hint_whose_rows_cannot_be_read_now_is_dropped_and_the_layer_reads_what_it_chooses(
    tiny_model: TinyModel, stock_tokens, tmp_path: Path, monkeypatch
) -> None:
    """A shard that stopped at a hint would stop alone; the other shards stop at a layer's choice."""
    stock_choose, num_dropped = SelectivePrefix.choose, 0

    def gone(*_: object, **__: object) -> None:
        nonlocal num_dropped
        num_dropped += 1
        raise StoreUnreachable("the store is gone")

    def choose(self: SelectivePrefix, layer: int, *arguments):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(StoreClient, "load", gone)
            self.hinted(self.num_layers - 1, torch.arange(NUM_PREFIX))
        return stock_choose(self, layer, *arguments)

    monkeypatch.setattr(SelectivePrefix, "choose", choose)
    with open_engine(tiny_model("llama"), tmp_path / "kv", "runahead+hints") as engine:
        store_prefix(engine)
        prompt = PREFIX + QUESTIONS[0]
        tokens, reply = ask(engine, prompt, 1.0)
        assert num_dropped > 0
        assert selection_of(reply).rows_attended == [NUM_PREFIX] * 4, "the layers are not computed again"
        assert tokens == stock_tokens("llama", prompt)


def test_rows_of_both_kinds_are_put_together(tiny_model: TinyModel, stock_tokens, tmp_path: Path, monkeypatch) -> None:
    """Some rows are read in place and some elsewhere, as when a prefetch was partly wrong."""
    calls = iter(range(10**6))
    has_places = RowLoads._has_direct_room
    monkeypatch.setattr(
        RowLoads, "_has_direct_room", lambda self, *args: bool(next(calls) % 2) and has_places(self, *args)
    )
    with open_engine(tiny_model("llama"), tmp_path / "kv", "runahead") as engine:
        store_prefix(engine)
        tokens, reply = ask(engine, PREFIX + QUESTIONS[0], 1.0)
        assert tokens == stock_tokens("llama", PREFIX + QUESTIONS[0])
        assert selection_of(reply).rows_attended == [NUM_PREFIX] * 4


# -- records of earlier questions ----------------------------------------------------------------------------------


def test_static_pre_identification_attends_to_what_mattered_to_earlier_questions(
    tiny_model: TinyModel, stock_tokens, tmp_path
) -> None:
    model, directory = tiny_model("llama"), tmp_path / "kv"
    with open_engine(model, directory, "spi", **MANUAL) as engine:
        store_prefix(engine)
        first = selection_of(ask(engine, PREFIX + QUESTIONS[0], SMALL_BUDGET)[1])
        assert first.identify_bytes > 0, "nothing is recorded yet: rows are identified"
        wait_for_samples(engine, 1)
    with open_engine(model, directory, "spi", **MANUAL) as engine:
        assert engine.store is not None
        placement = engine.store.acquire(PREFIX + QUESTIONS[1], save=False)
        num_rows = round(SMALL_BUDGET * NUM_PREFIX)
        recorded = engine.store.important_rows(placement.placement_id, num_rows)
        (extent,) = extents_of(engine)
        engine.store.settle(placement.placement_id)
        assert recorded is not None and recorded.shape == (engine.facts.kv.num_layers, num_rows)
        assert extent.importance is not None
        for rows, importance in zip(recorded, extent.importance, strict=True):
            assert sorted(importance[rows]) == sorted(importance)[-num_rows:]
        report = selection_of(ask(engine, PREFIX + QUESTIONS[1], SMALL_BUDGET)[1])
        assert (report.identify_bytes, report.fallback_layers) == (0, 0)
        assert set(report.rows_attended) == {num_rows}
        assert report.prefetch_wasted == 0
        tokens, _ = ask(engine, PREFIX + QUESTIONS[1], 1.0)
        assert tokens == stock_tokens("llama", PREFIX + QUESTIONS[1])


def test_nothing_is_recorded_of_a_prefix_that_was_not_asked_about(tiny_model: TinyModel, tmp_path) -> None:
    with open_engine(tiny_model("llama"), tmp_path / "kv", "spi", **MANUAL) as engine:
        store_prefix(engine)
        assert engine.store is not None
        placement = engine.store.acquire(PREFIX + QUESTIONS[0], save=False)
        assert placement.num_stored_tokens == NUM_PREFIX
        assert engine.store.important_rows(placement.placement_id, 4) is None
        assert engine.store.important_rows(placement.placement_id + 99, 4) is None, "an unknown placement"


def expected_by(client: StoreClient) -> list[ExpectedRecords]:
    return [one for _, one in list(client._requests._handlers.values()) if isinstance(one, ExpectedRecords)]


def wait_until(condition: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < deadline_s
        time.sleep(0.005)


def ask_while_another_computes(engine: Engine, prompt: list[int], kv_budget: float) -> tuple[list[int], EngineReply]:
    """Ask while another request computes, until the rows brought ahead are there; then let the request go on."""
    found: list[tuple[list[int], EngineReply]] = []
    client = engine._worker._store
    assert client is not None
    with engine._worker._baton.held(Turn(is_decode=True)):
        asking = threading.Thread(target=lambda: found.append(ask(engine, prompt, kv_budget)))
        asking.start()
        wait_until(lambda: any(one.prefetched() != PrefetchedRecords() for one in expected_by(client)))
    asking.join(30)
    return found[0]


def test_what_a_waiting_request_will_probably_choose_is_on_the_device_when_its_turn_comes(
    tiny_model: TinyModel, tmp_path: Path
) -> None:
    other, prompt = draw(NUM_PREFIX, 77), PREFIX + QUESTIONS[0]
    with open_engine(tiny_model("llama"), tmp_path, "runahead+lookahead", device_bytes=160 * 1024) as engine:
        store_prefix(engine)
        list(engine.generate([*other, 5], stop_token_ids=()))
        assert engine.store is not None
        assert engine.store.drain(30)
        tokens, before = ask(engine, prompt, 0.25)
        for _ in range(4):  # the other prefix fills the tier
            ask(engine, [*other, *QUESTIONS[1]], 0.5)
        again, waited = ask_while_another_computes(engine, prompt, 0.25)
        wait_until(lambda: not engine._worker._baton.is_taken)  # the loop lets the baton go after the last token
        now, alone = ask(engine, prompt, 0.25)
    assert tokens == again == now
    assert selection_of(waited).rows_attended == selection_of(before).rows_attended
    assert selection_of(waited).bytes_brought_ahead > 0
    assert selection_of(waited).bytes_from_device > 0
    assert selection_of(waited).prefetch_useful > selection_of(before).prefetch_useful
    assert selection_of(alone).bytes_brought_ahead == 0, "a request that need not wait brings nothing ahead"


def test_rows_of_retrieval_heads_are_brought_ahead_too(measured_model: str, tmp_path: Path) -> None:
    preset = replace(preset_of("runahead"), name="looking-ahead", has_lookahead=True)
    with known_presets(preset), open_engine(measured_model, tmp_path, preset.name, device_bytes=2**23) as engine:
        store_prefix(engine)
        prompt = PREFIX + QUESTIONS[0]
        tokens, first = ask(engine, prompt, 0.25)
        client = engine._worker._store
        assert client is not None and client.device is not None
        heads = {i for i, slot in enumerate(client.geometry.slots) if slot.kind is RecordKind.HEADS}
        of_heads = [key for key in client.device._copies if key & 0xFFFF in heads]
        assert of_heads, "records of heads also come to the device tier"
        assert selection_of(first).rows_attended == [32, 96, 32, 96]
        for key in of_heads:  # as if they had been evicted meanwhile
            client.device._cache.remove(key)
            del client.device._copies[key]
        again, waited = ask_while_another_computes(engine, prompt, 0.25)
        assert tokens == again
        assert selection_of(waited).bytes_brought_ahead > 0
        assert set(of_heads) <= set(client.device._copies)
