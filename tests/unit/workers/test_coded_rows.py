"""Stores with coded rows: budgeted requests attend to the codec's decoded rows, exact requests to none of them."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import torch
from transformers import AutoModelForCausalLM, DynamicCache, PreTrainedModel

from kvstore import KVView, StoreConfig, StoreMismatch
from kvstore.codecs import Codec
from kvstore.codecs.block import BlockShape
from kvstore.format.layout import RecordKind
from kvstore.maintenance.check import OpenStore, check_records
from tests.support.every_case import combined, in_turn
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY, tiny_config
from workers.device.row_coder import RowCoder
from workers.engine import Engine, EngineReply
from workers.model.stock_model import random_model
from workers.plan.config import WorkerConfig
from workers.presets.registry import preset_of
from workers.selection.layer_shares import LAYER_SHARES_FILE

NUM_PREFIX, NUM_NEW = 192, 8
WAIT_S = 30.0
PRESETS = ("attentionstore", "h2o-lru", "impress", "spec", "contiguous", "runahead", "runahead-ro")

StockModel = Callable[[str], PreTrainedModel]


def tokens_of(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


PREFIX, QUESTION, ANSWERS = tokens_of(NUM_PREFIX, 1), tokens_of(21, 2), [tokens_of(3, 3), tokens_of(2, 4)]


@dataclass(frozen=True)
class TinyLlama:
    """A tiny llama. `directory`: its files, with shares of layers and heads; `stock`: as transformers runs it."""

    directory: str
    stock: PreTrainedModel


#: head_dim decoded by the codec, and head_dim decoded by the kernel.
HEADS = (16, 64)


@pytest.fixture(scope="module", params=HEADS)
def model(request: pytest.FixtureRequest, measured_model: str, tmp_path_factory: pytest.TempPathFactory) -> TinyLlama:
    """Tiny llamas with heads of 16 and of 64 numbers; only the latter have a kernel."""
    directory = tmp_path_factory.mktemp("heads") / str(request.param)
    config = tiny_config("llama")
    config.head_dim = request.param
    random_model(config, str(directory))
    shutil.copy(Path(measured_model) / LAYER_SHARES_FILE, directory)
    stock = AutoModelForCausalLM.from_pretrained(directory, dtype=torch.float32, attn_implementation="sdpa")
    return TinyLlama(str(directory), stock.eval())


def processor() -> None:
    """The default device."""


def lagging() -> LaggingDevice:
    return LaggingDevice(seed=3)


MakeDevice = Callable[[], LaggingDevice | None]
DEVICES = (processor, lagging)


@contextmanager
def open_engine(
    model: str, store: Path, preset: str, device: LaggingDevice | None = None, **settings: int
) -> Iterator[Engine]:
    config = StoreConfig(directory=str(store), disk_bytes=2**28, host_bytes=2**24, reorder_interval_s=0, **settings)
    with Engine(WorkerConfig(model=model, preset=preset), config, device=device) as engine:
        yield engine


def reply_of(engine: Engine) -> EngineReply:
    assert engine.last_reply is not None
    return engine.last_reply


def put_prefix(engine: Engine) -> None:
    list(engine.generate([*PREFIX, 3]))
    assert engine.store is not None
    assert engine.store.drain(WAIT_S)


def put_rows(engine: Engine, rows: KVView) -> None:
    """Save rows of the prefix to the engine's store."""
    store = engine.store
    assert store is not None
    placement, client = store.acquire([*PREFIX, 3]), store.client()
    client.save(placement.placement_id, placement.save_start, placement.save_end, rows)
    client.close()
    store.settle(placement.placement_id)
    assert store.drain(WAIT_S)


def rows_of_prefix(stock: PreTrainedModel) -> torch.Tensor:
    """KV of the prefix by stock transformers, [L, P, 2, K, D]."""
    cache = DynamicCache(config=stock.config)
    with torch.inference_mode():
        stock(torch.tensor([PREFIX]), past_key_values=cache)
    kv_L2KPD = torch.stack([torch.stack([each.keys[0], each.values[0]]) for each in cache.layers])
    return kv_L2KPD.permute(0, 3, 1, 2, 4)


