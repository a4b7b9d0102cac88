"""The embedded engine gives the tokens of transformers, cold and warm, with any store and after any corruption."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import KVStore, StoreConfig, StoreStats
from kvstore.index.disk_room import CATALOG_GROWTH_BYTES
from kvstore.index.geometry import RecordRef
from kvstore.tiers.tier import Tier
from tests.support.every_case import combined
from tests.support.tiny_models import TINY_ARCHITECTURES, TINY_VOCABULARY, TINY_WINDOWS, bytes_of_rows_seen, tiny_config
from workers.engine import Engine, EngineReply
from workers.model.stock_model import load_model, random_model
from workers.plan.config import WorkerConfig
from workers.plan.events import FinishReason

TinyModel = Callable[[str], str]
NUM_PROMPT, NUM_NEW = 203, 8
WHOLE_CHUNKS, CHUNK = 3, 64
#: Host memory for several times all that a test stores.
HOST_BYTES = 2**24
WAIT_S = 30.0


def random_prompt(num_tokens: int = NUM_PROMPT, seed: int = 1) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


@pytest.fixture(scope="session")
def reference(stock_model: Callable[[str], PreTrainedModel]) -> Callable[..., list[int]]:
    """Function for greedy tokens of stock transformers."""
    known: dict[tuple[object, ...], list[int]] = {}

    def tokens(architecture: str, prompt: Sequence[int], num_new: int = NUM_NEW) -> list[int]:
        key = (architecture, tuple(prompt), num_new)
        if key not in known:
            ids = torch.tensor([list(prompt)])
            with torch.inference_mode():
                out = stock_model(architecture).generate(
                    ids, attention_mask=torch.ones_like(ids), max_new_tokens=num_new, do_sample=False, pad_token_id=0
                )
            known[key] = out[0, len(prompt) :].tolist()
        return known[key]

    return tokens


@contextmanager
def open_engine(
    directory: str, store: Path | None, disk_bytes: int = 2**28, host_bytes: int = HOST_BYTES
) -> Iterator[Engine]:
    config = None
    if store is not None:
        config = StoreConfig(directory=str(store), disk_bytes=disk_bytes, host_bytes=host_bytes, io_threads=2)
    with Engine(WorkerConfig(model=directory, preset="attentionstore"), config) as engine:
        yield engine


def reply_of(engine: Engine) -> EngineReply:
    assert engine.last_reply is not None
    return engine.last_reply


def store_of(engine: Engine) -> KVStore:
    """The engine's store, after all accepted writes are on disk."""
    assert engine.store is not None
    assert engine.store.drain(WAIT_S)
    return engine.store


def stats_of(engine: Engine) -> StoreStats:
    return store_of(engine).stats()


def assert_no_room_is_lost(engine: Engine) -> None:
    """Assert that only live chunks take room on disk."""
    store = store_of(engine)
    extents = store.inventory.extents()
    assert sum(extent.num_chunks for extent in extents) == store.stats().num_chunks
    assert all(extent.run.count == extent.num_chunks and not extent.num_readers for extent in extents)
    catalog_bytes = store.inventory._catalog.physical_bytes()
    assert store.stats().disk_bytes_used - catalog_bytes == store.stats().num_chunks * store.geometry.unit_bytes


