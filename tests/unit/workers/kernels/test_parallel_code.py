"""Torch's threads are woken before a request needs them, if it has several and no thread computes."""

import threading
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

from kvstore import StoreConfig
from workers.engine import Engine
from workers.kernels.native import parallel_code
from workers.kernels.native.parallel_code import (
    _set_num_threads_of_mkl,
    one_thread,
    openmp_of_torch,
    release_threads,
    wake_threads,
)
from workers.plan.config import WorkerConfig
from workers.plan.worker_plan import WorkerPlan
from workers.requests import computation
from workers.turns.baton import Baton


@pytest.mark.parametrize(("num_threads", "woken"), [(1, []), (3, [3])])
def test_a_thread_that_is_alone_wakes_no_other(num_threads, woken, threads, monkeypatch) -> None:
    asked = []
    openmp = SimpleNamespace(omp_get_thread_num=None, GOMP_parallel=lambda _, __, number, ___: asked.append(number))
    monkeypatch.setattr(parallel_code, "openmp_of_torch", lambda: openmp)
    threads(num_threads)
    wake_threads()
    assert asked == woken


@pytest.mark.skipif(openmp_of_torch() is None, reason="no libgomp of torch's")
def test_threads_compute_as_before_when_they_were_woken(threads) -> None:
    threads(3)
    x = torch.randn(300, 300, generator=torch.Generator().manual_seed(0))
    expected = x @ x
    for _ in range(50):
        wake_threads()
        assert torch.equal(x @ x, expected)


def test_without_torchs_openmp_no_thread_is_woken(threads, monkeypatch) -> None:
    monkeypatch.setattr(parallel_code, "openmp_of_torch", lambda: None)
    threads(2)
    wake_threads()


@pytest.mark.parametrize("is_taken", [False, True])
def test_a_request_wakes_them_before_it_reads_unless_another_one_computes(is_taken, tiny_model, monkeypatch) -> None:
    """If the request has to wait, its awake threads would slow the computing request's threads down."""
    woken = []
    monkeypatch.setattr(computation, "wake_threads", lambda: woken.append(True))
    with Engine(WorkerConfig(model=tiny_model("llama"))) as engine:
        monkeypatch.setattr(Baton, "is_taken", property(lambda self: is_taken))
        list(engine.generate([1, 2, 3]))
    assert len(woken) == (0 if is_taken else 1)


def test_workers_down_the_chain_sleep_until_it_is_their_turn(tiny_model, monkeypatch) -> None:
    woken = []
    monkeypatch.setattr(computation, "wake_threads", lambda: woken.append(True))
    with Engine(WorkerConfig(model=tiny_model("llama"))) as engine:
        monkeypatch.setattr(WorkerPlan, "is_first", property(lambda self: False))
        with pytest.raises(AssertionError, match="predecessor"):
            list(engine.generate([1, 2, 3]))
    assert not woken


def threads_of_torch() -> set[int]:
    """Threads of this process that Python did not start.

    Looked at twice: while a thread of Python begins or ends, the process has it and Python does not.
    """

    def unknown_to_python() -> set[int]:
        return {int(each.name) for each in Path("/proc/self/task").iterdir()} - {
            each.native_id for each in threading.enumerate()
        }

    found = unknown_to_python()
    threading.Event().wait(0.02)
    return found & unknown_to_python()


@pytest.mark.skipif(openmp_of_torch() is None, reason="no libgomp of torch's")
def test_a_thread_gives_up_its_threads_and_begins_new_ones(threads) -> None:
    threads(3)
    begun = []

    def compute() -> None:
        before = threads_of_torch()
        x = torch.randn(300, 300, generator=torch.Generator().manual_seed(0))
        for _ in range(2):
            product = x @ x
            wake_threads()
            begun.append(len(threads_of_torch() - before))
            release_threads()
            begun.append(len(threads_of_torch() - before))
            assert torch.equal(x @ x, product)

    thread = threading.Thread(target=compute)
    thread.start()
    thread.join()
    assert begun == [2, 0, 2, 0]


@pytest.mark.skipif(openmp_of_torch() is None, reason="no libgomp of torch's")
@pytest.mark.parametrize("has_mkl", [True, False])
def test_a_thread_computes_alone_and_then_with_its_threads_again(has_mkl, threads, monkeypatch) -> None:
    """Another thread that begins to compute meanwhile has all of its own threads."""
    if not has_mkl:
        monkeypatch.setattr(parallel_code, "_set_num_threads_of_mkl", lambda: None)
    threads(3)
    x = torch.randn(8, 300, 300, generator=torch.Generator().manual_seed(0))
    product, grown = x @ x, x.exp()
    before, seen = threads_of_torch(), []

    def of_another() -> None:
        seen.append(torch.get_num_threads())

    with one_thread():
        assert torch.get_num_threads() == 1
        torch.testing.assert_close(x @ x, product)
        assert torch.equal(x.exp(), grown)
        if has_mkl and _set_num_threads_of_mkl() is not None:
            assert len(threads_of_torch()) == len(before) - 2
        other = threading.Thread(target=of_another)
        other.start()
        other.join()
    assert seen == [3]
    assert torch.get_num_threads() == 3
    wake_threads()
    assert len(threads_of_torch()) == len(before)


@pytest.mark.parametrize("has_openmp", [True, False])
def test_where_there_is_one_thread_or_no_openmp_it_computes_as_before(has_openmp, threads, monkeypatch) -> None:
    if not has_openmp:
        monkeypatch.setattr(parallel_code, "openmp_of_torch", lambda: None)
    threads(1 if has_openmp else 2)
    with one_thread():
        assert torch.get_num_threads() == (1 if has_openmp else 2)


def test_a_thread_has_its_threads_again_after_an_error(threads) -> None:
    threads(2)
    with pytest.raises(ValueError, match="mine"), one_thread():
        raise ValueError("mine")
    assert torch.get_num_threads() == 2


@pytest.mark.skipif(openmp_of_torch() is None, reason="no libgomp of torch's")
def test_no_thread_of_a_worker_keeps_compute_threads_that_it_does_not_use(threads, tiny_model, tmp_path) -> None:
    """While the batcher computes, only its own threads exist; when it is idle, none do."""
    release_threads()
    threads(3)
    before, seen = threads_of_torch(), []
    store = StoreConfig(directory=str(tmp_path), disk_bytes=2**28, host_bytes=2**25)
    with Engine(WorkerConfig(model=tiny_model("llama"), threads=3, preset="runahead"), store) as engine:
        assert threads_of_torch() == before, "loading has ended"
        forward = engine._worker.model.forward_together

        def watched(*args, **options):
            logits = forward(*args, **options)
            seen.append(len(threads_of_torch() - before))
            return logits

        engine._worker.model.forward_together = watched
        prompt = list(range(2, 150))
        for budget in (None, None, 0.5):
            list(engine.generate(prompt, 5, stop_token_ids=(), kv_budget=budget))
            assert engine.store.drain(30)
        for _ in range(1000):
            if threads_of_torch() == before:
                break
            threading.Event().wait(0.01)
        assert threads_of_torch() == before
    assert seen and set(seen) == {2}