def coder_of(engine: Engine) -> RowCoder:
    assert engine.store is not None
    return RowCoder(engine.facts.kv, engine.store.identity.shape)


def decoded(rows_KPD: torch.Tensor, bits: int) -> torch.Tensor:
    """Rows coded and decoded again, each head by itself."""
    codec, block = Codec(bits), rows_KPD.contiguous().numpy()[None, :, :, None]
    rows = codec.decode(codec.encode(block), BlockShape(*block.shape))
    return torch.from_numpy(rows)[0, :, :, 0]


def log_probs_over_decoded_rows(model: PreTrainedModel, bits: int) -> list[list[float]]:
    """Log-probabilities of the answers by stock transformers, over the prefix's KV coded and decoded again."""
    log_probs = []
    with torch.inference_mode():
        for answer in ANSWERS:
            cache = DynamicCache(config=model.config)
            model(torch.tensor([PREFIX]), past_key_values=cache)
            for layer in cache.layers:
                layer.keys = decoded(layer.keys[0], bits)[None]
                layer.values = decoded(layer.values[0], bits)[None]
            rest = [*QUESTION, *answer]
            logits = model(torch.tensor([rest]), past_key_values=cache).logits[0].log_softmax(-1)
            at = range(len(QUESTION) - 1, len(rest) - 1)
            log_probs.append([float(logits[row, rest[row + 1]]) for row in at])
    return log_probs


@pytest.mark.parametrize(
    ("preset", "bits", "make_device", "model"), combined(PRESETS, (4, 8), DEVICES, HEADS), indirect=["model"]
)
def test_rows_are_attended_to_as_the_codec_decodes_them(
    preset: str, bits: int, make_device: MakeDevice, model: TinyLlama, tmp_path: Path
) -> None:
    expected = log_probs_over_decoded_rows(model.stock, bits)
    with open_engine(model.directory, tmp_path, f"{preset}?bits={bits}", make_device()) as engine:
        put_rows(engine, coder_of(engine).encode(rows_of_prefix(model.stock)))
        scores = engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=1.0)
        exact = engine.score([*PREFIX, *QUESTION], ANSWERS)
    assert scores.bytes_read > 0
    for told, right, without in zip(scores.log_probs, expected, exact.log_probs, strict=True):
        assert torch.allclose(torch.tensor(told), torch.tensor(right), atol=2e-4)
        assert not torch.allclose(torch.tensor(told), torch.tensor(without), atol=1e-4), "coding changes something"


@pytest.mark.parametrize(
    ("preset", "kv_budget", "make_device", "model"),
    combined([*PRESETS[1:], "runahead-packing"], (0.1, 0.4), DEVICES, HEADS),
    indirect=["model"],
)
def test_a_choice_among_coded_rows_is_that_among_the_decoded_ones(
    preset: str, kv_budget: float, make_device: MakeDevice, model: TinyLlama, tmp_path: Path
) -> None:
    cache = DynamicCache(config=model.stock.config)
    with torch.inference_mode():
        model.stock(torch.tensor([PREFIX]), past_key_values=cache)
    rows_LT2KD = torch.stack([torch.stack([each.keys[0], each.values[0]]) for each in cache.layers]).permute(
        0, 3, 1, 2, 4
    )
    scores = []
    with open_engine(model.directory, tmp_path / "coded", f"{preset}?bits=4", make_device()) as engine:
        coder = coder_of(engine)
        coded = coder.encode(rows_LT2KD)
        put_rows(engine, coded)
        scores.append(engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=kv_budget))
    decoded_LT2KD = torch.empty(rows_LT2KD.shape)
    coder.decode(torch.from_numpy(coded.reshape(-1, coder.head_bytes)), decoded_LT2KD.view(-1, decoded_LT2KD.shape[-1]))
    with open_engine(model.directory, tmp_path / "decoded", preset, make_device()) as engine:
        put_rows(engine, decoded_LT2KD.numpy().view(np.uint8).reshape(*coded.shape[:3], -1))
        scores.append(engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=kv_budget))
    of_coded, of_decoded = scores
    assert of_coded.selection is not None and of_decoded.selection is not None
    assert of_coded.selection.rows_attended == of_decoded.selection.rows_attended
    assert of_coded.log_probs == of_decoded.log_probs


