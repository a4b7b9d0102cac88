"""Hits of a stored prefix on a device, for evidence: a profile of an exact and of a budgeted one, and several at once.

    python -m benchmarks.gpu.hits profile --shape qwen2.5-7b --device cuda --out DIR
    python -m benchmarks.gpu.hits together --shape tiny --device cpu

Weights are random, so presets choose by attention that means nothing, and times alone count. Everything that a request
needs is in host memory. stdout ends in one JSON line.
"""

import argparse
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np
import torch

from benchmarks.gpu.frame.shapes import SHAPES, TINY, config_of
from kvstore import CHUNK_TOKENS, StoreConfig
from workers.device.cuda import device_of
from workers.engine import Engine
from workers.model.stock_model import random_model_in_memory
from workers.plan.config import WorkerConfig

_BUDGET, _NEW_TOKENS, _GENERATED = 0.05, 32, 8
_TOGETHER, _ROUNDS = (1, 4, 16), 3
_DRAIN_S, _ROWS_OF_TABLE = 60.0, 40
_SLACK_BYTES = 2**28


@contextmanager
def _engine(shape: str, device_name: str, prefix: Sequence[int]) -> Iterator[Engine]:
    """An engine whose store has the prefix in memory."""
    device = device_of(device_name)
    with tempfile.TemporaryDirectory(prefix=".hits-", dir=".") as scratch:
        directory = str(Path(scratch) / "model")
        model = random_model_in_memory(config_of(shape), directory, "bfloat16", device=device)
        kv_bytes = 2 * len(prefix) * model.facts.kv.token_bytes + _SLACK_BYTES
        store = StoreConfig(directory=str(Path(scratch) / "store"), disk_bytes=2 * kv_bytes, host_bytes=kv_bytes)
        worker = WorkerConfig(model=directory, device=device_name, dtype="bfloat16", threads=torch.get_num_threads())
        with Engine(worker, store, device=device, model=model) as engine:
            list(engine.generate([*prefix, 1]))
            assert engine.store is not None
            engine.store.drain(_DRAIN_S)
            for kv_budget in (None, _BUDGET):  # the first request of each kind is slower, and reads from the disk
                list(engine.generate([*prefix, 2], kv_budget=kv_budget, keep=False))
            yield engine


def profile(engine: Engine, prefix: Sequence[int], out: Path) -> dict[str, Any]:
    """Write the profiler's table of each hit to `out`; return their seconds, which include the profiler's."""
    activities = [torch.profiler.ProfilerActivity.CPU]
    by = "self_cpu_time_total"
    if torch.cuda.is_available():
        activities.append(torch.profiler.ProfilerActivity.CUDA)
        by = "self_device_time_total"
    figures: dict[str, Any] = {}
    for name, kv_budget in (("exact", None), ("budgeted", _BUDGET)):
        with torch.profiler.profile(activities=activities) as profiled:
            started_s = time.perf_counter()
            list(engine.generate([*prefix, *range(3, 3 + _NEW_TOKENS)], kv_budget=kv_budget, keep=False))
            figures[f"{name}_s"] = time.perf_counter() - started_s
        table = profiled.key_averages().table(sort_by=by, row_limit=_ROWS_OF_TABLE)
        (out / f"profile-{name}.txt").write_text(table)
    return figures


def together(engine: Engine, prefix: Sequence[int]) -> dict[str, Any]:
    """Seconds until the first and until the last token of as many requests at once, by kind and number: medians."""
    figures: dict[str, Any] = {}
    for name, kv_budget in (("exact", None), ("budgeted", _BUDGET)):
        for number in _TOGETHER:
            rounds = [_at_once(engine, prefix, kv_budget, number) for _ in range(_ROUNDS)]
            first_s, all_s = (statistics.median(each) for each in zip(*rounds, strict=True))
            figures[f"{name}, {number}"] = {"first_token_s": first_s, "all_s": all_s}
    return figures


def _at_once(engine: Engine, prefix: Sequence[int], kv_budget: float | None, number: int) -> tuple[float, float]:
    """Seconds until the median request's first token, and until all are done."""
    started_s = time.perf_counter()

    def ask(each: int) -> float:
        tokens = engine.generate(
            [*prefix, *range(3 + each, 3 + each + _NEW_TOKENS)], _GENERATED, kv_budget=kv_budget, keep=False
        )
        next(tokens)
        first_s = time.perf_counter() - started_s
        list(tokens)
        return first_s

    with ThreadPoolExecutor(number) as threads:
        first_s = statistics.median(threads.map(ask, range(number)))
    return first_s, time.perf_counter() - started_s


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("profile", "together"))
    parser.add_argument("--shape", choices=SHAPES, default="qwen2.5-7b")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--prefix-tokens", type=int, default=None, help="default: 16,384; 1,024 of shape tiny")
    parser.add_argument("--out", type=Path, default=Path())
    options = parser.parse_args(arguments)
    num_tokens = options.prefix_tokens or (1024 if options.shape == TINY else 16_384)
    numbers = np.random.default_rng(0)
    vocabulary = config_of(options.shape).vocab_size
    prefix = numbers.integers(0, vocabulary, num_tokens // CHUNK_TOKENS * CHUNK_TOKENS).tolist()
    with _engine(options.shape, options.device, prefix) as engine:
        figures = profile(engine, prefix, options.out) if options.what == "profile" else together(engine, prefix)
    sys.stdout.write(json.dumps({"hits": options.what, "prefix_tokens": len(prefix), "figures": figures}) + "\n")


if __name__ == "__main__":
    main()