@pytest.mark.parametrize("architecture", TINY_ARCHITECTURES)
def test_tokens_equal_transformers_cold_and_warm(
    architecture: str, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        cold = list(engine.generate(prompt, NUM_NEW))
        cold_reply = reply_of(engine)
        warm = list(engine.generate(prompt, NUM_NEW))
        warm_reply = reply_of(engine)
        written_bytes = stats_of(engine).counters.written_bytes
        least_bytes = bytes_of_rows_seen(
            engine.facts.windows, store_of(engine).geometry, WHOLE_CHUNKS * CHUNK, WHOLE_CHUNKS * CHUNK
        )
    assert cold == warm == reference(architecture, prompt)
    assert (cold_reply.num_cached_tokens, cold_reply.num_stored_chunks) == (0, WHOLE_CHUNKS)
    assert (warm_reply.num_cached_tokens, warm_reply.num_stored_chunks) == (WHOLE_CHUNKS * CHUNK, 0)
    assert cold_reply.bytes_from_disk == cold_reply.bytes_from_host == warm_reply.bytes_from_disk == 0
    assert warm_reply.bytes_from_host == least_bytes > 0
    assert (least_bytes == written_bytes) == (architecture not in TINY_WINDOWS), "fewer bytes with windows"
    assert warm_reply.num_prompt_tokens == NUM_PROMPT
    assert warm_reply.finish_reason is FinishReason.LENGTH


@pytest.mark.parametrize("architecture", ["llama", "mistral", "falcon"])
def test_stored_kv_comes_from_memory_until_the_store_is_opened_again_and_then_from_disk_once(
    architecture: str, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    expected = reference(architecture, prompt)
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == expected
        assert list(engine.generate(prompt, NUM_NEW)) == expected
        from_memory = reply_of(engine)
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == expected
        from_disk = reply_of(engine)
        assert list(engine.generate(prompt, NUM_NEW)) == expected
        again = reply_of(engine)
        counters = stats_of(engine).counters
    assert {reply.num_cached_tokens for reply in (from_memory, from_disk, again)} == {WHOLE_CHUNKS * CHUNK}
    size_bytes = from_memory.bytes_from_host
    assert size_bytes > 0
    assert (from_memory.bytes_from_disk, from_disk.bytes_from_disk, again.bytes_from_disk) == (0, size_bytes, 0)
    assert (from_disk.bytes_from_host, again.bytes_from_host) == (0, size_bytes)
    assert (counters.disk_read_bytes, counters.host_hit_bytes) == (size_bytes, size_bytes)


def test_tokens_are_exact_when_memory_holds_less_than_the_prefix(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt(num_tokens=490, seed=12)
    expected = reference("llama", prompt)
    with open_engine(tiny_model("llama"), tmp_path, host_bytes=2**17) as engine:  # six of 28 records
        for _ in range(3):
            assert list(engine.generate(prompt, NUM_NEW)) == expected
        assert reply_of(engine).num_cached_tokens == 7 * CHUNK
        assert reply_of(engine).bytes_from_disk > 0


@pytest.mark.parametrize("num_shared", [63, 64, 65, 130])
def test_prompts_that_share_a_prefix_share_its_whole_chunks(
    num_shared: int, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    first, second = random_prompt(seed=1), random_prompt(seed=2)
    second[:num_shared] = first[:num_shared]
    assert second[num_shared] != first[num_shared]
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        list(engine.generate(first, 1))
        assert list(engine.generate(second, NUM_NEW)) == reference("llama", second)
        assert reply_of(engine).num_cached_tokens == num_shared // CHUNK * CHUNK


@pytest.mark.parametrize("num_prompt", [1, 2, 15, 16, 17, 64, 65, 128])
def test_prompts_of_any_length_are_exact_cold_and_warm(
    num_prompt: int, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt(num_prompt, seed=num_prompt)
    with open_engine(tiny_model("gemma3"), tmp_path) as engine:
        for _ in range(2):
            assert list(engine.generate(prompt, NUM_NEW)) == reference("gemma3", prompt)
        assert reply_of(engine).num_cached_tokens == (num_prompt - 1) // CHUNK * CHUNK
        assert_no_room_is_lost(engine)


def test_an_engine_without_a_store_is_exact_and_stores_nothing(
    tiny_model: TinyModel, reference: Callable[..., list[int]]
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("qwen3"), None) as engine:
        assert engine.store is None
        for _ in range(2):
            assert list(engine.generate(prompt, NUM_NEW)) == reference("qwen3", prompt)
        reply = reply_of(engine)
    assert (reply.num_cached_tokens, reply.num_stored_chunks) == (0, 0)


def test_a_store_without_room_costs_the_cache_entry_and_not_the_request(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path, disk_bytes=0) as engine:
        for _ in range(2):
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
            assert (reply_of(engine).num_stored_chunks, reply_of(engine).num_cached_tokens) == (0, 0)
        assert stats_of(engine).counters.skipped_full_chunks == 2 * WHOLE_CHUNKS


def test_a_store_too_small_for_a_prompt_keeps_its_beginning_and_counts_the_rest(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        unit_bytes = store_of(engine).geometry.unit_bytes
        catalog_bytes = store_of(engine).inventory._catalog.physical_bytes()
    room_bytes = 2 * unit_bytes + CATALOG_GROWTH_BYTES
    with open_engine(tiny_model("llama"), tmp_path, disk_bytes=catalog_bytes + room_bytes) as engine:
        for _ in range(2):
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        stats = stats_of(engine)
        assert 0 < stats.num_chunks < WHOLE_CHUNKS
        assert reply_of(engine).num_cached_tokens == stats.num_chunks * CHUNK
        assert stats.counters.skipped_full_chunks > 0
        assert stats.disk_bytes_used <= stats.disk_bytes_limit


def test_a_full_store_gives_up_what_was_used_least_recently_for_what_is_new(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompts = [random_prompt(seed=40 + number) for number in range(4)]
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        unit_bytes = store_of(engine).geometry.unit_bytes
    with open_engine(tiny_model("llama"), tmp_path, disk_bytes=2**18 + 8 * unit_bytes) as engine:
        for prompt in prompts:
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert stats_of(engine).counters.evicted_chunks > 0
        assert stats_of(engine).disk_bytes_used <= stats_of(engine).disk_bytes_limit
        for prompt in (prompts[-1], prompts[0]):
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
            if prompt is prompts[-1]:
                assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK
            else:
                assert reply_of(engine).num_cached_tokens == 0


# --- corruption ---------------------------------------------------------------------------------------------------


def flip_byte(store: Path, offset: int) -> None:
    (segment,) = (store / "segments").iterdir()
    with segment.open("r+b") as file:
        file.seek(offset)
        byte = file.read(1)[0]
        file.seek(offset)
        file.write(bytes([byte ^ 0x10]))


def record_offset(engine: Engine, prompt: Sequence[int], chunk: int, layer: int) -> int:
    """Offset in bytes of a record in its segment."""
    store = store_of(engine)
    extent, number = store.inventory.match(prompt)[chunk]
    return store.geometry.offset_bytes(RecordRef(extent, number, layer))


@pytest.mark.parametrize(("chunk", "layer", "where"), combined((0, 1, 2), (0, 3), (8, 5000)))
def test_a_corrupt_record_is_quarantined_with_its_extent_and_its_rows_are_computed_and_stored_again(
    chunk: int, layer: int, where: int, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        for end in (CHUNK, 2 * CHUNK, 3 * CHUNK):  # one extent for each chunk
            list(engine.generate(prompt[:end], 1))
        offset = record_offset(engine, prompt, chunk, layer)
    flip_byte(tmp_path, offset + where)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert stats_of(engine).counters.quarantined_chunks == 1
        assert reply_of(engine).num_cached_tokens == chunk * CHUNK
        assert reply_of(engine).num_stored_chunks == WHOLE_CHUNKS - chunk
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK
        assert stats_of(engine).counters.quarantined_chunks == 1
    with open_engine(tiny_model("llama"), tmp_path) as engine:  # the rewritten chunk is also good on disk
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK
        assert stats_of(engine).counters.quarantined_chunks == 0


def test_chunks_that_were_stored_together_are_quarantined_together(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        list(engine.generate(prompt, 1))
        offset = record_offset(engine, prompt, 2, 1)
    flip_byte(tmp_path, offset + 5000)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert stats_of(engine).counters.quarantined_chunks == WHOLE_CHUNKS
        assert (reply_of(engine).num_cached_tokens, reply_of(engine).num_stored_chunks) == (0, WHOLE_CHUNKS)


def test_a_segment_cut_short_is_noticed_and_its_rows_are_computed_again(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        for end in (2 * CHUNK, 3 * CHUNK):
            list(engine.generate(prompt[:end], 1))
    (segment,) = (tmp_path / "segments").iterdir()
    with segment.open("r+b") as file:
        file.truncate(segment.stat().st_size - 4096)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert stats_of(engine).counters.quarantined_chunks == 1
        assert reply_of(engine).num_cached_tokens == 2 * CHUNK


def test_a_disk_that_cannot_be_read_is_recomputed_without_it(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        list(engine.generate(prompt, 1))
    with open_engine(tiny_model("llama"), tmp_path) as engine:

        def refuse(*_: object) -> None:
            raise OSError(5, "Input/output error")

        with monkeypatch.context() as patch:
            patch.setattr("kvstore.disk.native_aio.NativeAio.begin", lambda aio, *read: False)
            patch.setattr(store_of(engine)._files, "read", refuse)
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert (reply_of(engine).num_cached_tokens, reply_of(engine).num_stored_chunks) == (0, 0)
        assert stats_of(engine).counters.quarantined_chunks == 0
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK


# --- kept chunks --------------------------------------------------------------------------------------------------


def test_nothing_is_stored_of_a_request_that_is_not_to_be_kept(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        for _ in range(2):
            assert list(engine.generate(prompt, NUM_NEW, keep=False)) == reference("llama", prompt)
            assert reply_of(engine).num_cached_tokens == 0
            assert reply_of(engine).num_stored_chunks == 0
        stats = stats_of(engine)
        assert stats.num_chunks == stats.host_bytes_used == 0
        assert stats.counters.committed_chunks == stats.counters.written_bytes == 0
        assert list((tmp_path / "segments").iterdir()) == []


def test_a_request_that_is_not_to_be_kept_still_uses_what_is_stored(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        list(engine.generate(prompt[:130], 1))
        assert list(engine.generate(prompt, NUM_NEW, keep=False)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == 128
        assert stats_of(engine).num_chunks == 2


# --- refusals -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("prompt", "num_new", "message"),
    [
        ([], 1, "the prompt is empty"),
        ([5], 0, "max_new_tokens must be at least 1, not 0"),
        ([5], -3, "max_new_tokens must be at least 1"),
        ([5, TINY_VOCABULARY], 1, f"token id {TINY_VOCABULARY} is outside the vocabulary of {TINY_VOCABULARY}"),
        ([5, -1], 1, "token id -1 is outside"),
        ([5] * 512, 2, "512 prompt tokens and 2 new ones exceed the model's 512 positions"),
        ([5] * 513, 1, "positions"),
    ],
)
def test_a_prompt_that_the_model_cannot_take_is_refused_before_anything_happens(
    prompt: list[int], num_new: int, message: str, tiny_model: TinyModel, tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        with pytest.raises(ValueError, match=message) as caught:
            list(engine.generate(prompt, num_new))
        assert "\n" not in str(caught.value)
        assert stats_of(engine).counters.lookups == 0


@pytest.mark.parametrize("architecture", ["llama", "opt"])
@pytest.mark.parametrize(("num_prompt", "num_new"), [(512, 1), (505, 8)])
def test_a_prompt_that_just_fits_is_exact(
    architecture: str, num_prompt: int, num_new: int, tiny_model: TinyModel, reference: Callable[..., list[int]]
) -> None:
    prompt = random_prompt(num_prompt)
    with open_engine(tiny_model(architecture), None) as engine:
        assert list(engine.generate(prompt, num_new)) == reference(architecture, prompt, num_new)


# --- ending early -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("num_taken", [1, 3])
def test_closing_the_tokens_early_leaves_engine_and_store_usable(
    num_taken: int, tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt, other = random_prompt(), random_prompt(seed=9)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        tokens = engine.generate(prompt, NUM_NEW)
        taken = [next(tokens) for _ in range(num_taken)]
        tokens.close()  # type: ignore[attr-defined]
        assert taken == reference("llama", prompt)[:num_taken]
        assert_no_room_is_lost(engine)
        for _ in range(2):
            assert list(engine.generate(other, NUM_NEW)) == reference("llama", other)
            assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK
        assert stats_of(engine).counters.quarantined_chunks == 0
        assert_no_room_is_lost(engine)
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == reference("llama", prompt)
        assert reply_of(engine).num_cached_tokens == WHOLE_CHUNKS * CHUNK


def test_two_requests_in_turns_are_both_exact(
    tiny_model: TinyModel, reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompts = [random_prompt(seed=3), random_prompt(seed=4)]
    with open_engine(tiny_model("qwen2"), tmp_path) as engine:
        both = [engine.generate(prompt, NUM_NEW) for prompt in prompts]
        tokens = list(zip(*both, strict=True))
    assert [list(request) for request in zip(*tokens, strict=True)] == [reference("qwen2", p) for p in prompts]


def test_a_stop_token_ends_the_answer_and_is_its_last_token(
    tiny_model: TinyModel, reference: Callable[..., list[int]]
) -> None:
    prompt = random_prompt()
    expected = reference("llama", prompt)
    stop = expected[3]
    assert stop not in expected[:3]
    with open_engine(tiny_model("llama"), None) as engine:
        assert list(engine.generate(prompt, NUM_NEW, stop_token_ids=[stop])) == expected[:4]
        assert reply_of(engine).finish_reason is FinishReason.STOP
        assert list(engine.generate(prompt, NUM_NEW, stop_token_ids=[expected[0]])) == expected[:1]
        assert reply_of(engine).finish_reason is FinishReason.STOP
        assert list(engine.generate(prompt, 4, stop_token_ids=[stop])) == expected[:4]
        assert reply_of(engine).finish_reason is FinishReason.STOP
        assert list(engine.generate(prompt, 3, stop_token_ids=[stop])) == expected[:3]
        assert reply_of(engine).finish_reason is FinishReason.LENGTH


def test_the_models_own_end_of_sequence_token_ends_the_answer_unless_told_otherwise(
    reference: Callable[..., list[int]], tmp_path: Path
) -> None:
    prompt = random_prompt()
    expected = reference("llama", prompt)
    config = tiny_config("llama")
    config.eos_token_id = expected[3]
    random_model(config, str(tmp_path))
    with open_engine(str(tmp_path), None) as engine:
        assert list(engine.generate(prompt, NUM_NEW)) == expected[:4]
        assert reply_of(engine).finish_reason is FinishReason.STOP
        assert list(engine.generate(prompt, NUM_NEW, stop_token_ids=())) == expected


def test_engines_share_a_model_that_is_in_memory(tiny_model: TinyModel) -> None:
    model = load_model(tiny_model("llama"), "float32")
    prompt = random_prompt()
    with open_engine(tiny_model("llama"), None) as loading:
        expected = list(loading.generate(prompt, NUM_NEW))
    nowhere = WorkerConfig(model="/there/is/no/such/model")
    with Engine(nowhere, model=model) as one, Engine(replace(nowhere, preset="recompute"), model=model) as other:
        assert list(one.generate(prompt, NUM_NEW)) == list(other.generate(prompt, NUM_NEW)) == expected


def test_a_reply_says_how_long_stored_kv_was_read(tiny_model: TinyModel, tmp_path: Path) -> None:
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        list(engine.generate(random_prompt()))
        assert reply_of(engine).read_seconds == {}
        store_of(engine).tier.forget(lambda _: True)
        list(engine.generate(random_prompt()))
        assert reply_of(engine).read_seconds.keys() == {Tier.DISK}
