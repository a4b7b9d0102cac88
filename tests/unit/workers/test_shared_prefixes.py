"""Exact requests of one worker with a common prefix read its rows once, keep them in memory once, and stay exact."""

import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
import torch
from transformers import PreTrainedModel

from kvstore import StoreConfig
from kvstore.client.destinations import RowsDestination
from kvstore.format.record_batch import RecordBatch
from tests.support.every_case import SOME_TINY_ARCHITECTURES
from tests.support.lagging_device import LaggingDevice
from tests.support.tiny_models import TINY_VOCABULARY
from workers.device.device import Device
from workers.engine import Engine, EngineReply
from workers.errors import WorkerError
from workers.plan.config import WorkerConfig
from workers.plan.partition import Partition
from workers.plan.worker_plan import Asked, plan_workers
from workers.sharing.shared_prefixes import SharedPrefixes

TinyModel = Callable[[str], str]
StockModel = Callable[[str], PreTrainedModel]
CHUNK, NUM_PREFIX, LONG, NUM_NEW, NUM_LAYERS = 64, 192, 448, 6, 4
WAIT_S = 30.0


def draw(num_tokens: int, seed: int) -> list[int]:
    generator = torch.Generator().manual_seed(seed)
    return torch.randint(2, TINY_VOCABULARY, (num_tokens,), generator=generator).tolist()


DOCUMENT = draw(NUM_PREFIX, 1)
#: A document that differs from DOCUMENT in its last chunk only.
OTHER = [*DOCUMENT[:-CHUNK], *draw(CHUNK, 2)]


def question(number: int, document: Sequence[int] = DOCUMENT) -> list[int]:
    return [*document, *draw(10 + number, 100 + number)]


@contextmanager
def open_engine(
    directory: str, path: Path, documents: Sequence[Sequence[int]] = (DOCUMENT, OTHER), device: Device | None = None
) -> Iterator[Engine]:
    """An engine whose store has the documents."""
    config = StoreConfig(directory=str(path), disk_bytes=2**28, host_bytes=2**25, io_threads=2)
    with Engine(WorkerConfig(model=directory, preset="attentionstore"), config, device=device) as engine:
        for document in documents:
            list(engine.generate([*document, 2]))
        assert engine.store is not None and engine.store.drain(WAIT_S)
        yield engine


def at_once(engine: Engine, prompts: Sequence[Sequence[int]], num_new: int = NUM_NEW) -> list[list[int]]:
    """Ask all prompts; return each answer's tokens. All requests run when the last one has its first token."""
    answers = [engine.generate(prompt, num_new, stop_token_ids=()) for prompt in prompts]
    firsts = [next(answer) for answer in answers]
    return [[first, *answer] for first, answer in zip(firsts, answers, strict=True)]


def stock_tokens(model: PreTrainedModel, prompt: Sequence[int]) -> list[int]:
    ids = torch.tensor([prompt])
    with torch.inference_mode():
        out = model.generate(
            ids, attention_mask=torch.ones_like(ids), max_new_tokens=NUM_NEW, do_sample=False, eos_token_id=None
        )
    return out[0, len(prompt) :].tolist()


def reply_of(engine: Engine) -> EngineReply:
    assert engine.last_reply is not None
    return engine.last_reply


def shared_of(engine: Engine) -> SharedPrefixes:
    return engine._worker.shared