@pytest.mark.parametrize("preset", ["attentionstore", "runahead"])
def test_an_exact_request_reads_no_coded_row_and_stores_nothing_twice(
    preset: str, measured_model: str, stock_model: StockModel, tmp_path: Path
) -> None:
    prompt = torch.tensor([[*PREFIX, *QUESTION]])
    right = stock_model("llama").generate(
        prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
    )
    with open_engine(measured_model, tmp_path, f"{preset}?bits=4") as engine:
        put_prefix(engine)
        tokens, reply = list(engine.generate([*PREFIX, *QUESTION], NUM_NEW)), reply_of(engine)
        assert tokens == right[0, prompt.shape[1] :].tolist()
        assert (reply.num_cached_tokens, reply.bytes_from_disk, reply.bytes_from_host) == (0, 0, 0)
        assert (reply.exact, reply.row_codec) == (True, "")
        assert reply.num_stored_chunks == 0, "the prefix is stored already, and the question is shorter than a chunk"
        list(engine.generate([*PREFIX, *QUESTION], NUM_NEW, kv_budget=1.0))
        assert reply_of(engine).num_cached_tokens == NUM_PREFIX
        assert (reply_of(engine).exact, reply_of(engine).row_codec) == (False, "rotated-4")


@pytest.mark.parametrize(("preset", "kv_budget"), [("attentionstore", 1.0), ("runahead", 1.0), ("runahead", 0.5)])
def test_what_is_computed_over_coded_rows_is_not_stored(
    preset: str, kv_budget: float, measured_model: str, tmp_path: Path
) -> None:
    longer = [*PREFIX, *tokens_of(150, 5)]
    with open_engine(measured_model, tmp_path, f"{preset}?bits=4") as engine:
        put_prefix(engine)
        list(engine.generate(longer, kv_budget=kv_budget))
        assert reply_of(engine).num_stored_chunks == 0
        list(engine.generate(longer))
        assert reply_of(engine).num_stored_chunks == 2, "an exact request stores what follows the prefix, coded"
        list(engine.generate([*longer, 1], kv_budget=kv_budget))
        assert reply_of(engine).num_cached_tokens == NUM_PREFIX + 128


# -- exact rows next to coded ones ------------------------------------------------------------------------------------


def bytes_of_kind(engine: Engine, kind: RecordKind, num_tokens: int = NUM_PREFIX) -> int:
    """Bytes of this kind's records for a number of tokens, including headers and padding."""
    assert engine.store is not None
    num_chunks = num_tokens // engine.store.geometry.tokens_per_chunk
    return num_chunks * sum(slot.parts * slot.record_bytes for slot in engine.store.geometry.slots if slot.kind is kind)


@pytest.mark.parametrize("preset", PRESETS)
def test_with_both_a_budget_attends_to_decoded_rows_and_an_exact_request_to_exact_ones(
    preset: str, model: TinyLlama, tmp_path: Path
) -> None:
    expected, stored = log_probs_over_decoded_rows(model.stock, 4), rows_of_prefix(model.stock)
    with open_engine(model.directory, tmp_path / "exact", preset) as engine:
        as_bytes = stored.contiguous().flatten(3).numpy().view(np.uint8)
        put_rows(engine, as_bytes)
        right = engine.score([*PREFIX, *QUESTION], ANSWERS)
    with open_engine(model.directory, tmp_path / "both", f"{preset}?bits=4&exact=keep") as engine:
        put_rows(engine, as_bytes)
        scores = engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=1.0)
        exact = engine.score([*PREFIX, *QUESTION], ANSWERS)
        exact_bytes = bytes_of_kind(engine, RecordKind.KV)
    for told, coded in zip(scores.log_probs, expected, strict=True):
        assert torch.allclose(torch.tensor(told), torch.tensor(coded), atol=2e-4)
    assert exact.log_probs == right.log_probs
    assert exact.bytes_read == exact_bytes > 0