class Loading:
    """Watches loads of exact rows, and can hold up their records before they are copied."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.num_records = 0
        self._may_go_on = threading.Event()
        self._may_go_on.set()

    @contextmanager
    def held(self) -> Iterator[None]:
        self.num_records = 0
        self.begun.clear()
        self._may_go_on.clear()
        try:
            yield
        finally:
            self._may_go_on.set()

    def record(self) -> None:
        self.num_records += 1
        self.begun.set()
        assert self._may_go_on.wait(WAIT_S)


@pytest.fixture
def loading(monkeypatch: pytest.MonkeyPatch) -> Loading:
    loading, copy, copy_batch = Loading(), RowsDestination.copy, RowsDestination.copy_batch

    def held_copy(self: RowsDestination, record: memoryview, token_end: int | None = None) -> None:
        loading.record()
        copy(self, record, token_end)

    def held_copy_batch(self: RowsDestination, batch: RecordBatch) -> None:
        for _ in range(len(batch)):
            loading.record()
        copy_batch(self, batch)

    monkeypatch.setattr(RowsDestination, "copy", held_copy)
    monkeypatch.setattr(RowsDestination, "copy_batch", held_copy_batch)
    return loading


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline_s = time.monotonic() + WAIT_S
    while not is_so():
        assert time.monotonic() < deadline_s
        time.sleep(0.002)


@pytest.mark.parametrize("architecture", SOME_TINY_ARCHITECTURES)
def test_requests_that_begin_alike_read_that_once_and_are_exact(
    architecture: str, tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    prompts = [question(1), question(2), question(3, OTHER)]
    with open_engine(tiny_model(architecture), tmp_path) as engine:
        replies: list[EngineReply] = []
        answers = [engine.generate(prompt, NUM_NEW, stop_token_ids=()) for prompt in prompts]
        firsts = [next(answer) for answer in answers]
        tokens = []
        for first, answer in zip(firsts, answers, strict=True):
            tokens.append([first, *answer])
            replies.append(reply_of(engine))
        first_rows, row_bytes = engine.facts.first_rows_seen(NUM_PREFIX), 2 * engine.facts.kv.row_bytes
    assert tokens == [stock_tokens(stock_model(architecture), prompt) for prompt in prompts]
    assert [reply.num_cached_tokens for reply in replies] == [NUM_PREFIX] * 3
    assert [reply.bytes_shared for reply in replies] == [
        row_bytes * sum(max(0, num_shared - first) for first in first_rows)
        for num_shared in (0, NUM_PREFIX, NUM_PREFIX - CHUNK)
    ]
    whole, none, last_chunk = (reply.bytes_from_host for reply in replies)
    assert none == 0 < last_chunk <= whole
    assert (last_chunk < whole) == (min(first_rows) == 0), "layers with windows read only the last chunk"


@pytest.mark.usefixtures("untouched_memory")
def test_eight_requests_hold_hardly_more_than_one(tiny_model: TinyModel, tmp_path: Path) -> None:
    """Memory is counted as the kernel does: bytes of pages that hold rows."""
    document, held = draw(LONG, 3), {}
    with open_engine(tiny_model("llama"), tmp_path, [document]) as engine:
        for num_requests in (1, 8):
            answers = [engine.generate([*document, 2 + number], NUM_NEW) for number in range(num_requests)]
            for answer in answers:
                next(answer)
            held[num_requests] = shared_of(engine).held_bytes
            for answer in answers:
                answer.close()  # type: ignore[attr-defined]
        wait_until(lambda: shared_of(engine).held_bytes == 0)  # nothing is kept for later requests
        assert LONG * engine.facts.kv.token_bytes < held[1] < 1.1 * LONG * engine.facts.kv.token_bytes
    assert held[8] <= 1.5 * held[1]


@pytest.mark.usefixtures("untouched_memory")
def test_equal_prompts_have_rows_that_one_of_them_computed(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    """The first request has the rows from its prefill; the others take them from the store, as far as its chunks go."""
    prompt = question(1, draw(NUM_PREFIX, 4))
    with open_engine(tiny_model("llama"), tmp_path, []) as engine:
        first = engine.generate(prompt, NUM_NEW, stop_token_ids=())
        tokens = [[next(first), next(first)]]  # its computed rows become shared after the first token
        stats = engine.store.stats  # type: ignore[union-attr]
        wait_until(lambda: stats().num_chunks == len(prompt) // stats().tokens_per_chunk)
        held = shared_of(engine).held_bytes
        second = engine.generate(prompt, NUM_NEW, stop_token_ids=())
        tokens.append([next(second)])
        assert shared_of(engine).held_bytes < 1.5 * held
        for answer, start in zip((first, second), tokens, strict=True):
            start += answer
        assert reply_of(engine).bytes_shared == reply_of(engine).num_cached_tokens * engine.facts.kv.token_bytes > 0
    assert tokens == [stock_tokens(stock_model("llama"), prompt)] * 2


@pytest.mark.usefixtures("untouched_memory")
def test_shared_rows_stay_when_the_request_that_read_them_ends(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    """Rows that no other request uses are freed. A third request shares the second one's rows."""
    prompts = [[*DOCUMENT, *draw(250, 5)], question(2), question(3)]
    with open_engine(tiny_model("llama"), tmp_path) as engine:
        first = engine.generate(prompts[0], NUM_NEW)
        next(first)
        second = engine.generate(prompts[1], NUM_NEW, stop_token_ids=())
        token = next(second)
        held = shared_of(engine).held_bytes
        first.close()  # type: ignore[attr-defined]
        token_bytes = engine.facts.kv.token_bytes
        assert held - shared_of(engine).held_bytes >= 240 * token_bytes
        assert shared_of(engine).held_bytes < 1.5 * NUM_PREFIX * token_bytes
        assert at_once(engine, [prompts[2]]) == [stock_tokens(stock_model("llama"), prompts[2])]
        assert reply_of(engine).bytes_shared == NUM_PREFIX * token_bytes
        assert [token, *second] == stock_tokens(stock_model("llama"), prompts[1])


def test_a_request_waits_for_rows_that_another_one_loads(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path, loading: "Loading"
) -> None:
    prompts = [question(1), question(2)]
    with open_engine(tiny_model("llama"), tmp_path) as engine, ThreadPoolExecutor(2) as threads:
        with loading.held():
            first = threads.submit(at_once, engine, prompts[:1])
            assert loading.begun.wait(WAIT_S)
            second = threads.submit(at_once, engine, prompts[1:])
            wait_until(lambda: len(shared_of(engine)._holdings) == 2)
            assert not second.done()
        answers = [*first.result(WAIT_S), *second.result(WAIT_S)]
    assert answers == [stock_tokens(stock_model("llama"), prompt) for prompt in prompts]
    assert loading.num_records == NUM_PREFIX // CHUNK * NUM_LAYERS, "each record was read once"


def test_a_request_reads_what_another_one_loaded_in_vain(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path, loading: "Loading"
) -> None:
    """Two requests wait for the load of an aborted one: one of them reads the rows, and the other one shares them."""
    prompts = [question(1), question(2), question(3)]
    with open_engine(tiny_model("llama"), tmp_path) as engine, ThreadPoolExecutor(3) as threads:
        with loading.held():
            aborted = threads.submit(at_once, engine, prompts[:1])
            assert loading.begun.wait(WAIT_S)
            (number,) = engine._worker._requests
            others = [threads.submit(at_once, engine, [prompt]) for prompt in prompts[1:]]
            wait_until(lambda: len(shared_of(engine)._holdings) == 3)
            engine._worker.abort(number)
        with pytest.raises(WorkerError, match="aborted"):
            aborted.result(WAIT_S)
        answers = [other.result(WAIT_S)[0] for other in others]
        assert shared_of(engine)._holdings == []
    assert answers == [stock_tokens(stock_model("llama"), prompt) for prompt in prompts[1:]]


@pytest.mark.parametrize("tenants", [("a", "b"), ("a", "a")])
def test_rows_are_had_in_common_within_a_tenant_only(
    tenants: tuple[str, str], tiny_model: TinyModel, tmp_path: Path
) -> None:
    with open_engine(tiny_model("llama"), tmp_path, []) as engine:
        assert engine.store is not None
        runs = []
        for number, tenant in enumerate(tenants):
            placement = engine.store.acquire(DOCUMENT, tenant=tenant)
            (plan,) = plan_workers(
                request=number,
                epoch=0,
                token_ids=DOCUMENT,
                partition=Partition((0, NUM_PREFIX)),
                placements=[placement],
                asked=Asked(max_new_tokens=1),
            )
            runs.append((plan, placement))
        assert (runs[0][0].row_scope == runs[1][0].row_scope) == (tenants[0] == tenants[1])
        assert all(plan.shares_rows for plan, _ in runs)


def test_on_a_device_of_its_own_memory_each_request_has_its_own_rows(
    tiny_model: TinyModel, stock_model: StockModel, tmp_path: Path
) -> None:
    prompts = [question(1), question(2)]
    with open_engine(tiny_model("llama"), tmp_path, device=LaggingDevice()) as engine:
        assert at_once(engine, prompts) == [stock_tokens(stock_model("llama"), prompt) for prompt in prompts]
        assert reply_of(engine).bytes_shared == shared_of(engine).held_bytes == 0