def test_with_both_a_worker_codes_what_it_saves_and_a_check_finds_the_codec_s_bytes(
    model: TinyLlama, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coded, encode_rows = [], RowCoder.encode_rows

    def noted(coder: RowCoder, rows: KVView, most_threads: int) -> KVView:
        coded.append(rows.shape[0] * rows.shape[1])
        return encode_rows(coder, rows, most_threads)

    monkeypatch.setattr(RowCoder, "encode_rows", noted)
    with open_engine(model.directory, tmp_path, "attentionstore?bits=4&exact=keep") as engine:
        put_prefix(engine)
        assert engine.store is not None
        report, num_layers = check_records(OpenStore(engine.store), max_bytes=2**30), engine.facts.kv.num_layers
    assert sum(coded) == num_layers * NUM_PREFIX
    assert report.is_done and report.num_records and not report.faults


@pytest.mark.parametrize("kv_budget", [0.1, 0.4])
@pytest.mark.parametrize("preset", ["h2o-lru", "impress", "spec", "contiguous"])
def test_with_both_a_budget_chooses_and_reads_what_it_does_of_coded_rows_alone(
    preset: str, kv_budget: float, measured_model: str, tmp_path: Path
) -> None:
    scores = []
    for exact in ("", "&exact=keep"):
        with open_engine(measured_model, tmp_path / f"store{exact}", f"{preset}?bits=4{exact}") as engine:
            put_prefix(engine)
            scores.append(engine.score([*PREFIX, *QUESTION], ANSWERS, kv_budget=kv_budget))
    alone, beside = scores
    assert alone.selection is not None and beside.selection is not None
    assert beside.selection.rows_attended == alone.selection.rows_attended
    assert (beside.log_probs, beside.bytes_read) == (alone.log_probs, alone.bytes_read)


@pytest.mark.parametrize("preset", ["attentionstore", "runahead"])
def test_with_both_an_exact_request_reads_its_prefix_exact_and_a_budget_reads_coded_records_alone(
    preset: str, measured_model: str, stock_model: StockModel, tmp_path: Path
) -> None:
    prompt = torch.tensor([[*PREFIX, *QUESTION]])
    right = stock_model("llama").generate(
        prompt, attention_mask=torch.ones_like(prompt), max_new_tokens=NUM_NEW, do_sample=False, pad_token_id=0
    )
    with open_engine(measured_model, tmp_path, f"{preset}?bits=4&exact=keep") as engine:
        put_prefix(engine)
        tokens, reply = list(engine.generate([*PREFIX, *QUESTION], NUM_NEW)), reply_of(engine)
        assert tokens == right[0, prompt.shape[1] :].tolist()
        assert (reply.num_cached_tokens, reply.exact, reply.row_codec) == (NUM_PREFIX, True, "")
        assert reply.bytes_from_disk + reply.bytes_from_host == bytes_of_kind(engine, RecordKind.KV)
        list(engine.generate([*PREFIX, *QUESTION], NUM_NEW, kv_budget=1.0))
        reply = reply_of(engine)
        assert (reply.num_cached_tokens, reply.exact, reply.row_codec) == (NUM_PREFIX, False, "rotated-4")
        most = sum(
            bytes_of_kind(engine, kind) for kind in (RecordKind.CODED, RecordKind.SKETCH, RecordKind.FINE_SKETCH)
        )
        read = reply.bytes_from_disk + reply.bytes_from_host
        assert bytes_of_kind(engine, RecordKind.CODED) <= read <= most


@pytest.mark.parametrize(("preset", "kv_budget"), [("attentionstore", 1.0), ("runahead", 1.0), ("runahead", 0.5)])
def test_with_both_what_is_computed_over_coded_rows_is_not_stored(
    preset: str, kv_budget: float, measured_model: str, tmp_path: Path
) -> None:
    longer = [*PREFIX, *tokens_of(150, 5)]
    with open_engine(measured_model, tmp_path, f"{preset}?bits=4&exact=keep") as engine:
        put_prefix(engine)
        list(engine.generate(longer, kv_budget=kv_budget))
        assert reply_of(engine).num_stored_chunks == 0
        list(engine.generate(longer))
        assert (reply_of(engine).num_cached_tokens, reply_of(engine).num_stored_chunks) == (NUM_PREFIX, 2)
        assert engine.store is not None and engine.store.drain(WAIT_S)
        for budget in (None, kv_budget):
            list(engine.generate([*longer, 1], kv_budget=budget))
            assert reply_of(engine).num_cached_tokens == NUM_PREFIX + 128
            assert reply_of(engine).exact == (budget is None)


@pytest.mark.parametrize("preset", ["impress", "runahead"])
def test_with_both_reordered_rows_are_the_same_exact_and_coded(
    preset: str, measured_model: str, tmp_path: Path
) -> None:
    with open_engine(measured_model, tmp_path, f"{preset}?bits=4&exact=keep") as engine:
        put_prefix(engine)
        store = engine.store
        assert store is not None
        asked = [*PREFIX, *QUESTION]
        before = [engine.score(asked, ANSWERS, kv_budget=budget).log_probs for budget in (None, 1.0)]
        for extent in store.inventory.extents():
            width = extent.num_chunks * store.geometry.tokens_per_chunk
            judged = np.random.default_rng(7).random((store.geometry.num_layers, width), np.float32)
            store.inventory.notes.note_importance(extent, judged)
        assert store.rewrite_all().new_extents
        assert all(extent.is_reordered for extent in store.inventory.extents())
        after = [engine.score(asked, ANSWERS, kv_budget=budget).log_probs for budget in (None, 1.0)]
    for then, now in zip(before, after, strict=True):
        for told, again in zip(then, now, strict=True):
            assert torch.allclose(torch.tensor(told), torch.tensor(again), atol=2e-5)


def test_a_store_of_both_is_no_store_of_one_of_them(measured_model: str, tmp_path: Path) -> None:
    with open_engine(measured_model, tmp_path, "runahead?bits=4&exact=keep") as engine:
        put_prefix(engine)
    for other in ("runahead?bits=4", "runahead?bits=8&exact=keep", "runahead"):
        with pytest.raises(StoreMismatch, match="coded_rows"), open_engine(measured_model, tmp_path, other):
            pass


def test_exact_rows_beside_no_coded_ones_are_refused(measured_model: str, tmp_path: Path) -> None:
    config = StoreConfig(directory=str(tmp_path), keep_exact_rows=True)
    with pytest.raises(ValueError, match="set row_codec"), Engine(WorkerConfig(model=measured_model), config):
        pass
    both = preset_of("runahead?bits=4").with_layout(config, Engine(WorkerConfig(model=measured_model)).start())
    assert (both.row_codec, both.keep_exact_rows) == ("rotated-4", True), "the preset has bits"


def test_a_store_of_another_width_is_refused(measured_model: str, tmp_path: Path) -> None:
    with open_engine(measured_model, tmp_path, "runahead?bits=4") as engine:
        put_prefix(engine)
    for other in ("runahead?bits=8", "runahead"):
        with pytest.raises(StoreMismatch, match="rotated-4"), open_engine(measured_model, tmp_path, other):
            pass


def test_a_store_of_rows_that_were_computed_in_another_dtype_is_refused(measured_model: str, tmp_path: Path) -> None:
    def engine_in(dtype: str, preset: str) -> Engine:
        config = StoreConfig(directory=str(tmp_path / preset), disk_bytes=2**26, host_bytes=2**23)
        return Engine(WorkerConfig(model=measured_model, preset=preset, dtype=dtype), config)

    for preset, name in (("runahead?bits=4", "computed in"), ("runahead?bits=4&exact=keep", "dtype")):
        with engine_in("float32", preset) as engine:
            put_prefix(engine)
        told = f"{name}: store has float32, service has bfloat16"
        with pytest.raises(StoreMismatch, match=told), engine_in("bfloat16", preset):
            pass
        with engine_in("float32", preset) as engine:
            assert engine.store is not None and engine.store.stats().num_chunks > 0


def test_only_a_store_of_coded_rows_alone_says_what_they_were_computed_in(measured_model: str) -> None:
    facts = Engine(WorkerConfig(model=measured_model)).start()
    found = {}
    for preset in (*PRESETS, "runahead?bits=4&exact=keep", "runahead?bits=4", "attentionstore?bits=8"):
        config = preset_of(preset).with_layout(StoreConfig(directory="nowhere"), facts)
        found[preset] = facts.store_identity(config).as_text().get("computed in")
    assert {preset for preset, dtype in found.items() if dtype} == {"runahead?bits=4", "attentionstore?bits=8"}
    assert found["runahead?bits=4"] == "float32"


@pytest.mark.parametrize(
    ("asked", "kept"),
    in_turn(
        [("attentionstore", 1.0), *((preset, 0.2) for preset in PRESETS[1:]), ("runahead", 1.0)],
        list(product(("bits=4", "bits=4&exact=keep"), (0, 2**20))),
    ),
)
def test_a_device_with_memory_of_its_own_gives_the_tokens_of_the_processor(
    asked: tuple[str, float], kept: tuple[str, int], measured_model: str, tmp_path: Path
) -> None:
    """The device saves its computed rows and reads them from disk and its tier, whole records out of the arena."""
    (preset, kv_budget), (rows, device_bytes), outcomes = asked, kept, []
    for device in (None, LaggingDevice(5, eagerness=0.0, direct_bytes=2**10)):
        settings = {"device_bytes": device_bytes} if device is not None else {}
        store = tmp_path / ("host" if device is None else "device")
        with open_engine(measured_model, store, f"{preset}?{rows}", device, **settings) as engine:
            put_prefix(engine)
        with open_engine(measured_model, store, f"{preset}?{rows}", device, **settings) as engine:
            replies = []
            for _ in range(3):
                tokens = list(engine.generate([*PREFIX, *QUESTION], NUM_NEW, stop_token_ids=(), kv_budget=kv_budget))
                replies.append((tokens, reply_of(engine)))
            outcomes.append([(tokens, reply.num_cached_tokens) for tokens, reply in replies])
            assert replies[0][1].bytes_from_disk > 0
            assert (replies[-1][1].bytes_from_device > 0) == bool(settings.get("device_bytes"))
    of_processor, of_device = outcomes
    assert of_device == of_processor
    assert of_processor[0][1] == NUM_PREFIX


def test_coded_rows_cross_as_bytes_and_nothing_else_with_them(measured_model: str, tmp_path: Path) -> None:
    device = LaggingDevice()
    with open_engine(measured_model, tmp_path, "attentionstore?bits=4", device) as engine:
        put_prefix(engine)
        assert device.staging.counters.line_bytes == 0
        list(engine.generate([*PREFIX, *QUESTION], kv_budget=1.0))
        assert engine.store is not None
        row_bytes, num_layers = engine.store.identity.shape.row_bytes, engine.facts.kv.num_layers
        assert row_bytes < engine.facts.kv.row_bytes / 4
    assert device.staging.counters.line_bytes == NUM_PREFIX * 2 * num_layers * row_bytes


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("runahead?bits=6", "2, 3, 4, 5, 8"),
        ("runahead?bits=x", "2, 3, 4, 5, 8"),
        ("recompute?bits=4", "no parameters"),
        ("runahead?exact=keep", "exact takes only the value keep"),
        ("runahead?bits=4&exact=drop", "exact takes only the value keep"),
    ],
)
def test_presets_that_cannot_be_coded_so_are_refused(name: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        preset_of(name)


def test_bits_go_with_other_parameters_and_with_variants() -> None:
    swept, variant = preset_of("contiguous?chunk=32&bits=4"), preset_of("runahead-ro?bits=3")
    assert (swept.row_codec, variant.row_codec) == ("rotated-4", "rotated-3")
    assert preset_of("contiguous?chunk=32").row_codec == ""
    both = preset_of("runahead?exact=keep&bits=4&means=4")
    assert (both.row_codec, both.keep_exact_rows, swept.keep_exact_rows) == ("rotated-4", True, False)
